"""Where units may go (HRN-6.1 to HRN-6.16, HRN-6.19, HRN-6.20): the spaces next to them, less those
that a rule keeps them from. Ships are in `sailing`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from civitas.kernel.asks import Pick, Reason
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.units import CARGO, CAVALRY, HEAVY, KINDS, LIGHT, SHIP, STORE
from civitas.titles.oikumene.means.control import encircled, standing_homes
from civitas.titles.oikumene.means.homeland import holds_here
from civitas.titles.oikumene.means.rooms import unit_room
from civitas.titles.oikumene.means.units import room_aboard
from civitas.titles.oikumene.moves.engaged import carried_off
from civitas.titles.oikumene.moves.outlook import RETREAT, SPECIAL, UNITS, Outlook
from civitas.titles.oikumene.picks.common import OnSpace
from civitas.titles.oikumene.picks.moves import Board, BoardInPort, PutIn, To
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    INSIDE,
    KIND_OF,
    OUT,
    PORT,
    SPACE_OF,
    SPOT_OF,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import BROWN_LAND, TURQUOISE, bits, spaces

Goal: TypeAlias = tuple[type[OnSpace], int]
"""What units do, and the space they do it to."""

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
NO_CUBE: Final = Reason("no-cube", "HRN-2.12")


# ---------------------------------------------------------------- how many


def fresh(o: Outlook, stack: int, deed: type[Pick] = To) -> int:
    """The units of a stack that may still do it."""
    me = o.me
    number = me.units.get(stack, 0)
    if not in_port(stack, deed):
        return number - me.moved.get(stack, 0)
    boarded, tired = me.boarded.get(stack, 0), me.tired.get(stack, 0)
    if o.s.rules.version >= 3:  # before, who was both counted twice
        return max(0, number - max(boarded, tired))
    return max(0, number - boarded - tired)


def in_port(stack: int, deed: type[Pick]) -> bool:
    """HRN-6.4: is it boarding or leaving a ship in port, which uses no move?"""
    return deed is BoardInPort or SPOT_OF[stack] == HOLD


# ---------------------------------------------------------------- whether at all


def refuse_stack(o: Outlook, stack: int, deed: type[Pick] = To) -> Reason | None:
    """Why units of a stack do not move now."""
    me, spot = o.me, SPOT_OF[stack]
    if IMMOBILE[KIND_OF[stack]]:
        return NEVER_MOVES
    if spot == HOLD or deed is BoardInPort:
        if fresh(o, stack, deed) <= 0:
            return HAS_BOARDED
        if o.sub == RETREAT:
            return NO_PORT_NOW
    elif stack not in me.units or (me.moved and me.units[stack] <= me.moved.get(stack, 0)):
        return TIRED if me.tired.get(stack) else HAS_MOVED
    elif spot == INSIDE and encircled(o.s, SPACE_OF[stack]):
        return SHUT_IN
    if not o.entitled and not has_special(o, stack):
        return NOT_ENTITLED
    return None if o.sub == UNITS else _refuse_held(o, stack)


def _refuse_held(o: Outlook, stack: int) -> Reason | None:
    """HRN-6.14, HRN-6.19, HRN-6.20"""
    if o.blocked >> SPACE_OF[stack] & 1 and exposed(stack):
        return HELD_FAST if o.sub == SPECIAL else NO_RETREAT_HELD
    return HEAVY_STAY if o.sub == RETREAT and KIND_OF[stack] == HEAVY else None


def exposed(stack: int) -> bool:
    """Is a unit in its space itself? Who is in a shipyard is not (HRN-8.10, HRN-8.12)."""
    return SPOT_OF[stack] not in (PORT, HOLD)


def has_special(o: Outlook, stack: int) -> bool:
    """HRN-6.15: may units of this stack make a special move of their own accord, one by one?
    HRN-18.6: so does a single ship of Vikings, wherever it is."""
    kind = KIND_OF[stack]
    if kind == CAVALRY:
        return True
    return SHIP[kind] and (o.me.traits.fleet_size <= 1 or SPOT_OF[stack] == PORT)


# ---------------------------------------------------------------- land units


AFOOT: Final = tuple(
    spot <= INSIDE and not SHIP[kind] for spot, kind in zip(SPOT_OF, KIND_OF, strict=True)
)
"""By stack: is it a land unit, and not aboard?"""


def around(o: Outlook, stack: int) -> Iterator[Goal]:
    """What a land unit could do if nothing stood in its way."""
    space, world = SPACE_OF[stack], o.s.world
    if not AFOOT[stack]:
        shores = world.coasts[space] if space >= world.lands else (space,)
        yield from ((To, shore) for shore in shores)
        return
    yield from ((To, near) for near in world.borders[space])
    yield from aboard(o, stack)


def aboard(o: Outlook, stack: int) -> Iterator[Goal]:
    """The ships that a land unit could board: on the water next to its field, on the field itself,
    and in its shipyard."""
    if not CARGO[KIND_OF[stack]]:
        return
    space, world, me = SPACE_OF[stack], o.s.world, o.me
    for water in spaces(world.coast[space] & me.forces):
        yield Board, water
    afloat = world.full(space, TURQUOISE) or me.traits.ships_on_land
    if afloat and room_aboard(me, space) > 0:
        yield Board, space
    if me.berths >> space & 1 and room_aboard(me, space, PORT) > 0:
        yield BoardInPort, space


def may_board(o: Outlook, stack: int) -> bool:
    """Are there own ships, or could there be, where a land unit is?"""
    me, world, space = o.me, o.s.world, SPACE_OF[stack]
    if not CARGO[KIND_OF[stack]]:
        return False
    if world.coast[space] & me.forces or me.berths >> space & 1:
        return True
    return bool(me.traits.ships_on_land) or world.full(space, TURQUOISE)


def marches(o: Outlook, stack: int) -> int:
    """HRN-6.2, HRN-6.10: the fields that a land unit afoot may enter, as bits."""
    here = SPACE_OF[stack]
    found = o.around(here)
    if o.climbs and not o.snow >> here & 1:
        found |= o.reached(climbed(o, stack), here)
    return found


def refuse_march(o: Outlook, stack: int, deed: type[Pick], space: int) -> Reason | None:
    """Why a land unit does not do it."""
    if deed is BoardInPort:
        return _refuse_boarding(o, stack, space, PORT) or _refuse_snow(o, stack, space)
    if deed is To and AFOOT[stack]:
        return None if marches(o, stack) >> space & 1 else _why_not_there(o, stack, space)
    reason = _refuse_snow(o, stack, space) or refuse_entry(o, stack, space)
    if reason is not None:
        return reason
    if deed is Board:
        return _refuse_boarding(o, stack, space, OUT)
    if SPOT_OF[stack] == HOLD:
        return _refuse_inside(o, stack, space)
    return _refuse_field(o, stack, space)


def _why_not_there(o: Outlook, stack: int, field: int) -> Reason:
    """The first reason why a field is not among the marches of a unit."""
    return (
        _refuse_snow(o, stack, field)
        or refuse_entry(o, stack, field)
        or refuse_border(o, stack, field)
        or _refuse_field(o, stack, field)
        or TOO_FAR
    )


def _refuse_field(o: Outlook, stack: int, field: int) -> Reason | None:
    """HRN-6.15, HRN-6.19: who lands where his ship stands enters no rough terrain. (Before the
    eighth rules he did.)"""
    if o.sub == RETREAT and not is_home(o.s, o.me, field):
        return NOT_HOME
    lands = field == SPACE_OF[stack] and o.s.rules.version >= 8
    return NO_RIDE if o.s.world.rough >> field & 1 and not (o.entitled or lands) else None


def is_home(s: State, me: Player, field: int) -> bool:
    """Is there a completed settlement of his own?"""
    return bool(standing_homes(s, me) >> field & 1)


def refuse_border(o: Outlook, stack: int, field: int) -> Reason | None:
    """HRN-2.2, HRN-2.3, HRN-6.21: why a land unit does not cross the border."""
    here = SPACE_OF[stack]
    if (o.near(here) | climbed(o, stack)) >> field & 1:
        return None
    for crossing in o.s.world.crossings[here]:
        if crossing.near == field:
            if crossing.black:
                return BLACK_BORDER
            return STRAIT_WATCHED if crossing.seas else BLACK_RIVER
    return TOO_FAR


def climbed(o: Outlook, stack: int) -> int:
    """HRN-18.9, HRN-18.47: the fields that light infantry reaches over black borders, as bits."""
    where = o.me.traits.light_infantry_cross_black
    if not where or KIND_OF[stack] != LIGHT:
        return 0
    here = SPACE_OF[stack]
    black = (crossing.near for crossing in o.s.world.crossings[here] if crossing.black)
    return bits(near for near in black if _climbs(o, where, (here, near)))


def _climbs(o: Outlook, where: str, both: tuple[int, int]) -> bool:
    if where == "mountains" and not any(o.s.world.part(n, BROWN_LAND) for n in both):
        return False
    return all(holds_here(o.s, o.me, field) for field in both)


def _refuse_snow(o: Outlook, stack: int, space: int) -> Reason | None:
    """HRN-5.19: land units neither leave nor enter a field of the zone."""
    return SNOW if o.snow >> SPACE_OF[stack] & 1 or o.snow >> space & 1 else None


def _refuse_boarding(o: Outlook, stack: int, space: int, ships: int) -> Reason | None:
    """HRN-6.5, HRN-6.19"""
    size = CARGO[KIND_OF[stack]]
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
    return None if unit_room(o.s, field) >= STORE[KIND_OF[stack]] else NO_ROOM_INSIDE


def refuse_entry(o: Outlook, stack: int, space: int, deed: type[Pick] = To) -> Reason | None:
    """HRN-6.10, HRN-6.13, HRN-6.14: why nobody of the stack enters the space. Before the ninth
    rules a shipyard was not told apart from its field there (HRN-6.9)."""
    here, older = SPACE_OF[stack], o.s.rules.version < 9
    if space == here and (older or exposed(stack)):
        return None
    bit = 1 << space
    if o.sub == UNITS and o.foes & bit:
        if exposed(stack) and o.blocked >> here & 1:
            return ENGAGED
        if SPOT_OF[stack] == ABOARD and 0 < fresh(o, stack) <= carried_off(o.s, o.me, stack):
            return ENGAGED
    if o.sub == SPECIAL and o.blocked & bit and (older or deed is not PutIn):
        return BLOCKED
    return NO_CONSENT if o.refused & bit else None


def guest_of(s: State, me: Player, space: int) -> int:
    """HRN-6.13: the treaty partner who controls the field and has to consent, or nobody."""
    if space >= s.world.lands:
        return NOBODY
    host = s.control[space]
    return host if host != NOBODY and me.friend_of(host) else NOBODY
