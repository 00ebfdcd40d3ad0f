"""Influence and triumph on one track, and the morale track (EOT-1.15, EOT-9.27, EOT-13.3)."""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import INK, LIGHT, RULE, SEATS, SHADE, SOFT_INK
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import heading, mark
from civitas.drawing.svg import Block, circle, group, icon, number, path, rect, title
from civitas.drawing.type import Face, line, text
from civitas.kernel.shelf import MB
from civitas.kernel.words import Words
from civitas.titles.era_of_tribes.board.symbols import ROUND, TRIUMPH
from civitas.titles.era_of_tribes.board.wheel import SMALL, WIDE, crests_at
from civitas.titles.era_of_tribes.content.tables import (
    COLOURS,
    LAST_FIELD,
    LEAST_MORALE,
    MOST_MORALE,
)
from civitas.titles.era_of_tribes.view import View

_LEFT: Final = 16
_FIELD: Final = (WIDE - 2 * _LEFT) / LAST_FIELD
_ROW: Final = 21
_TOP: Final = 44
_MORALE: Final = 68


def influence_high(seats: int) -> float:
    return _TOP + _ROW * seats


MORALE_HIGH: Final = 22 + _MORALE


def influence(view: View, words: Words) -> Block:
    """For each player how far the influence marker has come, and where the triumph piece waits."""
    rows = sorted(
        (me.influence, view.track.index(me.seat), me.seat, me.triumph) for me in view.players
    )
    return _influence(
        tuple((seat, points, triumph) for points, _, seat, triumph in rows), view.marker, words
    )


@drawn_once(4 * MB)
def _influence(rows: tuple[tuple[int, int, int], ...], marker: int, words: Words) -> Block:
    high = influence_high(len(rows))
    return Block(
        WIDE,
        high,
        heading(2, 16, words.say("board-influence"), 14, WIDE)
        + _scale(high, words)
        + (_marker(marker, words) if marker else "")
        + "".join(_line(words, *row, y=_TOP + _ROW * n) for n, row in enumerate(rows)),
    )


def _at(field: int) -> float:
    """Where a field of the track is."""
    return _LEFT + _FIELD * min(max(field, 0), LAST_FIELD)


def _scale(high: float, words: Words) -> str:
    """Every tenth field has its number; black fields are dots, red ones rings (EOT-9.28)."""
    tens = [(_at(n), str(n)) for n in range(0, LAST_FIELD + 1, 10)]
    ticks = "".join(f"M{number(x)} {_TOP - 4}V{number(high - 2)}" for x, _ in tens)
    dots = [
        circle(_at(n), _TOP - 7, 2, fill=INK if colour == "black" else LIGHT, stroke=INK)
        for n, colour in enumerate(COLOURS)
        if colour != "plain"
    ]
    return group(
        title(words.say("board-triumph-fields")),
        path(ticks, stroke=RULE),
        line(_TOP - 14, tens, SMALL, face=Face.FIGURE, fill=SOFT_INK),
        *dots,
        data_thing="counter_triumph",
    )


def _marker(field: int, words: Words) -> str:
    told = title(words.say("board-marker", {"field": field}))
    x = _at(field)
    ground = circle(x, _TOP - 18, 9, fill=INK)
    return group(told, ground, icon(ROUND, x, _TOP - 18, 12, fill=LIGHT), data_thing="marker")


def _line(words: Words, seat: int, points: int, triumph: int, *, y: float) -> str:
    here, there, middle = _at(points), _at(triumph), y + _ROW / 2
    told = words.say("board-standing", {"seat": seat, "points": points, "triumph": triumph})
    met = points >= triumph
    return group(
        title(told),
        rect(_LEFT, middle - 1, _FIELD * LAST_FIELD, 2, fill=SHADE),
        rect(here, middle - 2, max(there - here, 0), 4, fill=SEATS[seat].colour, fill_opacity=0.35),
        icon(TRIUMPH, there, middle, 16, fill=SEATS[seat].colour),
        *(() if met else (_beside(there + 10, middle, triumph),)),
        mark("crest", seat, here, middle, 18),
        _beside(here + 11, middle, points),
        data_thing="standing",
    )


def _beside(x: float, y: float, figure: int) -> str:
    return text(x, y + 4.5, str(figure), SMALL, face=Face.FIGURE, anchor="start", halo=True)


def morale(view: View, words: Words) -> Block:
    return _morale(tuple(me.morale for me in view.players), words)


@drawn_once(4 * MB)
def _morale(where: tuple[int, ...], words: Words) -> Block:
    """From −5 to +10; up to six crests on a field."""
    fields = range(LEAST_MORALE, MOST_MORALE + 1)
    wide, parts = WIDE / len(fields), []
    for n, value in enumerate(fields):
        x = wide * n
        seats = [seat for seat, at in enumerate(where) if at == value]
        fill = SHADE if value < 0 else LIGHT
        parts.append(rect(x + 0.5, 22, wide - 1.5, _MORALE - 2, rx=4, fill=fill, stroke=RULE))
        figure = f"{value:+}".replace("-", "−") if value else "0"
        parts.append(text(x + wide / 2, 36, figure, SMALL, face=Face.FIGURE, fill=SOFT_INK))
        size = 12.0 if len(seats) > 1 else 15.0
        left = x + (wide - size * min(2, len(seats))) / 2
        parts.append(crests_at(seats, left, 42, 2, size))
    who = [f"{words.seat(seat)} {value:+}".replace("-", "−") for seat, value in enumerate(where)]
    told = title(f"{words.thing('counter_morale')}: {', '.join(who)}")
    head = heading(2, 16, words.thing("counter_morale"), 14, WIDE)
    return Block(WIDE, MORALE_HIGH, group(told, head, *parts, data_thing="counter_morale"))
