"""The gallery: who watches a match without a seat, in whatever server process.

A process knows its own spectators and tells the others about them, again and again while they
watch. What was not heard for a while is forgotten: a process that died leaves nobody behind.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from typing import Final

from civitas.web.storage.store import Store

FRESH: Final = 40.0
"""Seconds for which is believed what another process told about its spectators."""
SPOKEN_OF: Final = 30
"""So many spectators of one process are told to the others: a notice has room for 8,000 bytes."""


class Gallery:
    """The spectators of all matches, as one server process knows them."""

    def __init__(self, store: Store, changed: Callable[[str, int], None]) -> None:
        self._store = store
        self._changed = changed
        """Called with the match and its number of steps when somebody has come or gone."""
        self._here: dict[str, list[tuple[int | None, str]]] = {}
        self._elsewhere: dict[str, dict[str, tuple[list[str], float]]] = {}
        """By match and process: the names, and when they were told."""
        self._lock = threading.Lock()

    def come(self, match: str, person: int | None, name: str) -> None:
        """Somebody starts to watch; a stranger has neither number nor name."""
        with self._lock:
            self._here.setdefault(match, []).append((person, name))
        self.tell(match)

    def go(self, match: str, person: int | None, name: str) -> None:
        """Somebody stops watching."""
        with self._lock:
            here = self._here[match]
            here.remove((person, name))
            if not here:
                del self._here[match]
        self.tell(match)

    def names(self, match: str) -> tuple[str, ...]:
        """Who watches; strangers without a name come last. Several pages of one person are one."""
        with self._lock:
            everybody = self._own(match)
            for names, when in self._elsewhere.get(match, {}).values():
                if time.monotonic() - when < FRESH:
                    everybody += names
        return tuple(sorted(everybody, key=lambda name: (not name, name)))

    def tell(self, match: str) -> None:
        """Tell all who look at the match that its spectators have changed."""
        self.remind(match)
        self._changed(match, self._store.pulse(match).events)

    def remind(self, match: str) -> None:
        """Tell other processes who watches here."""
        with self._lock:
            own = self._own(match)[:SPOKEN_OF]
        self._store.tell_watching(match, json.dumps(own, ensure_ascii=False))

    def hear(self, match: str, sender: str, notice: str) -> None:
        """Another process tells who watches there."""
        names: list[str] = json.loads(notice)
        with self._lock:
            others = self._elsewhere.setdefault(match, {})
            known = others.pop(sender, ([], 0.0))[0]
            if names:
                others[sender] = (names, time.monotonic())
            elif not others:
                del self._elsewhere[match]
        if names != known:
            self._changed(match, self._store.pulse(match).events)

    def _own(self, match: str) -> list[str]:
        here = self._here.get(match, [])
        known = {person: name for person, name in here if person is not None}
        return [*known.values(), *("" for person, _ in here if person is None)]
