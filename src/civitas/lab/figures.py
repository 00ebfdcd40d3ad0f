"""How sure one can be of a share and of a mean."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.959964
"""95 % of a normal distribution lie this many deviations around its mean."""


class Interval(NamedTuple):
    low: float
    high: float


def wilson(hits: float, trials: int) -> Interval:
    """The 95 % confidence interval of a share (Wilson's score).

    >>> low, high = wilson(8, 10)
    >>> f"{low:.3f} {high:.3f}"
    '0.490 0.943'
    """
    share = hits / trials
    weight = Z * Z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return Interval(max(middle - reach, 0.0), min(middle + reach, 1.0))


def mean_reach(values: Sequence[int | float]) -> tuple[float, float]:
    """The mean and how far its 95 % confidence interval reaches to either side: of one value alone
    nobody knows."""
    if len(values) < 2:
        return fmean(values), inf
    return fmean(values), Z * stdev(values) / sqrt(len(values))
