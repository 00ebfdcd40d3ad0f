"""The heap of a server process: one for all of its threads, and what is free in it is given back.

glibc gives each thread a heap of its own. What pages are drawn from is made and dropped in one of
forty threads after the other, and each heap keeps the room that it has had: together they hold half
as much again as is in use, and go on growing. Only one thread runs Python at a time, so one heap
keeps nobody waiting.

It grows all the same while as much is in use as before: what is large finds no place between what
is small, and what was free only at the end is never free there again. So the pages on which
nothing lies are given back to the system now and then.
"""

from __future__ import annotations

import ctypes
from contextlib import suppress
from typing import Final

M_ARENA_MAX: Final = -8
"""How the option is called in malloc.h."""


def share_one_heap() -> None:
    """Before the first thread is started; where there is no glibc, nothing happens."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def give_back() -> None:
    """What is free, to the system; where there is no glibc, nothing happens."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
