"""The audience: how many streams of news a server process keeps open, and for whom."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from weakref import finalize

from civitas.kernel.errors import CivitasError
from civitas.web.settings import Bounds


class Crowded(CivitasError):
    """There is no room for another stream."""


class Audience:
    """Counts the streams in all, of each address, and of those who only watch a match."""

    def __init__(self, bounds: Bounds, on: bool) -> None:
        self._bounds = bounds
        self._on = on
        self._open: Counter[tuple[str, str]] = Counter()
        self._lock = threading.RLock()  # a listener may be let go in any thread, even in this one

    def __len__(self) -> int:
        return self._open.get(("all", ""), 0)

    def looks(self, match: str, person: int) -> bool:
        """Does somebody who has a seat at this match look at it?"""
        return ("seated", f"{match} {person}") in self._open

    def admit(
        self, listener: object, address: str, match: str, seated: int | None
    ) -> Callable[[], object]:
        """Let somebody listen until they call what they get, or are no more; or say why not.

        ``seated`` is the number of whoever has a seat there.
        """
        bounds = self._bounds
        most = {("all", ""): bounds.streams, ("address", address): bounds.streams_per_address}
        if seated is None:
            most["match", match] = bounds.spectators
        else:
            most["seated", f"{match} {seated}"] = bounds.streams
        with self._lock:
            for (kind, who), room in most.items():
                if self._on and self._open.get((kind, who), 0) >= room:
                    raise Crowded(f"error-crowded-{kind}", most=room)
            self._open.update(most.keys())
        leave = finalize(listener, self._leave, tuple(most))
        leave.atexit = False
        return leave

    def _leave(self, keys: tuple[tuple[str, str], ...]) -> None:
        with self._lock:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]
