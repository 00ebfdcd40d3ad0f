"""Complaints: what goes wrong again and again is written down once, with how often it was.

A database that cannot be written to is found out by everybody who tries, many times a second. One
line says so to who looks after the server; thousands would fill the disk with the rest.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import DBAPIError

from civitas.kernel.shelf import KB, Shelf
from civitas.web.storage.database import reason

PAUSE: Final = 600.0
"""Seconds until the same is written once more, if it still is so."""
ROOM: Final = 64 * KB
"""For what is remembered."""

_logger: Final = logging.getLogger(__name__)


class Complaints:
    """What was complained about, and when it was last written down."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._known: Shelf[tuple[str, str], tuple[float, int]] = Shelf(ROOM)
        """By who and what: when it was written, and how often it was heard since."""

    def hear(self, who: str, error: Exception) -> None:
        """Somebody complains about this."""
        what = reason(error) if isinstance(error, DBAPIError) else str(error).split("\n")[0]
        now = self._clock()
        with self._lock:
            written, since = self._known.get((who, what)) or (now - PAUSE, 0)
            due = now - written >= PAUSE
            self._known.put((who, what), (now, 0) if due else (written, since + 1))
        if due and since:
            _logger.warning("%s: %s (%d times more since it was last said)", who, what, since)
        elif due:
            _logger.warning("%s: %s", who, what)


complain: Final = Complaints().hear
"""What the process writes down."""
