"""A line: one connection, and how much of the server whoever holds it may take up.

Uvicorn speaks HTTP. What it leaves open is bounded here, before a request reaches the house and
whether or not there is a proxy in front: how long the head of a request may be and how long it may
take, how long a body and an answer may take, how many requests may wait in one line, and how many
lines there are, in all and for each address.
"""

from __future__ import annotations

import asyncio
import socket
from functools import cache
from http import HTTPStatus
from math import inf
from typing import Any, Final

from httptools import HttpParserError, HttpParserUpgrade
from uvicorn._types import ASGI3Application
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from civitas.kernel.words import LANGUAGES
from civitas.web.envelope import Envelope
from civitas.web.front.headers import SAME
from civitas.web.lines import GLANCE, Config
from civitas.web.people.limits import UPLOAD, neighbourhood
from civitas.web.speech.words import web_words

PIECE: Final = 16 * 1024
"""Bytes that are read of what has come, before it is looked at whether it goes on too long."""
AHEAD: Final = 8
"""So many requests may be sent before the first is answered."""
BODY: Final = 2 * UPLOAD
"""Bytes of a body as it is sent, with whatever stands between its parts."""
CHUNKS: Final = 256
"""A body may come in so many chunks, and one more for as many of its bytes: to read one takes as
long as to read hundreds of bytes, and all others wait meanwhile."""
SENT: Final = 128 * 1024
"""Bytes of an answer that the system takes before the other end does. By itself it takes up to 4 MB
for each, of the memory that it has for all connections of the machine."""
PROXY_SECONDS: Final = 75
"""Seconds until the next request of a proxy, which keeps lines for whoever comes; longer than it
does, so that it never sends a pick on a line that is just being closed."""


class Refused(Exception):
    """What comes is not read any further."""


