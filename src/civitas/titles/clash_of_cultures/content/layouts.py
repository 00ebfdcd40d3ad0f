"""Sections 0 to 2: the three layouts of the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from civitas.kernel.content import numbers, read
from civitas.titles.clash_of_cultures.content import FILES
from civitas.titles.clash_of_cultures.content.areas import AREAS


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
