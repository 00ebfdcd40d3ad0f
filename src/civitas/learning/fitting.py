"""Fitting: from the positions of many matches to a network that tells how such matches end.

What a position is worth is taken from what comes after it: partly how the match ended, mostly what
the network itself thinks of the positions soon after (temporal differences, with their traces cut
off smoothly: TD(λ)). So luck far away does not blur what a pick brought.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots.judgement import worth
from civitas.learning.lessons import Game
from civitas.learning.network import PARTS, Network

Array = NDArray[Any]

SWEEPS: Final = 6
"""So often the targets are worked out anew,"""
EPOCHS: Final = 2
"""and all positions are gone through after that."""
HALF: Final = 8
"""After one of so many parts of a match, half of what a position is worth is still to be seen."""
HELD: Final = 10
"""One match of so many is held out, to see how well others are foretold."""


class Positions(NamedTuple):
    """Those of many matches, and where each match of each seat begins and ends."""

    told: Array
    runs: list[tuple[int, int]]
    ends: Array
    """By run, how it went, in leads."""
    match: Array
    """By position, the number of the match."""


class Fit(NamedTuple):
    """How well a network foretells matches that it has not seen."""

    explained: float
    """Of the differences between ends of matches,"""
    by_title: float
    """and what the title's own judgements explain."""
    slope: float
    """What a point of the title's judgement is worth to the network."""


def lead_of(games: list[Game]) -> float:
    """By how many points matches are won: the deviation."""
    leads = [scores[0] - max(scores[1:]) for scores in (each.result.scores for each in games)]
    return max(float(np.sqrt(np.mean(np.square(leads)))), 1.0)


def positions_of(games: list[Game], lead: float) -> Positions:
    """All positions of matches, one after the other."""
    runs, ends, numbers, start = [], [], [], 0
    for number, game in enumerate(games):
        for seat, many in enumerate(game.many):
            if many:
                runs.append((start, start + many))
                ends.append(worth(game.result, seat, lead) / lead)
                numbers += [number] * many
                start += many
    told = np.concatenate([game.told for game in games if len(game.told)])
    return Positions(told, runs, np.array(ends, np.float32), np.array(numbers))


def returns(values: Array, positions: Positions, half: float) -> Array:
    """By position, what is to be learned: what comes after it, the nearer the more of it."""
    found = np.empty_like(values)
    for (start, stop), end in zip(positions.runs, positions.ends, strict=True):
        trace = 0.5 ** (half / (stop - start)) if half else 1.0
        coming = float(end)
        found[stop - 1] = coming
        for n in range(stop - 2, start - 1, -1):
            coming = (1 - trace) * float(values[n + 1]) + trace * coming
            found[n] = coming
    return found


def fit(network: Network, positions: Positions, seed: int, fresh: bool) -> Fit:
    """Let the network learn; a fresh one learns the ends of the matches first."""
    luck = np.random.default_rng(seed)
    read = network.read(positions.told)
    matches = int(positions.match[-1]) + 1
    held = luck.permutation(matches)[: max(1, matches // HELD)]
    often = luck.poisson(1.0, (PARTS, matches)).astype(np.float32)
    often[:, held] = 0
    seen = ~np.isin(positions.match, held)
    weights = often[:, positions.match]
    sweeps = [0.0] * 2 * fresh + [float(HALF)] * SWEEPS
    for half in sweeps:
        targets = returns(network.values(read), positions, half)
        for _ in range(EPOCHS):
            network.learn(read[seen], targets[seen], weights[:, seen], luck)
    return _judged(network, read, positions, ~seen)


def _judged(network: Network, read: Array, positions: Positions, held: Array) -> Fit:
    values = network.values(read)
    ends = returns(values, positions, 0.0)
    own, rival = positions.told[:, -2].astype(np.float32), positions.told[:, -1].astype(np.float32)
    by_title = np.stack([own, rival, np.ones_like(own)], axis=1)
    weights = np.linalg.lstsq(by_title[~held], ends[~held], rcond=None)[0]
    return Fit(
        _explained(values[held], ends[held]),
        _explained(by_title[held] @ weights, ends[held]),
        _slope(values, own, positions),
    )


def _explained(said: Array, true: Array) -> float:
    return float(1 - np.square(said - true).mean() / np.square(true).mean())


def _slope(values: Array, own: Array, positions: Positions) -> float:
    """How much the network's judgement moves when the title's does, from one position to the
    next."""
    inside = np.ones(len(values), bool)
    inside[[stop - 1 for _, stop in positions.runs]] = False
    steps = np.flatnonzero(inside)
    here, there = (
        np.diff(own)[steps[steps < len(own) - 1]],
        np.diff(values)[steps[steps < len(own) - 1]],
    )
    return max(float(here @ there / max(float(here @ here), 1e-9)), 1e-4)
