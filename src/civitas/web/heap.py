"""The heap of a server process: one for all of its threads, and what is free in it is given back.

glibc gives each thread a heap of its own. What pages are drawn from is made and dropped in one of
forty threads after the other, and each heap keeps the room that it has had: together they hold half
as much again as is in use, and go on growing. Only one thread runs Python at a time, so one heap
keeps nobody waiting.

It grows all the same while no more is in use than before: something large is dropped, something
small that stays is laid into its place, and the next large thing goes to the end. glibc means to
keep large things out of the heap, but what it takes for large grows with all that is dropped, up to
32 megabytes. So it is said what is large, and the pages in the heap on which nothing lies are given
back to the system now and then.

What only holds on to itself has to be searched for, and a search stops everybody. Python itself
searches when there are so many objects more than at the last time, however long it takes to look
at all that are new by then. Here it is done as often as takes a moment each time (`Sweeper`).
"""

from __future__ import annotations

import ctypes
import gc
import threading
import time
from contextlib import suppress
from typing import Final

M_TRIM_THRESHOLD: Final = -1
M_MMAP_THRESHOLD: Final = -3
M_ARENA_MAX: Final = -8
"""How the options are called in malloc.h."""
LARGE: Final = 128 << 10
"""Bytes of something that lies outside of the heap; no part of a page has so many."""
SPARE: Final = 4 << 20
"""Bytes at the end of the heap that are kept for what comes next."""
MOMENT: Final = 0.02
"""Seconds of a search that nobody notices."""
OFTEN: Final = 0.3
SELDOM: Final = 5.0
"""Seconds between two searches of what is new, at least and at most."""
NEXT: Final = 10
"""After so many of them, what was in use then is searched once more: whatever somebody was in the
middle of."""
ALL: Final = 60.0
"""Seconds after which all is searched: whoever hangs up after a while leaves a ring of things
behind that were in use for long, and with hundreds of strangers these are megabytes."""
SHARE: Final = 1000
"""To search all takes a while, the longer the more there is: of the time not more than one part in
so many."""


def share_one_heap() -> None:
    """Before the first thread is started; where there is no glibc, nothing happens."""
    with suppress(OSError, AttributeError):
        options = ctypes.CDLL(None).mallopt
        options(M_ARENA_MAX, 1)
        options(M_MMAP_THRESHOLD, LARGE)
        options(M_TRIM_THRESHOLD, SPARE)


def give_back() -> None:
    """What is free, to the system; where there is no glibc, nothing happens."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


class Sweeper:
    """Searches for garbage, for as long as the process lives."""

    def __init__(self, now: float) -> None:
        self._number = 0
        self._due = now + ALL
        """When all is searched."""

    def start(self) -> None:
        """From now on, beside all else."""
        threading.Thread(target=self._run, name="sweeper", daemon=True).start()

    def _run(self) -> None:
        pause = OFTEN
        while True:
            time.sleep(pause)
            pause = until_next(pause, self.search(time.monotonic()))

    def search(self, now: float) -> float:
        """What is new or, if it is time, all there is. Tells how long it took, if that says how
        often to search what is new."""
        self._number += 1
        if now >= self._due:
            took = _searched(2)
            self._due = now + max(ALL, took * SHARE)
            return MOMENT
        return _searched(0 if self._number % NEXT else 1)


def _searched(generation: int) -> float:
    """How many seconds a search has taken."""
    before = time.thread_time()
    gc.collect(generation)
    return time.thread_time() - before


def until_next(pause: float, took: float) -> float:
    """Seconds until the next search, if what came in the pause before took so long to search.

    >>> until_next(1.0, MOMENT), until_next(1.0, MOMENT * 4), until_next(1.0, 0.0)
    (1.0, 0.5, 2.0)
    >>> until_next(OFTEN, 1.0) == OFTEN, until_next(SELDOM, 0.0) == SELDOM
    (True, True)
    """
    wanted = pause * min(max(MOMENT / max(took, MOMENT / 9), 0.5), 2.0)
    return min(max(wanted, OFTEN), SELDOM)
