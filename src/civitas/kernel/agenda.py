"""What comes next: the agenda of a state is a stack of steps. A segment of play is a step that may
ask, and all steps that ask nothing up to the next one that may.

A step is plain data: the name of a rule, a seat and a few numbers. A rule changes the state, may
ask, and puts on the agenda what follows from it. So play can stop between any two steps, be copied
and go on. A title of many small phases is written like this: each file of its rules is a `Chapter`
that names its rules, and one table, an `Agenda`, lists the chapters.

Two laws for whoever writes a rule:

* Whatever was hidden and comes to light (a draw, an unopened choice) ends the segment before the
  next ask: put the rest on the agenda. A table that a bot imagines deals hidden things anew at the
  start of a segment.
* What a rule calls may itself put steps on the agenda. Put what comes later first:
  ``s.do(now, later)`` does both, in this order.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeAlias, TypeVar

import msgspec

from civitas.kernel.asks import Flow
from civitas.kernel.log import Logged

Arg: TypeAlias = int | str | tuple[int, ...]


class Step(msgspec.Struct, frozen=True, gc=False):
    """A rule to be carried out for a seat."""

    what: str
    seat: int = 0
    args: tuple[Arg, ...] = ()


class Planned(Logged):
    """A state with an agenda. It names the two fields itself, where it wants them among the others:
    ``agenda: tuple[Step, ...] = ()`` and ``players``, a list by seat."""

    __slots__ = ("agenda",)

    agenda: tuple[Step, ...]
    """What comes next; the top of the stack is last. The match is over when it is empty."""
    players: list[Any]

    def do(self, *steps: Step) -> None:
        """Put these steps on the agenda: the first comes next, the others after it."""
        self.agenda += steps[::-1]


AskingRule: TypeAlias = Callable[..., Flow]
PlainRule: TypeAlias = Callable[..., None]
Asking = TypeVar("Asking", bound=AskingRule)
Plain = TypeVar("Plain", bound=PlainRule)


class Chapter:
    """The rules of one file, by the names of their steps.

    >>> RULES = Chapter()
    >>> @RULES.plain("harvest")
    ... def harvest(s, me):
    ...     me.grain += 1
    """

    def __init__(self) -> None:
        self.asks: dict[str, AskingRule] = {}
        self.plains: dict[str, PlainRule] = {}

    def asking(self, what: str) -> Callable[[Asking], Asking]:
        """A rule that may ask: ``def rule(s, me, *args) -> Flow``."""

        def note(rule: Asking) -> Asking:
            _unheard(what, self.asks, self.plains)
            self.asks[what] = rule
            return rule

        return note

    def plain(self, what: str) -> Callable[[Plain], Plain]:
        """A rule that asks nothing: ``def rule(s, me, *args) -> None``."""

        def note(rule: Plain) -> Plain:
            _unheard(what, self.asks, self.plains)
            self.plains[what] = rule
            return rule

        return note


class Agenda:
    """All rules of a title, from a list of its chapters; it carries out what is on a state's
    agenda. Its two methods are those of a `Title`."""

    def __init__(self, *chapters: Chapter) -> None:
        self._asks: dict[str, AskingRule] = {}
        self._plains: dict[str, PlainRule] = {}
        for chapter in chapters:
            for what in (*chapter.asks, *chapter.plains):
                _unheard(what, self._asks, self._plains)
            self._asks |= chapter.asks
            self._plains |= chapter.plains

    @property
    def names(self) -> frozenset[str]:
        """What a step may be called."""
        return frozenset(self._asks.keys() | self._plains.keys())

    def segment(self, s: Planned) -> Flow:
        """The next step, which may ask."""
        step = s.agenda[-1]
        try:
            rule = self._asks[step.what]
        except KeyError:
            raise LookupError(
                f"A step on the agenda is called {step.what}, but no rule is: put the chapter of"
                " that rule on the list of the title's Agenda, or mend the name of the step."
            ) from None
        s.agenda = s.agenda[:-1]
        me, args = s.players[step.seat], step.args
        return rule(s, me, *args) if args else rule(s, me)

    def goes_on(self, s: Planned) -> bool:
        """Carry out what asks nothing. Is there anything else to do?"""
        agenda, plains = s.agenda, self._plains
        while agenda:
            step = agenda[-1]
            rule = plains.get(step.what)
            if rule is None:
                return True
            s.agenda = agenda[:-1]
            if step.args:
                rule(s, s.players[step.seat], *step.args)
            else:  # by far the most, and a call without a star is cheap
                rule(s, s.players[step.seat])
            agenda = s.agenda
        return False


def _unheard(what: str, *known: Collection[str]) -> None:
    """Refuse a name that another rule has."""
    if any(what in names for names in known):
        raise ValueError(f"Two rules are called {what}: give one of them another name.")
