"""At the table: looking, picking, undo, log, chat, the stream of news, replay."""

from __future__ import annotations

from functools import partial
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from civitas.kernel.log import Line
from civitas.kernel.shelf import MB, Shelf
from civitas.kernel.titles import Title
from civitas.kernel.views import SeatView
from civitas.kernel.words import Words
from civitas.web.api.answers import (
    chat_shape,
    goal_shapes,
    log_shape,
    position_shape,
    table_shape,
)
from civitas.web.api.bodies import (
    ChatBody,
    ConsentBody,
    HabitBody,
    HabitEndBody,
    PickBody,
    PleaBody,
    UndoBody,
    WhyBody,
)
from civitas.web.api.openapi import REFUSED, answers, other
from civitas.web.api.shapes import (
    AsSeat,
    ChatShape,
    GoalShape,
    LogShape,
    Number,
    PositionShape,
    ReasonShape,
    Stale,
    TableShape,
    reply,
)
from civitas.web.front import deeds
from civitas.web.front.deeds import Outcome
from civitas.web.front.doors import MatchId, acting_seat, look, peek, seat_for
from civitas.web.front.headers import PICTURE
from civitas.web.front.leisure import at_leisure
from civitas.web.front.parts import Key
from civitas.web.front.parts import Number as Position
from civitas.web.front.streams import change, open_stream
from civitas.web.front.visitor import Visitor, at_table, visit
from civitas.web.lobby.pleas import Found, find_goals, with_questions
from civitas.web.refusals import NotYours
from civitas.web.speech.voice import Voice
from civitas.web.tables.live import Live
from civitas.web.tables.replays import Past, past_of

_BOARDS: Final[Shelf[tuple[str, int, int, int | None, str], str]] = Shelf(8 * MB)
"""By match, number of steps and of changes of seats, seat and language: boards that were drawn."""

router = APIRouter(prefix="/matches/{match}", tags=["table"])
_TABLE = answers(TableShape, "The table as you see it")


@router.get("/table", responses=_TABLE)
def table(request: Request, match: MatchId, seat: AsSeat = None, key: Key = None) -> Response:
    """What you see, and what you are asked with every legal answer."""

    def do(visitor: Visitor) -> TableShape:
        return look(visitor, match, key, lambda live: _seen(live, visitor, seat))

    return reply(at_table(request, do))


@router.post("/picks", responses=_TABLE | REFUSED)
def pick(request: Request, match: MatchId, body: PickBody) -> Response:
    """Answer an ask with one of its picks. It is stored for good when the answer comes back."""

    def do(visitor: Visitor) -> Outcome[TableShape]:
        seat = _acting_seat(visitor, match, body.seat)
        see = partial(table_shape, visitor=visitor, seat=seat)
        return deeds.pick(visitor, match, seat, body.pick, body.seq, see)

    return _done(at_table(request, do))


@router.post("/undo", responses=_TABLE | REFUSED)
def undo(request: Request, match: MatchId, body: UndoBody) -> Response:
    """Take your last pick back, or all that can be taken back."""

    def do(visitor: Visitor) -> Outcome[TableShape]:
        seat = _acting_seat(visitor, match, body.seat)
        see = partial(table_shape, visitor=visitor, seat=seat)
        return deeds.undo(visitor, match, seat, body.seq, body.turn, see)

    return _done(at_table(request, do))


@router.get("/goals", responses=answers(GoalShape, "The moments", many=True))
async def goals(request: Request, match: MatchId, seat: AsSeat = None) -> Response:
    """The moments to which you may ask the others to go back; none if the match is not friendly."""

    def see(live: Live) -> tuple[Found, Voice]:
        return find_goals(live, acting_seat(live, visitor, seat)), live.voice(visitor.language)

    def work() -> Response:
        visitor.somebody()
        found, voice = look(visitor, match, None, see)
        return reply(goal_shapes(with_questions(visitor.house.replays, found), voice))

    visitor = await run_in_threadpool(visit, request)
    return await at_leisure(request, work)


@router.post("/plea", responses=_TABLE | REFUSED)
def plea(request: Request, match: MatchId, body: PleaBody) -> Response:
    """Ask all other people at the table to let the match go back, whatever has come to light since.

    It does as soon as all of them have agreed; at once if there are none.
    """
    visitor = visit(request)
    seat = _acting_seat(visitor, match, body.seat)
    see = partial(table_shape, visitor=visitor, seat=seat)
    return _done(deeds.plead(visitor, match, seat, body.step, see))


@router.post("/consent", responses=_TABLE | REFUSED)
def consent(request: Request, match: MatchId, body: ConsentBody) -> Response:
    """Agree to what somebody asks for, or refuse it."""
    visitor = visit(request)
    seat = _acting_seat(visitor, match, None)
    see = partial(table_shape, visitor=visitor, seat=seat)
    return _done(deeds.consent(visitor, match, body.number, body.agree, see))


@router.post("/standing", responses=_TABLE | REFUSED)
def keep(request: Request, match: MatchId, body: HabitBody) -> Response:
    """Say no to every ask of a kind; if you are asked that now, it is answered at once."""
    visitor = visit(request)
    seat = _acting_seat(visitor, match, body.seat)
    see = partial(table_shape, visitor=visitor, seat=seat)
    return _done(deeds.keep(visitor, match, seat, body.what, body.until, see))


