"""Targets: which of two picks has brought more some time after, beyond what the title thought of
them at once.

Both began at the same ask, in the same world and with the same luck, and were carried on for the
same time. So whatever else makes a position good or bad is the same for both, and what is left is
what the title's judgement has missed of the one or of the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.learning.lessons import Game

Array = NDArray[Any]

OUTLIERS: Final = 0.02
"""The share of differences that are out of all proportion: battles, offers, a match won."""


class Pairs(NamedTuple):
    """Two picks of the same ask each."""

    one: Array
    other: Array
    """What a network is told of where they lead."""
    missed: Array
    """How much more the other has brought than the title thought, in points of its judgement."""
    match: Array
    """The number of the match."""


def pairs_of(games: Sequence[Game]) -> Pairs:
    """Of each ask that was studied the pick that looked best, beside each of the others."""
    ones, others, numbers = [], [], []
    start = 0
    for number, game in enumerate(games):
        first = np.searchsorted(game.ask, game.ask)
        second = np.flatnonzero(first != np.arange(len(first)))
        ones.append(start + first[second])
        others.append(start + second)
        numbers.append(np.full(len(second), number))
        start += len(first)
    one, other = np.concatenate(ones), np.concatenate(others)
    told = np.concatenate([game.told for game in games])
    later = np.concatenate([game.later for game in games]).astype(np.float64)
    thought = _clipped(told[other, -1].astype(np.float64) - told[one, -1])
    now, then = (_clipped(each) for each in (later[other] - later[one]).T)
    # What one gains, the rival thinks to lose a part of: the lead grows by more than the judgement.
    double = max(float(thought @ now) / max(float(thought @ thought), 1e-9), 0.5)
    missed = then / double - thought
    return Pairs(told[one], told[other], missed.astype(np.float32), np.concatenate(numbers))


def _clipped(differences: Array) -> Array:
    most = float(np.quantile(np.abs(differences), 1 - OUTLIERS))
    return np.clip(differences, -most, most)
