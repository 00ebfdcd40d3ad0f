"""Targets: what picks have brought in the end, beyond what the title thought of them at once.

A pick is imagined to lead somewhere, and the title judges that. How the seat really stood some time
after, compared to its rival, says how wrong the judgement was. The nearer, the more it counts
(temporal differences with traces, TD(λ)), so that luck far away does not blur what the pick
brought; what comes after the last ask is how the match ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.kernel.results import Result
from civitas.learning.lessons import Game

Array = NDArray[Any]

HALF: Final = 16
"""After one of so many parts of a match, half of what comes of a pick has been seen."""
LEAD: Final = 2.5
"""A match is won by so many deviations at most."""
OUTLIERS: Final = 0.01
"""The share of standings that are out of all proportion: an offer that nobody has answered yet."""
CLEAR: Final = 3.0
"""No pick was more wrong than so many deviations."""


class Picks(NamedTuple):
    """Those of many matches."""

    root: Array
    end: Array
    kinds: Array
    missed: Array
    """What the title's judgement of the end has missed, in its own points."""
    match: Array
    """The number of the match."""


def worth(result: Result, seat: int, lead: float) -> float:
    """How a match went for a seat, in points: half of it is who won, half by how much.

    >>> worth(Result((30, 20), (0,)), 0, lead=10.0), worth(Result((30, 20), (0,)), 1, lead=10.0)
    (10.0, -10.0)
    """
    best = max(score for other, score in enumerate(result.scores) if other != seat)
    ahead = min(max((result.scores[seat] - best) / lead, -LEAD), LEAD)
    won = 2 / len(result.winners) - 1 if seat in result.winners else -1
    return lead * (ahead + won) / 2


def picks_of(games: Sequence[Game]) -> Picks:
    """All picks of the matches, and what was missed of each."""
    leads = [game.result.scores[0] - game.result.scores[1] for game in games]
    lead = max(float(np.sqrt(np.mean(np.square(leads)))), 1.0)
    ahead = [game.standing[:, 0] - game.standing[:, 1] for game in games]
    most = float(np.quantile(np.abs(np.concatenate(ahead)), 1 - OUTLIERS))
    ends = [worth(game.result, 0, lead) for game in games]
    clipped = [np.clip(each, -most, most) for each in ahead]
    points = sum(end * float(each.sum()) for end, each in zip(ends, clipped, strict=True))
    points /= max(sum(float(each @ each) for each in clipped), 1e-9)
    missed = []
    for game, each, end in zip(games, clipped, ends, strict=True):
        coming = returns(each, end / max(points, 1e-3))
        side = np.where(game.seat == 0, 1, -1)
        there = np.clip(game.end[:, -1] - game.rivals[:, 1], -most, most)
        missed.append(side * coming[game.when] - there)
    root, stop = (np.concatenate([game[n] for game in games]) for n in (1, 2))
    wrong = np.concatenate(missed) / _double(games, most)
    clear = CLEAR * float(wrong.std())
    return Picks(
        root,
        stop,
        np.concatenate([game.kinds for game in games]),
        np.clip(wrong, -clear, clear).astype(np.float32),
        np.concatenate([[number] * len(game.seat) for number, game in enumerate(games)]),
    )


def returns(ahead: Array, end: float, half: float = HALF) -> Array:
    """By ask, what comes after it, the nearer the more of it: the lead at later asks and the end.

    >>> returns(np.array([1.0, 2.0, 3.0]), 8.0, half=3.0).tolist()
    [3.75, 5.5, 8.0]
    """
    found = np.empty(len(ahead))
    trace = 0.5 ** (half / max(len(ahead), 1))
    coming = end
    for n in range(len(ahead) - 1, -1, -1):
        found[n] = coming
        coming = (1 - trace) * float(ahead[n]) + trace * coming
    return found


def _double(games: Sequence[Game], most: float) -> float:
    """By how much the lead changes when the own judgement changes by a point: what one gains is a
    part of what the rival thinks to lose."""
    own = np.concatenate([game.end[:, -1] - game.root[:, -1] for game in games]).clip(-most, most)
    rival = np.concatenate([game.rivals[:, 1] - game.rivals[:, 0] for game in games])
    both = own - rival.clip(-most, most)
    return max(float(own @ both) / max(float(own @ own), 1e-9), 0.5)
