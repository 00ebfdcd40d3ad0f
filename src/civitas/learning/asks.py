"""Asks that were studied, as a network reads them.

What picks have brought is compared within their ask only: what makes all of them good or bad tells
nothing about which is to be chosen.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots.judgement import FAR, Glance, seen_by
from civitas.learning.lessons import Game

Array = NDArray[Any]

OFTEN: Final = 20
"""A mark that was seen on fewer picks is not known."""
SMALLEST: Final = 0.1
LEAST: Final = 0.02
"""A feature that hardly ever changes does not count as if it did."""
NEVER: Final = 1e-6
OUTLIERS: Final = 0.02
"""The share of picks that bring a thing out of all proportion: battles, offers, a match won."""


class Scales(NamedTuple):
    """By what a network measures what it is told: as in `civitas.bots.judgement.Layers`."""

    kept: Array
    mean: Array
    spread: Array
    changed: Array
    change: Array
    marks: Array


class Asks(NamedTuple):
    """All that is to be learned from."""

    scales: Scales
    unit: float
    match: Array
    """By ask, the number of the match."""
    start: Array
    """By ask, the number of its first pick; and how many picks there are in all."""
    position: Array
    """By ask, what is read of the position,"""
    pick: Array
    """and by pick, of the pick."""
    gain: Array
    """By pick, what it seems to bring, in units;"""
    deep: Array
    """and what it has brought when it was played on, compared to the others of its ask."""

    @property
    def many(self) -> Array:
        """By ask, how many picks were studied."""
        return np.diff(self.start)

    def regret(self, worth: Array, asks: Array) -> float:
        """How much is lost on average where the pick is made that is worth most."""
        number = np.repeat(np.arange(len(self.start) - 1), self.many)
        first = np.lexsort((-worth, number))[self.start[:-1]]
        best = np.maximum.reduceat(self.deep, self.start[:-1])
        return float((best - self.deep[first])[asks].mean())


def centred(worth: Array, start: Array) -> Array:
    """Compared to the average of the ask."""
    many = np.diff(start)
    mean: Array = (np.add.reduceat(worth, start[:-1]).T / many.astype(np.float32)).T
    found: Array = worth - np.repeat(mean, many, axis=0)
    return found


def asks_of(game: Game) -> Asks:
    """All that was studied, as a network reads it."""
    root, change, look = (each.astype(np.float32) for each in (game.root, game.change, game.look))
    start = np.concatenate([[0], np.cumsum(game.many)])
    brought = centred(game.deep, start)
    most = float(np.quantile(np.abs(brought), 1 - OUTLIERS))
    apart = np.abs(brought[brought != 0])
    unit = max(1.5 * float(np.median(apart)) if len(apart) else 0.0, NEVER)
    scales = _scales(root, change, game.marks)
    read = np.clip((root[:, scales.kept] - scales.mean) / scales.spread, -FAR, FAR)
    changes = np.clip(change[:, scales.changed] / scales.change, -FAR, FAR)
    seen = np.array([seen_by(Glance(*each), unit) for each in look.tolist()], np.float16)
    marked = _marked(game, scales.marks)
    return Asks(
        scales,
        unit,
        game.match,
        start,
        read.astype(np.float16),
        np.concatenate([changes.astype(np.float16), seen, marked], axis=1),
        look[:, 0] / unit,
        np.clip(brought, -most, most) / unit,
    )


def _scales(root: Array, change: Array, marks: Array) -> Scales:
    kept = np.flatnonzero(root.std(0) > NEVER)
    changed = np.flatnonzero(np.abs(change).max(0) > NEVER)
    known, often = np.unique(marks, return_counts=True)
    return Scales(
        kept.astype(np.int16),
        root[:, kept].mean(0),
        np.maximum(root[:, kept].std(0), SMALLEST),
        changed.astype(np.int16),
        np.maximum(np.sqrt(np.square(change[:, changed]).mean(0)), LEAST),
        known[often >= OFTEN],
    )


def _marked(game: Game, known: Array) -> Array:
    """By pick and mark, whether it has it."""
    rows = np.repeat(np.arange(len(game.marked)), game.marked)
    found = np.isin(game.marks, known)
    table = np.zeros((len(game.marked), len(known)), np.float16)
    table[rows[found], np.searchsorted(known, game.marks[found])] = 1
    return table
