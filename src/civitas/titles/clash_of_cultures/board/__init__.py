"""The board as SVG: the map with what stands on it, and the advances."""

from __future__ import annotations

from collections.abc import Collection

from civitas.drawing.svg import el
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.board.sheets import HIGH, WIDE, base, layer
from civitas.titles.clash_of_cultures.view import View


def draw(view: View, words: Words, glow: Collection[str], *, narrow: bool) -> str:
    """One picture: the sheets with what lies on them now. On a phone's screen it is scaled."""
    lying = dict(layer(view, words))
    sheets = base(len(view.players), words.language)
    pictures = "".join(
        el("svg", _inside(picture), x=0, y=n * HIGH, width=WIDE, height=HIGH)
        for n, picture in enumerate(sheets.values())
    )
    for name, inside in lying.items():
        pictures = pictures.replace(f'<g id="{name}"/>', f'<g id="{name}">{inside}</g>')
    for place in glow:
        pictures = pictures.replace(f'data-place="{place}"', f'data-place="{place}" class="glow"')
    return el(
        "svg",
        pictures,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH * len(sheets)}",
        width=WIDE // 2 if narrow else WIDE,
    )


def _inside(picture: str) -> str:
    """A sheet without its outermost element."""
    return picture[picture.index(">") + 1 : picture.rindex("<")]
