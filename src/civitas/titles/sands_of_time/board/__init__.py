"""The board of The Sands of Time as a picture.

`draw` lays out the whole table; the parts are in the files beside: `base` (the map that never
changes), `tokens` (what lies on it), `tracks`, `panels`, `advances`, `chronicles`, `supply`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.colours import PAPER
from civitas.drawing.pieces import marks, name_plate, on_sheet, row
from civitas.drawing.svg import Block, el, group, on_paper, place, rect, stack, use, window
from civitas.kernel.words import Words
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.board.advances import advance_board
from civitas.titles.sands_of_time.board.base import FRAME, base_layer, shapes
from civitas.titles.sands_of_time.board.chronicles import chronicle_board
from civitas.titles.sands_of_time.board.panels import faces, panel
from civitas.titles.sands_of_time.board.supply import (
    building_supply,
    key_to_cards,
    key_to_goods,
    legend,
)
from civitas.titles.sands_of_time.board.symbols import TIME
from civitas.titles.sands_of_time.board.tokens import Part, places, tokens
from civitas.titles.sands_of_time.board.tracks import dynasty_track, generation_track
from civitas.titles.sands_of_time.view import View

_WIDE: Final = 1400
_NARROW: Final = 400
_MARGIN: Final = 20
_GAP: Final = 14
_MAP: Final = 930
_SLIM: Final = 6
"""The margin on a narrow screen."""
_FOLD: Final = 502
"""On a narrow screen the map is cut into two leaves, west and east of here."""
_LEAF: Final = 548
"""How wide a leaf is, in units of the disc; beyond the fold it goes on a little and fades."""
_BLEED: Final = 6
_FADE: Final = 30


def draw(view: View, words: Words, glow: Collection[str] = (), *, narrow: bool = False) -> str:
    """The whole table as an SVG document, for a wide screen or for one 400 pixels wide.

    What may be picked now glows: ``glow`` holds places like ``region:italia``.
    """
    page = (_narrow if narrow else _wide)(view, words, frozenset(glow))
    in_play = tuple(region.in_play for region in view.regions)
    return on_paper(
        page,
        _SLIM if narrow else _MARGIN,
        META.name,
        marks(len(view.empires)),
        faces(words),
        shapes(),
        group(base_layer(in_play), id="base"),
        _folds() if narrow else "",
    )


def _wide(view: View, words: Words, glow: frozenset[str]) -> Block:
    inside = _WIDE - 2 * _MARGIN
    side = inside - _MAP - _GAP
    panels = [panel(view, words, empire, side) for empire in view.empires]
    for key in (key_to_goods(words, side), key_to_cards(words, side)):
        if stack(*panels, key, gap=10).height <= _MAP:
            panels.append(on_sheet(key))
    boards = [
        advance_board(view, words, 600, glow),
        chronicle_board(view, words, 490, glow),
        building_supply(view, words, inside - 600 - 490 - 2 * _GAP),
    ]
    high = max(board.height for board in boards)
    return stack(
        _head(view, words, inside),
        row([_map(view, words, glow), _as_high(stack(*panels, gap=10), _MAP)], _GAP),
        row([on_sheet(_as_high(board, high)) for board in boards], _GAP),
        gap=_GAP,
    )


def _narrow(view: View, words: Words, glow: frozenset[str]) -> Block:
    inside = _NARROW - 2 * _SLIM
    boards = [
        advance_board(view, words, inside, glow),
        chronicle_board(view, words, inside, glow),
        building_supply(view, words, inside),
        key_to_goods(words, inside),
        key_to_cards(words, inside),
    ]
    return stack(
        name_plate(TIME, META.name, META.designer, inside),
        dynasty_track(view.dynasty, view.dynasty_space, words, inside, 2),
        generation_track(view.round, words, inside),
        _leaf(view, words, glow, inside, east=False),
        _leaf(view, words, glow, inside, east=True),
        *(panel(view, words, empire, inside) for empire in view.empires),
        *map(on_sheet, boards),
        gap=10,
    )


def _as_high(block: Block, height: float) -> Block:
    """The same block, as high as its neighbours, so that it starts where they start."""
    return Block(block.width, max(block.height, height), block.body)


def _head(view: View, words: Words, width: float) -> Block:
    name = name_plate(TIME, META.name, META.designer, 290)
    generation = generation_track(view.round, words, 210)
    room = width - name.width - generation.width - 2 * 24
    dynasty = dynasty_track(view.dynasty, view.dynasty_space, words, room, 1)
    return row([name, dynasty, generation], 24)


def _map(view: View, words: Words, glow: frozenset[str]) -> Block:
    """The disc in its frame, with the key to it in the four corners."""
    size = 1000 + 2 * FRAME
    layers = _layers(view, words, glow, lambda *_: True)
    world = window((-FRAME, -FRAME, size, size), _MAP, layers)
    keys = [_corner(words, n, _MAP, _MAP) for n in range(4)]
    return Block(_MAP, _MAP, world.body + "".join(keys))


def _leaf(view: View, words: Words, glow: frozenset[str], width: float, *, east: bool) -> Block:
    """Half of the disc, as on a page of an atlas: what lies beyond is on the other leaf."""
    left = 1000 + _BLEED - _LEAF if east else -_BLEED
    layers = _layers(view, words, glow, lambda x, _: (x > _FOLD) == east)
    fold = rect(
        left if east else left + _LEAF - _FADE,
        -_BLEED,
        _FADE,
        1000 + 2 * _BLEED,
        fill=f"url(#fold-{'east' if east else 'west'})",
        class_="c-q",
    )
    half = window((left, -_BLEED, _LEAF, 1000 + 2 * _BLEED), width, layers, fold)
    keys = [_corner(words, n, width, half.height) for n in ((1, 3) if east else (0, 2))]
    return Block(width, half.height, half.body + "".join(keys))


def _folds() -> str:
    """The map fades where the leaf ends."""
    shades = [el("stop", offset=at, stop_color=PAPER, stop_opacity=at) for at in ("0", "1")]
    return el("linearGradient", *shades, id="fold-west") + el(
        "linearGradient", *shades, id="fold-east", x1=1, x2=0
    )


def _layers(view: View, words: Words, glow: frozenset[str], here: Part) -> str:
    return use("base") + places(view, words, glow, here) + tokens(view, words, here)


def _corner(words: Words, n: int, width: float, height: float) -> str:
    """The key to the map, a quarter in each corner: from the upper left in reading order."""
    key = legend(words, n)
    return place(key, (width - key.width) * (n % 2), (height - key.height) * (n // 2))
