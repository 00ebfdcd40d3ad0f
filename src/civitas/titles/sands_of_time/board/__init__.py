"""The board of The Sands of Time as a picture.

`draw` lays out the whole table; the parts are in the files beside: `base` (the map that never
changes), `tokens` (what lies on it), `tracks`, `panels`, `advances`, `chronicles`, `supply`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.colours import INK, PAPER, SOFT_INK
from civitas.drawing.pieces import marks, row
from civitas.drawing.svg import Block, document, el, group, icon, number, place, rect, stack, use
from civitas.drawing.type import STYLE, Face, text
from civitas.kernel.words import Words
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.board.advances import advance_board
from civitas.titles.sands_of_time.board.base import FRAME, base, shapes
from civitas.titles.sands_of_time.board.chronicles import chronicle_board
from civitas.titles.sands_of_time.board.panels import faces, panel
from civitas.titles.sands_of_time.board.supply import building_supply, goods, legend
from civitas.titles.sands_of_time.board.symbols import TIME
from civitas.titles.sands_of_time.board.tokens import places, tokens
from civitas.titles.sands_of_time.board.tracks import dynasty_track, generation_track
from civitas.titles.sands_of_time.view import View

_WIDE: Final = 1400
_NARROW: Final = 400
_MARGIN: Final = 20
_GAP: Final = 14
_MAP: Final = 930


def draw(view: View, words: Words, glow: Collection[str] = (), *, narrow: bool = False) -> str:
    """The whole table as an SVG document, for a wide screen or for one 400 pixels wide.

    What may be picked now glows: ``glow`` holds places like ``region:italia``.
    """
    in_play = tuple(region.in_play for region in view.regions)
    definitions = el("defs", marks(len(view.empires)), faces(words), shapes(), group(base(in_play), id="base"))
    layout = _narrow if narrow else _wide
    page = layout(view, words, frozenset(glow))
    ground = rect(0, 0, page.width, page.height, fill=PAPER)
    return document(page.width, page.height, META.name, STYLE, definitions, ground, page.body)


def _wide(view: View, words: Words, glow: frozenset[str]) -> Block:
    side = _WIDE - 2 * _MARGIN - _MAP - _GAP
    inside = _WIDE - 2 * _MARGIN
    panels = [panel(view, words, empire, side) for empire in view.empires]
    if len(panels) < 5:
        panels.append(goods(words, side, 3))
    boards = row(
        [
            advance_board(view, words, 600, glow),
            chronicle_board(view, words, 490, glow),
            building_supply(view, words, inside - 600 - 490 - 2 * _GAP),
        ],
        _GAP,
    )
    page = stack(
        _head(view, words, inside),
        row([_map(view, words, glow), _top(stack(*panels, gap=10), _MAP)], _GAP),
        boards,
        gap=_GAP,
    )
    return _framed(page)


def _top(block: Block, height: float) -> Block:
    """The same block, as high as its neighbour, so that it starts at the top."""
    return Block(block.width, max(block.height, height), block.body)


def _framed(page: Block) -> Block:
    return Block(page.width + 2 * _MARGIN, page.height + 2 * _MARGIN, place(page, _MARGIN, _MARGIN))


def _head(view: View, words: Words, width: float) -> Block:
    name = _name(290)
    generation = generation_track(view, words, 210)
    dynasty = dynasty_track(view, words, width - name.width - generation.width - 2 * 24, 1)
    return row([name, dynasty, generation], 24)


def _name(width: float) -> Block:
    return Block(
        width,
        54,
        icon(TIME, 22, 27, 44, fill=SOFT_INK)
        + text(52, 30, META.name, 25, face=Face.NAME, anchor="start", room=width - 52)
        + text(53, 49, META.designer, 15, face=Face.ASIDE, anchor="start", fill=SOFT_INK),
    )


def _map(view: View, words: Words, glow: frozenset[str]) -> Block:
    """The disc in its frame, with the key to it in the four corners."""
    size = 1000 + 2 * FRAME
    window = _window(view, words, glow, (-FRAME, -FRAME, size, size), _MAP)
    keys = [legend(words, corner) for corner in range(4)]
    far = _MAP - keys[0].width
    low = _MAP - keys[0].height
    corners = ((0, 0), (far, 0), (0, low), (far, low))
    return Block(
        _MAP,
        _MAP,
        window.body + "".join(place(key, *at) for key, at in zip(keys, corners, strict=True)),
    )


def _window(
    view: View,
    words: Words,
    glow: frozenset[str],
    part: tuple[float, float, float, float],
    width: float,
) -> Block:
    """A part of the map (left, top, width, height in units of the disc), drawn this wide."""
    height = width * part[3] / part[2]
    return Block(
        width,
        height,
        el(
            "svg",
            use("base"),
            places(view, words, glow),
            tokens(view, words),
            viewBox=" ".join(map(number, part)),
            width=width,
            height=height,
        ),
    )


def _narrow(view: View, words: Words, glow: frozenset[str]) -> Block:
    raise NotImplementedError
