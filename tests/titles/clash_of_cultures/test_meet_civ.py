"""Where civilizations, leaders, wonders and objectives meet each other and the rules."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.cities import Collect, Take
from civitas.titles.clash_of_cultures.picks.common import Done, Use
from civitas.titles.clash_of_cultures.picks.moves import By, Command, From, To
from civitas.titles.clash_of_cultures.picks.people import Exchange
from civitas.titles.clash_of_cultures.scene import Scene, units_at
from tests.titles.clash_of_cultures.fights import plains
from tests.titles.clash_of_cultures.helpers import asked, do, refused


def of(civilization: str, *advances: str, seat: int = 0, scene: Scene | None = None) -> Scene:
    """A player of a civilization, with these of its advances."""
    found = plains(expansion=True) if scene is None else scene
    return found.player(seat, civilization=civilization, civilization_advances=advances)


# ---------------------------------------------------------------- units that become others


@pytest.mark.rule("COC-12.10", "COC-12.13")
def test_whoever_fought_is_tired_as_a_settler_too() -> None:
    scene = of("china", "imperial_army").units(0, "D3", "fatigued", infantry=1)
    table = do(scene.turn(0), Use("imperial_army"), Exchange("D3", "infantry"), Done(), Command())
    assert units_at(table, 0, "D3") == {"settler": 1}
    assert From("D2") in table.asks[0].picks
    assert refused(table, From("D3")) == "COC-12.10"


@pytest.mark.rule("COC-12.12", "COC-12.13")
def test_settlers_who_came_through_a_forest_attack_nobody_as_infantry() -> None:
    scene = of("china", "imperial_army").knows(0, "tactics").no_units(0, "D2")
    scene.units(0, "D3", "forest", settler=1).units(1, "D4", infantry=1)
    table = do(scene.turn(0), Use("imperial_army"), Command(), From("D3"))
    assert asked(table) == "goal"
    assert To("C3") in table.asks[0].picks
    assert refused(table, To("D4")) == "COC-12.12"


@pytest.mark.rule("COC-12.10", "COC-12.13")
def test_a_longship_that_fought_brings_tired_people_ashore() -> None:
    """The ship ignores that it fought, whoever it becomes does not."""
    scene = of("vikings", "ship_construction", "longships").land("D3", "water")
    table = do(scene.units(0, "D3", "fatigued", ship=1).turn(0), Command(), From("D3"))
    do(table, By("C3", "ship_construction"), Done(), Command())
    assert units_at(table, 0, "C3") == {"settler": 1}
    assert From("D2") in table.asks[0].picks
    assert refused(table, From("C3")) == "COC-12.10"


# ---------------------------------------------------------------- tribute


@pytest.mark.rule("COC-22.3", "COC-9.4", "COC-0.12")
def test_no_tribute_from_nomads_on_exhausted_land() -> None:
    """Nomads may settle there; what the land does not yield nobody can claim."""
    scene = of("aztecs", "tribute").city(1, "D3").city(1, "C3").exhausted("D3")
    table = do(scene.turn(0), Collect("D2"))
    assert Take("C3", "food") in table.asks[0].picks
    assert refused(table, Take("D3", "food")) == "COC-9.4"
