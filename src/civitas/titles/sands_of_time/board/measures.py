"""What the six chronicle fields count, on the sheet of a player (SOT-22.13).

Boxes, letters and signs are printed there once; only the figures change.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from civitas.drawing.colours import PAPER, RULE, SOFT_INK
from civitas.drawing.legible import least_on
from civitas.drawing.svg import boxes, group, icon, moved, rect
from civitas.drawing.type import Face, line
from civitas.kernel.shelf import KB, MB, kept
from civitas.titles.sands_of_time.board.symbols import MEASURES
from civitas.titles.sands_of_time.content import FIELDS

Spot: TypeAlias = tuple[float, float]

WIDE: Final = 416
_LEAST: Final = least_on(WIDE)


@kept(2 * MB, key=KB)
def measures(measured: tuple[int, ...], width: float, at: Spot) -> str:
    """The figures."""
    lefts, wide = _fields(width)
    figures = [(x + wide - 9, str(m)) for x, m in zip(lefts, measured, strict=True)]
    drawn = line(19, figures, _LEAST, face=Face.FIGURE, anchor="end")
    return group(drawn, transform=moved(*at))


@cache
def measured(width: float, at: Spot) -> tuple[str, str]:
    """What they lie on; and over them the signs, where each can be pointed at."""
    lefts, wide = _fields(width)
    letters = [(x + 9, field.id) for x, field in zip(lefts, FIELDS, strict=True)]
    signs = [
        group(
            icon(MEASURES[field.measure], x + 27, 13, 15, fill=SOFT_INK),
            rect(x, 0, wide - 4, 26, fill_opacity=0),
            data_thing=field.id,
        )
        for x, field in zip(lefts, FIELDS, strict=True)
    ]
    ground = boxes([(x + 0.5, 0.5) for x in lefts], wide - 5, 25, fill=PAPER, stroke=RULE)
    named = line(18.5, letters, _LEAST, face=Face.NAME, fill=SOFT_INK)
    there = moved(*at)
    return group(ground, named, transform=there), group(*signs, transform=there)


def _fields(width: float) -> tuple[list[float], float]:
    """Where the box of each field begins, and how wide there is room for it."""
    wide = width / len(FIELDS)
    return [n * wide for n in range(len(FIELDS))], wide
