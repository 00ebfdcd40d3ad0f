"""What a building costs, where it may stand and who builds it (HRN-13.1 to HRN-13.7, HRN-13.11);
the work itself is in `labour`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from civitas.kernel.asks import Reason
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.buildings import (
    BUILDINGS,
    CITY,
    DISCOUNT_GOLD,
    DISCOUNT_PP,
    DOCK,
    FORTIFICATION,
    HARBOUR,
    MOST_ON_SITE,
    VILLAGE,
)
from civitas.titles.oikumene.content.units import CUBES, HEAVY, LEVELS, LIGHT
from civitas.titles.oikumene.means.control import encircled, enemy_forces
from civitas.titles.oikumene.means.purse import short_of
from civitas.titles.oikumene.means.settlements import (
    UPGRADING,
    has_tile,
)
from civitas.titles.oikumene.means.units import at, count, has_cube, shift
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    KIND_OF,
    LEVEL_OF,
    OUT,
    SITE,
    SPACE_OF,
    SPOT_OF,
    moved,
    place,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import bits, spaces

NOT_CONTROLLED: Final = Reason("not-controlled", "HRN-13.1")
OUTSIDE: Final = Reason("neutral-ground", "HRN-18.41")
ENCIRCLED: Final = Reason("encircled", "HRN-8.3")
HOSTILES: Final = Reason("hostile-units", "HRN-13.14")
ONE_SITE: Final = Reason("one-site", "HRN-13.4")
SETTLED: Final = Reason("settled", "HRN-13.2")
NO_VILLAGE: Final = Reason("no-own-village", "HRN-13.2")
NO_HARBOUR: Final = Reason("second-city", "HRN-13.3")
NO_SITE: Final = Reason("no-site", "HRN-13.5")
NO_SETTLEMENT: Final = Reason("no-own-settlement", "HRN-13.2")
NO_COAST: Final = Reason("no-coast", "HRN-13.2")
HAS_YARD: Final = Reason("has-shipyard", "HRN-2.6")
NO_DOCK: Final = Reason("no-own-dock", "HRN-13.2")
FORTIFIED: Final = Reason("fortified", "HRN-13.2")
NO_TILE: Final = Reason("no-tile", "HRN-2.14")
NO_BUILDER: Final = Reason("no-builder", "HRN-13.1")
SITE_FULL: Final = Reason("site-full", "HRN-13.4")
NO_CUBE: Final = Reason("no-cube", "HRN-2.12")
COSTS: Final = tuple(each.cost for each in BUILDINGS)
CHEAPEST: Final = min(COSTS) - DISCOUNT_GOLD
WORK_ROUNDS: Final = 4
"""HRN-13.7: rounds that the fewest builders need."""


def gold_short(gold: int, clause: str) -> Reason:
    """It cannot be paid (HRN-14.17)."""
    return short_of("gold", gold, clause)


def cost_of(s: State, me: Player, building: int) -> int:
    """HRN-13.1, HRN-13.11"""
    cost = COSTS[building]
    if s.mode.prestige and me.prestige >= DISCOUNT_PP:
        cost -= DISCOUNT_GOLD
    return cost


def payable(s: State, me: Player) -> tuple[int, ...]:
    """The buildings that he can pay."""
    return _payable(me.gold, s.mode.prestige and me.prestige >= DISCOUNT_PP)


@lru_cache(maxsize=1 << 9)
def _payable(gold: int, cheaper: bool) -> tuple[int, ...]:
    gold += DISCOUNT_GOLD if cheaper else 0
    return tuple(n for n, cost in enumerate(COSTS) if cost <= gold)


def fewest(me: Player, building: int) -> int:
    """HRN-13.6, HRN-18.13: the minimum of builders."""
    number = BUILDINGS[building].min_light_infantry
    if building == VILLAGE and me.traits.village_min_builders:
        return me.traits.village_min_builders
    if building in (VILLAGE, CITY) and me.traits.settlement_builders_halved:
        return number // 2
    return number


def work_needed(me: Player, building: int) -> int:
    """HRN-13.7"""
    return WORK_ROUNDS * fewest(me, building)


def can_build(me: Player, kind: int) -> bool:
    """HRN-13.4, HRN-18.14"""
    return kind == LIGHT or (kind == HEAVY and me.traits.heavy_infantry_builds)


def builders(me: Player, field: int) -> list[tuple[int, int]]:
    """The stacks in the open of a field that could go to its site."""
    return [each for each in at(me, place(field)) if can_build(me, KIND_OF[each[0]])]


def on_site(me: Player, field: int) -> int:
    """How many units are on the site of a field."""
    return count(me, place(field, SITE))


def hands(me: Player, field: int) -> int:
    """The units on a site as builders: an elite unit counts as 2 (HRN-13.6)."""
    return sum(LEVELS[LEVEL_OF[stack]].builds_as * n for stack, n in at(me, place(field, SITE)))


def refuse_ground(s: State, me: Player, field: int) -> Reason | None:
    """HRN-13.1, HRN-13.14: a field that the player controls, without siege."""
    if s.control[field] == me.seat:  # then nobody besieges it, and nobody hostile is there
        return None
    if s.world.neutral >> field & 1:
        return OUTSIDE
    if encircled(s, field):
        return ENCIRCLED
    return HOSTILES if enemy_forces(s, me) >> field & 1 else NOT_CONTROLLED


def builder_fields(me: Player) -> int:
    """The fields with units in the open that can build, as bits (HRN-13.4, HRN-18.14)."""
    if not me.traits.heavy_infantry_builds:
        return me.lights
    heavy = (n for n in me.units if KIND_OF[n] == HEAVY and SPOT_OF[n] == OUT)
    return me.lights | bits(SPACE_OF[stack] for stack in heavy)


def open_ground(s: State, me: Player) -> int:
    """HRN-13.1, HRN-13.4: fields that he controls, with builders and without a site, as bits; a
    builder needs a cube there (HRN-2.12)."""
    able = builder_fields(me) if me.traits.heavy_infantry_builds else me.lights
    where = s.held[me.seat] & able
    for field in s.sites:
        where &= ~(1 << field)
    if len(me.units) >= CUBES and s.rules.version >= 3:
        # before, a site could begin without builder
        where = bits([field for field in spaces(where) if free_builders(me, field)])
    return where


def sites_for(s: State, me: Player, building: int) -> int:
    """Where the construction of the building may start, as bits (HRN-13.1 to HRN-13.4)."""
    ground = open_ground(s, me)
    if not ground or building not in payable(s, me):
        return 0
    where = _grounds(s, me, building, ground)
    return where if where and (building in UPGRADING or has_tile(s, me)) else 0


def openings(s: State, me: Player) -> list[int]:
    """The buildings whose construction may start somewhere."""
    ground = open_ground(s, me)
    if not ground:
        return []
    found, own = [], ground & s.homes[me.seat]
    for building in payable(s, me):
        if building == VILLAGE:
            where = ground & s.homes[NOBODY]
        else:
            where = own and _grounds(s, me, building, own)
        if where:
            found.append(building)
    if not found or has_tile(s, me):
        return found
    return [building for building in found if building in UPGRADING]


def _grounds(s: State, me: Player, building: int, ground: int) -> int:
    """HRN-13.2: of these fields those that have what the building needs, as bits."""
    if building == VILLAGE:
        return ground & s.homes[NOBODY]
    own = ground & s.homes[me.seat]
    if building == DOCK:
        return own & s.world.seaside & ~s.yards
    if building == FORTIFICATION:
        return own & ~s.fort
    if building == HARBOUR:
        return own & s.yards & ~s.harbours
    villages = own & ~s.cities
    return villages & s.harbours if villages and _has_city(s, me) else villages


def refuse_site(s: State, me: Player, field: int, building: int) -> Reason | None:
    """Why the construction of this building may not start here."""
    if sites_for(s, me, building) >> field & 1:
        return None
    reason = refuse_ground(s, me, field)
    if reason is not None:
        return reason
    if field in s.sites:
        return ONE_SITE
    reason = _REFUSALS[building](s, me, field)
    if reason is not None:
        return reason
    if building not in UPGRADING and not has_tile(s, me):
        return NO_TILE
    if not builders(me, field):
        return NO_BUILDER
    if not free_builders(me, field):
        return NO_CUBE
    return gold_short(cost_of(s, me, building), "HRN-13.1")


def _village(s: State, me: Player, field: int) -> Reason | None:
    return None if s.town[field] == NONE else SETTLED


def _city(s: State, me: Player, field: int) -> Reason | None:
    """HRN-13.3: the second city needs a harbour."""
    if s.town[field] != VILLAGE or s.owner[field] != me.seat:
        return NO_VILLAGE
    return NO_HARBOUR if s.yard[field] != HARBOUR and _has_city(s, me) else None


def _has_city(s: State, me: Player) -> bool:
    """Has he a city, or a site of one?"""
    if s.homes[me.seat] & s.cities:
        return True
    for site in s.sites.values():
        if site.building == CITY and site.owner == me.seat:
            return True
    return False


def _settled(s: State, me: Player, field: int) -> Reason | None:
    return None if s.town[field] != NONE and s.owner[field] == me.seat else NO_SETTLEMENT


def _dock(s: State, me: Player, field: int) -> Reason | None:
    if not s.world.coast[field]:
        return NO_COAST
    if s.yard[field] != NONE:
        return HAS_YARD
    return _settled(s, me, field)


def _harbour(s: State, me: Player, field: int) -> Reason | None:
    if s.yard[field] == DOCK and s.owner[field] == me.seat:
        return None
    return NO_DOCK


def _fortification(s: State, me: Player, field: int) -> Reason | None:
    return FORTIFIED if s.fort >> field & 1 else _settled(s, me, field)


_REFUSALS: Final = {
    VILLAGE: _village,
    CITY: _city,
    DOCK: _dock,
    HARBOUR: _harbour,
    FORTIFICATION: _fortification,
}


def refuse_man(s: State, me: Player, field: int) -> Reason | None:
    """HRN-13.4, HRN-13.5: more builders for an own site."""
    site = s.sites.get(field)
    if site is None or site.owner != me.seat:
        return NO_SITE
    if not builder_fields(me) >> field & 1:
        return NO_BUILDER
    reason = refuse_ground(s, me, field)
    if reason is not None:
        return reason
    if on_site(me, field) >= MOST_ON_SITE:
        return SITE_FULL
    return None if free_builders(me, field) else NO_BUILDER


def free_builders(me: Player, field: int) -> list[int]:
    """The stacks of which a unit can go to the site: there is a cube for it there (HRN-2.12)."""
    where = place(field, SITE)
    return [stack for stack, _ in builders(me, field) if has_cube(me, moved(stack, where), stack)]


def able(me: Player, field: int) -> int:
    """As how many builders those count who may go to the site of a field (HRN-13.6)."""
    return sum(LEVELS[LEVEL_OF[stack]].builds_as * n for stack, n in builders(me, field))


def man(s: State, me: Player, stack: int, field: int) -> None:
    """HRN-13.5: a unit goes to the site of its field."""
    shift(s, me, stack, place(field, SITE))
