"""Grain and fish in store (HRN-2.19, HRN-2.20), and herds (HRN-2.6, HRN-2.13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from civitas.kernel.values import put
from civitas.titles.oikumene.content.buildings import (
    BUILDINGS,
    FISH_ROOM,
    FORTIFICATION,
    GRAIN_ROOM,
    HERDS_ON_FIELD,
)
from civitas.titles.oikumene.means.control import free_homes
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces


def grain_capacity(s: State, field: int) -> int:
    """HRN-2.19"""
    if s.town[field] < 0:
        return 0
    fort = BUILDINGS[FORTIFICATION].store_grain if s.fort >> field & 1 else 0
    return GRAIN_ROOM[s.town[field]] + fort


def grain_room(s: State, field: int) -> int:
    return grain_capacity(s, field) - s.grain[field]


def fish_capacity(s: State, field: int) -> int:
    """HRN-2.19"""
    return FISH_ROOM[s.yard[field]] if s.yard[field] >= 0 else 0


def fish_room(s: State, field: int) -> int:
    return fish_capacity(s, field) - s.fish[field]


def stores(s: State, me: Player, area: int) -> tuple[int, ...]:
    """The fields of an area with an own settlement that is not encircled, in file order."""
    return spaces(area & free_homes(s, me))


def grain_in(s: State, me: Player, area: int) -> int:
    """The grain stored in an area."""
    return sum([s.grain[field] for field in stores(s, me, area)])


def fish_in(s: State, me: Player, area: int) -> int:
    """The fish stored in an area."""
    return sum([s.fish[field] for field in stores(s, me, area)])


def take_grain(s: State, fields: Iterable[int], number: int) -> None:
    """Take grain out of these stores, the first ones first."""
    _take(s.grain, fields, number)


def take_fish(s: State, fields: Iterable[int], number: int) -> None:
    """Take fish out of these stores, the first ones first."""
    _take(s.fish, fields, number)


def draw_grain(s: State, me: Player, area: int, number: int) -> None:
    """HRN-2.20: take grain out of the stores of an area, one by one out of the fullest."""
    _draw(s.grain, stores(s, me, area), number)


def draw_fish(s: State, me: Player, area: int, number: int) -> None:
    """HRN-2.20: take fish out of the shipyards of an area, one by one out of the fullest."""
    _draw(s.fish, stores(s, me, area), number)


def _draw(stock: list[int], fields: Sequence[int], number: int) -> None:
    for _ in range(number):
        _take(stock, [max(fields, key=lambda field: stock[field])], 1)


def _take(stock: list[int], fields: Iterable[int], number: int) -> None:
    for field in fields:
        part = min(stock[field], number)
        stock[field] -= part
        number -= part
    assert number == 0, "more is taken than there is"


def herd_room(s: State, field: int) -> int:
    """HRN-2.6: herds that the field still takes; none beside a crop or on neutral ground."""
    if s.crop[field] or s.world.neutral >> field & 1:
        return 0
    return HERDS_ON_FIELD - len(s.herds[field])


def add_herd(s: State, me: Player, field: int, kind: int) -> None:
    s.herds = put(s.herds, field, tuple(sorted((*s.herds[field], (me.seat, kind)))))
    s.grazed[me.seat] |= 1 << field


def remove_herd(s: State, me: Player, field: int, kind: int) -> None:
    left = list(s.herds[field])
    left.remove((me.seat, kind))
    s.herds = put(s.herds, field, tuple(left))
    if all(owner != me.seat for owner, _ in left):
        s.grazed[me.seat] &= ~(1 << field)


def penned(s: State, me: Player) -> int:
    """HRN-8.6, HRN-8.11: fields with own herds behind walls that are not encircled, as bits; before
    the fifth rules nobody reached them there."""
    found = 0
    if s.rules.version >= 5:
        for field in spaces(s.homes[me.seat] & ~s.ringed):
            if s.stalls[field] and field not in s.fallen:
                found |= 1 << field
    return found


def herds_at_hand(s: State, me: Player, area: int) -> list[tuple[int, int]]:
    """The own herds of an area that can be driven, sold or put to use: those on its fields and
    those behind walls that are not encircled; field and kind, in file order."""
    found = herds_in(s, me, area)
    walled = penned(s, me) & area
    if walled:
        found += [(field, kind) for field in spaces(walled) for kind in s.stalls[field]]
        found.sort(key=lambda herd: herd[0])
    return found


def has_herd(s: State, me: Player, area: int, kind: int) -> bool:
    """Is an own herd of this kind at hand in an area?"""
    own = (me.seat, kind)
    for field in spaces(area & s.grazed[me.seat]):
        if own in s.herds[field]:
            return True
    for field in spaces(area & penned(s, me)):
        if kind in s.stalls[field]:
            return True
    return False


def lead_away(s: State, me: Player, field: int, kind: int) -> None:
    """A herd at hand goes; those outside first, since others then find room there."""
    if (me.seat, kind) in s.herds[field]:
        remove_herd(s, me, field, kind)
        return
    left = list(s.stalls[field])
    left.remove(kind)
    s.stalls = put(s.stalls, field, tuple(left))


def remove_herds(s: State, me: Player) -> None:
    """All herds of a player go."""
    for field in spaces(s.grazed[me.seat]):
        s.herds = put(s.herds, field, tuple(herd for herd in s.herds[field] if herd[0] != me.seat))
    s.grazed[me.seat] = 0


def herds_in(s: State, me: Player, area: int) -> list[tuple[int, int]]:
    """The own herds on the fields of an area: field and kind, in file order."""
    return [
        (field, kind)
        for field in spaces(area & s.grazed[me.seat])
        for owner, kind in s.herds[field]
        if owner == me.seat
    ]
