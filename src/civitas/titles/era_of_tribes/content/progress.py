"""The progress wheel (section 5) and the epochs (section 6)."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.era_of_tribes.content import FILES


class Branch(msgspec.Struct, frozen=True):
    """A level of another field that makes a level cheaper (EOT-5.4)."""

    field: str
    level: int


class Level(msgspec.Struct, frozen=True):
    """A level of a progress field, with what it brings."""

    level: int
    needs: tuple[Branch, ...]
    food: int = 0
    vassals_per_province_after_cleanup: int = 1
    morale: int = 0
    influence: int = 0
    bread_marker_total: int = 0
    fleet_movement: int = 0
    fleet_cost: int = 0
    free_fleets: int = 0
    trade_marker_total: int = 0
    vassal_movement: int = 1
    army_cost: int = 0
    free_armies: int = 0
    city_limit: int = 0
    unlocks: str = ""


class Progress(msgspec.Struct, frozen=True):
    """A field of the wheel."""

    id: str
    name: str
    name_de: str
    levels: tuple[Level, ...]
    level_0: dict[str, int | bool] = {}


class Epoch(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    index: int
    requirements: dict[str, int] | None
    leaders_total: int
    requirement_count: int = 0
    round_start_morale: int = 0
    on_entry: dict[str, int] = {}
    temporary: dict[str, int] = {}
    effects_only_in: str = ""
    ends_game: str = ""


_file: Final = read(FILES / "progress.yaml")
PROGRESSES: Final = all_of(_file["fields"], Progress)
WHEEL: Final = numbers(PROGRESSES)
FARMING, CULTURE, NAVIGATION, COMMERCE, MECHANICS, ARCHITECTURE = range(6)
assert tuple(WHEEL) == tuple(_file["wheel_order"])
TOP: Final = 4
"""The highest level (EOT-5.2)."""
assert all([level.level for level in field.levels] == [1, 2, 3, 4] for field in PROGRESSES)

PIONEER: Final[tuple[int, ...]] = tuple(_file["costs"]["pioneer"])
FOLLOWER: Final[tuple[int, ...]] = tuple(_file["costs"]["follower"])
HALF_PRICE: Final[tuple[int, ...]] = tuple(_file["costs"]["half_price_people"])
TILE_PRICE: Final[tuple[int, ...]] = tuple(_file["costs"]["barbarian_half_price"])
SURCHARGE: Final[tuple[int, ...]] = tuple(_file["costs"]["missing_side_branch_surcharge"])
CITY_DISCOUNT: Final[int] = _file["costs"]["city_discount_per_city"]
LEAST_PRICE: Final[int] = _file["costs"]["minimum_total"]
PIONEER_INFLUENCE: Final[int] = _file["pioneer_influence"]


def _by_level(field: int, what: str) -> tuple[int, ...]:
    """A number of a field by level, from 0 on."""
    printed = PROGRESSES[field]
    first = printed.level_0.get(what, 1 if what.endswith(("cleanup", "vassal_movement")) else 0)
    return (int(first), *(getattr(level, what) for level in printed.levels))


PIECES_KEPT: Final = (*_by_level(FARMING, "vassals_per_province_after_cleanup")[:2], 2, 2, 2)
"""By farming level, the pieces that stay in a province at clean-up (EOT-3.22)."""
BREAD: Final = _by_level(CULTURE, "bread_marker_total")
"""EOT-4.4"""
FLEET_MOVEMENT: Final = _by_level(NAVIGATION, "fleet_movement")
FLEET_COST: Final = _by_level(NAVIGATION, "fleet_cost")
"""EOT-5.14"""
TRADE: Final = _by_level(COMMERCE, "trade_marker_total")
"""EOT-4.2"""
VASSAL_MOVEMENT: Final = _by_level(MECHANICS, "vassal_movement")
ARMY_COST: Final = _by_level(MECHANICS, "army_cost")
"""EOT-5.18"""
CITY_LIMIT: Final = _by_level(ARCHITECTURE, "city_limit")
"""EOT-5.19"""

_epochs: Final = read(FILES / "epochs.yaml")
EPOCHS: Final = all_of(_epochs["epochs"], Epoch)
EPOCH: Final = numbers(EPOCHS)
NEOLITHIC, BRONZE_AGE, IRON_AGE, ANTIQUITY, MIDDLE_AGES, HIGH_MIDDLE_AGES = range(6)
FIRST_INFLUENCE: Final[int] = _epochs["first_to_enter"]["influence"]
LATER_INFLUENCE: Final[int] = _epochs["later_to_enter"]["influence"]
