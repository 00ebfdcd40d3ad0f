"""Trying: bots that judge by weights meet each other, and how far ahead the one was in the end."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots import Bot
from civitas.bots.ahead import Budget, Clock
from civitas.bots.chair import Chair
from civitas.bots.greedy import Greedy, Thought
from civitas.bots.hunch import hunch_for
from civitas.bots.search import Plan
from civitas.bots.weighed import Weighed
from civitas.kernel.asks import Pick
from civitas.kernel.chance import seed_number
from civitas.kernel.match import new

Array = NDArray[Any]


class Match(NamedTuple):
    """A match to be played. The same gives the same on every machine."""

    title: str
    seats: int
    seed: str
    seat: int
    """Of the one who tries;"""
    one: tuple[float, ...]
    """and with which weights."""
    other: int
    """The seat of the one beside whom it is tried;"""
    others: tuple[float, ...]
    """and those of that one. All else are greedy."""
    lines: int
    """That both follow at an ask; 0 is one ply ahead."""


class Ended(NamedTuple):
    """How it came out for the one who tried."""

    match: Match
    ahead: float
    """Of the other one."""
    won: float
    """Of the win between the two: 1/2 if they are level."""


class Trying:
    """Judges by weights: as far ahead as greedy, or as search."""

    name = "trying"

    def __init__(self, seed: int, weighed: Weighed, lines: int) -> None:
        self._seed, self._weighed, self._lines = seed, weighed, lines

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        knowing, luck = chair.knowing(self._weighed), chair.luck(self._seed)
        if not self._lines:
            return Thought(knowing, luck).best(picks)
        return Plan(knowing, luck, Clock(Budget(self._lines)), hunch_for(chair)).best(picks)


def play(match: Match) -> Ended:
    """The whole match."""
    table = new(match.title, match.seats, seed=match.seed, log=False)
    weighed = {match.seat: Weighed(match.one), match.other: Weighed(match.others)}
    bots: list[Bot] = []
    for n in range(match.seats):
        seed = seed_number(f"{match.seed} bot {n}")
        bots.append(Trying(seed, weighed[n], match.lines) if n in weighed else Greedy(seed))
    while not table.over:
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    result = table.result
    assert result is not None
    scores, order = result.scores, result.order
    ahead = scores[match.seat] - scores[match.other]
    one, other = order[match.seat], order[match.other]
    return Ended(match, float(ahead), 1 / 2 if one == other else float(one < other))


class Look(NamedTuple):
    """A match of greedy with itself, to be looked at."""

    title: str
    seats: int
    seed: str


def changes(look: Look) -> Array:
    """By how much each aspect has changed from one own ask to the next but nine."""
    table = new(look.title, look.seats, seed=look.seed, log=False)
    bots = [Greedy(seed_number(f"{look.seed} bot {n}")) for n in range(look.seats)]
    seen: list[list[Array]] = [[] for _ in bots]
    while not table.over:
        seat = table.asks[0].seat
        seen[seat].append(np.array(table.title.aspects(table.state, seat)))
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    found: Array = np.concatenate([np.diff(np.array(each)[::10], axis=0) for each in seen])
    return found
