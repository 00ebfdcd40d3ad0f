"""How strong bots are, from who has beaten whom: Bradley and Terry's model, and how sure that is.

Strengths are such that the odds of one bot against another are the ratio of their strengths, and
the results that were seen are the likeliest. They are told on Elo's scale: 400 more are odds of ten
to one. One draw that nobody has played stands between any two who have met, so that who has never
lost is not infinitely strong.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import log, log10
from typing import Final, NamedTuple

ELO: Final = 400.0
START: Final = 1500.0
"""The rating of the bot that all others are measured by."""
STEPS: Final = 10_000
CLOSE: Final = 1e-9
AGAIN: Final = 200
"""So often the results are drawn anew to see how sure the ratings are."""
TAIL: Final = 0.025
"""Of the ratings drawn, what is left out at either end: 95 % are kept."""


class Met(NamedTuple):
    """Two bots that have met: the first one's share of the win, 1, 0.5 or 0."""

    one: str
    other: str
    share: float


class Rating(NamedTuple):
    value: float
    low: float
    high: float


def strengths(results: Sequence[Met]) -> dict[str, float]:
    """The likeliest strengths (Hunter's minorization); their product is 1.

    >>> found = strengths([Met("a", "b", 1.0)] * 9 + [Met("a", "b", 0.0)] * 3)
    >>> f"{found['a'] / found['b']:.2f}"
    '2.71'
    """
    met: dict[tuple[str, str], float] = defaultdict(float)
    wins: dict[str, float] = defaultdict(float)
    for one, other, share in results:
        met[min(one, other), max(one, other)] += 1
        wins[one] += share
        wins[other] += 1 - share
    for one, other in met:
        met[one, other] += 1
        wins[one] += 0.5
        wins[other] += 0.5
    found = dict.fromkeys(sorted(wins), 1.0)
    for _ in range(STEPS):
        before = found
        shares: dict[str, float] = defaultdict(float)
        for (one, other), times in met.items():
            each = times / (before[one] + before[other])
            shares[one] += each
            shares[other] += each
        found = _even({bot: wins[bot] / shares[bot] for bot in before})
        if all(abs(log(found[bot] / before[bot])) < CLOSE for bot in found):
            break
    return found


def _even(found: Mapping[str, float]) -> dict[str, float]:
    mean = 1.0
    for strength in found.values():
        mean *= strength ** (1 / len(found))
    return {bot: strength / mean for bot, strength in found.items()}


def ratings(results: Sequence[Met], measure: str, seed: str = "") -> dict[str, Rating]:
    """By bot, the strongest first, the rating and its 95 % interval; ``measure`` has `START`.

    The interval is found by drawing as many results anew out of those of each pair.
    """
    if not results:
        return {}
    found = _elo(strengths(results), measure)
    pairs: dict[tuple[str, str], list[Met]] = defaultdict(list)
    for result in results:
        pairs[result.one, result.other].append(result)
    dice = random.Random(f"ratings {seed}")
    drawn: dict[str, list[float]] = defaultdict(list)
    for _ in range(AGAIN):
        anew = [met for some in pairs.values() for met in dice.choices(some, k=len(some))]
        for bot, rating in _elo(strengths(anew), measure).items():
            drawn[bot].append(rating)
    order = sorted(found, key=lambda bot: -found[bot])
    return {bot: Rating(found[bot], *_interval(drawn[bot])) for bot in order}


def _elo(found: Mapping[str, float], measure: str) -> dict[str, float]:
    by = found.get(measure, 1.0)
    return {bot: START + ELO * log10(strength / by) for bot, strength in found.items()}


def _interval(values: list[float]) -> tuple[float, float]:
    values.sort()
    cut = int(len(values) * TAIL)
    return values[cut], values[-1 - cut]


ERROR: Final = 0.01
"""How often the better one may be taken for the worse one."""
BETTER: Final = 0.6
"""Whoever wins less than this is better by too little to matter."""


def better(shares: Sequence[float]) -> int | None:
    """Wald's sequential test: after how many of these matches is it sure who is better?

    None if it is not. It is tested whether the first one wins 6 of 10 matches or 4.

    >>> better([1.0] * 20), better([1.0, 0.0] * 50)
    (12, None)
    """
    lead, enough = 0.0, log((1 - ERROR) / ERROR) / log(BETTER / (1 - BETTER))
    for played, share in enumerate(shares, start=1):
        lead += 2 * share - 1
        if abs(lead) >= enough:
            return played
    return None
