"""Levels: how strong a player somebody wants to meet, and which bot plays like that.

The two lower ones judge as the greedy bot does and then make honest mistakes: the more a pick
seems to lose, the seldomer it is taken, but taken it is.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from math import exp
from statistics import fmean
from typing import Final

from civitas.bots.ahead import Budget
from civitas.bots.chair import Chair
from civitas.bots.greedy import Greedy, gains_of
from civitas.bots.search import Search
from civitas.kernel.asks import Pick

FINE: Final = 1 << 20
"""In so many parts a chance is divided."""


class Careless:
    """Judges as greedy does, and often enough picks something else."""

    name: str
    carelessness: float
    """A pick that loses as much as the better half does on average is taken e times as seldom as
    the best one if this is 1, and the seldomer the smaller it is."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        luck = chair.luck(self._seed)
        gains = gains_of(chair, luck)
        best = sorted(gains.values(), reverse=True)
        lost = fmean([best[0] - gain for gain in best[: len(best) // 2 + 1]])
        if not lost:
            return max(gains, key=gains.__getitem__)
        measure = lost * self.carelessness
        order = list(gains)
        weights = list(accumulate(exp((gains[pick] - best[0]) / measure) for pick in order))
        return order[bisect_right(weights, weights[-1] * luck.below(FINE) / FINE)]


class Beginner(Careless):
    name = "beginner"
    carelessness = 1.5


class Easy(Careless):
    name = "easy"
    carelessness = 0.6


class Medium(Greedy):
    name = "medium"


class Hard(Search):
    name = "hard"
    budget = Budget(lines=3000)
