"""Hunches: the same as what was learned, without NumPy."""

from __future__ import annotations

import sys

import pytest

import civitas
from civitas.bots import Chair, make_bot
from civitas.bots.advice import likely
from civitas.bots.ahead import Budget
from civitas.bots.hunch import HELPFUL, hunch_for, read_hunch
from civitas.bots.judgement import SHIPPED, load
from civitas.bots.learned import SecondThought
from civitas.bots.search import Search
from civitas.kernel.chance import Chance
from civitas.kernel.titles import known_titles

TITLE = "clash_of_cultures"


def asked(title: str, seats: int = 2, picks: int = 60) -> Chair:
    """A chair after some picks, where there is a choice."""
    table = civitas.new(title, seats=seats, seed="hunch")
    bots = [make_bot("random", seat) for seat in range(seats)]
    while len(table.journal) < picks or len(table.asks[0].picks) < 4:
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    return Chair(table, table.asks[0].seat)


@pytest.mark.parametrize("title", known_titles())
def test_a_hunch_says_what_the_network_says(title: str) -> None:
    chair = asked(title)
    thought = SecondThought(chair, chair.luck(1), None)
    thought.best(chair.ask.picks)
    gains = thought.gains()
    few = likely(sorted(gains, key=lambda pick: -gains[pick]), gains, thought._found, None)
    assert len(few) > 1
    file = SHIPPED / f"{title}.npz"
    hunch, judgement = read_hunch(file), load(file, chair.meta)
    assert hunch.reach == judgement.reach
    told = thought.start, chair.seat, thought.seen(few)
    assert hunch.corrections(*told) == pytest.approx(judgement.corrections(*told), abs=1e-4)


def test_search_has_a_hunch_where_it_helps_and_at_tables_for_which_it_was_learned() -> None:
    assert hunch_for(asked(TITLE)) is read_hunch(SHIPPED / f"{TITLE}.npz")
    assert hunch_for(asked(TITLE, seats=3)) is None
    for title in {*known_titles()} - {*HELPFUL}:
        assert hunch_for(asked(title)) is None


def test_at_a_larger_table_a_hunch_reads_what_it_knows_of_the_seat_and_the_next() -> None:
    small, large = asked(TITLE).imagine(Chance(1)), asked(TITLE, seats=4).imagine(Chance(1))
    told, names = (table.title.feature_names(table.state) for table in (small, large))
    hunch = read_hunch(SHIPPED / f"{TITLE}.npz")
    here = [float(n) for n in range(len(told) + 1)]
    there = [here[told.index(name)] if name in told else 99.0 for name in names] + here[-1:]
    assert len(there) > len(here)
    fitting = hunch_for(asked(TITLE, seats=4))
    assert fitting is not None
    known = {n for n, name in enumerate([*told, ""]) if not name or name in names}
    assert 10 < len(known) < len(told)  # the map of four has other places
    position = [row for row in hunch._weights.position if row[0] in known]
    read = zip(fitting._weights.position, position, strict=True)
    assert all(there[n] == here[m] and mean == own for (n, mean, _), (m, own, _) in read)
    changes = [row for row in hunch._weights.changes if row[0] in known]
    read_changes = zip(fitting._weights.changes, changes, strict=True)
    assert all(there[n] == here[m] and row == own for (n, _, row), (m, _, own) in read_changes)


def test_what_a_hunch_does_not_know_is_to_it_as_always() -> None:
    hunch = read_hunch(SHIPPED / f"{TITLE}.npz")
    table = asked(TITLE).imagine(Chance(1))
    names = table.title.feature_names(table.state)
    first = hunch._weights.position[0][0]
    without = hunch.told(names, [name for n, name in enumerate(names) if n != first])
    assert [n for n, _, _ in without._weights.position] == [
        n - 1 for n, _, _ in hunch._weights.position[1:]
    ]
    assert without._weights.units == [unit[1:] for unit in hunch._weights.units]


def test_a_hunch_needs_no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    chair = asked(TITLE)
    monkeypatch.setitem(sys.modules, "numpy", None)
    read_hunch.cache_clear()
    assert read_hunch(SHIPPED / f"{TITLE}.npz").about.title == TITLE
    assert Search(1, Budget(lines=30)).pick(chair) in chair.ask.picks
