"""What follows when a player has ended his moves of a sub-phase: ambushes (HRN-9.25), and who has
to leave the settlement of a new friend (HRN-17.6)."""

from __future__ import annotations

from civitas.kernel.agenda import Step
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.means.control import standing_homes
from civitas.titles.oikumene.means.units import shift
from civitas.titles.oikumene.moves.ground import under_way
from civitas.titles.oikumene.moves.paths import UNITS
from civitas.titles.oikumene.stacks import ABOARD, PLACE_OF, SITE, SPACE_OF, SPOT_OF, place
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.world import bits, spaces


def end_turn(s: State, me: Player) -> None:
    """A player has ended his moves of the sub-phase."""
    movement = under_way(s)
    if movement.sub == UNITS and me.leaving:
        leave_friends(s, me)
    if movement.seat == me.seat and movement.came and s.mode.fortification_ambush_support:
        s.do(Step("ambush", me.seat, (together(movement.came),)))


def together(came: tuple[int, ...]) -> tuple[int, ...]:
    """Stacks and numbers in turn, each stack once.

    >>> together((7, 1, 9, 2, 7, 3))
    (7, 4, 9, 2)
    """
    found: dict[int, int] = {}
    for stack, number in zip(came[::2], came[1::2], strict=True):
        found[stack] = found.get(stack, 0) + number
    return tuple(n for pair in sorted(found.items()) for n in pair)


def leave_friends(s: State, me: Player) -> None:
    """HRN-17.6: who has not left the settlement that he encircled is placed on the nearest own
    one; without any he stays."""
    for field in spaces(me.leaving & me.forces):
        goal = nearest_home(s, me, field)
        if goal < 0 or s.owner[field] == NOBODY or not me.friend_of(s.owner[field]):
            continue
        for stack in [each for each in me.units if _outside(each, field)]:
            shift(s, me, stack, place(goal), me.units[stack])
        if s.rules.version >= 3:  # before, cargo was left behind without ships
            for stack in [each for each in me.units if PLACE_OF[each] == place(field, ABOARD)]:
                shift(s, me, stack, place(goal, ABOARD), me.units[stack])
        s.tell(
            "told-sent-home",
            "HRN-17.6",
            seat=me.seat,
            origin=s.label(field),
            space=s.label(goal),
        )
    me.leaving = 0


def _outside(stack: int, field: int) -> bool:
    return SPACE_OF[stack] == field and SPOT_OF[stack] <= SITE


def nearest_home(s: State, me: Player, field: int) -> int:
    """The field with an own settlement that is fewest steps away, over whatever border or water; of
    several the first in file order; -1 if there is none."""
    homes = standing_homes(s, me)
    seen = 1 << field
    while homes and not seen & homes:
        near = seen
        for space in spaces(seen):
            near |= s.world.coast[space]
            near |= s.world.lane[space]
            if space < s.world.lands:
                near |= bits(s.world.borders[space])
        if near == seen:
            break
        seen = near
    return next(iter(spaces(seen & homes)), -1)
