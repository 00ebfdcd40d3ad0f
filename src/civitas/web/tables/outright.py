"""Outright: a pick that keeps nobody waiting is made in the loop of the server itself.

Another thread would have to be woken for it, would take turns at the one interpreter with all
others in the middle of its work, and would have to wake the loop again: that is a good part of what
a pick costs. So the table is changed here and the change written down together with others',
another thread brings them to the disk while the loop goes on, and then the table is looked at here.
Whatever is not as it mostly is (the table is not loaded, somebody is there, the pick is refused) is
left to a waiter, who does it from the beginning. So is a table at which picks take long: all would
wait for them.

Bots have thought elsewhere; what they do comes here, too, for the same reason, and so that who has
carried it over need not wait for the disk. One of them moves at a time, between people.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
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
AHEAD: Final = 16
"""So many bots may wait here for their move."""

_logger: Final = logging.getLogger(__name__)


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
        self._bots: deque[tuple[str, Act, Callable[[], None]]] = deque()
        """What bots have thought out, and who is told if it is left to others."""
        self._moving = False
        """Will the next of them move by themselves?"""
        self._closed = False

    async def change(self, match: str, act: Act, see: Callable[[Live], T]) -> T | None:
        """Do something at a table and look at it once that is on the disk, as `Hall.change` does;
        None if somebody else has to."""
        self._loop = asyncio.get_running_loop()
        seen = self._begin(self._loop, match, act, see)
        return None if seen is None else await seen

    def picks(
        self,
        match: str,
        number: int,
        picks: Sequence[tuple[int, Any]],
        otherwise: Callable[[], None],
    ) -> bool:
        """Picks of bots that were thought out from this number of steps on, made here as soon as it
        is their turn; asked for in another thread. ``otherwise`` is called if somebody else has to
        make them. False if they cannot wait here."""
        loop = self._loop
        if loop is None or self._closed or len(self._bots) >= AHEAD:
            return False
        self._bots.append((match, thought_out(number, picks), otherwise))
        with suppress(RuntimeError):  # the loop has just been closed, and all is thought anew later
            loop.call_soon_threadsafe(self._let_move, loop)
        return True

    def close(self) -> None:
        """Nobody will come back to the loop: whoever waits for a table loads it anew."""
        self._closed = True
        for deed in self._being_written.values():
            self._hall.undone(deed.live, deed.before, EOFError())
            self._hall.leave(deed.live)
        self._being_written.clear()

    def _let_move(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the bots move that wait, unless they do so already."""
        if self._bots and not self._moving:
            self._move(loop)

    def _move(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let one of them move; before the next, the loop looks who has come meanwhile."""
        match, act, otherwise = self._bots.popleft()
        self._moving = bool(self._bots)
        if self._moving:
            loop.call_soon(self._move, loop)
        moved = self._begin(loop, match, act, number_of)
        if moved is None:
            otherwise()
        else:
            moved.add_done_callback(partial(_moved, match, otherwise))

    def _begin(
        self,
        loop: asyncio.AbstractEventLoop,
        match: str,
        act: Act,
        see: Callable[[Live], T],
    ) -> asyncio.Future[T | None] | None:
        """Do something at a table; what will be seen once it is written."""
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
        seen: asyncio.Future[T | None] = loop.create_future()
        deed = _Deed(live, before, see, seen, time.thread_time() - start)
        self._being_written[match] = deed
        self._hall.store.append_soon(entry, partial(self._finish, match, deed))
        return seen

    def _finish(
        self, match: str, deed: _Deed, pulse: Pulse | None, fault: BaseException | None
    ) -> None:
        """It is on the disk, or will never be: look at the table, whether or not anybody still
        waits for that."""
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


def _moved(match: str, otherwise: Callable[[], None], moved: asyncio.Future[int | None]) -> None:
    """Bots have moved, or not."""
    fault = moved.exception()
    if fault is not None:  # whoever goes the rounds wakes them again
        _logger.warning("bots: %s: %s", match, str(fault).split("\n")[0])
    elif moved.result() is None:
        otherwise()
