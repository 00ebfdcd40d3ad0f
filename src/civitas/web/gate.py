"""The gate: what is turned away before it costs anything.

A server answers only to its own names: otherwise the links that it writes could name another, and a
page of another site could call the table of somebody's home network by a name of its own. And one
address may ask for only so much at the same time.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from python_multipart.multipart import parse_options_header
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from civitas.kernel.errors import CivitasError
from civitas.kernel.shelf import MB, kept
from civitas.web.faults import answer
from civitas.web.front.visitor import SAFE
from civitas.web.people.limits import BODY, announced, neighbourhood
from civitas.web.settings import Settings

LONGEST: Final = 255
"""Letters of a name that there can be, with a port."""
SHOWN: Final = 60
"""So many of them are told in a sentence."""
PATH: Final = 1000
"""Letters of a path, which are never so many: what is long stands behind the question mark."""
UPLOADS: Final = ("/api/files", "/upload")
"""Where files are sent to."""
KIND: Final = 300
"""Bytes in which a request says of which kind it is; that of a form has a mark of 70 at most."""
UTF_8: Final = (b"utf-8", b"utf8")
AT_ONCE: Final = 2
"""So much is worked on at the same time for one address; what else it asks for waits, and others
are served meanwhile. More would not be faster: there is one interpreter for all."""
REST: Final = 0.1
"""Seconds, at most, for which an address that asks for more rests after each answer; otherwise as
long as the answer took."""
FEW: Final = 6
"""So much waits for its turn when a browser opens a page. What comes when more waits is worked on
one after the other,"""
RESTS: Final = 3
"""with rests that are so many times as long as the answer took. So three quarters of the time are
others', however much one asks for; and one who calculates makes those who pick wait far less than
two do, for they get back what they let go of at once."""
HEAVY: Final = 20
"""Who sends a file takes as much room as so many who ask for something."""
CROWDED: Final = 429
AGAIN: Final = 5
"""Seconds after which something of what an address has asked for will be done."""
_HOST: Final = b"host"


class Gate:
    """Lets in who calls the server by its name and does not ask for too much at once."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._most = settings.bounds.per_address if settings.limits else 0
        self._inside: Counter[str] = Counter()
        """How much each address asks for just now."""
        self._turns: dict[str, _Turns] = {}
        proxies = ProxyHeadersMiddleware(app, settings.proxies)  # type: ignore[arg-type]
        self._proxies = proxies.trusted_hosts
        self._names = names_of(settings)
        self._known = kept(MB)(self._knows)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        who = self._counted_as(scope)
        weight = HEAVY if scope["path"] in UPLOADS else 1
        refusal = self._refusal(scope, who, weight)
        if refusal is not None:
            response = answer(Request(scope), *refusal)
            if response.status_code == CROWDED:
                response.headers["Retry-After"] = str(AGAIN)
            await response(scope, receive, send)
            return
        if not who:
            await self._app(scope, receive, send)
            return
        self._inside[who] += weight
        try:
            await self._in_turn(who, scope, receive, send)
        finally:
            self._inside[who] -= weight
            if not self._inside[who]:
                del self._inside[who]
                self._turns.pop(who, None)

    async def _in_turn(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it in when it is its turn; with a body when that is there, or whoever sends it slowly
        would keep others out. An answer has had its turn when it begins: from then on a stream
        waits for news, and any other for somebody to take it."""
        turn = _Turn(self._turns.setdefault(who, _Turns()))

        async def receive_file() -> Message:
            message = await receive()
            if not message.get("more_body"):
                await turn.take()
            return message

        async def send_on(message: Message) -> None:
            turn.give_back()
            await send(message)

        try:
            if scope["path"] in UPLOADS and scope["method"] not in SAFE:
                await self._app(scope, receive_file, send)
                return
            sent = [] if scope["method"] in SAFE else await _sent(scope, receive)
            await turn.take()
            await self._app(scope, _again(sent, receive), send_on)
        finally:
            turn.give_back()

    def _refusal(self, scope: Scope, who: str, weight: int) -> tuple[CivitasError, int] | None:
        """Why nobody is let in with this, and the status that says so."""
        called = [value for name, value in scope["headers"] if name == _HOST]
        if not self._called_rightly(scope, called):
            host = b", ".join(called)[:SHOWN].decode("ascii", "replace")
            return CivitasError("error-host", host=host), 400
        if len(scope["path"]) > PATH:
            return CivitasError("error-nothing-here"), 404
        if _is_strange(scope):
            return CivitasError("error-request-plain"), 415
        if who and self._inside[who] + weight > self._most:
            return CivitasError("error-crowd", most=self._most), CROWDED
        return None

    def _called_rightly(self, scope: Scope, called: list[bytes]) -> bool:
        if len(called) != 1:
            return not called and scope["http_version"] == "1.0"
        return len(called[0]) <= LONGEST and self._known(called[0])

    def _knows(self, called: bytes) -> bool:
        """Is this one of our names, or an address of numbers, which cannot be another's name?"""
        if "*" in self._names:
            return True
        try:
            name = urlsplit(f"//{called.decode('ascii')}")
            host = (name.hostname or "").removesuffix(".")
            bare = not (name.path or name.query or name.fragment or "@" in name.netloc)
            _ = name.port
        except ValueError:
            return False
        return bare and (_is_number(host) or self._is_ours(host))

    def _is_ours(self, host: str) -> bool:
        parents = ("*." + host.split(".", n)[n] for n in range(1, host.count(".") + 1))
        return host in self._names or any(parent in self._names for parent in parents)

    def _counted_as(self, scope: Scope) -> str:
        """Who asks, if it is counted. A proxy that does not tell for whom it asks is not: it would
        be everybody."""
        client = scope["client"]
        if not self._most or client is None or client[0] in self._proxies:
            return ""
        return neighbourhood(client[0])


async def _sent(scope: Scope, receive: Receive) -> list[Message]:
    """The body of a request, whether or not anybody will read it; of one that is too large, as much
    as it takes to find that out."""
    sent: list[Message] = []
    left = BODY if announced(scope) <= BODY else -1
    while left >= 0:
        sent.append(await receive())
        left -= len(sent[-1].get("body", b""))
        if not sent[-1].get("more_body"):
            break
    return sent


def _again(sent: list[Message], receive: Receive) -> Receive:
    """What was sent, and then what else comes."""
    first = iter(sent)

    async def receive_on() -> Message:
        for message in first:
            return message
        return await receive()

    return receive_on


class _Turns:
    """The turns of one address."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._narrow = asyncio.Semaphore(1)
        self._waiting = 0

    async def take(self) -> bool:
        """Wait for one; is it one of a crowd?"""
        crowd = self._waiting > FEW
        self._waiting += 1
        try:
            if crowd:
                await self._narrow.acquire()
            await self._free.acquire()
        finally:
            self._waiting -= 1
        return crowd

    def give_back(self, took: float, crowd: bool) -> None:
        """One is over; if others wait for it, they do so for a while longer."""
        loop = asyncio.get_running_loop()
        if crowd:
            loop.call_later(min(took * RESTS, REST), self._narrow.release)
            self._free.release()
        elif self._free.locked():
            loop.call_later(min(took, REST), self._free.release)
        else:
            self._free.release()


class _Turn:
    """The turn of one request."""

    def __init__(self, turns: _Turns) -> None:
        self._turns = turns
        self._since: float | None = None
        """Since when it has been taken."""
        self._crowd = False

    async def take(self) -> None:
        if self._since is None:
            self._crowd = await self._turns.take()
            self._since = time.monotonic()

    def give_back(self) -> None:
        if self._since is not None:
            self._turns.give_back(time.monotonic() - self._since, self._crowd)
            self._since = None


def names_of(settings: Settings) -> frozenset[str]:
    """The names that the server answers to: its public one, those that it was given, and those by
    which it is called at home."""
    machine = socket.gethostname().lower()
    first = machine.partition(".")[0]
    names = {"localhost", "*.localhost", machine, first, f"{first}.local", settings.host.lower()}
    public = urlsplit(settings.address).hostname
    return frozenset(filter(None, {*names, *settings.hosts, public or ""}))


def _is_strange(scope: Scope) -> bool:
    """Does it say so much of its kind that it takes long to read? Or is it a form in any other
    letters than those of the web? Some codecs of Python make half letters, which nobody can write
    down, or faults of their own."""
    kinds = [value for name, value in scope["headers"] if name == b"content-type"]
    if any(len(kind) > KIND for kind in kinds):
        return True
    told = [parse_options_header(kind)[1] for kind in kinds if b"charset" in kind.lower()]
    if not told:  # as most often
        return False
    forms = [options[b"charset"] for options in told if {b"charset", b"boundary"} <= options.keys()]
    return any(letters.lower() not in UTF_8 for letters in forms)


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
