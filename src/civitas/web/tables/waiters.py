"""Waiters: threads that serve people at their tables, while the event loop hears the next ones.

Hundreds of people pick every second, and what any other pool does to hand a job over and to bring
back what came of it would be a good part of serving them.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")

_Order: TypeAlias = tuple[asyncio.Future[Any], Callable[[], Any]]

MOST: Final = 40
"""So many at the same time; most of them wait for the disk, or for somebody at the same table."""
LEISURE: Final = 10.0
"""Seconds after which one who was not needed goes home."""


class Waiters:
    """As many threads as are needed at the same time, up to so many. Who was at work last goes
    first: what it needs still lies at hand. Who is not needed for a while goes home, with all the
    memory that the system keeps ready for a thread."""

    def __init__(self, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._threads: dict[SimpleQueue[_Order | None], threading.Thread] = {}
        """By where each of them gets its orders."""
        self._idle: deque[tuple[SimpleQueue[_Order | None], float]] = deque()
        """Those with nothing to do, and since when; whoever was at work last is the last."""
        self._waiting: deque[_Order] = deque()

    async def serve(self, job: Callable[[], T]) -> T:
        """Do this in another thread; asked for in the loop of the server."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._idle:
            self._idle.pop()[0].put((future, job))
        elif len(self._threads) < self._most:
            self._another().put((future, job))
        else:
            self._waiting.append((future, job))
        return await future

    def close(self) -> None:
        """Let what is being done be done, and nothing more."""
        for orders in self._threads:
            orders.put(None)
        for thread in self._threads.values():
            thread.join()

    def _another(self) -> SimpleQueue[_Order | None]:
        orders: SimpleQueue[_Order | None] = SimpleQueue()
        thread = threading.Thread(target=self._work, args=(orders,), name="waiter", daemon=True)
        self._threads[orders] = thread
        thread.start()
        return orders

    def _work(self, orders: SimpleQueue[_Order | None]) -> None:
        while (order := orders.get()) is not None:
            future, job = order
            try:
                result, fault = job(), None
            except BaseException as error:
                result, fault = None, error
            with suppress(RuntimeError):  # the loop has just been closed: nobody waits
                future.get_loop().call_soon_threadsafe(self._bring, orders, future, result, fault)
            del order, future, job, result, fault  # nothing is held while there is nothing to do

    def _bring(
        self,
        orders: SimpleQueue[_Order | None],
        future: asyncio.Future[Any],
        result: Any,
        fault: BaseException | None,
    ) -> None:
        """What came of it, in the loop; whoever has hung up meanwhile does not get it."""
        if self._waiting:
            orders.put(self._waiting.popleft())
        else:
            self._rest(orders)
        if future.cancelled():
            return
        if fault is None:
            future.set_result(result)
        else:
            future.set_exception(fault)

    def _rest(self, orders: SimpleQueue[_Order | None]) -> None:
        """One has nothing to do; who has had nothing to do for long goes home."""
        now = self._clock()
        self._idle.append((orders, now))
        while now - self._idle[0][1] > LEISURE:
            gone, _ = self._idle.popleft()
            del self._threads[gone]
            gone.put(None)
