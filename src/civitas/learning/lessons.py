"""Lessons: matches that are played to learn from, and what is studied in them.

At some asks the picks that greedy would think twice about are played on, as search does it: through
the turns of the others and the next own one, each in the same worlds with the same luck. What they
bring by then, beside each other, is what is to be foretold at a glance.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots import Bot
from civitas.bots.ahead import Ahead, Budget, Clock, Minds
from civitas.bots.chair import Chair
from civitas.bots.contest import Timed
from civitas.bots.greedy import Greedy
from civitas.bots.judgement import Glance, Judgement, load, told_by
from civitas.bots.learned import Learned, SecondThought
from civitas.kernel.asks import Pick
from civitas.kernel.chance import Chance, seed_number
from civitas.kernel.match import new
from civitas.kernel.results import Result
from civitas.kernel.titles import find_title

Array = NDArray[Any]

SEATS: Final = 2
CURIOUS: Final = 12
"""One pick in so many is not the best one,"""
FEW: Final = 4
"""but any of the best few."""
STUDIED: Final = 2
"""One ask in so many is studied."""
ENDLESS: Final = Budget(lines=1 << 40)


class Player(NamedTuple):
    """Who sits at a table of a lesson."""

    weights: Path | None
    """By which it judges; greedy if there are none."""
    boldness: float = 1.0
    teaches: bool = False


class Lesson(NamedTuple):
    """A match to be played. The same lesson gives the same match on every machine."""

    title: str
    seed: str
    players: tuple[Player, ...]


class Game(NamedTuple):
    """What was studied in a match, or in several: picks that could be made at the same ask, side by
    side."""

    match: Array
    """By ask, the number of the match,"""
    root: Array
    """what a network is told of the position where it was asked,"""
    many: Array
    """and how many picks were studied."""
    change: Array
    """By pick, how that changes to where the pick was imagined to lead."""
    look: Array
    """By pick, what greedy has seen of it: what it brings, and how it ends (`glance`)."""
    deep: Array
    """By pick, what it has brought when it was played on."""
    marks: Array
    """The marks of all picks, one after the other,"""
    marked: Array
    """and by pick how many there are."""


def joined(games: Sequence[Game]) -> Game:
    """What was studied in all of these."""
    columns = [np.concatenate(each) for each in zip(*games, strict=True)]
    matches = [game.match.max(initial=-1) + 1 for game in games]
    before = np.cumsum([0, *matches[:-1]]).astype(np.int32)
    columns[0] += np.repeat(before, [len(game.match) for game in games])
    return Game(*columns)


class Learnt(NamedTuple):
    """A lesson that was played."""

    lesson: Lesson
    result: Result
    game: Game
    seconds: tuple[float, ...]
    """By seat, how long it has thought,"""
    picks: tuple[int, ...]
    """and about how many asks."""


class Teacher:
    """Does what has proved best where it studies, otherwise mostly what looks best, and sometimes
    something else, to see other positions."""

    name = "teacher"

    def __init__(self, seed: int, notes: Notes) -> None:
        self._seed = seed
        self._notes = notes

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        luck = chair.luck(self._seed)
        thought = SecondThought(chair, luck, None)
        best = thought.best(picks)
        gains = thought.gains()
        few = sorted(gains, key=lambda pick: -gains[pick])
        if len(few) > 1 and not luck.below(STUDIED):
            return self._notes.study(chair, luck, thought, few)
        return best if luck.below(CURIOUS) else few[luck.below(min(FEW, len(few)))]


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
    if player.teaches:
        return Teacher(seed, notes)
    return Greedy(seed) if judgement is None else Learned(seed, judgement)


class Notes:
    """What is studied in a match."""

    def __init__(self) -> None:
        self._root: list[list[float]] = []
        self._many: list[int] = []
        self._change: list[Array] = []
        self._look: list[Glance] = []
        self._deep: list[float] = []
        self._marks: list[tuple[int, ...]] = []

    def study(
        self, chair: Chair, luck: Chance, thought: SecondThought, picks: Sequence[Pick]
    ) -> Pick:
        """Play picks on, and tell which has brought most by then."""
        root = told_by(thought.start, chair.seat)
        self._root.append(root)
        self._many.append(len(picks))
        for each in thought.seen(picks):
            self._change.append(np.array(told_by(each.end, chair.seat)) - root)
            self._look.append(each.glance)
            self._marks.append(each.marks)
        minds = Minds({}, {})
        world = Ahead(chair, luck, minds, Clock(ENDLESS))
        order = list(picks)
        luck.shuffle(order)  # habits are made for what is played on first, which is better off
        deep = {pick: fmean(world.play_on(pick)) for pick in order}
        self._deep += [deep[pick] for pick in picks]
        return max(picks, key=deep.__getitem__)

    def game(self) -> Game:
        """All that was noted."""
        return Game(
            np.zeros(len(self._many), np.int32),
            np.array(self._root, np.float32),
            np.array(self._many, np.int16),
            np.array(self._change, np.float32),
            np.array(self._look, np.float32),
            np.array(self._deep, np.float32),
            np.array([mark for marks in self._marks for mark in marks], np.uint32),
            np.array([len(marks) for marks in self._marks], np.int16),
        )
