"""What is counted of seats in small groups: the same as among the features, and kept by all that
it is counted from."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

import civitas
from civitas.titles.sands_of_time.evaluation import evaluate
from civitas.titles.sands_of_time.features import feature_names, features
from civitas.titles.sands_of_time.features.tallies import TALLIES
from civitas.titles.sands_of_time.state import Empire, State, place

STEPS = 1500


def states(seats: int) -> Iterator[State]:
    """Of matches in which anything is done."""
    dice, table = random.Random(seats), civitas.new("sands_of_time", seats, seed="tallies")
    for step in range(STEPS):
        if table.over:
            yield table.state
            table = civitas.new("sands_of_time", seats, seed=f"tallies {step}")
        yield table.state
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)


def told(s: State, seat: int) -> dict[str, float]:
    """Every tally by its name."""
    return {
        name: number
        for part, groups in enumerate(TALLIES.names(s))
        for names, numbers in zip(groups, TALLIES.counted(s, seat, part), strict=True)
        for name, number in zip(names, numbers, strict=True)
    }


@pytest.mark.parametrize("seats", [2, 3])
def test_every_tally_is_the_feature_of_its_name(seats: int) -> None:
    for s in states(seats):
        for seat in range(seats):
            known = dict(zip(feature_names(s), features(s, seat), strict=True))
            found = told(s, seat)
            assert found == {name: known[name] for name in found}


@pytest.mark.parametrize("seats", [2, 3])
def test_where_a_position_is_the_same_so_is_all_that_is_judged_by_it(seats: int) -> None:
    """Of each part and of the whole: what was found where it was met first holds ever after."""
    parts: dict[tuple[int, int], object] = {}
    judged: dict[tuple[int, ...], float] = {}
    again = 0
    for s in states(seats):
        for seat in range(seats):
            position = TALLIES.position(s, seat)
            for part, key in enumerate(position):
                counted = TALLIES.counted(s, seat, part)
                assert parts.setdefault((part, key), counted) == counted
            again += position in judged
            assert judged.setdefault(position, evaluate(s, seat)) == evaluate(s, seat)
    assert again > STEPS / 10


def more_unrest(s: State, e: Empire) -> None:
    e.unrest += 1


def more_gold(s: State, e: Empire) -> None:
    e.stock[1] += 1


def one_who_moves(s: State, e: Empire) -> None:
    here = next(e.homes())
    kind = 0 if e.peasants[here] else 1
    e.citizens[kind][here] -= 1
    e.citizens[kind][(here + 1) % 26] += 1


def one_more(s: State, e: Empire) -> None:
    place(e, 0, e.regions[0])


def another_capital(s: State, e: Empire) -> None:
    e.capital = next(region for region in e.regions if region != e.capital)


def a_building(s: State, e: Empire) -> None:
    built = list(s.buildings)
    built[e.regions[0]] ^= 1
    s.buildings = tuple(built)


def no_emphasis(s: State, e: Empire) -> None:
    e.emphasis = 0 if e.emphasis else 1


@pytest.mark.parametrize(
    "change",
    [
        *(more_unrest, more_gold, one_who_moves, one_more),
        *(another_capital, a_building, no_emphasis),
    ],
)
def test_whatever_changes_for_the_seat_or_its_rival_makes_another_position(
    change: Callable[[State, Empire], None],
) -> None:
    s = next(s for s in states(2) if s.dynasty_space > 1)
    for changed in range(2):
        for seat in range(2):
            twin = s.copy()
            change(twin, twin.empires[changed])
            assert TALLIES.position(twin, seat) != TALLIES.position(s, seat)
    assert TALLIES.position(s.copy(), 0) == TALLIES.position(s, 0)
