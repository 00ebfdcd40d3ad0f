"""Who writes into SQLite: one at a time, for all who wait.

SQLite lets one transaction write at a time, and each has to wait until the disk has it. So picks
that are waiting go in together: a hundred at the same moment cost one flush of the disk, not a
hundred, and each is on the disk before its `Writer.write` returns. Whoever comes to the desk first
writes for all who stand behind.
"""

from __future__ import annotations

import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")

TOGETHER: Final = 100
"""So many go into one transaction at most."""


class _Order:
    """Something to be written, and what came of it."""

    __slots__ = ("done", "fault", "result", "together", "work")

    def __init__(self, work: Callable[[Any], Any], together: bool) -> None:
        self.work = work
        self.together = together
        self.done = False
        self.result: Any = None
        self.fault: BaseException | None = None


class Writer:
    """The writing desk of one SQLite database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._orders: deque[_Order] = deque()
        self._desk = threading.Lock()
        self._pen: sqlite3.Connection | None = None

    def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out this work in a transaction of its own; on return it is on the disk."""
        result: T = self._ordered(_Order(work, together=False))
        return result

    def write_together(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Carry out this work in a transaction that it may share with others.

        It may be carried out twice, the first time in vain: if one of them fails, each gets a
        transaction of its own. It talks to the driver itself: this happens with every pick.
        """
        result: T = self._ordered(_Order(work, together=True))
        return result

    def close(self) -> None:
        """Put the pen away; nobody writes any more."""
        with self._desk:
            if self._pen is not None:
                self._pen.close()

    def _ordered(self, order: _Order) -> Any:
        self._orders.append(order)
        with self._desk:
            while not order.done:
                self._serve()
        if order.fault is not None:
            raise order.fault
        return order.result

    def _serve(self) -> None:
        """Write what was ordered first, with all that may go together with it."""
        orders = [self._orders.popleft()]
        while orders[0].together and self._orders and len(orders) < TOGETHER:
            if not self._orders[0].together:
                break
            orders.append(self._orders.popleft())
        self._commit(orders)

    def _commit(self, orders: list[_Order]) -> None:
        """Carry these out in one transaction; the outcome is told once it is on the disk."""
        transaction = self._by_driver() if orders[0].together else self._engine.begin()
        try:
            with transaction as connection:
                results = [order.work(connection) for order in orders]
                _check_open(connection)
        except BaseException as error:  # told to whom it concerns, in their own thread
            if len(orders) > 1:
                for order in orders:
                    self._commit([order])
                return
            orders[0].fault = error
        else:
            for order, result in zip(orders, results, strict=True):
                order.result = result
        for order in orders:
            order.done = True

    @contextmanager
    def _by_driver(self) -> Iterator[sqlite3.Connection]:
        if self._pen is None:
            self._pen = detached(self._engine)
        try:
            self._pen.execute("BEGIN IMMEDIATE")
            try:
                yield self._pen
            except BaseException:
                self._pen.rollback()
                raise
            self._pen.commit()
        except sqlite3.Error as error:
            raise database_fault(error) from error


def _check_open(connection: Connection | sqlite3.Connection) -> None:
    """A full disk ends a transaction in silence."""
    driver = connection if isinstance(connection, sqlite3.Connection) else connection.connection
    if not driver.in_transaction:
        raise OSError("the transaction was lost")


def detached(engine: Engine) -> sqlite3.Connection:
    """A connection of the driver that belongs to no pool."""
    made = engine.raw_connection()
    made.detach()
    return cast(sqlite3.Connection, made.dbapi_connection)


def database_fault(error: sqlite3.Error) -> DBAPIError:
    """What the driver says, as all other faults of a database are told."""
    return cast(DBAPIError, DBAPIError.instance(None, None, error, sqlite3.Error))
