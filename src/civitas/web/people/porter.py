"""The porter: how often somebody may try a password, and how much work that may make.

Attempts are counted by address, as all that is done here is, and by name. By name nobody is locked
out: after a few wrong passwords there is a pause, which grows. And strangers who guess do not keep
the owner waiting: a browser in which somebody was signed in before, and an address from which they
signed in lately, are counted for themselves. (OWASP calls the former a device cookie.)
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

from civitas.web.people.limits import REMEMBERED, Limits, TooMany
from civitas.web.people.names import mark_of
from civitas.web.people.people import People
from civitas.web.storage.schema import Person

K = TypeVar("K")
V = TypeVar("V")

FREE: Final = 5
"""So many wrong passwords before the first pause."""
LONGEST: Final = 300.0
"""Seconds of the longest pause."""
FORGIVEN: Final = 3600.0
"""Seconds without an attempt after which all is as before."""
AT_ONCE: Final = 2
"""Passwords that are checked at the same time: each takes 19 MB, and a core."""
WAITING: Final = 8
"""So many more wait until it is their turn; others are asked to come again."""


class _Tries(NamedTuple):
    """How many passwords were wrong, and when the last was tried."""

    number: int
    last: float

    def left(self, now: float) -> float:
        """Seconds until the next may be tried."""
        over = self.number - FREE
        return 0.0 if over < 0 else self.last + min(2.0**over, LONGEST) - now


class Porter:
    """Lets people in who know their password. What is counted is counted by each process."""

    def __init__(
        self, people: People, limits: Limits, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._people = people
        self._limits = limits
        self._clock = clock
        self._tries: OrderedDict[Hashable, _Tries] = OrderedDict()
        self._homes: OrderedDict[tuple[str, str], None] = OrderedDict()
        """Names, and the addresses from which they signed in."""
        self._lock = threading.Lock()
        self._inside = 0
        self._desks = threading.BoundedSemaphore(AT_ONCE)

    def __len__(self) -> int:
        """How many passwords are being checked, or wait for it."""
        return self._inside

    def sign_in(self, name: str, password: str, address: str, known: Mapping[str, str]) -> Person:
        """The person of this name and password, if it is not tried too often.

        ``known`` is what the cookie says of those who were signed in there before.
        """
        mark = mark_of(name)
        device = known.get(mark, "")
        self._limits.take("sign-in", f"{mark} {device}" if device else address)
        with self.work():
            counted = self._knock(mark, address, device)
            person = self._people.sign_in(name, password)
        with self._lock:
            self._tries.pop(counted, None)
            _remember(self._homes, (mark, address), None)
        return person

    @contextmanager
    def work(self) -> Iterator[None]:
        """Wait for a turn to work with a password."""
        with self._lock:
            if self._inside >= AT_ONCE + WAITING:
                raise TooMany(WAITING)
            self._inside += 1
        try:
            with self._desks:
                yield
        finally:
            with self._lock:
                self._inside -= 1

    def _knock(self, mark: str, address: str, device: str) -> Hashable:
        """Count an attempt, as what it is counted; it is forgotten if the password was right."""
        now = self._clock()
        with self._lock:
            key: Hashable = ("name", mark)
            if device:
                key = ("device", mark, device)
            elif (mark, address) in self._homes:
                key = ("home", mark, address)
            tries = self._tries.get(key, _Tries(0, now))
            if now - tries.last > FORGIVEN:
                tries = _Tries(0, now)
            if self._limits.on and (left := tries.left(now)) > 0:
                raise TooMany(int(left) + 1)
            _remember(self._tries, key, _Tries(tries.number + 1, now))
        return key


def _remember(where: OrderedDict[K, V], key: K, value: V) -> None:
    where[key] = value
    where.move_to_end(key)
    if len(where) > REMEMBERED:
        where.popitem(last=False)
