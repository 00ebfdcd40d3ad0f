"""Ratings: what a match says of those who sat there. People, bots and automas are on one ladder.

The arithmetic is that of Weng and Lin (Bradley and Terry's model, neighbours in the order of a
table compared with each other), by openskill. Numbers are as chess players know them: everybody
starts at 1500, and whoever is worth 400 more than another wins ten times as often. In trials with
known strengths the interval held in 95 of 100 cases and more, after ten matches as after 200.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from math import sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from openskill.models import BradleyTerryPart

from civitas.kernel.errors import BadSetup, UnknownTitle
from civitas.kernel.results import Result
from civitas.kernel.titles import find_title
from civitas.web.storage.outcome import for_ratings, forfeited, outcome
from civitas.web.storage.schema import AUTOMA, BOT, OVER, PERSON, Match, Person, Seat

START: Final = 1500.0
DOUBT: Final = 250.0
"""What somebody is worth of whom nobody knows anything, and how far off that may well be."""
SURE: Final = 1.96
"""Standard deviations on each side of an interval that holds in 95 of 100 cases."""
VAGUE: Final = 250
"""As long as the interval is wider than this on each side, a rating is provisional."""


def _whole(*_: Any) -> float:
    """A match says as much as it says: nothing is taken off for caution."""
    return 1.0


_MODEL: Final = BradleyTerryPart(
    mu=START, sigma=DOUBT, beta=DOUBT / 2, tau=DOUBT / 100, gamma=_whole
)  # fmt: skip


class Player(NamedTuple):
    """Somebody on a ladder."""

    kind: str
    """A person, a bot or an automa."""
    who: str
    """The number of the person, the name of the bot, how well the automa plays."""

    @property
    def key(self) -> str:
        return f"{self.kind} {self.who}"

    @property
    def person(self) -> int | None:
        return int(self.who) if self.kind == PERSON else None


class Rating(NamedTuple):
    """What somebody is worth, as far as so many matches tell."""

    value: float = START
    spread: float = DOUBT
    matches: int = 0

    @property
    def interval(self) -> int:
        """How far off the value may be, on each side.

        >>> Rating().interval, Rating(1510.2, 61.4, 31).interval
        (490, 120)
        """
        return round(SURE * self.spread)

    @property
    def provisional(self) -> bool:
        return self.interval > VAGUE


def player_of(match: Match, seat: Seat) -> Player:
    """Who plays there. What a bot does for somebody who has left is that person's affair."""
    if seat.person is not None:
        return Player(PERSON, str(seat.person))
    if seat.holder == BOT:
        return Player(BOT, seat.bot or seat.name)
    return Player(AUTOMA, _level(match))


def _level(match: Match) -> str:
    """How well the automas of this match play, if the title has several ways of it."""
    with suppress(UnknownTitle):  # it is played no more, and what was played stands
        levels = [option for option in find_title(match.title).options if option.level]
        return " ".join(str(match.options.get(option.id, option.default)) for option in levels)
    return ""


def check_rated(person: Person, mine: int, seats: int) -> None:
    """Refuse a match for the ratings that would count for none; so many of the seats are theirs."""
    if person.login is None:
        raise BadSetup("error-rated-guest")
    if mine > 1:
        raise BadSetup("error-rated-screen")
    if mine == seats:
        raise BadSetup("error-rated-alone")


def counts(match: Match, seats: Sequence[Seat]) -> bool:
    """Does this match count? It must be over, for the ratings, and say who of two different players
    is better: where all have lost together, nobody has lost to another."""
    result = outcome(match, seats)
    if match.status != OVER or result is None or not for_ratings(match, seats):
        return False
    against = bool(result.winners) or any(seat.holder == AUTOMA for seat in seats)
    return against and len({player_of(match, seat) for seat in seats}) > 1


def places(result: Result, seats: Sequence[Seat]) -> list[int]:
    """By seat, its place. Whoever has forfeited the match is last, and who went after all of them
    before them alone; where nobody has won, all have lost together, and only automas may be ahead
    of others."""
    order = list(result.order)
    if not result.winners:
        together = [seat.number for seat in seats if seat.holder != AUTOMA]
        last = max((order[number] for number in together), default=0)
        for number in together:
            order[number] = last
    gone_last = {seat.number for seat in seats if seat.last}
    for number in gone_last:
        order[number] = len(seats) + 1
    for number in forfeited(seats):
        order[number] = len(seats) + 1 + bool(gone_last)
    return order


def rate(
    players: Sequence[Player], places: Sequence[int], known: Mapping[Player, Rating]
) -> dict[Player, Rating]:
    """What each is worth after a match in which they came to these places.

    A bot in several seats is one player: it is worth what its seats say on average.
    """
    before = [known.get(player, Rating()) for player in players]
    teams = [[_MODEL.rating(mu=one.value, sigma=one.spread)] for one in before]
    found: dict[Player, list[tuple[float, float]]] = defaultdict(list)
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    for player, (after,) in zip(players, rated, strict=True):
        found[player].append((after.mu, after.sigma))
    return {
        player: Rating(
            fmean(value for value, _ in seats),
            sqrt(fmean(spread**2 for _, spread in seats)),
            known.get(player, Rating()).matches + 1,
        )
        for player, seats in found.items()
    }
