"""Section 5, phase 1: income."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from civitas.titles.sands_of_time.content import CROPS
from civitas.titles.sands_of_time.counting import KEPT, Numbers
from civitas.titles.sands_of_time.state import Empire, Stage, State
from civitas.titles.sands_of_time.tracks import gain, tell_gain


def income(s: State) -> None:
    """SOT-5.1"""
    for me in s.empires:
        got = income_of(s, me)
        for resource, amount in enumerate(got):
            gain(me, resource, amount)
        tell_gain(s, me, "income", "SOT-5.2", got)
    s.stage = Stage.CARD_CHOICE


def income_of(s: State, me: Empire) -> tuple[int, int]:
    """SOT-5.2 to SOT-5.4: crops and gold of one generation."""
    extra = me.powers.extra_crops
    return _yielded(me.regions, tuple(me.peasants), s.capacity, s.resource, extra)


@lru_cache(maxsize=KEPT)
def _yielded(
    regions: Numbers, peasants: Numbers, capacity: Numbers, resource: Numbers, extra: int
) -> tuple[int, int]:
    """SOT-5.2 to SOT-5.4: by what it hangs on alone, which is mostly as it was a pick ago."""
    got = [0, 0]
    for region in regions:
        yielded = _worked(peasants, capacity, region)
        if yielded and resource[region] == CROPS:
            yielded += extra
        got[resource[region]] += yielded
    return got[0], got[1]


def work_of(s: State, me: Empire, region: int) -> int:
    """Own peasants in a region, as far as its capacity lets them work (SOT-5.2, SOT-18.4)."""
    return _worked(me.peasants, s.capacity, region)


def most_work(s: State, me: Empire, resource: int) -> int:
    """What the best region for it yields under Oppression (SOT-18.4)."""
    found = [work_of(s, me, region) for region in me.regions if s.resource[region] == resource]
    return max(found, default=0)


def _worked(peasants: Sequence[int], capacity: Sequence[int], region: int) -> int:
    return min(peasants[region], capacity[region])
