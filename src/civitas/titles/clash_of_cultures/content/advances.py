"""The 48 advances (COC-26.1) and their categories."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.clash_of_cultures.content import FILES


class Category(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    government: bool
    prerequisite: str | None = None


class UnitPrice(msgspec.Struct, frozen=True):
    """Another price for some units of a kind in each Recruit (COC-11.7)."""

    unit: str
    cost: Mapping[str, int]
    count: int


class Advance(msgspec.Struct, frozen=True):
    """An advance, with the general effects that its file spells out as data."""

    id: str
    name: str
    name_de: str
    category: str
    row: int
    requires: tuple[str, ...]
    bonus: str | None
    timing: tuple[str, ...]
    effect: str
    unlocks_building: str | None = None
    limit: str | None = None
    cost: Mapping[str, int] = {}
    gain: Mapping[str, int] = {}
    gain_one_of: tuple[Mapping[str, int], ...] = ()
    gain_actions: int = 0
    grants_action: str | None = None
    on_gain: Mapping[str, int] = {}
    collect: Mapping[str, tuple[str, ...]] = {}
    resource_limit: Mapping[str, int] = {}
    free_advances: tuple[str, ...] = ()
    ignores_event_keyword: tuple[str, ...] = ()
    alternative_unit_cost: UnitPrice | None = None
    building_discount: Mapping[str, Any] = {}
    range2_land_hexes: int = 0
    range2_land_hexes_with_roads: int = 0
    water_hexes_per_collect: int = 0
    combat_value: int = 0
    combat_value_if_enemy_owns_it: int = 0
    ignore_hits: int = 0
    rounds: tuple[int, ...] = ()
    draft_cost: Mapping[str, int] = {}
    condition: str | None = None
    """Where Influence Culture may not be boosted (COC-18.14)."""
    influence_roll_bonus: int = 0
    gain_on_success: Mapping[str, int] = {}
    gain_if_navigation_used: Mapping[str, int] = {}
    gain_after_science_advance_action: Mapping[str, int] = {}
    max_routes: int = 0
    range: int = 0
    range_bonus: int = 0
    gain_per_route: Mapping[str, int] = {}
    gain_per_city_any_mix: tuple[str, ...] = ()
    options: tuple[Mapping[str, Any], ...] = ()


_file: Final = read(FILES / "advances.yaml")
CATEGORIES: Final = all_of(_file["categories"], Category)
CATEGORY: Final = numbers(CATEGORIES)
ADVANCES: Final = all_of(_file["advances"], Advance)
ADVANCE: Final = numbers(ADVANCES)
STARTING: Final = tuple(ADVANCE[name] for name in _file["starting_advances"])
PRICE: Final[Mapping[str, int]] = _file["cost_default"]
assert (len(ADVANCES), len(CATEGORIES)) == (48, 12)

CATEGORY_OF: Final = tuple(CATEGORY[advance.category] for advance in ADVANCES)
IN_CATEGORY: Final = tuple(
    tuple(n for n, advance in enumerate(ADVANCES) if advance.category == category.id)
    for category in CATEGORIES
)
"""By category, its advances from row 1 to row 4."""
assert all([ADVANCES[n].row for n in column] == [1, 2, 3, 4] for column in IN_CATEGORY)
TOP: Final = tuple(column[0] for column in IN_CATEGORY)
"""By category, its top advance."""
GOVERNMENTS: Final = tuple(n for n, category in enumerate(CATEGORIES) if category.government)
CATEGORY_BITS: Final = tuple(sum(1 << n for n in column) for column in IN_CATEGORY)
GOVERNMENT_BITS: Final = sum(CATEGORY_BITS[category] for category in GOVERNMENTS)
REQUIRED_BITS: Final = tuple(
    sum(1 << ADVANCE[name] for name in advance.requires) for advance in ADVANCES
)
UNLOCKED_BY: Final = {
    advance.unlocks_building: n for n, advance in enumerate(ADVANCES) if advance.unlocks_building
}
"""The advance that unlocks a building (COC-7.10)."""
