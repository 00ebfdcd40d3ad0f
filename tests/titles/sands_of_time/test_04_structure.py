"""Section 4: dynasties, generations, rounds."""

from __future__ import annotations

import pytest

from civitas import Table
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import (
    board,
    place_of,
    player,
    position,
    random_match,
)


def last(seats: int, seed: int) -> Table:
    """A finished match of random picks."""
    *_, table = random_match(seats, seed)
    return table


def rounds(table: Table) -> list[int]:
    """The number of rounds of each generation, read in the log."""
    counts = []
    for line in table.log:
        if line.message == "round":
            if line.params["round"] == 1:
                counts.append(0)
            counts[-1] += 1
    return counts


def two_empires() -> Scene:
    return Scene().empire(0, capital="italia").empire(1, capital="syria")


def after_track(space: int, dynasty: int, rounds_played: int, scene: Scene | None = None) -> Table:
    """The table after the marker has left this space at the end of a round."""
    scene = scene or two_empires()
    scene.state.dynasty_space = space
    scene.state.dynasty = dynasty
    scene.state.round = rounds_played
    return scene.at(Stage.TRACK, start=0)


@pytest.mark.rule("SOT-4.1")
@pytest.mark.parametrize("peasant", [True, False])
def test_a_generation_runs_through_its_six_phases(peasant: bool) -> None:
    """The marker enters space 10 with its peasant, or space 9 without."""
    scene = two_empires().citizens(0, italia=(4 if peasant else 5, 0))
    table = after_track(9 if peasant else 8, 1, 3, scene)
    phases = ["SOT-6.16", "SOT-21.2", "SOT-21.5", "SOT-4.5", "SOT-23.2", "SOT-5.2"]
    if not peasant:
        phases.remove("SOT-21.2")
    told = [line.clause for line in table.log]
    assert [clause for clause in dict.fromkeys(told) if clause in phases] == phases
    assert table.asks[0].what == "cards"
    assert place_of(table, "italia").peasants[0] == 5
    assert player(table, 0).unrest == 1
    assert player(table, 0).crops == 4
    assert (board(table).dynasty, board(table).round, board(table).start) == (2, 0, 1)


@pytest.mark.rule("SOT-4.1", "SOT-4.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_dynasties_in_21_to_24_rounds(seats: int) -> None:
    lengths = set()
    for seed in range(6):
        table = last(seats, seed)
        ended = [line.params["number"] for line in table.log if line.message == "dynasty-ends"]
        assert ended == [1, 2, 3]
        assert sum(rounds(table)) == board(table, None).dynasty_space
        assert 6 <= len(rounds(table)) <= 11
        lengths.add(sum(rounds(table)))
    assert lengths <= {21, 22, 23, 24}
    assert len(lengths) > 1


@pytest.mark.rule("SOT-4.2")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_rounds_of_a_generation_and_turns_of_a_round(seats: int) -> None:
    counts = set()
    for seed in range(4):
        table = last(seats, seed)
        counts |= set(rounds(table))
        turns: list[list[str | int]] = [[]]
        for line in table.log:
            if line.message == "reveals":
                turns[-1].append(line.params["seat"])
                assert line.params["card"] != line.params["second"]
            elif line.message == "round":
                turns.append([])
        assert turns.pop() == []
        assert all(sorted(turn) == list(range(seats)) for turn in turns)
    assert counts == {2, 3, 4}


@pytest.mark.rule("SOT-4.3")
def test_the_dynasty_marker_moves_one_space_a_round_and_never_back() -> None:
    table = last(3, 5)
    spaces = [line.params["space"] for line in table.log if line.message == "round"]
    assert spaces == list(range(1, len(spaces) + 1))


@pytest.mark.rule("SOT-4.4")
def test_a_dynasty_never_ends_inside_a_generation() -> None:
    scene = position(laid={"A": 1})
    table = after_track(6, 1, 0, scene)
    assert (board(table).dynasty_space, board(table).dynasty, board(table).round) == (7, 1, 1)
    assert table.asks[0].what == "cards"
    assert player(table, 0).laid[0] == 1


@pytest.mark.rule("SOT-4.4", "SOT-4.5")
def test_it_ends_in_phase_5_of_the_generation_that_passed_the_space() -> None:
    scene = position(laid={"A": 1})
    table = after_track(8, 1, 3, scene)
    assert (board(table).dynasty_space, board(table).dynasty) == (9, 2)
    assert player(table, 0).laid == (None,) * 6
    assert (board(table).round, board(table).start) == (0, 1)


@pytest.mark.rule("SOT-4.5")
@pytest.mark.parametrize(("dynasty", "first_space"), [(1, 7), (2, 14), (3, 21)])
def test_a_dynasty_ends_on_the_first_space_of_the_next(dynasty: int, first_space: int) -> None:
    for space, ends in ((first_space - 1, False), (first_space, True), (first_space + 3, True)):
        scene = two_empires()
        scene.state.dynasty, scene.state.dynasty_space = dynasty, space
        table = scene.at(Stage.DYNASTY_END)
        assert any(line.message == "dynasty-ends" for line in table.log) is ends
        assert table.over is (ends and dynasty == 3)
        if not table.over:
            assert board(table).dynasty == dynasty + ends


@pytest.mark.rule("SOT-4.6")
def test_the_last_generation_is_played_to_its_end() -> None:
    """The marker enters the overrun zone in round 1; the generation goes on all the same."""
    table = after_track(20, 3, 0)
    assert not table.over
    assert (board(table).dynasty_space, board(table).dynasty) == (21, 3)
    assert table.asks[0].what == "cards"


@pytest.mark.rule("SOT-4.6")
def test_the_last_generation_grows_and_crowds_before_the_end() -> None:
    scene = two_empires().citizens(0, italia=(5, 0))
    scene.state.growth = True
    table = after_track(23, 3, 3, scene)
    assert table.over
    assert board(table).dynasty_space == 24
    assert place_of(table, "italia").peasants[0] == 6
    assert player(table, 0).unrest == 1
