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
"""

from __future__ import annotations

import ctypes
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
