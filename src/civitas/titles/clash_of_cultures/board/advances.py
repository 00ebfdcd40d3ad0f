"""The advances by category: what each brings, and who owns it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.colours import LIGHT, RULE, SEATS, SHADE, SOFT_INK
from civitas.drawing.pieces import mark
from civitas.drawing.places import ready
from civitas.drawing.svg import Block, group, icon, moved, rect, title
from civitas.drawing.type import Face, fitted, text, wrapped
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.board.symbols import CATEGORIES as SIGNS
from civitas.titles.clash_of_cultures.board.symbols import GOODS, STRUCTURES
from civitas.titles.clash_of_cultures.content.advances import (
    ADVANCES,
    CATEGORIES,
    IN_CATEGORY,
    Advance,
)
from civitas.titles.clash_of_cultures.view import View

_GAP: Final = 4
_HEAD: Final = 18
_CELL: Final = 22.1
"""On a phone, two categories abreast, as much as a finger needs."""
_HIGH: Final = _HEAD + 4 * _CELL + 2
_FOLDED: Final = 2
_CREST: Final = 11
_SIGN: Final = 12
_SIZE: Final = 10.8
_SMALL: Final = 8.8


def grid(
    words: Words, width: float, columns: int, players: int, lit: Collection[str] | None
) -> Block:
    """All categories; ``lit`` advances glow (None: each has its gold, which the page shows)."""
    wide = column(width, columns)
    parts = [
        group(_category(words, n, wide, players, lit), **where(n, wide, columns, fold=lit is None))
        for n in range(len(CATEGORIES))
    ]
    return Block(width, _rows(columns), "".join(parts))


def column(width: float, columns: int) -> float:
    """How wide a category is, if so many lie abreast."""
    return (width - _GAP * (columns - 1)) / columns


def folded(width: float, columns: int) -> tuple[float, float]:
    """How much room all categories take on a narrow screen, as wide as they are on others."""
    return column(width, columns) * _FOLDED + _GAP * (_FOLDED - 1), _rows(_FOLDED)


def _rows(columns: int) -> float:
    return len(CATEGORIES) // columns * (_HIGH + _GAP) - _GAP


def where(n: int, wide: float, columns: int, *, fold: bool) -> dict[str, str | None]:
    """Where a category lies and, if the page may fold the sheet, where on a narrow screen."""
    here, there = (
        moved(n % abreast * (wide + _GAP), n // abreast * (_HIGH + _GAP))
        for abreast in (columns, _FOLDED)
    )
    return {"transform": here, "data_narrow": there if fold else None}


def called(category: str) -> str:
    """A category as a thing to point at: some of them are called like an advance or a token."""
    return f"category:category-{category}"


def _category(words: Words, n: int, wide: float, players: int, lit: Collection[str] | None) -> str:
    category = CATEGORIES[n]
    ground = rect(0, 0, wide, _HIGH, rx=5, fill=SHADE, stroke=RULE)
    name = words.thing(f"category-{category.id}")
    head = group(
        icon(SIGNS[category.id], 11, 9.5, 14),
        text(21, 13.5, name, 11.5, face=Face.NAME, anchor="start", room=wide - 25),
        fill=SOFT_INK,
        data_thing=called(category.id),
    )
    cells = [
        _cell(words, ADVANCES[number], 2, _HEAD + _CELL * row, wide - 4, players, lit)
        for row, number in enumerate(IN_CATEGORY[n])
    ]
    return ground + head + "".join(cells)


def _cell(
    words: Words,
    advance: Advance,
    x: float,
    y: float,
    wide: float,
    players: int,
    lit: Collection[str] | None,
) -> str:
    place = f"advance:{advance.id}"
    gold = rect(x + 1, y + 1, wide - 2, _CELL - 3.5, rx=3, class_="c-g")
    shown = lit is None or place in lit
    signs = [GOODS[advance.bonus]] if advance.bonus else []
    if advance.unlocks_building:
        signs.append(STRUCTURES[advance.unlocks_building])
    name = words.thing(advance.id)
    indent = 4 + _SIGN * max(len(signs), 1)
    room = wide - indent - _CREST * players - 3
    if not signs and Face.FIGURE.width(name, _SIZE) > room:
        indent, room = 5, room + _SIGN - 1
    return group(
        title(name if lit is None else _told(words, advance)),
        rect(x, y, wide, _CELL - 1.5, rx=3.5, fill=LIGHT, stroke=RULE),
        rect(x, y - 0.75, wide, _CELL, fill_opacity=0),
        ready(gold) if shown else "",
        *(
            icon(sign, x + 8 + _SIGN * n, y + 10.3, _SIGN - 1, fill=SOFT_INK)
            for n, sign in enumerate(signs)
        ),
        _name(x + indent, y, name, room),
        data_place=place,
    )


def _name(x: float, y: float, name: str, room: float) -> str:
    """On one line, or on two if it would be too small."""
    small = fitted(name, _SIZE, room, Face.FIGURE) < _SMALL
    lines = wrapped(name, _SMALL, room, Face.FIGURE)
    if not small or len(lines) == 1:
        return text(x, y + 14.1, name, _SIZE, face=Face.FIGURE, anchor="start", room=room)
    return "".join(
        text(x, y + 9.3 + 8.6 * n, line, _SMALL, face=Face.FIGURE, anchor="start", room=room)
        for n, line in enumerate(lines)
    )


def _told(words: Words, advance: Advance) -> str:
    """The name of an advance, what has to come first, what it does."""
    needs = ", ".join(map(words.thing, advance.requires))
    named = words.thing(advance.id) + (f" ({words.say('board-needs')}: {needs})" if needs else "")
    return f"{named}: {words.say(f'effect-{advance.id}')}"


def owners(view: View, n: int, wide: float) -> str:
    """The crests of those who own the advances of a category; the own ones stand out."""
    parts = []
    for row, number in enumerate(IN_CATEGORY[n]):
        top = _HEAD + _CELL * row
        having = [me.seat for me in view.players if ADVANCES[number].id in me.advances]
        if view.seat in having:
            colour = SEATS[view.seat or 0].colour
            parts.append(
                rect(2, top, wide - 4, _CELL - 1.5, rx=3.5, fill=colour, fill_opacity=0.18)
            )
        for place, seat in enumerate(reversed(having)):
            parts.append(mark("crest", seat, wide - 9 - _CREST * place, top + 10.3, _CREST))
    return "".join(parts)
