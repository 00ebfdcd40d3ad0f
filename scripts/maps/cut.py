"""Cut land and water into fields and seas: every place goes to the nearest point of its landmass.

All in the plane x = longitude * cos(lat0), y = latitude, in which the points of shapes.yaml were
measured.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPoint, Point, Polygon
from shapely.geometry import box as rectangle

from scripts.maps.earth import Array, Shape
from scripts.maps.spec import LAND, SEA, Spec

_CRUMB: Final = 1e-7
_NEAR: Final = 0.002
"""A loose piece goes to the neighbour that has most of the strip this wide around it."""
_ISLET: Final = 0.0012
"""Nobody's islands smaller than this part of a reach, squared, are left out."""

_SPREAD: Final = 1.05
"""Isles in a box are drawn this much larger: those that touch do so whatever the pen does."""


@dataclass(frozen=True)
class Seed:
    owner: str
    at: tuple[float, float]
    anchor: bool
    """Does the piece around it belong to its owner for sure?"""


@dataclass
class Cut:
    """The board in pieces."""

    places: dict[str, Shape]
    land: Shape
    window: Shape


@dataclass
class _Bodies:
    """Landmasses, or basins, and the points that count for each."""

    parts: list[Shape]
    nobody: str
    seeds: dict[int, list[Seed]] = field(default_factory=lambda: defaultdict(list))
    home: dict[str, int] = field(default_factory=dict)

    @cached_property
    def _tree(self) -> Shape:
        return shapely.STRtree(self.parts)

    def put(self, owner: str, at: tuple[float, float], *, centre: bool) -> None:
        body = int(self._tree.nearest(Point(at)))
        if centre:
            self.home[owner] = body
        anchor = centre or self.home.get(owner) != body
        self.seeds[body].append(Seed(owner, at, anchor))


def flat(spec: Spec, points: Sequence[Sequence[float]] | Array) -> Array:
    """Longitude and latitude in the plane of the cut."""
    narrow = math.cos(math.radians(spec.plan["lat0"]))
    return np.array(points, float)[:, :2] * (narrow, 1)


def cut(spec: Spec, world: Shape) -> Cut:
    """Land and water with channels, moats, isles and boxes, and whose each place is."""
    window = shapely.transform(rectangle(*spec.plan["window"]), lambda p: flat(spec, p))
    land = shapely.transform(
        world.intersection(rectangle(*spec.plan["window"])), lambda p: flat(spec, p)
    )
    for channel in spec.plan["channels"].values():
        land = land.difference(LineString(flat(spec, channel["line"])).buffer(channel["width"] / 2))
    isles = _isles(spec)
    for isle in isles.values():
        land = land.difference(isle.buffer(spec.plan["moat"]))
    boxes = _boxes(spec)
    framed = shapely.union_all(list(boxes.values()))
    land = land.difference(framed)
    masses = _landmasses(spec, land)
    land = shapely.union_all(masses.parts)
    basins = _basins(spec, window.difference(shapely.union_all([land, framed, *isles.values()])))
    places = _settled(spec, [*_claims(spec, masses), *_claims(spec, basins)])
    for name, isle in isles.items():
        places[name] = places[name].union(isle) if name in places else isle
    places |= boxes
    for name, isle in _inset_isles(spec).items():
        sea = next(box.sea for box in spec.boxes.values() if name in box.isles)
        places[name], places[sea] = isle, places[sea].difference(isle)
        land = land.union(isle)
    return Cut(places, shapely.union_all([land, *isles.values()]), window)


def _blob(spec: Spec, centre: Sequence[float], radius: float) -> Shape:
    """A disc as a pen draws an isle: not quite round."""
    (x, y), lean = flat(spec, [centre])[0], centre[0] + centre[1]
    turns = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    far = radius * (1 + 0.06 * np.sin(3 * turns + lean) + 0.05 * np.sin(5 * turns + 2 * lean))
    return Polygon(np.stack([x + far * np.cos(turns), y + far * np.sin(turns)], axis=1))


