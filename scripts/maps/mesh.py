"""The pieces of a board as lines: each line is the border of exactly two owners, drawn once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
import shapely
from shapely.geometry import LineString, Point

from scripts.maps.cut import Cut
from scripts.maps.earth import Array, Shape
from scripts.maps.spec import EDGE, LAND, SEA, Pair, Spec

_GRID: Final = 1e-6
"""Corners nearer than this are one."""
_CRUMB: Final = 0.1
"""What two share by a slip of the arithmetic, in steps."""

Corner = tuple[float, float]
Edge = tuple[Corner, Corner]


@dataclass
class Line:
    """A border from corner to corner; going along it, ``left`` and ``right`` are on these sides."""

    left: str
    right: str
    points: Array

    @property
    def pair(self) -> Pair:
        return frozenset((self.left, self.right))

    @property
    def shape(self) -> Shape:
        return LineString(self.points)

    def ends(self) -> tuple[Corner, Corner]:
        return _corner(self.points[0]), _corner(self.points[-1])


def _corner(point: Array) -> Corner:
    return round(float(point[0]), 9), round(float(point[1]), 9)


def mesh(spec: Spec, board: Cut) -> list[Line]:
    """All lines of the board. A field and a sea that it does not border on never share one."""
    sides = _sides(board)
    lines = [Line(*owners, points) for owners, points in _chained(sides)]
    declared = spec.land_borders | spec.coasts | spec.sea_borders
    crumbs = [
        pair
        for pair, length in lengths(lines).items()
        if pair not in declared and length < _CRUMB * spec.plan["step"]
    ]
    for pair in [*crumbs, *map(frozenset, spec.plan["corners"])]:
        lines = _drawn_together(spec, lines, pair)
    return lines


def _sides(board: Cut) -> dict[Edge, str]:
    """For each edge, in each direction, whose land or water is on its left."""
    outlines = [shape.boundary for shape in board.places.values() if not shape.is_empty]
    noded = shapely.union_all([*outlines, board.window.boundary], grid_size=_GRID)
    names = list(board.places)
    shapes = [board.places[name] for name in names]
    tree = shapely.STRtree(shapes)
    sides: dict[Edge, str] = {}
    for face in shapely.get_parts(shapely.polygonize(shapely.get_parts(noded).tolist())):
        middle = face.representative_point()
        hits = tree.query(middle, predicate="intersects")
        owner = names[int(hits[0])] if len(hits) else _nearest(board, middle)
        ring_of = shapely.geometry.polygon.orient(face)
        for ring in (ring_of.exterior, *ring_of.interiors):
            corners = [_corner(point) for point in ring.coords]
            for edge in pairwise(corners):
                sides[edge] = owner
    return sides


def _nearest(board: Cut, middle: Shape) -> str:
    """A crumb between two pieces belongs to the one that is nearest."""
    return min(board.places, key=lambda name: board.places[name].distance(middle))


def _chained(sides: Mapping[Edge, str]) -> Iterator[tuple[tuple[str, str], Array]]:
    """Edges with the same two owners, one after the other, as far as they go."""
    owners = {
        (a, b): (left, right)
        for (a, b), left in sides.items()
        if left != (right := sides.get((b, a), EDGE))
    }
    owners |= {(b, a): (right, left) for (a, b), (left, right) in owners.items()}
    follows: dict[Corner, list[Corner]] = defaultdict(list)
    for a, b in owners:
        follows[a].append(b)
    done: set[Edge] = set()
    crossings = [corner for corner, nexts in follows.items() if len(nexts) != 2]
    for start in [*crossings, *follows]:
        for first in follows[start]:
            if (start, first) in done:
                continue
            chain = [start, first]
            while len(follows[chain[-1]]) == 2 and chain[-1] != start:
                chain.append(next(c for c in follows[chain[-1]] if c != chain[-2]))
            edges = list(pairwise(chain))
            done.update(edges)
            done.update((b, a) for a, b in edges)
            yield owners[edges[0]], np.array(chain)


def lengths(lines: Iterable[Line]) -> dict[Pair, float]:
    found: dict[Pair, float] = defaultdict(float)
    for line in lines:
        found[line.pair] += line.shape.length
    return found


def _drawn_together(spec: Spec, lines: list[Line], pair: Pair) -> list[Line]:
    """Two that are no neighbours but meet in a corner: what they share becomes a point."""
    for short in [line for line in lines if line.pair == pair]:
        if short.shape.length > 2.5 * spec.plan["step"]:
            continue
        lines = [line for line in lines if line is not short]
        if spec.is_water(short.left) != spec.is_water(short.right):
            _give_coast(spec, lines, short)
        else:
            _meet(spec, lines, short)
    return lines


def _meet(spec: Spec, lines: Sequence[Line], short: Line) -> None:
    """All lines that end at one or the other end of the short one meet: on the coast, if one end
    lies there, else in the middle."""
    middle = short.shape.interpolate(0.5, normalized=True)
    coasts = [line for line in lines if is_coast(spec, line)]
    shore = {end for line in coasts for end in line.ends()}
    place = next((end for end in short.ends() if end in shore), (middle.x, middle.y))
    water = shapely.union_all([line.shape for line in coasts])
    for line in lines:
        first, last = line.ends()
        if first in short.ends():
            line.points = _moved(line.points[::-1], place, water)[::-1]
        if last in short.ends():
            line.points = _moved(line.points, place, water)


def _moved(points: Array, place: Corner, coast: Shape) -> Array:
    """The line with another end; by way of its old one, if the straight way would leave land."""
    straight = LineString([points[-2], place])
    kept = points if straight.crosses(coast) else points[:-1]
    return np.concatenate([kept, [place]]) if _corner(points[-1]) != place else points


def _give_coast(spec: Spec, lines: list[Line], short: Line) -> None:
    """A bit of coast goes to the next sea, or field: its coast grows, and the border that ended
    there ends farther on."""
    ways = [(keeper, ends) for keeper in short.pair for ends in (short.ends(), short.ends()[::-1])]
    for keeper, (here, there) in sorted(ways, key=lambda way: spec.is_water(way[0])):
        meeting = [line for line in lines if here in line.ends()]
        grows = [line for line in meeting if keeper in line.pair and is_coast(spec, line)]
        if len(meeting) == 2 and len(grows) == 1:
            (coast,) = grows
            border = next(line for line in meeting if line is not coast)
            piece = short.points if _corner(short.points[0]) == here else short.points[::-1]
            coast.points = _extended(coast.points, here, piece)
            border.points = _led_to(border.points, here, there, 2 * spec.plan["step"])
            return
    raise SystemExit(f"{spec.name}: {' and '.join(sorted(short.pair))} meet, but not in a corner.")


def _extended(points: Array, here: Corner, piece: Array) -> Array:
    if _corner(points[-1]) == here:
        return np.concatenate([points, piece[1:]])
    return np.concatenate([piece[::-1], points[1:]])


def _led_to(points: Array, here: Corner, there: Corner, bend: float) -> Array:
    """The line with its end moved from here to there, bent a little before."""
    forward = points if _corner(points[-1]) == here else points[::-1]
    line = LineString(forward)
    kept = shapely.segmentize(line, bend / 4)
    far = [p for p in kept.coords if Point(p).distance(Point(here)) > min(bend, line.length / 2)]
    moved = np.array([*far, there])
    return moved if _corner(points[-1]) == here else moved[::-1]


def is_coast(spec: Spec, line: Line) -> bool:
    return spec.is_water(line.left) != spec.is_water(line.right) and EDGE not in line.pair


def is_fixed(spec: Spec, line: Line) -> bool:
    """Coasts stay where nature put them, frames where we did."""
    framed = {box.sea for box in spec.boxes.values()}
    return is_coast(spec, line) or EDGE in line.pair or bool(line.pair & framed)


def is_outer(line: Line) -> bool:
    """Where somebody's land ends in nobody's."""
    return bool(line.pair & {LAND, SEA})
