"""Section 12: Command and land movement."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.battles import Retreat
from civitas.titles.clash_of_cultures.picks.cities import Found
from civitas.titles.clash_of_cultures.picks.common import Done, Hex, Pay
from civitas.titles.clash_of_cultures.picks.moves import By, Command, From, Join, To
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, units_at
from civitas.titles.clash_of_cultures.state import FATIGUED, MOVED, ON_FOREST, ON_MOUNTAIN
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

ROAD_PAY = Pay(1, 0, 1, 0, 0, 0, 0)


def army(*hexes: str, terrain: str = "barren") -> Scene:
    """Tactics and two infantry beside the settler of the first city; more land around."""
    scene = Scene(trade=False).land(" ".join(hexes) or "C3 D3 E3 C4 D4 E4", terrain)
    return scene.player(0, advances=["tactics"]).units(0, "D2", infantry=2)


def goals(table: Table) -> set[str]:
    """Where the group may go by the rules alone."""
    assert asked(table) == "goal"
    return {pick.hex for pick in offered(table, To) if isinstance(pick, To)}


def roads(table: Table) -> set[str]:
    """Where the group may go by Roads."""
    return {pick.hex for pick in offered(table, By) if isinstance(pick, By)}


@pytest.mark.rule("COC-12.1", "COC-12.2", "COC-12.3")
@pytest.mark.content("advances/tactics")
def test_three_moves_of_one_group_each() -> None:
    """Units of one hex may be split over several moves; who has moved stays."""
    table = do(army().turn(0), Command())
    assert table.asks[0].params["left"] == 3
    do(table, From("D2"), Join("infantry"), Done(), To("D3"))
    assert table.asks[0].params["left"] == 2
    assert units_at(table, 0, "D3") == {"infantry": 1}
    assert refused(table, From("D3")) == "COC-12.2"
    do(table, From("D2"), Join("infantry"), Done(), To("D3"))
    do(table, From("D2"), To("C3"))
    assert asked(table) == "turn"
    assert units_at(table, 0, "D3") == {"infantry": 2}
    assert units_at(table, 0, "C3") == {"settler": 1}


@pytest.mark.rule("COC-12.1", "COC-0.3")
def test_fewer_moves_and_a_whole_group_in_one() -> None:
    table = do(army().turn(0), Command(), From("D2"))
    do(table, Join("infantry"), Join("infantry"), Join("settler"), To("D3"))
    assert units_at(table, 0, "D3") == {"infantry": 2, "settler": 1}
    assert units_at(table, 0, "D2") == {}
    do(table, Command(), Done())
    assert table.state.turn.actions == 1


@pytest.mark.rule("COC-12.4")
def test_land_units_go_one_hex() -> None:
    table = do(army("C3", "D3", "E3", "C4", "D4", "E4").turn(0), Command(), From("D2"))
    do(table, Join("infantry"), Done())
    assert goals(table) == {"C2", "D1", "E2", "C3", "D3", "E3"}
    assert refused(table, To("D4")) == "COC-12.4"


@pytest.mark.rule("COC-12.5")
def test_without_tactics_army_units_stay() -> None:
    scene = Scene().land("C3 D3 E3", "barren").units(0, "D2", infantry=2).units(0, "C3", infantry=1)
    table = do(scene.turn(0), Command())
    assert refused(table, From("C3")) == "COC-12.5"
    do(table, From("D2"))
    assert asked(table) == "goal"  # only the settler may go, so nobody asks who
    do(table, To("D3"))
    assert units_at(table, 0, "D3") == {"settler": 1}


@pytest.mark.rule("COC-12.6", "COC-12.7", "COC-15.1")
def test_only_a_group_with_army_units_enters_an_enemy_hex() -> None:
    scene = army().units("barbarians", "D3", infantry=1).city(1, "C3")
    table = do(scene.turn(0), Command(), From("D2"), Join("settler"), Done())
    assert not goals(table) & {"D3", "C3"}
    assert refused(table, To("D3")) == refused(table, To("C3")) == "COC-12.6"
    scene = army().units(1, "D3", settler=1).city(1, "C3")
    table = do(scene.turn(0), Command(), From("D2"), Join("settler"), Join("infantry"), Done())
    assert {"C3", "D3"} <= goals(table)
    do(table, To("D3"))
    assert units_at(table, 1, "D3") == {}
    assert units_at(table, 0, "D3") == {"infantry": 1, "settler": 1}


@pytest.mark.rule("COC-12.6", "COC-16.1", "COC-15.32")
def test_an_undefended_city_is_taken_and_the_command_goes_on() -> None:
    table = do(army().city(1, "D3").turn(0), Command(), From("D2"), Join("infantry"), Done())
    do(table, To("D3"))
    city = city_at(table, "D3")
    assert city is not None
    assert city.owner == 0
    while asked(table) != "command":
        table.pick(table.asks[0].picks[0])
    assert table.asks[0].params["left"] == 2
    do(table, From("D2"))


@pytest.mark.rule("COC-12.8", "COC-1.7")
def test_no_more_than_four_army_units_on_the_goal() -> None:
    scene = army().units(0, "D3", infantry=3)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done())
    assert "D3" in goals(table)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Join("infantry"), Done())
    assert refused(table, To("D3")) == "COC-12.8"
    table = do(scene.turn(0), Command(), From("D2"), Join("settler"), Done())
    assert "D3" in goals(table)


@pytest.mark.rule("COC-12.9", "COC-11.10")
def test_another_command_moves_the_same_unit_again() -> None:
    table = do(army().turn(0), Command(), From("D2"), Join("infantry"), Done(), To("D3"), Done())
    do(table, Command(), From("D3"), To("D4"))
    assert units_at(table, 0, "D4") == {"infantry": 1}


@pytest.mark.rule("COC-12.10", "COC-15.4")
def test_who_fought_does_not_move_again_this_turn() -> None:
    scene = army().units("barbarians", "D3", infantry=1).units(0, "D4", settler=1)
    scene.rolls(12, 12, 1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Join("infantry"), Done())
    do(table, To("D3"))
    while asked(table) != "command":
        table.pick(table.asks[0].picks[0])
    do(table, Done(), Command())
    assert units_at(table, 0, "D3")
    assert refused(table, From("D3")) == "COC-12.10"
    s = table.state
    assert all(unit & FATIGUED for unit in s.units[0][s.hex("D3")])


@pytest.mark.rule("COC-12.18", "COC-12.2")
def test_settlers_in_a_battle_get_no_fatigue_but_have_moved() -> None:
    scene = army().units(1, "D3", settler=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Join("settler"), Done())
    do(table, To("D3"))
    s = table.state
    settler, infantry = sorted(s.units[0][s.hex("D3")], key=lambda unit: unit & 7)
    assert (settler & FATIGUED, settler & MOVED) == (0, MOVED)
    assert infantry & FATIGUED
    do(table, Done(), Command(), From("D3"))
    assert asked(table) == "goal"
    do(table, To("D4"))
    assert units_at(table, 0, "D4") == {"settler": 1}


@pytest.mark.rule("COC-12.11")
def test_a_mountain_ends_the_moves_of_the_turn() -> None:
    table = do(army().turn(0), Command(), From("D2"), Join("infantry"), Done(), To("E2"), Done())
    do(table, Command())
    assert refused(table, From("E2")) == "COC-12.11"
    do(table, Done(), Command(), Done())
    while table.asks[0].seat == 1:
        table.pick(Command() if asked(table) == "turn" else Done())
    do(table, Command(), From("E2"))  # the next turn


@pytest.mark.rule("COC-12.12")
def test_from_a_forest_on_but_into_no_battle() -> None:
    scene = army().units("barbarians", "C3", infantry=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done(), To("C2"), Done())
    do(table, Command(), From("C2"))
    assert goals(table) == {"D2", "D1", "B2"}
    do(table, To("D2"), Done())
    do(table, Command(), From("D2"))
    marked = Join("infantry", forest=1, plains=1)
    do(table, marked, Done())
    assert refused(table, To("C3")) == "COC-12.12"  # the mark belongs to the unit, wherever it went


@pytest.mark.rule("COC-12.12")
def test_who_did_not_come_by_forest_attacks() -> None:
    scene = army().units("barbarians", "C3", infantry=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done())
    assert "C3" in goals(table)


@pytest.mark.rule("COC-12.14")
def test_an_exhausted_mountain_is_a_mountain() -> None:
    table = army().exhausted("E2").turn(0)
    do(table, Command(), From("D2"), Join("infantry"), Done(), To("E2"), Done())
    do(table, Command())
    assert refused(table, From("E2")) == "COC-12.11"


@pytest.mark.rule("COC-12.15", "COC-12.4")
@pytest.mark.content("advances/roads")
def test_roads_reach_two_hexes_from_an_own_city() -> None:
    scene = army().player(0, food=2, ore=2, advances=["roads"])
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done())
    assert {"C4", "D4", "E4"} <= roads(table)
    do(table, By("D4", "roads"))
    assert units_at(table, 0, "D4") == {"infantry": 1}
    assert goods_of(table, 0) == {"food": 1, "ore": 1}
    do(table, From("D2"), Join("infantry"), Done(), By("D4", "roads"))
    assert goods_of(table, 0) == {}
    do(table, From("D2"))
    assert not roads(table)


@pytest.mark.rule("COC-12.15")
def test_roads_lead_to_an_own_city_too_and_nowhere_else() -> None:
    scene = army().player(0, food=2, ore=2, advances=["roads"]).units(0, "D4", infantry=1)
    table = do(scene.turn(0), Command(), From("D4"))
    assert roads(table) == {"D2"}
    scene = army("D3", "D4", "D5").player(0, food=2, ore=2, advances=["roads"])
    table = do(scene.units(0, "D5", infantry=1).turn(0), Command(), From("D5"))
    assert roads(table) == set()


@pytest.mark.rule("COC-12.15", "COC-12.17")
def test_roads_set_no_marks_and_heed_none() -> None:
    scene = army().player(0, food=2, ore=2, advances=["roads"])
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done(), By("E2", "roads"))
    s = table.state
    assert not s.units[0][s.hex("E2")][0] & ON_MOUNTAIN
    do(table, From("D2"), Join("infantry"), Done(), To("E2"), Done(), Command(), From("E2"))
    do(table, Join("infantry", climbed=1), Done())  # by Roads to the city, and nowhere else
    assert goods_of(table, 0) == {}
    assert units_at(table, 0, "D2") == {"infantry": 1, "settler": 1}


@pytest.mark.rule("COC-12.15")
def test_by_road_a_unit_from_the_forest_attacks() -> None:
    scene = army().player(0, food=2, ore=2, advances=["roads"])
    scene.units(1, "C3", settler=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done(), To("C2"), Done())
    do(table, Command(), From("C2"), To("D2"), Done())
    do(table, Command(), From("D2"), Join("infantry", forest=1, plains=1), Done())
    assert "C3" not in goals(table)
    do(table, By("C3", "roads"))
    assert units_at(table, 0, "C3") == {"infantry": 1}


@pytest.mark.rule("COC-12.16")
def test_no_road_through_enemies_but_into_them() -> None:
    scene = army().player(0, food=2, ore=2, advances=["roads"])
    scene.units("barbarians", "D3", infantry=1).city(1, "C3").units(1, "D4", settler=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done())
    assert "C4" not in roads(table)  # only by the enemies on C3 and D3
    assert "E4" in roads(table)
    assert "D4" not in roads(table)
    scene = army().player(0, food=2, ore=2, advances=["roads"]).units(1, "D4", settler=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done(), By("D4", "roads"))
    assert units_at(table, 1, "D4") == {}


@pytest.mark.rule("COC-12.16", "COC-15.20")
def test_the_way_to_a_battle_is_chosen_and_is_where_a_retreat_ends() -> None:
    scene = army().player(0, food=2, ore=2, advances=["roads"])
    scene.units("barbarians", "E4", infantry=3).rolls(1, 1, 1, 1, 1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Join("infantry"), Done())
    do(table, By("E4", "roads"))
    assert asked(table) == "road-over"
    assert set(table.asks[0].picks) == {Hex("D3"), Hex("E3")}
    do(table, Hex("D3"))
    while Retreat() not in table.asks[0].picks:
        table.pick(table.asks[0].picks[0])
    do(table, Retreat())
    assert units_at(table, 0, "D3")


@pytest.mark.rule("COC-12.16", "COC-12.8")
def test_no_road_through_a_crowd_nor_into_the_unknown_or_water() -> None:
    scene = army("D3", "C3").player(0, food=2, ore=2, advances=["roads"]).land("D4", "water")
    scene.units(0, "D3", infantry=3).units(0, "D4", ship=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Join("infantry"), Done())
    assert not roads(table) & {"C4", "E4", "D4"}
    assert roads(table) <= {"C2", "E2", "D3", "B2", "B3"}


@pytest.mark.rule("COC-8.4")
def test_a_settler_that_came_by_forest_founds() -> None:
    table = do(army().turn(0), Command(), From("D2"), Join("settler"), Done(), To("C2"), Done())
    s = table.state
    assert s.units[0][s.hex("C2")][0] & ON_FOREST
    do(table, Found("C2"))


@pytest.mark.rule("COC-24.7")
def test_great_gardens_bar_who_came_over_plains() -> None:
    """Other players' units, Roads or not; the city's own neighbours may attack unmarked."""
    scene = army().land("D3", "plains").city(1, "D4", wonders=["great_gardens"])
    scene.player(0, food=2, ore=2, advances=["roads"])
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done())
    assert roads(table) == {"C4", "E4", "C2", "E2"}
    do(table, To("D3"), Done(), Command(), From("D3"))
    assert "D4" not in goals(table)
    table = do(scene.units(0, "E4", infantry=1).turn(0), Command(), From("E4"))
    assert "D4" in goals(table)


@pytest.mark.rule("COC-24.7")
def test_great_gardens_bar_players_while_barbarians_hold_them() -> None:
    scene = army().land("D3", "plains").city(1, "D4", wonders=["great_gardens"])
    scene.capture("barbarians", "D4")
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done(), To("D3"), Done())
    do(table, Command(), From("D3"))
    assert refused(table, To("D4")) == "COC-24.7"
