"""From the exact lines of a mesh to lines that look drawn: projected, rounded, wandering, short.

Coasts and frames stay where they are. Everything else is moved by one smooth field that fades out
towards them, so that whoever touched before touches after, and nobody else does.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np
import shapely
from shapely.geometry import LineString, Point

from scripts.maps.cut import Cut, flat
from scripts.maps.earth import Array, Shape, wander, waves
from scripts.maps.mesh import Line, is_coast, is_fixed
from scripts.maps.spec import Spec

WIDTH: Final = 1400
_TALLER: Final = 0.6
"""How far the north is stretched: 0 as in the plane of the cut, 1 as Mercator does."""
_CALM: Final = 18
"""As near to a coast the waves fade out."""
_ROUND: Final = 18
"""A corner is cut off at most this far from it."""
_SHORT: Final = {True: 0.4, False: 0.2}
"""How much a line may be simplified, if it is fixed and if it is not."""
_SMOOTH: Final = 0.05
"""The same for isles that are discs."""
_CLOSE: Final = {True: 9, False: 22}
"""How far its corners are apart at most: it is drawn round, and must not lose its shape."""

_TOUCH: Final = 10
"""Lines that meet in a corner may touch this near to it: there they run side by side."""


class Paper:
    """Where the places of the plane lie on the sheet, in units."""

    def __init__(self, spec: Spec, board: Cut) -> None:
        self.left, south, right, north = board.window.bounds
        self.scale = WIDTH / (right - self.left)
        narrow = math.cos(math.radians(spec.plan["lat0"]))
        self._latitudes = np.linspace(south, north, 2000)
        stretch = (narrow / np.cos(np.radians(self._latitudes))) ** _TALLER
        self._down = np.concatenate([[0], np.cumsum((stretch[1:] + stretch[:-1]) / 2)])
        self._down *= (self._latitudes[1] - self._latitudes[0]) * self.scale
        self.size = (WIDTH, round(float(self._down[-1])))

    def __call__(self, points: Array) -> Array:
        down = self._down[-1] - np.interp(points[:, 1], self._latitudes, self._down)
        return np.stack([(points[:, 0] - self.left) * self.scale, down], axis=1)

    def sheet(self, spec: Spec, points: Sequence[Sequence[float]]) -> Array:
        """Longitude and latitude on the sheet."""
        return self(flat(spec, points))


class Pen:
    """Moves everything but coasts and frames a little; each seed moves it in another way."""

    def __init__(self, fixed: Iterable[Line], seed: int) -> None:
        self._swell = np.hstack(
            [waves(12, 70, 190, 2.6, 2 * seed), waves(14, 24, 60, 1.1, 2 * seed + 1)]
        )
        pieces = [
            LineString(line.points[n : n + 9])
            for line in fixed
            for n in range(0, len(line.points) - 1, 8)
        ]
        self._fixed = shapely.STRtree(pieces)

    def __call__(self, points: Array) -> Array:
        (into, _), far = self._fixed.query_nearest(
            shapely.points(points), return_distance=True, all_matches=False
        )
        free = np.ones(len(points))
        free[into] = np.clip(far / _CALM, 0, 1)
        free = free * free * (3 - 2 * free)
        return points + wander(points, self._swell) * free[:, None]


def laid(spec: Spec, lines: Sequence[Line], paper: Paper) -> list[Line]:
    """The lines on the sheet, with the corners of cells rounded where nothing is in the way."""
    exact = [replace(line, points=paper(line.points)) for line in lines]
    rounded = [_rounded(spec, line) for line in exact]
    crossing = crossings(rounded)
    return [old if n in crossing else new
            for n, (old, new) in enumerate(zip(exact, rounded, strict=True))]  # fmt: skip


def draw(spec: Spec, lines: Sequence[Line], seed: int) -> tuple[list[Line], Pen]:
    """The lines as they are kept, and the pen that drew them."""
    pen = Pen([line for line in lines if is_fixed(spec, line)], seed)
    return [_finished(spec, line, pen) for line in lines], pen


def _rounded(spec: Spec, line: Line) -> Line:
    """The straight edges of cells with their corners cut off, three times."""
    points = line.points
    if is_fixed(spec, line):
        return line
    for _ in range(3):
        if len(points) < 3:
            break
        steps = np.diff(points, axis=0)
        length = np.maximum(np.hypot(*steps.T), 1e-9)[:, None]
        share = np.minimum(0.25, _ROUND / length)
        cut = np.stack([points[:-1] + steps * share, points[1:] - steps * share], axis=1)
        points = np.concatenate([points[:1], cut.reshape(-1, 2)[1:-1], points[-1:]])
    return replace(line, points=points)


def _finished(spec: Spec, line: Line, pen: Pen) -> Line:
    fixed = is_fixed(spec, line)
    shape = line.shape
    if not fixed:
        shape = shapely.transform(shapely.segmentize(shape, 4), pen)
    discs = {*spec.plan["isles"], *spec.inset()}
    shape = shape.simplify(_SMOOTH if line.pair & discs else _SHORT[fixed])
    straight = fixed and not is_coast(spec, line)
    points = (
        _sharp(shape) if straight else np.array(shapely.segmentize(shape, _CLOSE[fixed]).coords)
    )
    return replace(line, points=np.round(points * 5) / 5)


def _sharp(shape: Shape) -> Array:
    """The edge of a frame: its corners are doubled, so that they are not drawn round."""
    points = np.array(shape.coords)
    ways = np.diff(points, axis=0)
    ways /= np.hypot(*ways.T)[:, None]
    corners = zip(points[1:-1], ways[:-1], ways[1:], strict=True)
    inner = [(at - before, at, at + after) for at, before, after in corners]
    return np.concatenate([points[:1], *inner, points[-1:]])


def crossings(lines: Sequence[Line]) -> set[int]:
    """Which lines cross or touch another one elsewhere than at a common end."""
    shapes = [line.shape for line in lines]
    tree = shapely.STRtree(shapes)
    found: set[int] = set()
    for one, other in tree.query(shapes, predicate="intersects").T.tolist():
        if one < other and not _only_ends(lines[one], lines[other]):
            found |= {one, other}
    return found


def _only_ends(one: Line, other: Line) -> bool:
    ends = [Point(end).buffer(_TOUCH) for end in one.ends() if end in other.ends()]
    common = one.shape.intersection(other.shape)
    return bool(common.difference(shapely.union_all(ends)).is_empty)


def along(line: Shape, banks: Shape, near: float, far: float) -> Shape:
    """A river that runs on a border where it is near to it, and bends towards it before."""
    if banks.is_empty:
        return line
    points = shapely.get_coordinates(shapely.segmentize(line, 2))
    spots = shapely.points(points)
    on = shapely.line_interpolate_point(banks, shapely.line_locate_point(banks, spots))
    share = np.clip((far - shapely.distance(spots, on)) / (far - near), 0, 1)[:, None]
    return LineString(points + (shapely.get_coordinates(on) - points) * share)
