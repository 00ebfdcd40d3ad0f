"""Fitting: a network that foretells what the title's judgement misses.

It is taught by pairs of picks: what it says of the one less what it says of the other. First the
straight way, by least squares with a penalty, then a hidden layer for what is left. Matches that
were held out say how strong the penalty has to be and how long the hidden layer may learn, if at
all.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots.judgement import FAR, Layers
from civitas.learning.network import PARTS, Hidden
from civitas.learning.targets import Pairs

Array = NDArray[Any]

HELD: Final = 5
"""One match of so many is held out."""
PENALTIES: Final = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10_000.0, 1e9)
SMALLEST: Final = 0.1
LEAST: Final = 0.02
"""A feature that hardly ever changes does not count as if it did."""
EPOCHS: Final = 8
UNSURE: Final = 1e-6
RARELY: Final = 3.0
"""By so many deviations picks differ rarely."""


class Fit(NamedTuple):
    """A network, and how much of what the title misses in matches held out it foretells."""

    layers: Layers
    unit: float
    reach: float
    straight: float
    """Without the hidden layer,"""
    whole: float
    """and with it."""


def fit(pairs: Pairs, seed: int) -> Fit:
    """The network that foretells best what is missed."""
    luck = np.random.default_rng(seed)
    matches = int(pairs.match[-1]) + 1
    held = np.isin(pairs.match, luck.permutation(matches)[: max(1, matches // HELD)])
    changes = pairs.other - pairs.one
    kept = np.flatnonzero(changes.std(0) > UNSURE)
    scale = np.maximum(changes[:, kept].std(0), LEAST)
    columns = np.clip(changes[:, kept] / scale, -FAR, FAR)
    unit = max(float(pairs.missed.std()), UNSURE)
    missed = pairs.missed / unit
    best = min(PENALTIES, key=lambda penalty: _wrong(columns, missed, held, penalty))
    mean = pairs.one[:, kept].mean(0)
    spread = np.maximum(pairs.one[:, kept].std(0), SMALLEST)
    straight = _solved(columns, missed, np.ones_like(held), best) * spread / scale
    read = [
        np.clip((told[:, kept] - mean) / spread, -FAR, FAR) for told in (pairs.one, pairs.other)
    ]
    left = missed - columns @ _solved(columns, missed, ~held, best)
    hidden, gained = _hidden(read[0], read[1], left.astype(np.float32), pairs.match, held, luck)
    said = (read[1] - read[0]) @ straight + hidden.says(read[0], read[1])
    base = float(np.square(missed[held]).mean())
    first = 1 - _wrong(columns, missed, held, best) / base
    joined = _joined(hidden, straight.astype(np.float32))
    layers = Layers(kept.astype(np.int16), mean, spread, *joined)
    return Fit(layers, unit, RARELY * unit * float(said.std()), first, first + gained / base)


def _joined(hidden: Hidden, straight: Array) -> tuple[Array, Array, Array, Array, Array]:
    """All parts of the hidden layer as one."""
    w = hidden.weights
    return (
        np.concatenate([*w["hidden"]], axis=1),
        w["hidden_bias"].reshape(-1),
        straight,
        w["out"].reshape(-1) / PARTS,
        np.zeros(1, np.float32),
    )


def _solved(columns: Array, missed: Array, seen: Array, penalty: float) -> Array:
    """Least squares with a penalty."""
    rows = columns[seen].astype(np.float64)
    square = rows.T @ rows
    square[np.diag_indices_from(square)] += penalty
    return np.linalg.solve(square, rows.T @ missed[seen])


def _wrong(columns: Array, missed: Array, held: Array, penalty: float) -> float:
    """How wrong least squares with this penalty are about the matches held out."""
    said = columns[held] @ _solved(columns, missed, ~held, penalty)
    return float(np.square(missed[held] - said).mean())


def _hidden(
    root: Array, end: Array, left: Array, match: Array, held: Array, luck: np.random.Generator
) -> tuple[Hidden, float]:
    """The hidden layer as it was when it foretold best what was left in the matches held out, and
    what that has gained; silent if it never gained anything."""
    hidden = Hidden(root.shape[1], luck)
    often = luck.poisson(1.0, (PARTS, int(match[-1]) + 1)).astype(np.float32)[:, match[~held]]
    base = float(np.square(left[held]).mean())
    best, gained = hidden.weights | {"out": np.zeros_like(hidden.weights["out"])}, 0.0
    for _ in range(EPOCHS):
        hidden.learn(root[~held], end[~held], left[~held], often)
        said = hidden.says(root[held], end[held])
        gain = base - float(np.square(left[held] - said).mean())
        if gain > gained:
            best, gained = {name: each.copy() for name, each in hidden.weights.items()}, gain
    hidden.weights = best
    return hidden, gained
