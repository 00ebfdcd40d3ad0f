"""News: who looks at a match is told at once that it has changed, in whatever process it did.

Within a process this is all memory. Across processes PostgreSQL carries it (LISTEN and NOTIFY);
the news says only which match has changed, everybody then looks for themselves.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from math import inf
from typing import Final
from weakref import finalize, ref

import psycopg

from civitas.web.storage.complaints import complain
from civitas.web.storage.store import CHANNEL, WATCHING, Store
from civitas.web.tables.gallery import Gallery

PATIENCE: Final = 2.0
"""Seconds between two attempts to reach a database that went away."""
LOOK_UP: Final = 0.5
"""How often the listener looks up from the wire, to see whether the server stops."""


class Subscription:
    """Somebody who looks at a match. News that come faster than they are read become one; but if a
    number comes twice, which means that something else has changed than the steps, so does the
    latest when it is read.

    It listens from the moment it is made, so that nothing is missed between looking and waiting.
    """

    def __init__(self, is_open: bool, has: Callable[[int], bool] = lambda _: False) -> None:
        self._has = has
        """Does whoever listens know the match at this number of steps?"""
        self._number: int | None = None
        self._fresh = self._again = False
        self._open = is_open
        self._rung = asyncio.Event()
        if not is_open:
            self._rung.set()

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> tuple[int, bool]:
        """The match's number of steps, as soon as something has changed, and whether it was
        something else than the steps; ends with the server."""
        await self._rung.wait()
        if not self._open or self._number is None:
            raise StopAsyncIteration
        again = not self._fresh
        if again:
            self._again = False
        self._fresh = False
        if not self._again:
            self._rung.clear()
        return self._number, again

    def begin(self, number: int) -> None:
        """So many steps whoever listens was told of at first."""
        if self._number is None:
            self._number = number

    def hear(self, number: int) -> None:
        if number == self._number:
            self._again = True
        else:
            begun, self._number = self._number is not None, number
            if begun and self._has(number):  # most often: they have picked themselves
                return
            self._fresh = True
        self._rung.set()

    def end(self) -> None:
        self._open = False
        self._rung.set()


class News:
    """The news of one server process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.gallery = Gallery(store, self.publish)
        self._listeners: dict[str, dict[int, ref[Subscription]]] = {}
        """By match; nobody is held by it who listens no more."""
        self._numbers = count()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: int | None = None
        """In which it runs."""
        self._closed = threading.Event()
        self._wire = threading.Thread(target=self._listen, name="news", daemon=True)
        if store.shared:
            self._wire.start()

    def publish(self, match: str, number: int) -> None:
        """Tell all who look at the match that it has this number of steps now.

        The same number as before means that something else changed: a seat, the chat, who watches.
        """
        if threading.get_ident() == self._thread:
            self._ring(match, number)
        elif self._loop is not None and match in self._listeners:
            with suppress(RuntimeError):  # the loop has just been closed: nobody listens
                self._loop.call_soon_threadsafe(self._ring, match, number)

    def subscribe(self, match: str, has: Callable[[int], bool] = lambda _: False) -> Subscription:
        """Listen for news of a match, in the event loop of the server. Of steps that whoever
        listens ``has`` already nothing is told."""
        self._loop, self._thread = asyncio.get_running_loop(), threading.get_ident()
        listener = Subscription(not self._closed.is_set(), has)
        number = next(self._numbers)
        finalize(listener, self._gone, match, number).atexit = False
        here = self._listeners.setdefault(match, {})
        here[number] = ref(listener)
        self._listeners[match] = here  # if the last listener before it has just taken it away
        return listener

    def _gone(self, match: str, number: int) -> None:
        """Somebody listens no more; nothing stays of a match to which nobody listens."""
        listeners = self._listeners.get(match)
        if listeners is not None:
            listeners.pop(number, None)
            if not listeners:
                self._listeners.pop(match, None)

    def hang_up(self) -> None:
        """End all subscriptions."""
        self._closed.set()
        if self._loop is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._hush)

    def close(self) -> None:
        """End everything."""
        self.hang_up()
        self.gallery.close()
        if self._wire.is_alive():
            self._wire.join()

    def _hush(self) -> None:
        for match in list(self._listeners):
            for listener in self._here(match):
                listener.end()

    def _ring(self, match: str, number: int) -> None:
        for listener in self._here(match):
            listener.hear(number)

    def _here(self, match: str) -> list[Subscription]:
        """Who listens. One may go at any moment, wherever the last who knew it has let go."""
        found = [known() for known in [*self._listeners.get(match, {}).values()]]
        return [listener for listener in found if listener is not None]

    # ---------------------------------------------------------------- other processes

    def _listen(self) -> None:
        """Pass on what other processes announce; come back if the database went away."""
        while not self._closed.is_set():
            try:
                self._hear_all()
            except psycopg.Error as error:
                self._store.company = inf
                if not self._closed.is_set():
                    complain("news", error)
                    self._closed.wait(PATIENCE)

    def _hear_all(self) -> None:
        with self._store.wire() as wire:
            wire.execute(f"LISTEN {CHANNEL}; LISTEN {WATCHING}".encode())
            self._store.hear_of_others()
            for match, number in self._store.numbers(list(self._listeners)).items():
                self.publish(match, number)  # whatever was missed meanwhile
            while not self._closed.is_set():
                for notice in wire.notifies(timeout=LOOK_UP):
                    sender, match, said = notice.payload.split(" ", 2)
                    if sender == self._store.sender:
                        continue
                    self._store.hear_of_others()
                    if notice.channel == CHANNEL:
                        self.publish(match, int(said))
                    else:
                        self.gallery.hear(match, sender, said)
