"""Who writes into SQLite: one at a time, for all who wait.

SQLite lets one transaction write at a time, and each has to wait until the disk has it. So picks
that are waiting go in together: a hundred at the same moment cost one flush of the disk, not a
hundred, and each is on the disk before its `Writer.write` returns. Whoever comes to the desk first
writes for all who stand behind; while many come, with a moment's pause, so that more of them do.
Who cannot wait hands in what is to be written: a scribe comes to the desk for them.

Another program may hold the file. Nobody waits for it longer than agreed; and once somebody has
waited in vain, those who come next are told at once, until one gets through: else they would wait
one after the other, at the desk or at a table, and all who read at those tables with them.

A file that SQLite could open for reading only, as on a disk that was read-only then, stays so for
as long as it is open: after such a fault it is opened anew.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack, suppress
from math import inf
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from civitas.web.storage.database import database_fault

T = TypeVar("T")

Told: TypeAlias = Callable[[Any, BaseException | None], None]
"""Is told what came of something, or why nothing did."""

TOGETHER: Final = 100
"""So many go into one transaction at most."""
BUSY: Final = 0.006
"""Seconds: who comes so soon after the last flush comes among many."""
GATHERING: Final = 0.002
"""Seconds for which they wait for others then: to flush costs more than all else that is written of
a pick."""
GLANCE: Final = 0.05
"""Seconds for which SQLite itself waits for the file; then we look who still waits."""


class _Order:
    """Something to be written, and what came of it."""

    __slots__ = ("done", "fault", "result", "together", "told", "until", "work")

    def __init__(
        self, work: Callable[[Any], Any], together: bool, until: float, told: Told | None = None
    ) -> None:
        self.work = work
        self.together = together
        self.until = until
        self.told = told
        self.done = False
        self.result: Any = None
        self.fault: BaseException | None = None

    def end(self) -> None:
        """It is on the disk, or will never be."""
        self.done = True
        if self.told is not None:
            self.told(self.result, self.fault)


class Writer:
    """The writing desk of one SQLite database."""

    def __init__(
        self, engine: Engine, wait: float, rest: Callable[[float], object] = time.sleep
    ) -> None:
        self._engine = engine
        self._wait = wait
        self._rest = rest
        self._in_vain = False
        """Was the file held by somebody else the last time?"""
        self._orders: deque[_Order] = deque()
        self._desk = threading.Lock()
        self._pen: sqlite3.Connection | None = None
        self._flushed = -inf
        """When something was last written together."""
        self._bell: SimpleQueue[bool] = SimpleQueue()
        """Rung when something was handed in; False when nothing will be any more."""
        self._scribe = threading.Thread(target=self._write_on, name="scribe", daemon=True)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out this work in a transaction of its own; on return it is on the disk."""
        result: T = self._ordered(work, together=False)
        return result

    def write_together(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Carry out this work in a transaction that it may share with others.

        It may be carried out twice, the first time in vain: if one of them fails, each gets a
        transaction of its own. It talks to the driver itself: this happens with every pick.
        """
        result: T = self._ordered(work, together=True)
        return result

    def hand_in(self, work: Callable[[sqlite3.Connection], Any], told: Told) -> None:
        """The same for somebody who does not wait; asked for in one thread only. ``told`` is called
        in another one."""
        self._orders.append(_Order(work, True, self._until(), told))
        if self._scribe.ident is None:
            self._scribe.start()
        self._bell.put(True)

    def take_desk(self) -> bool:
        """Come to the desk, if nobody is there and nobody waits; whoever does leaves it, too."""
        return not self._orders and self._desk.acquire(blocking=False)

    def leave_desk(self) -> None:
        """In whatever thread."""
        self._desk.release()

    def tidy(self) -> None:
        """Put what the write-ahead log has into the database itself, and cut the log.

        While others read in the log, or hold the file, it stays; nobody waits for that.
        """
        with self._desk:
            if self._pen is None:
                self._pen = detached(self._engine)
            try:
                self._pen.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as error:
                raise database_fault(error) from error

    def close(self) -> None:
        """Put the pen away; nobody writes any more, and all is in one file."""
        self._bell.put(False)
        if self._scribe.ident is not None:
            self._scribe.join()
        with suppress(DBAPIError):
            self.tidy()
        with self._desk:
            if self._pen is not None:
                self._pen.close()

    def _ordered(self, work: Callable[[Any], Any], together: bool) -> Any:
        order = _Order(work, together, self._until())
        self._orders.append(order)
        with self._desk:
            if together and not order.done:
                self._gather()
            while not order.done:
                self._serve()
        if order.fault is not None:
            raise order.fault
        return order.result

    def _until(self) -> float:
        """Until when whoever comes now waits for the file."""
        return time.monotonic() + (GLANCE if self._in_vain else self._wait)

    def _gather(self) -> None:
        """While many come, wait for more of them."""
        if time.monotonic() - self._flushed < BUSY:
            self._rest(GATHERING)

    def _write_on(self) -> None:
        """Write what is handed in, all of it at once, until nothing will be any more."""
        going_on = True
        while going_on:
            going_on = self._bell.get()
            with suppress(Empty):
                while True:
                    going_on &= self._bell.get_nowait()
            with self._desk:
                if self._orders:
                    self._gather()
                while self._orders:
                    self._serve()

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
            together = orders[0].together
            results = self._by_driver(orders) if together else [self._by_engine(orders[0])]
        except _Held as error:
            self._give_up(orders, error.fault)
            return
        except BaseException as error:  # told to whom it concerns, in their own thread
            if is_read_only(error):
                self._open_anew()
            if len(orders) > 1:
                for order in orders:
                    self._commit([order])
                return
            orders[0].fault = error
        else:
            for order, result in zip(orders, results, strict=True):
                order.result = result
        for order in orders:
            order.end()

    def _by_engine(self, order: _Order) -> Any:
        """Carry this out in a transaction of SQLAlchemy's."""
        with ExitStack() as stack:
            begin = self._engine.begin
            connection = self._begin(lambda: stack.enter_context(begin()), order.until)
            result = order.work(connection)
            _check_open(connection.connection)
        return result

    def _by_driver(self, orders: list[_Order]) -> list[Any]:
        """Carry these out in a transaction of the driver's."""
        pen = self._begin(self._take_pen, orders[0].until)
        try:
            try:
                results = [order.work(pen) for order in orders]
                _check_open(pen)
            except BaseException:
                pen.rollback()
                raise
            pen.commit()
        except sqlite3.Error as error:
            raise database_fault(error) from error
        self._flushed = time.monotonic()
        return results

    def _take_pen(self) -> sqlite3.Connection:
        if self._pen is None:
            self._pen = detached(self._engine)
        try:
            self._pen.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise database_fault(error) from error
        return self._pen

    def _open_anew(self) -> None:
        self._engine.dispose()
        if self._pen is not None:
            self._pen.close()
            self._pen = None

    def _begin(self, begin: Callable[[], T], until: float) -> T:
        """Begin a transaction; `_Held` if whoever wants it has waited long enough for it."""
        while True:
            try:
                begun = begin()
            except DBAPIError as error:
                if not is_held(error):
                    raise
                if time.monotonic() >= until:
                    raise _Held(error) from None
            else:
                self._in_vain = False
                return begun

    def _give_up(self, orders: list[_Order], fault: DBAPIError) -> None:
        """Whoever has waited long enough is told; the others go on waiting."""
        self._in_vain = True
        now, patient = time.monotonic(), []
        waiting = orders + [self._orders.popleft() for _ in range(len(self._orders))]
        for order in waiting:
            if order.until <= now:
                order.fault = fault
                order.end()
            else:
                patient.append(order)
        self._orders.extendleft(reversed(patient))


class _Held(Exception):
    """Somebody else holds the file."""

    def __init__(self, fault: DBAPIError) -> None:
        super().__init__(str(fault))
        self.fault = fault


def is_held(error: DBAPIError) -> bool:
    """Does the fault say that somebody else holds the file?"""
    return _code_of(error) == sqlite3.SQLITE_BUSY


def is_read_only(error: BaseException) -> bool:
    """Does the fault say that nothing can be written into the file?"""
    return isinstance(error, DBAPIError) and _code_of(error) == sqlite3.SQLITE_READONLY


def _code_of(error: DBAPIError) -> int:
    """The kind of the fault, as SQLite numbers them."""
    code: int = getattr(error.orig, "sqlite_errorcode", 0)
    return code & 0xFF


def _check_open(driver: Any) -> None:
    """A full disk ends a transaction in silence."""
    if not driver.in_transaction:
        raise database_fault(sqlite3.OperationalError("the transaction was lost"))


def detached(engine: Engine) -> sqlite3.Connection:
    """A connection of the driver that belongs to no pool."""
    made = engine.raw_connection()
    made.detach()
    return cast(sqlite3.Connection, made.dbapi_connection)
