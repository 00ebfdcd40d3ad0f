"""Room for things on a map: each has a box near the middle of its field, clear of names and of
one another.

    room = Room(land, written=[laid.box for laid in names["mid"]])
    at = room.find("latium", land.places["latium"].at, (46, 30))

Ask for small fields first: who comes first lies best. No box lies on another, if that can be, and
none on the land of others; where there is no other way it lies on a name, which then has to stand
elsewhere.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from civitas.drawing.curves import Point, Ringed
from civitas.drawing.labels import Box, covered
from civitas.drawing.land import Land

Size = tuple[float, float]
_NEAR: Final = 40
FARTHEST: Final = 90
_UTMOST: Final = 130
"""For what may lie off its field, such as ships."""
_STEP: Final = 5
_CELL: Final = 30
"""Shores are looked up in squares of this size."""


def box_at(at: Point, size: Size) -> Box:
    """A box around its middle."""
    (x, y), (wide, high) = at, size
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


class Room:
    """What lies on a map so far."""

    def __init__(self, land: Land, written: Iterable[Box] = (), taken: Iterable[Box] = ()) -> None:
        self.land = land
        self.taken = list(taken)
        self._written = list(written)
        self._own: dict[str, list[Box]] = defaultdict(list)
        self._edge = Box(2, 2, land.width - 2, land.height - 2)
        self._field = cache(lambda name: Ringed(land.outlines(name)))
        self._around = cache(self._box_around)
        seas = set(land.seas())
        shores = [pair for pair in land.touching() if len(pair & seas) == 1]
        self._coastal = {name for pair in shores for name in pair - seas}
        self._nearest = cache(self._nearest_field)
        self._shores: dict[tuple[int, int], list[tuple[float, float, str]]] = defaultdict(list)
        for name in land.fields():
            for x, y in (point for ring in land.outlines(name) for point in along(ring)):
                self._shores[int(x // _CELL), int(y // _CELL)].append((x, y, name))

    def find(self, name: str, near: Point, size: Size, *, afloat: bool = False) -> Point:
        """The nearest point at which a box of this size lies on nothing: inside the field, else off
        its own shore, else off the land of others, else on a name, else on as little as can be.

        What is ``afloat`` may lie farther off, and on the land of others sooner than on anything.
        """
        far = _UTMOST if afloat else FARTHEST
        reach = box_at(near, (2 * far + size[0], 2 * far + size[1]))
        things = [box for box in self.taken if box.meets(reach)]
        everything = [*things, *(box for box in self._written if box.meets(reach))]
        at = (
            next(self._inside(name, near, size, everything, _NEAR), None)
            or next(self._offshore(name, near, size, everything, _NEAR), None)
            or next(self._inside(name, near, size, things, far), None)
            or next(self._offshore(name, near, size, things, far), None)
            or next(self._outside(name, near, size, things, far), None)
            or (afloat and next(self._free(near, size, things, far), None))
            or self._least_covered(name, near, size, things, afloat)
        )
        self.taken.append(box_at(at, size))
        self._own[name].append(box_at(at, size))
        return at

    def _inside(
        self, name: str, near: Point, size: Size, boxes: Sequence[Box], far: float
    ) -> Iterator[Point]:
        return filter(self._field(name).holds, self._free(near, size, boxes, far))

    def _outside(
        self, name: str, near: Point, size: Size, boxes: Sequence[Box], far: float
    ) -> Iterator[Point]:
        return self._ashore_or_off(name, near, far, self._free(near, size, boxes, far))

    def _offshore(
        self, name: str, near: Point, size: Size, boxes: Sequence[Box], far: float
    ) -> Iterator[Point]:
        """In the water, off its own shore: whoever sees it knows where it belongs."""
        return (at for at in self._outside(name, near, size, boxes, far) if self._shore(at) == name)

    def _shore(self, at: Point) -> str | None:
        """The field that is nearest to a point, as coarsely as one sees it."""
        x, y = at
        return self._nearest((x // _STEP, y // _STEP))

    def _nearest_field(self, cell: tuple[float, float]) -> str | None:
        x, y = (cell[0] + 0.5) * _STEP, (cell[1] + 0.5) * _STEP
        column, row = int(x // _CELL), int(y // _CELL)
        for ring in range(1, _UTMOST // _CELL + 2):
            found = [
                ((px - x) ** 2 + (py - y) ** 2, name)
                for dx in range(-ring, ring + 1)
                for dy in range(-ring, ring + 1)
                for px, py, name in self._shores.get((column + dx, row + dy), ())
            ]
            if found:
                return min(found)[1]
        return None

    def _ashore_or_off(
        self, name: str, near: Point, far: float, points: Iterator[Point]
    ) -> Iterator[Point]:
        """On the own field or on no land at all; a sea keeps to its water, and so does a field
        without a coast to its land: nobody would know who lies out there."""
        if name not in self._coastal:
            return iter(())
        close = [
            other
            for other in self.land.fields()
            if other != name
            and math.dist(self.land.places[other].at, near) < 2 * max(far, FARTHEST)
        ]
        return (at for at in points if not any(self._lies_on(at, other) for other in close))

    def _lies_on(self, at: Point, name: str) -> bool:
        """Does the point lie on this field? Most are far from it, and a box tells that sooner."""
        (x, y), box = at, self._around(name)
        if not (box.left < x < box.right and box.top < y < box.bottom):
            return False
        return self._field(name).holds(at)

    def _box_around(self, name: str) -> Box:
        """A box in which the whole field lies, with some air."""
        points = [point for ring in self.land.outlines(name) for point in ring]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return Box(min(xs) - 1, min(ys) - 1, max(xs) + 1, max(ys) + 1)

    def _least_covered(
        self, name: str, near: Point, size: Size, boxes: Sequence[Box], afloat: bool
    ) -> Point:
        """Of all points of the field the one where most of the others is still seen. What is afloat
        may lie anywhere near, and hides nothing of its own field as long as that can be."""
        points = [*self._free(near, size, self._own[name], _UTMOST)] if afloat else []
        points = points or [*filter(self._field(name).holds, outward(near, FARTHEST))]
        return min(points, key=lambda at: covered(box_at(at, size), boxes), default=near)

    def _free(self, near: Point, size: Size, boxes: Sequence[Box], far: float) -> Iterator[Point]:
        """Where a box meets neither these nor the edge. A map asks a quarter of a million times:
        too often to make each box, or to look at those that lie higher or lower again."""
        edge, half_wide, half_high = self._edge, size[0] / 2, size[1] / 2
        rows: dict[float, list[tuple[float, float]]] = {}
        for at in outward(near, far):
            x, y = at
            beside = rows.get(y)
            if beside is None:
                beside = rows[y] = self._beside(y - half_high, y + half_high, boxes)
            left, right = x - half_wide, x + half_wide
            if left < edge.left or right > edge.right:
                continue
            for begin, end in beside:
                if left < end and begin < right:
                    break
            else:
                yield at

    def _beside(self, top: float, bottom: float, boxes: Sequence[Box]) -> list[tuple[float, float]]:
        """From where to where along this row something lies."""
        if top < self._edge.top or bottom > self._edge.bottom:
            return [(-math.inf, math.inf)]
        return [(box.left, box.right) for box in boxes if top < box.bottom and box.top < bottom]


def along(ring: Sequence[Point]) -> Iterator[Point]:
    """Points along a ring, none far from the next."""
    ax, ay = ring[-1]
    for bx, by in ring:
        parts = int(math.hypot(bx - ax, by - ay) // (2 * _STEP)) + 1
        yield from ((ax + (bx - ax) * n / parts, ay + (by - ay) * n / parts) for n in range(parts))
        ax, ay = bx, by


@cache
def _ways(far: float) -> tuple[Point, ...]:
    steps = range(-_UTMOST, _UTMOST + 1, _STEP)
    return tuple(
        sorted(
            ((dx, dy) for dx in steps for dy in steps if math.hypot(dx, dy) <= far),
            key=lambda way: (math.hypot(*way), way),
        )
    )


def outward(near: Point, far: float) -> Iterator[Point]:
    """Points around this one, the nearest first."""
    x, y = near
    return ((x + dx, y + dy) for dx, dy in _ways(far))
