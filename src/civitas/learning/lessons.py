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
from civitas.bots.greedy import Greedy, Thought
from civitas.bots.judgement import Judgement, load, told_by
from civitas.bots.learned import Learned, SecondThought
from civitas.kernel.asks import Pick
from civitas.kernel.chance import seed_number
from civitas.kernel.match import new
from civitas.kernel.results import Result
from civitas.kernel.table import Table
from civitas.kernel.titles import Pause, find_title

Array = NDArray[Any]

MOST: Final = 120
"""So many positions of a seat are kept of a match at most, and half as many at least."""
CURIOUS: Final = 5
"""One pick in so many is not the best one,"""
FEW: Final = 4
"""but any of the best few,"""
WILD: Final = 6
"""or, one of so many of these, any at all."""


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
    kept: bool = True
    """Are its positions kept?"""


class Game(NamedTuple):
    """What is kept of a match."""

    result: Result
    told: Array
    """By position, what a network is told of it; the positions of the first seat come first."""
    many: tuple[int, ...]
    """By seat, the number of positions."""


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

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        luck = chair.luck(self._seed)
        if self._judgement is None:
            thought = Thought(chair, luck)
        else:
            thought = SecondThought(chair, luck, self._judgement)
        best = thought.best(picks)
        if luck.below(CURIOUS):
            return best
        if not luck.below(WILD):
            return picks[luck.below(len(picks))]
        gains = thought.gains()
        few = sorted(gains, key=lambda pick: -gains[pick])[:FEW]
        return few[luck.below(len(few))]


@lru_cache(maxsize=8)
def judgement_of(title: str, player: Player) -> Judgement | None:
    """By what a player judges."""
    if player.weights is None:
        return None
    return load(player.weights, find_title(title)).believed(player.boldness)


def _seated(lesson: Lesson, seat: int) -> Bot:
    player = lesson.players[seat]
    judgement = judgement_of(lesson.title, player._replace(curious=False))
    seed = seed_number(f"{lesson.seed} bot {seat}")
    if player.curious:
        return Curious(seed, judgement)
    return Greedy(seed) if judgement is None else Learned(seed, judgement)


def play(lesson: Lesson) -> Learnt:
    """The whole match."""
    table = new(lesson.title, len(lesson.players), seed=lesson.seed)
    bots = [Timed(_seated(lesson, seat)) for seat in range(len(lesson.players))]
    kept = [Kept(seat) for seat in range(len(bots))] if lesson.kept else []
    while not table.over:
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
        for each in kept:
            each.look(table)
    result = table.result
    assert result is not None
    told = [position for each in kept for position in each.told]
    return Learnt(
        lesson,
        Game(result, np.array(told, np.float16), tuple(len(each.told) for each in kept)),
        tuple(round(bot.seconds, 3) for bot in bots),
        tuple(bot.picks for bot in bots),
    )


class Kept:
    """The positions of a seat: those that it would judge when it looks ahead, evenly spread."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._segment = -1
        self._seen = 0
        self._stride = 1
        self.told: list[list[float]] = []

    def look(self, table: Table) -> None:
        """After a pick."""
        if table.over or table.segment == self._segment:
            return
        if table.title.pause(table.state, self._seat) is Pause.NONE:
            return
        self._segment = table.segment
        self._seen += 1
        if self._seen % self._stride:
            return
        self.told.append(told_by(table, self._seat))
        if len(self.told) > MOST:
            del self.told[::2]
            self._stride *= 2
