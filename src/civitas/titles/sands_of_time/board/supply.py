"""The buildings still to be had, and what the signs on the map mean."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from civitas.drawing.colours import RULE, SEA_INK, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.pieces import CARD_HIGH, CARD_WIDE, card, heading, mark, medal, plaque
from civitas.drawing.strokes import SEA
from civitas.drawing.svg import Block, group, icon, moved, path, place, rect
from civitas.drawing.type import Face, text
from civitas.kernel.words import Words, words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.board.base import LAND, PEAK_INK, TUFT_INK
from civitas.titles.sands_of_time.board.symbols import (
    BUILDINGS,
    CAPITAL,
    CARAVAN,
    CROPS,
    FOUNTAIN,
    GOLD_COINS,
    GOODS,
    LYRE,
    PEASANT,
    SOLDIER,
)
from civitas.titles.sands_of_time.board.tracks import ROMAN
from civitas.titles.sands_of_time.content import BONUS_ACTIONS
from civitas.titles.sands_of_time.content import BUILDINGS as KINDS
from civitas.titles.sands_of_time.content import CARDS as CARD_IDS
from civitas.titles.sands_of_time.content import GOODS as GOOD_IDS
from civitas.titles.sands_of_time.view import View

Sign = Callable[[float, float], str]
"""Draws something around a point."""

_LINE: Final = 22.4
_COLUMNS: Final = 3
_KEY_LINE: Final = 27
_PAIR: Final = 2
_SLIM_LINE: Final = 18.5
_LEGEND: Final = 16.2
_LARGER: Final = 1.25
"""On the map, where it waits as all that is printed there, the key is larger."""
_CITY_LEVELS: Final = "III–V"
"""A City has the level of its region's capacity (SOT-12.4)."""
_HEAD: Final = 30
_SINGLE: Final = {"peasants": "peasant", "soldiers": "soldier", "caravan": "caravans"}
"""What the words of the legend are about, where it is not called like that."""


def building_supply(view: View, words: Words, width: float) -> Block:
    """Each kind with its level, its symbols, and how many tiles are left."""
    parts = [heading(12, 20, words.say("board-buildings"), 14, width - 24)]
    for n, kind in enumerate(KINDS):
        y = _HEAD + n * _LINE
        left = view.building_supply.get(kind.id, 0)
        level = ROMAN[kind.level] if isinstance(kind.level, int) else _CITY_LEVELS
        signs = [FOUNTAIN] * kind.symbols.fountain + [LYRE] * kind.symbols.lyre
        if n % 4 == 0 and n:
            parts.append(rect(8, y - 2, width - 16, 0.8, fill=RULE))
        name_room = width - 40 - 72 - 11 * max(len(signs) - 1, 0)
        parts.append(
            group(
                place(plaque(BUILDINGS[kind.id], 18), 10, y),
                text(
                    34,
                    y + 13.5,
                    words.thing(kind.id),
                    13,
                    anchor="start",
                    room=name_room,
                    least=LEAST,
                ),
                *(icon(s, width - 75 - 11 * k, y + 9, 11) for k, s in enumerate(signs)),
                text(width - 50, y + 13, level, LEAST, face=Face.NAME, fill=SOFT_INK),
                text(width - 10, y + 13.5, f"×{left}", 13, face=Face.FIGURE, anchor="end"),
                data_thing=kind.id,
            )
        )
    return Block(width, _HEAD + len(KINDS) * _LINE + 6, "".join(parts))


def building_key(left: tuple[tuple[str, int], ...], language: str, width: float) -> Block:
    """The same in little room: each kind with its symbol and how many tiles are left."""
    words = words_for(META, language)
    wide = (width - 16) / _PAIR
    parts = [heading(12, 18, words.say("board-buildings"), 14, width - 24)]
    counts = dict(left)
    for n, kind in enumerate(KINDS):
        x, y = 8 + n % _PAIR * wide, 24 + n // _PAIR * _SLIM_LINE
        name, count = words.thing(kind.id), f"×{counts.get(kind.id, 0)}"
        room = wide - 28 - Face.FIGURE.width(count, LEAST)
        parts.append(
            group(
                place(plaque(BUILDINGS[kind.id], 17), x + 1, y),
                text(x + 21, y + 13, name, LEAST, anchor="start", room=room, least=LEAST),
                text(x + wide - 3, y + 13, count, LEAST, face=Face.FIGURE, anchor="end"),
                data_thing=kind.id,
            )
        )
    lines = math.ceil(len(KINDS) / _PAIR)
    return Block(width, 24 + lines * _SLIM_LINE + 3, "".join(parts))


