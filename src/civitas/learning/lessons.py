"""Lessons: matches that are played to learn from, and what is kept of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots import Bot
from civitas.bots.chair import Chair
from civitas.bots.contest import Timed
from civitas.bots.greedy import Greedy
from civitas.bots.judgement import Judgement, load, told_by
from civitas.bots.learned import Learned, SecondThought
from civitas.kernel.asks import Pick
from civitas.kernel.chance import seed_number
from civitas.kernel.match import new
from civitas.kernel.results import Result
from civitas.kernel.table import Table
from civitas.kernel.titles import Moment, find_title

Array = NDArray[Any]

SEATS: Final = 2

CURIOUS: Final = 4
"""One pick in so many is not the best one,"""
FEW: Final = 4
"""but any of the best few."""
STUDIED: Final = 12
"""One ask in so many is studied: the best few picks are carried on."""
TURNS: Final = 3
LONGEST: Final = 80
"""A pick is carried on until the round is over, or the seat's turn has come so often, or so many
asks were answered."""


class Player(NamedTuple):
    """Who sits at a table of a lesson."""

    weights: Path | None
    """By which it judges; greedy if there are none."""
    boldness: float = 1.0
    curious: bool = False


class Lesson(NamedTuple):
    """A match to be played. The same lesson gives the same match on every machine."""

    title: str
    seed: str
    players: tuple[Player, ...]


class Game(NamedTuple):
    """What was studied in a match: picks that could be made at the same ask, side by side."""

    told: Array
    """By pick, what a network is told of the position to which it was imagined to lead."""
    later: Array
    """By pick, by how much the title thinks that the seat is ahead of its rival there, and when it
    was carried on from there."""
    ask: Array
    """By pick, the number of the ask."""


class Learnt(NamedTuple):
    """A lesson that was played."""

    lesson: Lesson
    result: Result
    game: Game
    seconds: tuple[float, ...]
    """By seat, how long it has thought,"""
    picks: tuple[int, ...]
    """and about how many asks."""


class Curious:
    """Does mostly what is best, and sometimes something else, to see other positions."""

    name = "curious"

    def __init__(self, seed: int, judgement: Judgement | None, notes: Notes) -> None:
        self._seed = seed
        self._judgement = judgement
        self._notes = notes

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        luck = chair.luck(self._seed)
        thought = SecondThought(chair, luck, self._judgement)
        best = thought.best(picks)
        gains = thought.gains()
        few = sorted(gains, key=lambda pick: -gains[pick])[:FEW]
        if len(few) > 1 and not luck.below(STUDIED):
            ends = [thought.end_of(pick) for pick in few]
            self._notes.study(chair.seat, thought.root, ends)
        return best if luck.below(CURIOUS) else few[luck.below(len(few))]


@lru_cache(maxsize=8)
def judgement_of(title: str, weights: Path | None, boldness: float) -> Judgement | None:
    """By what a player judges."""
    return None if weights is None else load(weights, find_title(title)).believed(boldness)


def play(lesson: Lesson) -> Learnt:
    """The whole match."""
    table = new(lesson.title, len(lesson.players), seed=lesson.seed)
    notes = Notes()
    bots = [Timed(_seated(lesson, seat, notes)) for seat in range(len(lesson.players))]
    while not table.over:
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    result = table.result
    assert result is not None
    seconds = tuple(round(bot.seconds, 3) for bot in bots)
    return Learnt(lesson, result, notes.game(), seconds, tuple(bot.picks for bot in bots))


def _seated(lesson: Lesson, seat: int, notes: Notes) -> Bot:
    player = lesson.players[seat]
    judgement = judgement_of(lesson.title, player.weights, player.boldness)
    seed = seed_number(f"{lesson.seed} bot {seat}")
    if player.curious:
        return Curious(seed, judgement, notes)
    return Greedy(seed) if judgement is None else Learned(seed, judgement)


def ahead(table: Table, seat: int) -> float:
    """By how much the title thinks that a seat is ahead of its rival."""
    title, state = table.title, table.state
    return title.evaluate(state, seat) - title.evaluate(state, 1 - seat)


def carry_on(table: Table, seat: int, start: Moment) -> None:
    """Let greedy answer for both seats, until the round is over in which it started or the turn has
    come often enough: for picks of the same ask that is the same time."""
    title = table.title
    greedy = Greedy(0)
    before, turns = start.seat, 0
    for _ in range(LONGEST):
        if table.over:
            return
        moment = title.moment(table.state)
        turns += moment.seat == seat != before
        before = moment.seat
        if moment.round != start.round or turns == TURNS:
            return
        asked = table.asks[0].seat
        table.pick(greedy.pick(Chair(table, asked)), asked)


class Notes:
    """What is studied in a match."""

    def __init__(self) -> None:
        self._asks = 0
        self._told: list[list[float]] = []
        self._later: list[tuple[float, float]] = []
        self._ask: list[int] = []

    def study(self, seat: int, root: Table, ends: Sequence[Table]) -> None:
        """Carry on from where the best picks lead. They start from the same world with the same
        luck; a match that is over teaches nothing more."""
        start = root.title.moment(root.state)
        if any(end.over for end in ends):
            return
        for end in ends:
            self._told.append(told_by(end, seat))
            now = ahead(end, seat)
            carry_on(end, seat, start)
            self._later.append((now, ahead(end, seat)))
            self._ask.append(self._asks)
        self._asks += 1

    def game(self) -> Game:
        """All that was noted."""
        return Game(
            np.array(self._told, np.float32),
            np.array(self._later, np.float32),
            np.array(self._ask, np.int32),
        )
