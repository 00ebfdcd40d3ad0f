"""Nobody waits for ever: what does not come within a minute on a busy machine does not come, and a
test that waits for it says so."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Iterator
from queue import Empty, Queue
from typing import IO, Final, TypeVar

PATIENCE: Final = 60.0
"""Seconds."""
STARTING: Final = 180.0
"""Seconds that a program may take to start, with all that it loads, beside many others."""

T = TypeVar("T")


class Lines:
    """What a program says, read beside it line by line."""

    def __init__(self, stream: IO[str] | None) -> None:
        assert stream is not None, "The program was started without a pipe to read from."
        self._said: Queue[str] = Queue()
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream: IO[str]) -> None:
        with stream:
            for line in stream:
                self._said.put(line)
        self._said.put("")

    def next(self, seconds: float = PATIENCE) -> str:
        """The next line; nothing when it has ended."""
        try:
            return self._said.get(timeout=seconds)
        except Empty:
            raise AssertionError(f"The program has said nothing for {seconds} seconds.") from None

    def until(self, word: str) -> None:
        """Wait for a line with this word."""
        while line := self.next():
            if word in line:
                return
        raise AssertionError(f"The program has ended and never said {word}.")


def ended(*threads: threading.Thread) -> None:
    """Wait until they have ended."""
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive(), f"{thread.name} does not end."


def in_time(things: Iterable[T], what: str, seconds: float = PATIENCE) -> Iterator[T]:
    """What comes one after the other, as long as somebody may wait for it: on a stream that says
    now and then that it is still there something always comes."""
    end = time.monotonic() + seconds
    for thing in things:
        assert time.monotonic() < end, f"{what} has not come within {seconds} seconds."
        yield thing
