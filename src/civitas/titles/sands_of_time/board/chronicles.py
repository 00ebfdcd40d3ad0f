"""The chronicle board: what a card demands in six fields, who meets it, what is laid (SOT-22)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import Final

from civitas.drawing.colours import LIGHT, SEATS, SHADE, SOFT_INK
from civitas.drawing.pieces import heading, mark
from civitas.drawing.svg import Block, boxes, group, icon, moved, rect, title
from civitas.drawing.type import Face, line, text
from civitas.kernel.shelf import MB, kept
from civitas.kernel.words import Words
from civitas.titles.sands_of_time.board.symbols import CATEGORIES, CHRONICLE, MEASURES, VICTORY
from civitas.titles.sands_of_time.content import CHRONICLES, FIELDS
from civitas.titles.sands_of_time.view import View

_HIGH: Final = 39
_HEAD: Final = 62
_CARDS: Final = len(CHRONICLES)
_IN_LINE: Final = 3

Widths = tuple[float, float, float]


def chronicle_board(view: View, words: Words, width: float, glow: Collection[str]) -> Block:
    laid = on_fields(view, field_widths(width))

    def field(n: int, widths: Widths) -> str:
        lit = f"field:{FIELDS[n].id}" in glow
        return field_ground(words, n, widths, lit=lit) + laid[n]

    return chronicle_frame(words, width, field)


def chronicle_frame(words: Words, width: float, field: Callable[[int, Widths], str]) -> Block:
    """The board itself; ``field`` gives what is to be seen on each field."""
    widths = field_widths(width)
    label, wide, _ = widths
    parts = [
        heading(12, 20, words.say("board-chronicles"), 14, width - 24),
        icon(VICTORY, 8 + label - 12, 31, 17, fill=SOFT_INK, data_thing="points"),
        icon(CHRONICLE, 8 + label - 12, 49, 16, data_thing="chronicle"),
    ]
    middles = [8 + label + (n + 0.5) * wide for n in range(_CARDS)]
    points = [str(card.vp) for card in CHRONICLES]
    numbers = [str(n + 1) for n in range(_CARDS)]
    parts.append(line(36, zip(middles, points, strict=True), 12, face=Face.FIGURE, fill=SOFT_INK))
    parts.append(line(55, zip(middles, numbers, strict=True), 15, face=Face.NAME))
    for n in range(len(FIELDS)):
        at = moved(8, _HEAD + n * (_HIGH + 2))
        place = f"field:{FIELDS[n].id}"
        parts.append(group(field(n, widths), transform=at, data_place=place))
    return Block(width, _HEAD + len(FIELDS) * (_HIGH + 2) + 6, "".join(parts))


def field_widths(width: float) -> Widths:
    """The parts of a field: its name, one card, what is laid."""
    label, laid = (112, 72) if width > 440 else (84, 62)
    return label, (width - 16 - label - laid) / _CARDS, laid


def field_ground(words: Words, n: int, widths: Widths, *, lit: bool) -> str:
    """The field as it is printed; gold if it may be picked."""
    label, wide, laid = widths
    field = FIELDS[n]
    whole = label + wide * _CARDS + laid
    ground = rect(0, 0, whole, _HIGH, rx=3, fill=SHADE if n % 4 < 2 else "#f0e6cb")
    if lit:
        ground = rect(0, -1, whole, _HIGH + 2, rx=4, class_="c-g")
    name = words.thing(field.id).removeprefix(field.id).strip()
    middles = [label + (c + 0.5) * wide for c in range(_CARDS)]
    corners = [(x - wide / 2 + 1.5, 2.5) for x in middles]
    return (
        ground
        + title(words.thing(field.id))
        + icon(MEASURES[field.measure], 13, _HIGH / 2, 18)
        + text(25, 17, field.id, 13, face=Face.NAME, anchor="start")
        + icon(CATEGORIES[field.category], 47, 12.5, 12, fill=SOFT_INK)
        + text(25, 33, name, 12, anchor="start", room=label - 28)
        + boxes(corners, wide - 3, _HIGH - 5, class_="c-k")
        + line(14, zip(middles, map(str, _conditions(n)), strict=True), 11.5, face=Face.FIGURE)
    )


def on_fields(view: View, widths: Widths) -> tuple[str, ...]:
    """Who meets which card, and the cards that are laid, by field."""
    measures = tuple([empire.measures for empire in view.empires])
    return _on_fields(measures, tuple([empire.laid for empire in view.empires]), widths)


@kept(8 * MB)
def _on_fields(
    measures: tuple[tuple[int, ...], ...], laid: tuple[tuple[int | None, ...], ...], widths: Widths
) -> tuple[str, ...]:
    fields = zip(zip(*measures, strict=True), zip(*laid, strict=True), strict=True)
    return tuple(_on_field(n, *field, widths) for n, field in enumerate(fields))


@kept(8 * MB)
def _on_field(
    n: int, measures: tuple[int, ...], laid: tuple[int | None, ...], widths: Widths
) -> str:
    label, wide, _ = widths
    conditions = _conditions(n)
    standing = [_standing(measures, c, label + (c + 0.5) * wide, conditions) for c in range(_CARDS)]
    cards = [_laid(seat, card) for seat, card in enumerate(laid) if card is not None]
    return "".join(standing) + "".join(
        group(card, transform=moved(label + wide * _CARDS + 3 + k * 13.5, 9))
        for k, card in enumerate(cards)
    )


@cache
def _conditions(n: int) -> list[int]:
    return [card.conditions[FIELDS[n].id] for card in CHRONICLES]


def _standing(measures: tuple[int, ...], card: int, middle: float, conditions: list[int]) -> str:
    """Who meets what this card demands, and no more."""
    stand = [
        seat
        for seat, measure in enumerate(measures)
        if sum(measure >= condition for condition in conditions) == card + 1
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


def _laid(seat: int, number: int) -> str:
    """A card on the field: face down it shows the crest, the own one its number."""
    back = rect(0.5, 0.5, 17, 22, rx=2, fill=SEATS[seat].colour, stroke=LIGHT, stroke_width=1)
    if number:
        face = rect(3, 3, 12, 17, rx=1.5, fill=LIGHT)
        return back + face + text(9, 16, str(number), 14, face=Face.NAME)
    return back + icon(SEATS[seat].crest, 9, 11.5, 14, fill=LIGHT)