def _isles(spec: Spec) -> dict[str, Shape]:
    """Fields too small to be clicked, as discs on their centres."""
    return {
        name: _blob(spec, spec.fields[name], radius) for name, radius in spec.plan["isles"].items()
    }


def _boxes(spec: Spec) -> dict[str, Shape]:
    return {
        box.sea: shapely.transform(rectangle(*box.frame), lambda p: flat(spec, p))
        for box in spec.boxes.values()
    }


def _inset_isles(spec: Spec) -> dict[str, Shape]:
    """The isles of the boxes; where two overlap they share the border halfway."""
    found: dict[str, Shape] = {}
    for box in spec.boxes.values():
        middles = {name: flat(spec, [at])[0] for name, at in box.isles.items()}
        cells = shapely.voronoi_polygons(
            MultiPoint(list(middles.values())), extend_to=_boxes(spec)[box.sea].buffer(1)
        )
        for name, (lon, lat, radius) in box.isles.items():
            own = next(cell for cell in cells.geoms if cell.contains(Point(middles[name])))
            found[name] = _blob(spec, (lon, lat), radius * _SPREAD).intersection(own)
    return found


def _landmasses(spec: Spec, land: Shape) -> _Bodies:
    bodies = _Bodies(_polygons(land), LAND)
    drawn = {*spec.plan["isles"], *spec.inset()}
    for name, centre in spec.fields.items():
        if name not in drawn:
            bodies.put(name, _at(spec, centre), centre=True)
    _put_others(spec, bodies, spec.plan["land"], spec.plan["blank_land"])
    smallest = _ISLET * spec.plan["reach"] ** 2
    kept = [n for n, part in enumerate(bodies.parts) if n in bodies.seeds or part.area > smallest]
    return _Bodies(
        [bodies.parts[n] for n in kept],
        LAND,
        {new: bodies.seeds[old] for new, old in enumerate(kept) if old in bodies.seeds},
    )


def _basins(spec: Spec, water: Shape) -> _Bodies:
    bodies = _Bodies([part for part in _polygons(water) if part.area > 10 * _CRUMB], SEA)
    framed = {box.sea for box in spec.boxes.values()}
    for name, centre in spec.seas.items():
        if name not in framed:
            bodies.put(name, _at(spec, centre), centre=True)
    _put_others(spec, bodies, spec.plan["sea"], spec.plan["blank_sea"])
    return bodies


def _put_others(
    spec: Spec,
    bodies: _Bodies,
    more: Mapping[str, Sequence[Sequence[float]]],
    blank: Sequence[Sequence[float]],
) -> None:
    for owner, points in more.items():
        for point in points:
            bodies.put(owner, _at(spec, point), centre=False)
    for point in blank:
        bodies.put(bodies.nobody, _at(spec, point), centre=False)


def _at(spec: Spec, point: Sequence[float]) -> tuple[float, float]:
    x, y = flat(spec, [point])[0]
    return float(x), float(y)


def _polygons(shape: Shape) -> list[Shape]:
    return [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]


@dataclass(frozen=True)
class _Piece:
    owner: str
    nobody: str
    """Is it land or sea?"""
    shape: Shape
    loose: bool


def _claims(spec: Spec, bodies: _Bodies) -> Iterator[_Piece]:
    """The cells of every landmass or basin."""
    for number, body in enumerate(bodies.parts):
        seeds = bodies.seeds.get(number, ())
        if not seeds:
            yield _Piece(bodies.nobody, bodies.nobody, body, loose=False)
            continue
        cells = _cells(body, seeds)
        near = _claimed(spec, seeds, cells) if bodies.nobody == LAND else body
        for owner, cell in cells.items():
            if owner == bodies.nobody:
                yield _Piece(owner, owner, cell, loose=False)
                continue
            yield from (
                _Piece(bodies.nobody, bodies.nobody, part, loose=False)
                for part in _polygons(cell.difference(near))
                if part.area > _CRUMB
            )
            anchors = [Point(seed.at) for seed in seeds if seed.owner == owner and seed.anchor]
            for part in _polygons(cell.intersection(near)):
                if part.area > _CRUMB:
                    held = any(part.buffer(1e-6).contains(anchor) for anchor in anchors)
                    yield _Piece(owner, bodies.nobody, part, loose=not held)


