"""The janitor looks round now and then: bots that fell asleep, moves that take too long, tables
that nobody has come to, a log of the database that has grown, memory that is free.

Nothing is old because one clock says so: servers must have seen the time pass, too
(`storage/vigil.py`).
"""

from __future__ import annotations

import logging
import random
import threading
import time
from typing import Final

from sqlalchemy import Select, and_, or_, select
from sqlalchemy.exc import SQLAlchemyError

from civitas.web.bots.brains import Brains
from civitas.web.heap import give_back
from civitas.web.lobby.overdue import Overdue
from civitas.web.storage.clocks import DAY, run_out
from civitas.web.storage.complaints import complain
from civitas.web.storage.schema import BOT, OPEN, PERSON, RUNNING, Match, Seat
from civitas.web.storage.store import Store
from civitas.web.storage.vigil import ago

ROUND: Final = 20.0
"""Seconds between two rounds."""
LATELY: Final = 3600.0
"""Seconds; bots that were asked before that are woken when a server starts, not in every round."""
OPEN_DAYS: Final = 14
"""An open table to which nobody comes is cleared away after so many days."""
LEFT_DAYS: Final = 30
"""A match that all people have left waits for them so long; then the bots play it to its end."""

_logger: Final = logging.getLogger(__name__)


class Janitor:
    """One thread; several server processes may each have one."""

    def __init__(self, store: Store, overdue: Overdue, brains: Brains) -> None:
        self._store = store
        self._overdue = overdue
        self._brains = brains
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="janitor", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        quiet, since = 0.0, 0.0
        while True:
            try:
                self.round(quiet, since)
            except SQLAlchemyError as error:
                complain("janitor", error)
            except Exception:
                _logger.exception("janitor")
            if self._closed.wait(ROUND * random.uniform(0.8, 1.2)):
                return
            quiet, since = ROUND, time.time() - LATELY

    def round(self, quiet: float, since: float = 0.0) -> None:
        """Wake the bots of matches in which nothing has happened for so many seconds, and so on.

        Matches that were quiet before ``since`` are left to sleep: their people are away.
        """
        self._store.watch.go_on()
        self._store.tidy()
        give_back()
        now = int(time.time())
        # What seems to be still to come was before the clock jumped back.
        idle = or_(Match.changed <= int(now - quiet), Match.changed > now)
        bots = and_(Seat.holder == BOT, Match.changed >= int(since), idle)
        people = and_(Match.days > 0, Match.changed + Match.days * DAY <= now)
        asked = (
            select(Match.id, Match.waiting, Match.changed, Match.days, Seat.number, Seat.holder)
            .join(Seat, Seat.match == Match.id)
            .where(Match.status == RUNNING, or_(bots, and_(Seat.holder == PERSON, people)))
        )
        with self._store.reading() as session:
            forsaken = min(now - OPEN_DAYS * DAY, ago(session, OPEN_DAYS * DAY))
            stale = select(Match.id).where(Match.status == OPEN, Match.changed < forsaken)
            deserted = min(now - LEFT_DAYS * DAY, ago(session, LEFT_DAYS * DAY))
            empty = list(session.scalars(_left_by_all(deserted)))
            found = [row for row in session.execute(asked) if row.number in row.waiting]
            old = list(session.scalars(stale))
            out = run_out(session, now)
            starts = {days: ago(session, days * DAY) for days in {row.days for row in found}}
        for match in {row.id for row in found if row.holder == BOT}:
            self._brains.wake(match)
        late = [row for row in found if row.holder == PERSON and row.changed <= starts[row.days]]
        for match in out | {row.id for row in late}:
            self._overdue.let_time_pass(match)
        for match in old:
            self._overdue.give_up(match, forsaken)
        for match in empty:
            self._overdue.abandon(match, deserted)
            self._brains.wake(match)


def _left_by_all(before: int) -> Select[str]:
    """Matches in which nobody has done anything since then, and to which only somebody who is away
    could come back."""
    here = select(Seat.match).where(Seat.match == Match.id)
    away = here.where(Seat.holder == BOT, Seat.person.is_not(None), Seat.resigned.is_(False))
    sitting = here.where(Seat.holder == PERSON)
    return select(Match.id).where(
        Match.status == RUNNING, Match.changed < before, away.exists(), ~sitting.exists()
    )
