"""Together: what all who come may make in a day, wherever they come from.

Whoever has ten thousand addresses has ten thousand times what one may make, and all of it is kept
for good. So there is a bound over all of them, too. Lest a few take all of it, the second half is
for those who have made little so far.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.errors import CivitasError
from civitas.web.settings import Daily

DAY: Final = 24 * 3600
LEAST: Final = 16 * 1024
"""Bytes that a file counts for at least: a match takes some room however short it is."""
MEGABYTE: Final = 1024 * 1024
EXACT: Final = 1e-3
"""Seconds: what sums of fractions may differ by."""


class Later(CivitasError):
    """Something that there is no room for; it may be tried again after so many seconds."""

    def __init__(self, message: str, seconds: int) -> None:
        super().__init__(message)
        self.seconds = seconds


class FullToday(Later):
    """So much was made today that nothing is made for a while."""

    def __init__(self, seconds: int) -> None:
        super().__init__("error-full-today", seconds)


class Together:
    """A bucket for each deed that leaves something for good."""

    def __init__(self, daily: Daily) -> None:
        self._rooms = {
            "create": daily.matches,
            "guest": daily.people,
            "talk": daily.lines,
            "upload": daily.megabytes * MEGABYTE,
        }
        self._until = dict.fromkeys(self._rooms, 0.0)
        """Until when each bucket will have been empty, were it to be filled from now on."""

    def take(self, deed: str, size: int, modest: bool, now: float) -> None:
        """Count it, or refuse it if there is no room for it today; for who is not modest, in the
        first half."""
        if deed not in self._rooms:
            return
        units = max(size, LEAST) if deed == "upload" else 1
        after = max(self._until[deed], now) + units * DAY / self._rooms[deed]
        late = after - now - (DAY if modest else DAY / 2)
        if late > EXACT:
            raise FullToday(int(late) + 1)
        self._until[deed] = after
