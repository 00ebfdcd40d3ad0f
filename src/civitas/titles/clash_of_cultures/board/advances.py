"""The advances by category: what each brings, and who owns it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from civitas.drawing.colours import LIGHT, RULE, SEATS, SHADE, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.pieces import mark
from civitas.drawing.places import ready
from civitas.drawing.svg import Block, Value, group, icon, moved, path, rounded, title
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

_GAP: Final = 2.4
_HEAD: Final = 15.5
_CELL: Final = 17.4
_FINGER: Final = 25
"""So high is a cell on a phone."""
_CREST: Final = 8.4
_SIGN: Final = 12


def grid(words: Words, width: float, columns: int, lit: Collection[str] | None) -> Block:
    """All categories; ``lit`` advances glow (None: each has its gold, which the page shows)."""
    wide = column(width, columns)
    parts = [
        group(_category(words, n, wide, lit), **where(n, wide, columns, fold=lit is None))
        for n in range(len(CATEGORIES))
    ]
    return Block(width, rows(columns), "".join(parts))


def column(width: float, columns: int) -> float:
    """How wide a category is, if so many lie abreast."""
    return (width - _GAP * (columns - 1)) / columns


def rows(columns: int, *, finger: bool = False) -> float:
    """How high all categories are, also where a ``finger`` shall find them."""
    return len(CATEGORIES) // columns * (_high(finger=finger) + _GAP) - _GAP


def _high(*, finger: bool) -> float:
    return _HEAD + 4 * (_FINGER if finger else _CELL) + 1


def where(n: int, wide: float, columns: int, *, fold: bool) -> dict[str, str | None]:
    """Where a category lies and, if the page may be that of a phone, where it lies there."""
    here, there = (
        moved(n % columns * (wide + _GAP), n // columns * (_high(finger=finger) + _GAP))
        for finger in (False, True)
    )
    return {"transform": here, "data_narrow": there if fold else None}


def _row(n: int, *, fold: bool) -> dict[str, str | None]:
    """Where the cells of a category lie."""
    here, there = (moved(2, _HEAD + cell * n) for cell in (_CELL, _FINGER))
    return {"transform": here, "data_narrow": there if fold else None}


def _inside(*parts: str, fold: bool) -> str:
    """What stands in the middle of a cell, however high it is."""
    lower = moved(0, (_FINGER - _CELL) / 2) if fold else None
    return group(*parts, transform=moved(0, 0), data_narrow=lower)


def _box(wide: float, within: float, *, fold: bool, **style: Value) -> str:
    """A box with round corners as high as a cell."""
    here, there = (
        rounded(within, within, wide - 2 * within, high - 1.2 - 2 * within, 3.5 - within)
        for high in (_CELL, _FINGER)
    )
    return path(here, data_narrow=there if fold else None, **style)


def called(category: str) -> str:
    """A category as a thing to point at: some of them are called like an advance or a token."""
    return f"category:category-{category}"


def _category(words: Words, n: int, wide: float, lit: Collection[str] | None) -> str:
    category, fold = CATEGORIES[n], lit is None
    here, there = (rounded(0, 0, wide, _high(finger=finger), 5) for finger in (False, True))
    ground = path(here, data_narrow=there if fold else None, fill=SHADE, stroke=RULE)
    name = words.thing(f"category-{category.id}")
    head = group(
        icon(SIGNS[category.id], 10, 8, 13),
        text(19, 12.3, name, LEAST, face=Face.NAME, anchor="start", room=wide - 21, least=LEAST),
        fill=SOFT_INK,
        data_thing=called(category.id),
    )
    cells = [
        group(
            *_cell(words, ADVANCES[number], wide - 4, lit),
            data_place=f"advance:{ADVANCES[number].id}",
            **_row(row, fold=fold),
        )
        for row, number in enumerate(IN_CATEGORY[n])
    ]
    return ground + head + "".join(cells)


def _cell(
    words: Words, advance: Advance, wide: float, lit: Collection[str] | None
) -> Iterator[str]:
    """One advance: its signs, its name, and room for the crests of its owners."""
    fold = lit is None
    name = words.thing(advance.id)
    signs = [GOODS[advance.bonus]] if advance.bonus else []
    if advance.unlocks_building:
        signs.append(STRUCTURES[advance.unlocks_building])
    room = wide - 2 * _CREST - 6
    indent = _SIGN * len(signs)
    if not signs and Face.FIGURE.width(name, LEAST) < room - _SIGN:
        indent = _SIGN
    middle = (_CELL - 1.2) / 2
    yield title(name if lit is None else _told(words, advance))
    yield _box(wide, 0, fold=fold, fill=LIGHT, stroke=RULE)
    if lit is None or f"advance:{advance.id}" in lit:
        yield ready(_box(wide, 1, fold=fold, class_="c-g"))
    yield _inside(
        *(
            icon(sign, 8 + _SIGN * n, middle, _SIGN - 0.5, fill=SOFT_INK)
            for n, sign in enumerate(signs)
        ),
        text(
            3 + indent,
            12.4,
            name,
            LEAST,
            face=Face.FIGURE,
            anchor="start",
            room=room - indent,
            least=LEAST,
        ),
        fold=fold,
    )


def _told(words: Words, advance: Advance) -> str:
    """The name of an advance, what has to come first, what it does."""
    needs = ", ".join(map(words.thing, advance.requires))
    named = words.thing(advance.id) + (f" ({words.say('board-needs')}: {needs})" if needs else "")
    return f"{named}: {words.say(f'effect-{advance.id}')}"


def owners(view: View, n: int, wide: float, *, fold: bool) -> str:
    """The crests of those who own the advances of a category; the own ones stand out.

    Every seat has its own corner of the cell, or its half where two play.
    """
    two = len(view.players) == 2
    parts = []
    for row, number in enumerate(IN_CATEGORY[n]):
        having = [me.seat for me in view.players if ADVANCES[number].id in me.advances]
        own = ""
        if view.seat in having:
            colour = SEATS[view.seat or 0].colour
            own = _box(wide - 4, 0, fold=fold, fill=colour, fill_opacity=0.18)
        crests = [
            mark(
                "crest",
                seat,
                wide - 4 - _CREST * (1.55 - seat % 2),
                _CELL / 2 - 0.6 + (0 if two else _CREST * (seat // 2 - 0.5) * 0.94),
                _CREST,
            )
            for seat in having
        ]
        if having:
            parts.append(group(own, _inside(*crests, fold=fold), **_row(row, fold=fold)))
    return "".join(parts)
