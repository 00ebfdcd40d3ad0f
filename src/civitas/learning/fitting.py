"""Fitting: a network that foretells what the title's judgement misses.

Where a pick began tells much of what will come anyway; only what the pick has changed may tell what
it brought. So both are fitted together, and the network gets the part of the change: first the
straight one, by least squares with a penalty, then a hidden layer for what is left. Matches that
were held out say how strong the penalty has to be and how long the hidden layer may learn, if at
all.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots.judgement import FAR, Layers
from civitas.learning.network import PARTS, Hidden
from civitas.learning.targets import Picks

Array = NDArray[Any]

HELD: Final = 5
"""One match of so many is held out."""
PENALTIES: Final = (300.0, 1000.0, 3000.0, 10_000.0, 30_000.0, 100_000.0, 1e9)
ROOT_PENALTY: Final = 300.0
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


class _Table(NamedTuple):
    """The picks as least squares want them: changes first, then where they began."""

    columns: Array
    changes: int
    scale: Array
    """By change, what it is divided by."""


def fit(picks: Picks, seed: int) -> Fit:
    """The network that foretells best what is missed."""
    luck = np.random.default_rng(seed)
    matches = int(picks.match[-1]) + 1
    out = luck.permutation(matches)[: max(1, matches // HELD)]
    held = np.isin(picks.match, out)
    mean, deviation = picks.root.mean(0, np.float64), picks.root.std(0, np.float64)
    kept = np.flatnonzero((picks.end - picks.root).std(0) > UNSURE)
    spread = np.maximum(deviation, SMALLEST)
    unit = max(float(picks.missed.std()), UNSURE)
    missed = picks.missed / unit
    table = _table(picks, kept, mean, spread)
    best = min(PENALTIES, key=lambda penalty: _wrong(table, missed, held, penalty))
    straight = _solved(table, missed, np.ones_like(held), best)[: table.changes]
    straight *= spread[kept] / table.scale
    read = [_read(each, kept, mean, spread) for each in (picks.root, picks.end)]
    left = missed - table.columns @ _solved(table, missed, ~held, best)
    hidden, gained = _hidden(read[0], read[1], left, picks.match, held, luck)
    said = (read[1] - read[0]) @ straight.astype(np.float32) + hidden.says(read[0], read[1])
    base = float(np.square(missed[held]).mean())
    without = _wrong(table, missed, held, PENALTIES[-1])
    first = (without - _wrong(table, missed, held, best)) / base
    layers = Layers(
        kept.astype(np.int16),
        mean[kept].astype(np.float32),
        spread[kept].astype(np.float32),
        *_joined(hidden, straight.astype(np.float32)),
    )
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


def _read(told: Array, kept: Array, mean: Array, spread: Array) -> Array:
    found = ((told[:, kept] - mean[kept]) / spread[kept]).astype(np.float32)
    return np.clip(found, -FAR, FAR, out=found)


def _table(picks: Picks, kept: Array, mean: Array, spread: Array) -> _Table:
    changes = (picks.end - picks.root)[:, kept]
    scale = np.maximum(changes.std(0), LEAST)
    changes = np.clip(changes / scale, -FAR, FAR)
    began = np.clip((picks.root - mean) / spread, -FAR, FAR)
    ones = np.ones((len(changes), 1))
    columns = np.concatenate([changes, began, picks.kinds, ones], axis=1).astype(np.float32)
    return _Table(columns, len(kept), scale)


def _solved(table: _Table, missed: Array, seen: Array, penalty: float) -> Array:
    """Least squares with a penalty."""
    columns = table.columns[seen]
    square = (columns.T @ columns).astype(np.float64)
    penalties = np.full(len(square), ROOT_PENALTY)
    penalties[: table.changes] = penalty
    penalties[-1] = UNSURE
    square[np.diag_indices_from(square)] += penalties
    return np.linalg.solve(square, (columns.T @ missed[seen]).astype(np.float64))


def _wrong(table: _Table, missed: Array, held: Array, penalty: float) -> float:
    """How wrong least squares with this penalty are about the matches held out."""
    said = table.columns[held] @ _solved(table, missed, ~held, penalty)
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
