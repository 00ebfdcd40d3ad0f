"""Trade routes and bartering (26.10 to 26.15, 10.8, 10.9, 23.13), and what bends them."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARD
from civitas.titles.clash_of_cultures.picks.cards import Discard
from civitas.titles.clash_of_cultures.picks.cities import Found
from civitas.titles.clash_of_cultures.picks.common import Done, Gain, Pass, PayWith, Use
from civitas.titles.clash_of_cultures.picks.trade import ChangeRoutes, FormRoutes, Route
from civitas.titles.clash_of_cultures.scene import Scene, goods_of, player
from tests.titles.clash_of_cultures.helpers import asked, do, refused

LAND = "C3 D3 E3 C4 D4 E4 C5 E5 D6 B3 F3 B4 F4 B5 F5"


def coast(*advances: str, expansion: bool = False) -> Scene:
    """A sea on D5; seat 0 trades, but not with the angry home of seat 1."""
    scene = Scene(expansion=expansion).land(LAND, "plains").land("D5", "water")
    scene.city(1, "D7", mood="angry")
    return scene.knows(0, "trade_routes", "storage", *advances).goods(0, food=0)


def morning(scene: Scene) -> Table:
    """The start of seat 0's turn."""
    scene.state.start = 0
    return scene.at(Step("turn.start", 0), Step("turn.start", 1))


@pytest.mark.rule("COC-26.10", "COC-26.11", "COC-3.3")
@pytest.mark.content("advances/trade_routes")
def test_a_food_for_each_pair_of_trader_and_city() -> None:
    scene = coast().city(1, "C5").city(1, "E5").units(0, "D5", ship=1).units(0, "D4", settler=2)
    table = do(morning(scene), FormRoutes())
    assert goods_of(table, 0) == {"food": 2}
    assert asked(table) == "turn"


@pytest.mark.rule("COC-26.10")
def test_at_most_four_routes() -> None:
    scene = coast().units(0, "D5", ship=4).units(0, "D4", settler=2)
    for label in ("C5", "E5", "D6", "C4", "E4"):
        scene.city(1, label)
    assert goods_of(do(morning(scene), FormRoutes()), 0) == {"food": 4}


@pytest.mark.rule("COC-26.11")
def test_no_route_to_an_angry_city_or_one_too_far() -> None:
    scene = coast().city(1, "C5", mood="angry").units(0, "D5", ship=1)
    assert asked(morning(scene)) == "turn"
    scene = coast().city(1, "D6").units(0, "D3", settler=1)
    assert asked(morning(scene)) == "turn"
    scene = coast().city(1, "D6").units(0, "D4", settler=1)
    assert goods_of(do(morning(scene), FormRoutes()), 0) == {"food": 1}


@pytest.mark.rule("COC-26.11")
def test_settlers_aboard_count() -> None:
    scene = coast().city(1, "C5").city(1, "E5").units(0, "D5", ship=1, settler=1)
    assert goods_of(do(morning(scene), FormRoutes()), 0) == {"food": 2}


@pytest.mark.rule("COC-26.12")
def test_no_path_over_hexes_that_are_not_revealed() -> None:
    scene = Scene().knows(0, "trade_routes").land("D3", "plains").city(1, "D5")
    assert asked(morning(scene.units(0, "D3", settler=1))) == "turn"


@pytest.mark.rule("COC-26.12", "COC-23.13")
def test_pirates_bar_the_path_but_not_the_city() -> None:
    scene = coast(expansion=True).land("B5", "water").city(1, "C5").units(0, "D4", settler=1)
    table = morning(scene.units("pirates", "B5", ship=1))
    assert asked(table) == "routes"  # next to the city, but not to the settler
    scene = coast(expansion=True).city(1, "C5").units(0, "D4", settler=1)
    assert asked(morning(scene.units("pirates", "D5", ship=1))) == "turn"


@pytest.mark.rule("COC-26.13", "COC-10.9")
def test_the_pairing_is_the_players() -> None:
    scene = coast().city(1, "C5").city(1, "E5").units(0, "D4", settler=2)
    table = do(morning(scene), ChangeRoutes(), Route("settler", "D4", "E5"), Done())
    assert goods_of(table, 0) == {"food": 1}
    scene = coast().city(1, "C5").units(0, "D4", settler=2)
    assert goods_of(do(morning(scene), Pass()), 0) == {}


