"""A pick at a table that is as it was known to be, on SQLite: two short statements.

What the database would tell of the match is known already, so it is not told: the first statement
goes through only where all of it is so, down to what was said at the table. This happens with every
pick, and to let SQLite tell it, and to name every value, took it as long again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import ClauseElement, bindparam, func, update
from sqlalchemy.dialects import sqlite

from civitas.web.storage.journals import HERE, ROLL, SPOKEN, WRITE, Entry, Pulse
from civitas.web.storage.schema import Match


def in_order(statement: ClauseElement) -> tuple[str, tuple[str, ...]]:
    """A statement as the driver takes it, and in which order it takes the values."""
    made = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"))
    return str(made), tuple(made.positiontup or ())  # type: ignore[attr-defined]


_ON, _NAMES = in_order(
    update(Match.__table__)  # type: ignore[arg-type]
    .where(
        Match.id == HERE,
        Match.events == bindparam("before"),
        Match.seating == bindparam("seated"),
        ROLL.scalar_subquery() == bindparam("enrolled"),
        func.coalesce(SPOKEN, bindparam("silent")) == bindparam("spoken"),
    )
    .values(events=bindparam("after"), waiting=bindparam("asked"), changed=bindparam("now"))
)
_IN_ORDER: Final = itemgetter(*_NAMES)
_STEP, COLUMNS = in_order(WRITE)


def fits(entry: Entry) -> bool:
    """Is it known what the table is like, and is there nothing else to be written?"""
    return entry.known is not None and entry.result is None and entry.turning is None


def by_driver(entry: Entry) -> Callable[[sqlite3.Connection], list[Any]]:
    """How SQLite's own driver writes it."""
    known, match, number = entry.known, entry.match, entry.number
    assert known is not None
    values = {
        "here": match,
        "before": number,
        "after": known.events,
        "asked": str(list(entry.waiting)),  # numbers, which Python writes as JSON does
        "now": entry.steps[-1].at,
        "seated": known.seating,
        "enrolled": known.roll,
        "silent": 0,
        "spoken": known.spoken,
    }
    steps = [(match, n, *step) for n, step in enumerate(entry.steps, number)]
    return partial(_append, _IN_ORDER(values), steps, known)


def _append(
    values: tuple[Any, ...], steps: list[Any], known: Pulse, connection: sqlite3.Connection
) -> list[Any]:
    """What the match is like then; nothing if it is not as it was known."""
    if connection.execute(_ON, values).rowcount != 1:
        return []
    connection.executemany(_STEP, steps)
    return [known]
