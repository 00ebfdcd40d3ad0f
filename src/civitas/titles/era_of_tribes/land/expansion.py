"""The course of an expansion and of an auto-expansion (EOT-3.20, EOT-7.1, EOT-7.2)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.titles.era_of_tribes.goals.ending import check_end
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from civitas.titles.era_of_tribes.underway import Expansion

RULES: Final = Chapter()

COURSE: Final = (
    "growth",
    "tiles.movement",
    "special_uses",
    "movement",
    "movement.end",
    "founding",
    "tiles.battles",
    "battles",
    "expansion.end",
)
"""The steps of an expansion, in order. Before its movement and its battles kept tiles may be used
(EOT-10.2)."""
COURSES: Final = tuple(tuple(Step(what, seat) for what in COURSE) for seat in range(BARBARIANS))
"""The same by seat."""
MOVEMENT_END: Final = tuple(course[COURSE.index("movement.end")] for course in COURSES)
FIRST_COURSES: Final = tuple(
    tuple(step for step in course if step.what != "tiles.movement") for course in COURSES
)
"""By the first rules they could be used before its battles alone."""


@RULES.plain("action.expansion")
def action(s: State, me: Player, leaders: int, goods: int) -> None:
    """The action, with the leaders and luxury goods placed for it (EOT-7.3)."""
    _begin(s, me, Expansion(me.seat, leaders=leaders, goods=goods))


@RULES.plain("expansion.auto")
def auto(s: State, me: Player) -> None:
    """EOT-3.20: without leaders and goods; EOT-10.2: kept tiles may be used first."""
    _begin(s, me, Expansion(me.seat, auto=True))
    s.do(Step("tiles.auto", me.seat))


def _begin(s: State, me: Player, expansion: Expansion) -> None:
    s.expansion = expansion
    if s.log is not None:
        what = "told-auto-expansion" if expansion.auto else "told-expansion"
        s.tell(what, "EOT-7.1", seat=me.seat)
    add_legions(s, me)
    courses = FIRST_COURSES if s.rules.version < 2 else COURSES
    s.do(*courses[me.seat])


def add_legions(s: State, me: Player) -> None:
    """EOT-7.2"""
    legions = min(me.traits.legions, s.legion_supply)
    if legions:
        s.legion_supply -= legions
        me.legions += legions
        s.tell("told-legion", "EOT-7.2", seat=me.seat)


@RULES.plain("expansion.end")
def end(s: State, me: Player) -> None:
    """All is done and forgotten (EOT-7.7); what was won last may end the game (EOT-13.7)."""
    s.expansion = None
    check_end(s, me.seat)


def under_way(s: State) -> Expansion:
    """The expansion that goes on now."""
    assert s.expansion is not None
    return s.expansion
