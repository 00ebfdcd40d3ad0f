"""Who controls a space, and which settlements are encircled (HRN-2.7 to HRN-2.11, HRN-2.22, 8.2).

Control is settled at once whenever somebody comes or goes: who was there first keeps it among
friends, so it cannot be worked out later.
"""

from __future__ import annotations

from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces


def hostile(s: State, one: int, other: int) -> bool:
    """HRN-1.8"""
    return one != other and not s.players[one].friend_of(other)


def enemies(s: State, me: Player) -> list[Player]:
    """The players hostile to this one."""
    return [o for o in s.players if o.seat != me.seat and not me.friends >> o.seat & 1]


def enemy_forces(s: State, me: Player) -> int:
    """Spaces with a hostile unit outside settlements, as bits."""
    found, friends = 0, me.friends | 1 << me.seat
    for other in s.players:
        if not friends >> other.seat & 1:
            found |= other.forces
    return found


def enemy_troops(s: State, me: Player) -> int:
    """Spaces with a hostile unit that can control them, as bits."""
    found, friends = 0, me.friends | 1 << me.seat
    for other in s.players:
        if not friends >> other.seat & 1:
            found |= other.troops
    return found


def encircled(s: State, field: int) -> bool:
    """HRN-8.2: a hostile land unit or Viking ship is in the field of a settlement, and no unit of
    the owner outside it."""
    return bool(s.ringed >> field & 1)


def _is_ringed(s: State, field: int) -> bool:
    """The same, as things are now."""
    if s.town[field] == NONE:
        return False
    bit, owner = 1 << field, s.players[s.owner[field]]
    return not owner.forces & bit and bool(enemy_troops(s, owner) & bit)


def is_free(s: State, me: Player, field: int) -> bool:
    """Has a player a completed settlement here that is not encircled: a VUS?"""
    return bool(s.homes[me.seat] & ~s.ringed & 1 << field) and field not in s.fallen


def free_homes(s: State, me: Player) -> int:
    """All fields where he has one, as bits."""
    return standing_homes(s, me) & ~s.ringed


def standing_homes(s: State, me: Player) -> int:
    """The fields with a completed settlement of his own that has not fallen, as bits."""
    found = s.homes[me.seat]
    for field in s.fallen:
        found &= ~(1 << field)
    return found


def actively(s: State, me: Player, field: int) -> bool:
    """HRN-2.7: does he control the field by units?"""
    return s.control[field] == me.seat and bool(me.troops >> field & 1)


def settle(s: State, space: int) -> None:
    """Somebody has come or gone: who controls the space now, and is its settlement encircled?
    Connected areas hang on that, and on who is on the water: his own, and in narrows all."""
    before = s.control[space]
    if space >= s.world.lands:
        now = _water(s, space)
        if s.world.narrows >> space & 1:
            s.stir()
    else:
        now = _field(s, space)
        if s.town[space] != NONE or s.ringed >> space & 1:
            s.rings(space, _is_ringed(s, space))
    if now != before:  # on whose land he stands is nothing to third players
        s.control[space] = now
        s.takes(s.held, space, before, now)
        s.stirs(before)
        s.stirs(now)


def settle_town(s: State, field: int) -> None:
    """Something has happened to the settlement of a field: who controls it now?"""
    settle(s, field)
    s.stir()


def settle_all(s: State) -> None:
    """Who controls each space now?"""
    for space in spaces(s.world.inside):
        settle(s, space)
    s.stir()


def settle_meetings(s: State) -> None:
    """A treaty begins or ends: who controls each space now where players meet?"""
    seen = meet = 0
    for me in s.players:
        meet |= me.forces & (seen | ~s.homes[me.seat] & ~s.homes[NOBODY] & s.world.land)
        seen |= me.forces
    for space in spaces(meet):
        settle(s, space)
    s.stir()


def settle_coast(s: State, field: int) -> None:
    """A shipyard has come or gone: its seas may have a new master (HRN-2.11)."""
    for sea in s.world.coasts[field]:
        settle(s, sea)


def _field(s: State, field: int) -> int:
    """HRN-2.7, HRN-2.8, HRN-2.22"""
    bit = 1 << field
    if s.world.neutral & bit:
        return NOBODY
    owner = s.owner[field] if field not in s.fallen else NOBODY
    one = None
    for me in s.players:
        if me.forces & bit:
            if one is not None:
                return _met(s, field, owner)
            one = me
    if one is None or one.seat == owner:
        return owner
    if owner != NOBODY:
        return _met(s, field, owner)
    return one.seat if one.troops & bit else NOBODY


def _met(s: State, field: int, owner: int) -> int:
    """The same where players meet, or one stands before another's settlement."""
    bit = 1 << field
    if owner != NOBODY and not enemy_forces(s, s.players[owner]) & bit:
        return owner
    able = [me.seat for me in s.players if me.troops & bit and not enemy_forces(s, me) & bit]
    return _first(s, field, able)


def _water(s: State, water: int) -> int:
    """HRN-2.11: whoever has ships and meets no hostile ship; a sea without ships belongs to the
    only player with a shipyard on its coast."""
    bit = 1 << water
    there = [me for me in s.players if me.forces & bit]
    if there:
        able = [me.seat for me in there if not enemy_forces(s, me) & bit]
        return _first(s, water, able)
    if water >= s.world.waters:
        return NOBODY
    coast = s.world.coasts[water]
    masters = {s.owner[field] for field in coast if s.yard[field] != NONE and field not in s.fallen}
    return masters.pop() if len(masters) == 1 else NOBODY


def _first(s: State, space: int, able: list[int]) -> int:
    """HRN-2.22: among friends the one who controlled it first; of newcomers the earlier in turn
    order."""
    if not able:
        return NOBODY
    if s.control[space] in able:
        return s.control[space]
    seats = len(s.players)
    return min(able, key=lambda seat: (seat - s.first) % seats)


def holds(s: State, me: Player, field: int) -> bool:
    """HRN-2.9: his crop or herd lies there, and nobody controls it."""
    if s.control[field] != NOBODY:
        return False
    return s.sower[field] == me.seat or bool(s.grazed[me.seat] >> field & 1)
