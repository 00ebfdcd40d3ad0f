"""The server that is soaked: the real program with all its limits, which can be killed."""

from __future__ import annotations

import socket
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from bench.web_server import Server

HONEST: Final = "127.1."
"""So begin the addresses of honest people, each of whom has one."""
LINES: Final = 2
"""Connections of a page: on one of them come the news, on the other it asks."""


class Soaked(Server):
    """Counts how often it was killed, so that nobody is blamed for what happened meanwhile."""

    LIMITS = "on"

    def __init__(self, url: str) -> None:
        self.cuts = 0
        self.up = False
        self.restarts: list[float] = []
        """Seconds from each kill until somebody could come in again."""
        self._born = 0.0
        super().__init__(url)
        self.up = True

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def age(self) -> float:
        """Seconds since people could come in."""
        return time.monotonic() - self._born

    def start(self) -> None:
        """Start it, and note when."""
        super().start()
        self._born = time.monotonic()

    def cut(self) -> None:
        """Kill -9, and start it again at once."""
        began = time.monotonic()
        self.up = False
        self.cuts += 1
        self._process.kill()
        self._process.communicate()
        self.start()
        self.restarts.append(time.monotonic() - began)
        self.up = True

    def grow_old(self, matches: Sequence[str]) -> None:
        """Let these matches be of all ages, as on a server that has been there for long."""
        self.stop()
        self.deal_on(matches)
        self.start()

    def memory(self) -> float:
        """Megabytes of the server process, without its bots."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def descriptors(self) -> int:
        """Files and connections that it has open, or would have if people asked more often."""
        process = Path(f"/proc/{self._process.pid}")
        links = []
        for descriptor in (process / "fd").iterdir():
            with suppress(OSError):  # closed meanwhile
                links.append(str(descriptor.readlink()))
        return counted(links, (process / "net/tcp").read_text())


def counted(links: Sequence[str], connections: str) -> int:
    """How many descriptors there are, from what they lead to and the connections of the system.

    The line on which an honest page asks counts even while it is closed: that is what the server
    does when nobody has asked for five seconds, and how long people wait for bots until they pick
    again is no matter of descriptors. Who has no line at all has lost the stream of news, too.
    """
    held = Counter(_addresses(frozenset(links), connections))
    return len(links) + sum(max(LINES - lines, 0) for lines in held.values())


def _addresses(links: frozenset[str], connections: str) -> Iterable[str]:
    """Of each connection of an honest page, its address."""
    for row in connections.splitlines()[1:]:
        fields = row.split()
        number = bytes.fromhex(fields[2].partition(":")[0])
        address = socket.inet_ntoa(number[::-1])  # as a little-endian machine writes it
        if address.startswith(HONEST) and f"socket:[{fields[9]}]" in links:
            yield address
