"""Limits: how often somebody may sign in or make something, and how much they may send."""

from __future__ import annotations

import hmac
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from civitas.kernel.errors import CivitasError
from civitas.kernel.shelf import MB, kept
from civitas.web.people.together import Later, Together
from civitas.web.settings import Daily
from civitas.web.storage.room import Room

BODY: Final = 64 * 1024
UPLOAD: Final = 2 * 1024 * 1024
"""Bytes of a request, and of a match file with what a form puts around it."""
FILES: Final = 32
"""So many files may be sent at the same time."""
STREET: Final = 64
"""Bits of an IPv6 address that its owner chooses."""
TOWN: Final = 80
"""Bits of one that somebody may choose who has a net of their own, as anybody can for nothing."""
NET: Final = 8
"""So many times as much as one address may all of such a net make for good."""
REMEMBERED: Final = 20_000
"""So many people and addresses are watched; the longest quiet one is forgotten first."""


class Allowance(NamedTuple):
    """So many at once, then one every so many seconds."""

    burst: int
    seconds: float


ALLOWANCES: Final = {
    "sign-in": Allowance(10, 20.0),
    "guest": Allowance(30, 4.0),
    "create": Allowance(20, 10.0),
    "upload": Allowance(10, 20.0),
    "chat": Allowance(20, 2.0),
    "talk": Allowance(60, 0.5),
    "pick": Allowance(200, 0.2),
    "undo": Allowance(100, 0.5),
    "step": Allowance(1000, 0.02),
    "plea": Allowance(20, 5.0),
    "seat": Allowance(40, 3.0),
    "wish": Allowance(40, 3.0),
    "notice": Allowance(10, 60.0),
    "letter": Allowance(3, 8 * 3600.0),
    "friend": Allowance(20, 30.0),
    "invite": Allowance(30, 10.0),
}


LASTING: Final = {
    "guest": Allowance(500, 60.0),
    "create": Allowance(500, 60.0),
    "upload": Allowance(100, 600.0),
    "talk": Allowance(5000, 20.0),
    "step": Allowance(200_000, 0.2),
    "seat": Allowance(1000, 30.0),
    "plea": Allowance(1000, 30.0),
}
"""What is kept for good is bounded by the day, too: nobody fills the disk by being patient. Of
whoever sits down, gets up or asks to go back, the table tells in the chat."""
MODEST: Final = 20
"""Who has made less than one part of so many of that is served when there is little left."""
LARGE: Final = ("create", "upload")
"""What begins something that will grow, and is refused while the disk is nearly full."""
AGAIN: Final = 600
"""Seconds after which somebody may have made room."""


class TooMany(CivitasError):
    """Somebody is too fast."""

    def __init__(self, seconds: int) -> None:
        super().__init__("error-too-many", seconds=seconds)
        self.seconds = seconds


class NearlyFull(Later):
    """The disk has only room for what is being played."""

    def __init__(self) -> None:
        super().__init__("error-nearly-full", AGAIN)


