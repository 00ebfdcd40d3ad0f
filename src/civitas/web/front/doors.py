"""Doors: who may look at a match, and from which seat.

A public match is open to everyone; any other to those who have a seat there, who made it, or who
know its link. The rules of secrecy begin behind the door: all that leaves the server is the view
of a seat, or of a spectator.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, TypeVar

from fastapi import Path

from civitas.web.front.visitor import Visitor
from civitas.web.refusals import NotYours, Unknown
from civitas.web.storage.schema import MATCH_ID, Match, Seat
from civitas.web.tables.live import Live

T = TypeVar("T")

MatchId = Annotated[str, Path(pattern=MATCH_ID, description="The id of a match.")]


def admit(match: Match, seats: Sequence[Seat], visitor: Visitor, key: str | None) -> None:
    """Let the visitor in, or say that there is no such match."""
    key = visitor.key(match.id, key)
    if key is not None and hmac.compare_digest(key.encode(), match.link.encode()):
        visitor.session.remember(match.id, key)
        return
    known = visitor.id is not None and (
        match.owner == visitor.id or any(seat.person == visitor.id for seat in seats)
    )
    if not match.public and not known:
        raise Unknown("error-match")


def enter(live: Live, visitor: Visitor, key: str | None) -> None:
    """Let the visitor to the table, if it is who they were believed to be."""
    visitor.confirm(live.roll)
    if key is None and live.seat_of(visitor.id):  # as most often
        return
    admit(live.match, live.seats, visitor, key)


def look(
    visitor: Visitor, match: str, key: str | None, see: Callable[[Live], T]
) -> T:  # fmt: skip
    """Look at a match that is being played, or was."""

    def behind_the_door(live: Live) -> T:
        enter(live, visitor, key)
        return see(live)

    with discreet(visitor, match, key):
        return visitor.house.hall.look(match, behind_the_door)


@contextmanager
def discreet(visitor: Visitor, match: str, key: str | None) -> Iterator[None]:
    """What a match that cannot be looked at says of itself is for those alone who may look at it:
    for all others it is not there. Nor is its table loaded for them: how long that takes would tell
    that there is one."""
    if not visitor.house.hall.ready(match):
        peek(visitor, match, key)
    try:
        yield
    except Unknown:
        peek(visitor, match, key)
        raise


def peek(visitor: Visitor, match: str, key: str | None) -> tuple[Match, list[Seat]]:
    """The card of a match, which may not have started yet."""
    found = visitor.house.store.match(match)
    if found is None:
        raise Unknown("error-match")
    admit(*found, visitor, key)
    return found


def seat_for(live: Live, visitor: Visitor, wanted: int | None = None) -> int | None:
    """The seat from which a visitor looks: one of theirs, where they are asked if they are.

    None is a spectator. When a match is over nothing is secret, and any seat will do.
    """
    mine = live.seat_of(visitor.id)
    if wanted is not None:
        if wanted in mine or (live.open and 0 <= wanted < len(live.seats)):
            return wanted
        raise NotYours("error-seat-not-yours")
    asked = [ask.seat for ask in live.table.asks if ask.seat in mine]
    return next(iter((*asked, *mine)), None)


def acting_seat(live: Live, visitor: Visitor, wanted: int | None) -> int:
    """The seat that acts: the one that is named, else the one that is asked, else any of theirs."""
    seat = seat_for(live, visitor) if wanted is None else wanted
    if seat not in live.seat_of(visitor.id):
        raise NotYours("error-seat-not-yours")
    return seat
