"""Section 9: Collect."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.cities import Collect, Take
from civitas.titles.clash_of_cultures.picks.common import Done, Pass, Use
from civitas.titles.clash_of_cultures.scene import Scene, goods_of
from tests.titles.clash_of_cultures.helpers import asked, do, offered


@pytest.mark.rule("COC-9.1", "COC-9.2", "COC-9.3")
@pytest.mark.content("advances/farming", "advances/mining")
def test_as_many_hexes_as_the_mood_adjusted_size() -> None:
    """A happy city of size 1 collects from two hexes; Farming and Mining say what they yield."""
    table = do(Scene().land("D3", "plains").turn(0), Collect("D2"))
    assert offered(table, Take) == [
        Take("D2", "food"),
        Take("E2", "ore"),
        Take("C2", "wood"),
        Take("D3", "food"),
    ]
    do(table, Take("E2", "ore"), Take("C2", "wood"))
    assert goods_of(table, 0) == {"food": 2, "wood": 1, "ore": 1}


@pytest.mark.rule("COC-9.3")
@pytest.mark.content("advances/irrigation")
def test_barren_land_yields_food_with_irrigation() -> None:
    assert Take("D1", "food") not in do(Scene().turn(0), Collect("D2")).asks[0].picks
    scene = Scene().player(0, advances=["irrigation"])
    assert Take("D1", "food") in do(scene.turn(0), Collect("D2")).asks[0].picks


@pytest.mark.rule("COC-9.4", "COC-23.1")
def test_what_may_never_be_chosen() -> None:
    """Not revealed, an enemy unit, exhausted, another city; own units do not hinder."""
    scene = Scene().land("D3 C3 E3", "plains").exhausted("D3")
    scene.city(0, "C3").units("barbarians", "E3", infantry=1).units(0, "C2", settler=1)
    table = do(scene.turn(0), Collect("D2"))
    assert offered(table, Take) == [Take("D2", "food"), Take("E2", "ore"), Take("C2", "wood")]


@pytest.mark.rule("COC-9.5", "COC-9.6")
@pytest.mark.content("advances/fishing", "buildings/port")
def test_one_water_hex_with_fishing_or_a_port() -> None:
    scene = Scene().land("D3 C3", "water").player(0, food=0, advances=["fishing"])
    table = do(scene.turn(0), Collect("D2"), Take("D3", "food"))
    assert Take("C3", "food") not in table.asks[0].picks
    scene = Scene().land("D3 C3", "water").city(0, "D2", "port", mood="happy", port="D3")
    table = do(scene.turn(0), Collect("D2"))
    assert Take("C3", "gold") in table.asks[0].picks
    assert Take("C3", "mood") in table.asks[0].picks
    assert Take("C3", "food") not in table.asks[0].picks


@pytest.mark.rule("COC-9.7")
def test_pirates_bar_their_hex_and_the_water_around() -> None:
    scene = Scene(expansion=True).land("D3 C3 D4", "water").player(0, advances=["fishing"])
    table = do(scene.units("pirates", "D4", ship=1).turn(0), Collect("D2"))
    assert Take("D3", "food") not in table.asks[0].picks
    assert Take("C3", "food") in table.asks[0].picks


@pytest.mark.rule("COC-9.8")
@pytest.mark.content("advances/husbandry")
def test_husbandry_reaches_one_land_hex_at_distance_two_once_per_turn() -> None:
    scene = Scene().land("D3 D4 C3", "forest").land("C4", "forest")
    table = scene.player(0, advances=["husbandry"]).turn(0)
    do(table, Collect("D2"), Take("D4", "wood"))
    assert Take("C4", "wood") not in table.asks[0].picks
    do(table, Take("C2", "wood"), Collect("D2"))
    assert Take("D4", "wood") not in table.asks[0].picks


@pytest.mark.rule("COC-9.8")
def test_with_roads_husbandry_reaches_two() -> None:
    scene = Scene().land("D3 D4 C3 C4", "forest").player(0, advances=["husbandry", "roads"])
    table = do(scene.turn(0), Collect("D2"), Take("D4", "wood"), Take("C4", "wood"))
    assert goods_of(table, 0) == {"food": 2, "wood": 2}


@pytest.mark.rule("COC-9.10")
def test_fewer_hexes_even_none() -> None:
    table = do(Scene().turn(0), Collect("D2"), Done())
    assert goods_of(table, 0) == {"food": 2}
    assert table.state.turn.actions == 2


@pytest.mark.rule("COC-9.9", "COC-26.7")
@pytest.mark.content("advances/public_education")
def test_public_education_gives_an_idea_once_per_turn() -> None:
    scene = Scene().city(0, "D2", mood="happy", colours={"academy": 1})
    table = scene.player(0, advances=["writing", "public_education"]).turn(0)
    do(table, Collect("D2"), Done(), Collect("D2"), Done())
    assert goods_of(table, 0) == {"food": 2, "ideas": 1}


@pytest.mark.rule("COC-9.9", "COC-26.9")
@pytest.mark.content("advances/metallurgy")
def test_metallurgy_turns_one_of_two_ore_into_gold() -> None:
    scene = Scene().land("D3", "mountain").player(0, ore=6, advances=["metallurgy"])
    table = do(scene.turn(0), Collect("D2"), Take("D3", "ore"), Take("E2", "ore"))
    assert asked(table) == "react"
    do(table, Use("metallurgy"))
    assert goods_of(table, 0) == {"food": 2, "ore": 7, "gold": 1}
    scene = Scene().land("D3", "mountain").player(0, advances=["metallurgy"])
    table = do(scene.turn(0), Collect("D2"), Take("D3", "ore"), Take("E2", "ore"), Pass())
    assert goods_of(table, 0) == {"food": 2, "ore": 2}


@pytest.mark.rule("COC-26.19")
@pytest.mark.content("advances/free_economy")
def test_free_economy_is_the_only_collect() -> None:
    scene = Scene().player(0, mood=1, advances=["free_economy"])
    table = do(scene.turn(0), Use("free_economy"), Take("E2", "ore"), Done())
    assert table.state.turn.actions == 3
    assert not offered(table, Collect)
    scene = Scene().player(0, mood=1, advances=["free_economy"])
    table = do(scene.turn(0), Collect("D2"), Done())
    assert not offered(table, Use)