@router.post("/standing/end", responses=_TABLE | REFUSED)
def drop(request: Request, match: MatchId, body: HabitEndBody) -> Response:
    """Be asked again."""
    visitor = visit(request)
    seat = _acting_seat(visitor, match, body.seat)
    see = partial(table_shape, visitor=visitor, seat=seat)
    return _done(deeds.drop(visitor, match, seat, body.what, see))


@router.post("/why", responses=answers(ReasonShape, "Why not"))
def why(request: Request, match: MatchId, body: WhyBody) -> Response:
    """Why a pick is not offered to you now."""
    visitor = visit(request)

    def see(live: Live) -> ReasonShape:
        seat = acting_seat(live, visitor, body.seat)
        reason = live.table.why_not(live.table.read_pick(body.pick), seat)
        if reason is None:
            return ReasonShape("", "")
        return ReasonShape(live.voice(visitor.language).words.reason(reason), reason.clause)

    return reply(look(visitor, match, None, see))


@router.get("/log", responses=answers(LogShape, "The log"))
def log(
    request: Request, match: MatchId, since: Number = 0, seat: AsSeat = None, key: Key = None
) -> Response:
    """What happened, as your seat may know it."""
    visitor = visit(request)

    def see(live: Live) -> tuple[list[Line], Words]:
        return live.table.story(seat_for(live, visitor, seat)), live.voice(visitor.language).words

    return reply(log_shape(*look(visitor, match, key, see), since))


@router.get("/replay/{number}", responses=answers(PositionShape, "The position"))
async def replay(
    request: Request, match: MatchId, number: Position, seat: AsSeat = None, key: Key = None
) -> Response:
    """The match as you saw it after so many picks; when it is over, with anybody's eyes."""

    def see(live: Live) -> tuple[Live, Past, int | None]:
        return live, past_of(live), seat_for(live, visitor, seat)

    def work() -> Response:
        live, past, eyes = look(visitor, match, key, see)
        return reply(position_shape(live, past, visitor, eyes, max(number, 0)))

    visitor = await run_in_threadpool(visit, request)
    return await at_leisure(request, work)


@router.get("/board.svg", responses=other("image/svg+xml", "The board"))
def board(request: Request, match: MatchId, seat: AsSeat = None, key: Key = None) -> Response:
    """The board as you see it, drawn; what you can pick glows."""
    visitor = visit(request)

    def see(live: Live) -> tuple[Title, SeatView, Words, int]:
        view = live.table.view(seat_for(live, visitor, seat))
        return live.table.title, view, live.voice(visitor.language).words, live.seating

    # Whoever is at the table does not wait for it to be drawn.
    title, view, words, seating = look(visitor, match, key, see)
    shown = match, view.seq, seating, view.seat, visitor.language
    drawn = _BOARDS.get(shown)
    if drawn is None:
        glow = {place for ask in view.asks for pick in ask.picks for place in pick.places}
        drawn = title.draw(view.board, words, glow)
        _BOARDS.put(shown, drawn)
    return Response(drawn, media_type="image/svg+xml", headers=PICTURE)


@router.get("/chat", responses=answers(ChatShape, "The chat", many=True))
def chat(request: Request, match: MatchId, since: Number = 0, key: Key = None) -> Response:
    """What was said at the table after the line of id ``since``, the latest 200 lines at most."""
    visitor = visit(request)
    peek(visitor, match, key)
    lines = visitor.house.store.chat(match, since)
    return reply([chat_shape(line, visitor.language) for line in lines])


@router.post("/chat", responses=answers(ChatShape, "The chat", many=True))
def say(request: Request, match: MatchId, body: ChatBody, key: Key = None) -> Response:
    """Say something at the table. The latest lines of the chat."""
    visitor = visit(request)
    deeds.say(visitor, match, key, body.text)
    lines = visitor.house.store.chat(match)
    return reply([chat_shape(line, visitor.language) for line in lines])


@router.get("/events", responses=other("text/event-stream", "News, as server-sent events"))
async def events(request: Request, match: MatchId, key: Key = None) -> Response:
    """A stream that says at once when something has changed.

    Each event is called ``change``; its data is ``{"seq": n}``, the number of steps. The same
    number twice: a seat, the chat or who watches has changed.
    """
    visitor = await run_in_threadpool(visit, request)
    return await open_stream(visitor, match, key, _tell)


async def _tell(number: int, _again: bool) -> bytes:
    return change(number)


def _seen(live: Live, visitor: Visitor, seat: int | None) -> TableShape:
    return table_shape(live, visitor, seat_for(live, visitor, seat))


def _acting_seat(visitor: Visitor, match: str, wanted: int | None) -> int:
    visitor.somebody()
    return look(visitor, match, None, lambda live: acting_seat(live, visitor, wanted))


def _done(outcome: Outcome[TableShape]) -> Response:
    """The table afterwards or, with the refusal, the table as it is."""
    table, refusal, text = outcome
    if refusal is None:
        return reply(table)
    if isinstance(refusal, NotYours):
        raise refusal
    return reply(Stale(refusal.message, text, table), 409)
