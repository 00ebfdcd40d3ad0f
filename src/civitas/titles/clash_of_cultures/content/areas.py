"""Sections 0 to 2: terrains, areas and the three layouts of the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

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
START_AREAS: Final[int] = _tiles["start_areas"]["count"]
CIVILIZATION_AREAS: Final = {
    area.civilization: area for area in all_of(_tiles["civilization_start_areas"], Area)
}
assert len(AREAS) + len(CIVILIZATION_AREAS) == 21


@dataclass(frozen=True, slots=True)
class Layout:
    """The map for a number of players: hexes are numbered area by area, homes first."""

    players: int
    labels: tuple[str, ...]
    """By hex, its name in the grid: column letter and row."""
    coordinates: tuple[tuple[int, int], ...]
    near: tuple[tuple[int, ...], ...]
    """By hex, the hexes that share a side with it (COC-0.17)."""
    near_bits: tuple[int, ...]
    """The same as bits."""
    areas: tuple[tuple[int, ...], ...]
    """By area, the hexes of its positions 0 to 3; homes come first, then slots."""
    area_of: tuple[int, ...]
    home_sides: tuple[str, ...]
    edge: tuple[bool, ...]
    """By hex: does it lie on the map edge (COC-0.6)?"""
    perimeter: tuple[int, ...]
    """The edge hexes in clockwise order (COC-13.14)."""
    number: dict[str, int]
    """The hex of a label."""


def _layout(data: Any, steps: list[list[int]]) -> Layout:
    areas = [*data["homes"], *data["slots"]]
    cells = [tuple(cell) for area in areas for cell in area["hexes"]]
    labels = tuple(label for area in areas for label in area["labels"])
    where = {cell: n for n, cell in enumerate(cells)}
    assert len(where) == len(cells) == len(set(labels)) == 4 * len(areas)
    around = [[where.get((q + dq, r + dr), -1) for dq, dr in steps] for q, r in cells]
    layout = Layout(
        players=data["players"],
        labels=labels,
        coordinates=tuple((q, r) for q, r in cells),
        near=tuple(tuple(sorted(n for n in hexes if n >= 0)) for hexes in around),
        near_bits=tuple(sum(1 << n for n in hexes if n >= 0) for hexes in around),
        areas=tuple(tuple(range(4 * n, 4 * n + 4)) for n in range(len(areas))),
        area_of=tuple(n // 4 for n in range(len(cells))),
        home_sides=tuple(home["side"] for home in data["homes"]),
        edge=tuple(-1 in hexes for hexes in around),
        perimeter=tuple(where[tuple(cell)] for cell in data["perimeter_clockwise"]),
        number=numbers(labels),
    )
    assert set(layout.perimeter) == {n for n, edge in enumerate(layout.edge) if edge}
    assert len(AREAS) - len(data["slots"]) == data["unused_normal_areas"]
    return layout


_setups: Final = read(FILES / "setups.yaml")
LAYOUTS: Final = {
    data["players"]: _layout(data, _setups["neighbours"]) for data in _setups["setups"]
}
"""By number of players."""
LABELS: Final = tuple(sorted({label for layout in LAYOUTS.values() for label in layout.labels}))
