"""Lessons: matches that are played to learn from, and what is kept of them."""

from __future__ import annotations

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
from civitas.bots.learned import Learned, Line, SecondThought
from civitas.kernel.asks import Pick
from civitas.kernel.chance import seed_number
from civitas.kernel.match import new
from civitas.kernel.results import Result
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title

Array = NDArray[Any]

SEATS: Final = 2

MOST: Final = 160
"""So many picks of a seat are kept of a match at most, and half as many at least."""
CURIOUS: Final = 3
"""One pick in so many is not the best one,"""
FEW: Final = 4
"""but any of the best few."""


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
    """What is kept of a match: of picks where each began and where it was imagined to lead."""

    result: Result
    root: Array
    end: Array
    """By pick, what a network is told of the two."""
    kinds: Array
    """By pick, what kind of end it is: something goes on, or was begun; luck had a hand in it."""
    rivals: Array
    """By pick, what the title thinks of the best rival there."""
    seat: Array
    when: Array
    """By pick, whose it was, and after how many asks."""
    standing: Array
    """By ask, what the title thinks of each seat."""


class Learnt(NamedTuple):
    """A lesson that was played."""

    lesson: Lesson
    game: Game
    seconds: tuple[float, ...]
    """By seat, how long it has thought,"""
    picks: tuple[int, ...]
    """and about how many asks."""


class Curious:
    """Does mostly what is best, and sometimes something else, to see what comes of it."""

    name = "curious"

    def __init__(self, seed: int, judgement: Judgement | None) -> None:
        self._seed = seed
        self._judgement = judgement
        self.line: Line | None = None
        """What was thought of the last pick."""

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        self.line = None
        if len(picks) == 1:
            return picks[0]
        luck = chair.luck(self._seed)
        thought = SecondThought(chair, luck, self._judgement)
        pick = thought.best(picks)
        if not luck.below(CURIOUS):
            gains = thought.gains()
            few = sorted(gains, key=lambda pick: -gains[pick])[:FEW]
            pick = few[luck.below(len(few))]
        self.line = thought.line_of(pick)
        return pick


@lru_cache(maxsize=8)
def judgement_of(title: str, weights: Path | None, boldness: float) -> Judgement | None:
    """By what a player judges."""
    return None if weights is None else load(weights, find_title(title)).believed(boldness)


def play(lesson: Lesson) -> Learnt:
    """The whole match."""
    table = new(lesson.title, len(lesson.players), seed=lesson.seed)
    notes = Notes()
    bots = [_seated(lesson, seat) for seat in range(len(lesson.players))]
    timed = [Timed(bot) for bot in bots]
    while not table.over:
        seat = table.asks[0].seat
        bot = bots[seat]
        pick = timed[seat].pick(Chair(table, seat))
        if isinstance(bot, Curious) and bot.line is not None:
            notes.add(table, seat, bot.line)
        table.pick(pick, seat)
    result = table.result
    assert result is not None
    seconds = tuple(round(bot.seconds, 3) for bot in timed)
    return Learnt(lesson, notes.game(result), seconds, tuple(bot.picks for bot in timed))


def _seated(lesson: Lesson, seat: int) -> Bot:
    player = lesson.players[seat]
    judgement = judgement_of(lesson.title, player.weights, player.boldness)
    seed = seed_number(f"{lesson.seed} bot {seat}")
    if player.curious:
        return Curious(seed, judgement)
    return Greedy(seed) if judgement is None else Learned(seed, judgement)


class Note(NamedTuple):
    """One pick."""

    root: list[float]
    end: list[float]
    kinds: tuple[bool, ...]
    rivals: tuple[float, float]
    seat: int
    when: int


class Notes:
    """The picks of a match that are kept, evenly spread."""

    def __init__(self) -> None:
        self._stride = 1
        self._standing: list[list[float]] = []
        self._notes: list[Note] = []

    def add(self, table: Table, seat: int, line: Line) -> None:
        """Before a pick is made."""
        title = table.title
        self._standing.append(
            [title.evaluate(table.state, n) for n in table.header.setting.players]
        )
        when = len(self._standing)
        if line.end.over or when % self._stride:
            return
        told = [told_by(there, seat) for there in (line.root, line.end)]
        rivals = [title.evaluate(there.state, 1 - seat) for there in (line.root, line.end)]
        outcome = line.outcome
        kinds = outcome.goes_on, outcome.begun, outcome.by_luck
        self._notes.append(Note(told[0], told[1], kinds, (rivals[0], rivals[1]), seat, when - 1))
        if len(self._notes) > SEATS * MOST:
            del self._notes[::2]
            self._stride *= 2

    def game(self, result: Result) -> Game:
        """All that was noted."""
        columns = zip(*self._notes, strict=True) if self._notes else [[]] * len(Note._fields)
        root, end, kinds, rivals, seat, when = map(list, columns)
        return Game(
            result,
            np.array(root, np.float32),
            np.array(end, np.float32),
            np.array(kinds, bool),
            np.array(rivals, np.float32),
            np.array(seat, np.int8),
            np.array(when, np.int32),
            np.array(self._standing, np.float32),
        )
