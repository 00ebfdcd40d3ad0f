"""Sections 0 to 2: terrains and areas."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.clash_of_cultures.content import FILES

PLAINS: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
BARREN: Final = 3
WATER: Final = 4
UNREVEALED: Final = -1
"""Neither land nor water (COC-2.4)."""


class Terrain(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    land: bool


class Area(msgspec.Struct, frozen=True):
    """Four hexes revealed together; the terrain of its positions 0 to 3."""

    id: str
    terrain: tuple[str, str, str, str]
    civilization: str | None = None

    @property
    def ground(self) -> tuple[int, ...]:
        return tuple(TERRAIN[name] for name in self.terrain)


_tiles: Final = read(FILES / "map_tiles.yaml")
TERRAINS: Final = all_of(_tiles["terrains"], Terrain)
TERRAIN: Final = numbers(TERRAINS)
assert tuple(TERRAIN) == ("plains", "forest", "mountain", "barren", "water")

AREAS: Final = all_of(_tiles["normal_areas"], Area)
START_SIDES: Final = {side.id: side for side in all_of(_tiles["start_areas"]["sides"], Area)}
CIVILIZATION_AREAS: Final = {
    area.civilization: area for area in all_of(_tiles["civilization_start_areas"], Area)
}
assert len(AREAS) + len(CIVILIZATION_AREAS) == 21
