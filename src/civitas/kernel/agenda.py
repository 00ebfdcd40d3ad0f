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
from typing import TypeAlias, TypeVar

import msgspec

from civitas.kernel.asks import Flow

Arg: TypeAlias = int | str | tuple[int, ...]


class Step(msgspec.Struct, frozen=True, gc=False):
    """A rule to be carried out for a seat."""

    what: str
    seat: int = 0
    args: tuple[Arg, ...] = ()


def by_seat(what: str, seats: int) -> tuple[Step, ...]:
    """The same step for each of so many seats, for a rule that often puts it on the agenda.

    >>> by_seat("turn", 4)[2]
    Step(what='turn', seat=2, args=())
    """
    return tuple(Step(what, seat) for seat in range(seats))


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
            unheard(what, self.asks, self.plains)
            self.asks[what] = rule
            return rule

        return note

    def plain(self, what: str) -> Callable[[Plain], Plain]:
        """A rule that asks nothing: ``def rule(s, me, *args) -> None``."""

        def note(rule: Plain) -> Plain:
            unheard(what, self.asks, self.plains)
            self.plains[what] = rule
            return rule

        return note


def unheard(what: str, *known: Collection[str]) -> None:
    """Refuse a name that another rule has."""
    if any(what in names for names in known):
        raise ValueError(f"Two rules are called {what}: give one of them another name.")
