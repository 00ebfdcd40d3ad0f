"""Courtesy: bots let people go first.

All threads of a server share one interpreter. While it works for somebody who waits for a page, a
bot's move would make them wait several times as long; the bot's own table can wait a moment.
"""

from __future__ import annotations

import threading
from typing import Final

PATIENCE: Final = 0.03
"""Seconds that a bot waits at most, so that it gets its turn however many people come."""


class Courtesy:
    """Counts the people who are being served."""

    def __init__(self) -> None:
        self._served = 0
        self._free = threading.Condition()

    def __enter__(self) -> None:
        with self._free:
            self._served += 1

    def __exit__(self, *_: object) -> None:
        with self._free:
            self._served -= 1
            if not self._served:
                self._free.notify_all()

    def let_pass(self) -> None:
        """Wait until nobody is being served, or as long as a bot can be expected to."""
        with self._free:
            self._free.wait_for(lambda: not self._served, PATIENCE)
