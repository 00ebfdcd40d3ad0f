"""Type: Cinzel for names, EB Garamond italic for the sea and for asides, a sans for figures.

Widths come from the table beside the fonts, so that a drawing can make a word fit.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import msgspec

from civitas.drawing.colours import BRIGHT, GOLD, INK, LIGHT, PAPER, RULE, SEATS, SOFT_INK
from civitas.drawing.svg import el

ASSETS: Final = Path(__file__).parent / "assets"
FONT_FILES: Final = tuple(sorted(ASSETS.glob("*.ttf")))

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
        widths = _widths()[self.font]
        return sum(widths.get(letter, 600) for letter in words) * size / 1000


STYLE: Final = (
    "text{text-anchor:middle}.c-s{text-anchor:start}.c-e{text-anchor:end}"
    ".c-n{font-family:Cinzel,Marcellus,Georgia,serif;font-weight:600}"
    ".c-a{font-family:'EB Garamond',Garamond,Georgia,serif;font-weight:500;font-style:italic}"
    ".c-p{font-family:'Source Sans 3','Civitas Sans',sans-serif}"
    ".c-f{font-family:'Source Sans 3','Civitas Sans',sans-serif;font-weight:600}"
    f".c-h{{stroke:{PAPER};stroke-width:3.2;stroke-linejoin:round;paint-order:stroke}}"
    f".c-t{{fill:{LIGHT};stroke:{INK};stroke-width:1.1}}"
    f".c-k{{fill:{LIGHT};stroke:{RULE};color:{INK}}}.c-u{{fill:{SOFT_INK};stroke:{INK};color:{PAPER}}}"
    f".c-g{{fill:{BRIGHT};stroke:{GOLD};stroke-width:3}}"
    ".c-q{pointer-events:none}"
    + "".join(
        f".c-{n}{{fill:{LIGHT};stroke:{seat.colour};stroke-width:1.4}}"
        for n, seat in enumerate(SEATS)
    )
)
"""Short class names, since a board has some thousand elements: ``c-t`` a token, ``c-k`` a card,
``c-u`` one that is used, ``c-g`` what glows, ``c-q`` what is quiet to the mouse, ``c-0`` seat 0."""


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
    halo: bool = False,
) -> str:
    """Words with their middle (or ``start`` or ``end``) at x, set smaller if the room is short."""
    if room is not None:
        size = fitted(words, size, room, face)
    css = " ".join(filter(None, (face.css, _ANCHORS[anchor], "c-h" if halo else "")))
    return el("text", escape(words), x=x, y=y, font_size=size, class_=css, fill=fill)


def line(
    y: float,
    words_at: Iterable[tuple[float, str]],
    size: float,
    *,
    face: Face = Face.PLAIN,
    anchor: str = "middle",
    fill: str | None = None,
) -> str:
    """Words here and there on one line, as one element."""
    css = " ".join(filter(None, (face.css, _ANCHORS[anchor])))
    spans = [el("tspan", escape(words), x=x) for x, words in words_at]
    return el("text", *spans, y=y, font_size=size, class_=css, fill=fill) if spans else ""


def fitted(words: str, size: float, room: float, face: Face) -> float:
    """The size in which the words fit into the room."""
    width = face.width(words, size)
    return size if width <= room else max(size * room / width, size * _SMALLEST)


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
