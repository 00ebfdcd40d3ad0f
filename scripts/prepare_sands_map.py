"""Cut the round map of The Sands of Time out of real coastlines. Run once; the result is committed.

    python -m scripts.prepare_sands_map land-50m.json

``land-50m.json`` is from the npm package `world-atlas` (Natural Earth, public domain). Needs
numpy, scipy and shapely, which Civitas itself does not. The coasts are bent by a thin-plate
spline, regions are cells around hand-set points, and one smooth field of waves moves every edge,
so that neighbours still fit and borders look drawn. A map that contradicts the list of borders
is refused.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import shapely
import shapely.ops
import yaml
from scipy.interpolate import RBFInterpolator
from shapely.geometry import LineString, MultiPoint, MultiPolygon, Point, Polygon, box

_ROOT: Final = Path(__file__).parent.parent
_TITLE: Final = _ROOT / "src/civitas/titles/sands_of_time"
_BOOK: Final = yaml.safe_load((_TITLE / "content/regions.yaml").read_text("utf-8"))
_PLAN: Final = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text("utf-8"))

_WORLD: Final = box(-14.5, 5, 85, 62)
_CENTRE: Final = Point(500, 500)
_SHORE: Final = 466
"""Where the land ends and Oceanus begins."""
_SMALLEST_ISLE: Final = 14
_SHORTEST_BORDER: Final = 35
_ROOM: Final = (86, 150)
_A_CORNER: Final = 3
"""Regions that meet in a point may touch this much."""

Seeds = Mapping[str, Sequence[Sequence[float]]]
Shape = Any
"""A shapely geometry; the library has no types."""


def main(land_file: Path) -> None:
    land = dig(bend(read_land(land_file)))
    regions, bounds = divide(land)
    faults = [*wrong_borders(regions)]
    if faults:
        sys.exit("\n".join(faults))
    out = _TITLE / "board" / "map.json"
    out.write_text(json.dumps(tell(land, regions, bounds), indent=0) + "\n", "utf-8")
    print(f"{out.relative_to(_ROOT)}: {out.stat().st_size:,} bytes")


def read_land(file: Path) -> Shape:
    """The land of the TopoJSON file, in longitude and latitude."""
    topology = json.loads(file.read_text("utf-8"))
    scale, shift = (np.array(topology["transform"][key]) for key in ("scale", "translate"))
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]

    def ring(numbers: Iterable[int]) -> Any:
        return np.concatenate([arcs[n] if n >= 0 else arcs[~n][::-1] for n in numbers])

    polygons = [
        Polygon(ring(outer), [ring(hole) for hole in holes]).buffer(0)
        for geometry in topology["objects"]["land"]["geometries"]
        for outer, *holes in (
            geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        )
    ]
    return shapely.union_all(polygons)


_control: Final = np.array([pair for part in _PLAN["control"].values() for pair in part], float)
_spline: Final = RBFInterpolator(
    _control[:, :2], _control[:, 2:], kernel="thin_plate_spline", smoothing=0.002
)


def bend(land: Shape) -> Shape:
    """From longitude and latitude onto the disc."""
    land = (
        land.intersection(_WORLD).union(Polygon(_PLAN["fill"])).difference(Polygon(_PLAN["drop"]))
    )
    return shapely.transform(shapely.segmentize(land, 0.2), _spline).buffer(0)


def _waves(count: int, shortest: float, longest: float, height: float, seed: int) -> Any:
    dice = np.random.default_rng(seed)
    length = dice.uniform(shortest, longest, count)
    angle, phase_x, phase_y = dice.uniform(0, 2 * math.pi, (3, count))
    turn = 2 * math.pi / length
    height_of = height * np.sqrt(length / longest)
    return np.stack([turn * np.cos(angle), turn * np.sin(angle), phase_x, phase_y, height_of])


_SWELL: Final = np.hstack([_waves(10, 45, 140, 1.7, 3), _waves(12, 16, 45, 0.55, 4)])


def _wobble(points: Any) -> Any:
    turn_x, turn_y, phase_x, phase_y, height = _SWELL
    along = points[:, :1] * turn_x + points[:, 1:2] * turn_y
    return points + np.stack(
        [(height * np.sin(along + phase)).sum(axis=1) for phase in (phase_x, phase_y)], axis=1
    )


def rough(shape: Shape) -> Shape:
    """The same shape, drawn by hand."""
    return shapely.make_valid(shapely.transform(shapely.segmentize(shape, 3), _wobble))


def dig(land: Shape) -> Shape:
    for water in _PLAN["dig"].values():
        land = land.difference(rough(Polygon(water)).buffer(0))
    land = land.intersection(rough(_CENTRE.buffer(_SHORE, 64))).simplify(0.5)
    return MultiPolygon([part for part in land.geoms if part.area > _SMALLEST_ISLE])


def cells(seeds: Seeds) -> dict[str, Shape]:
    """For each name the places nearest to one of its points."""
    points = MultiPoint([point for mine in seeds.values() for point in mine])
    parts = shapely.voronoi_polygons(points, extend_to=box(-300, -300, 1300, 1300)).geoms
    return {
        name: rough(
            shapely.union_all(
                [part for part in parts if any(part.contains(Point(point)) for point in mine)]
            )
        )
        for name, mine in seeds.items()
    }


def divide(land: Shape) -> tuple[dict[str, Shape], list[Shape]]:
    """The regions, and the lines where named seas end in the open sea."""
    sea = _CENTRE.buffer(484, 96).difference(land)
    waters = {
        name: next(
            part
            for part in shapely.get_parts(cell.intersection(sea))
            if part.contains(Point(_PLAN["sea"][name][0]))
        )
        for name, cell in cells(_PLAN["sea"]).items()
        if name != "open"
    }
    lands = cells(_PLAN["land"])
    found: dict[str, list[Shape]] = {name: [] for name in lands}
    found |= {name: [water] for name, water in waters.items()} | {"britannia": []}
    *isles, mainland = sorted(land.geoms, key=lambda part: part.area)
    for isle in isles:
        found[_home(isle, waters, lands)].append(isle)
    for name, cell in lands.items():
        parts = shapely.get_parts(cell.intersection(mainland))
        found[name].extend(part for part in parts if part.area > _SMALLEST_ISLE)
    regions = {name: shapely.union_all(parts) for name, parts in found.items()}
    coast = land.boundary.buffer(0.6)
    return regions, [water.boundary.difference(coast) for water in waters.values()]


def _home(isle: Shape, waters: Mapping[str, Shape], lands: Mapping[str, Shape]) -> str:
    middle = isle.representative_point()
    if box(*_PLAN["britannia"]).contains(middle):
        return "britannia"
    for name, water in waters.items():
        if Polygon(water.exterior).contains(middle):
            return name
    return next(name for name, cell in lands.items() if cell.contains(middle))


def _edge(one: Shape, other: Shape) -> Shape:
    return one.buffer(0.7).intersection(other.boundary)


def wrong_borders(regions: Mapping[str, Shape]) -> Iterator[str]:
    kinds = {frozenset((b["a"], b["b"])): b["kind"] for b in _BOOK["borders"]}
    names = sorted(regions)
    for n, one in enumerate(names):
        for other in names[n + 1 :]:
            length = _edge(regions[one], regions[other]).length
            kind = kinds.get(frozenset((one, other)))
            if kind == "border" and length < _SHORTEST_BORDER:
                yield f"{one} and {other} share a border, but only {length:.0f} units of it show."
            if kind != "border" and length > _A_CORNER:
                yield f"{one} and {other} share no border, but touch over {length:.0f} units."


def tell(land: Shape, regions: Mapping[str, Shape], bounds: Sequence[Shape]) -> dict[str, Any]:
    waters = shapely.union_all([regions[name] for name in _PLAN["sea"] if name != "open"])
    isles = [part for part in land.geoms if waters.contains(part.representative_point())]
    return {
        "isles": "".join(map(path, isles)),
        "rivers": "".join(map(path, rivers(land))),
        "bounds": "".join(map(path, bounds)),
        "regions": {
            region["id"]: {
                "shape": path(regions[region["id"]].simplify(0.5)),
                "name": _PLAN["names"][region["id"]],
                "room": room(regions[region["id"]], _PLAN["names"][region["id"]]),
            }
            for region in _BOOK["regions"]
        },
        "borders": borders(regions),
        "peaks": scatter("mountain", regions, 23, 5),
        "tufts": scatter("plain", regions, 32, 6),
        "ripples": ripples(land),
    }


def rivers(land: Shape) -> Iterator[Shape]:
    for points in _PLAN["rivers"].values():
        line = smooth(_spline(np.array(points, float)))
        yield rough(line).intersection(land).simplify(0.5)


def smooth(points: Any) -> Shape:
    """A curve through all points (Catmull and Rom)."""
    points = np.concatenate([2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]])
    steps = np.linspace(0, 1, 12, endpoint=False)[:, None]
    curve = [
        0.5 * (2 * b + (c - a) * steps + (2 * a - 5 * b + 4 * c - d) * steps**2
               + (3 * b - a - 3 * c + d) * steps**3)
        for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False)
    ]  # fmt: skip
    return LineString(np.concatenate([*curve, points[-2:-1]]))


def room(region: Shape, name: Sequence[float]) -> int:
    """How wide the tokens below a region's name can spread without leaving the region."""
    x, y = name
    level = [LineString([(0, y + below), (1000, y + below)]) for below in (0, 15, 30, 45)]
    spans = [line.intersection(region).bounds for line in level]
    reach = [min(x - left, right - x) for left, _, right, _ in spans if left <= x <= right]
    return round(min(max(2 * min(reach, default=0) - 10, _ROOM[0]), _ROOM[1]))


