"""Names on a map: each where it has most room, the important first, and no two on one another.

A name stands inside its area on one line or on two, else beside its point, where it may run over
others' ground but over no name. A name that finds no room waits until the reader comes nearer: for
every zoom the names are laid out anew, so that they are never small and never collide. Where there
is no other room, a name stands on ground that is kept for things while none lie there.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from civitas.drawing.area import AIR, TALL, Area
from civitas.drawing.colours import INK
from civitas.drawing.curves import Point, Ringed
from civitas.drawing.type import Face, column, text, wrapped

ZOOMS: Final = {"remote": 0.33, "afar": 0.4, "far": 0.6, "amid": 0.75, "mid": 1.0, "near": 2.0}
"""How near the reader is, in pixels for each unit: at 1 the whole map is 1400 pixels wide."""
_LEADING: Final = 1.08


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


def covered(here: Box, boxes: Iterable[Box]) -> float:
    """How much of these lies under it. A map asks a million times: too often for `meets`."""
    left, top, right, bottom = here.left, here.top, here.right, here.bottom
    total: float = 0
    for box in boxes:
        if left < box.right and box.left < right and top < box.bottom and box.top < bottom:
            wide = min(right, box.right) - max(left, box.left)
            total += wide * (min(bottom, box.bottom) - max(top, box.top))
    return total


class Laid(msgspec.Struct, frozen=True):
    """A name that has found its room: its lines, and where their middle stands."""

    label: Label
    lines: tuple[str, ...]
    middle: Point
    size: float
    box: Box
    lent: bool = False
    """Does it stand where things may come to lie, to which it then gives way?"""


def lay_out(
    labels: Iterable[Label],
    bounds: Box,
    busy: Iterable[Box] = (),
    zoom: float = 1,
    kept: Iterable[Box] = (),
) -> list[Laid]:
    """All names that find room at this zoom, none on another and none on what is busy.

    Where things may come to lie, ground is ``kept`` for them. Who finds no other room stands there
    until they do.
    """
    lying, kept_free = list(busy), list(kept)
    in_order = sorted(labels, key=lambda each: (-each.rank, each.words))
    table = _Table(bounds, [*lying, *kept_free])
    clear: dict[int, Laid] = {}
    tried: dict[int, list[Laid]] = {}
    for n, label in enumerate(in_order):
        tried[n] = []
        if way := _free_way(_ways(label, zoom), table, tried[n]):
            clear[n] = way
    table = _Table(bounds, [*lying, *(way.box for way in clear.values())])
    for n, label in enumerate(in_order):
        if n not in clear and (way := _lent_way(label, tried[n], table, kept_free)):
            clear[n] = way
    return [clear[n] for n in sorted(clear)]


def firm(laid: Iterable[Laid]) -> Iterator[Laid]:
    """Those that nothing comes to lie on: on a picture no name can give way."""
    return (each for each in laid if not each.lent)


def _free_way(ways: Iterable[Laid], table: _Table, tried: list[Laid]) -> Laid | None:
    """The best way of a name to lie on nothing; which were ``tried``, who finds none knows all."""
    for way in ways:
        if table.is_free(way.box):
            table.put(way.box)
            return way
        tried.append(way)
    return None


def _lent_way(
    label: Label, tried: Iterable[Laid], table: _Table, kept: Sequence[Box]
) -> Laid | None:
    """Of the ways to lie on no name one near the own point, and on little that is kept. Who names
    no area waits: among things it would seem to name them."""
    if not label.outlines:
        return None
    ways = [way for way in tried if table.is_free(way.box)]
    if not ways:
        return None
    home = Ringed(label.outlines)
    way = min(ways, key=lambda way: covered(way.box, kept) + way.size * _astray(way, home))
    table.put(way.box)
    return msgspec.structs.replace(way, lent=True)


def drawn(laid: Iterable[Laid]) -> str:
    """The names as they stand, on a halo of paper."""
    return "".join(map(_drawn, laid))


def _drawn(laid: Laid) -> str:
    label, (x, y) = laid.label, laid.middle
    first = y - (len(laid.lines) - 1) * laid.size * _LEADING / 2 + laid.size * TALL * 0.44
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
        for square in _squares(box):
            if square in lying and not box.is_clear_of(lying[square]):
                return False
        return True


def _squares(box: Box) -> list[tuple[int, int]]:
    rows = range(int(box.top // 60), int(box.bottom // 60) + 1)
    return [(x, y) for x in range(int(box.left // 60), int(box.right // 60) + 1) for y in rows]


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
    area = Area(label.outlines, size)
    extents = {lines: _extent(label, lines, size) for lines in _arrangements(label, size)}
    inside = [
        (_price(label, middle, lines, size), lines, middle)
        for lines, extent in extents.items()
        for middle in area.rooms(*extent, label.at)
    ]
    for _, lines, middle in sorted(inside):
        yield _laid(label, lines, extents[lines], middle, size)


def _ways_beside(label: Label, size: float) -> Iterator[Laid]:
    for lines in reversed(_arrangements(label, size)):
        wide, high = extent = _extent(label, lines, size)
        for dx, dy in _BESIDE:
            middle = label.at[0] + dx * wide / 2, label.at[1] + dy * (high / 2 + size)
            yield _laid(label, lines, extent, middle, size)


_BESIDE: Final = (
    *((0.0, 0.0), (0.0, -0.1), (0.0, -0.15), (0.0, -0.5), (0.0, 0.5), (0.3, 0.0), (-0.3, 0.0)),
    *((0.15, -0.15), (-0.15, -0.15), (0.3, -0.15), (-0.3, -0.15), (0.0, 1.0), (0.0, -1.0)),
    *((0.5, 0.5), (-0.5, 0.5), (0.5, -0.5), (-0.5, -0.5), (1.1, 0.0), (-1.1, 0.0)),
    *((1.0, 0.7), (-1.0, 0.7), (1.0, -0.7), (-1.0, -0.7)),
)
"""Shifts from the point that a name belongs to, in halves of its width and height."""


def _astray(way: Laid, home: Ringed) -> float:
    """How far a name stands from its point: among the fields of others it would name those."""
    return math.dist(way.middle, way.label.at) * (1 if home.holds(way.middle) else 2)


def _price(label: Label, middle: Point, lines: Sequence[str], size: float) -> float:
    """How far a name is from where it belongs; two lines look best where one would be squeezed."""
    dx, dy = middle[0] - label.at[0], middle[1] - label.at[1]
    return abs(dx) + 1.4 * abs(dy + size * 0.7) + (len(lines) - 1) * size * 0.9


def _extent(label: Label, lines: Sequence[str], size: float) -> tuple[float, float]:
    wide = max(label.face.width(words, size) for words in lines)
    return wide, size * (TALL + (len(lines) - 1) * _LEADING)


def _laid(
    label: Label, lines: tuple[str, ...], extent: tuple[float, float], middle: Point, size: float
) -> Laid:
    (wide, high), (x, y) = extent, middle
    box = Box(x - wide / 2 - AIR, y - high / 2 - AIR, x + wide / 2 + AIR, y + high / 2 + AIR)
    return Laid(label, lines, middle, size, box)
