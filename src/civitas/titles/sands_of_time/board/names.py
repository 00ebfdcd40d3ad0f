"""The names of the regions, for each distance of the reader: none on another, none on tokens."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import Final

from civitas.drawing.colours import INK, SOFT_INK
from civitas.drawing.labels import ZOOMS, Box, Label, lay_out
from civitas.drawing.legible import LEAST
from civitas.drawing.names import Names
from civitas.drawing.type import Face
from civitas.kernel.words import words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.board.atlas import atlas
from civitas.titles.sands_of_time.board.base import MIDDLE, RADIUS, SEAS, TYPE
from civitas.titles.sands_of_time.content import REGIONS

SHOWN: Final = 960 / 1072
"""The disc with its frame on its sheet: a unit of the disc in units of the sheet."""
FIGURE: Final = 16
"""The type of figures on the map, in units of the disc; from afar they grow until they can be
read."""
_SIZE: Final = 12.8
_TOKENS: Final = (64, 46)
"""How wide and high the tokens of a region are, as a rule; they begin a little below the name."""
_GOOD: Final = 13
_STEP: Final = 20


@cache
def named(language: str, in_play: tuple[bool, ...]) -> Names:
    """The names that find room, for each zoom."""
    bounds = Box(8, 8, 992, 992)
    labels = list(_labels(language, in_play))
    return {
        name: lay_out(labels, bounds, _busy(), zoom * SHOWN, kept=_tokens(zoom))
        for name, zoom in ZOOMS.items()
    }


def _labels(language: str, in_play: tuple[bool, ...]) -> Iterator[Label]:
    words = words_for(META, language)
    for region, plays in zip(REGIONS, in_play, strict=True):
        drawn = atlas().regions[region.id]
        x, y = drawn.name
        yield Label(
            words.thing(region.id),
            (x, y - 5),
            drawn.outlines,
            Face.NAME,
            _SIZE,
            LEAST,
            INK if plays else SOFT_INK,
            plays - drawn.room / 1000,
        )


def _tokens(zoom: float) -> Iterator[Box]:
    """Where tokens may lie."""
    grown = max(1, LEAST / (FIGURE * SHOWN * zoom)) if zoom >= ZOOMS["far"] else 1
    for drawn in atlas().regions.values():
        (x, y), half = drawn.name, _TOKENS[0] / 2 * grown
        yield Box(x - half, y + 3, x + half, y + 3 + _TOKENS[1] * grown)


def _busy() -> Iterator[Box]:
    """Where goods lie, what is printed on the water, and all beyond the rim."""
    for border in atlas().borders.values():
        x, y = border.spot
        yield Box(x - _GOOD, y - _GOOD, x + _GOOD, y + _GOOD)
    for words, x, y, _ in SEAS:
        half = Face.ASIDE.width(words, TYPE) / 2
        yield Box(x - half, y - TYPE * 0.7, x + half, y + TYPE * 0.2)
    for x in range(0, 1000, _STEP):
        for y in range(0, 1000, _STEP):
            if math.hypot(x + _STEP / 2 - MIDDLE, y + _STEP / 2 - MIDDLE) > RADIUS:
                yield Box(x, y, x + _STEP, y + _STEP)
