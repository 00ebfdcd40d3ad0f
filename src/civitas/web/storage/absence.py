"""Who is away: the steps through which a bot has played on for the person of a seat. Whoever comes
back has seen nothing of them, and learns what has happened since their own last pick."""

from __future__ import annotations

from sqlalchemy import exists
from sqlalchemy.orm import Session

from civitas.web.storage.schema import Event, Match, Seat


def goes(session: Session, match: Match, seat: Seat) -> None:
    """A bot plays on from now. Who has looked in without a pick is away all along."""
    if seat.away_from is None or _has_picked(session, seat):
        seat.away_from = match.events
    seat.away_until = None


def returns(match: Match, seat: Seat) -> None:
    """The person plays again."""
    seat.away_until = match.events


def _has_picked(session: Session, seat: Seat) -> bool:
    """Has the person done something since they came back?"""
    of_seat = (Event.match == seat.match) & (Event.seat == seat.number)
    since = Event.number >= (seat.away_until or 0)
    return seat.away_until is not None and bool(
        session.scalar(exists().where(of_seat, since).select())
    )


def last_own(seat: Seat, steps: list[int]) -> int | None:
    """Of the steps of this seat, the last one of the person, if a bot has played on since; -1 if
    there is none, and None if they have missed nothing."""
    gone, come = seat.away_from, seat.away_until
    if gone is None or (come is not None and steps and steps[-1] >= come):
        return None
    return max((step for step in steps if step < gone), default=-1)
