"""Friends: asking by name or by a link, agreeing, parting, and wanting to hear no more of somebody.

Nobody learns here who exists. Whoever asks for a name sees that they have asked, and nothing else
until the other agrees: not whether anybody has that name, nor whether they have refused.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from secrets import token_urlsafe
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.orm import Session

from civitas.web.people.names import BadPerson, called, keeper_of, login_of, spelt
from civitas.web.refusals import Unknown
from civitas.web.storage.schema import Approach, Blocked, Friend, FriendLink, Invitation, Person
from civitas.web.storage.store import Store, rows

MOST: Final = 200
"""So many friends somebody may have, and as many whom they block."""
PENDING: Final = 50
"""So many may be asked, and ask, at the same time."""


class Someone(NamedTuple):
    """A person, as a friend sees them."""

    id: int
    name: str


class Request(NamedTuple):
    """Somebody wants to be a friend."""

    id: int
    name: str
    person: int
    """The number of whoever asks."""


class Circle(NamedTuple):
    """All that somebody has to do with others."""

    friends: list[Someone]
    asking: list[Request]
    """Those who want to be friends."""
    asked: list[Request]
    """Those who were asked, by the name that was said."""
    blocked: list[Someone]
    link: str | None
    """The secret of one's own link, if there is one."""


class Friends:
    """Who is whose friend."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, person: int) -> Circle:
        """All that somebody has to do with others."""
        friends = _friends(person)
        blocked = select(Blocked.blocked).where(Blocked.person == person)
        asking = select(Approach, Person).join(Person, Person.id == Approach.asker)
        asked = select(Approach).where(Approach.asker == person).order_by(Approach.id.desc())
        with self._store.reading() as session:
            return Circle(
                _people(session, friends),
                [
                    Request(approach.id, called(session, asker), asker.id)
                    for approach, asker in session.execute(
                        asking.where(Approach.asked == person).order_by(Approach.id)
                    )
                ],
                [
                    Request(approach.id, approach.name, person)
                    for approach in session.scalars(asked)
                ],
                _people(session, blocked),
                session.scalar(select(FriendLink.secret).where(FriendLink.person == person)),
            )

    def friends(self, person: int) -> list[Someone]:
        """Their friends, by name."""
        with self._store.reading() as session:
            return _people(session, _friends(person))

    def requests(self, person: int) -> int:
        """How many want to be their friends."""
        found = select(func.count()).select_from(Approach).where(Approach.asked == person)
        with self._store.reading() as session:
            return session.scalar(found) or 0

    def ask(self, person: Person, name: str) -> None:
        """Want to be a friend of whoever keeps this name."""
        name = spelt(name)

        def work(session: Session) -> None:
            keeper = keeper_of(session, name)
            if keeper == person.id:
                raise BadPerson("error-friend-self")
            if keeper is not None and are_friends(session, person.id, keeper):
                raise BadPerson("error-friend-already", name=name)
            _check_room(session, person.id)
            if keeper is not None and _asks(session, keeper, person.id):
                _befriend(session, person.id, keeper)
                return
            mine = session.scalars(select(Approach.name).where(Approach.asker == person.id)).all()
            if login_of(name) in map(login_of, mine):
                return
            if len(mine) >= PENDING:
                raise BadPerson("error-friend-asked", most=PENDING)
            heard = keeper if keeper is not None and _hears(session, keeper, person.id) else None
            now = int(time.time())
            session.add(Approach(asker=person.id, name=name, asked=heard, at=now))

        self._store.write(work)

    # ---------------------------------------------------------------- requests

    def accept(self, person: int, request: int) -> None:
        """Agree to somebody's wish."""

        def work(session: Session) -> None:
            approach = _asking(session, person, request)
            for one in (person, approach.asker):
                _check_room(session, one)
            _befriend(session, person, approach.asker)

        self._store.write(work)

    def refuse(self, person: int, request: int) -> None:
        """Do not agree; whoever has asked is told nothing."""

        def work(session: Session) -> None:
            _asking(session, person, request).asked = None

        self._store.write(work)

    def withdraw(self, person: int, request: int) -> None:
        """Do not want any more to be a friend."""
        mine = delete(Approach).where(Approach.id == request, Approach.asker == person)
        if not self._store.write(lambda session: rows(session, mine)):
            raise Unknown("error-friend-request")

    # ---------------------------------------------------------------- friends

    def remove(self, person: int, friend: int) -> None:
        """Be friends no more; invitations of one to the other end as well."""

        def work(session: Session) -> None:
            if not are_friends(session, person, friend):
                raise Unknown("error-friend-unknown")
            _part(session, person, friend)

        self._store.write(work)

    def block(self, person: int, other: int) -> None:
        """Hear no more of somebody who is a friend or wants to be one; they are not told."""

        def work(session: Session) -> None:
            if not _asks(session, other, person) and not are_friends(session, person, other):
                raise Unknown("error-friend-unknown")
            many = select(func.count()).select_from(Blocked).where(Blocked.person == person)
            if (session.scalar(many) or 0) >= MOST:
                raise BadPerson("error-friends-most", most=MOST)
            _part(session, person, other)
            unheard = update(Approach).where(Approach.asker == other, Approach.asked == person)
            session.execute(unheard.values(asked=None))
            session.merge(Blocked(person=person, blocked=other))

        self._store.write(work)

    def unblock(self, person: int, other: int) -> None:
        """Hear of somebody again."""
        mine = delete(Blocked).where(Blocked.person == person, Blocked.blocked == other)
        if not self._store.write(lambda session: rows(session, mine)):
            raise Unknown("error-friend-unknown")

    # ---------------------------------------------------------------- links

    def new_link(self, person: int) -> None:
        """A link to give to friends; the one before is void."""

        def work(session: Session) -> None:
            session.execute(delete(FriendLink).where(FriendLink.person == person))
            session.add(FriendLink(person=person, secret=token_urlsafe(16)))

        self._store.write(work)

    def behind(self, secret: str, me: int | None) -> Someone:
        """Whose link this is."""
        with self._store.reading() as session:
            return self._behind(session, secret, me)

    def follow(self, person: Person, secret: str) -> Someone:
        """Become a friend of whoever has given this link away."""

        def work(session: Session) -> Someone:
            other = self._behind(session, secret, person.id)
            if other.id == person.id:
                raise BadPerson("error-friend-self")
            if not are_friends(session, person.id, other.id):
                for one in (person.id, other.id):
                    _check_room(session, one)
                _befriend(session, person.id, other.id)
            return other

        return self._store.write(work)

    def _behind(self, session: Session, secret: str, me: int | None) -> Someone:
        found = select(Person).join(FriendLink, FriendLink.person == Person.id)
        owner = None
        if "\0" not in secret:  # which PostgreSQL does not even look for
            owner = session.scalar(found.where(FriendLink.secret == secret))
        if owner is None or (me is not None and _blocks(session, owner.id, me)):
            raise Unknown("error-friend-link")
        return Someone(owner.id, called(session, owner))


