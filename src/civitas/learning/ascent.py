"""Ascent: which weights win, from matches of many weights.

Weights are told in steps away from the title's own judgement. How far ahead somebody was is taken
for the difference of two hills, of which each step up is worth less than the one before; where the
hill is highest is found from all matches at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.kernel.titles import Title

Array = NDArray[Any]

SHARE: Final = 0.3
"""A step: an aspect that the title counts is worth by so much more, or less, of itself."""
POINTS: Final = 0.3
"""One that it does not count is worth so many points, when it changes as much as it often does."""
SMALLEST: Final = 0.1
"""What hardly ever changes is taken to change by this."""
CLIPPED: Final = 15.0
"""To be further ahead is no better."""
LIKELY: Final = 0.03
"""What a step is likely to bring: so much of what matches go up and down by;"""
BENT: Final = 0.022
"""by how much less the next one brings,"""
SURE: Final = 0.011
"""and how far from sure that is."""
STRAIGHT: Final = 0.01
"""It does not bring the same for ever."""
TINY: Final = 1e-3
"""What counts for less counts for nothing."""
FURTHEST: Final = 4.0
"""So many steps away from the title's own judgement nothing is believed."""


class Steps(NamedTuple):
    """How long a step is, aspect by aspect."""

    added: int
    """So many of the aspects are those that the title counts; the first is the unit."""
    sizes: tuple[float, ...]
    """Of all aspects; 0 for those that are counted and do not change."""

    def weights(self, steps: Array) -> tuple[float, ...]:
        """What each aspect counts so many steps away from the title's own judgement."""
        sizes = np.array(self.sizes)
        shares = np.exp(steps[: self.added] * sizes[: self.added])
        return (*shares.tolist(), *(steps[self.added :] * sizes[self.added :]).tolist())

    def to(self, weights: Sequence[float]) -> Array:
        """How many steps away from the title's own judgement these weights are."""
        sizes, much = np.array(self.sizes), np.array(weights)
        far = np.concatenate([np.log(np.maximum(much[: self.added], TINY)), much[self.added :]])
        steps: Array = np.divide(far, sizes, out=np.zeros(len(far)), where=sizes > 0)
        return np.clip(steps, -FURTHEST, FURTHEST)


def steps_for(title: Title, changes: Array) -> Steps:
    """For a title of whose aspects it was seen how much they change."""
    added = title.aspect_names[0]
    spread = changes.std(0)
    sizes = [SHARE if far else 0.0 for far in spread[: len(added)].tolist()]
    sizes[0] = 0.0
    more = [POINTS / max(far, SMALLEST) for far in spread[len(added) :].tolist()]
    return Steps(len(added), (*sizes, *more))


def highest(one: Array, others: Array, ahead: Array, guess: Array) -> Array:
    """Where the hill is highest, in steps, from matches between these and those; by a guess, if
    they tell nothing."""
    many = one.shape[1]
    told = np.concatenate([one - others, (others**2 - one**2) / 2, np.ones((len(one), 1))], axis=1)
    doubt = np.concatenate([np.full(many, LIKELY), np.full(many, SURE), [1.0]])
    before = np.concatenate([guess * BENT, np.full(many, BENT), [0.0]])
    precision = np.diag(doubt**-2.0)
    seen = np.clip(ahead, -CLIPPED, CLIPPED)
    seen = seen / max(seen.std(), 1.0)
    found = np.linalg.solve(told.T @ told + precision, told.T @ seen + precision @ before)
    slope, bent = found[:many], np.maximum(found[many : 2 * many], STRAIGHT)
    top: Array = np.clip(slope / bent, -FURTHEST, FURTHEST)
    return top
