"""Who writes into SQLite: one at a time, for all who wait.

SQLite lets one transaction write at a time, and each has to wait until the disk has it. So picks
that are waiting go in together: a hundred at the same moment cost one flush of the disk, not a
hundred, and each is on the disk before its `Writer.write` returns. Whoever comes to the desk first
writes for all who stand behind.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")

TOGETHER: Final = 100
"""So many go into one transaction at most."""


class _Order:
    """Something to be written, and what came of it."""

    __slots__ = ("done", "fault", "result", "together", "work")

    def __init__(self, work: Callable[[Connection], Any], together: bool) -> None:
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

    def write(self, work: Callable[[Connection], T], together: bool = False) -> T:
        """Carry out this work in a transaction; on return it is on the disk.

        With ``together`` it may share the transaction with others, and then be carried out twice,
        the first time in vain: if one of them fails, each gets a transaction of its own.
        """
        order = _Order(work, together)
        self._orders.append(order)
        with self._desk:
            while not order.done:
                self._serve()
        if order.fault is not None:
            raise order.fault
        result: T = order.result
        return result

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
        try:
            with self._engine.begin() as connection:
                results = [order.work(connection) for order in orders]
                if not connection.connection.in_transaction:  # a full disk ends it in silence
                    raise OSError("the transaction was lost")
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
