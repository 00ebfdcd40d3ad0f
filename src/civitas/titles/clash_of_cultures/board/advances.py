"""The advances by category: what each brings, and who owns it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.colours import LIGHT, RULE, SHADE, SOFT_INK
from civitas.drawing.pieces import mark
from civitas.drawing.svg import Block, group, icon, rect, title
from civitas.drawing.type import Face, text
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

_GAP: Final = 6
_HEAD: Final = 22
_CELL: Final = 35


def grid(words: Words, width: float, columns: int, lit: Collection[str] | None) -> Block:
    """All categories; ``lit`` advances glow (None: each has its gold, which the page shows)."""
    parts = []
    for n in range(len(CATEGORIES)):
        x, y, wide = _corner(n, width, columns)
        parts.append(_category(words, n, x, y, wide, lit))
    rows = len(CATEGORIES) // columns
    return Block(width, rows * (_HEAD + 4 * _CELL + _GAP) - _GAP, "".join(parts))


def _corner(n: int, width: float, columns: int) -> tuple[float, float, float]:
    wide = (width - _GAP * (columns - 1)) / columns
    high = _HEAD + 4 * _CELL + _GAP
    return n % columns * (wide + _GAP), n // columns * high, wide


def _category(
    words: Words, n: int, x: float, y: float, wide: float, lit: Collection[str] | None
) -> str:
    category = CATEGORIES[n]
    ground = rect(x, y, wide, _HEAD + 4 * _CELL, rx=5, fill=SHADE, stroke=RULE)
    name = words.thing(f"category-{category.id}")
    head = icon(SIGNS[category.id], x + 12, y + 11.5, 15, fill=SOFT_INK) + text(
        x + 23, y + 15.5, name, 11.5, face=Face.NAME, anchor="start", fill=SOFT_INK, room=wide - 27
    )
    cells = [
        _cell(words, ADVANCES[number], x + 2.5, y + _HEAD + _CELL * row, wide - 5, lit)
        for row, number in enumerate(IN_CATEGORY[n])
    ]
    return ground + head + "".join(cells)


def _cell(
    words: Words, advance: Advance, x: float, y: float, wide: float, lit: Collection[str] | None
) -> str:
    place = f"advance:{advance.id}"
    gold = rect(x + 1.5, y + 1.5, wide - 3, _CELL - 5.5, rx=3, class_="c-g")
    shown = lit is None or place in lit
    signs = [GOODS[advance.bonus]] if advance.bonus else []
    if advance.unlocks_building:
        signs.append(STRUCTURES[advance.unlocks_building])
    needs = ", ".join(map(words.thing, advance.requires))
    told = words.thing(advance.id) + (f" ({words.say('board-needs')}: {needs})" if needs else "")
    return group(
        title(told),
        rect(x, y, wide, _CELL - 2.5, rx=4, fill=LIGHT, stroke=RULE),
        group(gold, class_="reach") if shown else "",
        text(
            x + 6,
            y + 13.5,
            words.thing(advance.id),
            11.5,
            face=Face.FIGURE,
            anchor="start",
            room=wide - 10,
        ),
        *(
            icon(sign, x + wide - 11 - 15 * n, y + 23.5, 12.5, fill=SOFT_INK)
            for n, sign in enumerate(signs)
        ),
        data_place=place,
    )


def owners(view: View, n: int, width: float, columns: int) -> str:
    """The crests of those who own the advances of a category."""
    x, y, _ = _corner(n, width, columns)
    parts = []
    for row, number in enumerate(IN_CATEGORY[n]):
        having = [me.seat for me in view.players if ADVANCES[number].id in me.advances]
        for place, seat in enumerate(having):
            parts.append(
                mark("crest", seat, x + 15 + 16 * place, y + _HEAD + _CELL * row + 23.5, 13)
            )
    return "".join(parts)
