"""Events that make cities unhappier or ruin them: one test for each card."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.content.cards import WONDER
from civitas.titles.clash_of_cultures.content.events import EVENT
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURE
from civitas.titles.clash_of_cultures.picks.cities import Construct
from civitas.titles.clash_of_cultures.picks.common import Advance, City, Done, Pass, Player, Use
from civitas.titles.clash_of_cultures.picks.events import Ruin
from civitas.titles.clash_of_cultures.scene import city_at, goods_of, player, units_at
from tests.titles.clash_of_cultures.happenings import moods, points, read_out, realm
from tests.titles.clash_of_cultures.helpers import asked, do, refused

TEMPLE = STRUCTURE["temple"]
FAMINES = ["famine_1", "famine_2", "famine_3"]
SEVERE = ["severe_famine_1", "severe_famine_2", "severe_famine_3"]


@pytest.mark.content("events/famine_1", "events/famine_2", "events/famine_3")
@pytest.mark.parametrize("card", FAMINES)
def test_famine_costs_a_food_or_makes_a_city_angry(card: str) -> None:
    table = read_out(realm("C3").goods(0, food=2), card)
    assert goods_of(table, 0) == {"food": 1}
    assert moods(table) == {"D2": 1, "C3": 1}
    scene = realm("C3", mood="happy").goods(0, food=0, gold=2)
    table = do(read_out(scene, card), City("C3"))
    assert goods_of(table, 0) == {"gold": 2}, "gold is not allowed"
    assert moods(table) == {"D2": 2, "C3": 0}
    assert goods_of(table, 1) == {"food": 2}, "only the drawer"


@pytest.mark.content("events/severe_famine_1", "events/severe_famine_2", "events/severe_famine_3")
@pytest.mark.parametrize("card", SEVERE)
def test_severe_famine_costs_two_food(card: str) -> None:
    assert goods_of(read_out(realm().goods(0, food=2), card), 0) == {}
    table = read_out(realm().goods(0, food=1), card)
    assert goods_of(table, 0) == {}, "lose what you have"
    assert moods(table) == {"D2": 0}


@pytest.mark.content("events/famine_vermin")
def test_vermin_hit_those_with_storage() -> None:
    scene = realm(mood="happy").knows(0, "storage").goods(0, food=3).knows(1, "storage")
    table = read_out(scene.goods(1, food=0), "famine_vermin")
    assert goods_of(table, 0) == {"food": 2}
    assert moods(table, 1) == {"D7": 0}
    table = read_out(realm(mood="happy").goods(0, food=0), "famine_vermin")
    assert moods(table) == {"D2": 2}


@pytest.mark.content("events/famine_drought")
def test_drought_costs_food_for_each_city_near_barren_land() -> None:
    """D2 is next to barren D1, B2 is not; C4 is next to barren B4."""
    scene = realm("B2", "C4").land("B4", "barren").knows(0, "storage").goods(0, food=5)
    assert goods_of(read_out(scene, "famine_drought"), 0) == {"food": 3}
    scene = realm("B2", "C4").land("B4", "barren").goods(0, food=1)
    table = read_out(scene, "famine_drought")
    assert set(table.asks[0].picks) == {City("D2"), City("C4")}
    do(table, City("C4"))
    assert moods(table) == {"D2": 1, "B2": 1, "C4": 0}
    scene = realm("C2", "E2", "C3", "E3").land("E4", "barren").knows(0, "storage")
    assert goods_of(read_out(scene.goods(0, food=7), "famine_drought"), 0) == {"food": 4}


@pytest.mark.content("events/pestilence")
def test_pestilence_lowers_moods_and_bans_construction() -> None:
    scene = realm("C3", "E3").knows(0, "writing").goods(0, food=1, wood=1, ore=1)
    scene.knows(1, "sanitation", "writing").goods(1, food=1, wood=1, ore=1).city(1, "C6")
    table = do(read_out(scene, "pestilence"), City("C3"))
    assert moods(table) == {"D2": 1, "C3": 0, "E3": 1}
    assert moods(table, 1) == {"D7": 2, "C6": 1}, "Sanitation protects"
    assert table.state.lasting == (EVENT["pestilence"],)
    assert refused(table, Construct("D2")) == "COC-21.10"
    assert Construct("D7") in scene.turn(1).asks[0].picks


def test_pestilence_spreads_on_good_roads_and_spares_a_single_city() -> None:
    table = read_out(realm("C3", "E3").knows(0, "roads"), "pestilence")
    do(table, City("C3"), City("E3"))
    assert moods(table) == {"D2": 1, "C3": 0, "E3": 0}
    assert moods(read_out(realm(mood="happy"), "pestilence")) == {"D2": 2}


def test_pestilence_ends_when_all_have_sanitation() -> None:
    scene = realm("C3").knows(1, "sanitation").knows(0, "engineering").goods(0, food=2)
    table = do(read_out(scene, "pestilence"), City("C3"), Advance("sanitation"))
    assert table.state.lasting == ()
    assert EVENT["pestilence"] in table.state.event_discard


@pytest.mark.content("events/flood")
def test_flood_hits_a_city_next_to_water() -> None:
    scene = realm("C3", "E3", mood="happy").land("F2", "water")
    table = read_out(scene, "flood")
    assert moods(table) == {"D2": 2, "C3": 2, "E3": 1}
    assert moods(read_out(realm(mood="happy"), "flood")) == {"D2": 2}


@pytest.mark.content("events/heavy_flood")
def test_heavy_flood_hits_everybody() -> None:
    scene = realm(mood="happy").land("E3 E7", "water")
    table = read_out(scene, "heavy_flood")
    assert (moods(table), moods(table, 1)) == ({"D2": 1}, {"D7": 1})


@pytest.mark.content("events/civil_war_1", "events/civil_war_2")
@pytest.mark.parametrize("card", ["civil_war_1", "civil_war_2"])
def test_civil_war_kills_an_infantry_in_an_unhappy_city(card: str) -> None:
    scene = realm("C3", "E3").city(0, "E3", mood="happy").city(0, "C3", mood="angry")
    scene.units(0, "D2", infantry=2).units(0, "C3", infantry=1).units(0, "E3", infantry=1)
    table = read_out(scene, card)
    assert set(table.asks[0].picks) == {City("D2"), City("C3")}
    do(table, City("D2"))
    assert units_at(table, 0, "D2") == {"settler": 1, "infantry": 1}
    assert moods(table)["D2"] == 0
    table = do(read_out(scene, card), City("C3"))
    assert units_at(table, 0, "C3") == {}
    table = do(read_out(realm("C3", mood="happy"), card), City("C3"))
    assert moods(table) == {"D2": 2, "C3": 1}, "without such a city one mood falls"


@pytest.mark.content("events/fire")
def test_fire_spreads_through_the_forest() -> None:
    """C3 burns, and C4 of the other player behind B3; E3 is on plains, B5 too far off."""
    scene = realm("C3", "E3").city(1, "C4").city(1, "B5").land("C3 B3 C4 B5", "forest")
    scene.knows(1, "myths").goods(1, mood=1)
    table = read_out(scene, "fire")
    assert (table.asks[0].seat, asked(table)) == (1, "calm")
    do(table, Pass())
    assert moods(table) == {"D2": 1, "C3": 0, "E3": 1}
    assert moods(table, 1) == {"D7": 2, "C4": 0, "B5": 1}
    table = read_out(realm().goods(0, wood=2), "fire")
    assert goods_of(table, 0) == {"food": 2, "wood": 1}


@pytest.mark.content("events/migration_1", "events/migration_2")
@pytest.mark.parametrize("card", ["migration_1", "migration_2"])
def test_migration_brings_another_player_a_settler(card: str) -> None:
    scene = realm("C3", players=3).city(0, "C3")
    table = read_out(scene, card)
    assert asked(table) == "settler-for"
    do(table, Player(2), City("C3"))
    assert units_at(table, 2, "B7") == {"settler": 2}
    assert moods(table)["C3"] == 0
    scene = realm("C3")
    scene.state.players[1].units_left = (0, 16, 4, 4, 4, 1)
    table = do(read_out(scene, card), City("C3"))
    assert moods(table)["C3"] == 0, "also if nobody could be chosen"


# ------------------------------------------------------------------ ruins


@pytest.mark.content("events/volcano")
def test_a_volcano_buries_a_city_for_points() -> None:
    scene = realm("C3", "E3", "C2").city(0, "C3", "academy", colours={"temple": 1})
    scene.city(0, "C3", wonders=["great_wall"]).units(0, "C3", infantry=2)
    table = do(read_out(scene, "volcano"), City("C3"))
    assert city_at(table, "C3") is None
    assert units_at(table, 0, "C3") == {}
    assert (points(table, 0), points(table, 1)) == (4, 2)
    assert player(table, 0).pieces_left[0] == 3, "the settlement is gone for good"
    assert table.state.wonder_markers[WONDER["great_wall"]] == (0, -1)
    assert len(player(table, 0).cities) == 3
    table = read_out(realm("C3", "E3"), "volcano")
    assert len(player(table, 0).cities) == 3, "only with 4 cities"


@pytest.mark.rule("COC-21.13")
def test_a_volcano_kills_the_leader() -> None:
    scene = realm("C3", "E3", "C2").player(0, civilization="rome").leader(0, "sulla", "C3")
    table = do(read_out(scene, "volcano"), City("C3"))
    assert player(table, 0).leader == -1
    assert not player(table, 1).killed_leaders


@pytest.mark.rule("COC-21.13")
@pytest.mark.content("events/earthquake")
def test_an_earthquake_ruins_up_to_three_structures() -> None:
    scene = realm("C3", "E3").city(0, "C3", "temple").city(0, "D2", "academy", mood="happy")
    scene.units(0, "C3", infantry=1)
    table = read_out(scene, "earthquake")
    assert Done() not in table.asks[0].picks, "at least one"
    assert Ruin("C3", "settlement") not in table.asks[0].picks, "only with all the rest"
    do(table, Ruin("C3", "temple"))
    do(table, Ruin("C3", "settlement"), Ruin("D2", "academy"))
    assert city_at(table, "C3") is None
    assert units_at(table, 0, "C3") == {"infantry": 1}, "units stay"
    assert moods(table) == {"D2": 1, "E3": 1}
    assert points(table, 0) == 6
    assert player(table, 0).pieces_left[TEMPLE] == 4
    table = do(read_out(realm("C3", "E3").city(0, "C3", "temple"), "earthquake"))
    do(table, Ruin("C3", "temple"), Done())
    assert moods(table) == {"D2": 1, "C3": 0, "E3": 1}


@pytest.mark.content("events/heavy_earthquake")
def test_a_heavy_earthquake_hits_all_with_three_cities() -> None:
    scene = realm("C3", "E3").city(1, "C6").city(1, "E6")
    table = do(read_out(scene, "heavy_earthquake"), Ruin("C3", "settlement"), Done())
    assert table.asks[0].seat == 1
    do(table, Ruin("E6", "settlement"), Done())
    assert (points(table, 0), points(table, 1)) == (2, 2)
    assert asked(read_out(realm("C3"), "heavy_earthquake")) == "turn"


@pytest.mark.rule("COC-21.8")
def test_myths_work_in_an_earthquake() -> None:
    scene = realm("C3", "E3").city(0, "C3", "temple").knows(0, "myths").goods(0, mood=1)
    table = do(read_out(scene, "earthquake"), Ruin("C3", "temple"), Done(), Use("myths"))
    assert moods(table)["C3"] == 1
