"""The board of Clash of Cultures as a picture.

`draw` lays out the whole table; the parts are in the files beside: `hexes` (the land), `tokens`
(what stands on it), `players`, `advances`, `cards`, `battles`, `tables` (the cards on the table).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.pieces import marks, name_plate, row
from civitas.drawing.places import ready
from civitas.drawing.svg import Block, group, on_paper, place, stack, window
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.board.advances import column, grid, owners, where
from civitas.titles.clash_of_cultures.board.civilizations import civilization
from civitas.titles.clash_of_cultures.board.hexes import (
    MARGIN,
    SIDE,
    area,
    centres,
    definitions,
    frame,
    hex_place,
    labels,
    lit_hex,
    size,
)
from civitas.titles.clash_of_cultures.board.players import panel
from civitas.titles.clash_of_cultures.board.symbols import BATTLE
from civitas.titles.clash_of_cultures.board.tables import hand, key, middle, moment, open_cards
from civitas.titles.clash_of_cultures.board.tokens import marked, on_hex, port
from civitas.titles.clash_of_cultures.content.advances import CATEGORIES
from civitas.titles.clash_of_cultures.content.layouts import LAYOUTS
from civitas.titles.clash_of_cultures.view import PlayerView, View

_WIDE: Final = 1400
_NARROW: Final = 400
_MARGIN: Final = 20
_SLIM: Final = 3
"""The margin on a narrow screen."""
_MAP: Final = 920
_GAP: Final = 14
_CLOSE: Final = 5


def draw(view: View, words: Words, glow: Collection[str] = (), *, narrow: bool = False) -> str:
    """The whole table as an SVG document, for a wide screen or for one 400 pixels wide.

    What may be picked now glows: ``glow`` holds places like ``hex:C4``.
    """
    page = (_narrow if narrow else _wide)(view, words, frozenset(glow))
    margin = _SLIM if narrow else _MARGIN
    return on_paper(page, margin, META.name, marks(len(view.players)), definitions())


def _wide(view: View, words: Words, glow: frozenset[str]) -> Block:
    inside = _WIDE - 2 * _MARGIN
    side = inside - _MAP - _GAP
    land = _window(view, words, glow, range(len(view.hexes)), _MAP)
    tables = [
        name_plate(BATTLE, META.name, META.designer, side),
        moment(view, words, side),
        *(panel(view, words, me, side) for me in _seats(view)),
        middle(view, words, side),
    ]
    signs = key(words.language, side)

    def cards(width: float) -> list[Block]:
        return [open_cards(view, words, width, glow), hand(view, words, width, glow)]

    # The cards lie below the map or below the players, wherever there is more room.
    ways = [
        _columns([land, *cards(_MAP)], [*tables, signs], inside),
        _columns([land], [*tables, *cards(side), signs], inside),
    ]
    upper = min(ways, key=lambda way: way.height)
    return stack(upper, _advances(view, words, glow, inside, len(CATEGORIES) // 2), gap=_GAP)


def _columns(left: list[Block], right: list[Block], width: float) -> Block:
    """Two columns side by side."""
    one, other = (
        stack(*(block for block in column if block.body), gap=10) for column in (left, right)
    )
    return Block(width, max(one.height, other.height), one.body + place(other, _MAP + _GAP, 0))


def _narrow(view: View, words: Words, glow: frozenset[str]) -> Block:
    inside = _NARROW - 2 * _SLIM
    xs = sorted({round(x) for x, _ in centres(len(view.players))})
    fold = xs[(len(xs) - 1) // 2] + SIDE * 0.75
    west = [n for n, (x, _) in enumerate(centres(len(view.players))) if x < fold]
    east = [n for n in range(len(view.hexes)) if n not in west]
    blocks = [
        name_plate(BATTLE, META.name, META.designer, inside),
        moment(view, words, inside),
        _window(view, words, glow, west, inside),
        _window(view, words, glow, east, inside),
        middle(view, words, inside),
        open_cards(view, words, inside, glow),
        hand(view, words, inside, glow),
        *(panel(view, words, me, inside) for me in _seats(view)),
        _advances(view, words, glow, inside, 2),
        key(words.language, inside),
    ]
    return stack(*(block for block in blocks if block.body), gap=10)


def _seats(view: View) -> list[PlayerView]:
    return [view.players[seat] for seat in view.order]


def _advances(view: View, words: Words, glow: frozenset[str], width: float, columns: int) -> Block:
    drawn = grid(words, width, columns, glow)
    column_wide = column(width, columns)
    crests = "".join(
        group(
            owners(view, n, column_wide, fold=False), **where(n, column_wide, columns, fold=False)
        )
        for n in range(len(CATEGORIES))
    )
    blocks = [Block(drawn.width, drawn.height, drawn.body + crests)]
    abreast = len(view.players) if width > _MAP else 1
    wide = (width - _CLOSE * (abreast - 1)) / abreast
    peoples = [civilization(words, me, wide, glow) for me in _seats(view)]
    blocks += [row(peoples[n : n + abreast], _CLOSE) for n in range(0, len(peoples), abreast)]
    return stack(*(block for block in blocks if block.body), gap=_CLOSE)


def _window(
    view: View, words: Words, glow: frozenset[str], chosen: Collection[int], width: float
) -> Block:
    """These hexes, drawn this wide; a little of what lies beside them is seen as well."""
    players = len(view.players)
    layout, points = LAYOUTS[players], centres(players)
    left = min(points[n][0] for n in chosen) - SIDE - MARGIN
    wide = max(points[n][0] for n in chosen) + SIDE + MARGIN - left
    high = size(players)[1]
    lands = [
        area(players, n, tuple(view.hexes[place].terrain for place in places), words)
        for n, places in enumerate(layout.areas)
    ]
    gold = {n for n in chosen if f"hex:{layout.labels[n]}" in glow}
    layers = [
        frame(players),
        *lands,
        *(hex_place(players, n, words, ready(lit_hex()) if n in gold else "") for n in chosen),
        *(on_hex(players, n, view.hexes[n], words) for n in chosen),
        labels(players, chosen),
        *(port(players, n, city) for n in chosen if (city := view.hexes[n].city) is not None),
        *marked(view, words),
    ]
    return window((left, 0, wide, high), width, *layers)