Deed: TypeAlias = Callable[[Friends, int, int], None]
"""Something that a person does with somebody, or with a request, of this number."""
REQUESTS: Final[Mapping[str, Deed]] = {
    "accept": Friends.accept,
    "refuse": Friends.refuse,
    "withdraw": Friends.withdraw,
}
"""What can be done with a request, by what it is called in addresses."""
DEEDS: Final[Mapping[str, Deed]] = {
    "remove": Friends.remove,
    "block": Friends.block,
    "unblock": Friends.unblock,
}
"""What can be done with somebody."""


def _friends(person: int) -> Select[int]:
    return select(Friend.friend).where(Friend.person == person)


def _people(session: Session, numbers: Select[int]) -> list[Someone]:
    found = session.scalars(select(Person).where(Person.id.in_(numbers)))
    people = [Someone(person.id, called(session, person)) for person in found]
    return sorted(people, key=lambda someone: (login_of(someone.name), someone.id))


def are_friends(session: Session, one: int, other: int) -> bool:
    return session.get(Friend, (one, other)) is not None


def _asks(session: Session, asker: int, asked: int) -> bool:
    approach = select(Approach.id).where(Approach.asker == asker, Approach.asked == asked)
    return session.scalar(approach.limit(1)) is not None


def _asking(session: Session, person: int, request: int) -> Approach:
    """A wish that somebody has towards this person."""
    approach = session.get(Approach, request)
    if approach is None or approach.asked != person:
        raise Unknown("error-friend-request")
    return approach


def _hears(session: Session, person: int, asker: int) -> bool:
    """Does somebody want to hear of this asker, and have they an ear for one more?"""
    many = select(func.count()).select_from(Approach).where(Approach.asked == person)
    return not _blocks(session, person, asker) and (session.scalar(many) or 0) < PENDING


def _blocks(session: Session, person: int, other: int) -> bool:
    return session.get(Blocked, (person, other)) is not None


def _check_room(session: Session, person: int) -> None:
    """Refuse one friend more than there may be."""
    many = select(func.count()).select_from(Friend).where(Friend.person == person)
    if (session.scalar(many) or 0) >= MOST:
        raise BadPerson("error-friends-most", most=MOST)


def _befriend(session: Session, one: int, other: int) -> None:
    """Make them friends; what either has asked of the other, or blocked, is done with."""
    now = int(time.time())
    for person, friend in ((one, other), (other, one)):
        _forget(session, person, friend)
        session.add(Friend(person=person, friend=friend, since=now))


def _forget(session: Session, person: int, other: int) -> None:
    """What one of them has asked of the other, and whether one blocks the other."""
    session.execute(delete(Approach).where(Approach.asker == person, Approach.asked == other))
    session.execute(delete(Blocked).where(Blocked.person == person, Blocked.blocked == other))


def _part(session: Session, one: int, other: int) -> None:
    """Make them friends no more."""
    for person, friend in ((one, other), (other, one)):
        session.execute(delete(Friend).where(Friend.person == person, Friend.friend == friend))
        given = Invitation.person == person, Invitation.by == friend
        session.execute(delete(Invitation).where(*given))