def borders(regions: Mapping[str, Shape]) -> dict[str, Any]:
    """The line of each border or link, and where its caravans and trade good lie."""
    busy = [
        box(x - half, y - 12, x + half, y + 62)
        for name, (x, y) in _PLAN["names"].items()
        for half in [room(regions[name], (x, y)) / 2]
    ]
    told = {}
    for entry in sorted(_BOOK["borders"], key=lambda entry: entry["trade_good"] is None):
        name = f"{entry['a']}-{entry['b']}"
        if entry["kind"] == "dotted":
            lines = [link(_PLAN["links"][name], regions[entry["a"]], regions[entry["b"]])]
        else:
            edge = shapely.line_merge(_edge(regions[entry["a"]], regions[entry["b"]]))
            lines = [part for part in shapely.get_parts(edge) if part.length > _A_CORNER]
        (x, y), upright = _PLAN["spots"].get(name) or free_spot(lines, busy)
        busy.append(_token(x, y, upright))
        line = shapely.union_all([part.simplify(0.8) for part in lines])
        told[name] = {"line": path(line), "spot": [x, y], "upright": upright}
    return {f"{e['a']}-{e['b']}": told[f"{e['a']}-{e['b']}"] for e in _BOOK["borders"]}


def link(points: Sequence[Sequence[float]], one: Shape, other: Shape) -> Shape:
    """A curve that starts a little inside one region and ends a little inside the other."""
    first, *between, last = map(Point, points)
    ends = [
        end if inner.contains(end) else shapely.ops.nearest_points(inner, end)[0]
        for end, inner in ((first, one.buffer(-3)), (last, other.buffer(-3)))
    ]
    return smooth(np.array([point.coords[0] for point in (ends[0], *between, ends[1])]))


