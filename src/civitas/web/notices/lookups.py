"""Looking up the names of receivers, with an end.

The system looks a name up for as long as it likes, and cannot be told to stop. Whoever names a
receiver chooses the server of its name, which may never answer. So a thread of its own asks, and
who waits for it goes on without it after a while. There are only so many of these threads: of one
site few, and some for those sites alone that have answered the last time, lest they wait for
strangers.
"""

from __future__ import annotations

import socket
import threading
import time
from collections import Counter
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from queue import Empty, SimpleQueue
from typing import Final, TypeAlias

from civitas.kernel.shelf import KB, Shelf

SECONDS: Final = 4.0
"""For which anybody waits for a name."""
MOST: Final = 8
"""So many names are looked up at the same time."""
SPARE: Final = 4
"""So many more of those that have answered the last time."""
OF_A_SITE: Final = 2
"""So many of one site."""
REMEMBERED: Final = 64 * KB
"""For the sites of which it is known that they answer."""

Address: TypeAlias = IPv4Address | IPv6Address
_Answer: TypeAlias = list[Address] | None


class Lookups:
    """All that is being looked up in one process."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._asked: Counter[str] = Counter()
        """By site; who waited for it may be gone."""
        self._answering: Shelf[str, bool] = Shelf(REMEMBERED)
        """Sites that have answered the last time."""
        self._change = threading.Condition()

    def addresses(self, host: str, port: int) -> list[Address]:
        """All addresses of a name; none if there are none, or if nobody says so in time."""
        with suppress(ValueError):
            return [ip_address(host)]
        until, site = time.monotonic() + self._seconds, site_of(host)
        with self._change:
            if not self._change.wait_for(lambda: self._room_for(site), self._seconds):
                return []
            self._asked[site] += 1
        answer: SimpleQueue[_Answer] = SimpleQueue()
        ask = threading.Thread(
            target=self._ask, args=(host, port, site, answer), name="lookup", daemon=True
        )
        ask.start()
        try:
            found = answer.get(timeout=max(until - time.monotonic(), 0.01))
        except Empty:
            found = None
        if found is None:
            self._answering.pop(site)
        else:
            self._answering.put(site, True)
        return found or []

    def _room_for(self, site: str) -> bool:
        most = MOST + SPARE if self._answering.get(site) else MOST
        return self._asked[site] < OF_A_SITE and self._asked.total() < most

    def _ask(self, host: str, port: int, site: str, answer: SimpleQueue[_Answer]) -> None:
        """Ask the system, and tell whoever still waits: nobody is there, if that is known."""
        found: list[Address] = []
        try:
            told = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found = [ip_address(str(where[0]).partition("%")[0]) for *_, where in told]
        except (OSError, UnicodeError):
            pass
        finally:
            with self._change:
                self._asked[site] -= 1
                self._asked += Counter()  # without those that are none
                self._change.notify_all()
            answer.put(found)


def site_of(host: str) -> str:
    """Whose name that is, roughly: its last two parts.

    >>> site_of("hooks.slack.com")
    'slack.com'
    """
    return ".".join(host.lower().rstrip(".").split(".")[-2:])
