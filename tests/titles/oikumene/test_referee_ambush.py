"""Ambushes and charges where ships stand on fields, worked out by hand from the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.titles.oikumene.picks.common import PASS
from civitas.titles.oikumene.picks.moves import HowMany, Land, To
from civitas.titles.oikumene.picks.war import Aim, Attack, ChargeAll
from civitas.titles.oikumene.scene import Scene, player, units_at
from tests.titles.oikumene.helpers import do
from tests.titles.oikumene.marching import choose, done, move, moving

LIGHT, SHIP = "light_infantry", "transport_ship"
ADRIATIC = "mare_adriaticum_septentrionale"
MOUTH, UPRIVER = "normannia", "neustria"


def _ruled(scene: Scene, version: int) -> Scene:
    scene.state.rules = replace(scene.state.rules, version=version)
    return scene


def _wetland(version: int = 7) -> Scene:
    """A fortified village in wetland, whose only die shows two swords."""
    scene = Scene(2).settle(1, "spina", "fortification").settle(0, "roma")
    return _ruled(scene.units(0, LIGHT, "roma").rolls(1), version)


@pytest.mark.rule("HRN-9.25", "HRN-6.2")
@pytest.mark.parametrize(("version", "left"), [(6, {SHIP: 1}), (7, {SHIP: 1, LIGHT: 1})])
def test_who_lands_from_a_ship_that_stood_there_has_not_come(
    version: int, left: dict[str, int]
) -> None:
    scene = _wetland(version).units(0, SHIP, "spina").units(0, LIGHT, "spina", spot="aboard")
    table = moving(scene)
    choose(table, "spina", spot="aboard")
    assert units_at(done(table), 0, "spina") == left


@pytest.mark.rule("HRN-9.25", "HRN-6.6")
def test_a_ship_that_is_turned_into_infantry_where_it_stood_has_not_come() -> None:
    table = moving(_wetland().units(0, SHIP, "spina"))
    do(choose(table, "spina", SHIP), Land("spina"))
    assert units_at(done(table), 0, "spina") == {LIGHT: 1}


@pytest.mark.rule("HRN-9.25", "HRN-6.4")
def test_who_comes_by_ship_and_lands_is_struck_and_who_stood_there_is_not() -> None:
    """Of two light infantry on land one has come: the swords destroy it and the ship."""
    scene = _wetland().units(0, SHIP, ADRIATIC).units(0, LIGHT, ADRIATIC, spot="aboard")
    table = moving(scene.units(0, LIGHT, "spina"))
    move(table, ADRIATIC, "spina", unit=SHIP)
    choose(table, "spina", spot="aboard")
    assert units_at(done(table), 0, "spina") == {LIGHT: 1}


def _river(version: int) -> Scene:
    """Vikings lie before a fortified village without troops outside, two of them aboard."""
    scene = Scene(2, map="vikings").faction(0, "vikings_vikings").settle(0, "sjaelland")
    scene.units(0, LIGHT, "sjaelland").settle(1, UPRIVER, "fortification")
    scene.units(1, LIGHT, UPRIVER, spot="inside").rolls(1)
    scene.units(0, SHIP, UPRIVER).units(0, LIGHT, UPRIVER, 2, spot="aboard")
    return _ruled(scene, version)


@pytest.mark.rule("HRN-9.25", "HRN-6.10")
@pytest.mark.parametrize(("version", "left"), [(6, {SHIP: 2, LIGHT: 1}), (7, {SHIP: 1, LIGHT: 2})])
def test_who_comes_from_among_enemies_is_struck_once(version: int, left: dict[str, int]) -> None:
    """A ship and its cargo come: they meet one sword each, and nobody who lay there before."""
    scene = _river(version).units(0, SHIP, MOUTH).units(0, LIGHT, MOUTH, spot="aboard")
    table = moving(scene.units(1, LIGHT, MOUTH))
    move(table, MOUTH, UPRIVER, unit=SHIP)
    assert units_at(done(table), 0, UPRIVER) == left


@pytest.mark.rule("HRN-9.25", "HRN-6.3")
@pytest.mark.parametrize(("version", "left"), [(6, {SHIP: 1, LIGHT: 1}), (7, {SHIP: 1, LIGHT: 2})])
def test_nobody_is_struck_in_place_of_who_has_gone_on_with_another_ship(
    version: int, left: dict[str, int]
) -> None:
    """Cargo comes with one ship and leaves with another: of those who stay a ship has come."""
    scene = _river(version).units(0, SHIP, MOUTH).units(0, LIGHT, MOUTH, spot="aboard")
    table = moving(scene.units(0, SHIP, UPRIVER))
    move(table, MOUTH, UPRIVER, unit=SHIP)
    do(choose(table, UPRIVER, SHIP), To(MOUTH), HowMany(1), HowMany(1))
    assert units_at(table, 0, MOUTH) == {SHIP: 1, LIGHT: 1}
    assert units_at(done(table), 0, UPRIVER) == left


@pytest.mark.rule("HRN-9.25", "HRN-9.28")
@pytest.mark.parametrize(("version", "left"), [(6, {LIGHT: 2}), (7, {})])
def test_cargo_that_lay_there_goes_down_with_the_last_ship(
    version: int, left: dict[str, int]
) -> None:
    """The ship of the two goes, another comes for them and is destroyed."""
    table = moving(_river(version).units(0, SHIP, MOUTH))
    move(table, MOUTH, UPRIVER, unit=SHIP)
    do(choose(table, UPRIVER, SHIP), To(MOUTH), HowMany(0))
    assert units_at(table, 0, UPRIVER) == {SHIP: 1, LIGHT: 2}
    assert units_at(done(table), 0, UPRIVER) == left


@pytest.mark.rule("HRN-9.28", "HRN-9.9", "HRN-9.17")
@pytest.mark.parametrize(
    ("version", "left", "destroyed"), [(6, {"cavalry": 2, LIGHT: 1}, 4), (7, {"cavalry": 2}, 6)]
)
def test_cargo_goes_down_with_its_ship_in_a_charge_that_ends_the_battle(
    version: int, left: dict[str, int], destroyed: int
) -> None:
    """Vikings charge down a rider, who has aimed at their only ship."""
    scene = _ruled(Scene(2, map="vikings").faction(0, "vikings_vikings"), version)
    scene.units(0, "cavalry", "viken", 2).units(0, SHIP, "viken").player(1, prestige=7)
    scene.units(0, LIGHT, "viken", spot="aboard").units(1, "cavalry", "viken").rolls(1, 1, 3)
    table = do(scene.at("combat_battle"), Attack("viken", 1), ChargeAll(), ChargeAll(), PASS)
    do(table, Aim("viken", "out", SHIP, "standard"))
    assert units_at(table, 0, "viken") == left
    assert player(table, 1).destroyed == destroyed
    assert player(table, 0).victory == 1
