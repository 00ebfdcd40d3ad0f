"""Curves through few points: lines of a map are kept as corners and drawn round.

Corners are whole numbers, tenths of a unit, and always even, so that the middle between two of them
is exact as well: a curve runs through the middles and bends at the corners, and SVG can write it
with one short step for each corner. Two areas that share a line share it to the last bit.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from civitas.drawing.svg import number

Corner = tuple[int, int]
Point = tuple[float, float]

_WHOLE: Final = re.compile(r"-?\d+")
_PART: Final = 2
"""Corners are kept in double tenths."""


def corners(course: str) -> tuple[Corner, ...]:
    """The corners of a kept line: the first, then the way from each to the next.

    >>> corners("10 5 3-1 0 2")
    ((20, 10), (26, 8), (26, 12))
    """
    numbers = [int(n) * _PART for n in _WHOLE.findall(course)]
    x = y = 0
    found = []
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return tuple(found)


def kept(points: Iterable[Point]) -> str:
    """A line as it is kept; `corners` reads it.

    >>> kept([(2.0, 1.0), (2.61, 0.8), (2.6, 0.82), (2.6, 1.2)])
    '10 5 3-1 0 2'
    """
    steps: list[Corner] = []
    before = (0, 0)
    for x, y in points:
        here = (round(x * 10 / _PART), round(y * 10 / _PART))
        if here != before or not steps:
            steps.append((here[0] - before[0], here[1] - before[1]))
        before = here
    return " ".join(f"{x} {y}" for x, y in steps).replace(" -", "-")


def units(line: Iterable[Corner]) -> list[Point]:
    return [(x / 10, y / 10) for x, y in line]


def is_inside(point: Point, rings: Iterable[Sequence[Point]]) -> bool:
    """Does the point lie in the area within these rings?

    >>> square = [(0, 0), (4, 0), (4, 4), (0, 4)]
    >>> is_inside((1, 1), [square]), is_inside((5, 1), [square])
    (True, False)
    """
    x, y = point
    return _is_odd(x, _crossings(y, rings))


class Ringed:
    """The area within rings, for who asks about many points at few heights: where the rings cross a
    height is found out once."""

    def __init__(self, rings: Sequence[Sequence[Point]]) -> None:
        self._rings = rings
        self._crossed: dict[float, list[float]] = {}

    def holds(self, point: Point) -> bool:
        """Does the point lie in it? As `is_inside` says.

        >>> Ringed([[(0, 0), (4, 0), (4, 4), (0, 4)]]).holds((1, 1))
        True
        """
        x, y = point
        crossed = self._crossed.get(y)
        if crossed is None:
            crossed = self._crossed[y] = _crossings(y, self._rings)
        return _is_odd(x, crossed)


def _crossings(y: float, rings: Iterable[Sequence[Point]]) -> list[float]:
    """Where the rings cross this height."""
    found = []
    for ring in rings:
        ax, ay = ring[-1]
        for bx, by in ring:
            if (ay > y) != (by > y):
                found.append(ax + (y - ay) * (bx - ax) / (by - ay))
            ax, ay = bx, by
    return found


def _is_odd(x: float, crossed: Iterable[float]) -> bool:
    """Is an odd number of these beyond?"""
    odd = False
    for beyond in crossed:
        if x < beyond:
            odd = not odd
    return odd


def curve(lines: Sequence[Sequence[Corner]], *, closed: bool = False) -> str:
    """Path data: the lines one after the other; each begins where the one before it ends."""
    x, y = lines[0][0]
    steps = "".join(map(_steps, lines))
    return f"M{_tenths(x)} {_tenths(y)}{steps}{'z' if closed else ''}".replace(" -", "-")


def _steps(line: Sequence[Corner]) -> str:
    (ax, ay), (bx, by), *rest = line
    if not rest:
        return f"l{_tenths(bx - ax)} {_tenths(by - ay)}"
    x, y = (ax + bx) // 2, (ay + by) // 2
    text = f"l{_tenths(x - ax)} {_tenths(y - ay)}"
    bend = f"q{_tenths(bx - x)} {_tenths(by - y)} "
    for one, other in pairwise(line[1:]):
        middle = (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
        text += f"{bend}{_tenths(middle[0] - x)} {_tenths(middle[1] - y)}"
        x, y = middle
        bend = "t"
    end = line[-1]
    return f"{text}l{_tenths(end[0] - x)} {_tenths(end[1] - y)}"


def _tenths(value: int) -> str:
    sign = "-" if value < 0 else ""
    whole, rest = divmod(abs(value), 10)
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"


def length(line: Sequence[Point]) -> float:
    return sum(math.dist(one, other) for one, other in pairwise(line))


def halfway(line: Sequence[Point]) -> Point:
    """
    >>> halfway([(0, 0), (4, 0), (4, 2)])
    (3.0, 0.0)
    """
    left = length(line) / 2
    for (ax, ay), (bx, by) in pairwise(line):
        step = math.dist((ax, ay), (bx, by))
        if step >= left:
            share = left / step if step else 0
            return ax + (bx - ax) * share, ay + (by - ay) * share
        left -= step
    return line[-1]


def ribbon(line: Sequence[Point], source: float, mouth: float) -> str:
    """Path data of a river: from its source to its mouth it grows from one width to the other."""
    ways = [0.0]
    for one, other in pairwise(line):
        ways.append(ways[-1] + math.dist(one, other))
    banks: list[tuple[Point, Point]] = []
    for n, (x, y) in enumerate(line):
        ahead, behind = line[min(n + 1, len(line) - 1)], line[max(n - 1, 0)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        half = (source + (mouth - source) * ways[n] / ways[-1]) / 2 / (math.hypot(dx, dy) or 1)
        banks.append(((x - dy * half, y + dx * half), (x + dy * half, y - dx * half)))
    outline = [left for left, _ in banks] + [right for _, right in reversed(banks)]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in outline) + "z"
