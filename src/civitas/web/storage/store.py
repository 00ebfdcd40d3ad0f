"""The database: SQLite by default, PostgreSQL by URL. All reading and writing goes through here.

The steps of a journal are written only where the match still has the number of steps that they
were thought out from, so of two picks at the same number exactly one gets in, whatever processes
they come through. No lock is held while people or bots think.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from math import inf
from secrets import token_hex
from typing import Any, Final, NamedTuple, TypeVar

import psycopg
from sqlalchemy import (
    Connection,
    CursorResult,
    Engine,
    Select,
    func,
    select,
)
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.orm import Session

from civitas.web.storage import as_known
from civitas.web.storage.at_once import append_at_once, fits
from civitas.web.storage.clocks import Clock
from civitas.web.storage.database import (
    LOG,
    WAIT,
    BadDatabase,
    engine,
    file_of,
    make_ready,
    on_the_wire,
    public,
)
from civitas.web.storage.glasses import Glasses
from civitas.web.storage.journals import (
    CHANGED,
    CHAT,
    END,
    PULSE,
    ROLL,
    STEPS,
    TIMES,
    WRITE,
    Entry,
    Pulse,
    plain,
    pulse_of,
)
from civitas.web.storage.private import log_size
from civitas.web.storage.quill import Quill
from civitas.web.storage.schema import TALK, Chat, Habit, Match, Plea, Seat
from civitas.web.storage.steps import Step
from civitas.web.storage.vigil import Watch
from civitas.web.storage.writer import GLANCE, Writer

T = TypeVar("T")

CHANNEL: Final = "civitas"
"""Where PostgreSQL tells other processes that a match has changed."""
WATCHING: Final = "civitas_watching"
"""Where it tells them who watches a match."""
LONELY: Final = 15.0
"""Seconds for which nothing is heard of other processes before it is believed that there are
none."""


class Wants(NamedTuple):
    """What people at a table have asked the others for, and what they answer without being asked.
    Whenever it changes, so does the seating."""

    plea: Plea | None
    habits: dict[tuple[int, str], Habit]
    """By seat and kind of ask."""


class Store:
    """One database."""

    def __init__(self, url: str, wait: float = WAIT) -> None:
        self.url = url
        self._wait = wait
        self.sender = token_hex(6)
        """Tells this process from others on the same database."""
        try:
            make_ready(url)
            self._reading = engine(url, wait, reading=True)
            self._writing = engine(url, wait if file_of(url) is None else GLANCE)
        except (ArgumentError, NoSuchModuleError, ImportError, ValueError):
            raise BadDatabase("error-database-url", url=public(url)) from None
        self.written = 0
        """How often this process has written anything but steps that a table may hang on."""
        self._writer = None if self.shared else Writer(self._writing, wait)
        self._quill = None if self._writer is None else Quill(self._writer, self._writing)
        self._glasses = None if self.shared else Glasses(self._reading, wait)
        self.watch = Watch(self)
        self.company = inf
        """Until when others are taken to be at work on a database that is shared."""

    @property
    def shared(self) -> bool:
        """Does the database itself tell other processes what has changed?"""
        return self._writing.dialect.name == "postgresql"

    @property
    def alone(self) -> bool:
        """Does nobody else write into the database, as far as anybody here has heard? Whoever
        believes it makes sure when they write."""
        return not self.shared or time.monotonic() > self.company

    def hear_of_others(self) -> None:
        """Another process is at work, or may have been: nobody has listened."""
        self.company = time.monotonic() + LONELY

    def reading(self) -> AbstractContextManager[Session]:
        """For looking only; every statement sees what is committed by then."""
        return Session(self._reading, expire_on_commit=False)

    def write(self, work: Callable[[Session], T], *, aside: bool = False) -> T:
        """Carry out this work in one transaction: all of it, or nothing. Durable on return.

        What is written ``aside`` changes nothing of people and of matches that somebody plays, so
        no table has to ask whether it is still as it was.
        """
        self.watch.look()

        def in_session(where: Engine | Connection) -> T:
            with Session(where, expire_on_commit=False) as session, session.begin():
                return work(session)

        try:
            if self._writer is None:
                return in_session(self._writing)
            return self._writer.write(in_session)
        finally:
            self.written += not aside

    def wire(self) -> psycopg.Connection[Any]:
        """A connection of one's own to PostgreSQL, for who listens what it tells."""
        url = self.url.replace("+psycopg", "", 1)
        return psycopg.connect(url, autocommit=True, **on_the_wire(self.url, self._wait))

    def tidy(self) -> None:
        """Keep the write-ahead log of SQLite short; it can grow only while somebody reads in it."""
        file = file_of(self.url)
        if self._writer is not None and file is not None and log_size(file) > LOG:
            self._writer.tidy()

    def close(self) -> None:
        """All that was written is in the database itself then."""
        if self._glasses is not None:
            self._glasses.close()
        self._reading.dispose()
        if self._quill is not None:
            self._quill.close()
        if self._writer is not None:
            self._writer.close()
        self._writing.dispose()

    def _rows(self, statement: Select[*tuple[Any, ...]], values: dict[str, Any]) -> Sequence[Any]:
        """What a statement finds that is asked for with every pick.

        SQLite answers faster than SQLAlchemy puts the question: there the driver is asked.
        """
        if self._glasses is not None:
            return self._glasses.read(plain(statement), values)
        with self._reading.connect() as connection:
            return connection.execute(statement, values).all()

    # ---------------------------------------------------------------- journals

    def append(self, entry: Entry) -> Pulse | None:
        """Write a change at a table; None if somebody else was faster, or if seats and people are
        not as they were known any more. Durable on return; what the match is like then."""
        self.watch.look()
        if self._writer is not None:
            return pulse_of(self._writer.write_together(_by_driver(entry)))
        if fits(entry):
            news = self._news(entry.match, entry.number + len(entry.steps))
            with self._reading.connect() as connection:  # where one statement is a transaction
                return pulse_of(append_at_once(connection, entry, CHANNEL, news))
        with self._writing.begin() as connection:
            found = connection.execute(entry.statement, entry.values).all()
            if not found:
                return None
            connection.execute(WRITE, entry.events)
            for statement, rows in entry.clocks:
                connection.execute(statement, rows)
            if entry.outcome is not None:
                connection.execute(END, {"here": entry.match, "outcome": entry.outcome})
            self.announce(connection, entry.match, entry.number + len(entry.steps))
        return pulse_of(found)

    def append_soon(
        self, entry: Entry, told: Callable[[Pulse | None, BaseException | None], None]
    ) -> None:
        """The same on SQLite in the loop of a server, which does not wait: ``told`` is called there
        once it is durable, or with what went wrong."""
        assert self._quill is not None
        self._quill.hand_in(
            _by_driver(entry), lambda found, fault: told(pulse_of(found or ()), fault)
        )

    def announce(self, session: Session | Connection, match: str, number: int) -> None:
        """When this transaction is through, tell other processes that the match has changed."""
        if self.shared:
            session.execute(select(func.pg_notify(CHANNEL, self._news(match, number))))

    def _news(self, match: str, number: int) -> str:
        return f"{self.sender} {match} {number}"

    def tell_watching(self, match: str, names: str) -> None:
        """Tell other processes who watches a match in this one."""
        if self.shared:
            notice = func.pg_notify(WATCHING, f"{self.sender} {match} {names}")
            self.write(lambda session: session.execute(select(notice)))

    def pulse(self, match: str) -> Pulse:
        """What tells whether somebody has changed a match."""
        found = pulse_of(self._rows(PULSE, {"here": match}))
        return Pulse(0, -1, 0, self.roll()) if found is None else found

    def roll(self) -> int:
        """How often people have changed."""
        return int(self._rows(ROLL, {})[0][0])

    def change_roll(self, session: Session) -> None:
        """When this transaction is through, all processes read again who people are."""
        session.execute(CHANGED)

    def numbers(self, matches: Collection[str]) -> dict[str, int]:
        """How many steps each of these matches has."""
        with self.reading() as session:
            found = session.execute(select(Match.id, Match.events).where(Match.id.in_(matches)))
            return {row.id: row.events for row in found}

    def steps(self, match: str, since: int = 0) -> list[Step]:
        """The journal from this number on."""
        return [Step(*row) for row in self._rows(STEPS, {"here": match, "since": since})]

    def clocks(self, match: str) -> dict[int, Clock]:
        """The clocks of a match, by seat."""
        found = self._rows(TIMES, {"here": match})
        return {seat: Clock(reserve, since) for seat, reserve, since in found}

    def match(self, match: str) -> tuple[Match, list[Seat]] | None:
        """A match and its seats."""
        with self.reading() as session:
            row = session.get(Match, match)
            return None if row is None else (row, self.seats(match, session))

    def seats(self, match: str, session: Session) -> list[Seat]:
        """The seats of a match, in order."""
        return list(session.scalars(select(Seat).where(Seat.match == match).order_by(Seat.number)))

    def wants(self, match: str, session: Session) -> Wants:
        """What those who sit at a table want besides."""
        habits = session.scalars(select(Habit).where(Habit.match == match))
        return Wants(session.get(Plea, match), {(one.seat, one.what): one for one in habits})

    # ---------------------------------------------------------------- chat

    def say(self, match: str, name: str, text: str) -> None:
        """Put a line into the chat; without a name it is the table's."""
        line = Chat(match=match, name=name, text=text[:TALK], at=int(time.time()))

        def work(session: Session) -> None:
            session.add(line)
            number = session.scalar(select(Match.events).where(Match.id == match))
            self.announce(session, match, number or 0)

        self.write(work)

    def chat(self, match: str, since: int = 0) -> list[Chat]:
        """What was said after the line of this id; the latest if that is too much."""
        with self._reading.connect() as connection:
            found = connection.execute(CHAT, {"here": match, "since": since})
            return [Chat(**line) for line in found.mappings()][::-1]


def _by_driver(entry: Entry) -> Callable[[sqlite3.Connection], list[Any]]:
    return as_known.by_driver(entry) if as_known.fits(entry) else entry.by_driver()


def rows(session: Session, statement: Any) -> int:
    """How many rows a statement has changed."""
    result = session.execute(statement)
    assert isinstance(result, CursorResult)
    return result.rowcount
