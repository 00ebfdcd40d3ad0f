"""Section 13: the end of the game."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.titles.era_of_tribes.content.fields import FIELD, NAMES
from civitas.titles.era_of_tribes.goals.ending import (
    check_end,
    conquered_home,
    fulfilled,
    last_round,
)
from civitas.titles.era_of_tribes.means.control import hand_over
from civitas.titles.era_of_tribes.picks.common import PASS
from civitas.titles.era_of_tribes.picks.course import Act, Leaders
from civitas.titles.era_of_tribes.picks.deeds import UseTile
from civitas.titles.era_of_tribes.scene import Scene, player
from civitas.titles.era_of_tribes.underway import Expansion
from tests.titles.era_of_tribes.helpers import at_random, do, refused, state


def scene(players: int = 2, length: str = "normal") -> Scene:
    peoples = {1: ["romans"], 2: ["romans", "iberians"], 3: ["britons", "slavs", "norsemen"]}
    return Scene(players, peoples.get(players, []), length=length)


@pytest.mark.rule("EOT-13.2")
@pytest.mark.parametrize(
    ("length", "targets"),
    [("normal", (27, 25, 23, 21, 20, 19)), ("long", (49, 44, 40, 37, 35, 33))],
)
def test_enough_influence_is_an_end_condition(length: str, targets: tuple[int, ...]) -> None:
    for players, target in enumerate(targets, 1):
        one = scene(players, length).player(0, influence=target - 1, triumph=60)
        assert fulfilled(one.state, one.me(0)) == ""
        one.player(0, influence=target)
        assert fulfilled(one.state, one.me(0)) == "influence"


@pytest.mark.rule("EOT-13.2")
@pytest.mark.parametrize(("length", "last"), [("normal", 3), ("long", 5)])
def test_the_last_epoch_is_an_end_condition(length: str, last: int) -> None:
    one = scene(length=length)
    one.me(0).epoch = last - 1
    assert fulfilled(one.state, one.me(0)) == ""
    one.me(0).epoch = last
    assert fulfilled(one.state, one.me(0)) == "epoch"


@pytest.mark.rule("EOT-13.2")
@pytest.mark.parametrize(("length", "number"), [("normal", 15), ("long", 22)])
def test_enough_progresses_are_an_end_condition(length: str, number: int) -> None:
    one = scene(length=length)
    one.me(0).levels = (*[4] * (number // 4), number % 4 - 1)
    assert sum(one.me(0).levels) == number - 1
    assert fulfilled(one.state, one.me(0)) == ""
    one.me(0).levels = (*one.me(0).levels, 1)
    assert fulfilled(one.state, one.me(0)) == "progress"


@pytest.mark.rule("EOT-13.2")
@pytest.mark.parametrize(("length", "number"), [("normal", 25), ("long", 35)])
def test_enough_land_is_an_end_condition(length: str, number: int) -> None:
    one = Scene(5, length=length)
    s = one.state
    land = [*s.land_of(0), *(n for n in s.area.land if s.owner[n] == -1)]
    for n in (*land[: number - 1], *s.area.seas[:9]):
        s.give(n, 0)
    assert fulfilled(s, one.me(0)) == ""
    s.give(land[number - 1], 0)
    assert fulfilled(s, one.me(0)) == "provinces"


@pytest.mark.rule("EOT-13.3")
def test_a_triumph_meeting_is_an_end_condition() -> None:
    one = scene().player(0, influence=9, triumph=10)
    assert fulfilled(one.state, one.me(0)) == ""
    one.player(0, triumph=9)
    assert fulfilled(one.state, one.me(0)) == "triumph"
    one.player(0, influence=11)
    assert fulfilled(one.state, one.me(0)) == "triumph"


@pytest.mark.rule("EOT-13.4", "EOT-9.46", "EOT-13.2")
def test_who_takes_the_last_home_of_another_fulfils_a_condition() -> None:
    one = Scene(2, ["iberians", "romans"])
    s = one.state
    s.vassals[FIELD["latium"]] = 1
    hand_over(s, FIELD["latium"], 0)
    conquered_home(s, 0, 1)
    assert (s.ending, one.me(0).met) == (0, 0)
    hand_over(s, FIELD["campania"], 0)
    conquered_home(s, 0, 1)
    assert (s.ending, one.me(0).met, one.me(0).influence) == (1, 1, 4)


@pytest.mark.rule("EOT-13.4")
def test_homes_that_were_left_are_not_taken() -> None:
    one = Scene(2, ["iberians", "romans"]).leave("latium", "campania")
    check_end(one.state, 0)
    assert one.state.ending == 0


@pytest.mark.rule("EOT-13.1", "EOT-3.26")
def test_the_round_is_played_to_its_end() -> None:
    table = scene().player(0, influence=25, triumph=60).turn(0, round=3)
    do(table, Act("trade"), Leaders(1))
    s = state(table)
    assert (s.ending, table.over) == (3, False)
    assert table.asks[0].seat == 1
    at_random(table, 1, lambda now: now.over)
    assert (table.over, state(table).round) == (True, 3)


@pytest.mark.rule("EOT-13.5", "EOT-13.6")
def test_the_first_gains_3_points_all_others_2_and_each_once() -> None:
    one = scene(3)
    one.player(1, influence=23, triumph=60)
    check_end(one.state, 0)
    assert (one.me(1).influence, one.me(1).met) == (26, 1)
    one.player(0, influence=23, triumph=60)
    check_end(one.state, 0)
    assert (one.me(0).influence, one.me(0).met) == (25, 2)
    check_end(one.state, 0)
    assert [one.me(seat).influence for seat in (0, 1, 2)] == [25, 26, 1]


@pytest.mark.rule("EOT-13.7")
def test_conditions_are_checked_after_an_action() -> None:
    table = scene().player(1, influence=25, triumph=60).turn(0)
    assert state(table).ending == 0
    do(table, Act("trade"), Leaders(1))
    assert player(table, 1).met == 1


@pytest.mark.rule("EOT-13.7", "EOT-13.1")
def test_conditions_are_checked_when_a_tile_was_used() -> None:
    """As soon as the influence of a tile is there, whatever is done after it."""
    table = scene().player(0, influence=24, triumph=60, tiles=["influence_1"]).turn(0)
    do(table, UseTile("influence_1"))
    assert (player(table, 0).influence, state(table).ending) == (28, 1)


@pytest.mark.rule("EOT-13.7", "EOT-11.4")
def test_conditions_are_checked_at_the_end_of_an_expansion() -> None:
    """In an auto-expansion no action follows: a province that fell without a battle counts."""
    one = Scene(5)
    s, me = one.state, one.me(0)
    me.slots, me.free = (0,) * 8, me.free + 24
    free = [NAMES[n] for n in s.area.land if s.owner[n] == -1]
    one.land(0, *free[: 25 - len(s.land_of(0))])
    s.expansion = Expansion(0, auto=True)
    table = one.at(Step("expansion.end", 0), Step("turn", 1))
    assert player(table, 0).met == 1


@pytest.mark.rule("EOT-13.3", "EOT-13.7")
def test_who_is_not_active_may_meet_the_own_triumph_piece() -> None:
    one = scene().player(1, influence=9, triumph=10)
    check_end(one.state, 0)
    assert one.me(1).met == 0
    one.player(1, triumph=9)
    check_end(one.state, 0)
    assert (one.me(1).met, one.me(0).met) == (1, 0)


@pytest.mark.rule("EOT-13.9")
def test_of_several_at_one_moment_the_active_player_is_first() -> None:
    one = scene(3).order(0, 1, 2)
    for seat in range(3):
        one.player(seat, influence=23, triumph=60)
    check_end(one.state, 2)
    assert [one.me(seat).met for seat in range(3)] == [2, 3, 1]
    assert [one.me(seat).influence for seat in range(3)] == [25, 25, 26]


@pytest.mark.rule("EOT-13.8")
def test_without_a_piece_three_actions_are_left() -> None:
    one = Scene(2, ["romans", "iberians"]).leave("latium", "campania")
    table = one.turn(0)
    assert {pick for pick in table.asks[0].picks if pick != PASS} <= {
        Act("trade"),
        Act("progress"),
        Act("bread_and_circuses"),
    }
    assert refused(table, Act("taxes")) == "EOT-13.8"


@pytest.mark.rule("EOT-13.10")
@pytest.mark.parametrize(("length", "rounds"), [("normal", 30), ("long", 50)])
def test_there_is_a_last_round(length: str, rounds: int) -> None:
    one = scene(3, length)
    assert last_round(one.state) == rounds
    assert not one.clean_up(round=rounds - 1).over
    points = [me.influence for me in one.state.players]
    table = one.clean_up(round=rounds)
    assert table.over
    assert [me.influence for me in state(table).players] == points
