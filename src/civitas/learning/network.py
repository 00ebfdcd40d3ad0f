"""The hidden layer while it learns: several small ones beside each other, each of which has seen
other matches; what they say on average counts, and together they are one wider layer.

It is taught by pairs: what it says of the end of a pick less what it says of where the pick began.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

PARTS: Final = 4
WIDTH: Final = 16
"""So many layers, each as wide as this."""
BATCH: Final = 512
RATE: Final = 0.0005
DECAY: Final = 0.5
"""What the weights lose in a step, times the rate: what is not seen again is forgotten."""
MOMENTS: Final = (0.9, 0.999)
TINY: Final = 1e-8
LARGE: Final = 1 << 14
"""So many rows are worked out at a time."""


class Hidden:
    """The weights of all parts, and the moments of Adam for each."""

    def __init__(self, many: int, luck: np.random.Generator) -> None:
        self._luck = luck
        self.weights: dict[str, Array] = {
            "hidden": luck.normal(0, many**-0.5, (PARTS, many, WIDTH)).astype(np.float32),
            "hidden_bias": np.zeros((PARTS, 1, WIDTH), np.float32),
            "out": luck.normal(0, 0.01, (PARTS, WIDTH, 1)).astype(np.float32),
        }
        self._first = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._second = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._steps = 0

    def says(self, root: Array, end: Array) -> Array:
        """What all parts say of picks on average."""
        found = np.zeros(len(root), np.float32)
        for start in range(0, len(root), LARGE):
            rows = slice(start, start + LARGE)
            found[rows] = (self._forward(end[rows])[1] - self._forward(root[rows])[1]).mean(0)[:, 0]
        return found

    def _forward(self, read: Array) -> tuple[Array, Array]:
        w = self.weights
        hidden = np.maximum(read @ w["hidden"] + w["hidden_bias"], 0)
        return hidden, hidden @ w["out"]

    def learn(self, root: Array, end: Array, missed: Array, often: Array) -> None:
        """Go once through all picks; ``often`` says by part how much each of them counts."""
        order = self._luck.permutation(len(root))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            self._step(root[batch], end[batch], missed[batch], often[:, batch])

    def _step(self, root: Array, end: Array, missed: Array, often: Array) -> None:
        before, first = self._forward(root)
        after, last = self._forward(end)
        wrong = (last - first - missed[:, None]) * often[:, :, None] / len(root)
        out = self.weights["out"].transpose(0, 2, 1)
        rise, fall = (wrong @ out) * (after > 0), (wrong @ out) * (before > 0)
        self._steps += 1
        self._adam("hidden", end.T @ rise - root.T @ fall)
        self._adam("hidden_bias", (rise - fall).sum(1, keepdims=True))
        self._adam("out", (after - before).transpose(0, 2, 1) @ wrong)

    def _adam(self, name: str, slope: Array) -> None:
        """A step of Adam, with the decay beside it (Loshchilov and Hutter)."""
        (slow, slower), first, second = MOMENTS, self._first[name], self._second[name]
        first += (1 - slow) * (slope - first)
        second += (1 - slower) * (slope * slope - second)
        mean = first / (1 - slow**self._steps)
        size = np.sqrt(second / (1 - slower**self._steps)) + TINY
        self.weights[name] *= 1 - RATE * DECAY
        self.weights[name] -= RATE * mean / size
