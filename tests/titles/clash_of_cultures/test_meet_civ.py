"""Where civilizations, leaders, wonders and objectives meet each other and the rules."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import Collect, Take
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    City,
    Done,
    Hex,
    Pass,
    Pay,
    PayWith,
    Use,
)
from civitas.titles.clash_of_cultures.picks.events import TakeShown
from civitas.titles.clash_of_cultures.picks.moves import By, Command, Convert, From, Join, To
from civitas.titles.clash_of_cultures.picks.people import Exchange, Influence, Recruit
from civitas.titles.clash_of_cultures.picks.trade import ChangeRoutes, Route
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    actions_left,
    buildings_of,
    goods_of,
    hand_of,
    mood_of,
    owner_of,
    points_of,
    supply_of,
    units_at,
)
from tests.titles.clash_of_cultures.feats import BEST, WORST
from tests.titles.clash_of_cultures.fights import march, plains
from tests.titles.clash_of_cultures.helpers import asked, do, refused
from tests.titles.clash_of_cultures.triumphs import comes_to, played

MOOD, CULTURE = Pay(0, 0, 0, 0, 0, 1, 0), Pay(0, 0, 0, 0, 0, 0, 1)


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


# ---------------------------------------------------------------- wonders


@pytest.mark.rule("COC-24.1", "COC-24.4", "COC-3.7", "COC-11.16")
def test_qin_takes_the_wall_from_a_hand_and_builds_it_after_his_last_action() -> None:
    """Whoever held the card draws another, and may take the one that lies face up."""
    scene = plains(expansion=True).leader(0, "qin_shi_huang", "D2").city(0, "C3")
    scene.player(0, advances=["storage", "siegecraft"], food=5, wood=2, ore=7, culture=3)
    scene.player(1, wonders=["great_wall"]).shown_wonder("great_pyramid")
    table = do(scene.turn(0, actions=1), Advance("engineering"))
    assert (asked(table), table.asks[0].seat) == ("shown-wonder", 1)
    do(table, TakeShown("great_pyramid"))
    assert hand_of(table, 1) == ["great_pyramid"]
    assert actions_left(table) == 0
    do(table, RaiseWonder("D2", "great_wall"))
    assert goods_of(table, 0) == {}
    assert Use("great_wall") not in table.asks[0].picks


@pytest.mark.rule("COC-24.12", "COC-15.4", "COC-19.2", "COC-23.4")
def test_a_hero_of_the_great_wall() -> None:
    """Barbarians who die at the wall are a battle won in the own turn: the card may be played."""
    scene = plains(expansion=True).city(0, "D2", mood="happy", wonders=["great_wall"])
    scene.city(0, "E5", mood="angry").player(0, actions=["action_05"], mood=1)
    scene.units("barbarians", "D3", infantry=1, elephant=1).no_deck("wonder")
    table = scene.event("envoy_meeting")
    assert units_at(table, "barbarians", "D2") == units_at(table, "barbarians", "D3") == {}
    assert goods_of(table, 0) == {"food": 2, "ideas": 1, "gold": 1, "mood": 1, "culture": 1}
    do(table, PlayCard("action_05"), City("E5"))
    assert mood_of(table, "E5") == "happy"
    assert actions_left(table) == 3


@pytest.mark.rule("COC-24.8", "COC-26.25", "COC-24.2")
def test_borrowed_engineering_builds_a_wonder_and_draws_none() -> None:
    scene = plains().city(0, "D2", mood="happy", wonders=["great_library"]).city(0, "C3")
    scene.city(0, "E3").player(0, advances=["storage", "myths", "rituals"])
    scene.player(0, wonders=["great_pyramid"], food=2, wood=3, ore=6, gold=1, culture=5)
    table = do(scene.turn(0), Use("great_library"), Advance("engineering"))
    assert hand_of(table, 0) == ["great_pyramid"]
    do(table, RaiseWonder("D2", "great_pyramid"))
    assert goods_of(table, 0) == {}
    assert points_of(table, 0) == 3 + 5 * 0.5 + 4 + 5


@pytest.mark.rule("COC-24.9", "COC-24.18", "COC-6.12")
def test_the_lighthouse_sends_a_ship_for_the_activation_after_its_construction() -> None:
    """The one that built it tires the city as usual; the next finds the wonder there."""
    scene = plains().land("C3 D3", "water").city(0, "E3").city(0, "E4").knows(0, "storage")
    scene.city(0, "D2", "port", mood="happy", port="D3", activations=1)
    scene.player(0, advances=["engineering", "cartography"], wonders=["great_lighthouse"])
    scene.goods(0, food=3, wood=5, ore=4, culture=5).units(1, "C3", ship=1)
    table = do(scene.turn(0), RaiseWonder("D2", "great_lighthouse"))
    assert asked(table) == "turn"
    assert units_at(table, 0, "D3") == {}
    assert mood_of(table, "D2") == "neutral"
    assert actions_left(table) == 2
    do(table, Collect("D2"), Done(), Use("great_lighthouse"))
    assert units_at(table, 0, "D3") == {"ship": 1}


@pytest.mark.rule("COC-24.6", "COC-24.4", "COC-17.5")
def test_the_arena_pays_for_sports_and_in_a_battle_but_not_for_itself() -> None:
    scene = plains().city(0, "C3", mood="neutral").knows(0, "storage", "engineering", "sports")
    scene.player(0, advances=["tactics"], wonders=["great_arena"], food=3, wood=4, ore=5)
    scene.goods(0, culture=4, mood=3).units(0, "C3", infantry=1).units(1, "C4", infantry=1)
    assert refused(scene.turn(0), RaiseWonder("D2", "great_arena")) == "COC-24.4"
    table = do(scene.goods(0, culture=6).rolls(8, 3).turn(0), RaiseWonder("D2", "great_arena"))
    march(do(table, Use("sports"), MOOD), "C3", "C4", "infantry")
    do(table, Use("great_arena"), CULTURE)
    assert units_at(table, 0, "C4") == {"infantry": 1}, "4 and 1 more are a hit"
    assert goods_of(table, 0) == {"mood": 2}


@pytest.mark.rule("COC-24.10", "COC-21.2")
def test_the_mausoleum_brings_an_event_back_and_buries_it() -> None:
    scene = plains().city(0, "D2", mood="happy", wonders=["great_mausoleum"])
    scene.discard("event", "flood", "fantastic_year_self").player(0, counter=1, food=2)
    table = do(scene.turn(0), Advance("storage"), Use("great_mausoleum"))
    while asked(table) != "turn":  # where barbarians appear
        table.pick(table.asks[0].picks[0])
    pile = [EVENTS[card].id for card in table.state.event_discard]
    assert pile == ["fantastic_year_self", "flood"]
    assert goods_of(table, 0)["food"] == 3


# ---------------------------------------------------------------- objectives after a battle


def landing(*cards: str) -> Scene:
    """Infantry aboard on D3, a city of seat 1 with one defender on D4 and another on E5."""
    scene = plains(expansion=True).land("D3", "water").knows(0, "tactics")
    scene.units(0, "D3", ship=1, infantry=2).city(1, "D4").city(1, "E5").units(1, "D4", infantry=1)
    return scene.player(0, objectives=cards)


@pytest.mark.rule("COC-20.4", "COC-20.5", "COC-16.12")
def test_a_landing_serves_one_card_of_two_after_the_settler_has_fled() -> None:
    scene = landing("objective_10", "objective_20").rolls(BEST, BEST, WORST)
    table = march(scene.turn(0), "D3", "D4", "infantry", "infantry")
    assert (asked(table), table.asks[0].seat) == ("fleeing-settler", 1)
    do(table, City("E5"))
    first, second = (played("naval_assault", card) for card in ("objective_10", "objective_20"))
    assert {first, second} < set(table.asks[0].picks)
    do(table, second)
    assert first not in table.asks[0].picks
    assert points_of(table, 0) == 2 + 3 * 0.5 + 2


@pytest.mark.rule("COC-20.4")
def test_who_throws_a_landing_back_into_the_sea_has_assaulted_nobody() -> None:
    scene = landing().player(1, objectives=["objective_10"]).rolls(WORST, BEST)
    table = march(scene.turn(0), "D3", "D4", "infantry")
    assert units_at(table, 0, "D4") == {}
    assert not comes_to(table, played("naval_assault", "objective_10"), seat=1)


@pytest.mark.rule("COC-20.7", "COC-20.9", "COC-20.5")
def test_one_battle_serves_three_names_each_of_them_once() -> None:
    """Three defenders of a city die; so it was a great battle of a warlord and conqueror."""
    cards = {"conqueror": ("objective_02", "objective_08"), "general": ("objective_05",)}
    cards["great_battle"] = ("objective_06", "objective_19")
    scene = plains(expansion=True).city(1, "D3").units(1, "D3", infantry=3)
    scene.units(0, "D3", infantry=4).rolls(*[BEST] * 4, *[WORST] * 3)
    scene.player(0, objectives=[card for held in cards.values() for card in held])
    table = scene.battle(0, 1, "D3", "C3")
    for name, held in cards.items():
        assert comes_to(table, played(name, held[0]))
        do(table, played(name, held[0]))
        assert not any(played(name, card) in table.asks[0].picks for card in held)
    assert points_of(table, 0) == 2 + 2 * 0.5 + 3 * 2


# ---------------------------------------------------------------- Rome, Greece, Vikings


@pytest.mark.rule("COC-7.11", "COC-16.8", "COC-15.4")
def test_the_first_government_makes_a_province_of_what_is_captured_next() -> None:
    scene = plains(expansion=True).player(0, civilization="rome", food=2, culture=1)
    scene.knows(0, "writing", "philosophy", "tactics").units(0, "D2", infantry=1).city(1, "D3")
    table = do(scene.turn(0), Advance("voting"))
    do(march(table, "D2", "D3", "infantry"), Pass(), Use("provinces"))
    assert (owner_of(table, "D3"), mood_of(table, "D3")) == (0, "happy")
    assert goods_of(table, 0) == {"gold": 1}


@pytest.mark.rule("COC-12.8", "COC-12.15", "COC-1.7")
def test_a_whole_army_and_its_settlers_take_a_roman_road() -> None:
    scene = of("rome", "roman_roads").knows(0, "tactics", "roads").city(0, "D6", mood="neutral")
    scene.land("D6", "plains").goods(0, food=1, ore=1).units(0, "D2", infantry=4, settler=1)
    table = do(scene.turn(0), Command(), From("D2"), *[Join("infantry")] * 4)
    do(table, Join("settler"), Join("settler"), By("D6", "roads"))
    assert units_at(table, 0, "D6") == {"infantry": 4, "settler": 2}
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-11.8", "COC-6.12", "COC-6.13")
def test_spartans_of_a_city_state_are_drafted_for_culture() -> None:
    """The city that helps has been at work before, so it tires instead; the angry one may not."""
    scene = of("greece", "spartans", "city_states").knows(0, "draft").goods(0, food=0, culture=1)
    scene.city(0, "D2", "market", mood="happy", activations=1).city(0, "C4", "academy", "temple")
    scene.city(0, "C4", mood="angry", activations=1, spent=True)
    scene.city(0, "E4", "market", mood="happy", activations=4)
    table = do(scene.turn(0), Recruit("D2"))
    assert set(table.asks[0].picks) == {City("E4"), Pass()}
    do(table, City("E4"))
    assert [mood_of(table, place) for place in ("D2", "E4", "C4")] == ["happy", "neutral", "angry"]
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-18.17", "COC-18.4")
def test_a_hellenized_city_is_won_from_within_while_the_own_ones_are_under_influence() -> None:
    """At range 0 of itself, for 2 mood: the own cities could aim at nothing but themselves."""
    scene = of("greece", "hellenization").knows(0, "arts").goods(0, food=0, mood=2)
    scene.city(0, "D2", colours={"market": 1}).city(1, "D5", "temple", colours={"academy": 0})
    table = do(scene.rolls(BEST).turn(0), Use("hellenization"), Influence("D5"))
    assert buildings_of(table, "D5") == {"temple": 0, "academy": 0}
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-26.11", "COC-10.8", "COC-26.13")
def test_the_ship_beside_a_city_raids_while_the_settler_aboard_trades_with_another() -> None:
    scene = of("vikings", "raids").knows(0, "trade_routes").land("D4", "water")
    scene.units(0, "D4", ship=1, settler=1).no_units(0, "D2").goods(0, food=0)
    scene.city(1, "D5", "market").city(1, "C5", "market").goods(1, food=1, ore=1)
    table = do(scene.turn_start(0), ChangeRoutes(), Route("ship", "D4", "D5"))
    do(table, Route("settler", "D4", "C5"))
    assert (asked(table), table.asks[0].seat) == ("raided", 1)
    assert set(table.asks[0].picks) == {PayWith("food"), PayWith("ore"), PayWith("gold")}
    do(table, PayWith("ore"))
    assert goods_of(table, 1) == {"food": 1, "gold": 1}, "two markets used bring one gold"
    assert goods_of(table, 0) == {"food": 2}


@pytest.mark.rule("COC-12.5", "COC-13.11", "COC-0.12")
def test_eriks_people_land_and_fight_even_without_tactics() -> None:
    """The leader unloads them, no move does; all of them go, and the settler follows its army."""
    scene = plains(expansion=True).land("D3", "water").leader(0, "erik", "D3")
    scene.units(0, "D3", ship=2, infantry=1, settler=1).units(1, "D4", infantry=1)
    table = do(scene.rolls(BEST, BEST, WORST).turn(0), Use("new_colonies"), Hex("D4"))
    assert units_at(table, 0, "D4") == {"infantry": 1, "leader": 1, "settler": 1}
    assert units_at(table, 0, "D3") == {"ship": 2}
    assert actions_left(table) == 3


@pytest.mark.rule("COC-12.10", "COC-12.9", "COC-13.2")
def test_longships_fight_twice_in_a_turn_but_not_in_one_command() -> None:
    scene = of("vikings", "longships").land("C3 D3 E3", "water").units(0, "C3", ship=3)
    scene.units(1, "D3", ship=1).units(1, "E3", ship=1).rolls(*[BEST] * 3, BEST, *[BEST] * 2, WORST)
    table = march(scene.turn(0), "C3", "D3", *["ship"] * 3)
    assert units_at(table, 0, "D3") == {"ship": 2}
    assert refused(table, From("D3")) == "COC-12.2"
    do(table, Done(), Command(), From("D3"), Join("ship", fought=1), To("E3"))
    assert units_at(table, 0, "E3") == {"ship": 2}


@pytest.mark.rule("COC-13.8", "COC-12.2", "COC-1.7")
def test_a_settler_becomes_a_ship_and_ashore_again_what_is_wanted() -> None:
    """The others are carried, and land with it; each way is a Command of its own."""
    scene = of("vikings", "ship_construction").knows(0, "tactics").land("D3", "water")
    scene.units(0, "D2", infantry=1, settler=1).units(1, "E5", infantry=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Join("settler"))
    do(table, Join("settler"), By("D3", "ship_construction"), Convert("settler", "ship"), Done())
    assert units_at(table, 0, "D3") == {"infantry": 1, "settler": 1, "ship": 1}
    assert asked(table) == "turn", "whoever became a ship has moved, and so have those aboard"
    do(table, Command(), From("D3"), Join("ship"), By("D4", "ship_construction"))
    do(table, Convert("ship", "infantry"))
    assert units_at(table, 0, "D4") == {"infantry": 2, "settler": 1}
    assert supply_of(table, 0)["ship"] == 4
