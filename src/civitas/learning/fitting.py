"""Fitting: networks that learn to choose, joined to one.

Each of them has held out other matches; these say how long it may learn.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots.judgement import Layers
from civitas.learning.asks import Asks
from civitas.learning.network import Network

Array = NDArray[Any]

PARTS: Final = 3
HELD: Final = 5
"""One match of so many is held out."""
EPOCHS: Final = 10
RARELY: Final = 0.99
"""Of all picks that it turns round, it does so for all but a few within its reach."""
UNSURE: Final = 1e-9


class Fit(NamedTuple):
    """A network, and what it is good for."""

    layers: Layers
    reach: float
    """By so many units it may turn round which of two picks is better."""
    lost: float
    """What greedy loses by its choice at an ask held out, in units, beside the best;"""
    left: float
    """and how much of that is still lost, as a share."""


def fit(asks: Asks, seed: int) -> Fit:
    """The network that chooses best."""
    luck = np.random.default_rng(seed)
    matches = int(asks.match[-1]) + 1
    folds = luck.permutation(matches) % min(HELD, matches)
    parts, lost, left, said = [], [], [], np.zeros_like(asks.gain)
    for part in range(min(PARTS, matches)):
        held = folds[asks.match] == part
        network, regret = _learnt(asks, held, luck)
        parts.append(network.weights)
        said += network.says() / PARTS
        lost.append(asks.regret(asks.gain, np.flatnonzero(held)))
        left.append(regret)
    share = sum(left) / max(sum(lost), UNSURE)
    scales = asks.scales
    return Fit(Layers(*scales, *_joined(parts)), _reach(asks, said), sum(lost) / len(lost), share)


def _learnt(asks: Asks, held: Array, luck: np.random.Generator) -> tuple[Network, float]:
    """A network as it was when it lost least in the asks held out, and what it lost; one that says
    nothing, if it never lost less than greedy."""
    network = Network(asks, luck)
    seen, others = np.flatnonzero(~held), np.flatnonzero(held)
    least = asks.regret(asks.gain, others)
    best = {name: np.zeros_like(each) for name, each in network.weights.items()}
    for epoch in range(EPOCHS):
        network.learn(seen, 1 - epoch / EPOCHS)
        regret = asks.regret(asks.gain + network.says(), others)
        if regret < least:
            least, best = regret, {name: each.copy() for name, each in network.weights.items()}
    network.weights = best
    return network, least


def _reach(asks: Asks, said: Array) -> float:
    """How much worse what is chosen looked than what looked best, at most."""
    number = np.repeat(np.arange(len(asks.start) - 1), asks.many)
    first = np.lexsort((-(asks.gain + said), number))[asks.start[:-1]]
    worse = np.maximum.reduceat(asks.gain, asks.start[:-1]) - asks.gain[first]
    turned = worse[worse > 0]
    return float(np.quantile(turned, RARELY)) if len(turned) else 0.0


def _joined(parts: list[dict[str, Array]]) -> tuple[Array, Array, Array, Array]:
    """All parts as one network that says what they say on average."""
    straight = sum((part["straight"] for part in parts), np.zeros(1)) / len(parts)
    return (
        np.concatenate([part["position"] for part in parts], axis=1),
        np.concatenate([*(part["pick"] for part in parts), straight], axis=1).astype(np.float32),
        np.concatenate([part["bias"] for part in parts]),
        np.concatenate([part["out"][:, 0] for part in parts]) / np.float32(len(parts)),
    )
