"""Guests in the shipyard of an encircled settlement (HRN-2.21, HRN-7.6, HRN-8.12)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import state
from tests.titles.oikumene.marching import count
from tests.titles.oikumene.test_07_attrition import ATTRITION, lost, seed_for


def guests(*faces: int | None, grain: int = 0, version: int = 9) -> Scene:
    """A laden ship lies in the dock of a treaty partner, whom a third player encircles."""
    scene = Scene(3, seed=seed_for(faces)).when("summer")
    scene.state.rules = replace(scene.state.rules, version=version)
    scene.settle(1, "roma", "dock", grain=grain).treaty("ransom", 0, 1)
    scene.units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "roma", 2, spot="hold").settle(2, "latium")
    return scene.units(2, "light_infantry", "roma", 3)


@pytest.mark.rule("HRN-7.6", "HRN-8.12", "HRN-2.21")
def test_ships_of_a_guest_and_their_cargo_hunger_within_the_walls_and_get_nothing() -> None:
    scene = guests(6, None, None, None, grain=5)
    table = scene.at(ATTRITION)  # the light infantry come first, then the ship, then the village
    assert count(table, 0, "roma", spot="hold") == 1
    assert count(table, 0, "roma", "transport_ship", "port") == 1
    assert lost(table) == ["HRN-7.6"]
    assert state(table).grain[scene.space("roma")] == 5
    assert state(table).chance.counter == 4


@pytest.mark.rule("HRN-7.6", "HRN-7.4")
def test_cargo_of_a_guest_is_lost_with_its_ship() -> None:
    table = guests(None, None, 6, None).at(ATTRITION)
    assert not state(table).players[0].units


@pytest.mark.rule("HRN-7.6")
def test_the_settlement_of_the_host_is_no_matter_of_the_guest() -> None:
    table = guests(None, None, None, 6).at(ATTRITION)
    assert count(table, 0, "roma", spot="hold") == 0, "it goes down with the shipyard"
    assert [me.victory for me in state(table).players] == [0, -4, 4]


@pytest.mark.rule("HRN-7.6")
def test_in_a_match_of_the_eighth_rules_guests_did_not_roll() -> None:
    table = guests(None, version=8).at(ATTRITION)
    assert state(table).chance.counter == 1


@pytest.mark.rule("HRN-7.6")
def test_in_winter_guests_do_not_roll_either() -> None:
    assert state(guests(6).when("winter").at(ATTRITION)).chance.counter == 0


@pytest.mark.rule("HRN-7.6", "HRN-16.6")
def test_a_guest_reads_beside_a_die_that_the_stock_is_not_for_him() -> None:
    table = guests(6, None, None, None, grain=5).player(0, prestige=4).at(ATTRITION)
    told = table.terms(table.asks[0].picks[1], 0)
    assert told is not None
    assert told.note == "for-light_infantry stock-of-host"
