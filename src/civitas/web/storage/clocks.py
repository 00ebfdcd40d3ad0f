"""Clocks: everybody has a reserve of time for the whole match, and gets some more for every turn.

The clock of a seat runs while the table waits for its person. When it stops, what has passed is
taken from the reserve, and the addition comes on top; whoever takes back what has stopped the clock
gives the addition back. It is written in the very change that leads to the question, so several
processes and a server that is killed agree on it; a match without a reserve pays nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Update, bindparam, case, literal_column, null, select, update
from sqlalchemy.orm import Session

from civitas.web.storage.schema import PERSON, RUNNING, Match, Seat

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LEAST: Final = MINUTE
"""Seconds; nobody can play with a smaller reserve."""
MOST: Final = 30 * DAY
LEAST_MORE: Final = 10
"""Seconds that every turn adds at least, so that nobody is late before they have seen the table."""


class Budget(NamedTuple):
    """What was agreed: seconds at the start, and for every turn."""

    reserve: int
    addition: int


NO_CLOCKS: Final = Budget(0, 0)

USUAL: Final = (
    Budget(30 * MINUTE, MINUTE),
    Budget(HOUR, 2 * MINUTE),
    Budget(2 * HOUR, 5 * MINUTE),
    Budget(3 * DAY, 6 * HOUR),
    Budget(10 * DAY, 12 * HOUR),
)
"""Those that a form offers."""


class Clock(NamedTuple):
    """The clock of one seat."""

    reserve: int
    since: int | None
    """When it began to run; None while it stands."""

    @property
    def end(self) -> int | None:
        """When the reserve is used up, if it runs."""
        return None if self.since is None else self.since + self.reserve


Writing: TypeAlias = tuple[Update, list[dict[str, Any]]]
"""A statement, and the rows of values that it is carried out with."""

_NOW: Final = bindparam("now", type_=Seat.since.type)
_SPENT: Final = _NOW - Seat.since
_REST: Final = case(
    (Seat.reserve > _SPENT, Seat.reserve - _SPENT), else_=literal_column("0", Seat.reserve.type)
)
_HERE: Final = (Seat.match == bindparam("here"), Seat.number == bindparam("who"))
_CLOCKS: Final = update(Seat.__table__)  # type: ignore[arg-type]
_STOP: Final = _CLOCKS.where(*_HERE, Seat.since.is_not(None)).values(
    reserve=_REST + bindparam("addition", type_=Seat.reserve.type), since=null()
)
_GIVE_BACK: Final = _CLOCKS.where(*_HERE, Seat.since.is_(None)).values(
    reserve=Seat.reserve - bindparam("addition", type_=Seat.reserve.type)
)
_START: Final = _CLOCKS.where(*_HERE, Seat.since.is_(None)).values(since=_NOW)


class Turning(NamedTuple):
    """A change at a table with clocks."""

    addition: int
    seats: int
    asked: Collection[int]
    """The seats of people for whom the table waits now."""
    undone: Collection[int]
    """Those who have taken something back."""

    def writings(self, match: str, now: int) -> list[Writing]:
        """How the clocks are set."""
        common = {"here": match, "now": now, "addition": self.addition}
        rows = [{"who": seat, **common} for seat in range(self.seats)]
        stopped = [row for row in rows if row["who"] not in self.asked]
        back = [row for row in rows if row["who"] in self.asked and row["who"] in self.undone]
        started = [row for row in rows if row["who"] in self.asked]
        steps = (_STOP, stopped), (_GIVE_BACK, back), (_START, started)
        return [(statement, rows) for statement, rows in steps if rows]


def clock_of(seat: Seat) -> Clock | None:
    """The clock of this seat, if there are clocks at the table."""
    return None if seat.reserve is None else Clock(seat.reserve, seat.since)


def wind_up(match: Match, seats: Sequence[Seat], now: int) -> None:
    """A match begins: everybody has the whole reserve, and the first are asked."""
    for seat in seats if match.reserve else ():
        asked = seat.holder == PERSON and seat.number in match.waiting
        seat.reserve, seat.since = match.reserve, now if asked else None


def halt(seat: Seat, now: int) -> None:
    """Somebody gets up: what has passed is gone, and the clock stands."""
    if seat.reserve is not None and seat.since is not None:
        seat.reserve = max(seat.reserve - (now - seat.since), 0)
        seat.since = None


def go_on(match: Match, seat: Seat, now: int, least: int) -> None:
    """Somebody has time again, at least so much; the clock runs if they are asked."""
    if seat.reserve is not None:
        seat.reserve = max(seat.reserve, least)
        seat.since = now if seat.number in match.waiting else None


def run_out(session: Session, now: int) -> set[str]:
    """The matches in which somebody has no time left."""
    late = select(Seat.match).join(Match, Match.id == Seat.match)
    late = late.where(Match.status == RUNNING, Match.reserve > 0, Seat.holder == PERSON)
    return set(session.scalars(late.where(Seat.since + Seat.reserve <= now)))


def pass_over(session: Session, seconds: int) -> None:
    """The clock on the wall has jumped so far: that counts for nobody."""
    session.execute(_CLOCKS.where(Seat.since.is_not(None)).values(since=Seat.since + seconds))
