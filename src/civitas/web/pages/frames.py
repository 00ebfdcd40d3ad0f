"""Frames: what others did, one deed after the other, as a seat saw it; and the position of a line.

The page shows them over the present, which it has already; nothing is picked there. They are drawn
from the journal, when there is time for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final

import msgspec
from fastapi import APIRouter, Request, Response

from civitas.web.front.doors import MatchId
from civitas.web.front.leisure import at_leisure
from civitas.web.front.parts import AnySeat, Have, Key, Number
from civitas.web.front.visitor import Visitor, visit
from civitas.web.pages.look import board_parts
from civitas.web.pages.replay import Found, look_back
from civitas.web.pages.story import about
from civitas.web.pages.sums import changed, summed
from civitas.web.speech.voice import Voice
from civitas.web.storage.steps import first_deed
from civitas.web.tables.replays import Position

router = APIRouter()

LEAP: Final = 40
"""So many picks are drawn at once at most."""


class Frame(msgspec.Struct):
    """One pick: what it changed on the board, and what the log told of it."""

    at: int
    lines: list[tuple[str, str]]
    """Each with the things that it is about."""
    parts: dict[str, str]


class Frames(msgspec.Struct):
    """Some picks in a row."""

    at: int
    """The position before the first."""
    parts: dict[str, str]
    """What was different there from what the page has."""
    frames: list[Frame]
    lines: int
    """So many lines the log had before the first."""
    last: int
    """The position after the last, to go on from."""
    total: int


@router.get("/match/{match}/frames/{number}")
async def frames(
    request: Request,
    match: MatchId,
    number: Number,
    seat: AnySeat = None,
    have: Have = "",
    key: Key = None,
) -> Response:
    """The picks from a position on; below 0, from the end of one's own last turn."""

    def draw(visitor: Visitor, found: Found) -> Frames:
        total, here = len(found.past.entries), tuple[int, ...]()
        if number >= 0:
            start = min(number, total)
        elif found.seat is None:
            start = max(total - LEAP, 0)
        else:
            # Whoever shares a screen has seen what the others there did.
            here = found.mine if found.seat in found.mine else (found.seat,)
            start = max(_since(visitor, found, seat) for seat in here)
        return _frames(visitor, found, start, min(start + LEAP, total), have, here)

    return await _looking_back(request, match, key, seat, draw)


def _since(visitor: Visitor, found: Found, seat: int) -> int:
    """The position after the last turn that the person of a seat has played."""
    missed = found.missed.get(seat)
    return visitor.house.replays.since(found.past, seat) if missed is None else missed


@router.get("/match/{match}/line/{number}")
async def line(
    request: Request,
    match: MatchId,
    number: Number,
    seat: AnySeat = None,
    have: Have = "",
    key: Key = None,
) -> Response:
    """The position at which the log got the line of this number."""

    def draw(visitor: Visitor, found: Found) -> Frames:
        at = visitor.house.replays.told(found.past, max(number, 0), found.seat)
        return _frames(visitor, found, at, at, have, ())

    return await _looking_back(request, match, key, seat, draw)


async def _looking_back(
    request: Request,
    match: str,
    key: str | None,
    seat: int | None,
    draw: Callable[[Visitor, Found], Frames],
) -> Response:
    def work() -> Response:
        visitor = visit(request)
        drawn = draw(visitor, look_back(visitor, match, key, seat))
        headers = {"Cache-Control": "no-store"}
        return Response(msgspec.json.encode(drawn), media_type="application/json", headers=headers)

    return await at_leisure(request, work)


def _frames(
    visitor: Visitor, found: Found, start: int, end: int, have: str, here: tuple[int, ...]
) -> Frames:
    """What was done between two positions; where whoever is ``here`` did the first of it, only what
    an automa did then."""
    voice = found.live.voice(visitor.language)
    steps = visitor.house.replays.steps(found.past, start, end, found.seat)
    before = next(steps)
    shown = dict(board_parts(before.table, found.seat, voice))
    different = changed(map(summed, shown.items()), frozenset(have.split(".")))
    own = 0
    if start < end and found.past.entries[start].seat in here:
        first = next(steps)
        deed = first_deed(first.table, first.new)
        own = deed if deed < len(first.new) else 0
        steps = chain([first._replace(new=first.new[own:])], steps)
    return Frames(
        at=start,
        parts={name: text for name, (_, text) in different.items()},
        frames=list(_each(steps, shown, found.seat, voice)),
        lines=len(before.story) + own,
        last=end,
        total=len(found.past.entries),
    )


def _each(
    steps: Iterator[Position], shown: dict[str, str], seat: int | None, voice: Voice
) -> Iterator[Frame]:
    """A frame for each pick of which the seat was told anything. What else they changed comes with
    the next one."""
    for step in steps:
        if step.new:
            now = dict(board_parts(step.table, seat, voice))
            parts = {name: text for name, text in now.items() if shown.get(name) != text}
            lines = [(voice.words.line(line), " ".join(about(line))) for line in step.new]
            yield Frame(step.number, lines, parts)
            shown = now
