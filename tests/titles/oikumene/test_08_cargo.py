"""Cargo of ships that withdraw or flee from their field into its shipyard, or land there (HRN-8.1,
HRN-8.7, HRN-9.21)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.explain import Terms
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.picks.moves import HowMany
from civitas.titles.oikumene.picks.war import FleeTo, Leave, Moor, Withdraw
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.clashes import clash, lay, of
from tests.titles.oikumene.helpers import asked, do, offered, state
from tests.titles.oikumene.marching import count

SHIP = ("transport_ship", "standard")


def laden(*cargo: tuple[str, int], ships: int = 1, version: int = 9) -> Scene:
    """Laden ships stand on the wetland of Spina, where they have a dock, and so does an enemy."""
    scene = Scene(2, mode="basic").settle(0, "spina", "dock")
    scene.state.rules = replace(scene.state.rules, version=version)
    scene.units(0, "transport_ship", "spina", ships).units(1, "light_infantry", "spina")
    for unit, number in cargo:
        scene.units(0, unit, "spina", number, spot="aboard")
    return scene


def withdraw(number: int = 1) -> Withdraw:
    return Withdraw("spina", "out", *SHIP, number)


@pytest.mark.rule("HRN-8.1", "HRN-6.3")
def test_cargo_goes_along_with_ships_into_the_shipyard() -> None:
    scene = laden(("light_infantry", 2))
    table = do(scene.at("withdraw.turn"), withdraw())
    assert state(table).players[0].units == {
        of(scene, "transport_ship", "spina", spot="port"): 1,
        of(scene, "light_infantry", "spina", spot="hold"): 2,
    }
    told = [line for line in table.log if line.message == "told-along"]
    assert [(line.clause, line.params["number"]) for line in told] == [("HRN-8.1", 2)]


@pytest.mark.rule("HRN-8.1", "HRN-20.3")
def test_where_some_ships_stay_their_owner_says_which_cargo_goes_along() -> None:
    scene = laden(("light_infantry", 2), ("heavy_infantry", 2), ships=2)
    table = do(scene.at("withdraw.turn"), withdraw())
    assert asked(table) == "take-along"
    do(table, HowMany(0))
    assert table.asks[0].picks[:2] == [HowMany(2), HowMany(1)]  # one has no room if it stays
    do(table, HowMany(2))
    assert count(table, 0, "spina", "heavy_infantry", "hold") == 2
    assert count(table, 0, "spina", "light_infantry", "aboard") == 2


@pytest.mark.rule("HRN-8.1")
def test_in_a_match_of_the_eighth_rules_cargo_was_put_ashore() -> None:
    table = do(laden(("light_infantry", 2), version=8).at("withdraw.turn"), withdraw())
    assert count(table, 0, "spina") == 2


@pytest.mark.rule("HRN-8.7", "HRN-6.6", "HRN-20.3")
@pytest.mark.content("factions/vikings_vikings")
def test_whoever_lands_ships_says_which_cargo_lands_too() -> None:
    scene = Scene(2, mode="basic", map="vikings").faction(0, "vikings_vikings")
    scene.settle(0, "skane").units(0, "transport_ship", "skane", 2)
    scene.units(0, "light_infantry", "skane", 2, spot="aboard")
    scene.units(0, "heavy_infantry", "skane", 2, spot="aboard").units(1, "warship", "skane")
    table = do(scene.at("withdraw.turn"), Withdraw("skane", "out", *SHIP, 1))
    assert asked(table) == "lands-too"
    do(table, HowMany(0))
    if asked(table) == "lands-too":
        do(table, HowMany(1))
    assert count(table, 0, "skane", "heavy_infantry") == 1
    assert count(table, 0, "skane", "light_infantry") == 0


@pytest.mark.rule("HRN-8.1", "HRN-8.7")
@pytest.mark.content("factions/vikings_vikings")
def test_viking_ships_take_their_cargo_into_the_shipyard() -> None:
    scene = Scene(2, mode="basic", map="vikings").faction(0, "vikings_vikings")
    scene.settle(0, "skane", "dock").units(0, "transport_ship", "skane")
    scene.units(0, "light_infantry", "skane", 2, spot="aboard").units(1, "light_infantry", "skane")
    table = do(scene.at("withdraw.turn"), Moor("skane", "out", *SHIP, 1))
    assert count(table, 0, "skane", spot="hold") == 2


@pytest.mark.rule("HRN-9.21", "HRN-6.3")
@pytest.mark.parametrize(("version", "aboard"), [(8, False), (9, True)])
def test_cargo_flees_with_its_ship_into_the_shipyard_of_the_field(
    version: int, *, aboard: bool
) -> None:
    scene = Scene(2, mode="basic").settle(1, "spina", "dock").units(0, "light_infantry", "spina", 9)
    scene.state.rules = replace(scene.state.rules, version=version)
    scene.units(1, "transport_ship", "spina").units(1, "light_infantry", "spina", 2, spot="aboard")
    clash(scene, "spina")
    lay(scene, 1, flight=True)
    table = do(scene.at("battle.end"), Leave())
    do(table, FleeTo("spina", "out", *SHIP, 1, "spina", "port"))
    goals = {(pick.to, pick.into) for pick in offered(table, FleeTo) if isinstance(pick, FleeTo)}
    assert ("spina", "inside") in goals
    assert (("spina", "hold") in goals) == aboard


@pytest.mark.rule("HRN-8.1", "HRN-8.7", "HRN-9.21")
@pytest.mark.content("factions/vikings_vikings")
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_told_what_becomes_of_ships_that_withdraw_or_flee(language: str) -> None:
    words = words_for(META, language)
    scene = Scene(2, mode="basic", map="vikings").faction(0, "vikings_vikings")
    scene.settle(0, "skane", "dock").units(0, "warship", "skane").units(1, "warship", "skane")
    table = scene.at("withdraw.turn")
    landing = Withdraw("skane", "out", "warship", "standard", 1)
    notes = {"en": "they land", "de": "sie landen"}
    assert notes[language] in words.offer("withdraw", landing, table.terms(landing, 0))
    do(table, landing)
    assert table.log[-1].message == "told-lands-inside"
    assert table.log[-1].clause == "HRN-8.7"
    told = {
        words.pick(FleeTo("skane", "out", "warship", "standard", 1, "skane", into))
        for into in ("out", "port", "inside", "hold", "aboard")
    }
    assert len(told) == 5


@pytest.mark.rule("HRN-8.1")
def test_ships_that_go_into_the_shipyard_are_told_so() -> None:
    table = laden(("light_infantry", 1)).at("withdraw.turn")
    assert table.terms(withdraw(), 0) == Terms(note="ships-moor")
    do(table, withdraw())
    assert "told-moors" in {line.message for line in table.log}
