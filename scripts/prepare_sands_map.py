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
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import shapely
import shapely.ops
import yaml
from scipy.interpolate import RBFInterpolator
from shapely.geometry import LineString, MultiPoint, MultiPolygon, Point, Polygon, box

from scripts.maps.earth import Array, Shape, read_land, smooth, strewn, wander, waves

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


def main(land_file: Path) -> None:
    land = dig(bend(read_land(land_file)))
    regions, bounds = divide(land)
    faults = [*wrong_borders(regions)]
    if faults:
        sys.exit("\n".join(faults))
    out = _TITLE / "board" / "map.json"
    out.write_text(json.dumps(tell(land, regions, bounds), indent=0) + "\n", "utf-8")
    print(f"{out.relative_to(_ROOT)}: {out.stat().st_size:,} bytes")


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


_SWELL: Final = np.hstack([waves(10, 45, 140, 1.7, 3), waves(12, 16, 45, 0.55, 4)])


def _wobble(points: Array) -> Array:
    return points + wander(points, _SWELL)


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


def scatter(terrain: str, regions: Mapping[str, Shape], apart: float, seed: int) -> list[list[int]]:
    """Where the little signs of a terrain are drawn."""
    names = [region["id"] for region in _BOOK["regions"] if region["terrain"] == terrain]
    room = shapely.union_all([regions[name].buffer(-11) for name in names])
    return strewn(room, (1000, 1000), apart, seed)


def ripples(land: Shape) -> list[list[int]]:
    return strewn(_CENTRE.buffer(470).difference(land.buffer(10)), (1000, 1000), 34, 9)


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
