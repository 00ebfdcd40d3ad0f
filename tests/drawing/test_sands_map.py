"""The prepared map of The Sands of Time agrees with the list of regions and borders."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from civitas.drawing.curves import Point
from civitas.titles.sands_of_time.board.atlas import atlas
from civitas.titles.sands_of_time.board.base import base_layer, shapes
from civitas.titles.sands_of_time.content import BORDERS, DISC, REGIONS, Border, Region

_NUMBER = re.compile(r"-?(?:\d*\.\d|\d+)")
# No digit may follow: a number of the map has at most one decimal.


def outlines(d: str) -> Iterator[list[Point]]:
    """The lines of path data: a start, then relative steps."""
    for line in re.findall(r"M[^Mz]+", d):
        numbers = [float(n) for n in _NUMBER.findall(line)]
        x, y = numbers[:2]
        points = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        yield points


def inside(point: Point, d: str) -> bool:
    px, py = point
    crossings = 0
    for ring in outlines(d):
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay > py) != (by > py) and px < ax + (py - ay) * (bx - ax) / (by - ay):
                crossings += 1
    return crossings % 2 == 1


def distance(point: Point, d: str) -> float:
    """From the point to the nearest line of the shape."""
    return min(_to_line(point, a, b) for ring in outlines(d) for a, b in pairwise(ring))


def _to_line(point: Point, a: Point, b: Point) -> float:
    (px, py), (ax, ay), (bx, by) = point, a, b
    length = math.dist(a, b) ** 2
    share = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length if length else 0
    share = min(max(share, 0), 1)
    return math.dist(point, (ax + share * (bx - ax), ay + share * (by - ay)))


def names_of(items: tuple[Region, ...] | tuple[Border, ...]) -> list[str]:
    return [item.id for item in items]


def test_the_map_has_the_regions_and_borders_of_the_list() -> None:
    assert list(atlas().regions) == names_of(REGIONS)
    assert list(atlas().borders) == names_of(BORDERS)


@pytest.mark.parametrize("region", names_of(REGIONS))
def test_the_name_of_a_region_stands_in_it(region: str) -> None:
    drawn = atlas().regions[region]
    x, y = drawn.name
    assert inside((x, y), drawn.shape)
    assert math.dist((x, y), (DISC["cx"], DISC["cy"])) < DISC["r"]


@pytest.mark.parametrize("border", BORDERS, ids=names_of(BORDERS))
def test_a_border_lies_between_its_regions(border: Border) -> None:
    """A common border runs along both regions, a dotted link leads from one to the other."""
    drawn = atlas().borders[border.id]
    one, other = (atlas().regions[name].shape for name in (border.a, border.b))
    lines = list(outlines(drawn.line))
    if border.kind == "border":
        middle = max(lines, key=len)
        for corner in middle:
            assert distance(corner, one) < 3
            assert distance(corner, other) < 3
    else:
        (line,) = lines
        ends = [line[0], line[-1]]
        assert all(inside(end, shape) for end, shape in zip(ends, (one, other), strict=True))


@pytest.mark.parametrize("border", names_of(BORDERS))
def test_caravans_lie_at_their_border_and_at_no_other(border: str) -> None:
    drawn = atlas().borders[border]
    assert distance(drawn.spot, drawn.line) < 12
    others = [other.spot for name, other in atlas().borders.items() if name != border]
    assert min(math.dist(drawn.spot, spot) for spot in others) > 20


def test_the_layer_that_never_changes_stays_small() -> None:
    assert len(base_layer((True,) * len(REGIONS))) + len(shapes()) < 120_000
