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
from civitas.drawing.legible import PLATE, SHEET
from civitas.drawing.pieces import marks
from civitas.drawing.places import ready
from civitas.drawing.svg import el, group, icons, moved, place, plate, title
from civitas.drawing.svg import sheet as svg_sheet
from civitas.kernel.setting import Setting
from civitas.kernel.words import Words, words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.board import symbols
from civitas.titles.clash_of_cultures.board.advances import (
    column,
    grid,
    owners,
    rows,
    where,
)
from civitas.titles.clash_of_cultures.board.civilizations import civilization
from civitas.titles.clash_of_cultures.board.hexes import (
    area,
    definitions,
    frame,
    hex_place,
    labels,
    lit_hex,
    size,
)
from civitas.titles.clash_of_cultures.board.mats import printed, signs
from civitas.titles.clash_of_cultures.board.players import BRIEF, MEANS, groups, parts
from civitas.titles.clash_of_cultures.board.players import HIGH as PANEL_HIGH
from civitas.titles.clash_of_cultures.board.tables import (
    key,
    middle,
    moment,
    spread,
)
from civitas.titles.clash_of_cultures.board.tokens import marked, on_hex, port
from civitas.titles.clash_of_cultures.content.advances import CATEGORIES
from civitas.titles.clash_of_cultures.content.layouts import LAYOUTS
from civitas.titles.clash_of_cultures.view import View

_WIDE, _HIGH = SHEET
_LARGER: Final = 10 / 7
"""A sheet asks for more room than it needs; a screen that has it shows everything larger."""
_COLUMNS: Final = 2
_COLUMN: Final = column(_WIDE, _COLUMNS)
_GAP: Final = 6


def base(setting: Setting, language: str) -> Mapping[str, str]:
    """Map, advances and cards, with every place to click."""
    return _sheets(setting.seats, language)


@cache
def _sheets(players: int, language: str) -> Mapping[str, str]:
    words = words_for(META, language)
    return {"map": _map(players, words), "advances": _advances(words), "cards": _cards()}


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


def _advances(words: Words) -> str:
    lying = [
        group(id=f"owners-{category.id}", **where(n, _COLUMN, _COLUMNS, fold=True))
        for n, category in enumerate(CATEGORIES)
    ]
    return _beside(
        grid(words, _WIDE, _COLUMNS, None).body,
        group(*lying, class_="c-q"),
        narrow=rows(_COLUMNS, finger=True),
    )


def _cards() -> str:
    return _beside(*(group(id=name) for name in ("top", "hand", "open", "key", "civilization")))


def _beside(*layers: str, narrow: float = _HIGH) -> str:
    """A sheet beside the map; ``narrow`` is its height on a phone."""
    return svg_sheet(
        _WIDE * _LARGER,
        _HIGH * _LARGER,
        group(*layers, transform=moved(0, 0, _LARGER)),
        narrow=(_WIDE * _LARGER, narrow * _LARGER),
    )


def seat_sheet(_: Setting, seat: int) -> str:
    """The empty sheet on which `layer` draws the panel of a seat."""
    ground, *rest = (group(id=name) for name in groups(seat))
    layers = (ground, printed(PLATE), *rest, signs(PLATE))
    return plate(PLATE, PANEL_HIGH, *layers, brief=BRIEF, means=MEANS)


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
        yield f"owners-{category.id}", owners(view, n, _COLUMN, fold=True)
    yield from _laid_cards(view, words)
    for me in view.players:
        yield from zip(groups(me.seat), parts(view, words, me, PLATE), strict=True)


def _laid_cards(view: View, words: Words) -> Iterator[tuple[str, str]]:
    """The sheet of cards from above: what is not there leaves its room to the rest."""
    now = middle(view, words, _WIDE)
    top = now if now.body else moment(view, words, _WIDE)
    whose = view.players[view.turn.seat if view.seat is None else view.seat]
    people = civilization(words, whose, _WIDE)
    y, end = top.height + _GAP, _HIGH - (people.height + _GAP if people.body else 0)
    held, shown = spread(view, words, _WIDE, end - y)
    # A battle or an offer is what all look at while it lasts.
    yield "top", group(top.body, data_now="yes") if now.body else top.body
    for name, drawn in (("hand", held), ("open", shown)):
        yield name, place(drawn, 0, y)
        y += drawn.height + _GAP if drawn.body else 0
    signs = key(words.language, _WIDE)
    yield "key", place(signs, 0, end - signs.height) if y + signs.height <= end else ""
    yield "civilization", place(people, 0, _HIGH - people.height)
