"""The chronicle board: what a card demands in six fields, who meets it, what is laid (SOT-22)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import Final

from civitas.drawing.colours import LIGHT, SEATS, SHADE, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.pieces import heading, mark
from civitas.drawing.svg import Block, boxes, group, icon, moved, rect, title
from civitas.drawing.type import Face, line, text
from civitas.kernel.shelf import KB, MB, kept
from civitas.kernel.words import Words
from civitas.titles.sands_of_time.board.symbols import CATEGORIES, MEASURES, VICTORY
from civitas.titles.sands_of_time.content import CHRONICLES, FIELDS
from civitas.titles.sands_of_time.view import View

_LABEL: Final = 17
"""The line with the name of a field, and what is laid there."""
_HIGH: Final = 53
_HEAD: Final = 42
_CARDS: Final = len(CHRONICLES)
_IN_LINE: Final = 3
_CREST: Final = 11
_GROUPS: Final = tuple(f"field-{field.id}" for field in FIELDS)


def chronicle_board(view: View, words: Words, width: float, glow: Collection[str]) -> Block:
    laid = on_fields(view, card_wide(width))

    def field(n: int, wide: float) -> str:
        lit = f"field:{FIELDS[n].id}" in glow
        return field_ground(words, n, wide, lit=lit) + laid[n][1]

    return chronicle_frame(words, width, field)


def chronicle_frame(words: Words, width: float, field: Callable[[int, float], str]) -> Block:
    """The board itself; ``field`` gives what is to be seen on each field."""
    wide = card_wide(width)
    middles = [8 + (n + 0.5) * wide for n in range(_CARDS)]
    points = [(x + 2, str(card.vp)) for x, card in zip(middles, CHRONICLES, strict=True)]
    numbers = [(x - wide / 2 + 5, str(n)) for n, x in enumerate(middles, 1)]
    parts = [
        heading(12, 18, words.say("board-chronicles"), 14, width - 24),
        group(
            *(icon(VICTORY, x - 4.5, 33, 11) for x in middles), fill=SOFT_INK, data_thing="points"
        ),
        line(37, points, LEAST, face=Face.FIGURE, anchor="start", fill=SOFT_INK),
        line(38, numbers, 14, face=Face.NAME),
    ]
    for n in range(len(FIELDS)):
        at = moved(8, _HEAD + n * (_HIGH + 2))
        place = f"field:{FIELDS[n].id}"
        parts.append(group(field(n, wide), transform=at, data_place=place))
    return Block(width, _HEAD + len(FIELDS) * (_HIGH + 2) + 4, "".join(parts))


def card_wide(width: float) -> float:
    """How wide a card is on a board of this width."""
    return (width - 16) / _CARDS


def field_ground(words: Words, n: int, wide: float, *, lit: bool) -> str:
    """The field as it is printed; gold if it may be picked."""
    field, whole = FIELDS[n], wide * _CARDS
    ground = rect(0, 0, whole, _HIGH, rx=3, fill=SHADE if n % 4 < 2 else "#f0e6cb")
    if lit:
        ground = rect(0, -1, whole, _HIGH + 2, rx=4, class_="c-g")
    name = words.thing(field.id).removeprefix(field.id).strip()
    middles = [(c + 0.5) * wide for c in range(_CARDS)]
    corners = [(x - wide / 2 + 1, _LABEL) for x in middles]
    return (
        ground
        + title(words.thing(field.id))
        + icon(MEASURES[field.measure], 10, 8.5, 14)
        + text(20, 13, field.id, 13, face=Face.NAME, anchor="start")
        + icon(CATEGORIES[field.category], 39, 8.5, 12, fill=SOFT_INK)
        + text(49, 13, name, LEAST, anchor="start", room=whole - 49 - 80, least=LEAST)
        + boxes(corners, wide - 2, _HIGH - _LABEL - 2, class_="c-k")
        + line(_LABEL + 11, zip(middles, map(str, _conditions(n)), strict=True), LEAST,
               face=Face.FIGURE)
    )  # fmt: skip


def on_fields(view: View, wide: float) -> tuple[tuple[str, str], ...]:
    """Who meets which card, and the cards that are laid, by field, each with its group."""
    measures = tuple([empire.measures for empire in view.empires])
    return _on_fields(measures, tuple([empire.laid for empire in view.empires]), wide)


@kept(8 * MB, key=2 * KB, weigh=lambda _: KB)
def _on_fields(
    measures: tuple[tuple[int, ...], ...], laid: tuple[tuple[int | None, ...], ...], wide: float
) -> tuple[tuple[str, str], ...]:
    fields = zip(zip(*measures, strict=True), zip(*laid, strict=True), strict=True)
    drawn = [_on_field(n, *field, wide) for n, field in enumerate(fields)]
    return tuple(zip(_GROUPS, drawn, strict=True))


@kept(8 * MB, key=KB)
def _on_field(n: int, measures: tuple[int, ...], laid: tuple[int | None, ...], wide: float) -> str:
    conditions = _conditions(n)
    standing = [_standing(measures, c, (c + 0.5) * wide, conditions) for c in range(_CARDS)]
    cards = [_laid(seat, card) for seat, card in enumerate(laid) if card is not None]
    return "".join(standing) + "".join(
        group(card, transform=moved(wide * _CARDS - 17 - 16 * k, 1)) for k, card in enumerate(cards)
    )


@cache
def _conditions(n: int) -> list[int]:
    return [card.conditions[FIELDS[n].id] for card in CHRONICLES]


def _standing(measures: tuple[int, ...], card: int, middle: float, conditions: list[int]) -> str:
    """Who meets what this card demands, and no more."""
    stand = [
        seat
        for seat, measure in enumerate(measures)
        if sum(map(measure.__ge__, conditions)) == card + 1
    ]
    in_line = min(len(stand), _IN_LINE)
    top = _LABEL + (23 if len(stand) <= _IN_LINE else 18)
    return "".join(
        mark(
            "crest",
            seat,
            middle + _CREST * (k % _IN_LINE - (in_line - 1) / 2),
            top + k // _IN_LINE * _CREST,
            _CREST,
        )
        for k, seat in enumerate(stand)
    )


def _laid(seat: int, number: int) -> str:
    """A card on the field: face down it shows the crest, the own one its number."""
    back = rect(0.5, 0.5, 15, 15, rx=2, fill=SEATS[seat].colour, stroke=LIGHT, stroke_width=1)
    if number:
        face = rect(2, 2, 12, 12, rx=1.5, fill=LIGHT)
        return back + face + text(8, 12.5, str(number), LEAST, face=Face.NAME)
    return back + icon(SEATS[seat].crest, 8, 8, 12, fill=LIGHT)
