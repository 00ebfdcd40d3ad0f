"""Reading glasses: connections to a SQLite file for what is asked with every pick.

They are lent for one statement and given back, so a few are enough for all threads of a server,
and as many as were made stay open: a thread that ends leaves nothing behind.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Any, Final

from sqlalchemy import Engine
from sqlalchemy.exc import TimeoutError as PoolTimeout

from civitas.web.storage.database import database_fault
from civitas.web.storage.writer import detached

MOST: Final = 8
"""So many at the same moment."""


class Glasses:
    """All that one server process has for one file."""

    def __init__(self, engine: Engine, wait: float) -> None:
        self._engine = engine
        self._wait = wait
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._count = threading.Lock()
        self._closed = False
        self.made = 0

    def read(self, statement: str, values: Mapping[str, Any]) -> list[Any]:
        """What this statement finds."""
        with self.lent() as connection:
            return connection.execute(statement, values).fetchall()

    @contextmanager
    def lent(self) -> Iterator[sqlite3.Connection]:
        """A connection for a moment. One with which something went wrong is not used again."""
        try:
            connection = self._idle.get_nowait()
        except Empty:
            connection = self._another()
        try:
            yield connection
        except sqlite3.Error as error:
            self._throw_away(connection)
            raise database_fault(error) from error
        except BaseException:
            self._throw_away(connection)
            raise
        self._idle.put(connection)
        if self._closed:
            self.close()

    def close(self) -> None:
        """Close what lies here now; what is still lent is closed when it comes back."""
        self._closed = True
        while not self._idle.empty():
            try:
                self._throw_away(self._idle.get_nowait())
            except Empty:
                return

    def _another(self) -> sqlite3.Connection:
        with self._count:
            more = self.made < MOST
            self.made += more
        if not more:
            try:
                return self._idle.get(timeout=self._wait)
            except Empty:
                raise PoolTimeout("all connections are in use") from None
        try:
            return detached(self._engine)
        except BaseException:
            with self._count:
                self.made -= 1
            raise

    def _throw_away(self, connection: sqlite3.Connection) -> None:
        connection.close()
        with self._count:
            self.made -= 1
