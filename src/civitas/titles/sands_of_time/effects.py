"""What advances and buildings do: the effects of the content files, interpreted in one place.

The effects of all advances a player has reached add up to one immutable `Powers`, worked out once
for each set of advances and shared by all tables. The effects of buildings become small tables by
hook. The rules read both and know no advance by its name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from civitas.titles.sands_of_time.content import (
    ADVANCES,
    BONUS,
    BUILDINGS,
    CATEGORIES,
    CATEGORY,
    CITY,
    PEASANT,
    SOLDIER,
    TERRAIN,
    TERRAINS,
    UNREST_MAX,
    Building,
    Effect,
)


@dataclass(eq=False, slots=True)
class Powers:
    """All that a set of reached advances gives (SOT-27.3, SOT-28.2). Never changed once built."""

    fountains: int = 0
    lyres: int = 0
    extra_crops: int = 0
    labor: int = 0
    annex_per_soldier: int = 0
    region_discount: int = 0
    region_minimum: int = 0
    govern_discount: int = 0
    govern_minimum: int = 0
    strength: int = 0
    soldier_strength: tuple[int, ...] = (0,) * len(TERRAINS)
    advance_check: int = 0
    chronicle_check: int = 0
    build_discount: int = 0
    max_buildings: int = 1
    base_soldiers: int = 1
    soldier_steps: int = 1
    linked_terrain: int = -1
    max_caravans: int = 1
    unrest_max: int = UNREST_MAX
    keep_resources: int = 0
    exchange: int = 0
    unlocked: tuple[bool, ...] = (False,) * len(CATEGORIES)
    quiet_bonus: int = -1
    wonder_vp: int = 0
    fountains_per: dict[int, int] = field(default_factory=dict)
    lyres_per: dict[int, int] = field(default_factory=dict)
    crowd_limit_per: dict[int, int] = field(default_factory=dict)
    vp_per_building: dict[int, int] = field(default_factory=dict)
    vp_per_colony: int = 0
    vp_per_three_lyres: int = 0


_OWN: Final = {f"own_{building.id}": n for n, building in enumerate(BUILDINGS)}


@cache
def powers_of(reached: int) -> Powers:
    """The powers of a set of advances, given as bits by advance number."""
    powers = Powers()
    for n, advance in enumerate(ADVANCES):
        if reached >> n & 1:
            powers.fountains += advance.symbols.fountain
            powers.lyres += advance.symbols.lyre
            for effect in advance.effects:
                add_effect(powers, effect)
    return powers


def _with(values: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    return (*values[:index], values[index] + amount, *values[index + 1 :])


def _per(counts: dict[int, int], kind: int, amount: int) -> dict[int, int]:
    return {**counts, kind: counts.get(kind, 0) + amount}


def add_effect(p: Powers, e: Effect) -> None:
    """One effect of an advance, by hook and op (SOT-28)."""
    match e.hook, e.op:
        case "income", "bonus_resource":
            p.extra_crops += e.amount
        case "build_cost", "labor":
            p.labor += e.amount_per_peasant
        case "build_cost", "discount":
            p.build_discount += e.amount
        case "annex_cost", "discount":
            p.annex_per_soldier += e.amount
        case "region_count_cost", "discount":
            p.region_discount += e.amount
            p.region_minimum = e.minimum
        case "govern_cost", "discount":
            p.govern_discount += e.amount
            p.govern_minimum = e.minimum
        case "combat", "strength" if e.terrain:
            p.soldier_strength = _with(p.soldier_strength, TERRAIN[e.terrain], e.amount)
        case "combat", "strength":
            p.strength += e.amount
        case "advance_check", "heritage_bonus":
            p.advance_check += e.amount
        case "chronicle_check", "heritage_bonus":
            p.chronicle_check += e.amount
        case "build", "max_buildings":
            p.max_buildings = e.amount
        case "muster", "base_soldiers":
            p.base_soldiers = e.amount
        case "movement", "steps":
            p.soldier_steps = e.amount
        case "movement", "terrain_mutually_adjacent":
            p.linked_terrain = TERRAIN[e.terrain or ""]
        case "caravan", "max_caravans":
            p.max_caravans = e.amount
        case _:
            _add_standing(p, e)


def _add_standing(p: Powers, e: Effect) -> None:
    """Effects that are no part of an action: tracks, symbols, ends of generation and dynasty."""
    match e.hook, e.op:
        case "unrest_max", "set":
            p.unrest_max = e.amount
        case "generation_end", "keep_resources":
            p.keep_resources = e.amount
        case "any_time_own_turn", "exchange":
            p.exchange = e.amount
        case "unlock", "unlock_category":
            n = CATEGORY[e.category or ""]
            p.unlocked = (*p.unlocked[:n], True, *p.unlocked[n + 1 :])
        case "bonus_action", "no_unrest":
            p.quiet_bonus = BONUS[e.bonus or ""]
        case "symbols", "extra_symbol" if e.symbol == "fountain":
            p.fountains_per = _per(p.fountains_per, _OWN[e.per or ""], e.amount)
        case "symbols", "extra_symbol":
            p.lyres_per = _per(p.lyres_per, _OWN[e.per or ""], e.amount)
        case "overcrowding", "raise_limit":
            kind = _OWN[(e.per or "").removesuffix("_in_region")]
            p.crowd_limit_per = _per(p.crowd_limit_per, kind, e.amount)
        case "dynasty_end", "replace_wonder_vp":
            p.wonder_vp = e.amount
        case "dynasty_end", "victory_points" if e.per == "own_colony":
            p.vp_per_colony += e.amount
        case "dynasty_end", "victory_points" if e.per == "three_own_lyres_rounded_down":
            p.vp_per_three_lyres += e.amount
        case "dynasty_end", "victory_points":
            p.vp_per_building = _per(p.vp_per_building, _OWN[e.per or ""], e.amount)
        case _:
            raise _unknown(e)


def _unknown(e: Effect) -> ValueError:
    return ValueError(f"no rule interprets the effect {e.hook}/{e.op}")


# ------------------------------------------------------------------ buildings


_INTERPRETED: Final[set[tuple[str, str]]] = set()
"""Hook and op of all effects that a table below is made of."""


def _hooked(hook: str, op: str) -> tuple[tuple[int, Effect], ...]:
    _INTERPRETED.add((hook, op))
    return tuple(
        (n, effect)
        for n, building in enumerate(BUILDINGS)
        for effect in building.effects
        if (effect.hook, effect.op) == (hook, op)
    )


def _lock(effect: Effect) -> int:
    return -1 if effect.locked is None else CATEGORY[effect.locked]


DISCOUNTS: Final = tuple((n, e.amount, _lock(e)) for n, e in _hooked("build_cost", "discount"))
"""Buildings that make others cheaper: kind, gold, lock."""
_EXTRA_PLACES: Final = tuple(
    (n, citizen, e)
    for citizen, op in ((PEASANT, "place_peasant"), (SOLDIER, "place_soldier"))
    for n, e in _hooked("muster", op)
)
MUSTER_PLACES: Final = tuple((n, citizen, _lock(e)) for n, citizen, e in _EXTRA_PLACES)
"""Buildings that place a citizen in Muster: kind, citizen, lock."""
assert all(e.cost == {"gold": 1} for _, _, e in _EXTRA_PLACES)  # as all that Muster does
CROWD_LIMITS: Final = tuple((n, e.amount) for n, e in _hooked("overcrowding", "raise_limit"))
DEFENCES: Final = tuple((n, e.amount) for n, e in _hooked("combat", "strength"))
GOVERN_DISCOUNTS: Final = tuple(
    (n, e.amount, e.minimum) for n, e in _hooked("govern_cost", "discount")
)
ADVANCE_CHECKS: Final = tuple(
    (n, e.amount, _lock(e)) for n, e in _hooked("advance_check", "heritage_bonus")
)
ON_BUILT: Final = {
    n: (-1 if e.category == "choice" else CATEGORY[e.category or ""], e.amount)
    for n, e in _hooked("on_built", "heritage")
}
"""Heritage when built: category (-1: of choice) and amount."""
DYNASTY_VP: Final = tuple((n, e.amount) for n, e in _hooked("dynasty_end", "victory_points"))
HUBS: Final = tuple(n for n, _ in _hooked("caravan_place", "network_origin"))
TRIBUTARIES: Final = tuple(n for n, _ in _hooked("tribute", "caravan_income_region"))
ROADS: Final = tuple(n for n, _ in _hooked("movement", "neighbours_mutually_adjacent"))


def check_building(building: Building) -> None:
    """Refuse a building with an effect that no table takes up: it would do nothing, silently."""
    for effect in building.effects:
        if (effect.hook, effect.op) not in _INTERPRETED:
            raise _unknown(effect)


for _building in BUILDINGS:
    check_building(_building)

BUILDING_CATEGORY: Final = tuple(CATEGORY[building.category] for building in BUILDINGS)
NEEDS_UNLOCKED: Final = tuple(
    -1 if b.requires_unlocked is None else CATEGORY[b.requires_unlocked] for b in BUILDINGS
)
NEEDS_COLONY: Final = tuple(building.requires_region == "colony" for building in BUILDINGS)


def level(kind: int, capacity: int) -> int:
    """The level of a building; that of a City is the capacity of its region (SOT-12.4)."""
    printed = BUILDINGS[kind].level
    return printed if isinstance(printed, int) else capacity


def _total(mask: int, value: dict[str, int]) -> int:
    return sum(v for n, b in enumerate(BUILDINGS) if mask >> n & 1 and (v := value[b.id]))


def _by_mask(value: dict[str, int]) -> tuple[int, ...]:
    return tuple(_total(mask, value) for mask in range(1 << len(BUILDINGS)))


def _printed_level(building: Building) -> int:
    return building.level if isinstance(building.level, int) else 0


FOUNTAINS: Final = _by_mask({b.id: b.symbols.fountain for b in BUILDINGS})
LYRES: Final = _by_mask({b.id: b.symbols.lyre for b in BUILDINGS})
LEVELS: Final = _by_mask({b.id: _printed_level(b) for b in BUILDINGS})
"""Sums over a set of buildings, given as bits; `LEVELS` leaves the City to its region."""
CITY_BIT: Final = 1 << CITY
