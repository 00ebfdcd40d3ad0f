"""Who writes into SQLite: one thread, for all.

SQLite lets one transaction write at a time, and each has to wait until the disk has it. So picks
that are waiting go in together: a hundred at the same moment cost one flush of the disk, not a
hundred, and each is on the disk before its `Writer.write` returns.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")

TOGETHER: Final = 100
"""So many go into one transaction at most."""


class _Order(NamedTuple):
    """Something to be written, and where its result is awaited."""

    work: Callable[[Connection], Any]
    together: bool
    answer: Future[Any]


class Writer:
    """The writing thread of one SQLite database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[Connection], T], together: bool = False) -> T:
        """Carry out this work in a transaction; on return it is on the disk.

        With ``together`` it may share the transaction with others, and then be carried out twice,
        the first time in vain: if one of them fails, each gets a transaction of its own.
        """
        order = _Order(work, together, Future())
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
            self._commit([order for order in orders if order.together])
            for order in orders:
                if not order.together:
                    self._commit([order])

    def _commit(self, orders: list[_Order]) -> None:
        """Carry these out in one transaction; the outcome is told once it is on the disk."""
        if not orders:
            return
        try:
            with self._engine.begin() as connection:
                results = [order.work(connection) for order in orders]
                if not connection.connection.in_transaction:  # a full disk ends it in silence
                    raise OSError("the transaction was lost")
        except Exception as error:
            if len(orders) == 1:
                orders[0].answer.set_exception(error)
            else:
                for order in orders:
                    self._commit([order])
            return
        for order, result in zip(orders, results, strict=True):
            order.answer.set_result(result)
