"""News: who looks at a match is told at once that it has changed, in whatever process it did.

Within a process this is all memory. Across processes PostgreSQL carries it (LISTEN and NOTIFY);
the news says only which match has changed, everybody then looks for themselves.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import psycopg

from civitas.web.store import CHANNEL, Store

PATIENCE: Final = 2.0
"""Seconds between two attempts to reach a database that went away."""
LOOK_UP: Final = 0.5
"""How often the listener looks up from the wire, to see whether the server stops."""

_logger: Final = logging.getLogger(__name__)


class _Ear:
    """One subscriber: news that come faster than they are read become one."""

    def __init__(self) -> None:
        self.number: int | None = None
        self.rung = asyncio.Event()

    def hear(self, number: int | None) -> None:
        self.number = number
        self.rung.set()


class News:
    """The news of one server process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ears: defaultdict[str, set[_Ear]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = threading.Event()
        self._listener = threading.Thread(target=self._listen, name="news", daemon=True)
        if store.shared:
            self._listener.start()

    def publish(self, match: str, number: int) -> None:
        """Tell all who look at the match that it has this number of steps now.

        The same number as before means that something else changed: a seat, the chat.
        """
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop has just been closed: nobody listens
                self._loop.call_soon_threadsafe(self._ring, match, number)

    async def subscribe(self, match: str) -> AsyncIterator[int]:
        """The match's number of steps, whenever something has changed; ends with the server."""
        self._loop = asyncio.get_running_loop()
        ear = _Ear()
        self._ears[match].add(ear)
        try:
            while True:
                await ear.rung.wait()
                ear.rung.clear()
                if ear.number is None:
                    return
                yield ear.number
        finally:
            self._ears[match].discard(ear)
            if not self._ears[match]:
                del self._ears[match]

    def close(self) -> None:
        """End all subscriptions."""
        self._closed.set()
        if self._loop is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._hush)
        if self._listener.is_alive():
            self._listener.join()

    def _hush(self) -> None:
        for ears in self._ears.values():
            for ear in ears:
                ear.hear(None)

    def _ring(self, match: str, number: int) -> None:
        for ear in self._ears.get(match, ()):
            ear.hear(number)

    # ---------------------------------------------------------------- other processes

    def _listen(self) -> None:
        """Pass on what other processes announce; come back if the database went away."""
        while not self._closed.is_set():
            try:
                self._hear_all()
            except psycopg.Error as error:
                if not self._closed.is_set():
                    _logger.warning("news: the database does not answer: %s", error)
                    self._closed.wait(PATIENCE)

    def _hear_all(self) -> None:
        url = self._store.url.replace("+psycopg", "", 1)
        with psycopg.connect(url, autocommit=True) as wire:
            wire.execute(f"LISTEN {CHANNEL}".encode())
            for match, number in self._store.numbers(list(self._ears)).items():
                self.publish(match, number)  # whatever was missed meanwhile
            while not self._closed.is_set():
                for notice in wire.notifies(timeout=LOOK_UP):
                    sender, match, steps = notice.payload.split()
                    if sender != self._store.sender:
                        self.publish(match, int(steps))
