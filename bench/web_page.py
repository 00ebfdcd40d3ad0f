"""A page of the web table as a browser has it, without the browser: what a person at a table
costs the server. `static/table.js` is the model: the same requests, in the same order.

It talks HTTP by hand: a client library would take more of the machine than the server it measures.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Final, NamedTuple
from urllib.parse import urlencode

import msgspec

PATIENCE: Final = 30.0
"""Seconds after which an answer that has not come is an error."""
_LENGTH: Final = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_COOKIE: Final = re.compile(rb"\r\nset-cookie: *([^;\r]+)", re.IGNORECASE)
_PLACE: Final = re.compile(rb"\r\nlocation: *([^\r]+)", re.IGNORECASE)
_CSRF: Final = re.compile(r'name="csrf" content="([^"]+)"')
_UPDATE: Final = re.compile(r'id="update">(.*?)</script>', re.DOTALL)


class Failed(Exception):
    """An answer that a person would not want to see."""


class Answer(NamedTuple):
    """What the server said."""

    head: bytes
    body: bytes

    @property
    def status(self) -> int:
        return int(self.head[9:12])


class Ask(msgspec.Struct):
    """What the page has to know of an ask to answer it."""

    seat: int
    seq: int
    picks: list[msgspec.Raw]


class Update(msgspec.Struct):
    """What the page has to know of an update to go on."""

    seq: int
    parts: dict[str, tuple[str, str]]
    blocks: int
    ask: Ask | None = None
    over: bool = False
    message: str = ""
    serial: int = 0
    after: int = 0


class Wire:
    """One connection that is kept open."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ask(self, request: bytes) -> Answer:
        """Send a request, hold the whole answer."""
        if self.writer.is_closing():  # the server was killed; to uvloop, writing would be a mistake
            raise ConnectionResetError
        self.writer.write(request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = _LENGTH.search(head)
        body = await self.reader.readexactly(int(length[1])) if length else b""
        return Answer(head, body)


class Browser:
    """Somebody's browser: a cookie, and connections to one server."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self._port = port
        self._from = (address, 0)
        self._cookie = b""
        self._idle: list[Wire] = []

    async def wire(self) -> Wire:
        """A connection that is not in use; the server closes those that are idle for long."""
        while self._idle:
            wire = self._idle.pop()
            if not wire.reader.at_eof():
                return wire
            wire.writer.close()
        ends = await asyncio.open_connection(
            "127.0.0.1", self._port, limit=2**20, local_addr=self._from
        )
        return Wire(*ends)

    def request(self, method: str, path: str, kind: str = "", body: bytes = b"") -> bytes:
        """A request as it goes over the wire; ``kind`` names the headers of its body."""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Accept-Encoding: gzip, deflate\r\nAccept-Language: en\r\n{kind}"
        )
        cookie = b"Cookie: " + self._cookie + b"\r\n" if self._cookie else b""
        length = b"Content-Length: %d\r\n" % len(body) if body else b""
        return head.encode() + cookie + length + b"\r\n" + body

    async def ask(self, method: str, path: str, kind: str = "", body: bytes = b"") -> Answer:
        """The answer to a request, in which nothing may have gone wrong."""
        request = self.request(method, path, kind, body)
        what = f"{method} {path.partition('?')[0]}"
        try:
            answer = await asyncio.wait_for(self._ask(request), PATIENCE)
        except (OSError, EOFError, TimeoutError) as error:
            raise Failed(f"{what}: {error!r}") from None
        if answer.status >= 400:
            raise Failed(f"{what}: {answer.status}")
        if cookie := _COOKIE.search(answer.head):
            self._cookie = cookie[1]
        return answer

    async def _ask(self, request: bytes) -> Answer:
        used = bool(self._idle)
        wire = await self.wire()
        try:
            answer = await wire.ask(request)
        except (ConnectionError, asyncio.IncompleteReadError):
            wire.writer.close()
            if not used:
                raise
            return await self._ask(request)  # it was closed for being idle just now
        self._idle.append(wire)
        return answer

    async def get(self, path: str) -> Answer:
        return await self.ask("GET", path)

    async def form(self, path: str, **fields: str) -> str:
        """Send a form; the address that the answer leads to."""
        kind = "Content-Type: application/x-www-form-urlencoded\r\n"
        answer = await self.ask("POST", path, kind, urlencode(fields).encode())
        place = _PLACE.search(answer.head)
        if place is None:
            raise Failed(f"POST {path} leads nowhere")
        return place[1].decode()

    def close(self) -> None:
        for wire in self._idle:
            wire.writer.close()


def csrf_in(page: str) -> str:
    """The token that a page gives to its forms."""
    found = _CSRF.search(page)
    if found is None:
        raise Failed("a page without a token for its forms")
    return found[1]


class Heard(NamedTuple):
    """What a page tells whoever measures."""

    picked: Callable[[float, int], None]
    """After a pick: seconds from sending it to holding the updated page, and bytes."""
    refreshed: Callable[[int], None]
    """After news: bytes."""


class Page:
    """The page of one table, and the person in front of it, who picks at random."""

    def __init__(
        self, port: int, heard: Heard, dice: random.Random, address: str = "127.0.0.1"
    ) -> None:
        self.browser = Browser(port, address)
        self._heard = heard
        self._dice = dice
        self._called = f"{dice.getrandbits(128):032x}"
        self._sums: dict[str, str] = {}
        self._turn = asyncio.Lock()
        """One request after the other: each says what the page has by then."""
        self._wanted = -inf
        self._first = -1
        self.ready = asyncio.Event()
        """Set while the person can pick, and when there is nothing more to pick."""

    async def come_in(self, title: str, bot: str) -> None:
        """A stranger becomes a guest and gets a new table against two bots."""
        form = (await self.browser.get(f"/new/{title}")).body.decode()
        seats = {"seat-0": "me", "seat-1": f"bot-{bot}", "seat-2": f"bot-{bot}"}
        self._here = await self.browser.form(f"/new/{title}", csrf=csrf_in(form), **seats)

    @property
    def match(self) -> str:
        return self._here.rpartition("/")[2]

    async def be_told(self, receiver: str) -> None:
        """Want to be told of one's turn, by a webhook."""
        page = (await self.browser.get("/me/notices")).body.decode()
        wish = {"csrf": csrf_in(page), "kind": "slack", "address": receiver}
        await self.browser.form("/me/notices/webhook", **wish)

    async def open(self) -> None:
        """Open the page of the table."""
        page = (await self.browser.get(self._here)).body.decode()
        self._csrf = csrf_in(page)
        self._sums.clear()
        found = _UPDATE.search(page)
        assert found is not None
        self._adopt(msgspec.json.decode(found[1], type=Update))

    def _adopt(self, update: Update) -> None:
        self.now = update
        self._sums.update({name: mark for name, (mark, _) in update.parts.items()})
        blocks = [int(name[4:]) for name in self._sums if name.startswith("log-")]
        for number in blocks:
            if number >= update.blocks:
                del self._sums[f"log-{number}"]
        self._first = min(blocks, default=0)
        if update.ask is not None or update.over:
            self.ready.set()
        else:
            self.ready.clear()

    @property
    def _have(self) -> str:
        return ".".join(self._sums.values())

    async def pick(self) -> None:
        """Answer what is asked, at random; then hold the page as it is after that."""
        start = perf_counter()
        async with self._turn:
            ask = self.now.ask
            if ask is None:
                return
            body = {
                "seat": ask.seat,
                "seq": ask.seq,
                "pick": self._dice.randrange(len(ask.picks)),
                "page": self._called,
                "have": self._have,
                "first": self._first,
            }
            kind = f"Content-Type: application/json\r\nX-CSRF: {self._csrf}\r\n"
            answer = await self.browser.ask(
                "POST", f"{self._here}/pick", kind, json.dumps(body).encode()
            )
            update = msgspec.json.decode(answer.body, type=Update)
            self._heard.picked(perf_counter() - start, len(answer.body))
            if update.message:
                raise Failed(f"a legal pick is refused: {update.message}")
            self._adopt(update)

    async def refresh(self, number: float = inf) -> None:
        """Get what has changed, unless the page has got so far by the time that it is its turn."""
        self._wanted = max(self._wanted, number)
        async with self._turn:
            needed, self._wanted = self._wanted, -inf
            if needed <= self.now.seq:
                return
            asked = {"page": self._called, "have": self._have, "first": self._first}
            query = urlencode(asked)
            answer = await self.browser.get(f"{self._here}/update?{query}")
            self._heard.refreshed(len(answer.body))
            self._adopt(msgspec.json.decode(answer.body, type=Update))

    async def hear(self, data: bytes) -> None:
        """What the stream brings builds on what the page got last; else something was lost."""
        update = msgspec.json.decode(data, type=Update)
        async with self._turn:
            follows = update.after == self.now.serial
            if follows:
                self._heard.refreshed(len(data))
                self._adopt(update)
        if not follows and update.serial > self.now.serial:
            await self.refresh()

    async def listen(self) -> None:
        """Follow the stream of news, and look whenever there is something new."""
        wire = await self.browser.wire()
        path = f"{self._here}/events?{urlencode({'page': self._called})}"
        wire.writer.write(self.browser.request("GET", path))
        known, kind = None, b""
        try:
            while line := await wire.reader.readline():
                if line.startswith(b"event: "):
                    kind = line[7:].strip()
                elif line.startswith(b"data: ") and kind == b"update":
                    await self.hear(line[6:])
                    known = self.now.seq
                elif line.startswith(b"data: ") and kind == b"change":
                    seq = json.loads(line[6:])["seq"]
                    if known is None or seq == known:
                        await self.refresh()
                    elif seq != self.now.seq:
                        await self.refresh(seq)
                    known = seq
        finally:
            wire.writer.close()
        raise Failed("the stream of news has ended")
