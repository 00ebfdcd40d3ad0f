"""The chronicle board: six fields, what each card demands, who stands where, what is laid (SOT-22)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.colours import GOLD, INK, LIGHT, RULE, SEATS, SHADE, SOFT_INK
from civitas.drawing.pieces import heading, mark, sheet
from civitas.drawing.svg import Block, group, icon, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.words import Words
from civitas.titles.sands_of_time.board.symbols import CATEGORIES, CHRONICLE, MEASURES, VICTORY
from civitas.titles.sands_of_time.content import CHRONICLES, FIELDS
from civitas.titles.sands_of_time.view import EmpireView, View

_HIGH: Final = 40
_HEAD: Final = 50
_CARDS: Final = len(CHRONICLES)


def chronicle_board(view: View, words: Words, width: float, glow: Collection[str]) -> Block:
    label = 112 if width > 440 else 84
    laid = 72 if width > 440 else 62
    wide = (width - 16 - label - laid) / _CARDS
    parts = [heading(12, 20, words.say("board-chronicles"), 14, label + 40)]
    parts.append(icon(CHRONICLE, 8 + label - 12, 34, 15))
    parts.append(icon(VICTORY, 8 + label - 12, 20, 15) if width > 440 else "")
    for n, card in enumerate(CHRONICLES):
        middle = 8 + label + (n + 0.5) * wide
        parts.append(text(middle, 24, str(card.vp), 12, face=Face.FIGURE, fill=SOFT_INK))
        parts.append(text(middle, 42, str(n + 1), 15, face=Face.NAME))
    for n in range(len(FIELDS)):
        body = _field(view, words, n, (label, wide, laid), glow)
        parts.append(group(body, transform=f"translate(8 {_HEAD + n * (_HIGH + 2)})"))
    return sheet(width, _HEAD + len(FIELDS) * (_HIGH + 2) + 6, *parts)


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
        ground = rect(0, -1, whole, _HIGH + 2, rx=4, fill="#ffe7a0", stroke=GOLD, stroke_width=3)
    conditions = [card.conditions[field.id] for card in CHRONICLES]
    cells = [_cell(view, n, c, label + c * wide, wide, conditions) for c in range(_CARDS)]
    cards = [_laid(empire, n) for empire in view.empires if empire.laid[n] is not None]
    return group(
        ground,
        title(f"{field.id} · {words.say(f'board-field-{field.id.lower()}')}"),
        icon(MEASURES[field.measure], 13, _HIGH / 2, 18),
        text(25, 17, field.id, 13, face=Face.NAME, anchor="start"),
        icon(CATEGORIES[field.category], 47, 12.5, 12, fill=SOFT_INK),
        text(25, 33, words.say(f"board-field-{field.id.lower()}"), 12, anchor="start", room=label - 28),
        *cells,
        *(
            group(card, transform=f"translate({label + wide * _CARDS + 3 + k * 13.5:.1f} 9)")
            for k, card in enumerate(cards)
        ),
        data_place=place,
        class_="place glow" if place in glow else "place",
    )


def _cell(
    view: View, n: int, card: int, x: float, wide: float, conditions: list[int]
) -> str:
    """What the card demands here; below, who has reached that and no more."""
    stand = [
        empire.seat
        for empire in view.empires
        if sum(empire.measures[n] >= condition for condition in conditions) == card + 1
    ]
    per_line = 3
    crests = [
        mark(
            "crest",
            seat,
            x + wide / 2 + 11 * (k % per_line - (min(len(stand), per_line) - 1) / 2),
            21 + (k // per_line) * 11 + (5 if len(stand) <= per_line else 0),
            11,
        )
        for k, seat in enumerate(stand)
    ]
    return (
        rect(x + 1, 2, wide - 2, _HIGH - 4, rx=2, fill=LIGHT, stroke=RULE, stroke_width=0.8)
        + text(x + wide / 2, 14, str(conditions[card]), 11.5, face=Face.FIGURE)
        + "".join(crests)
    )


def _laid(empire: EmpireView, n: int) -> str:
    """A card on the field: face down it shows the crest, the own one its number."""
    number = empire.laid[n]
    colour = SEATS[empire.seat].colour
    back = rect(0.5, 0.5, 17, 22, rx=2, fill=colour, stroke=LIGHT, stroke_width=1)
    if number:
        face = rect(3, 3, 12, 17, rx=1.5, fill=LIGHT)
        return back + face + text(9, 16, str(number), 14, face=Face.NAME, fill=INK)
    return back + icon(SEATS[empire.seat].crest, 9, 11.5, 14, fill=LIGHT)
