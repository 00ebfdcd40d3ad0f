"""The chronicle board: what a card demands in six fields, who meets it, what is laid (SOT-22)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.colours import LIGHT, SEATS, SHADE, SOFT_INK
from civitas.drawing.pieces import heading, mark
from civitas.drawing.svg import Block, boxes, group, icon, moved, rect, title
from civitas.drawing.type import Face, line, text
from civitas.kernel.words import Words
from civitas.titles.sands_of_time.board.symbols import CATEGORIES, CHRONICLE, MEASURES, VICTORY
from civitas.titles.sands_of_time.content import CHRONICLES, FIELDS
from civitas.titles.sands_of_time.view import EmpireView, View

_HIGH: Final = 39
_HEAD: Final = 62
_CARDS: Final = len(CHRONICLES)
_IN_LINE: Final = 3


def chronicle_board(view: View, words: Words, width: float, glow: Collection[str]) -> Block:
    label = 112 if width > 440 else 84
    laid = 72 if width > 440 else 62
    wide = (width - 16 - label - laid) / _CARDS
    parts = [
        heading(12, 20, words.say("board-chronicles"), 14, width - 24),
        icon(VICTORY, 8 + label - 12, 31, 17, fill=SOFT_INK),
        icon(CHRONICLE, 8 + label - 12, 49, 16),
    ]
    middles = [8 + label + (n + 0.5) * wide for n in range(_CARDS)]
    points = [str(card.vp) for card in CHRONICLES]
    numbers = [str(n + 1) for n in range(_CARDS)]
    at = zip(middles, points, strict=True)
    parts.append(line(36, at, 12, face=Face.FIGURE, fill=SOFT_INK))
    parts.append(line(55, zip(middles, numbers, strict=True), 15, face=Face.NAME))
    for n in range(len(FIELDS)):
        body = _field(view, words, n, (label, wide, laid), glow)
        parts.append(group(body, transform=moved(8, _HEAD + n * (_HIGH + 2))))
    return Block(width, _HEAD + len(FIELDS) * (_HIGH + 2) + 6, "".join(parts))


def _field(
    view: View,
    words: Words,
    n: int,
    widths: tuple[float, float, float],
    glow: Collection[str],
) -> str:
    label, wide, laid = widths
    field = FIELDS[n]
    place = f"field:{field.id}"
    whole = label + wide * _CARDS + laid
    ground = rect(0, 0, whole, _HIGH, rx=3, fill=SHADE if n % 4 < 2 else "#f0e6cb")
    if place in glow:
        ground = rect(0, -1, whole, _HIGH + 2, rx=4, class_="c-g")
    name = words.thing(field.id).removeprefix(field.id).strip()
    conditions = [card.conditions[field.id] for card in CHRONICLES]
    middles = [label + (c + 0.5) * wide for c in range(_CARDS)]
    demands = zip(middles, map(str, conditions), strict=True)
    corners = [(x - wide / 2 + 1.5, 2.5) for x in middles]
    standing = [_standing(view, n, c, middles[c], conditions) for c in range(_CARDS)]
    cards = [_laid(empire, n) for empire in view.empires if empire.laid[n] is not None]
    return group(
        ground,
        title(words.thing(field.id)),
        icon(MEASURES[field.measure], 13, _HIGH / 2, 18),
        text(25, 17, field.id, 13, face=Face.NAME, anchor="start"),
        icon(CATEGORIES[field.category], 47, 12.5, 12, fill=SOFT_INK),
        text(25, 33, name, 12, anchor="start", room=label - 28),
        boxes(corners, wide - 3, _HIGH - 5, class_="c-k"),
        line(14, demands, 11.5, face=Face.FIGURE),
        *standing,
        *(
            group(card, transform=moved(label + wide * _CARDS + 3 + k * 13.5, 9))
            for k, card in enumerate(cards)
        ),
        data_place=place,
    )


def _standing(view: View, n: int, card: int, middle: float, conditions: list[int]) -> str:
    """Who meets what this card demands, and no more."""
    stand = [
        empire.seat
        for empire in view.empires
        if sum(empire.measures[n] >= condition for condition in conditions) == card + 1
    ]
    in_line = min(len(stand), _IN_LINE)
    top = 26 if len(stand) <= _IN_LINE else 21
    return "".join(
        mark(
            "crest",
            seat,
            middle + 11 * (k % _IN_LINE - (in_line - 1) / 2),
            top + k // _IN_LINE * 11,
            11,
        )
        for k, seat in enumerate(stand)
    )


def _laid(empire: EmpireView, n: int) -> str:
    """A card on the field: face down it shows the crest, the own one its number."""
    number = empire.laid[n]
    colour = SEATS[empire.seat].colour
    back = rect(0.5, 0.5, 17, 22, rx=2, fill=colour, stroke=LIGHT, stroke_width=1)
    if number:
        face = rect(3, 3, 12, 17, rx=1.5, fill=LIGHT)
        return back + face + text(9, 16, str(number), 14, face=Face.NAME)
    return back + icon(SEATS[empire.seat].crest, 9, 11.5, 14, fill=LIGHT)
