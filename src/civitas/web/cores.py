"""Cores: where a server process computes.

With one interpreter for all of its threads only one of them computes at a time, and each goes on
wherever the system puts it: as a rule on a core that has nothing at hand of what it needs. A
process that keeps to one core finds it there, and has done a tenth sooner. But if anybody else is
at work on that core it waits though others are idle; so this is done only where it was asked for.
The bots go wherever there is room.
"""

from __future__ import annotations

import os
import sys

_everywhere: set[int] = set()
"""Where this process could compute before it kept to one core; empty if it does not."""


def available() -> set[int]:
    """The cores that this process may choose from; none where the system does not let it choose."""
    return os.sched_getaffinity(0) if sys.platform == "linux" else set()


def keep_to(core: int) -> None:
    """Compute on this core alone; before the first thread is started."""
    if sys.platform == "linux":
        _everywhere.update(available())
        os.sched_setaffinity(0, {core})


def everywhere() -> set[int]:
    """Where processes that this one starts may compute, if they have to be told."""
    return _everywhere


def spread(cores: set[int]) -> None:
    """Compute on all of these, if there are any, whatever the process does that has started this
    one."""
    if cores and sys.platform == "linux":
        os.sched_setaffinity(0, cores)
