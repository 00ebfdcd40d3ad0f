"""The player board on a sheet: which advances are reached, and what is left in supply."""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import LIGHT, RULE, SEATS, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.memory import drawn_once
from civitas.drawing.svg import (
    Block,
    about,
    boxes,
    group,
    icon,
    moved,
    number,
    path,
    rect,
    title,
)
from civitas.drawing.type import Face, line
from civitas.kernel.shelf import MB
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.board.advances import called
from civitas.titles.clash_of_cultures.board.symbols import CATEGORIES as SIGNS
from civitas.titles.clash_of_cultures.board.symbols import CIVILIZATION, STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.content import pieces
from civitas.titles.clash_of_cultures.content.advances import ADVANCES, CATEGORIES, IN_CATEGORY
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATION as NUMBER
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS
from civitas.titles.clash_of_cultures.view import PlayerView

LEFT: Final = 13
"""Where all that is on a sheet begins."""
GRID: Final = 59.5
SUPPLY: Final = 90
_PITCH: Final = 4.7
_BOX: Final = 3.5
_SIGN: Final = 9.8
"""The signs of pieces in supply."""
_PIECES: Final = (*STRUCTURES.items(), *UNITS.items())


def printed(width: float) -> str:
    """What is on every sheet and never changes, over its ground."""
    wide = _column(width - LEFT - 8)
    grid = boxes(
        [_box(n, k, wide) for n, numbers in enumerate(IN_CATEGORY) for k in range(len(numbers))],
        wide - 4,
        _BOX,
        fill="none",
        stroke=RULE,
    )
    return group(grid, transform=moved(LEFT, GRID), class_="c-q")


def signs(width: float) -> str:
    """Categories and pieces in supply, on every sheet, over all that lies there: whoever points at
    one is told of it."""
    inside = width - LEFT - 8
    wide = _column(inside)
    categories = "".join(
        icon(SIGNS[category.id], wide * (n + 0.5), 5.5, 11, data_thing=called(category.id))
        for n, category in enumerate(CATEGORIES)
    )
    supply = "".join(
        icon(sign, x + _SIGN / 2, 6, _SIGN, data_thing=name)
        for x, (name, sign) in zip(_slots(inside), _PIECES, strict=True)
    )
    return group(
        group(categories, transform=moved(LEFT, GRID)),
        group(supply, transform=moved(LEFT, SUPPLY)),
        fill=SOFT_INK,
    )


def _slots(inside: float) -> list[float]:
    """Where the pieces in supply stand: those that are many have more room."""
    most = [
        *(each.per_player for each in pieces.STRUCTURES),
        *(each.supply["player"] for each in pieces.UNITS),
    ]
    digits = [len(str(number)) for number in most]
    figure = Face.PLAIN.width("0", LEAST)
    spare = (inside - sum(_SIGN + figure * n for n in digits)) / len(digits)
    x, found = 0.0, []
    for n in digits:
        found.append(x)
        x += _SIGN + figure * n + spare
    return found


def _column(inside: float) -> float:
    """How wide a column of the grid is: one for each category, one for the civilization."""
    return inside / (len(CATEGORIES) + 1)


def _box(column: int, place: int, wide: float) -> tuple[float, float]:
    """The corner of an advance's box."""
    return wide * column + 2, 12 + _PITCH * place


@drawn_once(8 * MB)
def grid(me: PlayerView, inside: float) -> Block:
    """The player board: which advances the player owns, and those of the civilization."""
    wide, last = _column(inside), len(CATEGORIES)
    owned = {
        ADVANCES[number].id: _box(n, k, wide)
        for n, numbers in enumerate(IN_CATEGORY)
        for k, number in enumerate(numbers)
        if ADVANCES[number].id in me.advances
    }
    body = ""
    if me.civilization is not None:
        advances = CIVILIZATIONS[NUMBER[me.civilization]].advances
        own = [_box(last, k, wide) for k in range(len(advances))]
        owned |= {
            advance.id: box
            for box, advance in zip(own, advances, strict=True)
            if advance.id in me.civilization_advances
        }
        x = wide * (last + 0.5)
        body += icon(CIVILIZATION, x, 5.5, 11, fill=SOFT_INK, data_thing=me.civilization)
        body += boxes(own, wide - 4, _BOX, fill="none", stroke=RULE)
    if owned:
        colour = SEATS[me.seat].colour
        bars = (  # a thick line: a plate has many, and each is something to point at
            path(f"M{number(x)} {number(y + _BOX / 2)}h{number(wide - 4)}", data_thing=name)
            for name, (x, y) in owned.items()
        )
        body += group(*bars, stroke=colour, stroke_width=_BOX + 1)
        middle = wide / 2 - 2
        marks = (f"M{x + middle - 2.8:.1f} {y + 1.9:.1f}" for x, y in owned.values())
        ticks = "".join(f"{mark}l1.6 1.5 3.2-3.4" for mark in marks)
        body += path(ticks, fill="none", stroke=LIGHT, stroke_width=1.2, class_="c-q")
    return Block(inside, 30, body)


@drawn_once(8 * MB)
def supply(words: Words, me: PlayerView, inside: float) -> Block:
    """How many pieces are still in supply, beside their printed signs."""
    counts = [*me.pieces_left.values(), *me.units_left.values()]
    places = zip(_slots(inside), counts, strict=True)
    figures = [(x + _SIGN + 0.5, str(amount)) for x, amount in places]
    hit = rect(0, 0, inside, 12, fill_opacity=0)
    told = line(10.3, figures, LEAST, anchor="start", fill=SOFT_INK)
    return about("supply", Block(inside, 12, title(words.say("board-supply")) + hit + told))
