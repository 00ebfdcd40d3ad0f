"""The board in two layers, for a page that shows it for hours.

The sheets are drawn once for a number of players and a language: the map with every field to click,
the progress wheel with epochs and barbarians, the table, and a plate for each seat. In them are
empty groups; what lies there now is drawn group by group, so that only what changed is sent. Which
fields are out of play is in such a group, too: the play area may be drawn at random.
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
from civitas.kernel.words import Words, words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.board import symbols
from civitas.titles.era_of_tribes.board.atlas import base_layer, fields, printed, shapes
from civitas.titles.era_of_tribes.board.battles import battle_panel
from civitas.titles.era_of_tribes.board.cards import (
    automa,
    influence_cards,
    moment,
    peoples,
    supplies,
)
from civitas.titles.era_of_tribes.board.plates import BRIEF, HIGH, MEANS, groups, parts
from civitas.titles.era_of_tribes.board.plates import WIDE as PLATE
from civitas.titles.era_of_tribes.board.spots import land, named
from civitas.titles.era_of_tribes.board.tokens import on_fields, out_of_play, pieces, tints
from civitas.titles.era_of_tribes.board.tracks import influence, morale
from civitas.titles.era_of_tribes.board.wheel import (
    BARBARIANS_HIGH,
    WIDE,
    barbarians,
    epochs,
    in_epochs,
    levels,
    wheel,
)
from civitas.titles.era_of_tribes.content.fields import NAMES
from civitas.titles.era_of_tribes.content.progress import PROGRESSES
from civitas.titles.era_of_tribes.view import View

_HIGH: Final = 570
_GAP: Final = 8


def base(setting: Setting, language: str) -> Mapping[str, str]:
    """Map, progress and table, with every place to click."""
    return _sheets(setting.seats, language)


@cache
def _sheets(players: int, language: str) -> Mapping[str, str]:
    words = words_for(META, language)
    table = svg_sheet(WIDE, _HIGH, *(group(id=name) for name in _TABLE))
    return {"map": _map(players, language), "progress": _progress(words), "table": table}


_TABLE: Final = ("top", "cards", "automa", "tracks", "rest")


def _map(players: int, language: str) -> str:
    board = framed(
        land().width,
        land().height,
        base_layer(language),
        group(id="tints", class_="c-q"),
        printed(language),
        group(id="out", class_="c-q"),
        fields(language, None),
        written(named(language)),
        group(
            *(group(id=f"on-{name}", data_thing=f"field:{name}") for name in NAMES),
            class_="c-q pieces",
        ),
    )
    definitions = el(
        "defs", icons(signs_of(symbols, players)), marks(players), pieces(players), shapes()
    )
    return svg_sheet(board.width, board.height, definitions, board.body)


def _progress(words: Words) -> str:
    printed_wheel, printed_epochs = wheel(words, None), epochs(words)
    over = [group(id=f"levels-{field.id}") for field in PROGRESSES]
    laid = stack(
        printed_wheel._replace(body=printed_wheel.body + group(*over, class_="c-q")),
        printed_epochs._replace(body=printed_epochs.body + group(id="in-epochs")),
        Block(WIDE, BARBARIANS_HIGH, group(id="barbarians")),
        gap=_GAP,
    )
    return svg_sheet(WIDE, laid.height, laid.body)


def seat_sheet(_: Setting, seat: int) -> str:
    """The empty sheet on which `layer` draws the plate of a seat."""
    lying = (group(id=name) for name in groups(seat))
    return plate(PLATE, HIGH, *lying, brief=BRIEF, means=MEANS)


def layer(view: View, words: Words) -> Iterator[tuple[str, str]]:
    """What lies in each group of the sheets now."""
    yield "tints", tints(view)
    yield "out", out_of_play(view)
    for name, drawn in on_fields(view, words):
        yield f"on-{name}", drawn
    for n, field in enumerate(PROGRESSES):
        yield f"levels-{field.id}", levels(view, words, n)
    yield "in-epochs", in_epochs(view, words)
    yield "barbarians", barbarians(view.barbarian_level, words).body
    yield from _table(view, words)
    for me in view.players:
        yield from zip(groups(me.seat), parts(view, words, me), strict=True)


def _table(view: View, words: Words) -> Iterator[tuple[str, str]]:
    """The table from above: first what can be picked or is fought now, then as much of the rest
    as has room."""
    laid = [("top", _top(view, words))]
    laid.append(
        ("cards", _stacked([peoples(view, words, None), influence_cards(view, words, None)]))
    )
    tracks = stack(influence(view, words), morale(view, words), gap=_GAP)
    laid += [("automa", automa(view, words)), ("tracks", tracks), ("rest", supplies(view, words))]
    y = 0.0
    for name, block in laid:
        fits = bool(block.body) and y + block.height <= _HIGH
        yield name, place(block, 0, y) if fits else ""
        y += block.height + _GAP if fits else 0


def _top(view: View, words: Words) -> Block:
    whole = moment(view, words)
    if view.battle is not None:
        whole = stack(whole, battle_panel(view.battle, words), gap=_GAP)
    elif not view.over:
        return whole
    # A battle is what all look at while it lasts, and in the end where everybody stands.
    return Block(whole.width, whole.height, group(whole.body, data_now="yes"))


def _stacked(blocks: list[Block]) -> Block:
    return stack(*(block for block in blocks if block.body), gap=_GAP)
