"""Section 1 and 0.2: units on the map and in supply, and how many may stand together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.values import put
from civitas.titles.clash_of_cultures.content.pieces import (
    ARMY_LIMIT,
    IS_ARMY,
    IS_LAND,
    SHIP,
    SHIP_CAPACITY,
    UNIT,
    UNITS,
)
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.state import (
    BARBARIANS,
    KIND,
    OWNERS,
    PIRATE,
    PIRATES,
    Player,
    State,
)

NO_UNITS: Final[tuple[int, ...]] = ()
_ARMY: Final = tuple(n & KIND < len(UNITS) and IS_ARMY[n & KIND] for n in range(2 * PIRATE))
"""By unit, with its marks."""


def told_by_kind(counts: Iterable[int]) -> dict[str, int]:
    """How many there are of each kind, for a sentence."""
    return dict(zip(UNIT, counts, strict=True))


def at(s: State, owner: int, place: int) -> tuple[int, ...]:
    """The units of an owner on a hex, with their marks."""
    return s.units[owner].get(place, NO_UNITS)


def count(s: State, owner: int, place: int, kind: int) -> int:
    """How many of one kind stand there."""
    return sum([unit & KIND == kind for unit in at(s, owner, place)])


def army(units: Iterable[int]) -> int:
    """How many of these are army units (COC-0.2)?"""
    many = 0
    for unit in units:
        if _ARMY[unit]:
            many += 1
    return many


def aboard(units: Iterable[int]) -> int:
    """How many of these are land units (COC-0.2)?"""
    return sum([IS_LAND[unit & KIND] for unit in units])


def ships(units: Iterable[int]) -> int:
    """How many of these are ships (COC-0.2)?"""
    return sum([unit & KIND == SHIP for unit in units])


def enemy_units(s: State, owner: int, place: int) -> bool:
    """Is there any unit that is not the owner's (COC-0.1)?"""
    own = s.units[owner]
    for theirs in s.units:
        if place in theirs and theirs is not own:
            return True
    return False


def any_units(s: State, place: int) -> bool:
    """Is there any unit of anyone?"""
    return any(place in units for units in s.units)


def army_room(s: State, owner: int, place: int) -> int:
    """How many more army units may be on a land hex (COC-1.7)?"""
    limit = ARMY_LIMIT
    if owner < len(s.players):
        me = s.players[owner]
        for hook in me.powers.at[Moment.ARMY_LIMIT]:
            limit += hook.run(s, me, place)
    return limit - army(at(s, owner, place))


def ship_capacity(s: State, me: Player) -> int:
    """How many land units each ship of a player carries (COC-1.8)."""
    more: int = sum([hook.run(s, me) for hook in me.powers.at[Moment.SHIP_CAPACITY]])
    return SHIP_CAPACITY + more


def ship_room(s: State, owner: int, place: int) -> int:
    """How many more land units may be aboard the ships on a water hex (COC-1.8)?"""
    capacity = ship_capacity(s, s.players[owner]) if owner < len(s.players) else SHIP_CAPACITY
    units = at(s, owner, place)
    return capacity * ships(units) - aboard(units)


def in_supply(s: State, owner: int, kind: int) -> int:
    """How many of a kind the owner has left (COC-0.7)."""
    if owner >= BARBARIANS:
        return s.wild_units[owner - BARBARIANS][kind]
    return s.players[owner].units_left[kind]


def _supply(s: State, owner: int, kind: int, change: int) -> None:
    if owner >= BARBARIANS:
        wild = owner - BARBARIANS
        left = s.wild_units[wild]
        s.wild_units = put(s.wild_units, wild, put(left, kind, left[kind] + change))
    else:
        me = s.players[owner]
        me.units_left = put(me.units_left, kind, me.units_left[kind] + change)
    assert in_supply(s, owner, kind) >= 0


def to_supply(s: State, owner: int, kind: int) -> None:
    """A unit from outside the map comes back (COC-1.10)."""
    _supply(s, owner, kind, 1)


def from_supply(s: State, owner: int, kind: int) -> None:
    """A unit leaves the supply for a place outside the map. Whoever calls this has checked it
    (COC-0.7)."""
    _supply(s, owner, kind, -1)


def place_unit(s: State, owner: int, place: int, kind: int) -> None:
    """Put a unit from supply on the map. Whoever calls this has checked room and supply
    (COC-0.7)."""
    _supply(s, owner, kind, -1)
    lay(s, owner, place, kind)


def remove_unit(s: State, owner: int, place: int, unit: int) -> None:
    """Return a unit, marks and all, from the map to supply (COC-1.10)."""
    take(s, owner, place, unit)
    _supply(s, PIRATES if unit & PIRATE else owner, unit & KIND, 1)


def become(s: State, owner: int, place: int, unit: int, kind: int) -> int:
    """A unit becomes one of another kind, from supply, where it is; its marks stay (COC-12.13).
    The unit that is there now."""
    remove_unit(s, owner, place, unit)
    from_supply(s, owner, kind)
    new = unit & ~KIND | kind
    lay(s, owner, place, new)
    return new


def lay(s: State, owner: int, place: int, *units: int) -> None:
    """Units arrive on a hex."""
    s.units[owner][place] = tuple(sorted((*at(s, owner, place), *units)))


def take(s: State, owner: int, place: int, *units: int) -> None:
    """Units leave a hex."""
    left = list(at(s, owner, place))
    for unit in units:
        left.remove(unit)
    if left:
        s.units[owner][place] = tuple(left)
    else:
        del s.units[owner][place]


def remark(s: State, owner: int, keep: int) -> None:
    """Clear all marks but these from an owner's units (COC-3.11)."""
    mask = KIND | PIRATE | keep
    units = s.units[owner]
    for place, here in units.items():
        if here[-1] > KIND and any(unit & ~mask for unit in here):
            units[place] = tuple(sorted([unit & mask for unit in here]))


def total(s: State, owner: int, kind: int) -> int:
    """How many of a kind an owner has on the map."""
    return sum([unit & KIND == kind for here in s.units[owner].values() for unit in here])


assert len(UNITS) <= KIND
assert OWNERS > BARBARIANS
