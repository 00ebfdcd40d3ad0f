"""Put a drawn mesh into the form of the file that the boards read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final

import shapely
import shapely.ops
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry import box as rectangle

from civitas.drawing.curves import kept
from civitas.drawing.land import Inset, Kept, Land, Place
from scripts.maps.earth import Shape, smooth, strewn
from scripts.maps.mesh import Line
from scripts.maps.pen import Paper, Pen, along
from scripts.maps.spec import Pair, Spec

_APART: Final = 21
"""How far little signs are from each other."""
_CLEAR: Final = 9
"""And from a border."""
_LANDING: Final = 4
"""How far the line of a strait reaches into both lands."""
_BANK: Final = (0.2, 0.8)
"""A river that is this near to a border which it marks runs on it, and bends to it, in degrees."""
_NOWHERE: Final = LineString()


def told(spec: Spec, lines: Sequence[Line], paper: Paper, pen: Pen) -> Kept:
    """Everything of the map that is kept."""
    courses = tuple((line.left, line.right, kept(line.points.tolist())) for line in lines)
    bare = Kept(paper.size, courses, {}, (), (), {}, {}, {}, ())
    shapes = shapes_of(spec, Land(bare))
    rivers = _rivers(spec, lines, shapes, paper, pen)
    return Kept(
        size=paper.size,
        lines=courses,
        places={name: _place(spec, name, shape) for name, shape in shapes.items()},
        straits=_straits(spec, shapes),
        links=tuple(_link(spec, paper, pair) for pair in spec.links),
        rivers={name: tuple(kept(part.coords) for part in parts) for name, parts in rivers.items()},
        insets={name: _inset(spec, paper, name) for name in spec.boxes},
        signs=_signs(spec, shapes, rivers, paper),
        ripples=_ripples(spec, shapes, paper),
    )


def _link(spec: Spec, paper: Paper, pair: Pair) -> tuple[str, str, str]:
    one, other = sorted(pair)
    line = smooth(paper.sheet(spec, spec.links[pair])).simplify(0.5)
    return one, other, kept(line.coords)


def shapes_of(spec: Spec, land: Land) -> dict[str, Shape]:
    """The shapes as the file draws them."""
    found = {}
    for name in (*spec.fields, *spec.seas):
        rings = [shapely.make_valid(Polygon(ring)) for ring in land.outlines(name)]
        if not rings:
            raise SystemExit(f"{spec.name}: {name} has no place on the map; give it a point.")
        whole = reduce(lambda one, other: one.symmetric_difference(other), rings)
        parts = [part for part in shapely.get_parts(whole) if part.geom_type == "Polygon"]
        found[name] = shapely.union_all(parts)
    return found


def _place(spec: Spec, name: str, shape: Shape) -> Place:
    """Where there is most room; of several pieces in the one that has most."""
    circle = shapely.maximum_inscribed_circle(shape, tolerance=0.5)
    (x, y), _ = circle.coords
    return Place(
        (round(x, 1), round(y, 1)),
        round(circle.length, 1),
        sea=name in spec.seas,
        isle=name in spec.plan["isles"] or name in set(spec.inset()),
        inset=name in {n for box in spec.boxes.values() for n in (box.sea, *box.isles)},
    )


def _straits(spec: Spec, shapes: Mapping[str, Shape]) -> tuple[tuple[str, str, str], ...]:
    found = []
    for pair in sorted(spec.straits, key=sorted):
        one, other = sorted(pair)
        shortest = shapely.shortest_line(shapes[one], shapes[other])
        ends = [
            _landing(shapes[name], at)
            for name, at in zip((one, other), shortest.coords, strict=True)
        ]
        found.append((one, other, kept(ends)))
    return tuple(found)


def _landing(shape: Shape, shore: Sequence[float]) -> tuple[float, float]:
    """The point of the land, some way behind its shore, that is nearest."""
    inland = next(s for far in (_LANDING, 2, 1) if not (s := shape.buffer(-far)).is_empty)
    _, landing = shapely.ops.nearest_points(Point(shore), inland)
    return landing.x, landing.y


def _rivers(
    spec: Spec, lines: Sequence[Line], shapes: Mapping[str, Shape], paper: Paper, pen: Pen
) -> dict[str, list[Shape]]:
    water = shapely.union_all([shapes[name] for name in spec.seas])
    near, far = (degrees * paper.scale for degrees in _BANK)
    found = {}
    for name, sections in spec.rivers.items():
        banks = _banks(lines, sections)
        parts = []
        for points in spec.plan["rivers"][name]:
            line = shapely.transform(smooth(paper.sheet(spec, points)), pen)
            line = along(line, banks, near, far).difference(water).simplify(0.3)
            parts += [part for part in shapely.get_parts(line) if part.length > 12]
        found[name] = parts
    return found


def _banks(lines: Sequence[Line], sections: frozenset[Pair]) -> Shape:
    along_it = [line.shape for line in lines if line.pair in sections]
    return shapely.line_merge(shapely.union_all(along_it)) if along_it else _NOWHERE


def _inset(spec: Spec, paper: Paper, name: str) -> Inset:
    west, south, east, north = spec.boxes[name].frame
    (x, y), (right, bottom) = paper.sheet(spec, [(west, north), (east, south)]).round(1).tolist()
    return Inset(x, y, round(right - x, 1), round(bottom - y, 1))


def _signs(
    spec: Spec, shapes: Mapping[str, Shape], rivers: Mapping[str, list[Shape]], paper: Paper
) -> dict[str, tuple[tuple[float, float], ...]]:
    wet = shapely.union_all([part for parts in rivers.values() for part in parts]).buffer(6)
    rooms = {name: shapes[name].buffer(-_CLEAR).difference(wet) for name in spec.fields}
    room = shapely.union_all(list(rooms.values()))
    points = strewn(room, paper.size, _APART, 5)
    tree = shapely.STRtree(list(rooms.values()))
    at, inside = tree.query(shapely.points(points), predicate="within")
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in spec.fields}
    names = list(rooms)
    for point, name in zip(at.tolist(), inside.tolist(), strict=True):
        x, y = points[point]
        found[names[name]].append((x, y))
    return {name: tuple(spots) for name, spots in found.items()}


def _ripples(spec: Spec, shapes: Mapping[str, Shape], paper: Paper) -> tuple[tuple[int, int], ...]:
    open_sea = shapely.union_all([shapes[name].buffer(-14) for name in spec.seas])
    inner = rectangle(20, 20, paper.size[0] - 20, paper.size[1] - 20)
    return tuple((x, y) for x, y in strewn(open_sea.intersection(inner), paper.size, 58, 9))
