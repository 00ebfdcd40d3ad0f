"""What follows when a player has ended his moves of a sub-phase: ambushes (HRN-9.25), and who has
to leave the settlement of a new friend (HRN-17.6)."""

from __future__ import annotations

from civitas.kernel.agenda import Step
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.units import SHIP
from civitas.titles.oikumene.means.control import standing_homes
from civitas.titles.oikumene.means.rooms import ship_room
from civitas.titles.oikumene.means.units import at, shift
from civitas.titles.oikumene.moves.ground import under_way
from civitas.titles.oikumene.moves.outlook import UNITS
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    KIND_OF,
    OUT,
    PORT,
    SITE,
    SPACE_OF,
    SPOT_OF,
    place,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import bits, spaces


def end_turn(s: State, me: Player) -> None:
    """A player has ended his moves of the sub-phase."""
    movement = under_way(s)
    if movement.sub == UNITS and me.leaving:
        leave_friends(s, me)
    if movement.seat == me.seat and movement.came and s.mode.fortification_ambush_support:
        s.do(Step("ambush", me.seat, (together(movement.came),)))


def together(came: tuple[int, ...]) -> tuple[int, ...]:
    """Stacks and numbers in turn, each stack once; without what is noted for HRN-6.10.

    >>> together((7, 1, 9, 2, 7, 3, ~7, 1))
    (7, 4, 9, 2)
    """
    found: dict[int, int] = {}
    for stack, number in zip(came[::2], came[1::2], strict=True):
        if stack >= 0:
            found[stack] = found.get(stack, 0) + number
    return tuple(n for pair in sorted(found.items()) for n in pair)


def leave_friends(s: State, me: Player) -> None:
    """HRN-17.6: who has not left the settlement that he encircled is placed on the nearest own
    one; without any he stays."""
    for field in spaces(me.leaving & me.forces):
        if s.owner[field] == NOBODY or not me.friend_of(s.owner[field]):
            continue
        units = [stack for stack in me.units if _outside(stack, field)]
        ships = [stack for stack in units if _afloat(s, me, stack)]
        if ships:
            _send(s, me, ships, _haven(s, me, field, ships), PORT, HOLD)
        units = [stack for stack in units if stack not in ships]
        if units:
            _send(s, me, units, nearest_home(s, me, field), OUT, ABOARD)
    me.leaving = 0


def _outside(stack: int, field: int) -> bool:
    return SPACE_OF[stack] == field and SPOT_OF[stack] <= SITE


def _afloat(s: State, me: Player, stack: int) -> bool:
    """Is it a ship that cannot stand on any field (HRN-6.8, HRN-18.31)?"""
    if not SHIP[KIND_OF[stack]] or me.traits.ships_on_land:
        return False
    return s.rules.version >= 3  # before, ships were placed on land


def _send(s: State, me: Player, units: list[int], goal: int, spot: int, hold: int) -> None:
    """Units are placed at home, and with ships their cargo."""
    if goal < 0:
        return
    field = SPACE_OF[units[0]]
    for stack in units:
        shift(s, me, stack, place(goal, spot), me.units[stack])
    if s.rules.version >= 3 and any(SHIP[KIND_OF[stack]] for stack in units):
        # before, cargo was left behind without ships
        for stack, number in at(me, place(field, ABOARD)):
            shift(s, me, stack, place(goal, hold), number)
    where = {"origin": s.label(field), "space": s.label(goal)}
    s.tell("told-sent-home", "HRN-17.6", seat=me.seat, **where)


def nearest_home(s: State, me: Player, field: int) -> int:
    """The field with an own settlement that is fewest steps away, over whatever border or water; of
    several the first in file order; -1 if there is none."""
    return _nearest(s, field, standing_homes(s, me))


def _haven(s: State, me: Player, field: int, ships: list[int]) -> int:
    """The same with a shipyard that has room for these ships."""
    number = sum(me.units[stack] for stack in ships)
    havens = (f for f in spaces(standing_homes(s, me) & s.yards) if ship_room(s, f) >= number)
    return _nearest(s, field, bits(havens))


def _nearest(s: State, field: int, homes: int) -> int:
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