def _cells(body: Shape, seeds: Sequence[Seed]) -> dict[str, Shape]:
    """For each owner the places of the body nearest to one of its points."""
    owners: dict[tuple[float, float], str] = {}
    for seed in seeds:
        owners.setdefault((round(seed.at[0], 6), round(seed.at[1], 6)), seed.owner)
    if len(set(owners.values())) == 1:
        return {seeds[0].owner: body}
    points = MultiPoint(list(owners))
    cells = list(shapely.voronoi_polygons(points, extend_to=body.envelope.buffer(5)).geoms)
    tree = shapely.STRtree(cells)
    found: dict[str, list[Shape]] = defaultdict(list)
    for at, owner in owners.items():
        found[owner].append(cells[int(tree.query(Point(at), predicate="intersects")[0])])
    return {owner: shapely.union_all(mine).intersection(body) for owner, mine in found.items()}


def _claimed(spec: Spec, seeds: Sequence[Seed], cells: Mapping[str, Shape]) -> Shape:
    """As far as anybody's land reaches. The outer edge is rounded, so that it has no notches, but
    not where that would make neighbours of two who are none."""
    reach, rounded = spec.plan["reach"], spec.plan["rounded"]
    discs = shapely.union_all(
        [Point(seed.at).buffer(reach, 32) for seed in seeds if seed.owner != LAND]
    )
    apart = shapely.union_all(list(_meetings(spec, cells))).buffer(reach / 4)
    return discs.union(discs.buffer(rounded, 32).buffer(-rounded, 32).difference(apart))


def _meetings(spec: Spec, cells: Mapping[str, Shape]) -> Iterator[Shape]:
    """Where the cells of two meet who are no neighbours."""
    names = [name for name in cells if name != LAND]
    tree = shapely.STRtree([cells[name] for name in names])
    for name in names:
        strip = cells[name].buffer(_NEAR)
        for other in (names[n] for n in tree.query(strip, predicate="intersects").tolist()):
            if other != name and frozenset((name, other)) not in spec.land_borders:
                yield strip.intersection(cells[other])


def _settled(spec: Spec, pieces: Sequence[_Piece]) -> dict[str, Shape]:
    """Loose pieces go to the neighbour with the longest common border."""
    held: dict[tuple[str, str], list[Shape]] = defaultdict(list)
    for piece in pieces:
        if not piece.loose:
            held[piece.owner, piece.nobody].append(piece.shape)
    found = {key: shapely.union_all(shapes) for key, shapes in held.items()}
    loose = sorted((p for p in pieces if p.loose), key=lambda piece: -piece.shape.area)
    while loose:
        left = [piece for piece in loose if not _adopted(piece, found)]
        if len(left) == len(loose):
            raise SystemExit(f"{spec.name}: a piece of {left[0].owner} has no neighbour.")
        loose = left
    for nobody in (LAND, SEA):
        found.setdefault((nobody, nobody), Polygon())
    return {owner: shape for (owner, _), shape in found.items()}


def _adopted(piece: _Piece, found: dict[tuple[str, str], Shape]) -> bool:
    around = piece.shape.buffer(_NEAR)
    shares = {
        key: shape.intersection(around).area
        for key, shape in found.items()
        if key[1] == piece.nobody and shape.intersects(around)
    }
    if not shares:
        return False
    best = max(shares, key=lambda key: shares[key])
    found[best] = found[best].union(piece.shape)
    return True
