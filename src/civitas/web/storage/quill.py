"""The quill: what the loop of a server writes into SQLite by itself.

A thread that carries out the statements of a pick takes turns with the loop at the one interpreter
after each of them, which costs both more than the statements do. So the loop carries them out, for
all who have come within a moment, and only to bring them to the disk is another thread's work, for
which it needs no interpreter. Nobody is told of anything before it is there.

The loop waits for nobody. Where somebody else is at the desk, another program holds the file, or
anything goes wrong, all is left to the writer's scribe, who does it from the beginning.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from math import inf
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Engine

from civitas.web.storage.writer import BUSY, GATHERING, TOGETHER, Told, Writer, detached

_Work: TypeAlias = Callable[[sqlite3.Connection], Any]
_NO_WAIT: Final = "PRAGMA busy_timeout=0"


class _Order(NamedTuple):
    """Something to be written, and who is told."""

    work: _Work
    told: Told


class _Page(NamedTuple):
    """What is written in one transaction, and what came of each."""

    orders: list[_Order]
    results: list[Any]
    loop: asyncio.AbstractEventLoop


class Quill:
    """Writes for the loop of one server process; all but the flush is done there."""

    def __init__(self, writer: Writer, engine: Engine) -> None:
        self._writer = writer
        self._engine = engine
        self._file: sqlite3.Connection | None = None
        self._waiting: deque[_Order] = deque()
        self._at_work = False
        """Is a page being written, or soon to be?"""
        self._flushed = -inf
        self._bell: SimpleQueue[_Page | None] = SimpleQueue()
        """What is to be brought to the disk; None when nothing will be any more."""
        self._porter = threading.Thread(target=self._bring_on, name="quill", daemon=True)

    def hand_in(self, work: _Work, told: Told) -> None:
        """Carry out this work in a transaction that it may share with others; asked for in the
        loop, in which ``told`` is called once it is on the disk, or will never be."""
        self._waiting.append(_Order(work, told))
        if not self._at_work:
            self._at_work = True
            loop, busy = asyncio.get_running_loop(), time.monotonic() - self._flushed < BUSY
            if busy:  # among many: others will come
                loop.call_later(GATHERING, self._write, loop)
            else:
                loop.call_soon(self._write, loop)

    def close(self) -> None:
        """Nobody hands in anything any more; what was handed in is left to the scribe."""
        self._bell.put(None)
        if self._porter.ident is not None:
            self._porter.join()
        for order in self._waiting:
            self._writer.hand_in(order.work, lambda *_: None)  # who waits for it has been told
        self._waiting.clear()
        self._put_away()

    # ---------------------------------------------------------------- in the loop

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write a page, as far as the disk."""
        count = min(len(self._waiting), TOGETHER)
        orders = [self._waiting.popleft() for _ in range(count)]
        if orders and self._writer.take_desk():
            results = self._carried_out(orders)
            if results is not None:
                if self._porter.ident is None:
                    self._porter.start()
                self._bell.put(_Page(orders, results, loop))
                return
            self._writer.leave_desk()
        for order in orders:
            self._leave_to_scribe(order, loop)
        self._go_on(loop)

    def _carried_out(self, orders: list[_Order]) -> list[Any] | None:
        """What came of each, in a transaction that is still open; None if there is none."""
        try:
            file = self._begun()
            results = [order.work(file) for order in orders]
            if file.in_transaction:  # a full disk ends one in silence
                return results
        except Exception as error:  # told to whom it concerns by the scribe
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                return None
        self._put_away()
        return None

    def _begun(self) -> sqlite3.Connection:
        if self._file is None:
            self._file = detached(self._engine)
            self._file.execute(_NO_WAIT)
        self._file.execute("BEGIN IMMEDIATE")
        return self._file

    def _put_away(self) -> None:
        """With all that is not on the disk. One that was opened on a disk on which nothing could be
        written is of no use later, either."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _leave_to_scribe(self, order: _Order, loop: asyncio.AbstractEventLoop) -> None:
        def told(result: Any, fault: BaseException | None) -> None:
            with suppress(RuntimeError):  # the loop has just been closed
                loop.call_soon_threadsafe(order.told, result, fault)

        self._writer.hand_in(order.work, told)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """The next page, if anybody waits for one."""
        self._at_work = bool(self._waiting)
        if self._at_work:
            loop.call_soon(self._write, loop)

    def _there(self, page: _Page) -> None:
        """A page is on the disk. The next one is begun first: the disk is at work meanwhile."""
        self._flushed = time.monotonic()
        if self._waiting:
            self._write(page.loop)
        else:
            self._at_work = False
        for order, result in zip(page.orders, page.results, strict=True):
            page.loop.call_soon(order.told, result, None)

    def _lost(self, page: _Page) -> None:
        """A page did not get to the disk."""
        for order in page.orders:
            self._leave_to_scribe(order, page.loop)
        self._go_on(page.loop)

    # ---------------------------------------------------------------- beside it

    def _bring_on(self) -> None:
        """Bring page after page to the disk, until there are no more."""
        while (page := self._bell.get()) is not None:
            done = self._there if self._flush() else self._lost
            self._writer.leave_desk()
            with suppress(RuntimeError):  # the loop has just been closed
                page.loop.call_soon_threadsafe(done, page)
            del page  # nothing is held while there is nothing to do

    def _flush(self) -> bool:
        """Is all on the disk? If not, nothing is."""
        assert self._file is not None
        try:
            self._file.commit()
        except sqlite3.Error:
            self._put_away()
            return False
        return True
