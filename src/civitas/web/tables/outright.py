"""Outright: a pick that keeps nobody waiting is made in the loop of the server itself.

Another thread would have to be woken for it, would take turns at the one interpreter with all
others in the middle of its work, and would have to wake the loop again: that is a good part of what
a pick costs. So the table is changed here, a scribe writes the change down together with others'
while the loop goes on, and once it is on the disk the table is looked at here. Whatever is not as
it mostly is (the table is not loaded, somebody is there, the pick is refused) is left to a waiter,
who does it from the beginning. So is a table at which picks take long: all would wait for them.

Bots have thought elsewhere; what they do comes here, too, for the same reason.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from civitas.web.storage.journals import Pulse
from civitas.web.tables.acts import Act, thought_out
from civitas.web.tables.hall import Hall, number_of
from civitas.web.tables.live import Live

T = TypeVar("T")

QUICK: Final = 0.01
"""Seconds of work that may keep everybody waiting."""
FORGIVEN: Final = 0.8
"""A table at which it took longer is tried again when so much of it, again and again, is less."""


class _Deed(NamedTuple):
    """Something that was done at a table and is being written."""

    live: Live
    before: int
    """The number of steps before it."""
    see: Callable[[Live], Any]
    seen: asyncio.Future[Any]
    took: float


class Outright:
    """What is being done so at the tables of one server process; all of it in its loop."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._loop: asyncio.AbstractEventLoop | None = None
        """Known once somebody has picked."""
        self._being_written: dict[str, _Deed] = {}
        self._asked: set[Future[int | None]] = set()
        """What other threads wait for."""
        self._closed = False

    async def change(self, match: str, act: Act, see: Callable[[Live], T]) -> T | None:
        """Do something at a table and look at it once that is on the disk, as `Hall.change` does;
        None if somebody else has to."""
        self._loop = asyncio.get_running_loop()
        live = None if self._closed else self._hall.at_hand(match)
        if live is None:
            return None
        if live.took > QUICK:
            live.took *= FORGIVEN
            self._hall.leave(live)
            return None
        before, start = live.table.seq, time.thread_time()
        try:
            entry = self._hall.play(live, act)
        except BaseException as error:
            self._hall.undone(live, before, error)
            self._hall.leave(live)
            if isinstance(error, Exception):
                return None
            raise
        seen: asyncio.Future[T | None] = self._loop.create_future()
        deed = _Deed(live, before, see, seen, time.thread_time() - start)
        self._being_written[match] = deed
        self._hall.store.append_soon(entry, partial(self._written, match, deed))
        return await seen

    def picks(self, match: str, number: int, picks: Sequence[tuple[int, Any]]) -> bool:
        """Picks of bots, as `Hall.picks` makes them; asked for in another thread."""
        if self._loop is None:
            return self._hall.picks(match, number, picks)
        doing = self.change(match, thought_out(number, picks), number_of)
        asked = asyncio.run_coroutine_threadsafe(doing, self._loop)
        self._asked.add(asked)
        try:
            if self._closed:
                asked.cancel()
            done = asked.result() is not None
        except CancelledError:
            done = False
        finally:
            self._asked.discard(asked)
        return done or self._hall.picks(match, number, picks)

    def close(self) -> None:
        """Nobody will come back to the loop: whoever waits for a table loads it anew."""
        self._closed = True
        for asked in list(self._asked):
            asked.cancel()
        for deed in self._being_written.values():
            self._hall.undone(deed.live, deed.before, EOFError())
            self._hall.leave(deed.live)
        self._being_written.clear()

    def _written(
        self, match: str, deed: _Deed, pulse: Pulse | None, fault: BaseException | None
    ) -> None:
        """It is on the disk, or will never be; told by the scribe."""
        with suppress(RuntimeError):  # the loop has just been closed
            deed.seen.get_loop().call_soon_threadsafe(self._finish, match, deed, pulse, fault)

    def _finish(
        self, match: str, deed: _Deed, pulse: Pulse | None, fault: BaseException | None
    ) -> None:
        """Look at the table, in the loop, whether or not anybody still waits for that."""
        if self._being_written.pop(match, None) is None:
            return  # everything is being closed
        live, start, shown = deed.live, time.thread_time(), None
        try:
            if pulse is None:
                self._hall.undone(live, deed.before, fault or EOFError())
            else:
                shown = self._hall.show(live, pulse, deed.see)
        except Exception as error:
            fault = error
        live.took = deed.took + time.thread_time() - start
        self._hall.leave(live)
        if not deed.seen.done():
            if fault is None:
                deed.seen.set_result(shown)
            else:
                deed.seen.set_exception(fault)
