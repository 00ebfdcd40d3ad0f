"""Type: Cinzel for names, EB Garamond italic for the sea and for asides, a sans for figures.

Widths come from the table beside the fonts, so that a drawing can make a word fit.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from civitas.drawing.svg import el, written
from civitas.kernel.shelf import MB, kept

ASSETS: Final = Path(__file__).parent / "assets"
FONT_FILES: Final = tuple(sorted(ASSETS.glob("*.ttf")))

_UNKNOWN: Final = 1000
"""The width taken for a letter that the fonts do not have, in thousandths: better too much."""
_ANCHORS: Final = {"middle": "", "start": "c-s", "end": "c-e"}
_SMALLEST: Final = 0.6
"""Words are made narrower, never smaller than this part of their size."""


class Face(Enum):
    """A typeface: its CSS class and the font file that has its widths."""

    NAME = ("c-n", "cinzel-600")
    ASIDE = ("c-a", "eb-garamond-500-italic")
    PLAIN = ("c-p", "civitas-sans-400")
    FIGURE = ("c-f", "civitas-sans-600")

    def __init__(self, css: str, font: str) -> None:
        self.css = css
        self.font = font

    def width(self, words: str, size: float) -> float:
        """How wide the words are when set in this size."""
        return _wide(self.font, words) * size / 1000


@kept(2 * MB)  # the same words are set again and again
def _wide(font: str, words: str) -> int:
    """How wide the words are, in thousandths of the size."""
    widths = _widths()[font]
    return sum([widths.get(letter, _UNKNOWN) for letter in words])


@cache
def _widths() -> dict[str, dict[str, int]]:
    return msgspec.json.decode(
        (ASSETS / "widths.json").read_bytes(), type=dict[str, dict[str, int]]
    )


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    face: Face = Face.PLAIN,
    anchor: str = "middle",
    fill: str | None = None,
    room: float | None = None,
    least: float = 0,
    halo: bool = False,
    water: bool = False,
    waits: bool = False,
) -> str:
    """Words with their middle (or ``start`` or ``end``) at x, smaller or cut if room is short, but
    in type of ``least`` at least; on a map with a halo of paper, or of ``water``, and if it
    ``waits``, not until the reader is near enough (``c-x``)."""
    if room is not None:
        size = max(fitted(words, size, room, face), min(least, size))
        words = cut(words, size, room, face)
    css = _css(face, _ANCHORS[anchor], _around(halo, water), "c-x" if waits else "")
    return el("text", written(words), x=x, y=y, font_size=size, class_=css, fill=fill)


def _css(face: Face, *more: str) -> str:
    return " ".join(filter(None, (face.css, *more)))


def _around(halo: bool, water: bool) -> str:
    return "c-v" if water else "c-h" if halo else ""


def line(
    y: float,
    words_at: Iterable[tuple[float, str]],
    size: float,
    *,
    face: Face = Face.PLAIN,
    anchor: str = "middle",
    fill: str | None = None,
    waits: bool = False,
) -> str:
    """Words here and there on one line, as one element."""
    css = _css(face, _ANCHORS[anchor], "c-x" if waits else "")
    spans = [el("tspan", written(words), x=x) for x, words in words_at]
    return el("text", *spans, y=y, font_size=size, class_=css, fill=fill) if spans else ""


def column(
    x: float,
    words_at: Iterable[tuple[float, str]],
    size: float,
    *,
    face: Face,
    fill: str | None,
    halo: bool,
    water: bool,
) -> str:
    """Words one below the other, each at its y, as one element."""
    spans = [el("tspan", written(words), x=x, y=y) for y, words in words_at]
    css = _css(face, _around(halo, water))
    return el("text", *spans, font_size=size, class_=css, fill=fill)


def fitted(words: str, size: float, room: float, face: Face) -> float:
    """The size in which the words fit into the room."""
    width = face.width(words, size)
    return size if width <= room else max(size * room / width, size * _SMALLEST)


def cut(words: str, size: float, room: float, face: Face) -> str:
    """As many of the words as fit, with dots for the rest."""
    # Words that were made to fit exactly may miss it by a rounding error.
    if face.width(words, size) < room + 0.01:
        return words
    while words and face.width(f"{words}…", size) > room:
        words = words[:-1]
    return f"{words.rstrip()}…"


def wrapped(words: str, size: float, room: float, face: Face) -> tuple[str, ...]:
    """The words on one line, or cut in two where they are most even, if one line is too short.

    >>> wrapped("Provincial Governors", 10, 70, Face.PLAIN)
    ('Provincial', 'Governors')
    """
    if face.width(words, size) <= room:
        return (words,)
    cuts = [n + 1 for n, letter in enumerate(words) if letter in " -"]
    if not cuts:
        return (words,)
    cut = min(
        cuts,
        key=lambda n: max(face.width(words[:n].strip(), size), face.width(words[n:], size)),
    )
    return words[:cut].strip(), words[cut:]
