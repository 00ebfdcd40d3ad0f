"""Section 8: founding cities."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.cities import Collect, Found
from civitas.titles.clash_of_cultures.picks.common import Done
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.scene import Scene, city_at, player, units_at
from civitas.titles.clash_of_cultures.state import NEUTRAL
from tests.titles.clash_of_cultures.helpers import do, offered, refused


@pytest.mark.rule("COC-8.1", "COC-8.4", "COC-8.5", "COC-6.7")
@pytest.mark.content("buildings/settlement")
def test_a_settler_that_moved_becomes_a_neutral_city() -> None:
    table = do(Scene().turn(0), Command(), From("D2"), To("C2"), Found("C2"))
    city = city_at(table, "C2")
    assert city is not None
    assert (city.owner, city.mood, city.size, city.activations) == (0, NEUTRAL, 1, 0)
    assert units_at(table, 0, "C2") == {}
    me = player(table, 0)
    assert (me.units_left[0], me.pieces_left[0], len(me.cities)) == (4, 5, 2)
    assert Collect("C2") in offered(table, Collect)


@pytest.mark.rule("COC-8.2")
def test_where_no_city_can_be_founded() -> None:
    scene = Scene().land("D3 C3 E3", "plains").exhausted("C3").units("barbarians", "E3", infantry=1)
    for label in ("D1", "D3", "C3", "E3"):
        if label != "D3":
            scene.units(0, label, settler=1)
    table = scene.turn(0)
    assert not offered(table, Found)
    assert refused(table, Found("D2")) == "COC-8.2"  # a city
    assert refused(table, Found("D1")) == "COC-8.2"  # barren
    assert refused(table, Found("C3")) == "COC-8.2"  # exhausted
    assert refused(table, Found("E3")) == "COC-8.2"  # an enemy
    assert refused(table, Found("D3")) == "COC-8.1"  # no settler


@pytest.mark.rule("COC-8.3")
def test_a_settler_aboard_founds_nothing() -> None:
    table = Scene().land("D3", "water").units(0, "D3", ship=1, settler=1).turn(0)
    assert refused(table, Found("D3")) == "COC-8.3"


@pytest.mark.rule("COC-8.2")
def test_seven_settlements_are_all_there_are() -> None:
    scene = Scene().land("C2 C3 D3 E3 D4 B3 C4", "forest")
    for label in ("C3", "D3", "E3", "D4", "B3", "C4"):
        scene.city(0, label)
    table = scene.units(0, "C2", settler=1).turn(0)
    assert refused(table, Found("C2")) == "COC-8.2"


@pytest.mark.rule("COC-12.4", "COC-12.2", "COC-12.9")
def test_a_unit_moves_once_per_command() -> None:
    table = Scene().land("C3", "plains").turn(0)
    do(table, Command(), From("D2"), To("C3"))
    assert table.asks[0].what == "turn"
    do(table, Command(), From("C3"))
    assert Done() not in table.asks[0].picks
