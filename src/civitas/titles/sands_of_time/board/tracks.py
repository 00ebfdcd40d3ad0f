"""The dynasty track and the generation track (SOT-21, SOT-23)."""

from __future__ import annotations

import math
from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, SHADE, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.pieces import heading
from civitas.drawing.svg import Block, about, boxes, circle, icon, rect, title
from civitas.drawing.type import Face, line, text
from civitas.kernel.words import Words
from civitas.titles.sands_of_time.board.symbols import CAPITAL, DIE, PEASANT, TIME
from civitas.titles.sands_of_time.content import (
    DYNASTY_STARTS,
    DYNASTY_TRACK,
    GENERATION_TRACK,
    MAX_ROUNDS,
)

_HIGH: Final = 27
_TOP: Final = 19
_GROUND: Final = {1: SHADE, 2: "#dcc795", 3: "#c8aa70", 4: SOFT_INK}
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def dynasty_track(dynasty: int, space: int, words: Words, width: float, rows: int) -> Block:
    """Spaces by dynasty, a sickle where the people grow, the crown where we are."""
    in_row = math.ceil(len(DYNASTY_TRACK) / rows)
    wide, deep = width / in_row, _HIGH + _TOP
    corner = [(n % in_row * wide, n // in_row * deep + _TOP) for n in range(len(DYNASTY_TRACK))]
    parts = [title(f"{words.say('board-dynasty')} {ROMAN[dynasty]}")]
    for number, start in DYNASTY_STARTS.items():
        mine = [spot.n for spot in DYNASTY_TRACK if spot.dynasty == number]
        parts.append(_spaces([corner[n] for n in mine], wide, _GROUND[number]))
        x, y = corner[start]
        parts.append(_dynasty(words, number, x + 2, y - 6, wide * 4))
        figures: dict[float, list[tuple[float, str]]] = {}
        for n in mine:
            x, y = corner[n][0] + wide / 2, corner[n][1]
            if n == space:
                parts.append(_here(CAPITAL, x, y + _HIGH / 2, min(wide, _HIGH) / 2 - 2))
            elif DYNASTY_TRACK[n].peasant:
                parts.append(icon(PEASANT, x, y + _HIGH / 2, min(wide - 6, 20)))
            else:
                figures.setdefault(y + 18, []).append((x, str(n)))
        fill = PAPER if number > 3 else SOFT_INK
        parts += [line(y, at, LEAST, face=Face.FIGURE, fill=fill) for y, at in figures.items()]
    return about("dynasty_track", Block(width, rows * deep, "".join(parts)))


def _spaces(corners: list[tuple[float, float]], wide: float, fill: str) -> str:
    inner = [(x + 1.5, y) for x, y in corners]
    return boxes(inner, wide - 3, _HIGH, fill=fill, stroke=SOFT_INK, stroke_width=1)


def _dynasty(words: Words, dynasty: int, x: float, y: float, room: float) -> str:
    overrun = dynasty > 3
    name = words.say("board-overrun" if overrun else "board-dynasty")
    return heading(x, y, name if overrun else f"{name} {ROMAN[dynasty]}", 12.5, room)


def _here(sign: str, cx: float, cy: float, radius: float) -> str:
    """The marker on a track."""
    return circle(cx, cy, radius, fill=INK, stroke=LIGHT, stroke_width=1.5) + icon(
        sign, cx, cy, radius * 1.35, fill=LIGHT
    )


def generation_track(round_: int, words: Words, width: float) -> Block:
    """Rounds of the generation; a die that shows less than the number ends it."""
    wide = width / len(GENERATION_TRACK)
    parts = [
        title(f"{words.say('board-generation')}: {round_}"),
        heading(2, _TOP - 6, words.say("board-generation"), 12.5, width),
        _spaces([(n * wide, _TOP) for n in range(len(GENERATION_TRACK))], wide, SHADE),
    ]
    for n, spot in enumerate(GENERATION_TRACK):
        middle = (n + 0.5) * wide
        if n == round_:
            parts.append(_here(TIME, middle, _TOP + _HIGH / 2, _HIGH / 2 - 2))
        elif spot.roll:
            parts.append(icon(DIE, middle - 8, _TOP + _HIGH / 2, 15))
            parts.append(text(middle + 9, _TOP + 18.5, f"{spot.threshold}+", 13, face=Face.FIGURE))
        else:
            parts.append(text(middle, _TOP + 18, str(n), LEAST, face=Face.FIGURE, fill=SOFT_INK))
        if n == MAX_ROUNDS:
            parts.append(_final_bar((n + 1) * wide - 10))
    return about("generation_track", Block(width, _TOP + _HIGH, "".join(parts)))


def _final_bar(x: float) -> str:
    """The double bar that ends a piece of music."""
    return rect(x - 4, _TOP + 3, 1.2, _HIGH - 6) + rect(x, _TOP + 3, 4, _HIGH - 6)