def legend(words: Words, corner: int) -> Block:
    """A quarter of the key to the map: terrain, control, people and tiles, trade."""
    lines = _LINES[corner]
    labels = [words.say(f"board-{name}") for name, _ in lines]
    wide = 32 + max(Face.ASIDE.width(label, _LEGEND) for label in labels)
    parts = (
        group(
            sign(13, 12 + 24 * n),
            text(32, 17 + 24 * n, label, _LEGEND, face=Face.ASIDE, anchor="start"),
            data_thing=_SINGLE.get(name, name),
        )
        for n, ((name, sign), label) in enumerate(zip(lines, labels, strict=True))
    )
    drawn = group(*parts, transform=moved(0, 0, _LARGER))
    return Block(wide * _LARGER, len(lines) * 24 * _LARGER, drawn)


def key_to_goods(words: Words, width: float) -> Block:
    """The names of the trade goods."""
    return _key(words, "board-goods", width, [(good, _good(good)) for good in GOOD_IDS])


def key_to_cards(words: Words, width: float) -> Block:
    """The names of the cards and of the bonus actions."""
    entries = [(card, _face(f"card-{card}")) for card in CARD_IDS]
    return _key(
        words,
        "board-cards",
        width,
        entries + [(bonus, _face(f"bonus-{bonus}")) for bonus in BONUS_ACTIONS],
    )


def _key(words: Words, name: str, width: float, entries: Sequence[tuple[str, Sign]]) -> Block:
    """Signs and what they stand for, in three columns."""
    wide = (width - 16) / _COLUMNS
    parts = [heading(12, 20, words.say(name), 14, width - 24)]
    for n, (thing, sign) in enumerate(entries):
        x, y = 8 + n % _COLUMNS * wide, _HEAD + n // _COLUMNS * _KEY_LINE
        label = text(x + 31, y + 16.5, words.thing(thing), 13, anchor="start", room=wide - 34)
        parts.append(group(sign(x + 14, y + 12), label, data_thing=_what(thing)))
    lines = math.ceil(len(entries) / _COLUMNS)
    return Block(width, _HEAD + lines * _KEY_LINE + 4, "".join(parts))


def _swatch(fill: str, drawing: str, colour: str) -> Sign:
    def draw(x: float, y: float) -> str:
        return rect(
            x - 12, y - 9, 24, 18, rx=3, fill=fill, stroke=SOFT_INK, stroke_width=0.8
        ) + group(
            path(drawing, fill="none", stroke=colour, stroke_width=1.1),
            transform=moved(x, y),
        )

    return draw


def _mark(kind: str) -> Sign:
    return lambda x, y: mark(kind, 0, x, y, 16)


def _capital(x: float, y: float) -> str:
    return mark("shield", 0, x, y + 3, 14) + icon(CAPITAL, x, y - 7, 15)


def _sign(name: str) -> Sign:
    return lambda x, y: icon(name, x, y, 18)


def _tile(name: str, corner: float) -> Sign:
    return lambda x, y: rect(x - 12, y - 9, 24, 18, rx=corner, class_="c-t") + icon(name, x, y, 15)


def _good(name: str) -> Sign:
    return lambda x, y: medal(GOODS[name], x, y, 12)


def _face(name: str) -> Sign:
    thing = name.partition("-")[2]
    return lambda x, y: card(name, x - CARD_WIDE / 2, y - CARD_HIGH / 2, thing)


def _what(thing: str) -> str:
    """All trade goods are alike."""
    return f"good:{thing}" if thing in GOODS else thing


def _train(x: float, y: float) -> str:
    ground = rect(x - 15, y - 8.5, 30, 17, rx=4, class_="c-t")
    return ground + icon(CARAVAN, x - 6, y, 13) + mark("crest", 0, x + 7, y, 13)


_LINES: Final[Sequence[Sequence[tuple[str, Sign]]]] = (
    (
        ("mountain", _swatch(LAND["mountain"], "M-8 5l6-10 2 3 2-2 6 9M-2-5l1 5-2 3", PEAK_INK)),
        ("plain", _swatch(LAND["plain"], "M-5 5l2-7m3 7v-8m5 8l-2-7", TUFT_INK)),
        ("island", _swatch(SEA, "M-8 1q3-4 6 0t6 0m-12 5q3-4 6 0t6 0", SEA_INK)),
    ),
    (("province", _mark("shield")), ("colony", _mark("pennant")), ("capital", _capital)),
    (("crops", _tile(CROPS, 9)), ("gold", _tile(GOLD_COINS, 2)), ("good", _good("wine"))),
    (("peasants", _sign(PEASANT)), ("soldiers", _sign(SOLDIER)), ("caravan", _train)),
)
