"""The ladder of each title, kept up to date with the matches that end.

Nothing is done for it in a pick. A thread of each server looks which matches are over and enters
what everybody is worth after them, in the order in which they ended: so whoever does it all over
again from the results gets the same numbers. Of several servers one does it at a time; if a match
turns out to have ended before others that were entered already, those are entered anew.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, func, select, text, tuple_, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from civitas.web.lobby.ratings import Player, Rating, counts, places, player_of, rate
from civitas.web.storage.complaints import complain
from civitas.web.storage.outcome import outcome
from civitas.web.storage.schema import OVER, Match, Seat, Standing
from civitas.web.storage.store import Store, rows

ROUND: Final = 30.0
"""Seconds between two rounds, if nobody says that a match is over."""
BATCH: Final = 20
"""So many matches are entered in one transaction: nobody who picks waits for long."""
_LOCK: Final = 0x4C414444
"""Of several servers one makes entries."""

_logger: Final = logging.getLogger(__name__)


class Ladder:
    """One thread; several server processes may each have one."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._awake = threading.Event()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="ladder", daemon=True)

    def open(self) -> None:
        """Look round from now on."""
        self._thread.start()

    def wake(self) -> None:
        """A match is over."""
        self._awake.set()

    def close(self) -> None:
        """What is not entered yet is entered after the next start."""
        self._closed = True
        self._awake.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._closed:
            self._awake.clear()
            try:
                self.catch_up()
            except SQLAlchemyError as error:
                complain("ladder", error)
            except Exception:
                _logger.exception("ladder")
            self._awake.wait(ROUND)

    def catch_up(self) -> int:
        """Enter all matches that are over; how many there were."""
        looked = 0
        while not self._closed and self._uncounted():
            looked += self._store.write(self._enter_some, aside=True)
        return looked

    def remake(self) -> int:
        """Forget all that was entered, and enter it anew; how many matches there were."""

        def forget(session: Session) -> None:
            self._lock(session)
            session.execute(delete(Standing))
            session.execute(update(Match).where(Match.status == OVER).values(counted=None))

        self._store.write(forget)
        return self.catch_up()

    def _uncounted(self) -> bool:
        with self._store.reading() as session:
            return session.scalar(_NEW.limit(1)) is not None

    def _lock(self, session: Session) -> None:
        """Wait until no other server makes entries; SQLite lets only one write anyway."""
        if self._store.shared:
            session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})

    def _enter_some(self, session: Session) -> int:
        self._lock(session)
        found = list(session.scalars(_NEW.order_by(Match.changed, Match.id).limit(BATCH)))
        for number, match in enumerate(found, 1):
            seats = self._store.seats(match.id, session)
            match.counted = counts(match, seats)
            if match.counted:
                anew = _forget_later(session, match)
                _enter(session, match, seats)
                if anew:  # those come next, in their order
                    return number
        return len(found)


_NEW: Final = select(Match).where(Match.status == OVER, Match.counted.is_(None))


def _enter(session: Session, match: Match, seats: Sequence[Seat]) -> None:
    """Enter what everybody is worth after this match."""
    result = outcome(match, seats)
    assert result is not None
    players = [player_of(match, seat) for seat in seats]
    here = [Standing.title == match.title, Standing.player.in_({one.key for one in players})]
    before = {
        row.player: row for row in session.scalars(select(Standing).where(*here, Standing.latest))
    }
    known = {player: _rating(before[player.key]) for player in players if player.key in before}
    for row in before.values():
        row.latest = False
    for player, rating in rate(players, places(result, seats), known).items():
        session.add(_standing(match, player, rating))
    session.flush()


def _rating(row: Standing) -> Rating:
    return Rating(row.value, row.spread, row.matches)


def _standing(match: Match, player: Player, rating: Rating) -> Standing:
    return Standing(
        match=match.id,
        player=player.key,
        person=player.person,
        title=match.title,
        ended=match.changed,
        latest=True,
        **rating._asdict(),
    )


def _forget_later(session: Session, match: Match) -> bool:
    """Forget what was entered of matches of the same title that ended after this one."""
    later = (
        Standing.title == match.title,
        tuple_(Standing.ended, Standing.match) > (match.changed, match.id),
    )
    entered = select(Standing.match).where(*later)
    if not rows(session, update(Match).where(Match.id.in_(entered)).values(counted=None)):
        return False
    session.execute(delete(Standing).where(*later))
    last = select(Standing.player, func.max(Standing.matches)).where(Standing.title == match.title)
    now = tuple_(Standing.player, Standing.matches).in_(last.group_by(Standing.player))
    here = update(Standing).where(Standing.title == match.title)
    session.execute(here.where(now).values(latest=True))
    return True
