"""The board in two layers, for a page that shows it for hours.

The sheets are drawn once for a number of players and a language; in them are empty groups, and
what lies there now is drawn group by group, so that only what changed needs to be sent: an area
when it is revealed, a hex, the advances of a category, a part of a player's sheet, a hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from civitas.drawing.icons import signs_of
from civitas.drawing.pieces import marks
from civitas.drawing.places import ready
from civitas.drawing.svg import el, group, icons, moved, place, title
from civitas.drawing.svg import sheet as svg_sheet
from civitas.kernel.setting import Setting
from civitas.kernel.words import Words, words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.board import symbols
from civitas.titles.clash_of_cultures.board.advances import column, folded, grid, owners, where
from civitas.titles.clash_of_cultures.board.civilizations import HIGH as CIVILIZATION_HIGH
from civitas.titles.clash_of_cultures.board.civilizations import civilization, folded_high
from civitas.titles.clash_of_cultures.board.hexes import (
    area,
    definitions,
    frame,
    hex_place,
    labels,
    lit_hex,
    size,
)
from civitas.titles.clash_of_cultures.board.players import HIGH as PANEL_HIGH
from civitas.titles.clash_of_cultures.board.players import groups, parts, printed
from civitas.titles.clash_of_cultures.board.tables import (
    KEY_HIGH,
    key,
    middle,
    moment,
    spread,
)
from civitas.titles.clash_of_cultures.board.tokens import marked, on_hex, port
from civitas.titles.clash_of_cultures.content.advances import CATEGORIES
from civitas.titles.clash_of_cultures.content.areas import LAYOUTS
from civitas.titles.clash_of_cultures.view import View

_PANEL: Final = 416
_ADVANCES: Final = 400
_HIGH: Final = 530
"""Of the sheets of advances and of cards."""
_COLUMNS: Final = 3
_COLUMN: Final = column(_ADVANCES, _COLUMNS)
_CARDS: Final = 400
_GAP: Final = 6


def base(setting: Setting, language: str) -> Mapping[str, str]:
    """Map, advances and cards, with every place to click."""
    return _sheets(setting.seats, language)


@cache
def _sheets(players: int, language: str) -> Mapping[str, str]:
    words = words_for(META, language)
    return {"map": _map(players, words), "advances": _advances(players, words), "cards": _cards()}


def _map(players: int, words: Words) -> str:
    layout = LAYOUTS[players]
    hexes = range(len(layout.labels))
    return svg_sheet(
        *size(players),
        el("defs", icons(signs_of(symbols, players)), marks(players), definitions()),
        frame(players),
        *(group(id=f"area-{n}") for n in range(len(layout.areas))),
        *(
            hex_place(players, n, words, ready(lit_hex()), f"on-{label}")
            for n, label in enumerate(layout.labels)
        ),
        group(
            *(group(id=f"on-{label}", data_thing=f"hex:{label}") for label in layout.labels),
            labels(players, hexes),
            group(id="ports"),
            class_="c-q",
        ),
    )


def _advances(players: int, words: Words) -> str:
    drawn = grid(words, _ADVANCES, _COLUMNS, players, None)
    lying = [
        group(id=f"owners-{category.id}", **where(n, _COLUMN, _COLUMNS, fold=True))
        for n, category in enumerate(CATEGORIES)
    ]
    wide, high = folded(_ADVANCES, _COLUMNS)
    below = group(
        id="civilization",
        transform=moved(0, _HIGH - CIVILIZATION_HIGH),
        data_narrow=moved(0, high + _GAP),
    )
    return svg_sheet(
        _ADVANCES,
        _HIGH,
        drawn.body,
        group(*lying, class_="c-q"),
        below,
        narrow=(wide, high + _GAP + folded_high(_ADVANCES, wide)),
    )


def _cards() -> str:
    slots = [group(id=name) for name in ("top", "hand", "open", "key")]
    return svg_sheet(_CARDS, _HIGH, *slots)


def seat_sheet(_: Setting, seat: int) -> str:
    """The empty sheet on which `layer` draws the panel of a seat."""
    ground, *rest = (group(id=name) for name in groups(seat))
    return svg_sheet(_PANEL, PANEL_HIGH, ground, printed(_PANEL), *rest)


def layer(view: View, words: Words) -> Iterator[tuple[str, str]]:
    """What lies in each group of the sheets now."""
    players = len(view.players)
    layout = LAYOUTS[players]
    for n, places in enumerate(layout.areas):
        ground = tuple(view.hexes[spot].terrain for spot in places)
        yield f"area-{n}", area(players, n, ground, words)
    for n, spot in enumerate(view.hexes):
        land = words.say("board-unrevealed") if spot.terrain is None else words.thing(spot.terrain)
        yield f"on-{spot.id}", title(land) + on_hex(players, n, spot, words)
    ports = [port(players, n, at.city) for n, at in enumerate(view.hexes) if at.city is not None]
    yield "ports", "".join((*ports, *marked(view, words)))
    for n, category in enumerate(CATEGORIES):
        yield f"owners-{category.id}", owners(view, n, _COLUMN)
    whose = view.players[view.turn.seat if view.seat is None else view.seat]
    narrow = folded(_ADVANCES, _COLUMNS)[0]
    yield "civilization", civilization(words, whose, _ADVANCES, narrow=narrow).body
    yield from _laid_cards(view, words)
    for me in view.players:
        yield from zip(groups(me.seat), parts(view, words, me, _PANEL), strict=True)


def _laid_cards(view: View, words: Words) -> Iterator[tuple[str, str]]:
    """The sheet of cards from above: what is not there leaves its room to the rest."""
    now = middle(view, words, _CARDS)
    top = now if now.body else moment(view, words, _CARDS)
    y = top.height + _GAP
    held, shown = spread(view, words, _CARDS, _HIGH - y)
    # A battle or an offer is what all look at while it lasts.
    yield "top", group(top.body, data_now="yes") if now.body else top.body
    for name, drawn in (("hand", held), ("open", shown)):
        yield name, place(drawn, 0, y)
        y += drawn.height + _GAP if drawn.body else 0
    fits = y + KEY_HIGH <= _HIGH
    yield "key", place(key(words.language, _CARDS), 0, _HIGH - KEY_HIGH) if fits else ""
