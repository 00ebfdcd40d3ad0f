"""What the page of a table asks for while people play: what has changed, a pick, undo, news.

Hundreds of people may do so at the same time, so these are plain routes, which `lane.py` leads to:
what FastAPI would find out about a request at every call, the types below say once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from civitas.web.front import deeds
from civitas.web.front.careful import Weighty
from civitas.web.front.deeds import Outcome
from civitas.web.front.doors import enter, look
from civitas.web.front.streams import change, open_stream
from civitas.web.front.visitor import Garbled, Visitor, at_table, visit
from civitas.web.house import House
from civitas.web.pages.common import edition
from civitas.web.pages.eyes import Eyes, eyes_of, still_claimed
from civitas.web.pages.look import Confirm, Update, drawn
from civitas.web.pages.sent import (
    ConsentSent,
    Deed,
    HabitSent,
    PageState,
    PickSent,
    PleaSent,
    UndoSent,
)
from civitas.web.refusals import Unknown
from civitas.web.storage.schema import MATCH_ID
from civitas.web.tables.live import Live
from civitas.web.tables.readers import Reader

T = TypeVar("T")

_MATCH: Final = re.compile(MATCH_ID)

_See: TypeAlias = Callable[[Live], Update]


async def update(request: Request) -> Response:
    """What has changed since."""
    house: House = request.app.state.house
    return await house.waiters.serve(partial(_update, request))


async def pick(request: Request) -> Response:
    """Answer the ask that the page shows."""
    sent = _read(await request.body(), PickSent)
    house: House = request.app.state.house
    with house.courtesy:
        waits = sent.careful or house.store.shared  # for a thought, or for a database elsewhere
        done = None if waits else await _pick_outright(request, sent)
        if done is not None:
            return _done(done)
        return await house.waiters.serve(partial(_pick, request, sent))


async def undo(request: Request) -> Response:
    """Take the last pick back, or all since the start of the turn."""
    sent = _read(await request.body(), UndoSent)
    house: House = request.app.state.house
    return await house.waiters.serve(partial(_undo, request, sent))


async def plea(request: Request) -> Response:
    """Ask the others to let the match go back."""
    sent = _read(await request.body(), PleaSent)
    return await run_in_threadpool(_plea, request, sent)


async def consent(request: Request) -> Response:
    """Agree to that or refuse it."""
    sent = _read(await request.body(), ConsentSent)
    return await run_in_threadpool(_consent, request, sent)


async def habit(request: Request) -> Response:
    """Give a standing answer, or take one back."""
    sent = _read(await request.body(), HabitSent)
    return await run_in_threadpool(_habit, request, sent)


def _hello() -> bytes:
    return b'event: edition\ndata: "%b"\n\n' % edition().encode()


async def events(request: Request) -> Response:
    """A stream of what has changed; of its number alone, if it is not known what the page has."""
    match, state = _match(request), _query(request.query_params)
    if request.method == "HEAD":  # a stream without an end, of which nothing would be sent
        return Response(media_type="text/event-stream")
    visitor = await run_in_threadpool(visit, request)
    hall, readers = visitor.house.hall, visitor.house.readers
    reader = readers.open(match, (visitor.id, state.page), _Listener(request, state.key).draw)

    async def tell(number: int, again: bool) -> bytes:
        ready = reader.take()
        if reader.seq >= number and not again:
            return ready
        if reader.serial == 0:
            return change(number)
        return ready + await run_in_threadpool(hall.look, match, reader.draw)

    return await open_stream(visitor, match, state.key, tell, reader.has, _hello())


routes: Final = (
    Route("/match/{match}/pick", pick, methods=["POST"]),
    Route("/match/{match}/update", update),
    Route("/match/{match}/events", events),
    Route("/match/{match}/undo", undo, methods=["POST"]),
    Route("/match/{match}/plea", plea, methods=["POST"]),
    Route("/match/{match}/consent", consent, methods=["POST"]),
    Route("/match/{match}/habit", habit, methods=["POST"]),
)


def _update(request: Request) -> Response:
    match, state = _match(request), _query(request.query_params)

    def do(visitor: Visitor) -> Update:
        return look(visitor, match, state.key, _seeing(visitor, match, state, state.seat))

    return _reply(at_table(request, do))


def _pick(request: Request, sent: PickSent) -> Response:
    match = _match(request)

    def do(visitor: Visitor) -> Outcome[Update]:
        see = _seeing_deed(visitor, match, sent)
        return deeds.pick(visitor, match, sent.seat, sent.pick, sent.seq, see, sent.careful)

    return _done(at_table(request, do))


async def _pick_outright(request: Request, sent: PickSent) -> Outcome[Update] | None:
    match, visitor = _match(request), visit(request, believed=True)
    see = _seeing_deed(visitor, match, sent)
    return await deeds.pick_outright(visitor, match, sent.seat, sent.pick, sent.seq, see)


def _undo(request: Request, sent: UndoSent) -> Response:
    match = _match(request)

    def do(visitor: Visitor) -> Outcome[Update]:
        see = _seeing_deed(visitor, match, sent)
        return deeds.undo(visitor, match, sent.seat, sent.seq, sent.turn, see)

    return _done(at_table(request, do))


def _plea(request: Request, sent: PleaSent) -> Response:
    visitor, match = visit(request), _match(request)
    see = _seeing_deed(visitor, match, sent)
    return _done(deeds.plead(visitor, match, sent.seat, sent.step, see))


def _consent(request: Request, sent: ConsentSent) -> Response:
    visitor, match = visit(request), _match(request)
    see = _seeing_deed(visitor, match, sent)
    return _done(deeds.consent(visitor, match, sent.number, sent.agree, see))


def _habit(request: Request, sent: HabitSent) -> Response:
    visitor, match = visit(request), _match(request)
    see = _seeing_deed(visitor, match, sent)
    if sent.until:
        return _done(deeds.keep(visitor, match, sent.seat, sent.what, sent.until, see))
    return _done(deeds.drop(visitor, match, sent.seat, sent.what, see))


class _Listener:
    """Who listens to a stream. They are found out anew when people or seats have changed: they may
    have lost their seat, or their name, meanwhile."""

    def __init__(self, request: Request, key: str | None) -> None:
        self._request = request
        self._key = key
        self._visitor: Visitor | None = None
        self._found = (-1, -1)

    def draw(self, reader: Reader, live: Live) -> bytes:
        """What has changed since the page got something for the last time."""
        visitor, after = self._at(live), reader.serial
        eyes = eyes_of(live, visitor.id, reader.seat)
        reader.seat = still_claimed(eyes, reader.seat)
        sight = drawn(live, eyes, visitor.language)
        watching = visitor.house.news.gallery.names(live.id)
        told, sums = sight.told(watching, reader.have, reader.first)
        serial = reader.got(live.table.seq, sums, sight if eyes == Eyes(None) else None)
        numbers = b'{"serial":%d,"after":%d,' % (serial, after)
        return b"event: update\ndata: %b%b\n\n" % (numbers, told[1:])

    def _at(self, live: Live) -> Visitor:
        if self._visitor is None or self._found != (live.roll, live.seating):
            self._visitor = at_table(self._request, partial(self._enter, live))
            self._found = live.roll, live.seating
        return self._visitor

    def _enter(self, live: Live, visitor: Visitor) -> Visitor:
        enter(live, visitor, self._key)
        return visitor


def _done(outcome: Outcome[Update]) -> Response:
    """The page as it is, with the refusal if there is one, or with what is to be confirmed."""
    refusal = outcome.refusal
    if isinstance(refusal, Weighty):
        outcome.seen.confirm = Confirm(outcome.text, refusal.pick, refusal.lines)
    else:
        outcome.seen.message = outcome.text
    return _reply(outcome.seen)


def _seeing(visitor: Visitor, match: str, state: PageState, seat: int | None) -> _See:
    """How the visitor sees the table; the page is known to have it from then on."""
    have = frozenset(state.have.split("."))

    def see(live: Live) -> Update:
        reader = visitor.house.readers.find(match, (visitor.id, state.page))
        if reader is not None:
            reader.first = state.first
        return _made(visitor, live, seat, have, state.first, reader)

    return see


def _seeing_deed(visitor: Visitor, match: str, sent: Deed) -> _See:
    return _seeing(visitor, match, sent, None if sent.curtain else sent.seat)


def _made(
    visitor: Visitor,
    live: Live,
    seat: int | None,
    have: frozenset[str],
    first: int,
    reader: Reader | None,
) -> Update:
    eyes = eyes_of(live, visitor.id, seat)
    sight = drawn(live, eyes, visitor.language)
    watching = visitor.house.news.gallery.names(live.id)
    made, sums = sight.update(watching, have, first)
    if reader is not None:
        reader.seat = still_claimed(eyes, seat)
        made.serial = reader.got(made.seq, sums, sight if eyes == Eyes(None) else None)
    return made


def _match(request: Request) -> str:
    match: str = request.path_params["match"]
    if not _MATCH.match(match):
        raise Unknown("error-match")
    return match


def _query(query: Mapping[str, Any]) -> PageState:
    try:
        return msgspec.convert(dict(query), PageState, strict=False)
    except msgspec.ValidationError as error:
        raise Garbled("query", str(error)) from None


def _read(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Garbled("body", str(error)) from None


def _reply(update: Update) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(update), media_type="application/json", headers=headers)
