"""Flight from a battle (HRN-9.19, HRN-9.21)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.units import CARGO, KINDS, LIGHT, SHIP, STORE
from civitas.titles.oikumene.means.areas import over_land
from civitas.titles.oikumene.means.control import enemies
from civitas.titles.oikumene.means.rooms import may_berth, ship_room, unit_room
from civitas.titles.oikumene.means.units import room_aboard, shift, turn_into
from civitas.titles.oikumene.picks.common import stack_of, told_stack
from civitas.titles.oikumene.picks.war import FleeTo
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    INSIDE,
    OUT,
    PORT,
    SPOTS,
    kind_of,
    level_of,
    moved,
    place,
    space_at,
    space_of,
    spot_at,
    spot_of,
    stack,
)
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.war.losses import kill
from civitas.titles.oikumene.war.sides import DEFENDER, current, player
from civitas.titles.oikumene.world import bits, spaces

_IMMOBILE = tuple(kind.can("immobile") for kind in KINDS)


def can_flee(s: State, which: int) -> bool:
    """HRN-9.19: has any unit of the side a legal destination?"""
    me = player(s, which)
    shut = occupied(s, me)
    units = current(s).sides[which].units
    return any(next(_ways(s, me, t, shut, which == DEFENDER), None) is not None for t, _ in units)


def occupied(s: State, me: Player) -> int:
    """Spaces with hostile units, wherever in them, and fields of a treaty partner (HRN-6.13), as
    bits."""
    found = 0
    for other in enemies(s, me):
        found |= other.forces | bits(space_of(stack) for stack in other.units)
    return found | bits(n for n in s.world.fields if me.friends and _guest(s, me, n))


def _guest(s: State, me: Player, field: int) -> bool:
    host = s.control[field]
    return host >= 0 and me.friend_of(host)


def _ways(s: State, me: Player, which: int, shut: int, defends: bool) -> Iterator[int]:
    """HRN-9.21: the places to which a unit of this stack may flee."""
    if _IMMOBILE[kind_of(which)]:
        return
    if SHIP[kind_of(which)]:
        yield from _sails(s, me, which, shut)
    elif spot_of(which) == ABOARD:
        yield from _with_ships(s, me, which, shut)
    else:
        yield from _marches(s, me, which, shut)
    if defends:
        yield from _indoors(s, me, which)


def _sails(s: State, me: Player, which: int, shut: int) -> Iterator[int]:
    """To water next to it, or into an own shipyard there."""
    world, space = s.world, space_of(which)
    near = world.lane[space] if space >= world.lands else world.coast[space]
    for water in spaces(near & ~shut):
        yield place(water)
    if space >= world.lands:
        for field in world.coasts[space]:
            if s.owner[field] == me.seat and may_berth(s, me, field) and ship_room(s, field) > 0:
                yield place(field, PORT)


def _marches(s: State, me: Player, which: int, shut: int) -> Iterator[int]:
    """To a field next to it, or onto an own ship off its coast."""
    field, size = space_of(which), CARGO[kind_of(which)]
    for near in spaces(over_land(s, me, field) & ~shut):
        yield place(near)
    for water in spaces(s.world.coast[field] & me.forces & ~shut):
        if size and room_aboard(me, water) >= size:
            yield place(water, ABOARD)


def _with_ships(s: State, me: Player, which: int, shut: int) -> Iterator[int]:
    """Who is aboard goes where ships with room have gone, or ashore."""
    world, space, size = s.world, space_of(which), CARGO[kind_of(which)]
    near = world.lane[space] if space >= world.lands else world.coast[space]
    for water in spaces(near & me.forces & ~shut):
        if room_aboard(me, water) >= size:
            yield place(water, ABOARD)
    for field in world.coasts[space] if space >= world.lands else ():
        if room_aboard(me, field, PORT) >= size and s.owner[field] == me.seat:
            yield place(field, HOLD)
        if not shut >> field & 1:
            yield place(field)
    if space < world.lands:
        yield from _marches(s, me, which, shut)


def _indoors(s: State, me: Player, which: int) -> Iterator[int]:
    """The defender's own settlement on the field, up to its capacity."""
    field, kind = space_of(which), kind_of(which)
    if field >= s.world.lands or s.town[field] == NONE or field in s.fallen:
        return
    if s.owner[field] != me.seat:
        return
    if SHIP[kind] and not me.traits.ships_on_land:
        if ship_room(s, field) > 0:
            yield place(field, PORT)
    elif unit_room(s, field) >= (STORE[LIGHT] if SHIP[kind] else STORE[kind]):
        yield place(field, INSIDE)


