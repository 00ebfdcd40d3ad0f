"""Levels: each plays worse than the next one, by honest mistakes."""

from __future__ import annotations

from statistics import fmean

import pytest

from civitas.bots import BOTS, LEVELS, OFFERED, Chair, make_bot
from civitas.bots.ahead import Budget
from civitas.bots.levels import Hard
from civitas.bots.search import Search
from civitas.kernel.match import new
from tests.bots.test_greedy import THINGS, Both, Market, toy_table
from tests.toys.crowd import CROWD

SEEDS = range(40)


def worth(level: str, seed: int) -> int:
    """What a level picks out of 91 pairs."""
    pick = make_bot(level, seed).pick(Chair(toy_table(Market(), 2, seed), 0))
    assert isinstance(pick, Both)
    return THINGS.index(pick.one) + THINGS.index(pick.other)


@pytest.mark.slow
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


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "lines"), [(2, 3000), (4, 3000), (6, 2000), (12, 1000)])
def test_hard_takes_no_more_time_at_a_crowded_table(seats: int, lines: int) -> None:
    """There each line takes longer. To four it is what it says, and always the same."""
    chair = Chair(toy_table(CROWD, seats, 1), 0)
    assert Hard(7).allowed(chair) == Budget(lines, strict=seats > 4)
    assert make_bot("hard", 7).pick(chair) == make_bot("hard", 7).pick(chair)
    if seats <= 4:
        assert make_bot("hard", 7).pick(chair) == make_bot(f"search:{lines}", 7).pick(chair)


@pytest.mark.slow
@pytest.mark.parametrize("bot", [Hard, Search])
def test_a_thought_at_a_table_of_twelve_ends_when_it_must(bot: type[Search]) -> None:
    """To imagine the turns of eleven others for the first time took more than twice the lines that
    it has at a table of four."""
    table = new("oikumene", 12, seed="x")
    chair = Chair(table, table.asks[0].seat)
    plans = [bot(0).plan(chair) for _ in range(2)]
    first, second = (plan.best(chair.ask.picks) for plan in plans)
    assert first == second
    assert all(plan.lines < Hard.budget.lines for plan in plans)


def test_the_levels_are_bots_and_older_names_are_still_known() -> None:
    assert LEVELS == ("beginner", "easy", "medium", "hard")
    assert {*OFFERED, "greedy", "search"} == set(BOTS)


def test_medium_plays_as_greedy_does() -> None:
    for seed in range(5):
        assert worth("medium", seed) == worth("greedy", seed)
