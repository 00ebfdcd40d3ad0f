"""The advance board: six rows of open cards, everybody's markers, face-down stacks (SOT-14)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from civitas.drawing.colours import LIGHT, PAPER, RULE, SHADE, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.pieces import heading, mark
from civitas.drawing.svg import Block, boxes, group, icon, moved, rect, title
from civitas.drawing.type import Face, text, wrapped
from civitas.kernel.shelf import MB, kept
from civitas.kernel.words import Words, words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.board.symbols import CATEGORIES, FOUNTAIN, LYRE
from civitas.titles.sands_of_time.board.tracks import ROMAN
from civitas.titles.sands_of_time.content import ADVANCE, ADVANCES, ROWS
from civitas.titles.sands_of_time.content import CATEGORIES as CATEGORY_IDS
from civitas.titles.sands_of_time.view import View

_LEVELS: Final = 5
_FEWEST: Final = 3
_HIGH: Final = 43
_GAP: Final = 3
_HEAD: Final = 24
_CATEGORY: Final = 20
"""The line above both rows of a category: its name, and its stacks."""
_STACK: Final = 44
_ROOMY: Final = 440
"""Above this width there is room for all levels; below, only for those that lie there."""
_STACKED: Final = (3, 4, 5)
"""The levels that lie in face-down stacks."""
_GROUPS: Final = (
    *(f"row-{row.id}" for row in ROWS),
    *(f"stacks-{category}" for category in CATEGORY_IDS),
)


def advance_board(view: View, words: Words, width: float, glow: Collection[str]) -> Block:
    size, laid = slots(view.rows, width), laid_advances(view, words, width)
    return advance_frame(
        words,
        width,
        lambda n: _row(n, laid[n][1], size, glow),
        lambda category: laid[len(ROWS) + category][1],
    )


def slots(rows: tuple[tuple[str, ...], ...], width: float) -> tuple[int, float]:
    """How many cards a row has room for, and how wide a card is."""
    longest = max(map(len, rows), default=0)
    levels = _LEVELS if width > _ROOMY else max(_FEWEST, longest)
    return levels, inside(width) / levels


def inside(width: float) -> float:
    """How wide a row is."""
    return width - 2 * 8


def advance_frame(
    words: Words, width: float, row: Callable[[int], str], stacked: Callable[[int], str]
) -> Block:
    """The board itself; ``row`` and ``stacked`` give what lies in each row and category."""
    parts = [heading(12, 18, words.say("board-advances"), 14, width - 24)]
    y = float(_HEAD)
    for n, kind in enumerate(ROWS):
        if n % 2 == 0:
            category = CATEGORY_IDS.index(kind.category)
            parts.append(_category(words, kind.category, y, inside(width)))
            at = moved(width - 8 - _STACK * len(_STACKED), y)
            parts.append(group(stacked(category), transform=at))
            y += _CATEGORY
        parts.append(group(row(n), transform=moved(8, y)))
        y += _HIGH + _GAP
    return Block(width, y + _GAP, "".join(parts))


def _category(words: Words, category: str, y: float, wide: float) -> str:
    name, room = words.thing(category), wide - 30 - _STACK * len(_STACKED)
    return group(
        rect(8, y, wide, _CATEGORY - 3, rx=3, fill=SHADE),
        icon(CATEGORIES[category], 20, y + 8.5, 15),
        text(33, y + 13, name, LEAST, face=Face.NAME, anchor="start", room=room, least=LEAST),
        data_thing=category,
    )


def _row(n: int, cards: str, slots_of: tuple[int, float], glow: Collection[str]) -> str:
    name = f"row:{ROWS[n].id}"
    return group(row_ground(slots_of, lit=name in glow), cards, data_place=name)


def row_ground(slots_of: tuple[int, float], *, lit: bool) -> str:
    """What a row of advances lies on; gold if it may be picked."""
    levels, wide = slots_of
    size = (-1, -2, wide * levels + 1, _HIGH + 4)
    return rect(*size, rx=5, class_="c-g") if lit else rect(*size, fill=LIGHT)


def laid_advances(view: View, words: Words, width: float) -> tuple[tuple[str, str], ...]:
    """The open advances of each row with who has reached them, and the stacks of each category,
    each with what its group is called."""
    markers = tuple([empire.advance_markers for empire in view.empires])
    return _laid(view.rows, markers, view.stacks, view.known_tops, words.language, width)


@kept(16 * MB)  # hardly anybody's pick lays or reaches one
def _laid(
    rows: tuple[tuple[str, ...], ...],
    markers: tuple[tuple[int, ...], ...],
    left: tuple[int, ...],
    known: tuple[str | None, ...],
    language: str,
    width: float,
) -> tuple[tuple[str, str], ...]:
    size, deep = slots(rows, width), len(_STACKED)
    cards = rows or tuple((row.level_1,) for row in ROWS)
    reached = zip(*markers, strict=True)
    left, known = left or (0,) * 3 * deep, known or (None,) * 3 * deep
    drawn = (
        *(_cards(row, at, language, *size) for row, at in zip(cards, reached, strict=True)),
        *(
            _piles(left[first : first + deep], known[first : first + deep], language)
            for first in range(0, deep * len(CATEGORY_IDS), deep)
        ),
    )
    return tuple(zip(_GROUPS, drawn, strict=True))


@kept(8 * MB)
def _cards(
    cards: tuple[str, ...], markers: tuple[int, ...], language: str, levels: int, wide: float
) -> str:
    words = words_for(META, language)
    free = [(level * wide + 1, 1) for level in range(len(cards), levels)]
    slots = boxes(free, wide - 4, _HIGH - 2, fill="none", stroke=RULE) if free else ""
    laid = [_card(words, card, markers, at, at * wide, wide - 1) for at, card in enumerate(cards)]
    return slots + "".join(laid)


def _card(words: Words, card: str, markers: tuple[int, ...], at: int, x: float, wide: float) -> str:
    advance = ADVANCES[ADVANCE[card]]
    lines = wrapped(words.thing(card), LEAST, wide - 6, Face.FIGURE)
    first = 12.5 if len(lines) > 1 else 18
    signs = [FOUNTAIN] * advance.symbols.fountain + [LYRE] * advance.symbols.lyre
    seats = [seat for seat, marker in enumerate(markers) if marker == at + 1]
    return group(
        rect(0.5, 0.5, wide - 1, _HIGH - 1, rx=3, class_="c-t"),
        *(
            text(
                wide / 2, first + n * 12, line, LEAST, face=Face.FIGURE, room=wide - 4, least=LEAST
            )
            for n, line in enumerate(lines)
        ),
        text(
            4,
            _HIGH - 4.5,
            ROMAN[advance.level],
            LEAST,
            face=Face.NAME,
            anchor="start",
            fill=SOFT_INK,
        ),
        *(icon(sign, wide - 8 - 11 * n, _HIGH - 8.5, 11) for n, sign in enumerate(signs)),
        *(
            mark("crest", seat, wide / 2 + 12 * (n - (len(seats) - 1) / 2), _HIGH - 8.5, 13)
            for n, seat in enumerate(seats)
        ),
        transform=moved(x, 0),
        data_thing=card,
    )


@kept(4 * MB)
def _piles(left: tuple[int, ...], known: tuple[str | None, ...], language: str) -> str:
    """Face-down cards of levels 3, 4 and 5, and how many are left."""
    words = words_for(META, language)
    parts = []
    for n, level in enumerate(_STACKED):
        x, card = n * _STACK, known[n]
        back, ink = (SOFT_INK, PAPER) if left[n] else (SHADE, SOFT_INK)
        parts.append(
            group(
                title(words.thing(card)) if card else "",
                rect(x, 1, 22, _CATEGORY - 5, rx=2, fill=back, stroke=RULE),
                text(x + 11, 13, ROMAN[level], LEAST, face=Face.NAME, fill=ink),
                text(x + 25, 13, f"×{left[n]}", LEAST, face=Face.FIGURE, anchor="start"),
                data_thing=card or "stack",
            )
        )
    return "".join(parts)
