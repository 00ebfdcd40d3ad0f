"""Where units may go (HRN-6.1 to HRN-6.16, HRN-6.19, HRN-6.20): the spaces next to them, less those
that a rule keeps them from. Ships are in `sailing`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from civitas.kernel.asks import Pick, Reason
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.tables import COMMANDERS
from civitas.titles.oikumene.content.units import CARGO, CAVALRY, HEAVY, KINDS, LIGHT, SHIP, STORE
from civitas.titles.oikumene.means.areas import may_cross
from civitas.titles.oikumene.means.control import encircled, enemy_forces
from civitas.titles.oikumene.means.homeland import holds_here
from civitas.titles.oikumene.means.rooms import unit_room
from civitas.titles.oikumene.means.units import room_aboard
from civitas.titles.oikumene.moves.ground import blocked, snowed_in
from civitas.titles.oikumene.picks.moves import Board, BoardInPort, To
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    INSIDE,
    OUT,
    PORT,
    kind_of,
    space_of,
    spot_of,
)
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.world import BROWN_LAND, TURQUOISE, Crossing

Goal: TypeAlias = tuple[type[Pick], int]
"""What units do, and the space they do it to."""

UNITS, SPECIAL, RETREAT = "units", "special", "retreat"
IMMOBILE: Final = tuple(kind.can("immobile") for kind in KINDS)

NEVER_MOVES: Final = Reason("never-moves", "HRN-6.12")
SHUT_IN: Final = Reason("shut-in", "HRN-6.12")
HAS_MOVED: Final = Reason("has-moved", "HRN-6.1")
TIRED: Final = Reason("tired", "HRN-6.7")
HAS_BOARDED: Final = Reason("has-boarded", "HRN-6.4")
NOT_ENTITLED: Final = Reason("not-entitled", "HRN-6.15")
HELD_FAST: Final = Reason("held-fast", "HRN-6.14")
NO_RETREAT_HELD: Final = Reason("held-fast", "HRN-6.19")
HEAVY_STAY: Final = Reason("heavy-stay", "HRN-6.20")
TOO_FAR: Final = Reason("too-far", "HRN-6.1")
SNOW: Final = Reason("snow", "HRN-5.19")
ENGAGED: Final = Reason("engaged", "HRN-6.10")
BLOCKED: Final = Reason("blocked", "HRN-6.14")
NO_CONSENT: Final = Reason("no-consent", "HRN-6.13")
BLACK_BORDER: Final = Reason("black-border", "HRN-2.2")
STRAIT_WATCHED: Final = Reason("strait-watched", "HRN-2.3")
BLACK_RIVER: Final = Reason("black-river", "HRN-6.21")
NO_RIDE: Final = Reason("no-ride", "HRN-6.15")
NOT_HOME: Final = Reason("not-home", "HRN-6.19")
NO_CARGO: Final = Reason("no-cargo", "HRN-6.5")
NO_ROOM_ABOARD: Final = Reason("no-room-aboard", "HRN-6.5")
NO_ROOM_INSIDE: Final = Reason("no-room-inside", "HRN-2.19")
NO_PORT_NOW: Final = Reason("no-port-now", "HRN-6.19")
NOT_BLOCKED_SEA: Final = Reason("blocked", "HRN-6.19")


class Outlook:
    """What hangs on the player and the sub-phase alone, found out once for all his stacks."""

    __slots__ = ("blocked", "entitled", "foes", "me", "refused", "s", "snow", "sub")

    def __init__(self, s: State, me: Player) -> None:
        movement = s.movement
        mine = movement is not None and movement.seat == me.seat
        self.s = s
        self.me = me
        self.sub = movement.sub if movement is not None else UNITS
        self.foes = enemy_forces(s, me)
        self.blocked = blocked(s, me)
        self.snow = snowed_in(s)
        self.refused = movement.refused if movement is not None and mine else 0
        paid = movement.paid if movement is not None and mine else False
        self.entitled = self.sub != SPECIAL or paid or brilliant(s, me)
        """May every unit move?"""


def brilliant(s: State, me: Player) -> bool:
    """HRN-6.15: has he a commander who gives every unit a special move?"""
    return s.mode.commanders and COMMANDERS[me.commander].special_moves_per_unit > 0


# ---------------------------------------------------------------- how many


def fresh(o: Outlook, stack: int, deed: type[Pick] = To) -> int:
    """The units of a stack that may still do it."""
    me = o.me
    number = me.units.get(stack, 0)
    if in_port(stack, deed):
        return max(0, number - me.boarded.get(stack, 0) - me.tired.get(stack, 0))
    return number - me.moved.get(stack, 0)


def in_port(stack: int, deed: type[Pick]) -> bool:
    """HRN-6.4: is it boarding or leaving a ship in port, which uses no move?"""
    return deed is BoardInPort or spot_of(stack) == HOLD


# ---------------------------------------------------------------- whether at all


def refuse_stack(o: Outlook, stack: int, deed: type[Pick] = To) -> Reason | None:
    """Why units of a stack do not move now."""
    kind, spot, free = kind_of(stack), spot_of(stack), in_port(stack, deed)
    if IMMOBILE[kind]:
        return NEVER_MOVES
    if fresh(o, stack, deed) <= 0:
        if free:
            return HAS_BOARDED
        return TIRED if o.me.tired.get(stack) else HAS_MOVED
    if spot == INSIDE and not free and encircled(o.s, space_of(stack)):
        return SHUT_IN
    if o.sub == RETREAT and free:
        return NO_PORT_NOW
    if not o.entitled and not has_special(o, stack):
        return NOT_ENTITLED
    return _refuse_held(o, stack)


def _refuse_held(o: Outlook, stack: int) -> Reason | None:
    """HRN-6.14, HRN-6.19, HRN-6.20"""
    if o.sub == UNITS:
        return None
    if exposed(stack) and o.blocked >> space_of(stack) & 1:
        return HELD_FAST if o.sub == SPECIAL else NO_RETREAT_HELD
    return HEAVY_STAY if o.sub == RETREAT and kind_of(stack) == HEAVY else None


def exposed(stack: int) -> bool:
    """Is a unit in its space itself? Who is in a shipyard is not (HRN-8.10, HRN-8.12)."""
    return spot_of(stack) not in (PORT, HOLD)


def has_special(o: Outlook, stack: int) -> bool:
    """HRN-6.15: may units of this stack make a special move of their own accord, one by one?"""
    kind = kind_of(stack)
    if kind == CAVALRY:
        return True
    return SHIP[kind] and (o.me.traits.fleet_size <= 1 or spot_of(stack) == PORT)


# ---------------------------------------------------------------- land units


def around(o: Outlook, stack: int) -> Iterator[Goal]:
    """What a land unit could do if nothing stood in its way."""
    space, spot, world = space_of(stack), spot_of(stack), o.s.world
    if spot in (ABOARD, HOLD):
        shores = world.coasts[space] if space >= world.lands else (space,)
        yield from ((To, shore) for shore in shores)
        return
    yield from ((To, near) for near in world.borders[space])
    if not CARGO[kind_of(stack)]:
        return
    ships = o.me.forces
    yield from ((Board, water) for water in world.coasts[space] if ships >> water & 1)
    afloat = world.full(space, TURQUOISE) or o.me.traits.ships_on_land
    if afloat and room_aboard(o.me, space) > 0:
        yield Board, space
    if o.s.yard[space] != NONE and room_aboard(o.me, space, PORT) > 0:
        yield BoardInPort, space


def refuse_march(o: Outlook, stack: int, deed: type[Pick], space: int) -> Reason | None:
    """Why a land unit does not do it."""
    if deed is BoardInPort:
        return _refuse_boarding(o, stack, space, PORT) or _refuse_snow(o, stack, space)
    reason = _refuse_snow(o, stack, space) or refuse_entry(o, stack, space)
    if reason is not None:
        return reason
    if deed is Board:
        return _refuse_boarding(o, stack, space, OUT)
    if spot_of(stack) == HOLD:
        return _refuse_inside(o, stack, space)
    return _refuse_field(o, stack, space)


def _refuse_field(o: Outlook, stack: int, field: int) -> Reason | None:
    """HRN-6.2, HRN-6.15, HRN-6.19"""
    if spot_of(stack) != ABOARD:
        reason = refuse_border(o, stack, field)
        if reason is not None:
            return reason
    if o.sub == RETREAT and not is_home(o.s, o.me, field):
        return NOT_HOME
    if o.s.world.rough >> field & 1 and not o.entitled:
        return NO_RIDE
    return None


def is_home(s: State, me: Player, field: int) -> bool:
    """Is there a completed settlement of his own?"""
    return s.town[field] != NONE and s.owner[field] == me.seat and field not in s.fallen


def refuse_border(o: Outlook, stack: int, field: int) -> Reason | None:
    """HRN-2.2, HRN-2.3, HRN-6.21: why a land unit does not cross the border."""
    here, world = space_of(stack), o.s.world
    if world.open[here] >> field & 1:
        return None
    for crossing in world.crossings[here]:
        if crossing.near == field:
            if may_cross(o.s, o.me, crossing):
                return None
            if crossing.black:
                return None if _climbs(o, stack, crossing) else BLACK_BORDER
            return STRAIT_WATCHED if crossing.seas else BLACK_RIVER
    return TOO_FAR


def _climbs(o: Outlook, stack: int, crossing: Crossing) -> bool:
    """HRN-18.9, HRN-18.47: does light infantry cross this black border?"""
    where = o.me.traits.light_infantry_cross_black
    if not where or kind_of(stack) != LIGHT:
        return False
    both = (space_of(stack), crossing.near)
    if where == "mountains" and not any(o.s.world.part(n, BROWN_LAND) for n in both):
        return False
    return all(holds_here(o.s, o.me, field) for field in both)


def _refuse_snow(o: Outlook, stack: int, space: int) -> Reason | None:
    """HRN-5.19: land units neither leave nor enter a field of the zone."""
    return SNOW if o.snow >> space_of(stack) & 1 or o.snow >> space & 1 else None


def _refuse_boarding(o: Outlook, stack: int, space: int, ships: int) -> Reason | None:
    """HRN-6.5, HRN-6.19"""
    size = CARGO[kind_of(stack)]
    if not size:
        return NO_CARGO
    if room_aboard(o.me, space, ships) < size:
        return NO_ROOM_ABOARD
    if o.sub == RETREAT and o.blocked >> space & 1:
        return NOT_BLOCKED_SEA
    return None


def _refuse_inside(o: Outlook, stack: int, field: int) -> Reason | None:
    """HRN-8.10: who leaves a ship in port is in the field, or inside if it is encircled; guests
    have no place inside (HRN-8.1) and stay aboard."""
    if not encircled(o.s, field):
        return None
    if o.s.owner[field] != o.me.seat:
        return SHUT_IN
    return None if unit_room(o.s, field) >= STORE[kind_of(stack)] else NO_ROOM_INSIDE


def refuse_entry(o: Outlook, stack: int, space: int) -> Reason | None:
    """HRN-6.10, HRN-6.13, HRN-6.14: why nobody of the stack enters the space."""
    here = space_of(stack)
    if space == here:
        return None
    bit = 1 << space
    if o.sub == UNITS and exposed(stack) and o.blocked >> here & 1 and o.foes & bit:
        return ENGAGED
    if o.sub == SPECIAL and o.blocked & bit:
        return BLOCKED
    return NO_CONSENT if o.refused & bit else None


def guest_of(s: State, me: Player, space: int) -> int:
    """HRN-6.13: the treaty partner who controls the field and has to consent, or nobody."""
    if space >= s.world.lands:
        return NOBODY
    host = s.control[space]
    return host if host != NOBODY and me.friend_of(host) else NOBODY
