"""What comes next: the agenda is a stack of steps. A segment of play is a step that may ask, and
all steps that ask nothing up to the next one that may.

A step is plain data: the name of a rule, a seat and a few numbers. A rule changes the state, may
ask, and puts on the agenda what follows from it. So play can stop between any two steps, be copied
and go on.

Two laws for whoever writes a rule:

* Whatever was hidden and comes to light (a draw, an unopened choice) ends the segment before the
  next ask: put the rest on the agenda. A table that a bot imagines deals hidden things anew at the
  start of a segment.
* What a rule calls may itself put steps on the agenda. Put what comes later first:
  ``s.do(now, later)`` does both, in this order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from civitas.kernel.asks import Flow

if TYPE_CHECKING:
    from civitas.titles.clash_of_cultures.state import State

Arg: TypeAlias = int | str | tuple[int, ...]


class Step(msgspec.Struct, frozen=True, gc=False):
    """A rule to be carried out for a seat."""

    what: str
    seat: int = 0
    args: tuple[Arg, ...] = ()


Rule: TypeAlias = Callable[..., Any]

FLOWS: Final[dict[str, Rule]] = {}
PLAIN: Final[dict[str, Rule]] = {}


def asking(what: str) -> Callable[[Rule], Rule]:
    """A rule that may ask: ``def rule(s, me, *args) -> Flow``."""

    def note(rule: Rule) -> Rule:
        assert what not in FLOWS.keys() | PLAIN.keys(), what
        FLOWS[what] = rule
        return rule

    return note


def plain(what: str) -> Callable[[Rule], Rule]:
    """A rule that asks nothing: ``def rule(s, me, *args) -> None``."""

    def note(rule: Rule) -> Rule:
        assert what not in FLOWS.keys() | PLAIN.keys(), what
        PLAIN[what] = rule
        return rule

    return note


def segment(s: State) -> Flow:
    """The next step, which may ask."""
    step = s.agenda[-1]
    s.agenda = s.agenda[:-1]
    rule, me, args = FLOWS[step.what], s.players[step.seat], step.args
    flow: Flow = rule(s, me, *args) if args else rule(s, me)
    return flow


def goes_on(s: State) -> bool:
    """Carry out what asks nothing. Is there anything else to do?"""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        rule = PLAIN.get(step.what)
        if rule is None:
            return True
        s.agenda = agenda[:-1]
        if step.args:
            rule(s, s.players[step.seat], *step.args)
        else:  # by far the most, and a call without a star is cheap
            rule(s, s.players[step.seat])
        agenda = s.agenda
    return False
