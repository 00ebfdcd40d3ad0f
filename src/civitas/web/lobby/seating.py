"""Seats: taking one, leaving it to a bot, and coming back."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from civitas.kernel.table import Table
from civitas.kernel.titles import find_title
from civitas.web.lobby.cards import Cards
from civitas.web.refusals import NotYours, Unknown
from civitas.web.speech.words import announcement
from civitas.web.storage.absence import goes, returns
from civitas.web.storage.clocks import go_on, halt, wind_up
from civitas.web.storage.schema import (
    BOT,
    FREE,
    OPEN,
    PERSON,
    RUNNING,
    Chat,
    Invitation,
    Match,
    Person,
    Seat,
)
from civitas.web.storage.store import Store
from civitas.web.storage.vigil import ago
from civitas.web.tables.live import header_of, seats_of

T = TypeVar("T")

USUAL_BOT: Final = "medium"
"""Who plays with somebody in a hurry, and for somebody who leaves."""
VANISHED: Final = 15 * 60
"""Seconds after which others may give the seat of somebody who does nothing to a bot."""


class Seating(Cards):
    """Who sits where. Every change is said in the chat, by the table itself."""

    def __init__(self, store: Store, changed: Callable[[str, int], None]) -> None:
        super().__init__(store)
        self._changed = changed
        """Called with the match and its number of steps when a seat has changed."""

    def join(self, person: Person, match: str, link: str | None, seat: int | None) -> int:
        """Take this free seat, or the first; who sits there already stays. The seat's number."""
        found, chairs = self._find(match)
        invited = hmac.compare_digest((link or "").encode(), found.link.encode())
        known = found.owner == person.id or any(seat.person == person.id for seat in chairs)
        if not (found.public or invited or known):
            raise Unknown("error-match")

        def work(session: Session) -> int:
            here = locked(session, match)
            seats = self._store.seats(match, session)
            mine = seats_of(seats, person.id)
            if mine:
                return mine[0]
            free = [s for s in seats if s.holder == FREE and seat in (None, s.number)]
            self._sit_down(session, here, seats, person, {s.number: person.name for s in free[:1]})
            return free[0].number

        return self._seated(match, work)

    def join_again(self, person: Person, match: str, names: Mapping[int, str]) -> None:
        """Take the seats that one had, by these names, in a match that is played again."""

        def work(session: Session) -> None:
            here = locked(session, match)
            seats = self._store.seats(match, session)
            if seats_of(seats, person.id):
                return
            free = [s.number for s in seats if s.holder == FREE]
            mine = {number: names[number] for number in free if number in names}
            self._sit_down(
                session, here, seats, person, mine or dict.fromkeys(free[:1], person.name)
            )  # fmt: skip

        self._seated(match, work)

    def leave(self, person: Person, match: str) -> None:
        """Get up. Before the start the seat is free again; later a bot plays on in it."""
        self._get_up(person, match, resigned=False)

    def resign(self, person: Person, match: str) -> None:
        """Give up for good; a bot plays on."""
        self._get_up(person, match, resigned=True)

    def return_to(self, person: Person, match: str) -> None:
        """Take the seat back from the bot that played on in it; the time of others goes on."""

        def work(session: Session) -> None:
            here = locked(session, match)
            left = [
                seat
                for seat in self._store.seats(match, session)
                if seat.person == person.id and seat.holder == BOT and not seat.resigned
            ]
            if here.status != RUNNING or not left:
                raise NotYours("error-seat-not-yours")
            for seat in self._store.seats(match, session):
                seat.last = False
            for seat in left:
                seat.holder, seat.bot = PERSON, None
                returns(here, seat)
                go_on(here, seat, int(time.time()), here.addition)
            here.seating += 1
            if any(seat.number in here.waiting for seat in left):
                here.changed = int(time.time())
            for seat in left:
                self._announce(session, match, "chat-returned", name=seat.name)

        self._seated(match, work)

    def leave_guide(self, person: Person, match: str) -> None:
        """Go on without the guide."""

        def work(session: Session) -> None:
            here = locked(session, match)
            led = [
                s for s in self._store.seats(match, session) if s.person == person.id and s.guided
            ]
            if not led:
                raise NotYours("error-seat-not-yours")
            for seat in led:
                seat.guided = False
            here.seating += 1

        self._seated(match, work)

    def replace(self, person: Person, match: str, seat: int) -> None:
        """Give the seat of somebody who has vanished to a bot, until they come back."""

        def work(session: Session) -> None:
            here = locked(session, match)
            seats = self._store.seats(match, session)
            if not seats_of(seats, person.id):
                raise NotYours("error-seat-not-yours")
            vanished = here.changed <= min(time.time() - VANISHED, ago(session, VANISHED))
            if here.days or here.reserve or seat not in here.waiting or not vanished:
                raise NotYours("error-replace", minutes=VANISHED // 60)
            if seats[seat].holder == PERSON:
                self._give_to_bot(session, here, [seats[seat]], "chat-replaced")

        self._seated(match, work)

    def _get_up(self, person: Person, match: str, resigned: bool) -> None:
        def work(session: Session) -> None:
            here = locked(session, match)
            seats = self._store.seats(match, session)
            mine = [s for s in seats if s.person == person.id and s.holder == PERSON]
            if not mine or here.status not in (OPEN, RUNNING):
                raise NotYours("error-seat-not-yours")
            if here.status == RUNNING:
                for seat in mine:
                    seat.resigned = resigned
                message = "chat-resigned" if resigned else "chat-left"
                self._give_to_bot(session, here, mine, message)
                return
            for seat in mine:
                self._announce(session, match, "chat-left-lobby", name=seat.name)
                seat.holder, seat.person, seat.name = FREE, None, ""
            here.seating += 1
            session.flush()
            if not any(seat.holder == PERSON for seat in seats):
                remove(session, match)

        self._seated(match, work)

    def _sit_down(
        self,
        session: Session,
        match: Match,
        seats: Sequence[Seat],
        person: Person,
        names: Mapping[int, str],
    ) -> None:
        """Take these free seats; the match starts if they were the last."""
        if not names:
            raise NotYours("error-seat-taken")
        if not match.friendly and person.login is None:
            raise NotYours("error-rated-guest")
        for number, name in names.items():
            seat = seats[number]
            seat.holder, seat.person, seat.name = PERSON, person.id, name
        match.changed = int(time.time())
        match.seating += 1
        if all(seat.holder != FREE for seat in seats):
            start(match, seats)
        for name in names.values():
            self._announce(session, match.id, "chat-joined", name=name)

    def _give_to_bot(
        self, session: Session, match: Match, seats: Sequence[Seat], message: str
    ) -> None:
        for seat in seats:
            halt(seat, int(time.time()))
            seat.holder, seat.bot = BOT, USUAL_BOT
            goes(session, match, seat)
            self._announce(session, match.id, message, name=seat.name, bot=USUAL_BOT)
        match.seating += 1
        people = [s for s in self._store.seats(match.id, session) if s.person is not None]
        alone = len(people) > len(seats) and all(seat.holder == BOT for seat in people)
        for seat in seats:
            seat.last = alone

    # ---------------------------------------------------------------- helpers

    def _find(self, match: str) -> tuple[Match, list[Seat]]:
        found = self._store.match(match)
        if found is None:
            raise Unknown("error-match")
        return found

    def _seated(self, match: str, work: Callable[[Session], T]) -> T:
        result = self._store.write(work)
        found = self._store.match(match)
        if found is not None:
            self._changed(match, found[0].events)
        return result

    def _announce(self, session: Session, match: str, message: str, **params: str) -> None:
        """The table itself says what has happened at its seats."""
        text = announcement(message, **params)
        session.add(Chat(match=match, name="", text=text, at=int(time.time())))
        number = session.scalar(select(Match.events).where(Match.id == match))
        self._store.announce(session, match, number or 0)


def start(match: Match, seats: Sequence[Seat]) -> None:
    """All seats are taken: the match begins."""
    match.status = RUNNING
    match.started = match.changed = int(time.time())
    table = Table(header_of(match, seats), find_title(match.title).load(), log=False)
    match.waiting = [ask.seat for ask in table.asks]
    wind_up(match, seats, match.started)


def locked(session: Session, match: str) -> Match:
    """The match, and no other process changes its seats until this transaction is over."""
    here = session.get(Match, match, with_for_update=True)
    if here is None:
        raise Unknown("error-match")
    return here


def remove(session: Session, match: str) -> None:
    """Remove a match that has not started: it has no journal yet."""
    for table in (Chat, Invitation, Seat):
        session.execute(delete(table).where(table.match == match))
    session.execute(delete(Match).where(Match.id == match, Match.status == OPEN))
