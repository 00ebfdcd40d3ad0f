"""How tokens stand around a point of the map: in rows, and units where they hide nothing of their
own space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from civitas.drawing.colours import INK, LIGHT
from civitas.drawing.curves import Point
from civitas.drawing.labels import Box, covered
from civitas.drawing.pieces import row
from civitas.drawing.svg import Block, el, group, moved, place
from civitas.titles.oikumene.board.spots import TROOPS, lead

HIGH: Final = 34
_ABREAST: Final = (2, 1, 3, 4)
"""So many stand in a row; two look best."""
_OWN: Final = 4
"""What lies on the own space counts so much more than what lies beside it."""
_LINE: Final = HIGH + 1
_GAP: Final = 3
_SIDES: Final = (0, 1, -1)
"""Rows that are wider than the room that is kept for them reach out to both sides, or to one."""

Way = Sequence[tuple[float, float, Sequence[Block]]]
"""The rows, and the middle of each, from the point around which they stand."""


def around(at: Point, *drawn: str) -> str:
    """What lies around this point; whoever comes nearer sees more of the land between."""
    return group(group(*drawn, class_="c-j"), transform=moved(*at)) if drawn else ""


def in_row(blocks: Sequence[Block], x: float, y: float) -> str:
    laid = row(list(blocks), _GAP)
    return place(laid, x - laid.width / 2, y - laid.height / 2)


def box_of(at: Point, blocks: Sequence[Block]) -> Box:
    """What a row around this point covers."""
    (x, y), wide = at, row(list(blocks), _GAP).width
    return Box(x - wide / 2, y - HIGH / 2, x + wide / 2, y + HIGH / 2)


def in_ranks(at: Point, way: Way) -> str:
    """Units in rows around this point, drawn."""
    return around(at, *(in_row(line, x, y) for x, y, line in way))


def boxes_of(at: Point, way: Way) -> list[Box]:
    """What these rows cover."""
    return [box_of((at[0] + x, at[1] + y), line) for x, y, line in way]


def line_home(board: str, field: str, at: Point) -> str:
    """A line to its field from what lies off it, where there was no room nearer."""
    end = lead(board, field, at)
    if end is None:
        return ""
    ends = {"x1": at[0], "y1": at[1], "x2": end[0], "y2": end[1]}
    light = el("line", **ends, stroke=LIGHT, stroke_width=5, stroke_opacity=0.7)
    return light + el("line", **ends, stroke=INK, stroke_width=2, stroke_dasharray="5 3")


def ranks(
    at: Point,
    blocks: Sequence[Block],
    own: Sequence[Box],
    near: Sequence[Box],
    room: float = TROOPS[0],
) -> Way:
    """More than there is room for reach out to where they lie on as little as can be of what else
    lies on their ``own`` space, and then of what lies ``near``."""
    if len(blocks) < 2 and all(block.width <= room for block in blocks):
        return [(0, 0, blocks)] if blocks else []
    return min(_ways(blocks, room), key=lambda way: _hidden(at, way, own, near))


def _ways(blocks: Sequence[Block], room: float) -> Iterator[Way]:
    """How they may stand, what looks best first."""
    for abreast, down, side in product(_ABREAST, (1, -1), _SIDES):
        yield [
            (side * _beyond(line, room), down * _LINE * n, line)
            for n, line in enumerate(_lines(blocks, abreast))
        ]


def _lines(blocks: Sequence[Block], abreast: int) -> list[Sequence[Block]]:
    return [blocks[n : n + abreast] for n in range(0, len(blocks), abreast)]


def _beyond(line: Sequence[Block], room: float) -> float:
    """How far a row reaches out of the room that is kept for it, if it does to one side."""
    return max((row(list(line), _GAP).width - room) / 2, 0)


def _hidden(at: Point, way: Way, own: Sequence[Box], near: Sequence[Box]) -> float:
    return sum(_OWN * covered(box, own) + covered(box, near) for box in boxes_of(at, way))
