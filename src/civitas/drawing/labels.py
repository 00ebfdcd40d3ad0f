"""Names on a map: each where it has most room, the important first, and no two on one another.

A name stands inside its area on one line or on two, else beside its point, where it may run over
others' ground but over no name. A name that finds no room waits until the reader comes nearer: for
every zoom the names are laid out anew, so that they are never small and never collide.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import msgspec

from civitas.drawing.colours import INK
from civitas.drawing.curves import Point
from civitas.drawing.type import Face, column, text, wrapped

ZOOMS: Final = {"remote": 0.33, "afar": 0.4, "far": 0.6, "amid": 0.75, "mid": 1.0, "near": 2.0}
"""How near the reader is, in pixels for each unit: at 1 the whole map is 1400 pixels wide."""
_LEADING: Final = 1.08
_TALL: Final = 0.8
"""How high letters are, of their size."""
_ROWS: Final = 2
"""An area is measured along this many lines for the height of a letter."""
_AIR: Final = 1.5
"""What names keep from each other and from the edge of their area."""


class Label(msgspec.Struct, frozen=True):
    """A name to lay out."""

    words: str
    at: Point
    """Where it belongs."""
    outlines: Sequence[Sequence[Point]]
    """The area that it names."""
    face: Face
    size: float
    """As it is where a unit is a pixel."""
    least: float
    """The smallest size that it may have, if there is no room for more."""
    fill: str
    rank: float
    """Who has a higher one is laid out first."""
    water: bool = False
    """The name of a sea stands in its water or not at all."""


class Box(msgspec.Struct, frozen=True):
    """Something that lies on the map: names keep clear of it."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def is_clear_of(self, others: Iterable[Box]) -> bool:
        """Does it meet none of these? A map asks half a million times: too often for `meets`."""
        left, top, right, bottom = self.left, self.top, self.right, self.bottom
        for other in others:
            if (
                left < other.right
                and other.left < right
                and top < other.bottom
                and other.top < bottom
            ):
                return False
        return True


class Laid(msgspec.Struct, frozen=True):
    """A name that has found its room: its lines, and where their middle stands."""

    label: Label
    lines: tuple[str, ...]
    middle: Point
    size: float
    box: Box


def lay_out(
    labels: Iterable[Label], bounds: Box, busy: Iterable[Box] = (), zoom: float = 1
) -> list[Laid]:
    """All names that find room at this zoom, none on another and none on what is busy."""
    table = _Table(bounds, list(busy))
    laid: list[Laid] = []
    for label in sorted(labels, key=lambda each: (-each.rank, each.words)):
        found = next((way for way in _ways(label, zoom) if table.is_free(way.box)), None)
        if found is not None:
            table.put(found.box)
            laid.append(found)
    return laid


def drawn(laid: Iterable[Laid]) -> str:
    """The names as they stand, on a halo of paper."""
    return "".join(map(_drawn, laid))


def _drawn(laid: Laid) -> str:
    label, (x, y) = laid.label, laid.middle
    first = y - (len(laid.lines) - 1) * laid.size * _LEADING / 2 + laid.size * _TALL * 0.44
    fill = None if label.fill == INK else label.fill  # ink is what everything is drawn with
    if len(laid.lines) == 1:
        return text(x, first, laid.lines[0], laid.size, face=label.face, fill=fill,
                    halo=not label.water, water=label.water)  # fmt: skip
    words_at = [(first + n * laid.size * _LEADING, words) for n, words in enumerate(laid.lines)]
    return column(x, words_at, laid.size, face=label.face, fill=fill,
                 halo=not label.water, water=label.water)  # fmt: skip


class _Table:
    """What lies where, by squares, so that few need to be compared."""

    def __init__(self, bounds: Box, busy: Iterable[Box]) -> None:
        self._bounds = bounds
        self._squares: dict[tuple[int, int], list[Box]] = defaultdict(list)
        for box in busy:
            self.put(box)

    def put(self, box: Box) -> None:
        for square in _squares(box):
            self._squares[square].append(box)

    def is_free(self, box: Box) -> bool:
        edge = self._bounds
        if box.left < edge.left or box.right > edge.right:
            return False
        if box.top < edge.top or box.bottom > edge.bottom:
            return False
        lying = self._squares
        return all(box.is_clear_of(lying.get(square, ())) for square in _squares(box))


