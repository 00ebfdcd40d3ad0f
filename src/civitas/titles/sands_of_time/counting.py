"""Section 25: what is counted for chronicles, final bonuses and dynasty ends."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Final, TypeAlias

from civitas.kernel.values import NOBODY
from civitas.titles.sands_of_time.content import FIELDS, GOOD_ON, SIDES
from civitas.titles.sands_of_time.effects import (
    CITY_BIT,
    FOUNTAINS,
    HUBS,
    LEVELS,
    LYRES,
    Powers,
)
from civitas.titles.sands_of_time.state import COLONY, Empire, State

Numbers: TypeAlias = tuple[int, ...]

KEPT: Final = 1 << 10
"""Borders, regions and buildings change seldom: what is counted of so many of them is kept."""
_HUB_BITS: Final = sum(1 << kind for kind in HUBS)


def buildings_of(s: State, me: Empire, kind: int) -> int:
    """Controlled buildings of one kind."""
    buildings = s.buildings
    return sum(buildings[region] >> kind & 1 for region in me.regions)


def kinds_of(s: State, me: Empire) -> int:
    """The kinds of controlled buildings, as bits."""
    kinds = 0
    for region in me.regions:
        kinds |= s.buildings[region]
    return kinds


def regions(s: State, me: Empire) -> int:
    """SOT-25.1"""
    return len(me.regions)


def citizens(s: State, me: Empire) -> int:
    """SOT-25.2"""
    return sum(me.peasants) + sum(me.soldiers)


def fountains(s: State, me: Empire) -> int:
    """SOT-25.3"""
    return _built(me.powers, me.regions, s.buildings, s.capacity)[1]


def lyres(s: State, me: Empire) -> int:
    """SOT-25.4"""
    return _built(me.powers, me.regions, s.buildings, s.capacity)[2]


@lru_cache(maxsize=KEPT)
def _built(
    powers: Powers, regions: Numbers, buildings: Numbers, capacity: Numbers
) -> tuple[int, int, int]:
    """Building levels, fountains and lyres."""
    there = [buildings[region] for region in regions]
    cities = [capacity[region] for region in regions if buildings[region] & CITY_BIT]
    levels = sum([LEVELS[each] for each in there]) + sum(cities)
    fountains = powers.fountains + sum([FOUNTAINS[each] for each in there])
    lyres = powers.lyres + sum([LYRES[each] for each in there])
    fountains += _extra(powers.fountains_per, regions, buildings)
    return levels, fountains, lyres + _extra(powers.lyres_per, regions, buildings)


def _extra(per_kind: dict[int, int], regions: Numbers, buildings: Numbers) -> int:
    """Symbols for each building of a kind."""
    return sum(
        extra * (buildings[region] >> kind & 1)
        for kind, extra in per_kind.items()
        for region in regions
    )


def building_levels(s: State, me: Empire) -> int:
    """SOT-25.5: a City counts the capacity of its region."""
    return _built(me.powers, me.regions, s.buildings, s.capacity)[0]


def trade_goods(me: Empire) -> int:
    """Trade goods reached by own caravans (SOT-1.13): one a border."""
    return sum([GOOD_ON[border] is not None for border in me.caravans])


@lru_cache(maxsize=KEPT)
def reached_by(caravans: tuple[int, ...]) -> frozenset[int]:
    """Regions that caravans on these borders reach."""
    return frozenset([side for border in caravans for side in SIDES[border]])


def is_hub(s: State, region: int, seat: int) -> bool:
    """Does this player have the capital or a City here (SOT-15.3, SOT-15.10)?"""
    return s.owner[region] == seat and (
        s.empires[seat].capital == region or bool(s.buildings[region] & _HUB_BITS)
    )


def foreign_hub(s: State, me: Empire, region: int) -> bool:
    """Does another player have the capital or a City here?"""
    owner = s.owner[region]
    return owner not in (NOBODY, me.seat) and is_hub(s, region, owner)


def trade_links(s: State, me: Empire) -> int:
    """SOT-25.6, SOT-22.13"""
    links, owner, nobody_else = trade_goods(me), s.owner, (NOBODY, me.seat)
    for region in reached_by(me.caravans):
        if owner[region] not in nobody_else and is_hub(s, region, owner[region]):
            links += 1
    return links


def colonies(s: State, me: Empire) -> list[int]:
    """Controlled regions that were annexed in play (SOT-1.8)."""
    return [region for region in me.regions if s.status[region] == COLONY]


MEASURES: Final[dict[str, Callable[[State, Empire], int]]] = {
    "building_levels": building_levels,
    "fountains": fountains,
    "regions": regions,
    "citizens": citizens,
    "lyres": lyres,
    "trade_links": trade_links,
}
FIELD_MEASURES: Final = tuple(MEASURES[field.measure] for field in FIELDS)
"""By field, how its measure is taken (SOT-22.13)."""
_IN_FIELDS: Final = itemgetter(*[list(MEASURES).index(field.measure) for field in FIELDS])


def all_measures(s: State, me: Empire, citizens: int) -> tuple[int, ...]:
    """By field, its measure, taken at once by whoever has counted the citizens."""
    levels, fountains, lyres = _built(me.powers, me.regions, s.buildings, s.capacity)
    links = trade_links(s, me) if me.caravans else 0
    found: tuple[int, ...] = _IN_FIELDS(
        (levels, fountains, len(me.regions), citizens, lyres, links)
    )
    return found
