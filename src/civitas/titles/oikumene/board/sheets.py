"""The board in two layers, for a page that shows it for hours.

The sheets are drawn once for a setting and a language: the map with every space to click, the table
with calendar and battle, and a plate for each seat. In them are empty groups; what lies there now
is drawn group by group, so that only what changed is sent.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from civitas.drawing.icons import signs_of
from civitas.drawing.names import written
from civitas.drawing.paper import framed
from civitas.drawing.pieces import marks
from civitas.drawing.svg import Block, el, group, icons, place, plate, stack
from civitas.drawing.svg import sheet as svg_sheet
from civitas.kernel.setting import Setting
from civitas.kernel.words import Words
from civitas.titles.oikumene.board import symbols
from civitas.titles.oikumene.board.accounts import accounts_panel
from civitas.titles.oikumene.board.atlas import base_layer, out_of_play, places, shapes
from civitas.titles.oikumene.board.battles import battle_panel
from civitas.titles.oikumene.board.calendar import WIDE, boxes, course, moment, weather, years
from civitas.titles.oikumene.board.houses import pieces
from civitas.titles.oikumene.board.plate_rows import WIDE as PLATE
from civitas.titles.oikumene.board.plates import BRIEF, MEANS, groups, high_of, parts, stores_row
from civitas.titles.oikumene.board.spots import land_of, named
from civitas.titles.oikumene.board.tokens import FIGURE, on_spaces, tints
from civitas.titles.oikumene.chart import world_of
from civitas.titles.oikumene.course.setup import rules_of
from civitas.titles.oikumene.view import View
from civitas.titles.oikumene.world import spaces

_HIGH: Final = 620
_GAP: Final = 8
_ACCOUNTS: Final = 6
"""So many bills have room."""
_TABLE: Final = ("now", "battle", "accounts", "years", "boxes", "weather")


def base(setting: Setting, language: str) -> Mapping[str, str]:
    """Map and table, with every place to click."""
    rules = rules_of(setting)
    return _sheets(rules.map, rules.area, setting.seats, language)


@cache
def _sheets(board: str, area: int, players: int, language: str) -> Mapping[str, str]:
    table = svg_sheet(WIDE, _HIGH, *(group(id=name) for name in _TABLE))
    return {"map": _map(board, area, players, language), "table": table}


def _map(board: str, area: int, players: int, language: str) -> str:
    land, world = land_of(board), world_of(board, area)
    names = [world.names[space] for space in spaces(world.inside)]
    drawn = framed(
        land.width,
        land.height,
        base_layer(board, language),
        group(id="tints", class_="c-q"),
        group(out_of_play(board, area), class_="c-q"),
        places(board, area, language, None),
        group(*(group(id=f"on-{n}", data_thing=f"space:{n}") for n in names), class_="c-q pieces"),
        written(named(board, language), FIGURE),
    )
    definitions = el(
        "defs", icons(signs_of(symbols, players)), marks(players), pieces(players), shapes(board)
    )
    return svg_sheet(drawn.width, drawn.height, definitions, drawn.body)


def seat_sheet(setting: Setting, seat: int) -> str:
    """The empty sheet on which `layer` draws the plate of a seat."""
    mode = rules_of(setting).mode
    lying = (group(id=name) for name in groups(seat))
    means = (MEANS[0], MEANS[1] + stores_row(mode))
    return plate(PLATE, high_of(mode), *lying, brief=BRIEF, means=means)


def layer(view: View, words: Words) -> Iterator[tuple[str, str]]:
    """What lies in each group of the sheets now."""
    yield "tints", tints(view)
    for name, drawn in on_spaces(view, words):
        yield f"on-{name}", drawn
    yield from _table(view, words)
    for me in view.players:
        yield from zip(groups(me.seat), parts(view, words, me), strict=True)


def _table(view: View, words: Words) -> Iterator[tuple[str, str]]:
    blocks = _roomy(_blocks(view, words), view, words)
    y = 0.0
    for name, block in zip(_TABLE, blocks, strict=True):
        fits = bool(block.body) and y + block.height <= _HIGH
        yield name, place(block, 0, y) if fits else ""
        y += block.height + _GAP if fits else 0


def _roomy(blocks: tuple[Block, ...], view: View, words: Words) -> tuple[Block, ...]:
    """While nothing is fought or paid, the boxes of the round have room for their names."""
    named = course(view, words)
    at = _TABLE.index("boxes")
    high = sum(block.height + _GAP for block in blocks if block.body)
    if high - blocks[at].height + named.height - _GAP > _HIGH:
        return blocks
    return (*blocks[:at], named, *blocks[at + 1 :])


def _battle(view: View, words: Words) -> Block:
    if view.battle is None:
        return Block(WIDE, 0, "")
    panel = battle_panel(view.battle, words)
    # A battle is what all look at while it lasts.
    return panel._replace(body=group(panel.body, data_now="yes"))


def _accounts(view: View, words: Words) -> Block:
    """Of at most six players, those who come first."""
    if not view.accounts:
        return Block(WIDE, 0, "")
    return accounts_panel(view.accounts[:_ACCOUNTS], words)


def table_block(view: View, words: Words) -> Block:
    """The same in one piece."""
    return stack(*(block for block in _blocks(view, words) if block.body), gap=_GAP)


def _blocks(view: View, words: Words) -> tuple[Block, ...]:
    """From above: the moment, what is fought or paid now, the calendar, the weather."""
    return (
        moment(view, words),
        _battle(view, words),
        _accounts(view, words),
        years(view, words),
        boxes(view, words),
        weather(view, words),
    )
