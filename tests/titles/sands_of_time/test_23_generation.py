"""Section 23, phase 6: a new generation."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.titles.sands_of_time.picks import Choose, Keep, Play
from civitas.titles.sands_of_time.scene import Scene, empire
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import choose
from tests.titles.sands_of_time.helpers_b import asked, crops, gold, playable, refused
from tests.titles.sands_of_time.helpers_c import dynasty_end, seen


def three(**me: Any) -> Scene:
    scene = Scene(players=3).empire(0, capital="italia", **me)
    return scene.empire(1, capital="syria").empire(2, capital="libya")


@pytest.mark.rule("SOT-23.1")
def test_after_the_third_dynasty_there_is_no_new_generation() -> None:
    scene = three(crops=5, gold=3, emphasis="civil", played=["raid"]).citizens(0, italia=(2, 0))
    table = dynasty_end(scene, dynasty=3)
    assert table.over
    assert seen(table).start == 0
    assert (crops(table), gold(table)) == (5, 3)
    assert seen(table).empires[0].played == ("raid",)


@pytest.mark.rule("SOT-23.1")
@pytest.mark.parametrize("dynasty", [1, 2])
def test_after_the_other_dynasties_the_game_goes_on(dynasty: int) -> None:
    table = dynasty_end(three(crops=5), dynasty=dynasty)
    assert table.asks[0].what == "cards"
    assert (seen(table).start, seen(table).dynasty, crops(table)) == (1, dynasty + 1, 0)


@pytest.mark.rule("SOT-23.2")
@pytest.mark.parametrize(("start", "left_neighbour"), [(0, 1), (1, 2), (2, 0)])
def test_the_start_player_figure_goes_to_the_left(start: int, left_neighbour: int) -> None:
    """The left neighbour is the next in clockwise order: who plays after the start player."""
    table = three().at(Stage.NEW_GENERATION, start=start)
    assert seen(table).start == left_neighbour
    assert table.asks[0].seat == left_neighbour


@pytest.mark.rule("SOT-23.3")
def test_the_generation_marker_returns_and_the_dynasty_marker_stays() -> None:
    scene = three()
    scene.state.round, scene.state.dynasty_space = 3, 5
    table = scene.at(Stage.NEW_GENERATION)
    assert (seen(table).round, seen(table).dynasty_space) == (0, 5)


@pytest.mark.rule("SOT-23.4")
def test_all_crops_and_gold_are_lost() -> None:
    scene = three(crops=9, gold=4).empire(1, capital="graecia", crops=2)
    table = scene.at(Stage.NEW_GENERATION)
    assert [empire(table, seat).stock for seat in range(3)] == [[0, 0]] * 3


@pytest.mark.rule("SOT-23.4")
def test_the_income_of_the_new_generation_is_not_lost() -> None:
    table = three(crops=9).citizens(0, italia=(3, 0)).at(Stage.NEW_GENERATION)
    assert crops(table) == 3


@pytest.mark.rule("SOT-23.4")
def test_granaries_keep_up_to_four_of_choice() -> None:
    table = three(crops=3, gold=7, advances=["granaries"]).at(Stage.NEW_GENERATION)
    assert asked(table) == ("granaries", 0)
    wanted = {Keep(c, g) for c in range(4) for g in range(5) if c + g <= 4}
    assert set(table.asks[0].picks) == wanted
    table.pick(Keep(1, 3))
    assert (crops(table), gold(table)) == (1, 3)


@pytest.mark.rule("SOT-23.4")
def test_granaries_keep_only_what_there_is_and_help_only_their_owner() -> None:
    scene = three(crops=1, gold=1, advances=["granaries"]).empire(1, capital="graecia", crops=9)
    table = scene.at(Stage.NEW_GENERATION)
    assert set(table.asks[0].picks) == {Keep(c, g) for c in (0, 1) for g in (0, 1)}
    table.pick(Keep(1, 1))
    assert [empire(table, seat).stock for seat in (0, 1)] == [[1, 1], [0, 0]]


@pytest.mark.rule("SOT-23.4", "SOT-23.2", "SOT-29.7")
def test_the_new_start_player_chooses_first_what_to_keep() -> None:
    """The figure has been passed on before anything is lost."""
    scene = three(crops=9, advances=["granaries"])
    scene.empire(1, capital="graecia", crops=9, advances=["granaries"])
    scene.empire(2, capital="cyprus", crops=9, advances=["granaries"])
    table = scene.at(Stage.NEW_GENERATION, start=0)
    order = []
    while table.asks[0].what == "granaries":
        order.append(table.asks[0].seat)
        table.pick(Keep(4, 0))
    assert order == [1, 2, 0]
    assert seen(table).start == 1


@pytest.mark.rule("SOT-23.5")
def test_all_cards_come_back_and_none_is_a_repeated_card() -> None:
    scene = three(played=["raid", "muster", "build"], emphasis="political")
    before = scene.at(Stage.CARD_CHOICE)
    assert refused(before, Choose("muster", "raid"), 0) == "SOT-6.3"
    assert refused(before, Choose("chronicle", "emphasis_civil"), 0) == "SOT-6.4"
    scene = three(played=["raid", "muster", "build"], emphasis="political")
    table = scene.at(Stage.NEW_GENERATION)
    me = seen(table).empires[0]
    assert (me.played, me.emphasis, me.unlocked) == ((), None, ())
    ask = table.ask_for(0)
    assert ask is not None
    assert Choose("muster", "raid") in ask.picks
    assert Choose("chronicle", "emphasis_political") in ask.picks


@pytest.mark.rule("SOT-23.5")
def test_the_markers_leave_the_emphasis_card() -> None:
    """Two markers of the old generation do not make a third one of the new."""
    scene = three(emphasis="civil", crops=2, unrest=1).citizens(0, italia=(4, 0))
    scene.state.empires[0].emphasis_markers = 2
    table = scene.at(Stage.NEW_GENERATION, start=2)
    assert seen(table).empires[0].emphasis_markers == 0
    choose(table, ("govern", "emphasis_civil"), ("raid", "muster"), ("raid", "muster"))
    table.pick(Play("govern"))
    table.pick(table.asks[0].picks[0])
    assert seen(table).empires[0].emphasis_markers == 1
    assert empire(table, 0).heritage == (0, 0, 0)


@pytest.mark.rule("SOT-23.5")
def test_unlocks_end_with_the_generation_unless_an_advance_gives_them() -> None:
    scene = three(emphasis="cultural", advances=["tyranny"])
    table = scene.at(Stage.NEW_GENERATION, start=2)
    assert seen(table).empires[0].unlocked == ("civil",)
    empire(table, 0).stock = [9, 9]
    choose(table, ("caravan_1", "caravan_2"), ("raid", "muster"), ("raid", "muster"))
    assert playable(table) == {"caravan_1"}
