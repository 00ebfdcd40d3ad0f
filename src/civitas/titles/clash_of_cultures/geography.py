"""The revealed map: terrain, distances and seas (COC-0.4 to COC-0.6).

A `Geography` never changes; revealing an area replaces it. What it works out on the way (distances
from a hex, the seas) is kept beside the data, so all copies of a state share it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from civitas.titles.clash_of_cultures.content.areas import UNREVEALED, WATER
from civitas.titles.clash_of_cultures.content.layouts import LAYOUTS, Layout

FAR: Final = 1 << 10
"""The distance of hexes that no revealed path joins."""


class _Found:
    """What was worked out already; no part of the data."""

    __slots__ = (
        "_around",
        "_circles",
        "_land_steps",
        "_revealed",
        "_rings",
        "_seas",
        "_steps",
        "layout",
    )

    layout: Layout
    _around: dict[tuple[tuple[int, ...], int], int]
    _circles: dict[tuple[int, int, bool], int]
    _rings: dict[tuple[int, int], tuple[int, ...]]
    _steps: dict[int, tuple[int, ...]]
    _land_steps: dict[int, tuple[int, ...]]
    _seas: tuple[int, ...]
    _revealed: tuple[int, ...]

    def _start(self, layout: Layout) -> None:
        self.layout = layout
        self._around = {}
        self._circles = {}
        self._rings = {}
        self._steps = {}
        self._land_steps = {}
        self._seas = ()
        self._revealed = ()

    def _keep_revealed(self, bits: tuple[int, int]) -> None:
        self._revealed = bits

    def _keep_seas(self, seas: tuple[int, ...]) -> None:
        self._seas = seas


@dataclass(slots=True)
class Geography(_Found):
    """The map for so many players, with the terrain of each hex as far as it is revealed."""

    players: int
    terrain: tuple[int, ...]

    def __post_init__(self) -> None:
        self._start(LAYOUTS[self.players])

    def is_revealed(self, place: int) -> bool:
        return self.terrain[place] != UNREVEALED

    def is_land(self, place: int) -> bool:
        return UNREVEALED < self.terrain[place] < WATER

    def is_water(self, place: int) -> bool:
        return self.terrain[place] == WATER

    def near(self, place: int) -> tuple[int, ...]:
        """The adjacent hexes, revealed or not (COC-0.17)."""
        return self.layout.near[place]

    def near_water(self, place: int) -> list[int]:
        """The adjacent water hexes."""
        return [n for n in self.layout.near[place] if self.terrain[n] == WATER]

    def near_land(self, place: int) -> list[int]:
        """The adjacent revealed land hexes."""
        return [n for n in self.layout.near[place] if UNREVEALED < self.terrain[n] < WATER]

    def steps(self, start: int) -> tuple[int, ...]:
        """The distance of every hex from here over revealed hexes, `FAR` if none (COC-0.4)."""
        found = self._steps.get(start)
        if found is None:
            found = self._steps[start] = self._spread(start, land_only=False)
        return found

    def land_steps(self, start: int) -> tuple[int, ...]:
        """The same over revealed land alone."""
        found = self._land_steps.get(start)
        if found is None:
            found = self._land_steps[start] = self._spread(start, land_only=True)
        return found

    def distance(self, one: int, other: int) -> int:
        return self.steps(one)[other]

    def within(self, start: int, reach: int) -> list[int]:
        """The hexes at most so far away, the hex itself included."""
        return [n for n, far in enumerate(self.steps(start)) if far <= reach]

    def circle(self, start: int, reach: int, land_only: bool = False) -> int:
        """The same as bits; or those that a way over land leads to."""
        found = self._circles.get((start, reach, land_only))
        if found is None:
            found = self._open(land_only) & 1 << start
            for _ in range(reach if found else 0):
                found |= self._beside(found) & self._open(land_only)
            self._circles[start, reach, land_only] = found
        return found

    def around(self, places: tuple[int, ...], reach: int) -> int:
        """The hexes from which a way over land of so many steps leads to one of these, as bits."""
        found = self._around.get((places, reach))
        if found is None:
            found = 0
            for place in places:
                found |= self.circle(place, reach, land_only=True)
            self._around[places, reach] = found
        return found

    def rings(self, start: int, most: int) -> tuple[int, ...]:
        """The hex and, as bits, the land one step away, two steps and so on: so many rings at most,
        and none beyond one that unrevealed hexes are next to."""
        found = self._rings.get((start, most))
        if found is None:
            found = self._rings[start, most] = self._ring_by_ring(start, most)
        return found

    def _ring_by_ring(self, start: int, most: int) -> tuple[int, ...]:
        ring = seen = 1 << start
        found = [ring]
        while len(found) < most:
            wider = self._beside(ring)
            if wider & ~self._open(land_only=False):
                break
            ring = wider & self._open(land_only=True) & ~seen
            seen |= ring
            found.append(ring)
        return tuple(found)

    def at(self, start: int, far: int) -> list[int]:
        """The hexes exactly so far away."""
        return [n for n, steps in enumerate(self.steps(start)) if steps == far]

    def _spread(self, start: int, land_only: bool) -> tuple[int, ...]:
        far = [FAR] * len(self.terrain)
        near = self.layout.near_bits
        left = self._open(land_only)
        ring, steps = left & 1 << start, 0
        while ring:
            left &= ~ring
            wider = 0
            while ring:
                lowest = ring & -ring
                place = lowest.bit_length() - 1
                far[place] = steps
                wider |= near[place]
                ring ^= lowest
            ring = wider & left
            steps += 1
        return tuple(far)

    def _beside(self, hexes: int) -> int:
        """All that is adjacent to any of these hexes, as bits."""
        near, found = self.layout.near_bits, 0
        while hexes:
            lowest = hexes & -hexes
            found |= near[lowest.bit_length() - 1]
            hexes ^= lowest
        return found

    def _open(self, land_only: bool) -> int:
        """The revealed hexes, or the land among them, as bits."""
        if not self._revealed:
            land = water = 0
            for n, terrain in enumerate(self.terrain):
                land |= (UNREVEALED < terrain < WATER) << n
                water |= (terrain == WATER) << n
            self._keep_revealed((land, land | water))
        return self._revealed[not land_only]

    def sea(self, place: int) -> int:
        """Which sea a water hex belongs to: the lowest hex number in it; -1 on land (COC-0.5)."""
        if not self._seas:
            self._keep_seas(self._find_seas())
        return self._seas[place]

    def _find_seas(self) -> tuple[int, ...]:
        seas = [-1] * len(self.terrain)
        for first in range(len(seas)):
            if seas[first] < 0 and self.is_water(first):
                open_ends = [first]
                seas[first] = first
                while open_ends:
                    for n in self.near_water(open_ends.pop()):
                        if seas[n] < 0:
                            seas[n] = first
                            open_ends.append(n)
        return tuple(seas)

    def on_edge(self, place: int) -> bool:
        """Does the hex lie on the map edge (COC-0.6)?"""
        return self.layout.edge[place]

    def laid(self, area: int, ground: Iterable[int]) -> Geography:
        """The map with an area revealed, its terrain in the order of the area's hexes."""
        terrain = list(self.terrain)
        for place, kind in zip(self.layout.areas[area], ground, strict=True):
            terrain[place] = kind
        return Geography(self.players, tuple(terrain))


def unrevealed(players: int) -> Geography:
    """A map of which nothing is known."""
    return Geography(players, (UNREVEALED,) * len(LAYOUTS[players].labels))
