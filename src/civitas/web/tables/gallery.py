"""The gallery: who watches a match without a seat, in whatever server process.

A process knows its own spectators and tells the others about them, again and again while they
watch. What was not heard for a while is forgotten: a process that died leaves nobody behind. Who
comes or goes is told a moment later, with all who do so meanwhile: each of hundreds would be news
for hundreds.
"""

from __future__ import annotations

import json
import threading
import time
from collections import Counter
from collections.abc import Callable
from math import inf
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from civitas.web.storage.complaints import complain
from civitas.web.storage.store import Store

PAUSE: Final = 0.5
"""Seconds in which those who come and go become one piece of news."""
AGAIN: Final = 10.0
"""Seconds for which other processes need not be told again."""
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
        self._here: dict[str, Counter[tuple[int | None, str]]] = {}
        self._elsewhere: dict[str, dict[str, tuple[list[str], float]]] = {}
        """By match and process: the names, and when they were told."""
        self._known: dict[str, tuple[tuple[str, ...], float]] = {}
        """By match: all names, and when the first of them was told."""
        self._soon: dict[str, threading.Timer] = {}
        self._told: dict[str, float] = {}
        """When other processes were told about those who watch here."""
        self._lock = threading.Lock()
        self._closed = False

    def come(self, match: str, person: int | None, name: str) -> None:
        """Somebody starts to watch; a stranger has neither number nor name."""
        with self._lock:
            self._here.setdefault(match, Counter())[person, name] += 1
            self._moved(match)

    def go(self, match: str, person: int | None, name: str) -> None:
        """Somebody stops watching."""
        with self._lock:
            here = self._here[match]
            here[person, name] -= 1
            if not here[person, name]:
                del here[person, name]
            if not here:
                del self._here[match]
            self._moved(match)

    def names(self, match: str) -> tuple[str, ...]:
        """Who watches; strangers without a name come last. Several pages of one person are one."""
        if match not in self._here and match not in self._elsewhere:
            return ()  # as most often; whoever comes is told to all a moment later anyway
        now = time.monotonic()
        with self._lock:
            names, since = self._known.get(match, ((), -inf))
            if now - since < FRESH:
                return names
            told = [one for one in self._elsewhere.get(match, {}).values() if now - one[1] < FRESH]
            everybody = self._own(match) + [name for others, _ in told for name in others]
            if not everybody:
                self._known.pop(match, None)
                return ()
            names = tuple(sorted(everybody, key=lambda name: (not name, name)))
            self._known[match] = names, min([when for _, when in told], default=now)
            return names

    def remind(self, match: str) -> None:
        """Tell other processes who watches here, if it was not done just before."""
        with self._lock:
            if time.monotonic() - self._told.get(match, -inf) < AGAIN:
                return
        self._tell_others(match)

    def close(self) -> None:
        """Nobody is told any more."""
        with self._lock:
            self._closed = True
            waiting = list(self._soon.values())
        for timer in waiting:
            timer.cancel()
            timer.join()

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
            self._known.pop(match, None)
        if names != known:
            self._changed(match, self._store.pulse(match).events)

    def _moved(self, match: str) -> None:
        """Somebody has come or gone: soon all will hear of it. The lock is held."""
        self._known.pop(match, None)
        if match not in self._soon and not self._closed:
            timer = self._soon[match] = threading.Timer(PAUSE, self._tell, (match,))
            timer.daemon = True
            timer.start()

    def _tell(self, match: str) -> None:
        """Tell all who look at the match that its spectators have changed."""
        with self._lock:
            self._soon.pop(match, None)
        try:
            self._tell_others(match)
            self._changed(match, self._store.pulse(match).events)
        except SQLAlchemyError as error:  # it is told again with the next who comes or goes
            complain("gallery", error)

    def _tell_others(self, match: str) -> None:
        with self._lock:
            own = self._own(match)[:SPOKEN_OF]
            if own:
                self._told[match] = time.monotonic()
            else:
                self._told.pop(match, None)
        self._store.tell_watching(match, json.dumps(own, ensure_ascii=False))

    def _own(self, match: str) -> list[str]:
        here = self._here.get(match, Counter())
        known = {person: name for person, name in here if person is not None}
        return [*known.values(), *[""] * here[None, ""]]
