"""Section 22: event symbols."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.events import EVENT
from civitas.titles.clash_of_cultures.picks.cards import PlayCard
from civitas.titles.clash_of_cultures.picks.cities import Collect, Found, Take
from civitas.titles.clash_of_cultures.picks.common import Hex, Pay, Use
from civitas.titles.clash_of_cultures.picks.events import (
    AllowMarch,
    Drive,
    ForbidMarch,
    Halt,
    March,
    Recall,
    Reinforce,
)
from civitas.titles.clash_of_cultures.picks.people import Influence
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

CARD = {
    "goldmine": "fire",
    "exhausted_land": "era_of_stability",
    "barbarians_spawn": "reformation",
    "barbarians_move": "famine_1",
    "pirates": "successful_year",
    "none": "flood",
}


def symbol(scene: Scene, name: str, seat: int = 0) -> Table:
    """An event shows this symbol; its text does not count."""
    s = scene.state
    s.event_deck = tuple(n for n in s.event_deck if n != EVENT[CARD[name]])
    s.event = EVENT[CARD[name]]
    s.seat = s.start = seat
    return scene.at(Step("event.symbol", seat), Step("event.end", seat), Step("turn", seat))


def wild(**options: bool) -> Scene:
    """Plains between the homes; only those are land on which barbarians may settle."""
    return Scene(expansion=True, **options).land("C3 D3 E3", "plains")


@pytest.mark.rule("COC-22.1")
@pytest.mark.content("symbols/goldmine")
def test_a_goldmine_brings_two_gold() -> None:
    assert goods_of(symbol(Scene(), "goldmine"), 0) == {"food": 2, "gold": 2}


@pytest.mark.rule("COC-22.20")
def test_no_symbol_does_nothing() -> None:
    assert goods_of(symbol(Scene(), "none"), 0) == {"food": 2}


@pytest.mark.rule("COC-22.2")
@pytest.mark.content("symbols/exhausted_land")
def test_exhausted_land_lies_next_to_an_own_city() -> None:
    """Not barren (D1), no unit of anyone (E2), no city (C3), not exhausted (D3)."""
    scene = wild().units(0, "E2", settler=1).city(0, "C3").exhausted("D3").land("B2 B3", "water")
    scene.land("C4", "mountain")
    table = symbol(scene, "exhausted_land")
    assert set(table.asks[0].picks) == {Hex("C2"), Hex("E3"), Hex("C4")}
    do(table, Hex("C2"))
    assert table.state.exhausted == (scene.state.hex("D3"), scene.state.hex("C2"))
    assert table.state.exhausted_left == 4


@pytest.mark.rule("COC-22.2")
def test_no_token_or_no_land_no_exhaustion() -> None:
    scene = wild()
    scene.state.exhausted_left = 0
    assert asked(symbol(scene, "exhausted_land")) == "turn"
    scene = Scene().exhausted("C2 E2")
    assert asked(symbol(scene, "exhausted_land")) == "turn"


@pytest.mark.rule("COC-22.3")
def test_exhausted_land_yields_nothing_and_gets_no_city() -> None:
    scene = wild().exhausted("C2 E2 C3 D3 E3").units(0, "C3", settler=1)
    table = scene.turn(0)
    assert refused(table, Found("C3")) == "COC-8.2"
    do(table, Collect("D2"))
    assert Take("C2", "wood") not in offered(table, Take)
    scene = wild().exhausted("E3 D3 C3 C2 E2").land("D4 E4 C4", "water")
    assert asked(symbol(scene, "barbarians_spawn")) == "turn", "barbarian cities included"


@pytest.mark.rule("COC-22.4", "COC-22.7", "COC-22.6")
@pytest.mark.content("symbols/barbarians_spawn")
def test_barbarians_settle_two_hexes_away_and_grow() -> None:
    """D3 is too near, E4 is barren, C4 exhausted, F3 has a unit; D4 and F2 are left."""
    scene = wild().land("D4 C4 F3 F2", "forest").land("E4", "barren").exhausted("C4")
    scene.units(1, "F3", settler=1)
    table = symbol(scene, "barbarians_spawn")
    assert set(table.asks[0].picks) == {Hex("D4"), Hex("F2")}
    do(table, Hex("D4"))
    do(table, Reinforce("D4", "infantry"))
    city = city_at(table, "D4")
    assert city is not None
    assert (city.owner, city.size) == (4, 1)
    assert units_at(table, "barbarians", "D4") == {"infantry": 2}
    assert table.state.wild_settlements == 9


@pytest.mark.rule("COC-22.4")
def test_every_other_city_is_at_least_two_away() -> None:
    scene = wild().land("D4 F2", "forest").land("E4 D5", "barren").city(1, "D5")
    table = symbol(scene, "barbarians_spawn")
    assert city_at(table, "F2") is not None, "D4 is next to D5"
    scene = wild().land("D4 F2", "forest").land("E4 D5", "barren").city("barbarians", "D5")
    table = symbol(scene, "barbarians_spawn")
    assert city_at(table, "D4") is None


@pytest.mark.rule("COC-22.5", "COC-22.6")
def test_otherwise_they_settle_next_to_a_city() -> None:
    """C2 and E2 of the home are free; D3 is next to a city of another player."""
    scene = wild().land("D4", "barren").city(1, "D4").exhausted("C2")
    table = symbol(scene, "barbarians_spawn")
    assert set(table.asks[0].picks) == {Hex("E2")} | {Hex("C3"), Hex("E3")} - {Hex("D3")}
    table = symbol(Scene().exhausted("C2 E2"), "barbarians_spawn")
    assert asked(table) == "turn"
    assert table.state.wild_settlements == 10


@pytest.mark.rule("COC-22.6", "COC-22.9")
def test_pieces_may_be_missing() -> None:
    scene = Scene().exhausted("E2")
    scene.state.wild_units = ((0, 0, 0, 0, 0, 0), (0, 0, 4, 0, 0, 0))
    table = symbol(scene, "barbarians_spawn")
    city = city_at(table, "C2")
    assert city is not None
    assert units_at(table, "barbarians", "C2") == {}
    scene = Scene()
    scene.state.wild_settlements = 0
    table = symbol(scene, "barbarians_spawn")
    assert asked(table) == "turn"


@pytest.mark.rule("COC-22.7", "COC-22.8", "COC-1.7")
def test_the_new_unit_goes_to_any_barbarian_city_with_room() -> None:
    scene = Scene(expansion=True).exhausted("C2 E2").land("F5 B5 A5", "plains")
    scene.city("barbarians", "F5").units("barbarians", "F5", infantry=4)
    scene.city("barbarians", "B5").units("barbarians", "B5", infantry=1)
    scene.city("barbarians", "A5")
    table = symbol(scene, "barbarians_spawn")
    assert set(table.asks[0].picks) == {
        Reinforce("B5", "infantry"),
        Reinforce("B5", "cavalry"),
        Reinforce("B5", "elephant"),
        Reinforce("A5", "infantry"),
    }
    do(table, Reinforce("B5", "elephant"))
    assert units_at(table, "barbarians", "B5") == {"infantry": 1, "elephant": 1}


@pytest.mark.rule("COC-22.8", "COC-2.17")
def test_without_the_expansion_barbarians_have_only_infantry() -> None:
    scene = Scene().exhausted("C2 E2").city("barbarians", "B5")
    scene.units("barbarians", "B5", infantry=1)
    assert units_at(symbol(scene, "barbarians_spawn"), "barbarians", "B5") == {"infantry": 2}


@pytest.mark.rule("COC-22.10")
def test_if_no_barbarians_are_near_they_only_settle() -> None:
    scene = Scene().exhausted("E2")
    table = symbol(scene, "barbarians_move")
    assert units_at(table, "barbarians", "C2") == {"infantry": 1}, "and do not grow"


@pytest.mark.rule("COC-22.11", "COC-22.14", "COC-23.6")
@pytest.mark.content("symbols/barbarians_move")
def test_near_barbarians_move_and_attack() -> None:
    scene = wild().units("barbarians", "D3", infantry=2).no_units(0, "D2")
    table = symbol(scene, "barbarians_move")
    city = city_at(table, "D2")
    assert city is not None
    assert city.owner == 4
    assert units_at(table, "barbarians", "D2") == {"infantry": 2}
    assert units_at(table, "barbarians", "D3") == {}


@pytest.mark.rule("COC-22.11", "COC-22.12")
def test_the_drawer_chooses_the_way_and_the_order() -> None:
    scene = wild().land("D4 F2", "plains").land("E4 C4", "water")
    scene.units("barbarians", "F2", infantry=1).units("barbarians", "D4", infantry=1)
    table = symbol(scene, "barbarians_move")
    assert set(table.asks[0].picks) == {
        March("F2", "E2"),
        March("F2", "E3"),
        March("D4", "D3"),
    }
    do(table, March("F2", "E3"))
    assert units_at(table, "barbarians", "E3") == {"infantry": 1}
    assert units_at(table, "barbarians", "D3") == {"infantry": 1}, "the last one is forced"
    assert units_at(table, "barbarians", "D2") == {}, "exactly one hex each"


@pytest.mark.rule("COC-22.11")
def test_barbarians_more_than_two_land_hexes_away_stay() -> None:
    """D4 is 2 hexes away, but over land it is 3."""
    scene = Scene().land("D3 C4 C3", "water").land("D4 E4 E3", "plains")
    scene.units("barbarians", "D4", infantry=1).units("barbarians", "E3", infantry=1)
    scene.no_units(0, "D2").units(0, "D2", infantry=3).rolls(12, 12, 12, 1)
    table = symbol(scene, "barbarians_move")
    assert units_at(table, "barbarians", "D4") == {"infantry": 1}


@pytest.mark.rule("COC-22.13", "COC-1.7")
def test_barbarians_do_not_enter_where_there_is_no_room() -> None:
    scene = wild().land("D4", "plains").land("C4 E4", "water")
    scene.units("barbarians", "D3", infantry=3).units("barbarians", "D4", infantry=2)
    scene.player(0, civilization_advances=["truce"], culture=1)
    table = symbol(scene, "barbarians_move")
    assert set(table.asks[0].picks) == {March("D3", "D2"), Use("truce")}
    do(table, Use("truce"), Halt("D3"))
    assert asked(table) == "turn"
    assert units_at(table, "barbarians", "D4") == {"infantry": 2}


@pytest.mark.rule("COC-22.13")
def test_each_unit_moves_at_most_once() -> None:
    scene = wild().land("D4", "plains").land("C4 E4", "water").no_units(0, "D2")
    scene.units("barbarians", "D3", infantry=1).units("barbarians", "D4", infantry=1)
    table = do(symbol(scene, "barbarians_move"), March("D4", "D3"))
    assert units_at(table, "barbarians", "D3") == {"infantry": 1}
    assert units_at(table, "barbarians", "D2") == {"infantry": 1}
    marks = [unit for units in table.state.units[4].values() for unit in units if unit > 7]
    assert not marks


@pytest.mark.rule("COC-22.13")
def test_after_the_city_is_lost_others_have_no_goal() -> None:
    scene = wild().units("barbarians", "D3", infantry=1).units("barbarians", "E3", infantry=1)
    scene.no_units(0, "D2")
    table = do(symbol(scene, "barbarians_move"), March("D3", "D2"))
    assert units_at(table, "barbarians", "E3") == {"infantry": 1}


@pytest.mark.rule("COC-22.14")
def test_they_fight_whoever_is_in_their_way() -> None:
    scene = wild().land("D4", "plains").land("C4 E4", "water")
    scene.units("barbarians", "D4", infantry=1).units(1, "D3", settler=1)
    table = symbol(scene, "barbarians_move")
    assert units_at(table, 1, "D3") == {}
    assert units_at(table, "barbarians", "D3") == {"infantry": 1}


@pytest.mark.rule("COC-22.15")
def test_barbarian_cities_nearby_are_reinforced() -> None:
    scene = wild().land("D4 F2 B5", "plains").land("C4 E4", "water")
    for label in ("D4", "F2", "B5"):
        scene.city("barbarians", label)
    scene.units("barbarians", "D3", infantry=1).no_units(0, "D2").units(0, "D2", infantry=2)
    scene.rolls(12, 12, 1)
    table = symbol(scene, "barbarians_move")
    assert units_at(table, "barbarians", "D4") == {"infantry": 1}
    assert units_at(table, "barbarians", "F2") == {"infantry": 1}
    assert units_at(table, "barbarians", "B5") == {}


@pytest.mark.rule("COC-22.15")
def test_with_few_pieces_the_drawer_chooses_who_gets_them() -> None:
    scene = wild().land("D4 F2", "plains").land("C4 E4", "water")
    scene.city("barbarians", "D4").city("barbarians", "F2").units(0, "D2", infantry=3)
    scene.units("barbarians", "D3", infantry=1).rolls(12, 12, 12, 1)
    scene.state.wild_units = ((0, 0, 0, 0, 0, 0), (0, 0, 4, 0, 0, 0))
    table = symbol(scene, "barbarians_move")
    assert asked(table) == "reinforce"
    do(table, Reinforce("F2", "infantry"))
    assert units_at(table, "barbarians", "D4") == {}


def coast() -> Scene:
    """E3 is the only water next to the capital, F3 and F2 lie farther out."""
    return Scene(expansion=True).land("E3 F3 F2", "water")


@pytest.mark.rule("COC-22.16", "COC-22.18", "COC-22.19")
@pytest.mark.content("symbols/pirates")
def test_pirates_come_and_are_paid() -> None:
    table = symbol(coast().goods(0, food=1, culture=1), "pirates")
    assert asked(table) == "pirate-ship", "the first is forced to the coast"
    assert units_at(table, "pirates", "E3") == {"ship": 1}
    assert set(table.asks[0].picks) == {Hex("E3"), Hex("F3"), Hex("F2")}
    do(table, Hex("F3"))
    assert set(table.asks[0].picks) == {
        Pay(1, 0, 0, 0, 0, 0, 0),
        Pay(0, 0, 0, 0, 0, 0, 1),
    }
    do(table, Pay(0, 0, 0, 0, 0, 0, 1))
    assert goods_of(table, 0) == {"food": 1}


@pytest.mark.rule("COC-22.16")
def test_pirates_may_share_a_hex_but_not_with_other_ships() -> None:
    scene = coast().units(0, "F3", ship=1).goods(0, food=0)
    table = do(symbol(scene, "pirates"), Hex("E3"))
    assert units_at(table, "pirates", "E3") == {"ship": 2}
    scene = Scene(expansion=True).goods(0, food=0)
    assert asked(symbol(scene, "pirates")) == "turn", "no water, no pirates"


@pytest.mark.rule("COC-22.17")
def test_pirates_are_taken_from_the_map_if_needed() -> None:
    scene = coast().land("F4 B4", "water").units("pirates", "F4", ship=2)
    scene.units("pirates", "B4", ship=1)
    table = symbol(scene, "pirates")
    assert table.asks[0].picks == [Recall("B4"), Recall("F4")]
    do(table, Recall("F4"), Hex("E3"))
    assert units_at(table, "pirates", "F4") == {"ship": 1}


@pytest.mark.rule("COC-22.17", "COC-22.16")
def test_a_hex_from_which_pirates_are_taken_is_free_for_them() -> None:
    """All water has ships; first pirates are removed, then there is a hex to place them on."""
    scene = Scene(expansion=True).land("E3 F3", "water").goods(0, food=0)
    scene.units("pirates", "E3", ship=1).units("pirates", "F3", ship=2)
    table = do(symbol(scene, "pirates"), Recall("E3"))
    assert units_at(table, "pirates", "E3") == {"ship": 2}
    assert units_at(table, "pirates", "F3") == {"ship": 2}


@pytest.mark.rule("COC-22.18")
def test_who_cannot_pay_pirates_has_an_unhappier_city() -> None:
    scene = coast().goods(0, food=0).knows(0, "myths").city(1, "F4").goods(1, food=0)
    table = do(symbol(scene, "pirates"), Hex("F3"))
    assert table.state.cities[scene.state.hex("D2")].mood == 1
    assert table.state.cities[scene.state.hex("F4")].mood == 0, "everybody next to pirates"


@pytest.mark.rule("COC-22.11")
@pytest.mark.content("civilization_advances/truce", "civilizations/celts")
def test_truce_lets_barbarians_settle_or_halt() -> None:
    scene = Scene(expansion=True).exhausted("E2").player(0, civilization_advances=["truce"])
    table = do(scene.turn(0), Use("truce"))
    assert units_at(table, "barbarians", "C2") == {"infantry": 1}
    do(table, Reinforce("C2", "infantry"))
    assert Use("truce") not in table.asks[0].picks
    assert table.state.turn.actions == 2
    scene = wild().units("barbarians", "D3", infantry=1).units("barbarians", "E3", infantry=1)
    scene.player(0, civilization_advances=["truce"], culture=1).no_units(0, "D2")
    table = do(symbol(scene, "barbarians_move"), Use("truce"))
    assert goods_of(table, 0) == {"food": 2}
    do(table, Halt("D3"), Halt("E3"))
    assert units_at(table, "barbarians", "D3") == {"infantry": 1}
    assert player(table, 0).cities == (0,)


@pytest.mark.rule("COC-22.12")
@pytest.mark.content("civilization_advances/tribal_system", "civilizations/huns")
def test_tribal_system_pays_for_the_direction_of_an_army() -> None:
    scene = wild().units("barbarians", "D3", infantry=1).no_units(0, "D2")
    scene.player(0, civilization_advances=["tribal_system"], gold=1, food=0)
    table = symbol(scene, "barbarians_move")
    assert set(table.asks[0].picks) == {
        March("D3", "D2"),
        Drive("D3", "C3"),
        Drive("D3", "E3"),
    }
    do(table, Drive("D3", "C3"))
    assert goods_of(table, 0) == {}
    assert units_at(table, "barbarians", "C3") == {"infantry": 1}
    scene = wild().units("barbarians", "D3", infantry=1).no_units(0, "D2")
    scene.player(0, civilization_advances=["tribal_system"], mood=1)
    table = symbol(scene, "barbarians_move")  # who cannot pay has the usual way alone
    assert units_at(table, "barbarians", "C3") == units_at(table, "barbarians", "E3") == {}


@pytest.mark.rule("COC-22.11")
@pytest.mark.content("leader_abilities/dictator", "leaders/sulla")
def test_the_dictator_decides_whether_barbarians_near_him_move() -> None:
    def scene() -> Scene:
        rome = wild().player(1, civilization="rome").land("D4", "plains")
        rome.leader(1, "sulla", "D4").no_units(0, "D2")
        return rome.units("barbarians", "D3", infantry=1)

    table = symbol(scene(), "barbarians_move")
    assert (table.asks[0].seat, asked(table)) == (1, "allow-march")
    do(table, ForbidMarch())
    assert units_at(table, "barbarians", "D3") == {"infantry": 1}
    table = do(symbol(scene(), "barbarians_move"), AllowMarch())
    assert units_at(table, "barbarians", "D2") == {"infantry": 1}


@pytest.mark.content("leader_abilities/dictator", "leaders/sulla")
def test_the_dictator_decides_about_mercenaries_too() -> None:
    """Before they are paid: an army that may not move is not hired."""

    def played() -> Table:
        scene = wild().land("D4 D5", "plains").units("barbarians", "D3", infantry=1)
        scene.player(1, civilization="rome").leader(1, "sulla", "D5")
        scene.player(0, actions=["action_13"], food=0, culture=1)
        return do(scene.turn(0), PlayCard("action_13"))

    table = played()
    assert (table.asks[0].seat, asked(table)) == (1, "allow-march")
    do(table, ForbidMarch())
    assert units_at(table, "barbarians", "D3") == {"infantry": 1}
    assert (asked(table), goods_of(table, 0)) == ("turn", {"culture": 1})
    table = do(played(), AllowMarch(), Hex("C3"))
    assert units_at(table, "barbarians", "C3") == {"infantry": 1}
    assert goods_of(table, 0) == {}


@pytest.mark.content("leader_abilities/dictator", "civilization_advances/tribal_system")
def test_who_may_not_drive_an_army_does_not_pay_for_it() -> None:
    scene = wild().player(1, civilization="rome").land("D4", "plains").leader(1, "sulla", "D4")
    scene.units("barbarians", "D3", infantry=1).no_units(0, "D2")
    scene.player(0, civilization_advances=["tribal_system"], gold=1, food=0)
    table = do(symbol(scene, "barbarians_move"), Drive("D3", "C3"), ForbidMarch())
    assert units_at(table, "barbarians", "D3") == {"infantry": 1}
    assert goods_of(table, 0) == {"gold": 1}


@pytest.mark.rule("COC-18.15")
@pytest.mark.content("leader_abilities/dictator", "leaders/sulla")
def test_the_dictators_city_cannot_be_influenced() -> None:
    scene = wild().player(1, civilization="rome").city(1, "D3", "temple")
    assert Influence("D3") in scene.turn(0).asks[0].picks
    scene.leader(1, "sulla", "D3")
    assert refused(scene.turn(0), Influence("D3")) == "COC-18.15"


def test_choices_may_be_declined() -> None:
    """Halting is offered only while it can be paid."""
    scene = wild().units("barbarians", "D3", infantry=1).no_units(0, "D2")
    scene.player(0, civilization_advances=["truce"], culture=0)
    table = symbol(scene, "barbarians_move")
    assert units_at(table, "barbarians", "D2") == {"infantry": 1}
