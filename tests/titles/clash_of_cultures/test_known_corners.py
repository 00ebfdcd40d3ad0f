"""Corners where two cards or abilities meet that seldom do."""

from __future__ import annotations

import pytest

from civitas.kernel.values import NOWHERE
from civitas.titles.clash_of_cultures.picks.cards import PlayCard
from civitas.titles.clash_of_cultures.picks.common import Gain, Hex, Pass
from civitas.titles.clash_of_cultures.picks.people import Influence
from civitas.titles.clash_of_cultures.picks.trade import FormRoutes
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    buildings_of,
    city_at,
    goods_of,
    owner_of,
    points_of,
    units_at,
)
from tests.titles.clash_of_cultures.fights import plains, rolled
from tests.titles.clash_of_cultures.helpers import asked, do, offered

FIVE = 9


@pytest.mark.rule("COC-15.21", "COC-21.10")
def test_no_eclipse_ends_a_battle_from_which_there_is_no_way_back() -> None:
    """Who was won over stands among the enemies already: where would he go?"""
    scene = plains(expansion=True).lasting("solar_eclipse").goods(0, food=0).goods(1, food=0)
    scene.player(0, civilization="persia", civilization_advances=["zoroastrianism"])
    scene.units(1, "D3", infantry=2).rolls(FIVE, 3, 3, 12, 3)
    table = do(scene.turn(0), Influence("D3"))
    assert len(rolled(table)) == 4, "a second round"
    assert (units_at(table, 0, "D3"), units_at(table, 1, "D3")) == ({"infantry": 1}, {})
    assert points_of(table, 0) == 1 + 1.5 + 1, "the point of the eclipse is the winner's"
    assert table.view(0).board.lasting == ()


@pytest.mark.rule("COC-15.21", "COC-1.7")
def test_no_eclipse_sends_mercenaries_back_where_there_is_no_room() -> None:
    """Four left their city, in which a new infantry stands; five would be too many."""
    scene = plains(expansion=True).lasting("solar_eclipse").goods(0, food=0, wood=1)
    scene.player(0, actions=["action_13"]).city("barbarians", "D4").city(1, "D5", "fortress")
    scene.units("barbarians", "D4", infantry=4).units(1, "D5", infantry=1)
    scene.rolls(3, 3, 3, 3, 3, 3, 12, 12, 3, 3, 3)
    table = do(scene.turn(0), PlayCard("action_13"), Hex("D5"))
    do(table, *([Pass()] if asked(table) == "fleeing-settler" else []))
    assert units_at(table, "barbarians", "D4") == {"infantry": 1}
    assert units_at(table, "barbarians", "D5") == {"infantry": 4}
    assert owner_of(table, "D5") == "barbarians"


@pytest.mark.rule("COC-16.5", "COC-16.10", "COC-20.3")
def test_a_port_that_is_gone_leaves_no_port_hex() -> None:
    """The captor has no port to put in its place."""
    scene = plains().land("E4", "water").city(1, "D3", "port", "temple", port="E4")
    scene.supply(0, port=0).units(0, "D3", infantry=1)
    table = do(scene.battle(0, 1, "D3", "C3"), Pass())
    assert buildings_of(table, "D3") == {"temple": 0}
    city = city_at(table, "D3")
    assert city is not None
    assert city.port == NOWHERE
    assert goods_of(table, 0)["gold"] == 1 + 2


@pytest.mark.rule("COC-21.9", "COC-8.2", "COC-7.11")
def test_raiders_bar_settlers_but_not_a_great_explorer() -> None:
    """The explorer founds without a settler."""
    scene = Scene(expansion=True).land("D3", "plains").tile(1, "area_09").goods(0, food=2)
    scene.player(1, civilization="huns", civilization_advances=["raiders"])
    scene.units(1, "D3", infantry=1).player(0, actions=["great_explorer"])
    table = do(scene.turn(0), PlayCard("great_explorer"))
    do(table, *([Pass()] if asked(table) == "person-advance" else []), Hex("B2"))
    while asked(table) == "orient":
        do(table, table.asks[0].picks[0])
    assert asked(table) == "colony"
    assert len(offered(table, Hex)) >= 2


@pytest.mark.rule("COC-26.10", "COC-21.9")
def test_the_alphabet_serves_the_routes_of_a_great_merchant_too() -> None:
    """Two routes whenever Trade Routes are used, not two in a turn."""
    scene = plains(expansion=True).city(1, "C4").city(1, "E4").units(0, "D3", settler=2)
    scene.player(0, civilization="phoenicia", civilization_advances=["alphabet"], food=0)
    scene.knows(0, "trade_routes", "storage").player(0, actions=["great_merchant"])
    table = do(scene.turn_start(0), FormRoutes(), Gain("ideas"), Gain("ideas"))
    do(table, PlayCard("great_merchant"))
    do(table, *([Pass()] if asked(table) == "person-advance" else []))
    do(table, FormRoutes(), Gain("culture"), Gain("culture"))
    assert goods_of(table, 0) == {"ideas": 4, "culture": 2}
