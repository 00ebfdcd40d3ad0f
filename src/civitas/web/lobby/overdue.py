"""Time that has passed: what becomes of seats whose people let it pass, and of tables that all have
left or to which nobody comes."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy.orm import Session

from civitas.web.lobby.cards import due
from civitas.web.lobby.seating import Seating, locked, remove
from civitas.web.notices.turns import ENDED, LOST, remind, tell
from civitas.web.storage.clocks import go_on, halt
from civitas.web.storage.schema import (
    END,
    OPEN,
    OVER,
    PERSON,
    PLAY_ON,
    REMIND,
    RUNNING,
    Match,
    Seat,
)


class Overdue(Seating):
    """What happens to seats and tables once enough time has passed; whoever goes the rounds says
    when."""

    def let_time_pass(self, match: str) -> None:
        """Some have let the days of their move, or their reserve, pass: what was agreed for that
        happens."""

        def work(session: Session) -> None:
            here, now = locked(session, match), int(time.time())
            seats = self._store.seats(match, session)
            asked = [s for s in seats if s.number in here.waiting and s.holder == PERSON]
            late = [seat for seat in asked if (due(here, [seat]) or now + 1) <= now]
            if late:
                here.changed = now
                self._too_late(session, here, late)

        self._seated(match, work)

    def abandon(self, match: str, before: int) -> None:
        """Nobody has come back since then to a match that all have left: the bots end it."""

        def work(session: Session) -> None:
            here = locked(session, match)
            seats = self._store.seats(match, session)
            left = [seat for seat in seats if seat.person is not None and not seat.resigned]
            waits = here.status == RUNNING and all(seat.holder != PERSON for seat in seats)
            if waits and here.changed < before:
                for seat in left:
                    seat.resigned = True
                here.seating += 1
                self._announce(session, match, "chat-abandoned")

        self._seated(match, work)

    def give_up(self, match: str, before: int) -> None:
        """Remove a match that has not started, if nobody has come to it since then."""

        def work(session: Session) -> None:
            here = session.get(Match, match, with_for_update=True)
            if here is not None and here.status == OPEN and here.changed < before:
                remove(session, match)

        self._store.write(work)

    def _too_late(self, session: Session, match: Match, seats: Sequence[Seat]) -> None:
        for seat in seats if match.late != REMIND else ():
            if seat.person is not None:
                tell(session, match.id, seat.person, LOST, match.changed)
        if match.late == PLAY_ON:
            self._give_to_bot(session, match, seats, "chat-late")
            return
        match.seating += 1
        for seat in seats:
            self._announce(session, match.id, f"chat-late-{match.late}", name=seat.name)
            if match.late == REMIND and seat.person is not None:
                go_on(match, seat, match.changed, match.reserve)
                remind(session, match.id, seat.person, match.changed)
        if match.late == END:
            self._end(session, match, seats)

    def _end(self, session: Session, match: Match, late: Sequence[Seat]) -> None:
        """The match is over because of those who are late; all others there are told."""
        match.status, match.waiting = OVER, []
        for seat in late:
            halt(seat, match.changed)
            seat.late = True
        seats = self._store.seats(match.id, session)
        there = {seat.person for seat in seats if seat.holder == PERSON}
        for person in there - {seat.person for seat in late}:
            if person is not None:
                tell(session, match.id, person, ENDED, match.changed)
