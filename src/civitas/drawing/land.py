"""A map of lands and seas, prepared once by ``scripts/prepare_map.py`` and kept in a small file.

The file has every line of the map once, with who lies on its left and on its right. Shapes are put
together from these lines, so neighbours always fit, and two places share a drawn border if and only
if there is a line between them. Nobody's land is called ``~land``, nobody's water ``~sea``, and
what lies beyond the frame ``~edge``.

    land = read_land(Path("map.json"))
    land.shape("latium")              path data, to fill or to clip
    land.border("latium", "campania") path data of their common border
    land.halfway("latium", "campania") where something on that border lies
    land.places["latium"].at          where tokens have most room

`ground` draws the layer that never changes, `labels` finds room for the names, `places` has tints
and gold.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from civitas.drawing.curves import Corner, Point, corners, curve, halfway, length, units

LAND: Final = "~land"
SEA: Final = "~sea"
EDGE: Final = "~edge"

Pair = frozenset[str]


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field or a sea."""

    at: Point
    """The point farthest from its edges."""
    room: float
    """How far that is."""
    sea: bool = False
    isle: bool = False
    """A field that is drawn as a disc, so that it can be clicked."""
    inset: bool = False
    """Does it lie in a box of its own, not to scale?"""


class Inset(msgspec.Struct, frozen=True):
    """A box in a corner of the map, not to scale."""

    x: float
    y: float
    width: float
    height: float


class Kept(msgspec.Struct, frozen=True):
    """The file as it is written."""

    size: tuple[float, float]
    lines: tuple[tuple[str, str, str], ...]
    """Who is on the left, who on the right, and the course of the line."""
    places: dict[str, Place]
    straits: tuple[tuple[str, str, str], ...]
    """Fields that are neighbours over water, and the line drawn for them."""
    links: tuple[tuple[str, str, str], ...]
    """The same for seas that cannot touch."""
    rivers: dict[str, tuple[str, ...]]
    """From source to mouth."""
    insets: dict[str, Inset]
    signs: dict[str, tuple[Point, ...]]
    """For each field, points where a little sign of its terrain fits."""
    ripples: tuple[Point, ...]


class Line(msgspec.Struct, frozen=True):
    left: str
    right: str
    course: tuple[Corner, ...]

    @property
    def pair(self) -> Pair:
        return frozenset((self.left, self.right))


class Land:
    """A prepared map, in its own units: 1400 of them are the width of the map."""

    def __init__(self, kept: Kept) -> None:
        self.width, self.height = kept.size
        self.places: Mapping[str, Place] = kept.places
        self.lines = [Line(left, right, corners(course)) for left, right, course in kept.lines]
        self.straits = {frozenset((a, b)): corners(line) for a, b, line in kept.straits}
        self.links = {frozenset((a, b)): corners(line) for a, b, line in kept.links}
        self.rivers = {name: [units(corners(part)) for part in parts]
                       for name, parts in kept.rivers.items()}  # fmt: skip
        self.insets: Mapping[str, Inset] = kept.insets
        self.signs: Mapping[str, tuple[Point, ...]] = kept.signs
        self.ripples = kept.ripples
        self._of: dict[str, list[Sequence[Corner]]] = defaultdict(list)
        self._between: dict[Pair, list[Line]] = defaultdict(list)
        for line in self.lines:
            self._of[line.left].append(line.course)
            self._of[line.right].append(line.course[::-1])
            self._between[line.pair].append(line)

    def fields(self) -> Iterator[str]:
        return (name for name, place in self.places.items() if not place.sea)

    def seas(self) -> Iterator[str]:
        return (name for name, place in self.places.items() if place.sea)

    def is_water(self, owner: str) -> bool:
        return owner == SEA or (owner in self.places and self.places[owner].sea)

    def touching(self) -> set[Pair]:
        """Who shares a drawn border: pairs of places, without nobody."""
        return {pair for pair in self._between if pair <= self.places.keys()}

    def shape(self, owner: str) -> str:
        """Path data of all that somebody, or nobody, has."""
        return "".join(curve(ring, closed=True) for ring in self._rings(owner))

    def outlines(self, owner: str) -> list[list[Point]]:
        """The same as rings of points."""
        return [
            [point for course in ring for point in units(course[:-1])]
            for ring in self._rings(owner)
        ]

    def border(self, one: str, other: str) -> str:
        """Path data of the common border; nothing if there is none."""
        return "".join(curve([line.course]) for line in self._between[frozenset((one, other))])

    def halfway(self, one: str, other: str) -> Point:
        """The point in the middle of the longest line between two neighbours: there lies what
        belongs to their border."""
        return halfway(self.course(one, other))

    def course(self, one: str, other: str) -> list[Point]:
        """The longest line between two neighbours."""
        lines = [units(line.course) for line in self._between[frozenset((one, other))]]
        return max(lines, key=length)

    def _rings(self, owner: str) -> Iterator[list[Sequence[Corner]]]:
        """Lines in rows: each begins where the one before it ends, until the ring is closed."""
        waiting: dict[Corner, list[Sequence[Corner]]] = defaultdict(list)
        for course in self._of[owner]:
            waiting[course[0]].append(course)
        for first in self._of[owner]:
            if first not in waiting[first[0]]:
                continue
            waiting[first[0]].remove(first)
            ring = [first]
            while ring[-1][-1] != first[0]:
                ring.append(waiting[ring[-1][-1]].pop())
            yield ring


@cache
def read_land(file: Path) -> Land:
    return Land(msgspec.json.decode(file.read_bytes(), type=Kept))
