"""The replay page: any position of a match, with the eyes that one has, or anybody's at the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

import msgspec
from fastapi import APIRouter, Request, Response

from civitas.web.front.doors import MatchId, look, seat_for
from civitas.web.front.leisure import at_leisure
from civitas.web.front.parts import AnySeat, At, First, Have, Jump, Key, LineNumber, Number, Place
from civitas.web.front.visitor import Visitor, visit
from civitas.web.lobby.files import vouching
from civitas.web.pages.common import json_for_script, page
from civitas.web.pages.gains import dated, gained
from civitas.web.pages.look import Update, board_parts, notes, standing
from civitas.web.pages.story import FIRST, because, block_count, blocks
from civitas.web.pages.sums import changed, summed
from civitas.web.pages.table import laid_out
from civitas.web.speech.endings import ended, ran_out
from civitas.web.tables.live import Live
from civitas.web.tables.replays import Past, Position, past_of

router = APIRouter()

SPECTATOR: Final = -1
"""The seat to ask for if one wants to see only what everybody sees."""


class Found(NamedTuple):
    """What somebody needs of a table to look back."""

    live: Live
    past: Past
    open: bool
    seat: int | None
    """With whose eyes."""
    mine: tuple[int, ...]
    missed: Mapping[int, int]
    """By seat, how many picks there were when the person there was last at the table, if a bot has
    played on since."""


@router.get("/match/{match}/replay")
async def show(
    request: Request,
    match: MatchId,
    at: At = None,
    seat: AnySeat = None,
    key: Key = None,
) -> Response:
    return await at_leisure(request, partial(_show, request, match, at, seat, key))


@router.get("/match/{match}/replay/{number}")
async def position(
    request: Request,
    match: MatchId,
    number: Number,
    seat: AnySeat = None,
    jump: Jump = None,
    have: Have = "",
    first: First = -1,
    key: Key = None,
) -> Response:
    """One position; with a jump, the nearest one at which a turn or a round begins."""
    known = frozenset(have.split("."))

    def work() -> Response:
        visitor = visit(request)
        found = look_back(visitor, match, key, seat)
        at = max(number, 0)
        if jump is not None:
            at = visitor.house.replays.jump(found.past, at, jump)
        update = _position(visitor, found, at, known, first)
        return Response(msgspec.json.encode(update), media_type="application/json")

    return await at_leisure(request, work)


@router.get("/match/{match}/replay/{number}/because")
async def reasons(
    request: Request,
    match: MatchId,
    number: Number,
    line: LineNumber = None,
    place: Place = "",
    seat: AnySeat = None,
    key: Key = None,
) -> Response:
    """Why an automa did what a line of the log tells by then, or what it last did at a place."""

    def work() -> Response:
        visitor = visit(request)
        found = look_back(visitor, match, key, seat)
        there = visitor.house.replays.at(found.past, max(number, 0), found.seat)
        voice = found.live.voice(visitor.language)
        told, sections = because(there.story, line, place, voice)
        return page(request, visitor, "because_part.html", told=told, sections=sections)

    return await at_leisure(request, work)


def _show(
    request: Request, match: str, at: int | None, seat: int | None, key: str | None
) -> Response:
    visitor = visit(request)
    found = look_back(visitor, match, key, seat)
    live, total = found.live, len(found.past.entries)
    # A finished match is shown from its start, a running one from where it stands.
    wanted = at if at is not None else (0 if found.open else total)
    update = _position(visitor, found, wanted, frozenset(), -1)
    return page(
        request,
        visitor,
        "replay.html",
        **laid_out(live, visitor.language),
        mine=found.mine,
        seat=update.seat,
        open=found.open,
        ended=live.table.result is not None,
        verified=found.open and visitor.house.replays.verified(live),
        vouched=vouching(live, visitor.house.key),
        update=json_for_script(msgspec.json.encode(update)),
        total=total,
        at=update.at,
    )


def look_back(visitor: Visitor, match: str, key: str | None, seat: int | None) -> Found:
    """The table is held no longer than this takes: to play a match through takes its time."""

    def see(live: Live) -> Found:
        mine = live.seat_of(visitor.id)
        own = {number: live.last_own(number) for number in mine}
        missed = {number: live.record.before(n + 1) for number, n in own.items() if n is not None}
        return Found(live, past_of(live), live.open, _eyes(live, visitor, seat), mine, missed)

    return look(visitor, match, key, see)


def _eyes(live: Live, visitor: Visitor, seat: int | None) -> int | None:
    if seat == SPECTATOR:
        return None
    if seat is not None:
        return seat_for(live, visitor, seat)
    mine = live.seat_of(visitor.id)
    shared = len(mine) > 1 and not live.open  # what lies open now may have been hidden then
    return None if shared else next(iter(mine), None)


def _position(
    visitor: Visitor, found: Found, number: int, have: frozenset[str], first: int
) -> Update:
    replays, past, voice = visitor.house.replays, found.past, found.live.voice(visitor.language)
    there = replays.at(past, max(number, 0), found.seat)
    turn = replays.turn(past, there.number)
    before = replays.at(past, turn.start, found.seat)
    told = gained(before.table, there.table, voice), dated(turn.moment, voice)
    return _position_update(
        found.live, there, found.seat, len(past.entries), visitor.language, have, first, told
    )


def _position_update(
    live: Live,
    there: Position,
    seat: int | None,
    total: int,
    language: str,
    have: frozenset[str],
    first: int,
    turn: Sequence[tuple[str, str]],
) -> Update:
    """The page of a replay at one position, with what is told of the turn. ``first`` is the first
    block of the log to send.

    It is made while others may be at the table, and reads nothing of it that they change.
    """
    table, lines, voice = there.table, there.story, live.voice(language)
    count = block_count(lines)
    earliest = count - FIRST if first < 0 else first
    waiting = tuple(ask.seat for ask in table.asks)
    last = voice.words.line(lines[-1]) if lines else ""
    parts: list[Iterable[tuple[str, str]]] = [
        board_parts(table, seat, voice),
        notes(live.chairs, waiting, seat, language, past=True),
        (standing(table, voice), *turn),
    ]
    log = blocks(lines, earliest, count, (live.match.id, seat, voice), have)
    if table.result is not None:
        last = ended(table.result, voice, live.seats).text
    elif live.cut_short and there.number == total:
        last = ran_out(live.match, live.seats, voice)
    return Update(
        seq=there.number,
        title="",
        sentence=last,
        parts=changed(chain(map(summed, chain.from_iterable(parts)), log), have),
        blocks=count,
        lines=len(lines),
        seat=seat,
        waiting=waiting,
        over=True,
        at=there.number,
        total=total,
    )
