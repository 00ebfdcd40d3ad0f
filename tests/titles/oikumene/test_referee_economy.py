"""Taxes, feasts, crops, feeding and trade worked out by hand from the rules."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.content.units import KIND
from civitas.titles.oikumene.means.units import number_of
from civitas.titles.oikumene.picks.common import AS_PROPOSED, DONE
from civitas.titles.oikumene.picks.farming import Feast, SlaughterHerd
from civitas.titles.oikumene.picks.hinterland import Butcher, Sell, SoMany, StoreAt
from civitas.titles.oikumene.scene import Scene, goods_at, herds_at, player
from tests.titles.oikumene.helpers import do, state

LIGHT = "light_infantry"


def realm(mode: str = "basic") -> Scene:
    """A city with harbour at Roma, a village at Latium, a plundered village at Campania, and units
    on Sabinum and Samnium; far away a unit without connection."""
    scene = Scene(2, mode=mode).settle(0, "roma", "city", "harbour").settle(0, "latium", "dock")
    scene.settle(0, "campania").stone(1, "campania")
    return scene.units(0, LIGHT, "sabinum").units(0, LIGHT, "samnium").units(0, LIGHT, "messapia")


@pytest.mark.rule("HRN-5.12", "HRN-5.13", "HRN-11.7")
def test_taxes_with_a_plundered_village_and_an_odd_field() -> None:
    """City 3, harbour 2, village 1, dock 0, the plundered village 0; unplundered fields Roma,
    Latium, Sabinum, Samnium: 2; Messapia is not connected."""
    table = realm().when("summer").at("taxes")
    assert player(table, 0).gold == 3 + 2 + 1 + 2
    scene = realm().when("summer").units(0, LIGHT, "umbria")
    assert player(scene.at("taxes"), 0).gold == 8  # five fields bring two and a half
    assert player(scene.units(0, LIGHT, "picenum").at("taxes"), 0).gold == 9


@pytest.mark.rule("HRN-17.4", "HRN-18.2", "HRN-5.12")
@pytest.mark.content("factions/italia_etruscans")
def test_a_vassal_of_the_etruscans_pays_a_third_of_all_his_taxes() -> None:
    """8 gold: a third rounded down is 2. The lord has 1 + 3, and half a field is nothing."""
    scene = realm().settle(1, "etruria_pisae").faction(1, "italia_etruscans").when("summer")
    table = scene.treaty("vassalage", 0, 1).at("taxes")
    assert [player(table, seat).gold for seat in (0, 1)] == [8 - 2, 1 + 3 + 2]


@pytest.mark.rule("HRN-5.16", "HRN-5.17")
def test_a_triple_feast_costs_four_for_a_city_and_two_for_a_village() -> None:
    """8 PP thrice; the plundered village takes no part and costs nothing."""
    scene = realm().when("autumn")
    s = scene.state
    s.grain[scene.space("roma")] = 6
    table = do(scene.at("feasts"), Feast(3))
    assert player(table, 0).prestige == 3 * 8
    assert goods_at(table, "roma")[0] == 0
    s.grain[scene.space("roma")] = 5
    assert Feast(3) not in scene.at("feasts").asks[0].picks


@pytest.mark.rule("HRN-5.9", "HRN-5.10", "HRN-5.11", "HRN-20.1")
@pytest.mark.parametrize(
    ("field", "face", "crop"),
    [
        ("insubria", 1, 1 + 3 + 1),  # yellow, temperate
        ("insubria", 5, 1 + 3),
        ("insubria", 6, 1 + 3 - 1),
        ("campania", 5, 1 + 3 - 1),  # yellow, subtropical
        ("campania", 2, 1 + 3 + 1),
        ("cenomania", 3, 1 + 3),  # yellow and green
        ("umbria", 3, 1 + 2),  # green and brown
        ("latium", 4, 1 + 2),  # yellow and turquoise
        ("sabinum", 6, 1),  # brown: never below 0
    ],
)
def test_a_crop_after_summer(field: str, face: int, crop: int) -> None:
    scene = Scene(2).crop(0, field).when("summer").rolls(face)
    table = scene.at("weather")
    while table.asks:
        do(table, DONE)
    scene.state.weather = state(table).weather
    assert state(scene.at("yield")).crop[scene.space(field)] == crop


@pytest.mark.rule("HRN-5.26", "HRN-5.29", "HRN-5.30")
def test_meat_then_fish_in_pairs_then_grain_and_fodder_is_kept_back() -> None:
    """City 2, village 1, 3 LI and 1 cavalry 4: 7 food, and 1 grain for the horses; a mercenary
    needs none. A pig herd gives 5 meat, 5 fish are two pairs: no grain is eaten but the fodder."""
    scene = Scene(2).when("winter").settle(0, "roma", "city", "harbour", grain=4, fish=4)
    scene.settle(0, "latium", "dock", fish=1).herd(0, "pigs", "latium").units(0, LIGHT, "roma", 3)
    scene.units(0, "cavalry", "roma").units(0, "mercenary", "roma")
    table = do(scene.at("feeding"), SlaughterHerd("latium", "pigs", 0))
    if table.asks:
        do(table, AS_PROPOSED)
    assert goods_at(table, "roma") == (3, 0)
    assert goods_at(table, "latium") == (0, 1)
    assert player(table, 0).gold == 0
    kinds = (LIGHT, "cavalry", "mercenary")
    assert [number_of(player(table, 0), KIND[kind]) for kind in kinds] == [3, 1, 1]


@pytest.mark.rule("HRN-5.33", "HRN-5.26")
def test_meat_that_nobody_eats_is_sold() -> None:
    """A cattle herd gives 7; one village eats 1; 6 gold."""
    scene = Scene(2).when("winter").settle(0, "roma", grain=5).herd(0, "cattle", "roma")
    table = do(scene.at("feeding"), SlaughterHerd("roma", "cattle", 0))
    assert player(table, 0).gold == 6
    assert goods_at(table, "roma")[0] == 5


@pytest.mark.rule("HRN-5.4", "HRN-5.5")
def test_breeding_in_two_areas() -> None:
    """Three sheep in one area: one young, and a die for the third; one in another: a die. Of pigs
    one and one in different areas make no pair. Dice: sheep 2, pigs 3, sheep 3, pigs 1."""
    scene = Scene(2).when("spring").settle(0, "roma").settle(0, "latium").settle(0, "daunia")
    scene.herd(0, "sheep", "roma", 2).herd(0, "sheep", "latium").herd(0, "pigs", "latium")
    scene.herd(0, "sheep", "daunia").herd(0, "pigs", "daunia").units(0, LIGHT, "sabinum")
    scene.units(0, LIGHT, "peucetia").rolls(2, 3, 3, 1)
    table = scene.at("breeding")
    while table.asks:
        do(table, AS_PROPOSED)
    north = [kind for field in ("roma", "latium", "sabinum") for kind in herds_at(table, 0, field)]
    south = [kind for field in ("daunia", "peucetia") for kind in herds_at(table, 0, field)]
    assert sorted(north) == ["pigs", *["sheep"] * 5]
    assert sorted(south) == ["pigs", "pigs", "sheep"]


@pytest.mark.rule("HRN-14.10", "HRN-14.12")
def test_halves_of_one_good_are_added_up_over_the_turn() -> None:
    """Without a harbour grain sells at a half: 1 and then 2 more bring 0 + 1; fish are another
    good: 3 bring 1."""
    scene = Scene(2).settle(0, "roma", "dock", grain=5, fish=2).settle(0, "latium", "dock", fish=2)
    table = scene.at("hinterland_trade")
    do(table, Sell("grain"), SoMany(1))
    assert player(table, 0).gold == 0
    do(table, Sell("grain"), SoMany(2))
    assert player(table, 0).gold == 1
    do(table, Sell("fish"), StoreAt("roma"), SoMany(1), Sell("fish"), StoreAt("latium"), SoMany(2))
    assert player(table, 0).gold == 2


@pytest.mark.rule("HRN-14.11", "HRN-14.12")
@pytest.mark.parametrize(("season", "gold"), [("summer", 4), ("autumn", 8)])
def test_the_meat_of_two_herds_is_sold_together(season: str, gold: int) -> None:
    """Sheep 3 and pigs 5: 8 meat at a half or at 1."""
    scene = Scene(2).settle(0, "roma").herd(0, "sheep", "roma").herd(0, "pigs", "roma").when(season)
    table = do(scene.at("hinterland_trade"), Butcher("sheep"))
    assert player(table, 0).gold == (1 if gold == 4 else 3)
    assert player(do(table, Butcher("pigs")), 0).gold == gold
