"""Hunger within walls (HRN-7.6)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import CITY, VILLAGE
from civitas.titles.oikumene.means.settlements import surrender
from civitas.titles.oikumene.picks.common import NO
from civitas.titles.oikumene.picks.moves import Starve, StarveTown, SufferFor
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import asked, do, state
from tests.titles.oikumene.marching import count
from tests.titles.oikumene.test_07_attrition import ATTRITION, seed_for

LIGHT = ("roma", "inside", "light_infantry", "standard")


def siege(faces: Sequence[int | None], *buildings: str, grain: int = 0, fish: int = 0) -> Scene:
    """Roma is encircled, and these dice come first."""
    scene = Scene(2, seed=seed_for(faces), mode="extended").when("summer")
    scene.settle(0, "roma", *buildings, grain=grain, fish=fish).settle(1, "boica")
    return scene.settle(1, "latium").units(1, "light_infantry", "roma", 3)


@pytest.mark.rule("HRN-7.6", "HRN-8.3")
def test_every_six_costs_a_food_of_the_stock_inside() -> None:
    scene = siege([6, None, 6], grain=3).units(0, "light_infantry", "roma", 2, spot="inside")
    table = scene.at(ATTRITION)
    s = state(table)
    assert s.grain[scene.space("roma")] == 1
    assert count(table, 0, "roma", spot="inside") == 2
    assert s.town[scene.space("roma")] == VILLAGE


@pytest.mark.rule("HRN-7.6", "HRN-5.29")
def test_two_fish_are_one_food() -> None:
    scene = siege([6, None], "dock", fish=2).units(0, "light_infantry", "roma", spot="inside")
    table = scene.at(ATTRITION)
    assert state(table).fish[scene.space("roma")] == 0
    assert count(table, 0, "roma", spot="inside") == 1


@pytest.mark.rule("HRN-7.6")
def test_where_food_is_short_the_owner_says_who_goes_without() -> None:
    scene = siege([6, 6, None], grain=1)
    scene.units(0, "light_infantry", "roma", spot="inside")
    scene.units(0, "heavy_infantry", "roma", spot="inside")
    table = scene.at(ATTRITION)
    assert asked(table) == "starve"
    do(table, Starve(*LIGHT, 1))
    assert count(table, 0, "roma", spot="inside") == 0
    assert count(table, 0, "roma", "heavy_infantry", "inside") == 1
    assert state(table).grain[scene.space("roma")] == 0
    assert state(table).players[1].prestige == 0  # nobody gets anything for it


@pytest.mark.rule("HRN-7.6")
@pytest.mark.content("units/cavalry", "units/war_elephants")
@pytest.mark.parametrize(("unit", "number"), [("cavalry", 2), ("war_elephants", 3)])
def test_big_units_roll_more_dice(unit: str, number: int) -> None:
    scene = siege([*[None] * (number - 1), 6, None]).units(0, unit, "roma", spot="inside")
    table = scene.at(ATTRITION)
    assert count(table, 0, "roma", unit, "inside") == 0
    assert state(table).town[scene.space("roma")] == VILLAGE


@pytest.mark.rule("HRN-7.6")
def test_a_unit_with_two_sixes_gets_food_for_both_or_none() -> None:
    scene = Scene(2).when("summer").settle(0, "roma", grain=1).units(1, "light_infantry", "roma")
    scene.units(0, "cavalry", "roma", spot="inside")
    table = scene.rolls(6, 6, 1).at("attrition.encircled")
    assert count(table, 0, "roma", "cavalry", "inside") == 0
    assert state(table).grain[scene.space("roma")] == 1


@pytest.mark.rule("HRN-7.6", "HRN-11.13", "HRN-11.14")
def test_a_village_that_starves_counts_as_destroyed_by_the_encircler() -> None:
    scene = siege([6])
    table = scene.at(ATTRITION)
    s = state(table)
    assert s.town[scene.space("roma")] == NONE
    assert [me.victory for me in s.players] == [-4, 4]
    assert s.players[1].prestige == 8


@pytest.mark.rule("HRN-7.6")
def test_a_city_rolls_two_dice_and_falls_back_to_a_village_by_one() -> None:
    scene = siege([None, 6], "city")
    table = scene.at(ATTRITION)
    assert state(table).town[scene.space("roma")] == VILLAGE
    assert state(table).players[1].victory == 0
    scene = siege([6, 6], "city")
    assert state(scene.at(ATTRITION)).town[scene.space("roma")] == NONE
    scene = siege([None, None], "city")
    assert state(scene.at(ATTRITION)).town[scene.space("roma")] == CITY


@pytest.mark.rule("HRN-7.6")
def test_a_unit_may_take_the_loss_of_its_settlement() -> None:
    scene = siege([None, 6]).units(0, "light_infantry", "roma", spot="inside")
    table = scene.at(ATTRITION)
    assert asked(table) == "sacrifice"
    do(table, SufferFor(*LIGHT))
    assert count(table, 0, "roma", spot="inside") == 0
    assert state(table).town[scene.space("roma")] == VILLAGE
    table = scene.at(ATTRITION)
    do(table, NO)
    assert state(table).town[scene.space("roma")] == NONE
    assert count(table, 0, "roma") == 1  # the garrison stands in the field now


@pytest.mark.rule("HRN-7.6")
def test_the_settlement_itself_may_go_without() -> None:
    scene = siege([6, 6], grain=1).units(0, "light_infantry", "roma", spot="inside")
    table = scene.at(ATTRITION)
    do(table, StarveTown("roma", 1), NO)
    assert state(table).town[scene.space("roma")] == NONE
    assert count(table, 0, "roma") == 1


@pytest.mark.rule("HRN-7.6")
def test_in_winter_nobody_rolls_for_hunger() -> None:
    scene = siege([6, 6]).when("winter").units(0, "light_infantry", "roma", spot="inside")
    table = scene.at(ATTRITION)
    assert state(table).town[scene.space("roma")] == VILLAGE
    assert count(table, 0, "roma", spot="inside") == 1


@pytest.mark.rule("HRN-7.8")
def test_the_encircled_do_not_roll_for_their_connection() -> None:
    scene = siege([None, None, 6, 6]).units(0, "light_infantry", "roma", spot="inside")
    table = scene.at(ATTRITION)
    assert state(table).chance.counter == 2  # the unit and the village, once each


@pytest.mark.rule("HRN-7.6", "HRN-8.12")
def test_ships_in_port_and_their_cargo_hunger_with_the_others() -> None:
    scene = siege([6, 6, None], "dock").units(0, "transport_ship", "roma", spot="port")
    table = scene.units(0, "light_infantry", "roma", spot="hold").at(ATTRITION)
    assert count(table, 0, "roma", "transport_ship", "port") == 0
    assert count(table, 0, "roma", spot="hold") == 0
    assert state(table).town[scene.space("roma")] == VILLAGE


@pytest.mark.rule("HRN-11.9", "HRN-7.6")
def test_a_settlement_that_has_fallen_does_not_hunger() -> None:
    scene = siege([6])
    surrender(scene.state, scene.space("roma"), 1)
    table = scene.at(ATTRITION)
    assert state(table).town[scene.space("roma")] == VILLAGE


@pytest.mark.rule("HRN-7.4", "HRN-7.6")
def test_cargo_of_a_ship_that_is_lost_in_port_is_lost_with_it() -> None:
    scene = siege([None, None, 6, None], "dock").units(0, "transport_ship", "roma", spot="port")
    table = scene.units(0, "light_infantry", "roma", 2, spot="hold").at(ATTRITION)
    assert count(table, 0, "roma", "transport_ship", "port") == 0
    assert count(table, 0, "roma") == count(table, 0, "roma", spot="inside") == 0
    assert count(table, 0, "roma", spot="hold") == 0


@pytest.mark.rule("HRN-7.4")
def test_cargo_stays_where_another_ship_in_port_has_room_for_it() -> None:
    scene = siege([None, None, 6, None, None], "dock")
    scene.units(0, "transport_ship", "roma", 2, spot="port")
    table = scene.units(0, "light_infantry", "roma", 2, spot="hold").at(ATTRITION)
    assert count(table, 0, "roma", "transport_ship", "port") == 1
    assert count(table, 0, "roma", spot="hold") == 2