def _token(x: float, y: float, upright: bool) -> Shape:
    wide, high = (10, 22) if upright else (22, 10)
    return box(x - wide, y - high, x + wide, y + high)


def free_spot(lines: Sequence[Shape], busy: Sequence[Shape]) -> tuple[list[int], bool]:
    """The point of the line, and the way to stack there, that keeps clearest of all tokens."""
    longest = max(lines, key=lambda line: line.length)
    best: tuple[float, list[int], bool] = (-math.inf, [], False)
    for share in np.linspace(0.12, 0.88, 39).tolist():
        at = longest.interpolate(share, normalized=True)
        for upright in (False, True):
            token = _token(at.x, at.y, upright)
            clear = min(min(token.distance(other) for other in busy), 12)
            covered = sum(token.intersection(other).area for other in busy)
            score = clear - covered / 20 - 12 * abs(share - 0.5) - 2 * upright
            best = max(best, (score, [round(at.x), round(at.y)], upright))
    return best[1], best[2]


def _strewn(room: Shape, apart: float, seed: int) -> list[list[int]]:
    """Points at random, no two nearer than ``apart``."""
    dice = np.random.default_rng(seed)
    kept: list[list[int]] = []
    for x, y in dice.integers(0, 1000, (60_000, 2)).tolist():
        if all((x - a) ** 2 + (y - b) ** 2 > apart**2 for a, b in kept):
            kept.append([x, y])
    return sorted((point for point in kept if room.contains(Point(point))), key=lambda p: p[::-1])


def scatter(terrain: str, regions: Mapping[str, Shape], apart: float, seed: int) -> list[list[int]]:
    """Where the little signs of a terrain are drawn."""
    names = [region["id"] for region in _BOOK["regions"] if region["terrain"] == terrain]
    room = shapely.union_all([regions[name].buffer(-11) for name in names])
    return _strewn(room, apart, seed)


def ripples(land: Shape) -> list[list[int]]:
    return _strewn(_CENTRE.buffer(470).difference(land.buffer(10)), 34, 9)


def path(shape: Shape) -> str:
    """SVG path data with relative steps of half a unit, as short as they can be written."""
    lines: list[tuple[Any, bool]] = []
    for part in shapely.get_parts(shape):
        if part.geom_type == "Polygon":
            lines += [(ring.coords, True) for ring in (part.exterior, *part.interiors)]
        elif part.geom_type == "LineString":
            lines.append((part.coords, False))
    return "".join(_steps(coords, closed) for coords, closed in lines)


def _steps(coords: Any, closed: bool) -> str:
    points = np.rint(np.array(coords)[:, :2] * 2).astype(int)
    if closed:
        points = points[:-1]
    steps = [step for step in np.diff(points, axis=0).tolist() if step != [0, 0]]
    text = f"M{_half(points[0][0])} {_half(points[0][1])}l"
    text += " ".join(f"{_half(dx)} {_half(dy)}" for dx, dy in steps)
    return text.replace(" -", "-").replace(".5 .5", ".5.5") + ("z" if closed else "")


def _half(halves: int) -> str:
    sign = "-" if halves < 0 else ""
    whole, rest = divmod(abs(int(halves)), 2)
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.5"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
