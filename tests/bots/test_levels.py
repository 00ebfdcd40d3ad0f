"""Levels: each plays worse than the next one, by honest mistakes."""

from __future__ import annotations

from statistics import fmean

import pytest

from civitas.bots import BOTS, LEVELS, OFFERED, Chair, make_bot
from tests.bots.test_greedy import THINGS, Both, Market, toy_table

SEEDS = range(40)


def worth(level: str, seed: int) -> int:
    """What a level picks out of 91 pairs."""
    pick = make_bot(level, seed).pick(Chair(toy_table(Market(), 2, seed), 0))
    assert isinstance(pick, Both)
    return THINGS.index(pick.one) + THINGS.index(pick.other)


def test_each_level_picks_better_than_the_one_below() -> None:
    levels = ("random", "beginner", "easy", "medium")
    found = [fmean(worth(level, seed) for seed in SEEDS) for level in levels]
    assert found == sorted(set(found))
    assert fmean(worth("hard", seed) for seed in range(5)) == 25


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_the_lower_ones_err_now_and_then_and_always_alike(level: str) -> None:
    picked = [worth(level, seed) for seed in SEEDS]
    assert len(set(picked)) > 3
    assert picked == [worth(level, seed) for seed in SEEDS]


def test_the_levels_are_bots_and_older_names_are_still_known() -> None:
    assert LEVELS == ("beginner", "easy", "medium", "hard")
    assert {*OFFERED, "greedy", "search"} == set(BOTS)


def test_medium_plays_as_greedy_does() -> None:
    for seed in range(5):
        assert worth("medium", seed) == worth("greedy", seed)
