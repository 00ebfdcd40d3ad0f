"""The agenda: what is put on it comes in order, plain steps at once, and names are sure."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.planned import Agenda, Planned


class Yes(Pick, frozen=True, tag="yes"):
    """The only answer."""


@dataclass(slots=True)
class Tale(Planned):
    """What happened, word by word."""

    players: list[str] = field(default_factory=lambda: ["Anna", "Ben"])
    agenda: tuple[Step, ...] = ()
    told: list[str] = field(default_factory=list)


def chapter() -> Chapter:
    rules = Chapter()

    @rules.plain("tell")
    def tell(s: Tale, me: str, *words: str) -> None:
        s.told.append(" ".join((me, *words)))

    @rules.plain("twice")
    def twice(s: Tale, me: str) -> None:
        s.do(Step("tell", 0, ("first",)), Step("tell", 1, ("second",)))

    @rules.asking("ask")
    def ask(s: Tale, me: str, *words: str) -> Flow:
        yield Ask(s.players.index(me), "yes", lambda: [Yes()])
        tell(s, me, "said", "yes", *words)

    return rules


def test_the_first_step_comes_first_and_what_it_brings_before_the_next() -> None:
    s, agenda = Tale(), Agenda(chapter())
    s.do(Step("tell", 0), Step("twice"), Step("tell", 1, ("last",)))
    assert not agenda.goes_on(s)
    assert s.told == ["Anna", "Anna first", "Ben second", "Ben last"]
    assert s.agenda == ()


def test_what_may_ask_waits_for_its_segment() -> None:
    s, agenda = Tale(), Agenda(chapter())
    s.do(Step("tell"), Step("ask", 1, ("twice",)), Step("ask"), Step("tell", 1))
    assert agenda.goes_on(s)
    assert s.told == ["Anna"]
    for flow in (agenda.segment(s), agenda.segment(s)):
        assert isinstance(next(flow), Ask)
        with pytest.raises(StopIteration):
            flow.send(Yes())
    assert s.told == ["Anna", "Ben said yes twice", "Anna said yes"]
    assert not agenda.goes_on(s)
    assert s.told[-1] == "Ben"


def test_a_chapter_has_a_name_once_and_an_agenda_too() -> None:
    rules = chapter()
    for what in ("tell", "ask"):
        with pytest.raises(ValueError, match=f"Two rules are called {what}"):
            rules.plain(what)(lambda s, me: None)
    with pytest.raises(ValueError, match="Two rules are called ask"):
        Agenda(rules, chapter())
    assert Agenda(rules).names == {"tell", "twice", "ask"}


def test_a_step_that_no_rule_is_for_is_named() -> None:
    s, agenda = Tale(), Agenda(chapter())
    s.do(Step("harvest"))
    assert agenda.goes_on(s)
    with pytest.raises(LookupError, match="called harvest, but no rule is: put the chapter"):
        agenda.segment(s)
    assert s.agenda == (Step("harvest"),)
