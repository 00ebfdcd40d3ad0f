"""Channels: by which ways somebody wants to be told, and how they end."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from secrets import token_urlsafe
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, delete, exists, func, or_, select, update
from sqlalchemy.orm import Session

from civitas.web.notices.hooks import FORMS, topic_of
from civitas.web.notices.letters import MAIL, PUSH
from civitas.web.notices.push import check_keys
from civitas.web.notices.reach import BadReceiver, Reach
from civitas.web.notices.turns import turn_of
from civitas.web.refusals import Unknown
from civitas.web.settings import MAIL_ADDRESS
from civitas.web.storage.schema import (
    PERSON,
    RUNNING,
    Channel,
    Match,
    Notice,
    Person,
    Seat,
    Sitting,
)
from civitas.web.storage.store import Store

MOST: Final = 8
"""Channels of one person."""
LONGEST: Final = 254
"""Letters of an e-mail address."""


class Wish(NamedTuple):
    """A channel that somebody wants."""

    kind: str
    address: str
    sitting: str
    """The browser in which it is asked for."""
    language: str
    site: str
    """How the server is called there."""
    keys: Mapping[str, str] = {}


class Shown(NamedTuple):
    """A channel as its owner sees it."""

    channel: Channel
    under_way: tuple[Notice, ...]
    """What shall go out there, now or later."""

    @property
    def trying(self) -> bool:
        """Is the first word on its way, perhaps once more, and nobody knows yet how it fares?"""
        return any(not (one.match or one.tries) for one in self.under_way)

    @property
    def unknown(self) -> bool:
        """Has that not even been sent yet?"""
        return any(not (one.match or one.tries or one.begun) for one in self.under_way)

    @property
    def again(self) -> int | None:
        """When what has not arrived is sent again."""
        tried = [one.due for one in self.under_way if one.due and (one.tries or one.begun)]
        return min(tried, default=None)


class Channels:
    """All channels of all people."""

    def __init__(
        self, store: Store, reach: Reach, by_mail: bool, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._reach = reach
        self._clock = clock
        self.by_mail = by_mail
        """Can anybody be written to?"""

    def of(self, person: int) -> list[Shown]:
        """The channels of somebody, the oldest first; a browser in which they have signed out is
        none any more."""
        signed_in = exists().where(Sitting.person == person, Sitting.key == Channel.sitting)
        there = or_(Channel.kind != PUSH, Channel.sitting == "", signed_in)
        mine = select(Channel).where(Channel.person == person, there).order_by(Channel.id)
        waits = select(Notice).join(Channel, Channel.id == Notice.channel)
        waits = waits.where(Channel.person == person, Notice.due.is_not(None))
        with self._store.reading() as session:
            waiting = session.scalars(waits).all()
            return [
                Shown(one, tuple(notice for notice in waiting if notice.channel == one.id))
                for one in session.scalars(mine)
            ]

    def troubled(self, person: int) -> bool:
        """Is there something that does not arrive?"""
        found = exists().where(Channel.person == person, Channel.trouble.is_not(None))
        with self._store.reading() as session:
            return bool(session.scalar(select(found)))

    def add(self, person: Person, wish: Wish) -> None:
        """One more; the first word goes out by it at once."""
        self._check(wish)
        now = int(self._clock())
        channel = Channel(
            person=person.id,
            kind=wish.kind,
            address=wish.address,
            keys=dict(wish.keys),
            secret=token_urlsafe(24),
            sitting=wish.sitting,
            language=wish.language,
            site=wish.site,
            ready=wish.kind != MAIL,
            made=now,
        )
        mine = Channel.person == person.id
        whose = or_(mine, Channel.kind == PUSH)  # a browser that had been somebody else's

        def work(session: Session) -> None:
            _remove(session, Channel.address == wish.address, Channel.kind == wish.kind, whose)
            many = session.scalar(select(func.count()).select_from(Channel).where(mine)) or 0
            if many >= MOST:
                raise BadReceiver("error-channels", most=MOST)
            session.add(channel)
            session.flush()
            session.add(Notice(channel=channel.id, match="", turn=0, due=now, tries=0, begun=0))
            if channel.ready:
                _begin(session, channel)

        self._store.write(work)

    def remove(self, person: int, number: int) -> None:
        """One less: nothing more comes by it, not even what is waiting."""
        here = Channel.id == number, Channel.person == person
        self._store.write(lambda session: _remove(session, *here))

    def repeat(self, person: int, number: int) -> None:
        """Send the first word once more."""
        now = int(self._clock())
        mine = select(Channel.id).where(Channel.id == number, Channel.person == person)
        first = update(Notice).where(Notice.match == "", Notice.channel.in_(mine))
        again = first.values(due=now, tries=0, begun=0)
        self._store.write(lambda session: session.execute(again))

    def follow(self, before: str, after: str) -> None:
        """A browser has another key from now on, and is told what it was told before."""
        here = update(Channel).where(Channel.sitting == before, Channel.sitting != "")
        self._store.write(lambda session: session.execute(here.values(sitting=after)))

    # ---------------------------------------------------------------- by whoever reads there

    def find(self, secret: str) -> Channel:
        """The channel of a link."""
        with self._store.reading() as session:
            found = session.scalar(select(Channel).where(_known_by(secret)))
        if found is None:
            raise Unknown("error-channel")
        return found

    def agree(self, secret: str) -> None:
        """Whoever reads there wants to be told."""

        def work(session: Session) -> None:
            waiting = select(Channel).where(_known_by(secret), Channel.ready.is_(False))
            channel = session.scalar(waiting.with_for_update())
            if channel is not None:
                channel.ready, channel.trouble = True, None
                _begin(session, channel)

        self._store.write(work)

    def end(self, secret: str) -> None:
        """Whoever reads there wants no more; whoever wants it twice gets it once."""
        self._store.write(lambda session: _remove(session, _known_by(secret)))

    def _check(self, wish: Wish) -> None:
        """Refuse where nothing could be sent to."""
        if wish.kind == MAIL:
            fits = len(wish.address) <= LONGEST and re.fullmatch(MAIL_ADDRESS, wish.address)
            if not self.by_mail or not fits:
                raise BadReceiver("error-mail-address")
            return
        if wish.kind != PUSH and wish.kind not in FORMS:
            raise BadReceiver("error-receiver")
        self._reach.check(wish.address)
        if wish.kind == PUSH:
            check_keys(wish.keys)
        elif wish.kind == "ntfy":
            topic_of(wish.address)


def _known_by(secret: str) -> ColumnElement[bool]:
    """The channel of a link, which may have any letters; not all of them can be looked for."""
    return Channel.secret == (secret if secret.isascii() and secret.isprintable() else "")


def _remove(session: Session, *which: ColumnElement[bool]) -> None:
    found = list(session.scalars(select(Channel.id).where(*which)))
    session.execute(delete(Notice).where(Notice.channel.in_(found)))
    session.execute(delete(Channel).where(Channel.id.in_(found)))


def _begin(session: Session, channel: Channel) -> None:
    """Of turns that have come before it was there nothing is told by it."""
    playing = (
        select(Match.id)
        .join(Seat, Seat.match == Match.id)
        .where(Match.status == RUNNING, Seat.holder == PERSON, Seat.person == channel.person)
        .distinct()
    )
    for match in session.scalars(playing).all():
        turn = turn_of(session, match, channel.person)
        if turn is not None:
            known = Notice(channel=channel.id, match=match, turn=turn, tries=0, begun=0)
            session.add(known)
