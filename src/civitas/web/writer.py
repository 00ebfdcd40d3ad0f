"""Who writes into SQLite: one thread, for all.

SQLite lets one transaction write at a time, and each has to wait until the disk has it. So what
is waiting goes in together: a hundred picks at the same moment cost one flush of the disk, not a
hundred, and each is on the disk before its `Writer.write` returns.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.orm import Session

T = TypeVar("T")

TOGETHER: Final = 100
"""So many go into one transaction at most."""


class _Order:
    """Something to be written, and where its result is awaited."""

    def __init__(self, work: Callable[[Session], Any]) -> None:
        self.work = work
        self.answer: Future[Any] = Future()

    def carry_out(self, connection: Connection) -> Callable[[], None]:
        """Do it inside the open transaction; the outcome is told once that is on the disk."""
        joined = Session(
            connection, expire_on_commit=False, join_transaction_mode="create_savepoint"
        )
        try:
            with joined as session, session.begin():
                result = self.work(session)
        except Exception as error:
            return _telling_error(self.answer, error)
        return lambda: self.answer.set_result(result)


def _telling_error(answer: Future[Any], error: Exception) -> Callable[[], None]:
    return lambda: answer.set_exception(error)


class Writer:
    """The writing thread of one SQLite database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[Session], T]) -> T:
        """Carry out this work in a transaction; on return it is on the disk."""
        order = _Order(work)
        self._orders.put(order)
        result: T = order.answer.result()
        return result

    def close(self) -> None:
        """Finish what was ordered before, then stop."""
        self._orders.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._orders.get()) is not None:
            orders = [first]
            while len(orders) < TOGETHER:
                try:
                    order = self._orders.get_nowait()
                except Empty:
                    break
                if order is None:
                    self._orders.put(None)
                    break
                orders.append(order)
            self._commit(orders)

    def _commit(self, orders: list[_Order]) -> None:
        try:
            with self._engine.begin() as connection:
                tell = [order.carry_out(connection) for order in orders]
                if not connection.connection.in_transaction:  # a full disk ends it in silence
                    raise OSError("the transaction was lost")
        except Exception as error:
            tell = [_telling_error(order.answer, error) for order in orders]
        for outcome in tell:
            outcome()