class Limits:
    """Token buckets, one for each deed and whoever does it; and some for all of them together."""

    def __init__(
        self,
        on: bool = True,
        clock: Callable[[], float] = time.monotonic,
        secret: bytes = b"",
        daily: Daily | None = None,
        room: Room | None = None,
    ) -> None:
        self.on = on
        self._secret = secret
        self._clock = clock
        self._together = Together(daily or Daily())
        self._room = room
        self._spent: OrderedDict[tuple[str, Hashable], float] = OrderedDict()
        """Until when each bucket will have been empty, were it to be filled from now on."""
        self._lock = threading.Lock()

    def take(self, deed: str, *who: Hashable, size: int = 0) -> None:
        """Count one deed for each of these; refuse it if one of them has no more, or all together.

        A number is a person, a text an address: nobody can be taken for the other.
        """
        if self._room is not None and deed in LARGE and self._room.short:
            raise NearlyFull
        if not self.on:
            return
        now, lasting = self._clock(), LASTING.get(deed)
        with self._lock:
            after, late, _ = self._filled(ALLOWANCES[deed], deed, who, now)
            modest = True
            if lasting is not None:
                more, later, modest = self._for_good(lasting, deed, who, now)
                after, late = after | more, max(late, later)
            if late > 0:
                raise TooMany(int(late) + 1)
            self._together.take(deed, size, modest, now)
            for key, until in after.items():
                self._spent[key] = until
                self._spent.move_to_end(key)
            while len(self._spent) > REMEMBERED:
                self._spent.popitem(last=False)

    def _for_good(
        self, lasting: Allowance, deed: str, who: Iterable[Hashable], now: float
    ) -> tuple[dict[tuple[str, Hashable], float], float, bool]:
        """The same for what is kept for good, of all in one net as well; and was little made of
        that so far?"""
        after, late, used = self._filled(lasting, f"{deed} for good", who, now)
        nets = [net for one in who if isinstance(one, str) and (net := _net(one))]
        if nets:
            wide = Allowance(lasting.burst * NET, lasting.seconds / NET)
            more, later, much = self._filled(wide, f"{deed} of a net", nets, now)
            after, late, used = after | more, max(late, later), max(used, much)
        return after, late, used <= 1 / MODEST

    def _filled(
        self, allowance: Allowance, deed: str, who: Iterable[Hashable], now: float
    ) -> tuple[dict[tuple[str, Hashable], float], float, float]:
        """The buckets with one more in each, by how many seconds that would be too early, and how
        much of the fullest would be used."""
        whole = allowance.burst * allowance.seconds
        keys = [(deed, one) for one in who]
        after = {key: max(self._spent.get(key, now), now) + allowance.seconds for key in keys}
        latest = max(after.values()) - now
        return after, latest - whole, latest / whole

    def origin(self, address: str) -> str | None:
        """What the database keeps of an address, to know that two are the same: so little, that
        not even who knows the secret finds it out; nothing if limits are off."""
        if not self.on:
            return None
        return hmac.digest(self._secret, b"origin " + address.encode(), "sha256")[:2].hex()


@kept(MB)
def neighbourhood(address: str) -> str:
    """Whom an address stands for: whoever has one of the new kind has a whole street of them."""
    try:
        known = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return str(IPv6Address(int(known) >> STREET << STREET))
    return address


@kept(MB)
def _net(address: str) -> str:
    """The net of a street; nothing for any other text."""
    try:
        known = IPv6Address(address)
    except ValueError:
        return ""
    return "" if known.ipv4_mapped else str(IPv6Address(int(known) >> TOWN << TOWN))


class BodyLimit:
    """Stops reading a request that is too large, before it is all in memory; if it says so itself,
    before any of it is."""

    def __init__(self, app: ASGIApp, uploads: tuple[str, ...]) -> None:
        self._app = app
        self._uploads = uploads
        """The paths to which files are sent."""
        self._files = 0
        """So many are being sent."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if scope["path"] not in self._uploads:
            await self._app(scope, _bounded(receive, BODY, announced(scope)), send)
            return
        self._files += 1
        try:
            most = UPLOAD if self._files <= FILES else -1
            await self._app(scope, _bounded(receive, most, announced(scope)), send)
        finally:
            self._files -= 1


def _bounded(receive: Receive, most: int, announced: int) -> Receive:
    """What comes, up to so many bytes; less than none where there is no room for any."""
    left = most

    async def receive_some() -> Message:
        nonlocal left
        if announced > most:
            raise HTTPException(503 if most < 0 else 413)
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise HTTPException(413)
        return message

    return receive_some


def announced(scope: Scope) -> int:
    """How many bytes will be sent, if that is said."""
    said = next((value for name, value in scope["headers"] if name == b"content-length"), b"")
    return int(said) if said.isdigit() else 0
