"""The server that is soaked: the real program with all its limits, which can be killed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from bench.web_server import Server


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
        """Files and connections that it has open."""
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))
