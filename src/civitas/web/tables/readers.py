"""Readers: the pages that are open in browsers, and what each of them has.

What has changed is sent to a page as soon as it happens, and only what has changed; so the server
remembers what the page got last. It may be wrong about that at any time: an answer was lost, the
server is another one by now. So every update has a serial number, and says on which one it builds;
a page that does not have that one asks, and tells what it has.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias
from weakref import WeakValueDictionary, finalize

from civitas.kernel.errors import CivitasError
from civitas.web.tables.live import Live

Name: TypeAlias = tuple[int | None, str]
"""The person, and what the page calls itself."""
Draw: TypeAlias = Callable[["Reader", Live], bytes]
AHEAD: Final = 8
"""So many events are kept ready for a page that has not taken them yet."""


class Reader:
    """One page of one match that is open in a browser.

    All but the events that are ready is read and changed only by whoever is at the table.
    """

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._ready: deque[bytes] = deque()
        self.serial = 0
        """Of the update that it got last; 0 if it has not asked yet."""
        self.seq = -1
        """The number of steps that it shows."""
        self.have: frozenset[str] = frozenset()
        """The sums of the parts that it has."""
        self.seat: int | None = None
        """Who said "I am", where several share the screen."""
        self.first = -1
        """The first block of the log that it shows."""
        self._sight: object = None
        """What it was shown last, held for the others who see the very same."""

    def got(self, seq: int, have: frozenset[str], sight: object = None) -> int:
        """It gets this; the serial number of the update."""
        self.seq, self.have, self._sight = seq, have, sight
        self.serial += 1
        return self.serial

    def draw(self, live: Live) -> bytes:
        """The event that brings the page up to date."""
        return self._draw(self, live)

    def prepare(self, live: Live) -> None:
        """Have that event ready, if the page has not asked for it itself.

        A page that does not read gets it all at once when it does.
        """
        if self.serial and self.seq < live.table.seq and len(self._ready) < AHEAD:
            self._ready.append(self.draw(live))

    def has(self, number: int) -> bool:
        """Does the page show the match at this number of steps, with nothing more to be sent?"""
        return self.seq >= number and not self._ready

    def take(self) -> bytes:
        """The events that are ready."""
        taken = b""
        while self._ready:
            taken += self._ready.popleft()
        return taken


class Readers:
    """All readers of one server process. Whoever keeps the stream of a page open holds them."""

    def __init__(self) -> None:
        self._open: dict[str, WeakValueDictionary[Name, Reader]] = {}
        self._lock = threading.Lock()

    def open(self, match: str, name: Name, draw: Draw) -> Reader:
        """A page listens from now on."""
        reader = Reader(draw)
        finalize(reader, self._closed, match).atexit = False
        with self._lock:
            here = self._open.setdefault(match, WeakValueDictionary())
            here[name] = reader
            self._open[match] = here  # if the last page before it has just taken it away
        return reader

    def _closed(self, match: str) -> None:
        """A page is gone; it comes from wherever the last who knew it has let go."""
        here = self._open.get(match)
        if here is not None and not here:
            self._open.pop(match, None)

    def find(self, match: str, name: Name) -> Reader | None:
        """The page, if it listens."""
        here = self._open.get(match)
        return None if here is None else here.get(name)

    def prepare(self, live: Live) -> None:
        """Draw the table for all who look at it; done by whoever has changed it."""
        match = live.id
        with self._lock:
            here = self._open.get(match)
            found = [] if here is None else [ref() for ref in here.valuerefs()]
            if not any(found):
                self._open.pop(match, None)
        for reader in found:
            if reader is not None:
                with suppress(CivitasError):  # who may not look any more is told by their stream
                    reader.prepare(live)
