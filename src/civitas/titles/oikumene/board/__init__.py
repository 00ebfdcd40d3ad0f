"""The board of Oikumene as a picture.

`draw` lays out the whole table; the parts are in the files beside: `atlas` (the map that never
changes), `spots` (where things lie on it), `tokens` (what lies there), `telling` (the same in
words), `calendar`, `battles`, `plates`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.labels import drawn, firm
from civitas.drawing.paper import framed
from civitas.drawing.pieces import marks, name_plate
from civitas.drawing.svg import Block, as_wide, columns, group, on_paper, stack, use, window
from civitas.kernel.words import Words
from civitas.titles.oikumene import META
from civitas.titles.oikumene.board.atlas import base_layer, out_of_play, places, shapes
from civitas.titles.oikumene.board.houses import pieces
from civitas.titles.oikumene.board.plates import plate
from civitas.titles.oikumene.board.sheets import table_block
from civitas.titles.oikumene.board.spots import land_of, named
from civitas.titles.oikumene.board.symbols import WAYS
from civitas.titles.oikumene.board.tokens import on_spaces, tints
from civitas.titles.oikumene.view import View

_MARGIN: Final = 20
_SLIM: Final = 6
_GAP: Final = 14
_CLOSE: Final = 10
_NARROW: Final = 412
_LEAVES: Final = 3
"""On a narrow screen the map is cut into so many leaves across, and as many down."""
_LEAF: Final = 0.36
"""How much of the map a leaf shows: a little more than its share."""
_COLUMNS: Final = 3


def draw(view: View, words: Words, glow: Collection[str] = (), *, narrow: bool = False) -> str:
    """The whole table as an SVG document, for a wide screen or for one 412 pixels wide.

    What may be picked now glows: ``glow`` holds places like ``space:latium``.
    """
    page = (_narrow if narrow else _wide)(view, words, frozenset(glow))
    return on_paper(
        page,
        _SLIM if narrow else _MARGIN,
        META.name,
        marks(len(view.players)),
        pieces(len(view.players)),
        shapes(view.map),
    )


def _wide(view: View, words: Words, glow: frozenset[str]) -> Block:
    """The map, a unit of which is a pixel; below it the table and the plates in three columns."""
    land = land_of(view.map)
    world = framed(land.width, land.height, _layers(view, words, glow, "mid"))
    wide = (world.width - 2 * _GAP) / _COLUMNS
    laid: list[list[Block]] = [[as_wide(table_block(view, words), wide)], [], []]
    for me in view.players:
        low = min(laid, key=_height)
        low.append(as_wide(plate(view, words, me, glow), wide))
    return stack(
        _name(view, words, world.width), world, columns(laid, wide, _GAP, _CLOSE), gap=_GAP
    )


def _height(column: list[Block]) -> float:
    return sum(block.height + _CLOSE for block in column)


def _narrow(view: View, words: Words, glow: frozenset[str]) -> Block:
    """One below the other; the map in leaves, so that it can be read."""
    inside = _NARROW - 2 * _SLIM
    return stack(
        _name(view, words, inside),
        as_wide(table_block(view, words), inside),
        *_leaves(view, words, glow, inside),
        *(as_wide(plate(view, words, me, glow), inside) for me in view.players),
        gap=_CLOSE,
    )


def _name(view: View, words: Words, width: float) -> Block:
    """With the map that is played on: who made the game is not known."""
    return name_plate(WAYS["power"], META.name, words.say(f"choice-map-{view.map}"), width)


def _layers(view: View, words: Words, glow: frozenset[str], zoom: str) -> str:
    language = words.language
    return "".join(
        (
            base_layer(view.map, language),
            group(tints(view), class_="c-q"),
            group(out_of_play(view.map, view.area), class_="c-q"),
            places(view.map, view.area, language, glow),
            group(drawn(firm(named(view.map, language)[zoom])), class_="c-q"),
            group(*(tokens for _, tokens in on_spaces(view, words)), class_="c-q"),
        )
    )


def _leaves(view: View, words: Words, glow: frozenset[str], width: float) -> list[Block]:
    """The map as in an atlas, leaf by leaf, but for those without a space of the play area."""
    land = land_of(view.map)
    wide, high = land.width * _LEAF, land.height * _LEAF
    across = [(land.width - wide) * n / (_LEAVES - 1) for n in range(_LEAVES)]
    down = [(land.height - high) * n / (_LEAVES - 1) for n in range(_LEAVES)]
    points = [land.places[space.id].at for space in view.spaces if space.id in land.places]
    corners = [
        (left, top)
        for top in down
        for left in across
        if any(left <= x <= left + wide and top <= y <= top + high for x, y in points)
    ]
    whole = group(_layers(view, words, glow, "far"), id="whole")
    return [
        window((*corner, wide, high), width, use("whole") if n else whole)
        for n, corner in enumerate(corners)
    ]
