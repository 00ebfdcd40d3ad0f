"""Untaken: answers that wait for somebody who asks and does not listen.

An answer is made at once and then lies in the memory until the other end takes it. So much may lie
there, for each address and in all; for more, those go who have kept theirs waiting for longest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import NamedTuple

from civitas.web.settings import Bounds


class _Waiting(NamedTuple):
    """An answer of which so much has not been taken."""

    address: str
    size: int
    end: Callable[[], None]
    """Hangs up."""


class Untaken:
    """All that is not taken, by line. The oldest comes first."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._waiting: dict[Hashable, _Waiting] = {}
        self._of: Counter[str] = Counter()
        """Bytes by address; without one, of whoever is not counted."""

    def put(self, line: Hashable, address: str, size: int, end: Callable[[], None]) -> None:
        """A line waits with so much; if that is too much, others do not any more."""
        self.drop(line)
        self._waiting[line] = _Waiting(address, size, end)
        self._of[address] += size
        while address and self._of[address] > self._bounds.untaken_per_address:
            self._end_oldest(address)
        while self._of.total() > self._bounds.untaken:
            self._end_oldest(max(self._of, key=self._of.__getitem__))

    def drop(self, line: Hashable) -> None:
        """A line waits no more."""
        found = self._waiting.pop(line, None)
        if found is not None:
            self._of[found.address] -= found.size
            if not self._of[found.address]:
                del self._of[found.address]

    def _end_oldest(self, address: str) -> None:
        line = next(line for line, one in self._waiting.items() if one.address == address)
        end = self._waiting[line].end
        self.drop(line)
        end()