@pytest.mark.rule("COC-26.10")
def test_currency_turns_food_into_gold() -> None:
    scene = coast("currency").city(1, "C5").city(1, "E5").units(0, "D4", settler=2)
    table = do(morning(scene), FormRoutes(), Gain("gold"), Gain("food"))
    assert goods_of(table, 0) == {"food": 1, "gold": 1}


@pytest.mark.rule("COC-10.8")
@pytest.mark.content("buildings/market")
def test_a_market_earns_gold_once() -> None:
    scene = coast(expansion=True).units(0, "D4", settler=2).goods(1, food=0)
    scene.city(1, "C5", "market").city(1, "E5", "market")
    table = do(morning(scene), FormRoutes())
    assert goods_of(table, 1) == {"gold": 1}


@pytest.mark.rule("COC-23.10")
def test_barbarian_cities_do_not_trade() -> None:
    scene = coast().city("barbarians", "C5").units(0, "D4", settler=1)
    assert asked(morning(scene)) == "turn"


@pytest.mark.rule("COC-26.15")
@pytest.mark.content("advances/bartering")
def test_bartering_a_card() -> None:
    scene = Scene().player(0, advances=["bartering"], actions=["action_01", "action_02"], food=0)
    table = do(scene.turn(0), Use("bartering"), Discard("action_02"), Gain("gold"))
    assert goods_of(table, 0) == {"gold": 1}
    assert table.state.action_discard == (ACTION_CARD["action_02"],)
    assert Use("bartering") not in table.asks[0].picks
    assert table.state.turn.actions == 3


@pytest.mark.rule("COC-26.15")
def test_bartering_takes_objectives_and_wonders_too() -> None:
    scene = Scene().player(0, advances=["bartering"], objectives=["objective_02"], food=0)
    scene.player(0, wonders=["great_wall"])
    table = do(scene.turn(0), Use("bartering"), Discard("great_wall"), Gain("culture"))
    assert goods_of(table, 0) == {"culture": 1}
    assert len(table.state.wonder_discard) == 1
    assert len(player(table, 0).objective_hand) == 1


# Civilizations and leaders


def abroad(civilization: str, *advances: str) -> Scene:
    scene = coast(expansion=True)
    return scene.player(0, civilization=civilization, civilization_advances=advances)


@pytest.mark.rule("COC-3.3")
@pytest.mark.content("civilization_advances/banking", "civilizations/persia")
def test_banking_comes_before_trade_routes() -> None:
    scene = abroad("persia", "banking").city(1, "C5").units(0, "D4", settler=1)
    assert asked(morning(scene)) == "routes"
    table = morning(scene.goods(0, gold=1))
    assert asked(table) == "gain"
    do(table, Gain("culture"))
    assert asked(table) == "routes"
    assert goods_of(table, 0) == {"gold": 1, "culture": 1}


@pytest.mark.rule("COC-26.10")
@pytest.mark.content("civilization_advances/prosperity", "civilizations/india")
def test_prosperity_brings_mood_or_culture() -> None:
    scene = abroad("india", "prosperity").units(0, "D4", settler=2)
    scene.city(1, "C5").city(1, "E5", colours={"temple": 0})
    table = do(morning(scene), FormRoutes())
    assert Gain("culture") not in table.asks[0].picks
    do(table, Gain("mood"), Gain("culture"))
    assert goods_of(table, 0) == {"mood": 1, "culture": 1}


@pytest.mark.rule("COC-26.11")
@pytest.mark.content("civilization_advances/indian_elephants", "civilizations/india")
def test_indian_elephants_trade_from_cities() -> None:
    scene = abroad("india", "indian_elephants").city(0, "D4").units(0, "D4", elephant=1)
    assert goods_of(do(morning(scene.city(1, "C5")), FormRoutes()), 0) == {"food": 1}
    scene.city(0, "D4", mood="angry")
    assert asked(morning(scene)) == "turn"


