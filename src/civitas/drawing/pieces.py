"""Pieces that any game has: crests, shields, markers, tokens, little cards, and rows of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, RULE, SEATS, SHADE, SOFT_INK
from civitas.drawing.svg import Block, circle, group, icon, number, path, place, rect
from civitas.drawing.type import Face, text

_HEATER: Final = "M-10-11.5H10V1C10 7 5 10.500 0 13 -5 10.500-10 7-10 1Z"
"""A shield, 20 wide and 24.5 high around 0, 0."""
_PENNANT: Final = "M-10-11H10V12L0 6-10 12Z"
"""A banner with a swallow tail."""


def crest(seat: int, cx: float, cy: float, size: float) -> str:
    """The seat's crest on a square of its colour."""
    colour, sign = SEATS[seat]
    half = size / 2
    return rect(
        cx - half, cy - half, size, size, rx=size / 5, fill=colour, stroke=LIGHT, stroke_width=0.8
    ) + icon(sign, cx, cy, size * 0.82, fill=LIGHT)


def _marker(outline: str, seat: int, cx: float, cy: float, width: float, lift: float) -> str:
    colour, sign = SEATS[seat]
    scale = f"translate({number(cx)} {number(cy)}) scale({width / 20:.3f})"
    return group(
        path(outline, fill=colour, stroke=INK, stroke_width=3),
        path(outline, fill=colour, stroke=LIGHT, stroke_width=1.4),
        icon(sign, 0, lift, 15, fill=LIGHT),
        transform=scale,
    )


def shield(seat: int, cx: float, cy: float, width: float) -> str:
    return _marker(_HEATER, seat, cx, cy, width, -1.5)


def pennant(seat: int, cx: float, cy: float, width: float) -> str:
    return _marker(_PENNANT, seat, cx, cy, width, -2.5)


def medal(sign: str, cx: float, cy: float, radius: float) -> str:
    """A round token with an icon."""
    return (
        circle(cx, cy, radius, fill=LIGHT, stroke=INK, stroke_width=1.2)
        + circle(cx, cy, radius - 2, fill="none", stroke=RULE, stroke_width=0.8)
        + icon(sign, cx, cy, radius * 1.35, fill=INK)
    )


def plaque(sign: str, size: float) -> Block:
    """A square token with an icon."""
    return Block(
        size,
        size,
        rect(0.5, 0.5, size - 1, size - 1, rx=2.5, fill=LIGHT, stroke=INK, stroke_width=0.9)
        + icon(sign, size / 2, size / 2, size * 0.78, fill=INK),
    )


def counted(sign: str, count: int, size: float, fill: str = INK) -> Block:
    """An icon and how many of it."""
    figure = str(count)
    width = size * 1.18 + Face.FIGURE.width(figure, size)
    return Block(
        width,
        size,
        icon(sign, size / 2, size / 2, size, fill=fill)
        + text(
            size * 1.14, size * 0.84, figure, size, face=Face.FIGURE, anchor="start", fill=fill
        ),
    )


def small_card(sign: str, width: float, *, spent: bool) -> Block:
    """A card seen from afar: open while it can be played, dark when it is spent."""
    height = width * 1.3
    ground, ink, edge = (SOFT_INK, PAPER, INK) if spent else (LIGHT, INK, RULE)
    return Block(
        width,
        height,
        rect(0.5, 0.5, width - 1, height - 1, rx=2, fill=ground, stroke=edge)
        + icon(sign, width / 2, height / 2, width * 0.8, fill=ink),
    )


def sheet(width: float, height: float, body: str, *, edge: str = RULE, fill: str = LIGHT) -> Block:
    """A piece of lighter paper to lay things on."""
    ground = rect(0.5, 0.5, width - 1, height - 1, rx=6, fill=fill, stroke=edge)
    return Block(width, height, ground + body)


def heading(x: float, y: float, words: str, size: float, room: float) -> str:
    return text(x, y, words, size, face=Face.NAME, anchor="start", fill=SOFT_INK, room=room)


def row(blocks: Sequence[Block], gap: float) -> Block:
    """Side by side, on one middle line."""
    height = max((block.height for block in blocks), default=0)
    x, parts = 0.0, []
    for block in blocks:
        parts.append(place(block, x, (height - block.height) / 2))
        x += block.width + gap
    return Block(max(x - gap, 0), height, "".join(parts))


def flow(blocks: Sequence[Block], room: float, gap: float) -> Block:
    """In as many centred rows as the room demands; its own x = 0 is the middle."""
    rows: list[list[Block]] = [[]]
    used = 0.0
    for block in blocks:
        if rows[-1] and used + block.width > room:
            rows.append([])
            used = 0.0
        rows[-1].append(block)
        used += block.width + gap
    y, width, parts = 0.0, 0.0, []
    for line in filter(None, rows):
        laid = row(line, gap)
        parts.append(place(laid, -laid.width / 2, y))
        y += laid.height + gap
        width = max(width, laid.width)
    return Block(width, max(y - gap, 0), "".join(parts))


def space(x: float, y: float, width: float, height: float, fill: str = SHADE) -> str:
    """One space of a track."""
    return rect(x, y, width, height, rx=2.5, fill=fill, stroke=SOFT_INK, stroke_width=0.8)
