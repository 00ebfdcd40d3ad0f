"""Pieces that any game has: crests, shields, markers, tokens, little cards, and rows of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.drawing.colours import INK, LIGHT, RULE, SEATS, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.svg import Block, circle, group, icon, moved, path, place, rect, title, use
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB, kept

CARD_WIDE: Final = 18.5
CARD_HIGH: Final = 24
_HEATER: Final = "M-10-11.5H10V1C10 7 5 10.5 0 13-5 10.5-10 7-10 1Z"
"""A shield, 20 wide and 24.5 high around 0, 0."""
_PENNANT: Final = "M-10-11H10V12L0 6-10 12Z"
"""A banner with a swallow tail."""


def marks(seats: int) -> str:
    """Definitions of each seat's crest, shield and pennant, 20 units wide around 0, 0."""
    return "".join(
        group(
            rect(-10, -10, 20, 20, rx=4, fill=colour, stroke=LIGHT),
            icon(sign, 0, 0, 16.5, fill=LIGHT),
            id=f"crest-{seat}",
        )
        + _marker(f"shield-{seat}", _HEATER, colour, sign)
        + _marker(f"pennant-{seat}", _PENNANT, colour, sign)
        for seat, (colour, sign) in enumerate(SEATS[:seats])
    )


def _marker(name: str, outline: str, colour: str, sign: str) -> str:
    return group(
        path(outline, fill=INK, stroke=INK, stroke_width=3),
        path(outline, fill=colour, stroke=LIGHT, stroke_width=1.4),
        icon(sign, 0, -2, 15, fill=LIGHT),
        id=name,
    )


def mark(kind: str, seat: int, cx: float, cy: float, width: float) -> str:
    """A seat's ``crest``, ``shield`` or ``pennant``."""
    return use(f"{kind}-{seat}", transform=moved(cx, cy, width / 20))


def medal(sign: str, cx: float, cy: float, radius: float, thing: str | None = None) -> str:
    """A round token with an icon, and what it is."""
    ground = circle(cx, cy, radius, class_="c-t")
    return ground + icon(sign, cx, cy, radius * 1.4, data_thing=thing)


def plaque(sign: str, size: float) -> Block:
    """A square token with an icon."""
    ground = rect(0.5, 0.5, size - 1, size - 1, rx=2.5, class_="c-t")
    return Block(size, size, ground + icon(sign, size / 2, size / 2, size * 0.78))


@kept(4 * MB)
def counted(sign: str, count: int, size: float) -> Block:
    """An icon and how many of it."""
    figure = str(count)
    body = icon(sign, size / 2, size / 2, size)
    body += text(size * 1.1, size * 0.84, figure, size, face=Face.FIGURE, anchor="start")
    return Block(size * 1.1 + Face.FIGURE.width(figure, size), size, body)


def card_face(name: str, sign: str, label: str) -> str:
    """Definition of a card seen from afar, to be shown by `card`."""
    return group(
        title(label),
        rect(0.5, 0.5, CARD_WIDE - 1, CARD_HIGH - 1, rx=2),
        icon(
            sign, CARD_WIDE / 2, CARD_HIGH / 2, CARD_WIDE * 0.78, fill="currentColor", stroke="none"
        ),
        id=name,
    )


def disc_face(name: str, sign: str, label: str) -> str:
    """The same for a round token."""
    middle = CARD_WIDE / 2
    return group(
        title(label),
        circle(middle, middle, middle - 0.5),
        icon(sign, middle, middle, CARD_WIDE * 0.74, fill="currentColor", stroke="none"),
        id=name,
    )


def card(name: str, x: float, y: float, thing: str, *, spent: bool = False) -> str:
    """A defined card, and what it is: open while it can be played, dark when it is spent."""
    return use(name, x=x or None, y=y or None, class_="c-u" if spent else "c-k", data_thing=thing)


def sheet(width: float, height: float, *body: str, edge: str = RULE, fill: str = LIGHT) -> Block:
    """A piece of lighter paper to lay things on."""
    ground = rect(0.5, 0.5, width - 1, height - 1, rx=6, fill=fill, stroke=edge)
    return Block(width, height, ground + "".join(body))


def on_sheet(block: Block) -> Block:
    return sheet(block.width, block.height, block.body)


def name_plate(sign: str, name: str, designer: str, width: float) -> Block:
    """What is played, and who made it up."""
    return Block(
        width,
        54,
        icon(sign, 22, 27, 44, fill=SOFT_INK)
        + text(52, 30, name, 25, face=Face.NAME, anchor="start", room=width - 52)
        + text(53, 49, designer, 15, face=Face.ASIDE, anchor="start", fill=SOFT_INK),
    )


def heading(x: float, y: float, words: str, size: float, room: float) -> str:
    return text(
        x, y, words, size, face=Face.NAME, anchor="start", fill=SOFT_INK, room=room, least=LEAST
    )


def row(blocks: Sequence[Block], gap: float) -> Block:
    """Side by side, on one middle line."""
    height = max((block.height for block in blocks), default=0)
    return Block(_length(blocks, gap), height, _laid(blocks, gap, 0, 0, height))


def flow(blocks: Sequence[Block], room: float, gap: float) -> Block:
    """In as many centred rows as the room demands; its own x = 0 is the middle."""
    rows: list[list[Block]] = []
    for block in blocks:
        if rows and _length([*rows[-1], block], gap) <= room:
            rows[-1].append(block)
        else:
            rows.append([block])
    y, parts = 0.0, []
    for line in rows:
        height = max(block.height for block in line)
        parts.append(_laid(line, gap, -_length(line, gap) / 2, y, height))
        y += height + gap
    width = max((_length(line, gap) for line in rows), default=0)
    return Block(width, max(y - gap, 0), "".join(parts))


def _length(blocks: Sequence[Block], gap: float) -> float:
    return sum([block.width for block in blocks]) + gap * max(len(blocks) - 1, 0)


def _laid(blocks: Sequence[Block], gap: float, x: float, y: float, height: float) -> str:
    parts = []
    for block in blocks:
        parts.append(place(block, x, y + (height - block.height) / 2))
        x += block.width + gap
    return "".join(parts)