@pytest.mark.rule("COC-26.11", "COC-23.10")
@pytest.mark.content("civilization_advances/close_contacts", "civilizations/celts")
def test_close_contacts_with_barbarians_bring_food_alone() -> None:
    scene = abroad("celts", "close_contacts").knows(0, "currency").city("barbarians", "C5")
    table = do(morning(scene.units(0, "D4", settler=1)), FormRoutes())
    assert goods_of(table, 0) == {"food": 1}


@pytest.mark.rule("COC-26.10")
@pytest.mark.content("civilization_advances/alphabet", "civilizations/phoenicia")
def test_the_alphabet_serves_two_routes() -> None:
    scene = abroad("phoenicia", "alphabet").units(0, "D4", settler=3)
    for label in ("C5", "E5", "C4"):
        scene.city(1, label)
    table = do(morning(scene), FormRoutes(), Gain("ideas"), Gain("culture"))
    assert asked(table) == "turn"  # nothing to choose for the third
    assert goods_of(table, 0) == {"food": 1, "ideas": 2, "culture": 1}


@pytest.mark.rule("COC-26.11")
@pytest.mark.content("civilization_advances/cedars_and_dye", "civilizations/phoenicia")
def test_cedars_and_dye_trade_from_ports_and_farther() -> None:
    scene = abroad("phoenicia", "cedars_and_dye").city(0, "C4").city(1, "D6")
    assert asked(morning(scene)) == "turn"
    scene.land("B4", "water").city(0, "C4", "port", port="B4")
    table = do(morning(scene), FormRoutes())  # three hexes to D6, which lies at the sea
    assert goods_of(table, 0) == {"food": 1}


@pytest.mark.rule("COC-26.11")
@pytest.mark.content("civilization_advances/raids", "civilizations/vikings")
def test_raids_cost_the_neighbour_a_resource() -> None:
    scene = abroad("vikings", "raids").city(1, "C5").units(0, "D5", ship=1)
    scene.goods(1, food=1, wood=1)
    table = do(morning(scene), ChangeRoutes(), Route("ship", "D5", "C5"))
    assert (asked(table), table.asks[0].seat) == ("raided", 1)
    do(table, PayWith("wood"))
    assert goods_of(table, 1) == {"food": 1}
    scene = abroad("vikings", "raids").city(1, "C5").units(0, "D4", settler=1)
    assert asked(do(morning(scene), FormRoutes())) == "turn"  # not a ship


@pytest.mark.rule("COC-8.2", "COC-26.11")
@pytest.mark.content("civilization_advances/raiders", "civilizations/huns")
def test_raiders_keep_settlers_from_founding_and_trading() -> None:
    scene = coast(expansion=True).city(1, "C5").units(0, "D4", settler=1)
    scene.player(1, civilization="huns", civilization_advances=["raiders"])
    scene.units(1, "E5", infantry=1)
    assert asked(morning(scene)) == "turn"
    assert refused(scene.turn(0), Found("D4")) == "COC-0.12"
    scene.units(0, "D4", infantry=1)
    assert asked(morning(scene)) == "routes"
    assert Found("D4") in scene.turn(0).asks[0].picks


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/trade_magnate", "leaders/hanno")
def test_the_trade_magnate_trades_for_gold() -> None:
    scene = abroad("carthage").leader(0, "hanno", "D4").city(1, "C5")
    table = do(morning(scene), FormRoutes(), Gain("gold"))
    assert goods_of(table, 0) == {"gold": 1}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/royal_ties", "leaders/etbaal")
def test_royal_ties_bring_mood() -> None:
    scene = abroad("phoenicia").leader(0, "etbaal", "D4").city(1, "C5")
    table = do(morning(scene.units(0, "D4", settler=1)), FormRoutes())
    assert goods_of(table, 0) == {"food": 1, "mood": 1}
    scene = abroad("phoenicia").leader(0, "etbaal", "D2").city(1, "D6")
    table = do(morning(scene.units(0, "D4", settler=1)), FormRoutes())
    assert goods_of(table, 0) == {"food": 1}
