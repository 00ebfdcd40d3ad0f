"""A network while it learns to choose.

It says of each pick of an ask what has to be added to what the pick seems to bring. Chosen by the
sum, mostly the best and now and then another one nearly as good, the picks bring something when
they are played on; the network changes so that they bring more.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from civitas.learning.asks import Asks

Array = NDArray[Any]

WIDTH: Final = 20
BATCH: Final = 128
RATE: Final = 0.001
DECAY: Final = 0.3
"""What the weights lose in a step, times the rate: what is not seen again is forgotten."""
LENIENT: Final = 0.5
"""So many units are nearly as good."""
MOMENTS: Final = (0.9, 0.999)
TINY: Final = 1e-8
LARGE: Final = 1 << 12
"""So many asks are worked out at a time."""


class Network:
    """Its weights, and the moments of Adam for each."""

    def __init__(self, asks: Asks, luck: np.random.Generator) -> None:
        self._asks, self._luck = asks, luck
        position, pick = asks.position.shape[1], asks.pick.shape[1]
        self.weights: dict[str, Array] = {
            "position": luck.normal(0, 0.5 * position**-0.5, (position, WIDTH)),
            "pick": luck.normal(0, pick**-0.5, (pick, WIDTH)),
            "straight": np.zeros((pick, 1)),
            "bias": np.zeros(WIDTH),
            "out": luck.normal(0, 0.01, (WIDTH, 1)),
        }
        self.weights = {name: each.astype(np.float32) for name, each in self.weights.items()}
        self._first = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._second = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._steps = 0

    def says(self) -> Array:
        """What it says of all picks."""
        start, found = self._asks.start, []
        for first in range(0, len(start) - 1, LARGE):
            asks = np.arange(first, min(first + LARGE, len(start) - 1))
            found.append(self._forward(asks, slice(start[asks[0]], start[asks[-1] + 1]))[-1])
        return np.concatenate(found)

    def _forward(self, asks: Array, rows: Array | slice) -> tuple[Array, Array, Array, Array]:
        w = self.weights
        position = self._asks.position[asks].astype(np.float32)
        pick = self._asks.pick[rows].astype(np.float32)
        known = np.repeat(position @ w["position"], self._asks.many[asks], axis=0)
        hidden = np.maximum(known + pick @ w["pick"] + w["bias"], 0)
        return position, pick, hidden, (hidden @ w["out"] + pick @ w["straight"])[:, 0]

    def learn(self, asks: Array, rate: float) -> None:
        """Go once through these asks."""
        order = self._luck.permutation(asks)
        for start in range(0, len(order) - BATCH + 1, BATCH):
            self._step(order[start : start + BATCH], rate * RATE)

    def _step(self, asks: Array, rate: float) -> None:
        many = self._asks.many[asks]
        first = np.concatenate([[0], np.cumsum(many)[:-1]])
        rows = np.repeat(self._asks.start[asks] - first, many) + np.arange(many.sum())
        position, pick, hidden, said = self._forward(asks, rows)
        slope = self._slope(said, rows, first, many)[:, None]
        back = (slope @ self.weights["out"].T) * (hidden > 0)
        self._steps += 1
        self._adam("position", position.T @ np.add.reduceat(back, first), rate)
        self._adam("pick", pick.T @ back, rate)
        self._adam("straight", pick.T @ slope, rate)
        self._adam("bias", back.sum(0), rate)
        self._adam("out", hidden.T @ slope, rate)

    def _slope(self, said: Array, rows: Array, first: Array, many: Array) -> Array:
        """By how much less what is chosen brings, if more is said of a pick."""
        worth = (self._asks.gain[rows] + said) / LENIENT
        likely = np.exp(worth - np.repeat(np.maximum.reduceat(worth, first), many))
        likely /= np.repeat(np.add.reduceat(likely, first), many)
        deep = self._asks.deep[rows]
        mean = np.repeat(np.add.reduceat(likely * deep, first), many)
        slope: Array = likely * (mean - deep) / (LENIENT * len(first))
        return slope.astype(np.float32)

    def _adam(self, name: str, slope: Array, rate: float) -> None:
        """A step of Adam, with the decay beside it (Loshchilov and Hutter)."""
        (slow, slower), first, second = MOMENTS, self._first[name], self._second[name]
        first += (1 - slow) * (slope - first)
        second += (1 - slower) * (slope * slope - second)
        mean = first / (1 - slow**self._steps)
        size = np.sqrt(second / (1 - slower**self._steps)) + TINY
        self.weights[name] *= 1 - rate * DECAY
        self.weights[name] -= rate * mean / size
