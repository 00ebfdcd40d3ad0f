"""The board of Era of Tribes as a picture.

`draw` lays out the whole table; the parts are in the files beside: `atlas` (the map that never
changes), `spots` (where things lie on it), `tokens` (what stands there), `wheel`, `tracks`,
`cards`, `battles`, `plates`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.labels import drawn
from civitas.drawing.paper import framed
from civitas.drawing.pieces import marks, name_plate, on_sheet, row
from civitas.drawing.svg import Block, as_wide, columns, group, on_paper, stack, use, window
from civitas.kernel.words import Words
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.board.atlas import base_layer, fields, printed, shapes
from civitas.titles.era_of_tribes.board.battles import battle_panel
from civitas.titles.era_of_tribes.board.cards import (
    automa,
    influence_cards,
    moment,
    peoples,
    supplies,
)
from civitas.titles.era_of_tribes.board.plates import plate
from civitas.titles.era_of_tribes.board.spots import land, named
from civitas.titles.era_of_tribes.board.symbols import EPOCHS
from civitas.titles.era_of_tribes.board.tokens import on_fields, out_of_play, pieces, tints
from civitas.titles.era_of_tribes.board.tracks import influence, morale
from civitas.titles.era_of_tribes.board.wheel import barbarians, epochs, in_epochs, levels, wheel
from civitas.titles.era_of_tribes.content.progress import PROGRESSES
from civitas.titles.era_of_tribes.view import PlayerView, View

_MARGIN: Final = 20
_SLIM: Final = 6
_GAP: Final = 14
_CLOSE: Final = 10
_NARROW: Final = 412
_LEAVES: Final = 3
"""On a narrow screen the map is cut into so many leaves across, and as many down."""
_LEAF: Final = 0.36
"""How much of the map a leaf shows: a little more than its share."""


def draw(view: View, words: Words, glow: Collection[str] = (), *, narrow: bool = False) -> str:
    """The whole table as an SVG document, for a wide screen or for one 412 pixels wide.

    What may be picked now glows: ``glow`` holds places like ``field:latium``.
    """
    page = (_narrow if narrow else _wide)(view, words, frozenset(glow))
    return on_paper(
        page,
        _SLIM if narrow else _MARGIN,
        META.name,
        marks(len(view.players)),
        pieces(len(view.players)),
        shapes(),
    )


def _wide(view: View, words: Words, glow: frozenset[str]) -> Block:
    """The map, a unit of which is a pixel; below it boards and plates in three columns."""
    world = framed(land().width, land().height, _layers(view, words, glow, "mid"))
    wide = (world.width - 2 * _GAP) / 3
    plates = [as_wide(plate(view, words, me, glow), wide) for me in _seats(view)]
    laid = [
        [as_wide(on_sheet(block), wide) for block in _progress(view, words, glow)],
        [as_wide(on_sheet(block), wide) for block in _table(view, words, glow)],
        [],
    ]
    for each in plates:
        min(laid, key=_height).append(each)
    head = row([_name(wide), as_wide(moment(view, words), wide)], _GAP)
    return stack(head, world, columns(laid, wide, _GAP, _CLOSE), gap=_GAP)


def _height(column: list[Block]) -> float:
    return sum(block.height + _CLOSE for block in column)


def _narrow(view: View, words: Words, glow: frozenset[str]) -> Block:
    """One below the other; the map in leaves, so that it can be read."""
    inside = _NARROW - 2 * _SLIM
    plates = [plate(view, words, me, glow) for me in _seats(view)]
    return stack(
        _name(inside),
        moment(view, words),
        *_leaves(view, words, glow, inside),
        *_table(view, words, glow),
        *_progress(view, words, glow),
        *(as_wide(block, inside) for block in plates),
        gap=_CLOSE,
    )


def _name(width: float) -> Block:
    return name_plate(EPOCHS["antiquity"], META.name, META.designer, width)


def _seats(view: View) -> list[PlayerView]:
    return [view.players[seat] for seat in view.order]


def _progress(view: View, words: Words, glow: frozenset[str]) -> list[Block]:
    printed_wheel, printed_epochs = wheel(words, glow), epochs(words)
    over = "".join(levels(view, words, n) for n in range(len(PROGRESSES)))
    return [
        printed_wheel._replace(body=printed_wheel.body + over),
        printed_epochs._replace(body=printed_epochs.body + in_epochs(view, words)),
        barbarians(view.barbarian_level, words),
    ]


def _table(view: View, words: Words, glow: frozenset[str]) -> list[Block]:
    """What lies beside the map; a battle comes first."""
    blocks = [
        Block(0, 0, "") if view.battle is None else battle_panel(view.battle, words),
        peoples(view, words, glow),
        influence_cards(view, words, glow),
        influence(view, words),
        morale(view, words),
        automa(view, words),
        supplies(view, words),
    ]
    return [block for block in blocks if block.body]


def _layers(view: View, words: Words, glow: frozenset[str], zoom: str) -> str:
    language = words.language
    return "".join(
        (
            base_layer(language),
            group(tints(view), class_="c-q"),
            printed(language),
            group(out_of_play(view), class_="c-q"),
            fields(language, glow),
            group(drawn(named(language)[zoom]), class_="c-q"),
            group(*(tokens for _, tokens in on_fields(view, words)), class_="c-q"),
        )
    )


def _leaves(view: View, words: Words, glow: frozenset[str], width: float) -> list[Block]:
    """The map as in an atlas, leaf by leaf, but for those without a field of the play area."""
    wide, high = land().width * _LEAF, land().height * _LEAF
    across = [(land().width - wide) * n / (_LEAVES - 1) for n in range(_LEAVES)]
    down = [(land().height - high) * n / (_LEAVES - 1) for n in range(_LEAVES)]
    points = [land().places[field.id].at for field in view.fields]
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
