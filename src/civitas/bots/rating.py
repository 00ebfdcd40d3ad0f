"""How strong bots are, from who has beaten whom: Bradley and Terry's model, and how sure that is.

Strengths are such that the odds of one bot against another are the ratio of their strengths, and
the results that were seen are the likeliest. They are told on Elo's scale: 400 more are odds of ten
to one. One draw that nobody has played stands between any two who have met, so that who has never
lost is not infinitely strong.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import log, log10, sqrt
from typing import Final, NamedTuple

ELO: Final = 400.0
START: Final = 1500.0
"""The rating of the bot that all others are measured by."""
STEPS: Final = 10_000
CLOSE: Final = 1e-9
SURE: Final = 1.96
"""So many standard errors to either side, and the true value is within 95 times of 100."""


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


def ratings(results: Sequence[Met], measure: str) -> dict[str, Rating]:
    """By bot, the strongest first, the rating and its 95 % interval; ``measure`` has `START`."""
    if not results:
        return {}
    strong = strengths(results)
    found = _elo(strong, measure)
    errors = _errors(results, strong, measure)
    order = sorted(found, key=lambda bot: (-found[bot], bot))
    return {
        bot: Rating(found[bot], found[bot] - errors[bot], found[bot] + errors[bot]) for bot in order
    }


def _errors(results: Sequence[Met], strong: Mapping[str, float], measure: str) -> dict[str, float]:
    """By bot, how far its rating may be from the true one, 95 times of 100.

    A match tells the more about two bots, the evener their odds are (Fisher's information); what
    all matches tell, turned round, is how much is left open.
    """
    bots = [bot for bot in sorted(strong) if bot != measure]
    told = {bot: dict.fromkeys(bots, 0.0) for bot in bots}
    for one, other in _meetings(results):
        odds = strong[one] / (strong[one] + strong[other])
        for bot, rival in ((one, other), (other, one)):
            if bot != measure:
                told[bot][bot] += odds * (1 - odds)
                if rival != measure:
                    told[bot][rival] -= odds * (1 - odds)
    left = inverse([[told[bot][rival] for rival in bots] for bot in bots])
    wide = {bot: sqrt(left[n][n]) for n, bot in enumerate(bots)}
    return {bot: SURE * ELO / log(10) * wide.get(bot, 0.0) for bot in strong}


def _meetings(results: Sequence[Met]) -> list[tuple[str, str]]:
    """Who has met whom, and for any two the draw that nobody has played."""
    met = [(one, other) for one, other, _ in results]
    return met + sorted({(min(pair), max(pair)) for pair in met})


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """What undoes a matrix that is symmetric and positive (Gauss and Jordan).

    >>> inverse([[2.0, 1.0], [1.0, 1.0]])
    [[1.0, -1.0], [-1.0, 2.0]]
    """
    size = len(matrix)
    rows = [[*row, *(float(n == k) for k in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        rows[n] = [each / rows[n][n] for each in rows[n]]
        for k in range(size):
            if k != n:
                times = rows[k][n]
                rows[k] = [a - times * b for a, b in zip(rows[k], rows[n], strict=True)]
    return [row[size:] for row in rows]


def _elo(found: Mapping[str, float], measure: str) -> dict[str, float]:
    by = found.get(measure, 1.0)
    return {bot: START + ELO * log10(strength / by) for bot, strength in found.items()}


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
