"""How a match came out for those who sat there, whether the rules have ended it or the time.

Ladders, histories and whoever tells of it go by this alone, so that they all say the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from civitas.kernel.results import Result
from civitas.web.storage.schema import PERSON, Match, Seat


def outcome(match: Match, seats: Sequence[Seat]) -> Result | None:
    """The result; None if there is none.

    A match for the ratings that time has ended is lost by whoever let it run out, and won by all
    others together: else who is behind would only have to wait. Whoever had left has not won. Where
    all were there and late, nobody has lost to another.
    """
    if match.result or not for_ratings(match, seats) or not any(seat.late for seat in seats):
        return match.ended
    lost = forfeited(seats)
    first = tuple(seat.number for seat in seats if seat.number not in lost)
    return Result((0,) * len(seats), first) if first else None


def for_ratings(match: Match, seats: Sequence[Seat]) -> bool:
    """Is it about the ratings? Whoever holds several seats plays against themselves, and a guided
    match has led somebody by the hand, with luck that all can know."""
    people = [seat.person for seat in seats if seat.person is not None]
    return not match.friendly and not match.guided and len(set(people)) == len(people)


def forfeited(seats: Sequence[Seat]) -> set[int]:
    """The seats for which it is lost, however the others stand: whoever sat there has gone,
    whatever a bot made of it, or has let the time run out.

    Where nobody else is left, only those who have gone before have lost it: else they would escape
    what going costs, if those who have stayed do not play on to the end against bots.
    """
    gone = {s.number for s in seats if s.person is not None and s.holder != PERSON and not s.last}
    late = {s.number for s in seats if s.late}
    return gone if gone and len(gone | late) == len(seats) else gone | late


def is_lost_by_time(result: Result, seats: Sequence[Seat]) -> bool:
    """Has whoever was late lost by that?"""
    return any(seat.late and seat.number not in result.winners for seat in seats)
