"""Section 10: Construct."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.cities import Build, Construct, PortAt
from civitas.titles.clash_of_cultures.picks.common import Advance, Gain, Price
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused


def builder(*advances: str, cities: int = 2, **goods: int) -> Scene:
    scene = Scene(expansion=True).land("C3 D3 E3 D4 B3", "plains")
    for label in ("C3", "E3", "D4")[: cities - 1]:
        scene.city(0, label)
    return scene.knows(0, *advances).goods(0, **{"food": 1, "wood": 1, "ore": 1, **goods})


@pytest.mark.rule("COC-10.1", "COC-10.5", "COC-6.10")
@pytest.mark.content("buildings/academy")
def test_pay_one_of_each_and_place_it() -> None:
    table = do(builder("writing").turn(0), Construct("D2"))
    assert goods_of(table, 0) == {"ideas": 2}
    city = city_at(table, "D2")
    assert city is not None
    assert (city.size, city.activations) == (2, 1)
    assert player(table, 0).pieces_left[4] == 4


@pytest.mark.rule("COC-10.5")
@pytest.mark.content("buildings/temple")
def test_a_temple_gives_mood_or_culture() -> None:
    table = do(builder("myths").turn(0), Construct("D2"), Gain("culture"))
    assert goods_of(table, 0) == {"culture": 1}


@pytest.mark.rule("COC-10.5")
@pytest.mark.content("buildings/observatory")
def test_an_observatory_draws_an_action_card() -> None:
    scene = builder("math").deck("action", "action_05")
    table = do(scene.turn(0), Construct("D2"))
    assert TITLE.view(table.state, 0).players[0].action_hand == ("action_05",)


@pytest.mark.rule("COC-10.2", "COC-10.3", "COC-6.5")
def test_what_cannot_be_built() -> None:
    scene = builder("myths").city(0, "D2", "temple", mood="happy").city(0, "C3", mood="angry")
    table = scene.turn(0)
    assert refused(table, Construct("C3")) == "COC-10.2"
    assert refused(table, Build("academy")) == "COC-10.3"
    table = builder("myths", food=0).turn(0)
    assert refused(table, Construct("D2")) == "COC-10.1"


@pytest.mark.rule("COC-6.4")
def test_a_city_is_no_larger_than_the_number_of_cities() -> None:
    table = builder("myths", cities=1).turn(0)
    assert not offered(table, Construct)
    assert refused(table, Build("temple")) == "COC-6.4"


@pytest.mark.rule("COC-6.3")
def test_no_city_is_larger_than_five() -> None:
    scene = builder("myths", cities=4).land("B2 A3 C4", "plains").city(0, "B2").city(0, "C4")
    scene.city(0, "D2", "academy", "fortress", "market", "obelisk", mood="happy")
    table = scene.turn(0)
    assert Construct("D2") not in offered(table, Construct)
    assert Construct("C3") in offered(table, Construct)


@pytest.mark.rule("COC-10.4")
def test_a_port_needs_water_and_a_port_hex() -> None:
    scene = builder("fishing")
    assert refused(scene.turn(0), Build("port")) == "COC-10.4"
    scene = builder("fishing").land("D3 E2", "water")
    table = do(scene.turn(0), Construct("D2"))
    assert set(table.asks[0].picks) == {PortAt("E2"), PortAt("D3")}
    do(table, PortAt("D3"))
    city = city_at(table, "D2")
    assert city is not None
    assert table.state.label(city.port) == "D3"


@pytest.mark.rule("COC-2.17")
def test_no_market_without_the_expansion() -> None:
    scene = Scene().city(0, "C3").player(0, food=1, wood=1, ore=1, advances=["bartering"])
    assert refused(scene.turn(0), Build("market")) == "COC-2.17"


@pytest.mark.rule("COC-26.24")
@pytest.mark.content("advances/state_religion")
def test_state_religion_spares_the_food_of_a_temple() -> None:
    scene = builder("myths", "state_religion", food=0)
    table = do(scene.turn(0), Construct("D2"), Gain("mood"))
    assert goods_of(table, 0) == {"mood": 1}
    scene = builder("myths", "state_religion")
    table = do(scene.turn(0), Construct("D2"))
    assert set(table.asks[0].picks) == {Price("printed"), Price("state_religion")}


@pytest.mark.rule("COC-26.23")
@pytest.mark.content("advances/dogma")
def test_dogma_brings_a_theocracy_advance_with_each_temple() -> None:
    scene = builder("myths", "state_religion", "dogma")
    table = do(scene.turn(0), Construct("D2"), Price("printed"), Gain("mood"))
    assert asked(table) == "free-advance"
    assert set(offered(table, Advance)) == {
        Advance("devotion"),
        Advance("conversion"),
        Advance("fanaticism"),
    }
    do(table, Advance("devotion"))
    assert player(table, 0).counter == 2
