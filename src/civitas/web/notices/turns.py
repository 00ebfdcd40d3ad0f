"""Turns: who is asked and does not know it yet.

All of it is read from the database, and whoever is to be told is written down there: nothing is
lost if a server dies, several servers on one database write the same down once, and a pick is not
a moment slower for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from sqlalchemy import Select, and_, delete, func, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from civitas.kernel.shelf import KB, Shelf
from civitas.web.storage.schema import (
    OPEN,
    PERSON,
    RUNNING,
    Channel,
    Event,
    Invitation,
    Match,
    Notice,
    Seat,
)
from civitas.web.storage.store import Store

GRACE: Final = 30
"""Seconds from the moment in which somebody is asked: who is there will have answered, or looks."""
AFTERWARDS: Final = 600
"""Seconds since somebody has looked at the table: they may be thinking."""
LATELY: Final = 3600
"""Seconds; a match in which nothing has happened since then was seen to."""

INVITED: Final = -1
"""The turn of which somebody is told who is invited to a match that has none yet."""
LOST: Final = -2
"""The turn of which somebody is told whose time is over: others go on without them, or nobody."""
ENDED: Final = -3
"""The turn of which all others there are told when the match has ended because of that."""

Looks: TypeAlias = Callable[[str, int], bool]
"""Does a person, by their number, look at this match?"""


class Turns:
    """Writes down who is to be told of their turn."""

    def __init__(self, store: Store, looks: Looks) -> None:
        self._store = store
        self._looks = looks
        self._known: Shelf[tuple[str, int], tuple[int, int]] = Shelf(256 * KB)
        """By match and person: the numbers of steps and of changes of seats that were seen to."""
        self._looking: set[tuple[str, int]] = set()
        """Matches, and who is asked there and looked at them in the last round."""
        self._latest = 0
        """When something has happened last, as whoever wrote it down says: two clocks may differ,
        and one may jump."""

    def note(self, now: int) -> None:
        """Write down who has come to be asked; the first time, in all matches."""
        since = min(now, self._latest) - LATELY
        before, self._looking = self._looking, set()
        lately = or_(Match.changed >= since, Match.id.in_({match for match, _ in before}))
        asked = (
            select(Match.id, Match.events, Match.seating, Match.waiting, Match.changed)
            .add_columns(Seat.number, Seat.person)
            .join(Seat, Seat.match == Match.id)
            .where(Match.status == RUNNING, lately, Seat.holder == PERSON)
            .where(Seat.person.in_(select(Channel.person).where(Channel.ready)))
        )
        with self._store.reading() as session:
            for row in session.execute(asked).all():
                self._latest = max(self._latest, row.changed)
                key, state = (row.id, row.person), (row.events, row.seating)
                if row.number not in row.waiting or self._known.get(key) == state:
                    continue
                if self._looks(*key):  # most who are asked: nothing has to be written
                    self._looking.add(key)
                    continue
                turn = turn_of(session, *key)
                if turn is not None:
                    pause = AFTERWARDS if key in before else GRACE
                    self.write(*key, turn, now + pause)
                self._known.put(key, state)

    def write(self, match: str, person: int, turn: int, due: int) -> None:
        """All channels of this person are to tell of it, unless they were to already, or time has
        taken the turn since somebody looked."""
        what = {"match": match, "turn": turn, "due": due, "tries": 0, "begun": 0, "again": False}
        told = select(Channel.id, *map(literal, what.values()))
        told = told.where(Channel.person == person, Channel.ready)
        insert = postgresql.insert if self._store.shared else sqlite.insert
        new = insert(Notice).from_select(["channel", *what], told)
        back = and_(Notice.turn == LOST, _plays(match, person).exists())
        put = new.on_conflict_do_update(
            index_elements=["channel", "match"],
            set_=what,
            where=and_(Notice.turn < turn, or_(Notice.turn > LOST, back)),
        )
        self._store.write(lambda session: session.execute(put), aside=True)

    def hold_back(self, now: int) -> None:
        """Tell nobody who looks at the table, nor at once when they have just gone."""
        waiting = (
            select(Notice.match, Channel.person)
            .join(Channel, Channel.id == Notice.channel)
            .where(Notice.due < now + AFTERWARDS // 2, Notice.match != "")
            .distinct()
        )
        with self._store.reading() as session:
            found = session.execute(waiting).all()
        for match, person in found:
            if self._looks(match, person):
                self._store.write(partial(_postpone, match, person, now + AFTERWARDS), aside=True)


def remind(session: Session, match: str, person: int, now: int) -> None:
    """All channels of somebody who is still asked are to tell so once more."""
    tell(session, match, person, turn_of(session, match, person, midway=True), now)


def tell(session: Session, match: str, person: int, turn: int | None, now: int) -> None:
    """All channels of somebody are to tell of this at once, whatever they have told before."""
    for channel in session.scalars(select(Channel).where(Channel.person == person, Channel.ready)):
        told = Notice(channel=channel.id, match=match, turn=turn, due=now, again=True)
        told.tries = told.begun = 0
        session.merge(told)


def turn_of(session: Session, match: str, person: int, midway: bool = False) -> int | None:
    """The turn in which somebody is asked without having been the last to act; None if there is
    none. It has the number of the first step after their own last one. With ``midway`` they may
    have been the last."""
    waiting = session.scalar(
        select(Match.waiting).where(Match.id == match, Match.status == RUNNING)
    )  # fmt: skip
    seats = select(Seat.number).where(
        Seat.match == match, Seat.person == person, Seat.holder == PERSON
    )
    mine = list(session.scalars(seats))
    here = select(Event.seat).where(Event.match == match)
    latest = session.scalar(here.order_by(Event.number.desc()).limit(1))
    if not set(waiting or ()) & set(mine) or (latest in mine and not midway):
        return None
    own = select(func.max(Event.number)).where(Event.match == match, Event.seat.in_(mine))
    number = session.scalar(own)
    return 0 if number is None else number + 1


def is_wanted(session: Session, match: str, person: int, turn: int) -> bool:
    """Is somebody still asked in this turn, or invited and expected? What time has taken stands
    until whoever was late is back."""
    if turn in (LOST, ENDED):
        return session.scalar(_plays(match, person).limit(1)) is None
    if turn != INVITED:
        return turn_of(session, match, person, midway=True) == turn
    here = select(Match.id).join(Invitation, Invitation.match == Match.id)
    open_still = here.where(Match.id == match, Match.status == OPEN, Invitation.person == person)
    sits = select(Seat.number).where(Seat.match == match, Seat.person == person)
    return session.scalar(open_still) is not None and session.scalar(sits.limit(1)) is None


def _plays(match: str, person: int) -> Select[int]:
    """The seats that somebody holds themselves in a match that goes on."""
    sits = select(Seat.number).join(Match, Match.id == Seat.match)
    sits = sits.where(Match.id == match, Match.status == RUNNING, Seat.holder == PERSON)
    return sits.where(Seat.person == person)


def _postpone(match: str, person: int, due: int, session: Session) -> None:
    """Whoever sees that others have ended the match needs no word of it later."""
    mine = select(Channel.id).where(Channel.person == person)
    here = Notice.match == match, Notice.channel.in_(mine), Notice.due < due
    session.execute(delete(Notice).where(*here, Notice.turn == ENDED))
    session.execute(update(Notice).where(*here).values(due=due))