def flee(s: State, which: int) -> Flow:
    """HRN-9.21: each unit goes to one of its destinations, ships first, then who is aboard; units
    without any are destroyed by the enemy."""
    me = player(s, which)
    units = sorted(current(s).sides[which].units, key=lambda each: not SHIP[kind_of(each[0])])
    for from_, number in units:
        left = number
        while left:
            shut = occupied(s, me)
            ways = list(dict.fromkeys(_ways(s, me, from_, shut, which == DEFENDER)))
            if not ways:
                kill(s, which, from_, left)
                break
            pick = FleeTo(*told_stack(s, from_), left, *_told(s, ways[0]))
            if len(ways) > 1:
                pick = yield Ask(me.seat, "flee-to", _goals(s, me, from_, left, ways), sure=True)
            left -= _go(s, me, pick)


def _told(s: State, where: int) -> tuple[str, str]:
    return s.label(space_at(where)), SPOTS[spot_at(where)]


def _goals(
    s: State, me: Player, from_: int, left: int, ways: list[int]
) -> Callable[[], list[FleeTo]]:
    told = told_stack(s, from_)
    return lambda: [
        FleeTo(*told, number, *_told(s, way))
        for way in ways
        for number in range(1, min(left, room_at(s, me, kind_of(from_), way)) + 1)
    ]


def room_at(s: State, me: Player, kind: int, where: int) -> int:
    """For how many units of a kind there is room at a place."""
    space, spot = space_at(where), spot_at(where)
    if spot == PORT:
        return ship_room(s, space)
    if spot == INSIDE:
        return unit_room(s, space) // (STORE[LIGHT] if SHIP[kind] else STORE[kind])
    if spot in (ABOARD, HOLD):
        return room_aboard(me, space, OUT if spot == ABOARD else PORT) // CARGO[kind]
    return 1 << 30


def _go(s: State, me: Player, pick: FleeTo) -> int:
    """So many units go; ships that go into a settlement are landed (HRN-8.7)."""
    from_ = stack_of(s, pick)
    where = place(s.world.number[pick.to], SPOTS.index(pick.into))
    number = min(pick.number, room_at(s, me, kind_of(from_), where))
    go_to(s, me, from_, where, number)
    _take_tokens(me, space_of(from_), space_at(where), number)
    s.tell(
        "told-flees",
        "HRN-9.21",
        seat=me.seat,
        number=number,
        unit=pick.unit,
        level=pick.level,
        space=pick.to,
    )
    return number


def go_to(s: State, me: Player, from_: int, where: int, number: int) -> int:
    """Units go somewhere; ships that go into a settlement are landed: each becomes light infantry
    (HRN-8.7). The stack they are in then."""
    if SHIP[kind_of(from_)] and spot_at(where) == INSIDE:
        landed = stack(where, LIGHT, level_of(from_))
        turn_into(s, me, from_, landed, number)
        return landed
    shift(s, me, from_, where, number)
    return moved(from_, where)


def put_ashore(s: State, me: Player, field: int) -> None:
    """Cargo of ships on a field that have gone, and for which there is no room any more, lands."""
    while room_aboard(me, field) < 0:
        aboard = min(t for t in me.units if space_of(t) == field and spot_of(t) == ABOARD)
        shift(s, me, aboard, place(field))


def _take_tokens(me: Player, here: int, there: int, number: int) -> None:
    """HRN-12.2: who flees has taken part and may rise where he is then."""
    taken = min(number, me.tokens.get(here, 0))
    if taken and here != there:
        me.tokens[there] = me.tokens.get(there, 0) + taken
        me.tokens[here] -= taken
        if not me.tokens[here]:
            del me.tokens[here]
