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
    nobody is ahead of them, nobody has lost to another.
    """
    if match.result or not for_ratings(match, seats) or not any(seat.late for seat in seats):
        return match.ended
    first = tuple(seat.number for seat in seats if not has_forfeited(seat))
    return Result((0,) * len(seats), first) if first else None


def for_ratings(match: Match, seats: Sequence[Seat]) -> bool:
    """Is it about the ratings? Whoever holds several seats plays against themselves, and a guided
    match has led somebody by the hand, with luck that all can know."""
    people = [seat.person for seat in seats if seat.person is not None]
    return not match.friendly and not match.guided and len(set(people)) == len(people)


def has_forfeited(seat: Seat) -> bool:
    """Is it lost for whoever sat here, however the others stand? They have gone, whatever a bot
    made of it, or have let the time run out."""
    return seat.late or (seat.person is not None and seat.holder != PERSON)
