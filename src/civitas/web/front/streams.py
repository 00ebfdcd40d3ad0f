"""Streams of news: server-sent events about one match, as long as somebody listens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, TypeAlias

from anyio import CancelScope
from fastapi import Response
from fastapi.responses import StreamingResponse
from starlette.concurrency import run_in_threadpool
from starlette.types import Receive, Scope, Send

from civitas.kernel.errors import CivitasError
from civitas.web.front.doors import peek
from civitas.web.front.visitor import Visitor
from civitas.web.tables.live import seats_of
from civitas.web.tables.news import Subscription

HEARTBEAT: Final = 15.0
"""Seconds of silence after which a stream says that it is still there."""
STILL_THERE: Final = b": still there\n\n"
HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}

Teller: TypeAlias = Callable[[int, bool], Awaitable[bytes]]
"""The event for a number of steps, which may be the same as before: then something else has
changed. Empty if there is nothing to tell."""


async def open_stream(
    visitor: Visitor,
    match: str,
    key: str | None,
    tell: Teller,
    has: Callable[[int], bool] = lambda _: False,
    greeting: bytes = b"",
) -> Response:
    """A stream about a match for whoever may look at it, if there is room for one more. Who has no
    seat watches meanwhile. Of steps that they have already nothing is told."""
    _, seats = await run_in_threadpool(peek, visitor, match, key)
    news = visitor.house.news.subscribe(match, has)  # before looking, so that nothing is missed
    seated = bool(seats_of(seats, visitor.id))
    sitter = visitor.id if seated else None
    leave = visitor.house.audience.admit(news, visitor.address, match, sitter)
    pulse = await run_in_threadpool(visitor.house.store.pulse, match)
    news.begin(pulse.events)
    stream = _counted(_flow(news, pulse.events, tell, greeting), leave)
    if not seated:
        stream = _watched(stream, visitor, match)
    return Stream(stream, media_type="text/event-stream", headers=HEADERS)


class Stream(StreamingResponse):
    """Flows until whoever listens hangs up. A group of tasks would do, but leaves a ring of errors
    and frames behind, which holds the page and all that it has; and what has become as old as a
    stream is seldom searched for such rings."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        both = (
            asyncio.ensure_future(self.stream_response(send)),
            asyncio.ensure_future(self.listen_for_disconnect(receive)),
        )
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in both:
                one.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        if not both[0].cancelled():
            both[0].result()


def change(number: int) -> bytes:
    """The event that says how many steps there are now, and nothing else."""
    return b'event: change\nid: %d\ndata: {"seq": %d}\n\n' % (number, number)


async def _flow(
    news: Subscription, number: int, tell: Teller, greeting: bytes
) -> AsyncIterator[bytes]:
    """The present number first: whoever comes back sees at once whether something was missed."""
    yield b"retry: 1000\n" + greeting + change(number)
    while True:
        before = number
        try:
            async with asyncio.timeout(HEARTBEAT):
                number, again = await anext(news)
        except StopAsyncIteration:
            return
        except TimeoutError:
            yield STILL_THERE
        else:
            try:
                event = await tell(number, again or number == before)
            except CivitasError:  # they may not look any more
                return
            if event:
                yield event


async def _counted(
    stream: AsyncIterator[bytes], leave: Callable[[], object]
) -> AsyncIterator[bytes]:
    """The stream, which makes room for another when it ends."""
    try:
        async for event in stream:
            yield event
    finally:
        leave()


async def _watched(
    stream: AsyncIterator[bytes], visitor: Visitor, match: str
) -> AsyncIterator[bytes]:
    """The stream of somebody without a seat: while it flows, all at the table see who watches."""
    gallery = visitor.house.news.gallery
    who = (visitor.id, visitor.person.name if visitor.person else "")
    await run_in_threadpool(gallery.come, match, *who)
    try:
        async for event in stream:
            yield event
            if event == STILL_THERE:
                await run_in_threadpool(gallery.remind, match)
    finally:
        with CancelScope(shield=True):  # whoever hangs up is gone for the others too
            await run_in_threadpool(gallery.go, match, *who)
