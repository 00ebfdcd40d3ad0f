"""What is asked of the database, and written there, with every pick: the statements, made once.

SQLAlchemy has them; SQLite's own driver takes them as they are told by it.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import BindParameter, ClauseElement, bindparam, func, insert, select, update
from sqlalchemy.dialects import sqlite

from civitas.kernel.results import Result
from civitas.web.storage.clocks import Turning, Writing
from civitas.web.storage.schema import OVER, Chat, Event, Match, Roll, Seat
from civitas.web.storage.steps import Step

# Made once: to put a statement together takes longer than to carry it out.
HERE: Final[BindParameter[Any]] = bindparam("here")
SPOKEN: Final = select(func.max(Chat.id)).where(Chat.match == HERE).scalar_subquery()
ROLL: Final = select(Roll.changes)
PULSE: Final = select(
    Match.events, Match.seating, SPOKEN, ROLL.scalar_subquery()
).where(Match.id == HERE)  # fmt: skip
CHANGED: Final = update(Roll).values(changes=Roll.changes + 1)
STEPS: Final = (
    select(Event.seat, Event.pick, Event.at, Event.back, Event.note)
    .where(Event.match == HERE, Event.number >= bindparam("since"))
    .order_by(Event.number)
)
GO_ON: Final = (
    update(Match.__table__)  # type: ignore[arg-type]
    .where(Match.id == HERE, Match.events == bindparam("before"))
    .values(events=bindparam("after"), waiting=bindparam("asked"), changed=bindparam("now"))
    .returning(
        Match.events,
        Match.seating,
        SPOKEN.label("spoken"),
        ROLL.scalar_subquery().label("roll"),
    )
)
GO_ON_AS_KNOWN: Final = GO_ON.where(
    Match.seating == bindparam("seated"), ROLL.scalar_subquery() == bindparam("enrolled")
)
END: Final = (
    update(Match.__table__)  # type: ignore[arg-type]
    .where(Match.id == HERE)
    .values(status=OVER, result=bindparam("outcome"))
)
WRITE: Final = insert(Event.__table__)  # type: ignore[arg-type]
TIMES: Final = select(Seat.number, Seat.reserve, Seat.since).where(
    Seat.match == HERE, Seat.reserve.is_not(None)
)
CHAT: Final = (
    select(*Chat.__table__.columns)
    .where(Chat.match == HERE, Chat.id > bindparam("since"))
    .order_by(Chat.id.desc())
    .limit(200)
)


class Pulse(NamedTuple):
    """How many steps a match has, how often its seats have changed, the last line of its chat;
    and, since it is asked for with every pick, how often people have changed."""

    events: int
    seating: int
    spoken: int
    roll: int


class Entry(NamedTuple):
    """What a change at a table writes: steps from this number on, whom it waits for then, how it
    has ended if it has, how the clocks are set if there are any; and, if it is ``known``, what the
    match is like then. Seats and people have to be as known still."""

    match: str
    number: int
    steps: Sequence[Step]
    waiting: Sequence[int]
    result: Result | None = None
    turning: Turning | None = None
    known: Pulse | None = None

    @property
    def statement(self) -> Any:
        return GO_ON if self.known is None else GO_ON_AS_KNOWN

    @property
    def values(self) -> dict[str, Any]:
        """Of the match as it is then."""
        number, steps, now = self.number, self.steps, self.steps[-1].at
        values = {"here": self.match, "before": number, "after": number + len(steps), "now": now}
        if self.known is not None:
            values["seated"], values["enrolled"] = self.known.seating, self.known.roll
        return values | {"asked": list(self.waiting)}

    @property
    def events(self) -> list[dict[str, Any]]:
        numbered = enumerate(self.steps, self.number)
        return [{"match": self.match, "number": n, **step._asdict()} for n, step in numbered]

    @property
    def outcome(self) -> Any:
        return None if self.result is None else msgspec.to_builtins(self.result)

    @property
    def clocks(self) -> list[Writing]:
        now = int(time.time())  # the steps may be from before a jump of the clock
        return [] if self.turning is None else self.turning.writings(self.match, now)

    def by_driver(self) -> Callable[[sqlite3.Connection], list[Any]]:
        """How SQLite's own driver writes it."""
        made = self.statement, self.values, self.events, self.outcome, self.clocks
        return partial(append_by_driver, *made)


@cache
def plain(statement: ClauseElement) -> str:
    """A statement as the driver of SQLite takes it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def pulse_of(found: Sequence[Any]) -> Pulse | None:
    for events, seating, spoken, roll in found:
        return Pulse(events, seating, spoken or 0, roll)
    return None


def append_by_driver(
    go_on: ClauseElement,
    values: dict[str, Any],
    events: list[dict[str, Any]],
    result: dict[str, Any] | None,
    clocks: list[Writing],
    connection: sqlite3.Connection,
) -> list[Any]:
    """The same as SQLAlchemy would do; but it happens with every pick, and takes a tenth of it."""
    asked = str(values["asked"])  # a list of numbers, which Python writes as JSON does
    found = connection.execute(plain(go_on), values | {"asked": asked}).fetchall()
    if not found:
        return found
    connection.executemany(plain(WRITE), events)
    for statement, rows in clocks:
        connection.executemany(plain(statement), rows)
    if result is not None:
        outcome = {"here": values["here"], "outcome": json.dumps(result), "status": OVER}
        connection.execute(plain(END), outcome)
    return found
