"""What somebody has played: by title, how many matches and wins, from which seat, at tables of
which size, against whom, and what they have come to be worth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from sqlalchemy import select

from civitas.kernel.results import Result
from civitas.web.lobby.cards import latest
from civitas.web.lobby.ratings import SURE, Rating, places
from civitas.web.lobby.worth import courses_of
from civitas.web.speech.voice import seat_names
from civitas.web.storage.outcome import for_ratings, forfeited, outcome
from civitas.web.storage.schema import AUTOMA, OVER, Match, Person, Seat
from civitas.web.storage.store import Store

MOST: Final = 1000
"""So many matches are looked back at, the latest."""
OPPONENTS: Final = 20
"""So many of those whom one met most often are named."""


class Count(NamedTuple):
    """Of so many matches so many were won."""

    matches: int = 0
    won: int = 0

    def plus(self, won: bool) -> Count:
        return Count(self.matches + 1, self.won + won)

    @property
    def between(self) -> tuple[int, int]:
        """The wins in 100 that such a record speaks for, at least and at most (Wilson).

        >>> Count(10, 5).between, Count(400, 200).between, Count(3, 3).between
        ((24, 76), (45, 55), (44, 100))
        """
        n, share, z = self.matches, self.won / self.matches, SURE**2
        middle = (share + z / (2 * n)) / (1 + z / n)
        apart = SURE * sqrt(share * (1 - share) / n + z / (4 * n * n)) / (1 + z / n)
        return round(100 * (middle - apart)), round(100 * (middle + apart))


class Points(NamedTuple):
    """What one has scored."""

    best: int | float
    mean: float


class Past(NamedTuple):
    """All that somebody has played of one title."""

    title: str
    all: Count
    seats: list[tuple[int, Count]]
    """By seat, in their order."""
    sizes: list[tuple[int, Count]]
    """By the number of seats at the table."""
    opponents: list[tuple[str, Count]]
    """Those whom one met most often first."""
    points: Points | None
    """If the title has any."""
    course: list[Rating]
    """What one was worth after each match that counts."""

    @property
    def rating(self) -> Rating | None:
        return self.course[-1] if self.course else None


def history(store: Store, person: Person, language: str) -> list[Past]:
    """The title that was played most often first.

    A match that time has ended is lost or won here where it is so for the ladder, which is beside
    it. All others that ended so are left out, as ever: they have come to nothing, and counted as
    played they would lower everybody's share of wins.
    """
    sits = select(Seat.match).where(Seat.person == person.id)
    found = select(Match).where(Match.id.in_(sits), Match.status == OVER)
    played: dict[str, list[tuple[Match, list[Seat]]]] = defaultdict(list)
    for match, seats in latest(store, found.limit(MOST)):
        played[match.title].append((match, seats))
    courses = courses_of(store, person.id)
    pasts = [
        _past(title, there, courses.get(title, []), person.id, language)
        for title, there in played.items()
    ]
    return sorted(pasts, key=lambda past: -past.all.matches)


def _past(
    title: str,
    matches: Iterable[tuple[Match, Sequence[Seat]]],
    course: list[Rating],
    person: int,
    language: str,
) -> Past:
    total = Count()
    seats: dict[int, Count] = defaultdict(Count)
    sizes: dict[int, Count] = defaultdict(Count)
    opponents: dict[str, Count] = defaultdict(Count)
    points: list[int | float] = []
    for match, chairs in matches:
        result = outcome(match, chairs)
        mine = [seat for seat in chairs if seat.person == person]
        if result is None or len(mine) != 1:  # who holds several seats plays against themselves
            continue
        here, stayed = mine[0].number, not mine[0].resigned
        won = _has_won(match, result, chairs, mine[0])
        total = total.plus(won)
        seats[here] = seats[here].plus(won)
        sizes[len(chairs)] = sizes[len(chairs)].plus(won)
        for name in {_known_as(seat, language) for seat in _against(result, chairs, here)}:
            opponents[name] = opponents[name].plus(won)
        if stayed and any(result.scores):
            points.append(result.scores[here])
    most = sorted(opponents.items(), key=lambda met: (-met[1].matches, met[0]))
    return Past(
        title,
        total,
        sorted(seats.items()),
        sorted(sizes.items()),
        most[:OPPONENTS],
        Points(max(points), fmean(points)) if points else None,
        course,
    )


def _has_won(match: Match, result: Result, chairs: Sequence[Seat], mine: Seat) -> bool:
    """Where somebody has forfeited a match for the ratings, as on the ladder. What a bot won after
    somebody had given up is the bot's."""
    lost = forfeited(chairs) if for_ratings(match, chairs) else ()
    if not lost:
        return mine.number in result.winners and not mine.resigned
    order = places(result, chairs)
    return mine.number not in lost and order[mine.number] == min(order)


def _against(result: Result, chairs: Sequence[Seat], here: int) -> list[Seat]:
    """Those whom somebody played against: where all have won against automas, or none has, they
    were in it together."""
    others = [seat for seat in chairs if seat.number != here]
    automas = [seat for seat in others if seat.holder == AUTOMA]
    won = {seat.number in result.winners for seat in chairs if seat.holder != AUTOMA}
    return automas if automas and len(won) == 1 else others


def _known_as(seat: Seat, language: str) -> str:
    """Somebody by name, a bot by its kind."""
    return seat.name if seat.person is not None else seat_names([seat], language)[0]
