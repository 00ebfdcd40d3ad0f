"""Flight from a battle (HRN-9.19, HRN-9.21)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from civitas.kernel.asks import Ask, Flow, Params
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.units import CARGO, LIGHT, SHIP, STORE
from civitas.titles.oikumene.content.units import HOLD as CARRIES
from civitas.titles.oikumene.means.control import enemies
from civitas.titles.oikumene.means.rooms import may_berth, ship_room, unit_room
from civitas.titles.oikumene.means.units import named, room_aboard, shift, turn_into
from civitas.titles.oikumene.moves.going import note_river
from civitas.titles.oikumene.moves.outlook import Outlook
from civitas.titles.oikumene.moves.paths import IMMOBILE, guest_of, refuse_border
from civitas.titles.oikumene.moves.sailing import refuse_field, upriver
from civitas.titles.oikumene.picks.common import portions, stack_of, told_stack
from civitas.titles.oikumene.picks.war import FleeTo
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    INSIDE,
    KIND_OF,
    LEVEL_OF,
    OUT,
    PORT,
    SPACE_OF,
    SPOT_OF,
    SPOTS,
    moved,
    place,
    space_at,
    spot_at,
    stack,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.losses import Told, kill
from civitas.titles.oikumene.war.sides import DEFENDER, current, player
from civitas.titles.oikumene.world import World, bits, spaces

NO_WAY_OUT: Final[Told] = ("told-no-way-out", "HRN-9.21")


def can_flee(s: State, which: int) -> bool:
    """HRN-9.19: has any unit of the side a legal destination?"""
    me = player(s, which)
    shut, o = occupied(s, me), Outlook(s, me)
    units = current(s).sides[which].units
    return any(next(_ways(o, t, shut, which == DEFENDER), None) is not None for t, _ in units)


def stranded(s: State, which: int) -> int:
    """HRN-9.21: so many units of the side have nowhere to flee as things stand; who is aboard goes
    with any ship that can carry somebody."""
    me = player(s, which)
    shut, o = occupied(s, me), Outlook(s, me)
    units = current(s).sides[which].units
    away = [t for t, _ in units if next(_ways(o, t, shut, which == DEFENDER), None) is not None]
    carried = any(CARRIES[KIND_OF[stack]] for stack in away)
    left = ((t, n) for t, n in units if t not in away)
    return sum(n for t, n in left if not (carried and SPOT_OF[t] == ABOARD))


def occupied(s: State, me: Player) -> int:
    """Spaces with hostile units, wherever in them, and fields of a treaty partner (HRN-6.13), as
    bits."""
    found = 0
    for other in enemies(s, me):
        found |= other.forces | bits(SPACE_OF[stack] for stack in other.units)
    return found | bits(n for n in s.world.fields if me.friends and guest_of(s, me, n) >= 0)


def _ways(o: Outlook, which: int, shut: int, defends: bool) -> Iterator[int]:
    """HRN-9.21: the places to which a unit of this stack may flee."""
    if IMMOBILE[KIND_OF[which]]:
        if o.s.rules.version < 3:  # engines were left before the walls
            return
    elif SHIP[KIND_OF[which]]:
        yield from _sails(o, which, shut)
    elif SPOT_OF[which] == ABOARD:
        yield from _with_ships(o, which, shut)
    else:
        yield from _marches(o, which, shut)
    if defends:
        yield from _indoors(o.s, o.me, which)


def _sails(o: Outlook, which: int, shut: int) -> Iterator[int]:
    """To water next to it, to fields that the ship may enter, or into an own shipyard."""
    s, me, world, space = o.s, o.me, o.s.world, SPACE_OF[which]
    waters, fields = sail_from(world, space)
    for water in waters:
        if not shut >> water & 1:
            yield place(water)
    for field in fields:
        if not shut >> field & 1 and refuse_field(o, which, field) is None:
            yield place(field)
        if space < world.lands or s.owner[field] != me.seat:
            continue
        if may_berth(s, me, field) and ship_room(s, field) > 0:
            yield place(field, PORT)


def sail_from(world: World, space: int) -> tuple[Sequence[int], Sequence[int]]:
    """Water and fields that a ship might reach from here."""
    if space >= world.lands:
        return world.lanes[space], world.coasts[space]
    return [w for w in world.coasts[space] if w < world.waters], upriver(world, space)


def _marches(o: Outlook, which: int, shut: int) -> Iterator[int]:
    """To a field next to it, or onto an own ship off its coast."""
    field, size, me = SPACE_OF[which], CARGO[KIND_OF[which]], o.me
    for near in o.s.world.borders[field]:
        if not shut >> near & 1 and refuse_border(o, which, near) is None:
            yield place(near)
    for water in spaces(o.s.world.coast[field] & me.forces & ~shut):
        if size and room_aboard(me, water) >= size:
            yield place(water, ABOARD)


def _with_ships(o: Outlook, which: int, shut: int) -> Iterator[int]:
    """Who is aboard goes where ships with room have gone, or from the water ashore; a ship on a
    field is left on that field alone (HRN-6.2). (Before the ninth rules he marched on.)"""
    s, me, world = o.s, o.me, o.s.world
    space, size = SPACE_OF[which], CARGO[KIND_OF[which]]
    waters, fields = sail_from(world, space)
    for near in (*waters, *fields):
        if me.forces >> near & 1 and not shut >> near & 1 and room_aboard(me, near) >= size:
            yield place(near, ABOARD)
    if space < world.lands:
        if s.rules.version < 9:
            yield from _marches(o, which, shut)
        return
    for field in fields:
        if s.owner[field] == me.seat and room_aboard(me, field, PORT) >= size:
            yield place(field, HOLD)
        if not shut >> field & 1:
            yield place(field)


def _indoors(s: State, me: Player, which: int) -> Iterator[int]:
    """The defender's own settlement on the field, up to its capacity, and its shipyard, with the
    cargo of ships that lie there; before the fourth rules ships of Vikings had to land."""
    field, kind = SPACE_OF[which], KIND_OF[which]
    if field >= s.world.lands or s.town[field] == NONE or field in s.fallen:
        return
    if s.owner[field] != me.seat:
        return
    lands = not SHIP[kind] or me.traits.ships_on_land
    moors = SHIP[kind] and (not lands or s.rules.version >= 4)
    if moors and ship_room(s, field) > 0:
        yield place(field, PORT)
    cargo = SPOT_OF[which] == ABOARD and s.rules.version >= 9  # before, it was left behind
    if cargo and room_aboard(me, field, PORT) >= CARGO[kind]:
        yield place(field, HOLD)
    if lands and unit_room(s, field) >= (STORE[LIGHT] if SHIP[kind] else STORE[kind]):
        yield place(field, INSIDE)


def flee(s: State, which: int) -> Flow:
    """HRN-9.21: each unit goes to one of its destinations, ships first, then who is aboard; units
    without any are destroyed by the enemy."""
    me = player(s, which)
    units = sorted(current(s).sides[which].units, key=lambda each: not SHIP[KIND_OF[each[0]]])
    for from_, number in units:
        left = number
        while left:
            o, shut = Outlook(s, me), occupied(s, me)
            ways = list(dict.fromkeys(_ways(o, from_, shut, which == DEFENDER)))
            if not ways:
                kill(s, which, from_, left, NO_WAY_OUT)
                break
            pick = FleeTo(*told_stack(s, from_), left, *_told(s, ways[0]))
            if len(ways) > 1:
                told: Params = {"number": left, **named(from_)}
                goals = _goals(s, me, from_, left, ways)
                pick = yield Ask(me.seat, "flee-to", goals, told, sure=True)
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
        for number in portions(min(left, room_at(s, me, KIND_OF[from_], way)))
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
    number = min(pick.number, room_at(s, me, KIND_OF[from_], where))
    note_river(s, me, from_, space_at(where))
    go_to(s, me, from_, where, number)
    _take_tokens(me, SPACE_OF[from_], space_at(where), number)
    s.tell(
        "told-flees",
        "HRN-9.21",
        seat=me.seat,
        number=number,
        unit=pick.unit,
        level=pick.level,
        space=pick.to,
        into=pick.into,
    )
    return number


def go_to(s: State, me: Player, from_: int, where: int, number: int) -> int:
    """Units go somewhere; ships that go into a settlement are landed: each becomes light infantry
    (HRN-8.7). The stack they are in then."""
    new = gone_to(from_, where)
    if KIND_OF[new] == KIND_OF[from_]:
        shift(s, me, from_, where, number)
    else:
        fought = min(number, me.fought.get(from_, 0))
        turn_into(s, me, from_, new, number)
        if fought and s.rules.version >= 3:  # before, who landed had not taken part
            me.fought[new] = me.fought.get(new, 0) + fought
    return new


def gone_to(from_: int, where: int) -> int:
    """The stack in which units are that have gone somewhere."""
    if SHIP[KIND_OF[from_]] and spot_at(where) == INSIDE:
        return stack(where, LIGHT, LEVEL_OF[from_])
    return moved(from_, where)


def put_ashore(s: State, me: Player, field: int) -> None:
    """Cargo of ships on a field that have gone, and for which there is no room any more, lands."""
    while room_aboard(me, field) < 0:
        aboard = min(t for t in me.units if SPACE_OF[t] == field and SPOT_OF[t] == ABOARD)
        shift(s, me, aboard, place(field))


def _take_tokens(me: Player, here: int, there: int, number: int) -> None:
    """HRN-12.2: who flees has taken part and may rise where he is then."""
    taken = min(number, me.tokens.get(here, 0))
    if taken and here != there:
        me.tokens[there] = me.tokens.get(there, 0) + taken
        me.tokens[here] -= taken
        if not me.tokens[here]:
            del me.tokens[here]
