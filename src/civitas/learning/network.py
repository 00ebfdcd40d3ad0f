"""The network while it learns: several small ones beside each other, each of which has seen other
matches; what they say on average is what counts, and together they are one with a wider layer.

Plain NumPy is enough: all of it takes a minute where the matches take an hour.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from civitas.bots.judgement import FAR, Layers

Array = NDArray[Any]

PARTS: Final = 4
WIDTH: Final = 24
"""So many networks, each with a hidden layer as wide as this."""
BATCH: Final = 256
RATE: Final = 0.001
DECAY: Final = 0.05
"""What the weights lose in a step, times the rate: what is not seen again is forgotten."""
MOMENTS: Final = (0.9, 0.999)
TINY: Final = 1e-8
SMALLEST: Final = 0.1
"""A feature that hardly ever changes does not count as if it did."""


class Network:
    """Weights of all parts, and the moments of Adam for each."""

    def __init__(self, kept: Array, mean: Array, spread: Array, seed: int) -> None:
        self.kept, self.mean, self.spread = kept, mean, spread
        luck = np.random.default_rng(seed)
        many = len(kept)
        shapes = {"hidden": (many, WIDTH), "hidden_bias": (1, WIDTH), "straight": (many, 1)}
        shapes |= {"out": (WIDTH, 1), "bias": (1, 1)}
        self.weights: dict[str, Array] = {
            name: np.zeros((PARTS, *shape), np.float32) for name, shape in shapes.items()
        }
        self.weights["hidden"] += luck.normal(0, many**-0.5, self.weights["hidden"].shape)
        self.weights["out"] += luck.normal(0, 0.1 * WIDTH**-0.5, self.weights["out"].shape)
        self.first = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.second = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    @classmethod
    def made_for(cls, told: Array, seed: int) -> Network:
        """One that reads whatever changes from position to position."""
        mean, spread = told.mean(0, np.float64), told.std(0, np.float64)
        kept = np.flatnonzero(spread > 0)
        scale = np.maximum(spread[kept], SMALLEST).astype(np.float32)
        return cls(kept.astype(np.int16), mean[kept].astype(np.float32), scale, seed)

    def read(self, told: Array) -> Array:
        """What is told, as the network reads it."""
        found: Array = (told[:, self.kept].astype(np.float32) - self.mean) / self.spread
        return np.clip(found, -FAR, FAR, out=found)

    def values(self, read: Array) -> Array:
        """What all parts say on average."""
        found = np.zeros(len(read), np.float32)
        for start in range(0, len(read), 1 << 14):
            part = read[start : start + (1 << 14)]
            found[start : start + len(part)] = self._forward(part)[1].mean(0)[:, 0]
        return found

    def _forward(self, read: Array) -> tuple[Array, Array]:
        w = self.weights
        hidden = np.maximum(read @ w["hidden"] + w["hidden_bias"], 0)
        return hidden, read @ w["straight"] + hidden @ w["out"] + w["bias"]

    def learn(self, read: Array, targets: Array, often: Array, luck: np.random.Generator) -> None:
        """Go once through all positions; ``often`` says by part how much each of them counts."""
        order = luck.permutation(len(read))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            self._step(read[batch], targets[batch], often[:, batch])

    def _step(self, read: Array, targets: Array, often: Array) -> None:
        hidden, said = self._forward(read)
        wrong = (said - targets[:, None]) * often[:, :, None] / len(read)
        back = (wrong @ self.weights["out"].transpose(0, 2, 1)) * (hidden > 0)
        slopes = {
            "hidden": read.T @ back,
            "hidden_bias": back.sum(1, keepdims=True),
            "straight": read.T @ wrong,
            "out": hidden.transpose(0, 2, 1) @ wrong,
            "bias": wrong.sum(1, keepdims=True),
        }
        self.steps += 1
        for name, slope in slopes.items():
            self._adam(name, slope)

    def _adam(self, name: str, slope: Array) -> None:
        """A step of Adam, with the decay beside it (Loshchilov and Hutter)."""
        (slow, slower), first, second = MOMENTS, self.first[name], self.second[name]
        first += (1 - slow) * (slope - first)
        second += (1 - slower) * (slope * slope - second)
        mean = first / (1 - slow**self.steps)
        size = np.sqrt(second / (1 - slower**self.steps)) + TINY
        if "bias" not in name:
            self.weights[name] *= 1 - RATE * DECAY
        self.weights[name] -= RATE * mean / size

    def layers(self) -> Layers:
        """All parts as one network."""
        w = self.weights
        return Layers(
            self.kept,
            self.mean,
            self.spread,
            np.concatenate([*w["hidden"]], axis=1),
            w["hidden_bias"].reshape(-1),
            w["straight"].mean(0)[:, 0],
            w["out"].reshape(-1) / PARTS,
            w["bias"].mean(0)[0],
        )

    def stored(self) -> dict[str, Array]:
        """All that is needed to go on."""
        found = {"kept": self.kept, "mean": self.mean, "spread": self.spread}
        for kind, each in self._kinds():
            found |= {f"{kind}_{name}": array for name, array in each.items()}
        return found | {"steps": np.array(self.steps)}

    @classmethod
    def restored(cls, stored: dict[str, Array]) -> Network:
        """The network that was stored."""
        network = cls(stored["kept"], stored["mean"], stored["spread"], 0)
        for kind, each in network._kinds():
            each |= {name: stored[f"{kind}_{name}"] for name in each}
        network.steps = int(stored["steps"])
        return network

    def _kinds(self) -> Iterator[tuple[str, dict[str, Array]]]:
        yield from (("weights", self.weights), ("first", self.first), ("second", self.second))
