"""The end of a match in one picture: points and where they came from, how it came to that, what
decided it, and how to go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from fastapi import APIRouter, Request, Response

from civitas.kernel.results import Result
from civitas.kernel.speech import points
from civitas.web.front.doors import MatchId, look
from civitas.web.front.leisure import at_leisure
from civitas.web.front.parts import Key
from civitas.web.front.visitor import Visitor, visit
from civitas.web.pages.chart import chart
from civitas.web.pages.common import go, page
from civitas.web.speech.endings import decided_by, ended, standings
from civitas.web.speech.voice import Voice
from civitas.web.storage.schema import BOT
from civitas.web.tables.live import Live
from civitas.web.tables.replays import Past, past_of

router = APIRouter()

TELLING: Final = 4
"""So many differences between the first two are told."""


class _Over(NamedTuple):
    """What somebody needs of a table that is over."""

    live: Live
    past: Past
    result: Result
    sources: Mapping[str, tuple[int | float, ...]]
    ties: Mapping[str, tuple[int | float | bool, ...]]
    mine: bool


@router.get("/match/{match}/end")
async def show(request: Request, match: MatchId, key: Key = None) -> Response:
    """Whoever comes too early is led to the table."""

    def work() -> Response:
        visitor = visit(request)
        over = look(visitor, match, key, partial(_seen, visitor))
        return go(f"/match/{match}") if over is None else _told(request, visitor, over)

    return await at_leisure(request, work)


def _seen(visitor: Visitor, live: Live) -> _Over | None:
    table = live.table
    if table.result is None:
        return None
    sources = table.title.sources(table.state)
    mine = any(seat.person == visitor.id for seat in live.seats if seat.person is not None)
    ties = table.title.ties(table.state)
    return _Over(live, past_of(live), table.result, sources, ties, mine)


def _told(request: Request, visitor: Visitor, over: _Over) -> Response:
    voice = over.live.voice(visitor.language)
    course = visitor.house.replays.course(over.past)
    return page(
        request,
        visitor,
        "end.html",
        match=over.live.match,
        text=ended(over.result, voice, over.live.seats).text,
        standings=standings(over.result, voice),
        names=voice.names,
        gone={
            seat.number: "web-gave-up" if seat.resigned else "web-bot-played-on"
            for seat in over.live.seats
            if seat.person and seat.holder == BOT
        },
        rows=rows(over.sources, voice),
        totals=[*map(points, over.result.scores)],
        decided=decided(over.result, over.sources, voice)
        or decided_by(over.result, over.ties, voice),
        chart=chart(course),
        points=points,
        moves=course[-1][0],
        mine=over.mine,
    )


def rows(
    sources: Mapping[str, Sequence[int | float]], voice: Voice
) -> list[tuple[str, tuple[str, ...]]]:
    """Where the points of each seat come from; sources that gave nobody anything are left out."""
    return [
        (voice.words.say(f"source-{source}"), tuple(map(points, given)))
        for source, given in sources.items()
        if any(given)
    ]


def decided(result: Result, sources: Mapping[str, Sequence[int | float]], voice: Voice) -> str:
    """What the winner had that the next had not, and the other way round; nothing where not points
    have decided it, for by what it was won is told already."""
    order = sorted(range(len(result.scores)), key=lambda seat: result.order[seat])
    if len(order) < 2 or len(result.winners) != 1:
        return ""
    first, second = order[:2]
    if result.scores[first] <= result.scores[second]:
        return ""
    apart = {source: given[first] - given[second] for source, given in sources.items()}
    telling = sorted(filter(apart.__getitem__, apart), key=lambda source: -abs(apart[source]))
    if not telling:
        return ""
    told = [
        f"{voice.words.say(f'source-{source}')} {_signed(apart[source])}"
        for source in telling[:TELLING]
    ]
    if rest := sum(apart[source] for source in telling[TELLING:]):
        told.append(voice.say("web-decided-rest", number=_signed(rest)))
    name, other = voice.names[first], voice.names[second]
    return voice.say("web-decided", name=name, other=other, told=", ".join(told))


def _signed(number: float) -> str:
    return f"{'+' if number > 0 else ''}{points(number)}"
