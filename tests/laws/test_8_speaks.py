"""Law 8. It speaks: every ask, pick, line, reason, option and thing has words in each language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from civitas.kernel.asks import Pick, Reason
from civitas.kernel.rulebook import rulebook
from civitas.kernel.speech import catalogue
from civitas.kernel.titles import Meta
from civitas.kernel.words import LANGUAGES, pick_message, pick_params, words_for
from tests.laws.matches import Match, blame, play
from tests.laws.settings import cases, title_of
from tests.laws.toy import META, State, Toy

MOMENTS = 6
"""Moments of a match at which it is asked why something is not offered."""
WONDERED = 40
"""Picks that are asked for there."""


def check_speaks(match: Match) -> None:
    """All that is said in the course of a match."""
    for message, params in sentences(match):
        fault(match.title.meta, message, **params)


def sentences(match: Match) -> Iterator[tuple[str, Mapping[str, Any]]]:
    known: dict[Pick, None] = {}
    dice = match.dice("why")
    chosen = match.some("why", MOMENTS)
    for number, (table, _) in enumerate(match.walk(log=True)):
        for ask in table.asks:
            yield f"ask-{ask.what}", ask.params
            for pick in ask.picks:
                if pick not in known:
                    known[pick] = None
                    yield pick_message(pick), pick_params(pick)
        if number in chosen:
            for seat in match.eyes(dice):
                for pick in dice.sample(list(known), min(WONDERED, len(known))):
                    reason = table.why_not(pick, seat)
                    if reason is not None:
                        assert is_clause(match.title.meta, reason.clause), reason
                        yield f"why-{reason.message}", reason.params
    if table.result is not None:
        yield table.result.way, table.result.params
    for line in table.log:
        assert is_clause(match.title.meta, line.clause), line
        yield line.message, line.params


def is_clause(meta: Meta, clause: str) -> bool:
    """Is it in the rulebook, whose parts may have several prefixes? A toy has none."""
    book = rulebook(meta).clauses
    return clause in book if book else clause.startswith(f"{meta.clauses}-")


@cache
def fault(meta: Meta, message: str, **params: Any) -> None:
    """Said in every language; each thing in it is known by a name."""
    for language in LANGUAGES:
        words = words_for(meta, language, tuple("ABCDEFGHIJKL"))
        assert words.faults(message, params) == [], f"{language}: {message} {params}"
        text = words.say(message, params)
        assert text, f"{language}: {message} is empty"
        assert "{" not in text, f"{language}: {text}"
        for value in params.values():
            if isinstance(value, str):
                assert words.has(f"thing-{value}"), f"{language}: no name for {value}"


def test_it_speaks(matches: list[Match]) -> None:
    for match in matches:
        with blame(match):
            check_speaks(match)


@pytest.mark.parametrize("title", sorted({case.title for case in cases()}))
def test_its_options_have_words(title: str) -> None:
    meta = title_of(title).meta
    for option in meta.options:
        fault(meta, f"option-{option.id}")
        fault(meta, f"option-{option.id}-name")
        for choice in option.choices:
            if not isinstance(choice, bool):
                fault(meta, f"choice-{option.id}-{choice}")


@pytest.mark.parametrize("title", sorted({case.title for case in cases()}))
def test_it_has_a_name_and_says_what_it_is(title: str) -> None:
    for message in ("title-name", "title-pitch"):
        fault(title_of(title).meta, message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", sorted({case.title for case in cases()}))
def test_no_message_has_two_texts(title: str, language: str) -> None:
    """Of two chapters with the same message one would be told in place of the other."""
    text = catalogue(title_of(title).meta.words, language)
    messages = Counter(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert [message for message, number in messages.items() if number > 1] == []


@pytest.mark.parametrize("title", sorted({case.title for case in cases()}))
def test_its_picks_have_words(title: str) -> None:
    """Every kind of pick, also one that no match of these has offered."""
    kinds = msgspec.inspect.type_info(title_of(title).pick_type)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    for kind in kinds.types:
        assert isinstance(kind, msgspec.inspect.StructType)
        for language in LANGUAGES:
            assert words_for(title_of(title).meta, language).has(f"pick-{kind.tag}"), kind.tag


class Mute(Toy):
    """Says what no catalogue knows."""

    def segment(self, s: State) -> Any:
        s.tell("toy-mystery", "TOY-1")
        return super().segment(s)


class Vague(Toy):
    """Leaves out what its sentence is about."""

    def segment(self, s: State) -> Any:
        s.tell("toy-laid", "TOY-1", seat=0)
        return super().segment(s)


class Nameless(Toy):
    """Speaks of a thing that has no name."""

    def segment(self, s: State) -> Any:
        s.tell("toy-laid", "TOY-1", seat=0, spot="m")
        return super().segment(s)


class Curt(Toy):
    """Refuses for a reason it cannot tell."""

    def why_not(self, s: State, seat: int, pick: Pick) -> Reason | None:
        return Reason("because", "TOY-1")


class OneTongue(Toy):
    """Has words for half of the world."""

    def __init__(self, folder: Path) -> None:
        english = (META.words / "en.ftl").read_text("utf-8")
        (folder / "en.ftl").write_text(english, "utf-8")
        (folder / "de.ftl").write_text(english.replace("ask-bid", "ask-something"), "utf-8")
        self.meta = msgspec.structs.replace(META, words=folder)


def test_the_law_bites(tmp_path: Path) -> None:
    for title, complaint in (
        (Mute(), "no message toy-mystery"),
        (Vague(), "Unknown external: spot"),
        (Nameless(), "no name for m"),
        (Curt(), "no message why-because"),
        (OneTongue(tmp_path), "de: ask-bid"),
    ):
        with pytest.raises(AssertionError, match=complaint):
            check_speaks(play(title, 3, {}, "bite"))
