"""Whoever misses something is told why it is not offered, with the clause."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.cards.wanting import WANTING
from civitas.titles.clash_of_cultures.cities.cities import TOO_FEW_CITIES
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS, WONDERS
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, PlayObjective, RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import (
    Build,
    Collect,
    Construct,
    PortAt,
    Raze,
    Take,
)
from civitas.titles.clash_of_cultures.picks.common import Advance, City, Hex, Pass, Use
from civitas.titles.clash_of_cultures.picks.events import March, Recall, Reinforce
from civitas.titles.clash_of_cultures.picks.moves import Command, From
from civitas.titles.clash_of_cultures.picks.people import Cheer, Enlist, Lead, Recruit
from civitas.titles.clash_of_cultures.picks.trade import (
    Accept,
    Deal,
    Give,
    GiveCard,
    Propose,
    Want,
    WantCard,
)
from civitas.titles.clash_of_cultures.scene import Scene
from tests.titles.clash_of_cultures.fights import plains
from tests.titles.clash_of_cultures.helpers import asked, do

ENGLISH = words_for(META, "en")


def told(table: Table, pick: Pick, seat: int | None = None) -> tuple[str, str]:
    """The reason, and its clause."""
    assert pick not in table.asks[0].picks, f"{pick} is offered"
    reason = table.why_not(pick, seat)
    assert reason is not None
    return reason.message, reason.clause


# ---------------------------------------------------------------- Collect


@pytest.mark.rule("COC-9.1", "COC-9.4")
def test_a_hex_that_is_barred_in_a_collect_says_why() -> None:
    scene = Scene().land("D3 C3 E3 D4", "plains").exhausted("D3")
    scene.city(0, "C3").units("barbarians", "E3", infantry=1)
    table = do(scene.turn(0), Collect("D2"))
    assert told(table, Take("D3", "food")) == ("exhausted", "COC-9.4")
    assert told(table, Take("C3", "food")) == ("city-there", "COC-9.4")
    assert told(table, Take("E3", "food")) == ("enemy-there", "COC-9.4")
    assert told(table, Take("D4", "food")) == ("collect-too-far", "COC-9.1")
    table = do(Scene().turn(0), Collect("D2"))
    assert told(table, Take("D3", "food")) == ("not-revealed", "COC-9.4")


@pytest.mark.rule("COC-9.3")
def test_land_that_yields_nothing_or_something_else() -> None:
    table = do(Scene().turn(0), Collect("D2"))
    assert told(table, Take("D1", "food")) == ("collect-no-yield", "COC-9.3")
    assert told(table, Take("E2", "wood")) == ("collect-other-yield", "COC-9.3")


@pytest.mark.rule("COC-9.2", "COC-9.5")
def test_what_was_chosen_stands_in_the_way() -> None:
    scene = Scene().land("D3 C3", "water").player(0, food=0, advances=["fishing"])
    table = do(scene.turn(0), Collect("D2"), Take("D3", "food"))
    assert told(table, Take("D3", "food")) == ("collect-chosen", "COC-9.2")
    assert told(table, Take("C3", "food")) == ("collect-one-water", "COC-9.5")


@pytest.mark.rule("COC-9.2")
def test_a_city_that_could_count_as_larger_has_enough_for_now() -> None:
    scene = Scene(expansion=True).city(0, "D2", mood="neutral")
    scene.player(0, civilization="greece", civilization_advances=["stadiums"], mood=1)
    table = do(scene.turn(0), Collect("D2"), Take("E2", "ore"))
    assert Use("stadiums") in table.asks[0].picks
    assert told(table, Take("C2", "wood")) == ("collect-enough", "COC-9.2")


@pytest.mark.rule("COC-9.7")
def test_pirates_bar_the_water() -> None:
    scene = Scene(expansion=True).land("D3 C3 D4", "water").player(0, advances=["fishing"])
    table = do(scene.units("pirates", "D4", ship=1).turn(0), Collect("D2"))
    assert told(table, Take("D3", "food")) == ("collect-pirates", "COC-9.7")
    table = do(scene.units("pirates", "C3", ship=1).turn(0), Collect("D2"))
    assert told(table, Take("C3", "food")) == ("collect-pirates", "COC-9.7")


@pytest.mark.rule("COC-9.8")
def test_husbandry_has_reached_far_enough() -> None:
    scene = Scene().land("D3 D4 C3 C4", "forest").player(0, advances=["husbandry"])
    table = do(scene.turn(0), Collect("D2"), Take("D4", "wood"))
    assert told(table, Take("C4", "wood")) == ("collect-afar", "COC-9.8")


# ---------------------------------------------------------------- other actions


@pytest.mark.rule("COC-17.1", "COC-17.3")
def test_steps_that_are_named_count_in_an_increase_of_happiness() -> None:
    scene = Scene().city(0, "D2", mood="neutral").city(0, "C3", mood="angry").goods(0, mood=2)
    table = do(scene.turn(0), Cheer("D2"))
    assert asked(table) == "cheer"
    assert told(table, Cheer("D2")) == ("city-happy", "COC-17.3")
    scene = Scene().city(0, "D2", mood="neutral").city(0, "C3", "temple", mood="neutral")
    table = do(scene.city(0, "E3").goods(0, mood=2).turn(0), Cheer("D2"))
    assert told(table, Cheer("C3")) == ("unpayable", "COC-17.1")


@pytest.mark.rule("COC-0.9", "COC-0.10")
def test_an_ability_was_used_or_cannot_be_paid() -> None:
    scene = Scene().player(0, mood=0, advances=["voting"])
    assert told(scene.turn(0), Use("voting")) == ("unpayable", "COC-0.10")
    table = do(Scene().player(0, mood=3, advances=["taxes"]).turn(0), Use("taxes"))
    while asked(table) != "turn":
        table.pick(table.asks[0].picks[0])
    assert told(table, Use("taxes")) == ("ability-used", "COC-0.9")


@pytest.mark.rule("COC-11.1", "COC-11.12", "COC-11.14")
def test_who_is_not_to_be_recruited() -> None:
    table = do(Scene().goods(0, food=3, ore=1).turn(0), Recruit("D2"), Enlist("settler"))
    assert told(table, Enlist("settler")) == ("unpayable", "COC-11.1")
    assert told(table, Enlist("ship")) == ("unit-building", "COC-11.3")
    scene = Scene(expansion=True).player(0, civilization="rome", leaders=["sulla", "augustus"])
    table = scene.turn(0)
    assert told(table, Lead("caesar")) == ("leader-gone", "COC-11.14")


@pytest.mark.rule("COC-3.7")
def test_in_the_middle_of_an_action_there_is_no_command() -> None:
    table = do(Scene().turn(0), Collect("D2"))
    assert told(table, Command()) == ("not-now", "COC-3.7")


@pytest.mark.rule("COC-7.1")
def test_a_copy_of_the_table_knows_what_cannot_be_paid() -> None:
    table = Scene().player(0, food=1).turn(0)
    assert table.asks[0].picks, "they are listed, and the copy has them from here"
    assert told(table.fork(), Advance("fishing")) == ("unpayable", "COC-7.1")
    assert told(table, Advance("fishing")) == ("unpayable", "COC-7.1")


# ---------------------------------------------------------------- what is missing


def why(table: Table, pick: Pick, seat: int | None = None) -> str:
    """The reason as somebody reads it."""
    assert pick not in table.asks[0].picks, f"{pick} is offered"
    reason = table.why_not(pick, seat)
    assert reason is not None
    return ENGLISH.reason(reason)


@pytest.mark.rule("COC-7.1", "COC-7.2", "COC-7.3")
def test_an_advance_names_what_it_takes() -> None:
    table = Scene().player(0, food=1, advances=["writing"]).turn(0)
    assert "Fishing" in why(table, Advance("navigation"))
    assert "Philosophy" in why(table, Advance("voting"))
    assert "2 food" in why(table, Advance("philosophy"))


@pytest.mark.rule("COC-10.1", "COC-10.3", "COC-6.4")
def test_a_building_names_what_it_takes() -> None:
    """A city of size 1 beside no other one may grow no larger, whatever is in store."""
    scene = Scene().player(0, food=0, wood=1, ore=1, advances=["myths"])
    assert why(scene.turn(0), Construct("D2")) == ENGLISH.reason(TOO_FEW_CITIES)
    table = scene.city(0, "C3").turn(0)
    assert "1 food, 1 wood, 1 ore" in why(table, Construct("D2"))
    assert "Writing" in why(table, Build("academy"))
    assert Construct in dict(table.why_none(0))
    assert dict(table.why_none(0))[Construct].params["wood"] == 1


@pytest.mark.rule("COC-10.3")
def test_who_has_unlocked_no_building_reads_so() -> None:
    table = Scene().city(0, "C3").goods(0, food=2, wood=2, ore=2).turn(0)
    assert told(table, Construct("D2")) == ("no-building-known", "COC-10.3")


@pytest.mark.rule("COC-11.3", "COC-9.3", "COC-24.3", "COC-24.4", "COC-19.3", "COC-17.1")
def test_what_is_missing_is_named() -> None:
    table = do(Scene().goods(0, food=2, ore=1).turn(0), Recruit("D2"))
    assert "Port" in why(table, Enlist("ship"))
    table = do(Scene().land("D3", "barren").turn(0), Collect("D2"))
    assert "Irrigation" in why(table, Take("D3", "food"))
    scene = Scene().player(0, wonders=["great_pyramid"], advances=["engineering"])
    wonder = next(wonder for wonder in WONDERS if wonder.id == "great_pyramid")
    needed = ENGLISH.thing(wonder.required_advance)
    assert needed in why(scene.turn(0), RaiseWonder("D2", "great_pyramid"))
    scene.city(0, "C3").player(0, advances=["engineering", wonder.required_advance])
    culture = f"{wonder.cost['culture']} culture"
    assert culture in why(scene.turn(0), RaiseWonder("D2", "great_pyramid"))
    table = Scene().player(0, mood=0).city(0, "D2", "temple", mood="neutral").turn(0)
    assert "2 mood" in why(table, Cheer("D2"))


@pytest.mark.rule("COC-19.3")
def test_a_card_in_hand_names_what_it_wants() -> None:
    hand = {half.action: half.id for half in ACTION_CARDS}
    table = Scene().player(0, food=2, culture=2, actions=hand.values()).turn(0)
    for half, card in hand.items():
        if PlayCard(card) in table.asks[0].picks:
            continue
        message, clause = told(table, PlayCard(card))
        assert message.startswith("idle-"), half
        assert clause == "COC-19.3"
    assert "academy" in why(table, PlayCard(hand["ideas"]))
    assert "two advances" in why(table, PlayCard(hand["synergies"]))
    assert WANTING.keys() == {half for half in hand if half not in ("leadership", "quick_advance")}


# ---------------------------------------------------------------- in whoever's turn


@pytest.mark.rule("COC-25.6")
def test_only_small_cities_of_ones_own_are_razed() -> None:
    scene = Scene().city(0, "C3", "temple").city(1, "E3")
    table = scene.at(Step("status.raze", 0))
    assert asked(table) == "raze"
    assert told(table, Raze("C3")) == ("raze-size", "COC-25.6")
    assert told(table, Raze("E3")) == ("not-your-city", "COC-6.1")


@pytest.mark.rule("COC-25.4", "COC-7.2")
def test_a_free_advance_in_the_status_phase() -> None:
    table = Scene().at(Step("status.advance", 1, (1,)))
    assert (asked(table), table.asks[0].seat, table.state.seat) == ("free-advance", 1, 0)
    assert told(table, Advance("navigation"), 1) == ("top-first", "COC-7.2")
    assert told(table, Advance("farming"), 1) == ("advance-owned", "COC-7.1")


@pytest.mark.rule("COC-22.7", "COC-22.17", "COC-10.4")
def test_barbarians_pirates_and_ports_have_their_places() -> None:
    scene = Scene(expansion=True).city("barbarians", "C3").units("barbarians", "C3", infantry=4)
    table = scene.turn(0)
    assert told(table, Reinforce("C3", "infantry")) == ("barbarians-full", "COC-22.7")
    assert told(table, Reinforce("D2", "infantry")) == ("no-barbarian-city", "COC-22.7")
    assert told(table, Recall("D2")) == ("no-pirates", "COC-22.17")
    assert told(table, PortAt("D2")) == ("port-place", "COC-10.4")
    assert told(table, City("E2")) == ("no-city", "COC-6.1")


@pytest.mark.rule("COC-22.2", "COC-22.4", "COC-22.11", "COC-22.16")
def test_where_an_event_does_not_reach() -> None:
    scene = Scene(expansion=True).land("C3 C4 D3 D4 E3 E4", "plains").land("F3 F4", "water")
    scene.units("barbarians", "C4", infantry=1)
    table = scene.at(Step("barbarians.settle", 0))
    assert told(table, Hex("D3")) == ("barbarian-site", "COC-22.4")
    table = scene.at(Step("pirates.come", 0))
    assert told(table, Hex("D3")) == ("pirate-place", "COC-22.16")
    table = scene.at(Step("barbarians.march", 0, ((scene.hex("C4"),), 0)))
    assert told(table, March("C4", "D4")) == ("barbarian-march", "COC-22.11")
    exhausting = next(event.id for event in EVENTS if event.symbol == "exhausted_land")
    table = scene.event(exhausting)
    assert told(table, Hex("E4")) == ("exhaust-place", "COC-22.2")


@pytest.mark.rule("COC-19.1")
def test_where_mercenaries_and_explorers_do_not_reach() -> None:
    scene = Scene().land("C3 C4 C5 D3 D4 E3 E4 E5", "plains").player(0, actions=["action_13"])
    scene.goods(0, food=1, culture=2).units("barbarians", "C4", infantry=1)
    table = do(scene.units("barbarians", "E4", infantry=1).turn(0), PlayCard("action_13"))
    assert told(table, Hex("D4")) == ("mercenaries-reach", "COC-19.1")
    table = do(table, Hex("C4"))
    while asked(table) != "march-to":
        table.pick(table.asks[0].picks[0])
    assert told(table, Hex("E3")) == ("mercenaries-way", "COC-19.1")
    scene = Scene().player(0, actions=["action_21"], culture=1)
    table = do(scene.turn(0), PlayCard("action_21"))
    assert told(table, Hex("D2")) == ("explorer-area", "COC-19.1")


@pytest.mark.rule("COC-5.4", "COC-5.8")
def test_what_cannot_be_added_to_an_offer() -> None:
    scene = Scene().goods(0, food=0, wood=1).player(0, actions=["action_01"])
    scene.goods(1, ore=1).player(1, actions=["action_02"], objectives=["objective_01"])
    table = do(scene.turn(0), Deal(), Give("wood"), GiveCard("action_01"), WantCard("deck-action"))
    assert told(table, Give("wood")) == ("offer-no-more", "COC-5.4")
    assert told(table, Want("gold")) == ("offer-no-more", "COC-5.4")
    assert told(table, WantCard("deck-action")) == ("offer-no-more", "COC-5.4")
    assert told(table, GiveCard("action_01")) == ("card-offered", "COC-5.4")
    do(table, Propose(), Accept())
    assert asked(table) == "hand-over"
    assert told(table, GiveCard("objective_01"), 1) == ("other-deck", "COC-5.3")


@pytest.mark.rule("COC-20.1")
def test_an_objective_whose_condition_is_not_met() -> None:
    table = Scene().player(0, objectives=["objective_01"]).turn(0)
    missed = PlayObjective("objective_01", "objective-terror_regime")
    assert told(table, missed) == ("objective-unfulfilled", "COC-20.1")


@pytest.mark.rule("COC-19.2")
def test_who_holds_no_teach_us_is_told_that_other_cards_have_to_wait() -> None:
    """It is asked all the same, so that nobody learns what is in a hand."""
    scene = plains().player(0, actions=["action_28"], culture=1).knows(1, "fishing")
    scene.city(1, "D3").units(0, "D3", infantry=1)
    table = do(scene.battle(0, 1, "D3", "C3"), Pass())
    assert table.asks[0].picks == [Pass()]
    sentence = "You have captured a city: whoever holds Teach Us! may play it now."
    assert ENGLISH.ask(table.asks[0]) == sentence
    assert dict(table.why_none(0))[PlayCard("action_28")].clause == "COC-3.7"


# ---------------------------------------------------------------- Command


@pytest.mark.rule("COC-12.1", "COC-12.5")
def test_in_a_command_units_that_stay_say_why_without_being_pointed_at() -> None:
    scene = Scene().land("D3", "plains").city(0, "D3")
    scene.no_units(0, "D2").units(0, "D2", settler=1).units(0, "D3", infantry=1)
    table = do(scene.turn(0), Command())
    assert From("D2") in table.asks[0].picks
    reasons = {what: reason.clause for what, reason in table.why_none(0)}
    assert reasons[From("D3")] == "COC-12.5"
    assert From("D2") not in reasons


@pytest.mark.rule("COC-20.1", "COC-20.3")
def test_each_half_of_an_objective_in_hand_says_why_it_cannot_be_played() -> None:
    scene = Scene().player(0, objectives=["objective_01"])
    table = scene.at(Step("objectives.status", 0))
    reasons = dict(table.why_none(0))
    halves = [what for what in reasons if isinstance(what, PlayObjective)]
    assert len(halves) == 2
    assert {reasons[half].clause for half in halves} == {"COC-20.1"}
