"""Invitations: friends who are asked to come to a match that waits for players."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Select, delete, func, select
from sqlalchemy.orm import Session

from civitas.kernel.errors import BadSetup
from civitas.web.lobby.cards import MatchCard, card
from civitas.web.people.friends import are_friends
from civitas.web.people.names import called
from civitas.web.refusals import NotYours, Unknown
from civitas.web.storage.schema import OPEN, Friend, Invitation, Match, Person, Seat
from civitas.web.storage.store import Store, rows
from civitas.web.tables.live import seats_of

MOST: Final = 50
"""So many are invited to one match."""
SHOWN: Final = 20
"""So many invitations of one person are shown, the latest."""


class Invited(msgspec.Struct, frozen=True):
    """A match to which somebody is invited."""

    match: MatchCard
    key: str
    """The link of the match: with it one comes in."""
    by: str
    """Who invites."""


class Invitations:
    """Who is invited where."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def invite(self, person: Person, match: str, friend: int) -> bool:
        """Ask a friend to come; False if they were asked already."""

        def work(session: Session) -> bool:
            here = session.get(Match, match, with_for_update=True)
            if here is None:
                raise Unknown("error-match")
            seats = self._store.seats(match, session)
            if here.owner != person.id and not seats_of(seats, person.id):
                raise NotYours("error-seat-not-yours")
            if here.status != OPEN:
                raise NotYours("error-invite-late")
            if not are_friends(session, person.id, friend):
                raise Unknown("error-friend-unknown")
            if seats_of(seats, friend) or session.get(Invitation, (match, friend)) is not None:
                return False
            many = select(func.count()).select_from(Invitation).where(Invitation.match == match)
            if (session.scalar(many) or 0) >= MOST:
                raise BadSetup("error-invite-most", most=MOST)
            now = int(time.time())
            session.add(Invitation(match=match, person=friend, by=person.id, at=now))
            return True

        return self._store.write(work)

    def decline(self, person: Person, match: str) -> None:
        """Do not come; whoever has invited is told nothing."""
        mine = delete(Invitation).where(
            Invitation.match == match, Invitation.person == person.id
        )  # fmt: skip
        if not self._store.write(lambda session: rows(session, mine)):
            raise Unknown("error-match")

    def to(self, person: Person, language: str) -> list[Invited]:
        """Where somebody is invited and does not sit yet."""
        found = (
            select(Match, Person)
            .join(Invitation, Invitation.match == Match.id)
            .join(Person, Person.id == Invitation.by)
            .where(Invitation.person == person.id, Match.status == OPEN)
            .order_by(Invitation.at.desc())
            .limit(SHOWN)
        )
        with self._store.reading() as session:
            return [
                Invited(card(match, seats, person.id, language), match.link, called(session, by))
                for match, by in session.execute(found).all()
                if not seats_of(seats := self._store.seats(match.id, session), person.id)
            ]

    def invited(self, match: str) -> Sequence[int]:
        """Who was invited to a match."""
        with self._store.reading() as session:
            return session.scalars(
                select(Invitation.person).where(Invitation.match == match)
            ).all()  # fmt: skip


def tables_of_friends(person: int) -> Select[Match]:
    """Public tables with a free seat at which a friend sits."""
    friends = select(Friend.friend).where(Friend.person == person)
    there = select(Seat.match).where(Seat.person.in_(friends))
    mine = select(Seat.match).where(Seat.person == person)
    found = select(Match).where(Match.status == OPEN, Match.public, Match.id.in_(there))
    return found.where(Match.id.not_in(mine)).limit(SHOWN)
