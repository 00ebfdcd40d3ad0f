"""Bots by name, the random one, and a table played to its end."""

from __future__ import annotations

from collections import Counter

import pytest

import civitas
from civitas.bots import BOTS, STUDENTS, Chair, is_bot, make_bot, play_out
from civitas.kernel.match import new_header
from civitas.kernel.table import Table
from tests.toys.terraces import META
from tests.toys.terraces.title import TITLE


@pytest.mark.parametrize("name", [*BOTS, *STUDENTS])
def test_a_bot_is_called_what_it_is_called(name: str) -> None:
    assert make_bot(name, 1).name == name


def test_an_unknown_bot_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(civitas.BadSetup) as refusal:
        make_bot("deep thought", 42)
    assert refusal.value.message == "error-bot"
    known = "beginner, easy, medium, hard, random, greedy, search, learned, wise"
    assert refusal.value.params == {"bot": "deep thought", "known": known}


@pytest.mark.parametrize("name", ["search:40", "search:0.5s", "search:2s", "wise:40", "wise:1s"])
def test_a_bot_that_searches_may_have_its_budget_behind_its_name(name: str) -> None:
    assert make_bot(name, 1).name == name.partition(":")[0]
    assert is_bot(name)


@pytest.mark.parametrize("name", ["search:", "search:0", "search:s", "search:1h", "greedy:3", ""])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(civitas.BadSetup):
        make_bot(name, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_bots_play_a_match_to_its_end(seats: int) -> None:
    table = civitas.new("sands_of_time", seats=seats, seed=f"to the end {seats}")
    play_out(table, [make_bot("random", seat) for seat in range(seats)])
    assert table.over
    assert table.result is not None
    assert len(table.result.scores) == seats


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_nobody_asks_a_bot_for_an_automa(name: str) -> None:
    """Bots are known by their seats, whoever else sits at the table."""
    header = new_header(META, ["automa", name, "automa"], {}, "by print", automas=(0, 2))
    table = Table(header, TITLE)
    play_out(table, [None, make_bot(name, 1), None])
    assert table.result is not None
    assert {entry.seat for entry in table.journal} == {1}


def test_a_seat_that_is_asked_needs_a_bot() -> None:
    table = Table(new_header(META, ["automa", "random"], {}, "nobody", automas=(0,)), TITLE)
    with pytest.raises(LookupError, match="no bot on seat 1"):
        play_out(table, [None, None])


def test_the_same_seeds_play_the_same_match() -> None:
    journals = []
    for first, second in ((1, 2), (1, 2), (1, 3)):
        table = civitas.new("sands_of_time", seats=2, seed="again")
        play_out(table, [make_bot("random", first), make_bot("random", second)])
        journals.append([(entry.seat, entry.pick) for entry in table.journal])
    assert journals[0] == journals[1]
    assert journals[0] != journals[2]


def test_random_picks_every_answer_equally_often() -> None:
    table = civitas.new("sands_of_time", seats=2, seed="spring")
    chair = Chair(table, table.asks[0].seat)
    picks = table.asks[0].picks
    times = 200
    found = Counter(make_bot("random", seed).pick(chair) for seed in range(times * len(picks)))
    assert set(found) == set(picks)
    # Four standard deviations of a fair die.
    assert all(abs(count - times) < 4 * times**0.5 for count in found.values())
