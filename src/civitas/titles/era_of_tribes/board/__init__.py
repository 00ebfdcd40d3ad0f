"""The board of Era of Tribes as a picture.

`draw` lays out the whole table; the parts are in the files beside: `atlas` (the map that never
changes), `spots` (where things lie on it), `tokens` (what stands there), `wheel`, `tracks`,
`cards`, `battles`, `plates`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.names import written
from civitas.drawing.paper import framed
from civitas.drawing.pieces import marks, name_plate, on_sheet, row
from civitas.drawing.svg import Block, group, on_paper, place, stack, use, window
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
from civitas.titles.era_of_tribes.board.plates import WIDE as PLATE
from civitas.titles.era_of_tribes.board.plates import plate
from civitas.titles.era_of_tribes.board.spots import land, named
from civitas.titles.era_of_tribes.board.symbols import EPOCHS
from civitas.titles.era_of_tribes.board.tokens import on_fields, out_of_play, pieces, tints
from civitas.titles.era_of_tribes.board.tracks import influence, morale
from civitas.titles.era_of_tribes.board.wheel import WIDE as COLUMN
from civitas.titles.era_of_tribes.board.wheel import barbarians, epochs, in_epochs, levels, wheel
from civitas.titles.era_of_tribes.content.progress import PROGRESSES
from civitas.titles.era_of_tribes.view import PlayerView, View

_MARGIN: Final = 20
_SLIM: Final = 6
_GAP: Final = 14
_CLOSE: Final = 10
_NARROW: Final = 412
_MAP: Final = 1452
"""A unit of the map is a pixel."""


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
        group(base_layer(words.language), printed(words.language), id="base"),
    )


def _wide(view: View, words: Words, glow: frozenset[str]) -> Block:
    """The map, beside it the boards, below it the plates, three in a row."""
    boards = [on_sheet(block) for block in _boards(view, words, glow)]
    beside = stack(
        name_plate(EPOCHS["antiquity"], META.name, META.designer, COLUMN),
        moment(view, words),
        *boards,
        gap=_CLOSE,
    )
    plates = [plate(view, words, me, glow) for me in _seats(view)]
    abreast = int((_MAP + _GAP + COLUMN + _GAP) // (PLATE + _GAP))
    rows = [row(plates[n : n + abreast], _GAP) for n in range(0, len(plates), abreast)]
    world = _map(view, words, glow)
    upper = Block(
        world.width + _GAP + beside.width,
        max(world.height, beside.height),
        world.body + place(beside, world.width + _GAP, 0),
    )
    return stack(upper, *rows, gap=_GAP)


def _narrow(view: View, words: Words, glow: frozenset[str]) -> Block:
    """One below the other; the map in four leaves, so that it can be read."""
    inside = _NARROW - 2 * _SLIM
    plates = [plate(view, words, me, glow) for me in _seats(view)]
    return stack(
        name_plate(EPOCHS["antiquity"], META.name, META.designer, inside),
        moment(view, words),
        *_leaves(view, words, glow, inside),
        *_boards(view, words, glow),
        *(window((0, 0, block.width, block.height), inside, block.body) for block in plates),
        gap=_CLOSE,
    )


def _seats(view: View) -> list[PlayerView]:
    return [view.players[seat] for seat in view.order]


def _boards(view: View, words: Words, glow: frozenset[str]) -> list[Block]:
    """What lies beside the map; a battle comes first."""
    printed_wheel, printed_epochs = wheel(words, glow), epochs(words)
    over = "".join(levels(view, words, n) for n in range(len(PROGRESSES)))
    blocks = [
        Block(0, 0, "") if view.battle is None else battle_panel(view.battle, words),
        peoples(view, words, glow),
        influence_cards(view, words, glow),
        supplies(view, words),
        automa(view, words),
        influence(view, words),
        morale(view, words),
        printed_wheel._replace(body=printed_wheel.body + over),
        printed_epochs._replace(body=printed_epochs.body + in_epochs(view, words)),
        barbarians(view.barbarian_level, words),
    ]
    return [block for block in blocks if block.body]


def _layers(view: View, words: Words, glow: frozenset[str]) -> str:
    return "".join(
        (
            group(tints(view), out_of_play(view), class_="c-q"),
            fields(words.language, glow),
            written(named(words.language)),
            group(*(drawn for _, drawn in on_fields(view, words)), class_="c-q"),
        )
    )


def _map(view: View, words: Words, glow: frozenset[str]) -> Block:
    base = use("base")
    return framed(land().width, land().height, base, _layers(view, words, glow))


def _leaves(view: View, words: Words, glow: frozenset[str], width: float) -> list[Block]:
    """Four quarters of the map, each a little larger than that."""
    layers = use("base") + _layers(view, words, glow)
    wide, high = land().width * 0.53, land().height * 0.53
    corners = [(x, y) for y in (0, land().height - high) for x in (0, land().width - wide)]
    first, *others = corners
    parts = [window((*first, wide, high), width, group(layers, id="whole"))]
    parts += [window((*corner, wide, high), width, use("whole")) for corner in others]
    return parts