class Line(HttpToolsProtocol):
    """One connection."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._bounds = config.bounds
        self._address = ""
        """Whose line it is, where lines are counted."""
        self._since = 0.0
        """When it was made."""
        self._due = inf
        """When what is being sent has to be there."""
        self._begun = self._in_body = False
        """Has anything of a request come, and the whole of its head?"""
        self._lines = self._head = self._body = self._chunks = 0
        """Lines and bytes of the head, bytes and chunks of the body."""
        self._pending = 0
        """Bytes in which nothing came to an end."""
        self._stuck = inf
        """Since when the other end has not taken what it was sent."""
        self._answering: RequestResponseCycle | None = None
        """The request that is being answered; others may have come after it."""

    # ---------------------------------------------------------------- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.transport = Envelope(transport, self.loop.call_soon)  # type: ignore[assignment]
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT)
        self.config.watch(self.connections, self.loop)
        self._since = self.loop.time()
        self._due = self._since + self._bounds.head_seconds
        crowd = self.config.crowd
        if self._is_proxy():
            self.timeout_keep_alive = PROXY_SECONDS
        elif self.client is not None and self.config.limits:
            self._address = neighbourhood(self.client[0])
        if self._address:
            crowd[self._address] += 1
        if crowd[self._address] > self._bounds.per_address or not self._finds_room():
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def _finds_room(self) -> bool:
        """Is there room for one more? If not, whoever holds most lines loses the oldest of those on
        which nothing is being answered: so nobody is kept out by lines that merely wait."""
        if len(self.connections) <= self._bounds.connections:
            return True
        crowd = self.config.crowd
        others = (line for line in self.connections if isinstance(line, Line) and line.waits)
        held = max(
            (line for line in others if line is not self and not line.transport.is_closing()),
            key=lambda line: (crowd[line._address], -line._since),
            default=None,
        )
        if held is not None:
            held.transport.abort()
        return held is not None

    @property
    def waits(self) -> bool:
        """Is it the other end for whom this line is held?"""
        answering = self._answering
        return self._in_body or answering is None or answering.response_complete

    def connection_lost(self, exc: Exception | None) -> None:
        if self._address:
            crowd = self.config.crowd
            crowd[self._address] -= 1
            if not crowd[self._address]:
                del crowd[self._address]
        self.config.untaken.drop(self)
        super().connection_lost(exc)
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
        self.pipeline.clear()

    def shutdown(self) -> None:
        """The server stops: what is being answered may be, but nobody is waited for."""
        if self._stuck < inf:
            self.transport.abort()
        elif self.waits:
            self.transport.close()
        else:
            super().shutdown()

    def _is_proxy(self) -> bool:
        """Does one that is believed hold it? It holds the lines of many people, which are not
        counted: what they ask for through it is (`gate.py`)."""
        proxies = self.app.trusted_hosts if isinstance(self.app, ProxyHeadersMiddleware) else ()
        return self.client is not None and self.client[0] in proxies

    # ---------------------------------------------------------------- what comes

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._due == inf:
            self._due = self.loop.time() + self._bounds.head_seconds
        for at in range(0, len(data), PIECE):
            if not self._read(data[at : at + PIECE] if len(data) > PIECE else data):
                return

    def _read(self, data: bytes) -> bool:
        """Read a piece; False if nothing more is to be read."""
        self._pending += len(data)
        if self._in_body:
            self._body += len(data)
        try:
            self.parser.feed_data(data)
        except HttpParserUpgrade:  # nothing else is spoken here: it is answered, and that is all
            self.cycle.keep_alive = False
            self.flow.pause_reading()
            return False
        except HttpParserError as error:
            why = error.__context__
            self._refuse(why.args[0] if isinstance(why, Refused) else HTTPStatus.BAD_REQUEST)
            return False
        if self._pending > self._bounds.head:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._in_body and self._body > BODY:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        return not self.transport.is_closing()

    def on_message_begin(self) -> None:
        self._begun = True
        self._lines = self._head = self._body = self._chunks = self._pending = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._pending = 0
        if len(self.url) + len(url) > self._bounds.url:
            raise Refused(HTTPStatus.REQUEST_URI_TOO_LONG)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._pending = 0
        self._lines += 1
        self._head += len(name) + len(value)
        if self._lines > self._bounds.lines or self._head > self._bounds.head:
            raise Refused(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if name.lower() == b"transfer-encoding" and value.strip().lower() != b"chunked":
            raise Refused(HTTPStatus.BAD_REQUEST)  # packed: nobody here would unpack it
        if not self._in_body:  # what follows a body comes too late to say anything about it
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= AHEAD:
            raise Refused(HTTPStatus.BAD_REQUEST)
        super().on_headers_complete()
        self._in_body = True
        self._due = self.loop.time() + self._bounds.body_seconds

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > CHUNKS + self._body // CHUNKS:
            raise Refused(HTTPStatus.BAD_REQUEST)

    def on_body(self, body: bytes) -> None:
        self._pending = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_body = False
        self._due = inf
        self._pending = 0
        super().on_message_complete()

    # ---------------------------------------------------------------- what goes

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._in_body:  # it is answered already: the rest may come for a moment, to no end
            self._due = min(self._due, self.loop.time() + self._bounds.idle_seconds)

    def pause_writing(self) -> None:
        self._stuck = self.loop.time()
        size = self.transport.get_write_buffer_size()
        self.config.untaken.put(self, self._address, size, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stuck = inf
        self.config.untaken.drop(self)
        super().resume_writing()

    def _refuse(self, status: HTTPStatus) -> None:
        """Hang up; with a sentence, unless it would get into another answer."""
        first = self._answering
        if (
            first is None
            or not first.response_started
            or (first.response_complete and not self._in_body)
        ):
            self.transport.write(_farewell(status))
        self.transport.close()

    # ---------------------------------------------------------------- time

    def look(self, now: float) -> None:
        """Is anything late?"""
        if self.transport.is_closing():  # it waits for whoever does not take the rest
            self._stuck = min(self._stuck, now)
        if now - self._stuck > self._bounds.answer_seconds:
            self.transport.abort()
        elif self.flow.read_paused:  # it is we who keep them waiting
            self._due = max(self._due, now + GLANCE)
        elif now > self._due and not self._begun:
            self.transport.close()  # who has not said anything is not told anything
        elif now > self._due:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)


@cache
def _farewell(status: HTTPStatus) -> bytes:
    """The answer to what cannot be read: in which language it is meant, nobody knows."""
    message = f"line-{status.value}"
    body = "".join(f"{web_words(language).say(message)}\n" for language in LANGUAGES).encode()
    headers = {
        **SAME,
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{k}: {v}" for k, v in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body
