"""What the page of a table asks for while people play: what has changed, a pick, undo, news.

Hundreds of people may do so at the same time, so these are plain routes: what FastAPI would find
out about a request at every call, the types below say once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from civitas.kernel.errors import CivitasError, Refused
from civitas.web.doors import admit, look
from civitas.web.hall import Live, NotYours, Unknown, check_seat, last_step
from civitas.web.house import House
from civitas.web.pages.look import Update, eyes_of, table_update
from civitas.web.pages.offer import words_at
from civitas.web.readers import Reader
from civitas.web.speech import seat_names, sentence
from civitas.web.steps import Step
from civitas.web.streams import change, open_stream
from civitas.web.visitor import Garbled, Visitor, visit

T = TypeVar("T")

_See: TypeAlias = Callable[[Live], Update]
_SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
_MATCH: Final = re.compile(r"[0-9a-f]{4,16}")


class Asked(msgspec.Struct, kw_only=True):
    """What a page says about itself with everything that it asks for."""

    page: Annotated[str, Meta(max_length=40)] = ""
    """What it calls itself."""
    have: Annotated[str, Meta(max_length=8000)] = ""
    """The sums of the parts that it has, with dots between."""
    first: Annotated[int, Meta(ge=-1, le=10**6)] = -1
    """The first block of the log that it shows; -1 if it has none."""
    seat: _SeatNumber | None = None
    """Who said "I am", where several share the screen."""
    key: str | None = None


class Deed(Asked, kw_only=True, forbid_unknown_fields=True):
    """Something that the seat does, at the number of steps that the page shows."""

    seat: _SeatNumber
    seq: int


class PickSent(Deed, kw_only=True):
    pick: Annotated[int, Meta(ge=0, le=10**6)]
    """Its number in the list of the ask."""


class UndoSent(Deed, kw_only=True):
    turn: bool = False
    curtain: bool = False
    """Nobody has come forward yet where several share the screen, so nobody's view is shown."""


async def update(request: Request) -> Response:
    """What has changed since."""
    return await run_in_threadpool(_update, request)


async def pick(request: Request) -> Response:
    """Answer the ask that the page shows."""
    sent = _read(await request.body(), PickSent)
    house: House = request.app.state.house
    with house.courtesy:
        return await run_in_threadpool(_pick, request, sent)


async def undo(request: Request) -> Response:
    """Take the last pick back, or all since the start of the turn."""
    sent = _read(await request.body(), UndoSent)
    return await run_in_threadpool(_undo, request, sent)


async def events(request: Request) -> Response:
    """A stream of what has changed; of its number alone, if it is not known what the page has."""
    match, asked = _match(request), _query(request.query_params)
    visitor = await run_in_threadpool(visit, request)
    hall, readers = visitor.house.hall, visitor.house.readers
    draw = partial(_event, request, asked.key)
    reader = readers.open(match, (visitor.id, asked.page), draw)

    async def tell(number: int, again: bool) -> bytes:
        ready = reader.take()
        if reader.seq >= number and not again:
            return ready
        if reader.serial == 0:
            return change(number)
        return ready + await run_in_threadpool(hall.look, match, reader.draw)

    return await open_stream(visitor, match, asked.key, tell)


routes: Final = (
    Route("/match/{match}/pick", pick, methods=["POST"]),
    Route("/match/{match}/update", update),
    Route("/match/{match}/events", events),
    Route("/match/{match}/undo", undo, methods=["POST"]),
)


def _update(request: Request) -> Response:
    match, asked = _match(request), _query(request.query_params)
    visitor = visit(request)
    return _reply(look(visitor, match, asked.key, _seeing(visitor, match, asked, asked.seat)))


def _pick(request: Request, sent: PickSent) -> Response:
    visitor, match = visit(request), _match(request)
    person = visitor.somebody().id

    def act(live: Live) -> list[Step]:
        admit(live.match, live.seats, visitor, None)
        check_seat(live, sent.seat, person)
        table, ask = live.table, live.table.ask_for(sent.seat)
        if ask is None or ask.seq != sent.seq or sent.pick >= len(ask.picks):
            raise Refused("refused-stale")
        table.pick(ask.picks[sent.pick], sent.seat, sent.seq)
        return [last_step(table)]

    see = _seeing(visitor, match, sent, sent.seat)
    return _acted(visitor, match, see, lambda: visitor.house.hall.change(match, act, see))


def _undo(request: Request, sent: UndoSent) -> Response:
    visitor, match = visit(request), _match(request)
    person = visitor.somebody().id

    see = _seeing(visitor, match, sent, None if sent.curtain else sent.seat)

    def act() -> Update:
        visitor.house.hall.undo(match, sent.seat, sent.seq, person, sent.turn)
        return look(visitor, match, None, see)

    return _acted(visitor, match, see, act)


def _event(request: Request, key: str | None, reader: Reader, live: Live) -> bytes:
    """What has changed since the page got something for the last time.

    Who looks is found out anew: they may have lost their seat, or their name, meanwhile.
    """
    visitor = visit(request)
    admit(live.match, live.seats, visitor, key)
    after = reader.serial
    made = _made(visitor, live, reader.seat, reader.have, reader.first, reader)
    made.after = after
    return b"event: update\ndata: %b\n\n" % msgspec.json.encode(made)


def _acted(visitor: Visitor, match: str, see: _See, act: Callable[[], Update]) -> Response:
    """Do it; then the page as it is, with the refusal if there is one."""
    try:
        update = act()
    except (Refused, NotYours) as error:
        message = _told(visitor, match, error)
        update = look(visitor, match, None, see)
        update.message = message
    return _reply(update)


def _told(visitor: Visitor, match: str, error: CivitasError) -> str:
    def see(live: Live) -> str:
        names = tuple(seat_names(live.seats, visitor.language))
        words = words_at(live.match.title, visitor.language, names)
        return sentence(error, visitor.language, words)

    return look(visitor, match, None, see)


def _seeing(visitor: Visitor, match: str, asked: Asked, seat: int | None) -> _See:
    """How the visitor sees the table; the page is known to have it from then on."""
    have = frozenset(asked.have.split("."))

    def see(live: Live) -> Update:
        reader = visitor.house.readers.find(match, (visitor.id, asked.page))
        if reader is not None:
            reader.seat, reader.first = seat, asked.first
        return _made(visitor, live, seat, have, asked.first, reader)

    return see


def _made(
    visitor: Visitor,
    live: Live,
    seat: int | None,
    have: frozenset[str],
    first: int,
    reader: Reader | None,
) -> Update:
    eyes = eyes_of(live, visitor.id, seat)
    watching = visitor.house.news.gallery.names(live.match.id)
    made, sums = table_update(live, eyes, visitor.language, watching, have, first)
    if reader is not None:
        made.serial = reader.got(made.seq, sums)
    return made


def _match(request: Request) -> str:
    match: str = request.path_params["match"]
    if not _MATCH.fullmatch(match):
        raise Unknown("error-match")
    return match


def _query(query: Mapping[str, Any]) -> Asked:
    try:
        return msgspec.convert(dict(query), Asked, strict=False)
    except msgspec.ValidationError as error:
        raise Garbled("query", str(error)) from None


def _read(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise Garbled("body", str(error)) from None


def _reply(update: Update) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(update), media_type="application/json", headers=headers)