def _squares(box: Box) -> Iterator[tuple[int, int]]:
    for x in range(int(box.left // 60), int(box.right // 60) + 1):
        for y in range(int(box.top // 60), int(box.bottom // 60) + 1):
            yield x, y


def _ways(label: Label, zoom: float) -> Iterator[Laid]:
    """Where a name could stand, the best first."""
    yield from _ways_inside(label, label.size / zoom)
    if label.least < label.size:
        yield from _ways_inside(label, label.least / zoom)
    if not label.water:
        yield from _ways_beside(label, label.size / zoom)
        if label.least < label.size:
            yield from _ways_beside(label, label.least / zoom)


def _arrangements(label: Label, size: float) -> list[tuple[str, ...]]:
    """On one line, and on two if it has several words."""
    one_line = (label.words,)
    two_lines = wrapped(label.words, size, 0, label.face)
    return [one_line] if two_lines == one_line else [one_line, two_lines]


def _ways_inside(label: Label, size: float) -> Iterator[Laid]:
    area = _Area(label.outlines, size)
    inside = [
        (_price(label, middle, lines, size), lines, middle)
        for lines in _arrangements(label, size)
        for middle in area.rooms(*_extent(label, lines, size), label.at)
    ]
    for _, lines, middle in sorted(inside):
        yield _laid(label, lines, middle, size)


def _ways_beside(label: Label, size: float) -> Iterator[Laid]:
    for lines in reversed(_arrangements(label, size)):
        wide, high = _extent(label, lines, size)
        for dx, dy in _BESIDE:
            middle = label.at[0] + dx * wide / 2, label.at[1] + dy * (high / 2 + size)
            yield _laid(label, lines, middle, size)


_BESIDE: Final = (
    *((0.0, 0.0), (0.0, -0.1), (0.0, -0.15), (0.0, -0.5), (0.0, 0.5), (0.3, 0.0), (-0.3, 0.0)),
    *((0.15, -0.15), (-0.15, -0.15), (0.3, -0.15), (-0.3, -0.15), (0.0, 1.0), (0.0, -1.0)),
    *((0.5, 0.5), (-0.5, 0.5), (0.5, -0.5), (-0.5, -0.5), (1.1, 0.0), (-1.1, 0.0)),
    *((1.0, 0.7), (-1.0, 0.7), (1.0, -0.7), (-1.0, -0.7)),
)
"""Shifts from the point that a name belongs to, in halves of its width and height."""


def _price(label: Label, middle: Point, lines: Sequence[str], size: float) -> float:
    """How far a name is from where it belongs; two lines look best where one would be squeezed."""
    dx, dy = middle[0] - label.at[0], middle[1] - label.at[1]
    return abs(dx) + 1.4 * abs(dy + size * 0.7) + (len(lines) - 1) * size * 0.9


def _extent(label: Label, lines: Sequence[str], size: float) -> tuple[float, float]:
    wide = max(label.face.width(words, size) for words in lines)
    return wide, size * (_TALL + (len(lines) - 1) * _LEADING)


def _laid(label: Label, lines: tuple[str, ...], middle: Point, size: float) -> Laid:
    wide, high = _extent(label, lines, size)
    x, y = middle
    box = Box(x - wide / 2 - _AIR, y - high / 2 - _AIR, x + wide / 2 + _AIR, y + high / 2 + _AIR)
    return Laid(label, lines, middle, size, box)


@dataclass
class _Area:
    """An area seen line by line: where does it begin and end along each?"""

    outlines: Sequence[Sequence[Point]]
    size: float

    @cached_property
    def _step(self) -> float:
        return self.size * _TALL / _ROWS

    @cached_property
    def _spans(self) -> dict[int, list[tuple[float, float]]]:
        crossings: dict[int, list[float]] = defaultdict(list)
        step = self._step
        for ring in self.outlines:
            ax, ay = ring[-1]
            above = int(ay // step)
            for bx, by in ring:
                below = int(by // step)
                if below != above:  # most sides are too short to cross a line
                    low, high = (above, below) if above < below else (below, above)
                    for row in range(low + 1, high + 1):
                        crossings[row].append(ax + (row * step - ay) * (bx - ax) / (by - ay))
                    above = below
                ax, ay = bx, by
        spans = {}
        for row, found in crossings.items():
            found.sort()
            spans[row] = list(zip(found[::2], found[1::2], strict=False))
        return spans

    def rooms(self, wide: float, high: float, near: Point) -> Iterator[Point]:
        """Points around which a box of this size lies inside, on each line the nearest one."""
        rows, spans = int(high / self._step) + 1, self._spans
        wide += 2 * _AIR
        for top in sorted(spans):
            open_spans = [(left, right) for left, right in spans[top] if right - left >= wide]
            for row in range(top + 1, top + rows + 1):
                open_spans = [
                    (left, right)
                    for a, b in open_spans
                    for c, d in spans.get(row, ())
                    if (right := min(b, d)) - (left := max(a, c)) >= wide
                ]
                if not open_spans:
                    break
            for left, right in open_spans:
                x = min(max(near[0], left + wide / 2), right - wide / 2)
                yield x, (top + rows / 2) * self._step
