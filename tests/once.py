"""What one process has found out, for all that run the tests: a match is played once, and a wheel
made once.

The first who asks works, with the others who want the same waiting for it. All lies in a folder of
this run of the tests; where there is none, as in a script, everybody works alone.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import IO, Final

FOLDER: Final = "CIVITAS_ONCE"
"""The variable with the folder: the processes that a test starts share it, too."""
LONG: Final = 300.0
"""Seconds after which somebody who works on something has surely got stuck."""


def once(name: str, work: Callable[[], bytes]) -> bytes:
    """What the first to ask under this name has worked out."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return work()
    file = Path(folder) / sha256(name.encode()).hexdigest()
    with file.open("a+b") as found:
        _wait_for_turn(found, name)
        found.seek(0)
        known = found.read()
        if not known:
            known = work()
            found.write(known)
    return known


def _wait_for_turn(file: IO[bytes], name: str) -> None:
    """Wait until nobody else is at work on it."""
    end = time.monotonic() + LONG
    while True:
        try:
            return fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            assert time.monotonic() < end, f"Another process has {name} in work for {LONG} seconds."
            time.sleep(0.02)


@contextmanager
def together(folder: Path) -> Iterator[Path]:
    """For a while all processes with this folder work together."""
    before = os.environ.get(FOLDER)
    folder.mkdir(exist_ok=True)
    os.environ[FOLDER] = str(folder)
    try:
        yield folder
    finally:
        if before is None:
            del os.environ[FOLDER]
        else:
            os.environ[FOLDER] = before
