"""Section 1: structures and units, their limits and costs; the combat die."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.clash_of_cultures.content import FILES
from civitas.titles.clash_of_cultures.content.goods import goods


class Structure(msgspec.Struct, frozen=True):
    """A settlement or a building."""

    id: str
    name: str
    name_de: str
    kind: str
    per_player: int
    expansion: bool
    victory_points: int
    cost: Mapping[str, int]
    effect: str
    barbarian_supply: int = 0
    requires_advance: str | None = None
    enables_units: tuple[str, ...] = ()
    build_bonus: Mapping[str, int] = {}
    build_bonus_one_of: tuple[Mapping[str, int], ...] = ()
    collect_water_instead_of_fishing: tuple[str, ...] = ()
    battle: Mapping[str, Any] = {}
    influence_immune: bool = False
    keeps_owner_on_capture: bool = False


_buildings: Final = read(FILES / "buildings.yaml")
STRUCTURES: Final = all_of(_buildings["structures"], Structure)
STRUCTURE: Final = numbers(STRUCTURES)
assert len(STRUCTURES) == 8
SETTLEMENT: Final = STRUCTURE["settlement"]
PORT: Final = STRUCTURE["port"]
TEMPLE: Final = STRUCTURE["temple"]
FORTRESS: Final = STRUCTURE["fortress"]
ACADEMY: Final = STRUCTURE["academy"]
MARKET: Final = STRUCTURE["market"]
OBELISK: Final = STRUCTURE["obelisk"]
assert SETTLEMENT == 0
BUILDINGS: Final = tuple(range(1, len(STRUCTURES)))
"""Structures that are no settlement (COC-0.1); wonders are counted apart."""
STRUCTURE_COST: Final = tuple(goods(structure.cost) for structure in STRUCTURES)
MAX_CITY_SIZE: Final[int] = _buildings["max_city_size"]


class Unit(msgspec.Struct, frozen=True, rename={"kind": "class"}):
    id: str
    name: str
    name_de: str
    kind: str
    land_unit: bool
    army_unit: bool
    expansion: bool
    supply: Mapping[str, int]
    cost: Mapping[str, int]
    requires_building: str | None
    combat_symbol: str | None
    combat_ability: Mapping[str, Any] = {}
    transport_capacity: int = 0


_units: Final = read(FILES / "units.yaml")
UNITS: Final = all_of(_units["units"], Unit)
UNIT: Final = numbers(UNITS)
assert len(UNITS) == 6
SETTLER: Final = UNIT["settler"]
INFANTRY: Final = UNIT["infantry"]
SHIP: Final = UNIT["ship"]
CAVALRY: Final = UNIT["cavalry"]
ELEPHANT: Final = UNIT["elephant"]
LEADER: Final = UNIT["leader"]
IS_ARMY: Final = tuple(unit.army_unit for unit in UNITS)
IS_LAND: Final = tuple(unit.land_unit for unit in UNITS)
UNIT_COST: Final = tuple(goods(unit.cost) for unit in UNITS)
ARMY_LIMIT: Final[int] = _units["limits"]["army_units_per_land_hex"]
SHIP_CAPACITY: Final[int] = _units["limits"]["land_units_per_ship"]


class Face(msgspec.Struct, frozen=True):
    face: int
    number: int
    symbol: str


FACES: Final = all_of(read(FILES / "dice.yaml")["faces"], Face)
assert len(FACES) == 12
