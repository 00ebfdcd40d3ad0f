"""Section 20: unrest."""

from __future__ import annotations

from typing import Any

import pytest

from civitas import Table
from civitas.titles.sands_of_time.picks import (
    Attack,
    Calm,
    Commit,
    Done,
    EndTurn,
    Group,
    Lay,
    Play,
    Support,
    To,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import (
    ANY,
    chosen,
    offered,
    player,
    position,
    random_match,
    reason,
)

BREAD = "bread_and_circuses"


def restless_turn(scene: Scene, *, bonus: bool, repeated: bool) -> Table:
    """A turn with Support, with a repeated Chronicle, or with both."""
    scene.state.empires[0].played = int(repeated)  # Chronicle is the first card
    table = scene.turn(0, "chronicle", "migrate")
    if bonus:
        table.pick(UseBonus("support"))
        table.pick(Support("civil"))
    table.pick(Play("chronicle"))
    table.pick(Lay(1, "A"))
    if table.asks[0].seat == 0:
        table.pick(EndTurn())
    return table


def battle(unrest: int, number: int, **mine: Any) -> Table:
    """P attacks Q with overwhelming strength and chooses this number; Q chooses 0."""
    scene = position(crops=9, unrest=unrest, **mine)
    scene.citizens(0, gallia=(0, 9)).citizens(1, gallia=(1, 0))
    table = scene.turn(0, "conquest", "chronicle")
    table.pick(Play("conquest"))
    table.pick(Attack("gallia", 1))
    if len(table.asks) == 2:
        table.pick(Commit(number), seat=0)
    table.pick(Commit(0), seat=1)
    return table


@pytest.mark.rule("SOT-20.1")
@pytest.mark.parametrize(("advances", "highest"), [([], 7), ([BREAD], 5)])
def test_the_highest_unrest(advances: list[str], highest: int) -> None:
    for unrest in range(highest + 1):
        scene = position(unrest=unrest, advances=advances)
        table = restless_turn(scene, bonus=True, repeated=True)
        assert player(table, 0).unrest == min(unrest + 2, highest)
        assert player(table, 0).unrest_max == highest


@pytest.mark.rule("SOT-20.1", "SOT-20.3")
def test_unrest_does_not_fall_below_0() -> None:
    table = position(unrest=2, crops=9, emphasis="cultural").turn(0, "govern", "chronicle")
    table.pick(Play("govern"))
    table.pick(Calm())
    table.pick(Calm())
    assert player(table, 0).unrest == 0
    assert table.asks[0].what == "turn"
    table = position(unrest=0, crops=9, emphasis="cultural").turn(0, "govern", "chronicle")
    assert reason(table, Play("govern")) == "SOT-13.1"


@pytest.mark.rule("SOT-20.2")
@pytest.mark.parametrize(("bonus", "repeated"), [(False, False), (True, False), (False, True)])
def test_unrest_by_a_bonus_action_and_by_a_repeated_card(bonus: bool, repeated: bool) -> None:
    table = restless_turn(position(unrest=3), bonus=bonus, repeated=repeated)
    assert player(table, 0).unrest == 3 + bonus + repeated


@pytest.mark.rule("SOT-20.2")
@pytest.mark.parametrize(("peasants", "unrest"), [(4, 3), (5, 4), (8, 4)])
def test_unrest_by_overcrowding(peasants: int, unrest: int) -> None:
    table = position(unrest=3).citizens(0, italia=(peasants, 0)).at(Stage.OVERCROWDING)
    assert player(table, 0).unrest == unrest
    assert player(table, 1).unrest == 0


@pytest.mark.rule("SOT-20.2")
@pytest.mark.parametrize("number", [0, 1, 4])
def test_unrest_by_the_number_of_a_battle_won(number: int) -> None:
    assert player(battle(3, number), 0).unrest == 3 + number
    assert player(battle(3, number), 1).unrest == 0


@pytest.mark.rule("SOT-20.2", "SOT-20.3")
def test_unrest_rises_and_falls_by_nothing_else() -> None:
    """In whole matches every change of unrest is told, for one of the reasons of the rules."""
    rises, falls = set(), set()
    for seats, seed in ((2, 21), (3, 22), (4, 23), (5, 24), (2, 25), (3, 26)):
        unrest, read = [3] * seats, 0
        for table in random_match(seats, seed):
            for line in table.log[read:]:
                seat = int(line.params.get("seat", 0))
                if "steps" in line.params:
                    unrest[seat] += int(line.params["steps"])
                    rises.add(line.clause)
                elif line.message in ("governed", "unrest-capped"):
                    unrest[seat] -= 1 if line.message == "governed" else unrest[seat] - 5
                    falls.add(line.clause)
            read = len(table.log)
            assert [empire.unrest for empire in table.state.empires] == unrest
            assert all(0 <= steps <= 7 for steps in unrest)
    assert rises == {"SOT-18.3", "SOT-6.14", "SOT-21.5", "SOT-10.7"}
    assert falls <= {"SOT-13.1", "SOT-20.3"}
    assert "SOT-13.1" in falls


@pytest.mark.rule("SOT-20.3")
@pytest.mark.parametrize(("before", "after"), [(7, 5), (6, 5), (5, 5), (2, 2)])
def test_bread_and_circuses_pulls_unrest_down_to_5(before: int, after: int) -> None:
    scene = position(unrest=before, heritage=(0, 0, 9))
    scene.row("cultural_1", "writing", BREAD, "drama", markers={0: 1})
    table = scene.turn(0, "advance", "chronicle")
    table.pick(Play("advance"))
    assert BREAD in player(table, 0).advances
    assert (player(table, 0).unrest, player(table, 0).vp) == (after, 0)


@pytest.mark.rule("SOT-20.3")
def test_a_new_generation_does_not_calm_the_people() -> None:
    table = position(unrest=6).at(Stage.NEW_GENERATION)
    assert player(table, 0).unrest == 6


@pytest.mark.rule("SOT-20.4")
@pytest.mark.parametrize(
    ("advances", "unrest", "after", "vp"),
    [([], 5, 7, 4), ([], 6, 7, 3), ([], 7, 7, 2), ([BREAD], 4, 5, 3), ([BREAD], 5, 5, 2)],
)
def test_each_step_beyond_the_maximum_costs_a_point(
    advances: list[str], unrest: int, after: int, vp: int
) -> None:
    scene = position(unrest=unrest, vp=4, advances=advances)
    table = restless_turn(scene, bonus=True, repeated=True)
    assert (player(table, 0).unrest, player(table, 0).vp) == (after, vp)


@pytest.mark.rule("SOT-20.4")
def test_overcrowding_at_the_maximum_costs_a_point() -> None:
    table = position(unrest=7, vp=1).citizens(0, italia=(5, 0)).at(Stage.OVERCROWDING)
    assert (player(table, 0).unrest, player(table, 0).vp) == (7, 0)


@pytest.mark.rule("SOT-20.4")
def test_points_may_become_negative() -> None:
    table = restless_turn(position(unrest=7, vp=1), bonus=True, repeated=True)
    assert player(table, 0).vp == -1
    table = restless_turn(position(unrest=7), bonus=True, repeated=True)
    assert player(table, 0).vp == -2


@pytest.mark.rule("SOT-20.4")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_without_negative_points_they_stop_at_0(before: int, after: int) -> None:
    """The option `negative_vp`, switched off."""
    scene = Scene(negative_vp=False).empire(0, capital="italia", unrest=7, vp=before)
    scene.empire(1, capital="syria")
    table = restless_turn(chosen(scene, 1, *ANY), bonus=True, repeated=True)
    assert (player(table, 0).unrest, player(table, 0).vp) == (7, after)
    told = [int(line.params["points"]) for line in table.log if line.message == "points-lost"]
    assert sum(told) == before - after
    assert 0 not in told


@pytest.mark.rule("SOT-20.4")
@pytest.mark.parametrize("negative", [False, True])
def test_the_option_holds_in_a_whole_match(negative: bool) -> None:
    lowest = 0
    for seed in range(30, 36):
        for table in random_match(2, seed, negative_vp=negative):
            lowest = min(lowest, *(empire.vp for empire in table.state.empires))
    assert (lowest < 0) is negative


@pytest.mark.rule("SOT-20.5")
@pytest.mark.parametrize(
    ("advances", "unrest", "numbers"),
    [([], 0, 6), ([], 1, 6), ([], 3, 4), ([], 6, 1), ([BREAD], 0, 5), ([BREAD], 4, 1)],
)
def test_no_number_beyond_the_maximum(advances: list[str], unrest: int, numbers: int) -> None:
    scene = position(crops=9, unrest=unrest, advances=advances)
    scene.citizens(0, gallia=(0, 9)).citizens(1, gallia=(1, 0))
    table = scene.turn(0, "conquest", "chronicle")
    table.pick(Play("conquest"))
    table.pick(Attack("gallia", 1))
    ask = table.ask_for(0)
    assert ask is not None
    assert list(ask.picks) == [Commit(number) for number in range(numbers + 1)]


@pytest.mark.rule("SOT-20.5")
@pytest.mark.parametrize(("advances", "unrest"), [([], 7), ([BREAD], 5)])
def test_at_the_maximum_the_number_is_0(advances: list[str], unrest: int) -> None:
    table = battle(unrest, 0, advances=advances)
    assert (player(table, 0).unrest, player(table, 0).vp) == (unrest, 0)
    assert offered(table, Done()) or table.asks[0].what == "turn"


@pytest.mark.rule("SOT-20.5")
def test_the_defender_is_bound_as_well() -> None:
    scene = Scene().empire(0, capital="italia", crops=9).empire(1, capital="syria", unrest=5)
    scene.citizens(0, gallia=(0, 9)).citizens(1, gallia=(1, 0))
    table = scene.turn(0, "conquest", "chronicle")
    table.pick(Play("conquest"))
    table.pick(Attack("gallia", 1))
    ask = table.ask_for(1)
    assert ask is not None
    assert list(ask.picks) == [Commit(0), Commit(1), Commit(2)]


@pytest.mark.rule("SOT-20.2")
def test_moving_raiding_and_losing_a_battle_raise_nothing() -> None:
    scene = position(unrest=2, manned=True, emphasis="political")
    table = scene.turn(0, "raid", "chronicle")
    table.pick(Play("raid"))
    table.pick(Group("italia", "soldier", 1))
    table.pick(To("sicilia"))
    table.pick(Done())
    table.pick(EndTurn())
    assert player(table, 0).unrest == 2
    scene = position(unrest=2, crops=2).citizens(0, gallia=(1, 0)).citizens(1, gallia=(0, 9))
    table = scene.turn(0, "conquest", "chronicle")
    table.pick(Play("conquest"))
    table.pick(Attack("gallia", 1))
    table.pick(Commit(5), seat=0)
    table.pick(Commit(0), seat=1)
    assert (player(table, 0).unrest, player(table, 1).unrest) == (2, 0)
