"""The advance board: six rows of open cards, everybody's markers, face-down stacks (SOT-14)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.colours import LIGHT, PAPER, RULE, SHADE, SOFT_INK
from civitas.drawing.pieces import heading, mark
from civitas.drawing.svg import Block, boxes, group, icon, moved, rect, title
from civitas.drawing.type import Face, text, wrapped
from civitas.kernel.words import Words
from civitas.titles.sands_of_time.board.symbols import CATEGORIES, FOUNTAIN, LYRE
from civitas.titles.sands_of_time.board.tracks import ROMAN
from civitas.titles.sands_of_time.content import ADVANCE, ADVANCES, ROWS
from civitas.titles.sands_of_time.content import CATEGORIES as CATEGORY_IDS
from civitas.titles.sands_of_time.view import View

_LEVELS: Final = 5
_FEWEST: Final = 3
_HIGH: Final = 42
_GAP: Final = 4
_HEAD: Final = 28
_CATEGORY: Final = 26
_STACKS: Final = 44
_ROOMY: Final = 440
"""Above this width there is room for all levels; below, only for those that lie there."""
_STACKED: Final = (3, 4, 5)
"""The levels that lie in face-down stacks."""


def advance_board(view: View, words: Words, width: float, glow: Collection[str]) -> Block:
    longest = max((len(row) for row in view.rows), default=0)
    levels = _LEVELS if width > _ROOMY else max(_FEWEST, longest)
    wide = (width - 2 * 8 - _CATEGORY - _STACKS) / levels
    parts = [heading(12, 20, words.say("board-advances"), 14, width - 24)]
    y = float(_HEAD)
    for n, row in enumerate(ROWS):
        first = n % 2 == 0
        if first:
            category = CATEGORY_IDS.index(row.category)
            tall = 2 * _HIGH + _GAP
            parts.append(_category(words, row.category, 8, y, tall))
            parts.append(_stacks(view, words, category, width - 4 - _STACKS, y, tall))
        cards = _row(view, words, n, (levels, wide), glow)
        parts.append(group(cards, transform=moved(8 + _CATEGORY, y)))
        y += _HIGH + (_GAP if first else 2 * _GAP)
    return Block(width, y + _GAP, "".join(parts))


def _category(words: Words, category: str, x: float, y: float, tall: float) -> str:
    return group(
        title(words.thing(category)),
        rect(x, y, _CATEGORY - 4, tall, rx=3, fill=SHADE),
        icon(CATEGORIES[category], x + _CATEGORY / 2 - 2, y + tall / 2, 18),
    )


def _row(
    view: View, words: Words, n: int, slots_of: tuple[int, float], glow: Collection[str]
) -> str:
    levels, wide = slots_of
    name = f"row:{ROWS[n].id}"
    cards = view.rows[n] if view.rows else (ROWS[n].level_1,)
    free = [(level * wide + 1, 1) for level in range(len(cards), levels)]
    slots = [boxes(free, wide - 4, _HIGH - 2, fill="none", stroke=RULE)] if free else []
    laid = [_card(view, words, n, card, at, at * wide, wide - 1) for at, card in enumerate(cards)]
    size = (-1, -2, wide * levels + 1, _HIGH + 4)
    ground = rect(*size, rx=5, class_="c-g") if name in glow else rect(*size, fill=LIGHT)
    return group(ground, *slots, *laid, data_place=name)


def _card(view: View, words: Words, row: int, card: str, at: int, x: float, wide: float) -> str:
    advance = ADVANCES[ADVANCE[card]]
    size = 11 if wide > 80 else 9.5
    lines = wrapped(words.thing(card), size, wide - 8, Face.FIGURE)
    first = 13 if len(lines) > 1 else 17
    signs = [FOUNTAIN] * advance.symbols.fountain + [LYRE] * advance.symbols.lyre
    seats = [e.seat for e in view.empires if e.advance_markers[row] == at + 1]
    return group(
        rect(0.5, 0.5, wide - 1, _HIGH - 1, rx=3, class_="c-t"),
        *(
            text(wide / 2, first + n * (size - 0.5), line, size, face=Face.FIGURE, room=wide - 6)
            for n, line in enumerate(lines)
        ),
        text(
            5, _HIGH - 5, ROMAN[advance.level], 9.5, face=Face.NAME, anchor="start", fill=SOFT_INK
        ),
        *(icon(sign, wide - 9 - 11 * n, _HIGH - 8.5, 11) for n, sign in enumerate(signs)),
        *(
            mark("crest", seat, wide / 2 + 12 * (n - (len(seats) - 1) / 2), _HIGH - 8.5, 13)
            for n, seat in enumerate(seats)
        ),
        transform=moved(x, 0),
    )


def _stacks(view: View, words: Words, category: int, x: float, y: float, tall: float) -> str:
    """Face-down cards of levels 3, 4 and 5, and how many are left."""
    parts = []
    for n, level in enumerate(_STACKED):
        stack = category * len(_STACKED) + n
        left = view.stacks[stack] if view.stacks else 0
        top = y + n * tall / 3
        known = view.known_tops[stack] if view.known_tops else None
        parts.append(
            group(
                title(words.thing(known)) if known else "",
                rect(
                    x,
                    top + 2,
                    18,
                    tall / 3 - 4,
                    rx=2,
                    fill=SOFT_INK if left else SHADE,
                    stroke=RULE,
                ),
                text(x + 9, top + tall / 6 + 3.5, ROMAN[level], 9.5, face=Face.NAME, fill=PAPER),
                text(x + 24, top + tall / 6 + 4, f"×{left}", 11, face=Face.FIGURE, anchor="start"),
            )
        )
    return "".join(parts)
