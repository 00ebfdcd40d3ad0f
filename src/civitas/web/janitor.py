"""The janitor looks round now and then: bots that fell asleep, moves that take too long, tables
that nobody has come to."""

from __future__ import annotations

import logging
import random
import threading
import time
from collections import defaultdict
from typing import Final

from sqlalchemy import select

from civitas.web.brains import Brains
from civitas.web.schema import BOT, OPEN, RUNNING, Match, Seat
from civitas.web.seating import DAY, Seating
from civitas.web.store import Store

ROUND: Final = 20.0
"""Seconds between two rounds."""
OPEN_DAYS: Final = 14
"""An open table to which nobody comes is cleared away after so many days."""

_logger: Final = logging.getLogger(__name__)


class Janitor:
    """One thread; several server processes may each have one."""

    def __init__(self, store: Store, seating: Seating, brains: Brains) -> None:
        self._store = store
        self._seating = seating
        self._brains = brains
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="janitor", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        quiet = 0.0
        while True:
            try:
                self.round(quiet)
            except Exception:
                _logger.exception("janitor")
            quiet = ROUND
            if self._closed.wait(ROUND * random.uniform(0.8, 1.2)):
                return

    def round(self, quiet: float) -> None:
        """Wake the bots of matches in which nothing has happened for so many seconds, and so on."""
        now = int(time.time())
        running = select(Match.id, Match.waiting, Match.days, Match.changed)
        stale = select(Match.id).where(Match.status == OPEN, Match.changed < now - OPEN_DAYS * DAY)
        with self._store.reading() as session:
            matches = session.execute(
                running.where(Match.status == RUNNING, Match.changed <= now - quiet)
            ).all()
            bots: dict[str, set[int]] = defaultdict(set)
            seats = select(Seat.match, Seat.number).where(Seat.holder == BOT)
            for match, number in session.execute(
                seats.where(Seat.match.in_([row.id for row in matches]))
            ):
                bots[match].add(number)
            forsaken = list(session.scalars(stale))
        for row in matches:
            if bots[row.id].intersection(row.waiting):
                self._brains.wake(row.id)
            elif row.days and row.changed + row.days * DAY <= now:
                self._seating.let_time_pass(row.id)
        for match in forsaken:
            self._seating.give_up(match)
