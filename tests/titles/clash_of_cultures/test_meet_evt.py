"""Where cards and events meet other rules: situations in which several of them speak at once."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.battles import LoseUnit, Tactics
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, PlayObjective
from civitas.titles.clash_of_cultures.picks.cities import Build, Collect, Construct, Take
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    City,
    Done,
    Gain,
    Hex,
    Pass,
    Pay,
    Use,
)
from civitas.titles.clash_of_cultures.picks.events import (
    BuildAt,
    Destine,
    ForbidMarch,
    March,
    Reinforce,
    Ruin,
    Slay,
    TakePerson,
    TakeShown,
)
from civitas.titles.clash_of_cultures.picks.moves import From, To
from civitas.titles.clash_of_cultures.picks.trade import FormRoutes
from civitas.titles.clash_of_cultures.scene import (
    actions_left,
    advances_of,
    buildings_of,
    city_at,
    goods_of,
    hand_of,
    mood_of,
    owner_of,
    player,
    points_of,
    supply_of,
    units_at,
)
from tests.titles.clash_of_cultures.fights import march, plains, rolled
from tests.titles.clash_of_cultures.happenings import points
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

TWO_FOOD = Pay(2, 0, 0, 0, 0, 0, 0)
SIX, THREE, LOW = 11, 5, 3
"""Faces of the die: a 6 with infantry, a 3 with an elephant, a 2 with cavalry."""


# ------------------------------------------------------------------ events in a battle


@pytest.mark.rule("COC-15.8", "COC-21.10", "COC-15.30", "COC-15.4")
def test_who_gives_way_under_an_eclipse_leaves_the_point_to_the_attacker() -> None:
    """The battle ends in its first round without a roll; a hero may boast of it all the same."""
    scene = plains(expansion=True).lasting("solar_eclipse").city(1, "D3", "temple")
    scene.units(0, "C3", infantry=2).units(1, "D3", infantry=2)
    scene.player(0, advances=["tactics"], actions=["action_05"])
    scene.player(1, advances=["tactics", "fanaticism"], actions=["action_17"])
    table = march(scene.turn(0), "C3", "D3", "infantry", "infantry")
    do(table, Pass(), Tactics("action_17"), Hex("D4"))
    assert not rolled(table)
    do(table, Pass(), Use("fanaticism"))
    assert units_at(table, 1, "D4") == {"infantry": 2}
    assert units_at(table, 1, "D7") == {"settler": 1, "infantry": 1}, "a temple's city was lost"
    assert (points(table, 0), points(table, 1)) == (1, 0)
    assert table.view(0).board.lasting == ()
    assert (owner_of(table, "D3"), mood_of(table, "D3")) == (0, "angry")
    do(table, Done(), PlayCard("action_05"))
    assert mood_of(table, "D3") == "neutral"


@pytest.mark.rule("COC-21.10", "COC-4.7", "COC-15.30", "COC-16.7")
def test_a_trojan_horse_of_gold_against_fanatics_with_cards_in_hand() -> None:
    scene = plains(expansion=True).lasting("trojan_horse").city(1, "D3", "temple")
    scene.units(0, "C3", infantry=3).units(1, "D3", infantry=2).rolls(SIX, SIX, SIX, LOW, LOW)
    scene.player(0, gold=1, culture=1, food=0, advances=["tactics"])
    scene.player(1, advances=["tactics", "fanaticism"], actions=["action_06"])
    table = march(scene.turn(0), "C3", "D3", *["infantry"] * 3)
    do(table, Use("trojan_horse"), City("D7"), Use("fanaticism"))
    assert [roll.shares.get("tactics-high_morale") for roll in rolled(table)] == [None, None]
    assert rolled(table)[1].shares == {"fanaticism": 2}
    assert goods_of(table, 0) == {"gold": 2}, "a neutral city of size 2"
    assert points(table, 0) == 1
    assert hand_of(table, 1) == ["action_06"]
    assert units_at(table, 1, "D7") == {"settler": 2, "infantry": 1}


@pytest.mark.rule("COC-15.8", "COC-11.14", "COC-13.7")
def test_martyrs_on_either_side_may_be_the_leaders_themselves() -> None:
    """Each leader falls in a battle with another player, so each card is taken."""
    scene = plains(expansion=True).land("C3", "water").units(0, "C3", ship=1)
    scene.player(0, civilization="greece", advances=["tactics"], actions=["action_24"])
    scene.player(1, civilization="china", advances=["tactics"])
    scene.units(0, "C3", infantry=1).leader(0, "pericles", "C3")
    scene.units(1, "D3", infantry=1).leader(1, "wu_zetian", "D3").rolls(SIX, SIX)
    table = march(scene.turn(0), "C3", "D3", "infantry", "leader")
    do(table, Tactics("action_24"), LoseUnit("leader"), LoseUnit("leader"))
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {}
    assert points_of(table, 0) == 1 + 1.5 + 2
    assert points_of(table, 1) == 1 + 1.5 + 2


@pytest.mark.rule("COC-21.9", "COC-12.5")
def test_a_great_warlord_teaches_the_march_he_then_commands() -> None:
    """A 3 and his 2 are a hit; for the second battle of the same Command there is no more."""
    scene = plains(expansion=True).units(0, "C3", infantry=1).units(0, "E3", infantry=1)
    scene.units(1, "D3", infantry=1).units(1, "E4", infantry=1).rolls(THREE, LOW, THREE, LOW)
    table = do(
        scene.player(0, actions=["great_warlord"], food=0).turn(0), PlayCard("great_warlord")
    )
    do(table, Advance("tactics"), From("C3"), To("D3"), From("E3"), To("E4"))
    assert [roll.value for roll in rolled(table)] == [5, 2, 3, 2]
    assert goods_of(table, 0) == {"culture": 1}, "the bonus of Tactics"
    assert actions_left(table) == 2


# ------------------------------------------------------------------ events that build or ruin


@pytest.mark.rule("COC-21.10", "COC-21.7")
def test_no_card_and_no_person_builds_during_a_pestilence() -> None:
    scene = plains(expansion=True).lasting("pestilence").city(0, "C3")
    scene.player(0, ideas=2, food=1, wood=1, ore=1, culture=1)
    scene.knows(0, "myths", "engineering")
    scene.player(0, actions=["action_17", "great_engineer", "great_prophet"])
    table = scene.turn(0)
    assert refused(table, Construct("C3")) == "COC-21.10"
    assert PlayCard("action_17") not in offered(table, PlayCard)
    do(table, PlayCard("great_engineer"), Pass())
    assert asked(table) == "turn", "he finds nothing to build"
    do(table, Advance("sanitation"), Pay(0, 0, 0, 2, 0, 0, 0))
    assert table.view(0).board.lasting == ("pestilence",), "the other has none"
    do(table, PlayCard("great_prophet"), Pass(), BuildAt("C3", "temple"), Gain("mood"))
    assert buildings_of(table, "C3") == {"temple": 0}


@pytest.mark.rule("COC-26.24", "COC-21.9", "COC-10.5")
def test_a_great_prophet_brings_the_religion_that_pays_for_his_temple() -> None:
    scene = plains(expansion=True).city(0, "C3").goods(0, food=0, wood=1, ore=1)
    scene.player(0, advances=["myths", "rituals"], actions=["great_prophet"])
    table = do(scene.turn(0), PlayCard("great_prophet"), Advance("state_religion"))
    do(table, BuildAt("C3", "temple"), Gain("culture"))
    assert buildings_of(table, "C3") == {"temple": 0}
    assert "wood" not in goods_of(table, 0)
    city = city_at(table, "C3")
    assert city is not None
    assert city.activations == 0


@pytest.mark.rule("COC-21.9", "COC-26.25", "COC-7.11")
def test_a_great_engineer_brings_a_wonder_card_and_builds_another_thing() -> None:
    scene = plains(expansion=True).city(0, "C3", mood="happy").deck("wonder", "great_wall")
    scene.player(0, civilization="rome", advances=["tactics"], actions=["great_engineer"])
    scene.goods(0, food=1, wood=1, ore=1)
    table = do(scene.turn(0), PlayCard("great_engineer"), Advance("engineering"))
    assert hand_of(table, 0) == ["great_wall"]
    assert set(offered(table, BuildAt)) == {BuildAt("D2", "fortress"), BuildAt("C3", "fortress")}
    do(table, BuildAt("C3", "fortress"))
    assert buildings_of(table, "C3") == {"fortress": 0}
    assert actions_left(table) == 2
    assert player(table, 0).civilization_advances, "the aqueducts are linked to Engineering"


@pytest.mark.rule("COC-21.9", "COC-26.10", "COC-10.8")
def test_a_great_merchant_opens_the_routes_he_then_uses() -> None:
    """The angry city trades with nobody; the market of the other gains by the route."""
    scene = plains(expansion=True).city(1, "C4", mood="angry").city(1, "E4", "market")
    scene.units(0, "D3", settler=2).player(0, food=0, actions=["great_merchant"])
    scene.knows(0, "bartering", "currency").goods(1, food=0)
    table = do(scene.turn(0), PlayCard("great_merchant"), Advance("trade_routes"))
    do(table, FormRoutes(), Gain("gold"))
    assert goods_of(table, 0)["gold"] == 1
    assert goods_of(table, 1) == {"gold": 1}


@pytest.mark.rule("COC-21.13", "COC-24.11", "COC-27.3")
def test_a_volcano_pays_every_colour_and_leaves_the_pyramid_its_points() -> None:
    scene = plains(expansion=True).city(0, "C3").city(0, "E3").goods(0, food=0)
    scene.city(0, "D4", "fortress", colours={"temple": 1}, wonders=["great_pyramid"])
    scene.units(0, "D4", infantry=2, settler=2)
    table = do(scene.event("volcano"), City("D4"))
    assert city_at(table, "D4") is None
    assert units_at(table, 0, "D4") == {}
    assert (points(table, 0), points(table, 1)) == (4, 2)
    assert supply_of(table, 0)["fortress"] == 4, "what is buried does not come back"
    assert supply_of(table, 1)["temple"] == 4
    assert points_of(table, 0) == 3 + 1 + 4 + 5


@pytest.mark.rule("COC-21.13", "COC-21.8")
def test_an_earthquake_asks_for_one_token_for_each_city_it_shook() -> None:
    """Two structures of D4 and a whole city fall; the foreign fortress pays its own colour."""
    scene = plains(expansion=True).city(0, "C3").city(0, "E3", mood="happy")
    scene.city(0, "D4", "temple", colours={"fortress": 1}, wonders=["great_gardens"])
    scene.player(0, mood=2, advances=["myths"])
    table = do(scene.event("earthquake"), Ruin("D4", "fortress"), Ruin("D4", "great_gardens"))
    do(table, Ruin("C3", "settlement"), Use("myths"))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"food": 2, "mood": 1}
    assert mood_of(table, "D4") == "neutral"
    assert city_at(table, "C3") is None
    assert (points(table, 0), points(table, 1)) == (2, 2)
    assert points_of(table, 0) == 3 + 1 + 1.5 + 2 + 4


# ------------------------------------------------------------------ events about government


@pytest.mark.rule("COC-25.9", "COC-25.10", "COC-4.4", "COC-25.14")
def test_a_revolution_toward_theocracy_costs_ideas_but_not_the_action_that_was_saved() -> None:
    scene = plains(expansion=True).units(0, "D2", infantry=2, elephant=1).goods(0, ideas=5)
    scene.player(0, civilization="rome", food=2, counter=1)
    scene.knows(0, "philosophy", "voting", "state_religion").deck("event", "revolution")
    table = do(scene.turn(0), Advance("storage"), TWO_FOOD, Slay("D2", "elephant"), Pass())
    assert actions_left(table) == 2, "a unit died for the action"
    assert "dogma" in advances_of(table, 0)
    assert "voting" not in advances_of(table, 0)
    assert goods_of(table, 0)["ideas"] == 2
    assert goods_of(table, 0)["gold"] == 2, "the goldmine"


@pytest.mark.rule("COC-7.6", "COC-4.4", "COC-21.10")
def test_a_government_after_anarchy_brings_no_event_even_from_the_last_place() -> None:
    scene = plains(expansion=True).knows(0, "philosophy", "voting", "state_religion")
    scene.player(0, food=2, ideas=5, counter=1)
    table = scene.event("anarchy")
    assert points_of(table, 0) == 1 + 2 + 1
    do(table, Advance("dogma"), TWO_FOOD)
    me = player(table, 0)
    assert (me.counter, me.kept_events) == (1, ())
    assert goods_of(table, 0) == {"ideas": 2}
    assert asked(table) == "turn"
    assert points_of(table, 0) == 1 + 2.5


# ------------------------------------------------------------------ barbarians


@pytest.mark.rule("COC-22.11", "COC-15.18", "COC-15.22", "COC-23.6", "COC-22.15", "COC-25.4")
def test_barbarians_take_a_fortress_and_those_who_died_there_come_again() -> None:
    """In the status phase: all four settlers die in the city; one comes back for the lost city,
    one with the population."""
    scene = plains(expansion=True).no_units(0, "D2").city(0, "D4", "fortress")
    scene.units(0, "D4", settler=4).units("barbarians", "D5", infantry=2, elephant=1)
    scene.player(0, counter=1, food=0).deck("event", "population_boom_2").rolls(SIX, SIX, SIX, SIX)
    table = do(scene.status_phase(), Advance("storage"))
    assert owner_of(table, "D4") == "barbarians"
    assert buildings_of(table, "D4") == {"fortress": 0}
    assert units_at(table, 0, "D2") == {"settler": 1}
    do(table, Reinforce("D4", "infantry"))
    assert units_at(table, "barbarians", "D4") == {"infantry": 2, "elephant": 1}
    assert units_at(table, 0, "D2") == {"settler": 2}
    assert units_at(table, 1, "D7") == {"settler": 2}
    assert asked(table) == "free-advance"


@pytest.mark.rule("COC-19.1", "COC-23.4")
def test_mercenaries_near_a_leader_who_holds_them_stay_and_cost_nothing() -> None:
    scene = plains(expansion=True).player(1, civilization="rome").leader(1, "sulla", "E5")
    scene.units("barbarians", "E4", infantry=1).units("barbarians", "C4", infantry=2)
    scene.player(0, food=1, wood=1, actions=["action_13"])
    table = do(scene.turn(0), PlayCard("action_13"), Hex("E4"), ForbidMarch())
    assert goods_of(table, 0) == {"food": 1, "wood": 1}


# ------------------------------------------------------------------ cards


@pytest.mark.rule("COC-19.1", "COC-9.5", "COC-9.2")
def test_production_focus_draws_gold_and_mood_from_the_same_water() -> None:
    scene = plains().land("C3", "water").city(0, "D2", "port", "temple", mood="happy", port="C3")
    scene.player(0, food=0, actions=["action_19"])
    table = do(scene.turn(0), PlayCard("action_19"))
    do(table, *([Collect("D2")] if asked(table) == "collect-now" else []))
    do(table, Take("C3", "mood"), Take("C3", "gold"), Take("C3", "mood"), Take("C2", "wood"))
    assert goods_of(table, 0) == {"mood": 2, "gold": 1, "wood": 1}


@pytest.mark.rule("COC-19.1", "COC-6.9", "COC-6.13")
def test_mass_production_in_an_angry_city_takes_three_hexes_and_spends_it() -> None:
    scene = plains().city(0, "D2", mood="angry").player(0, food=0, actions=["action_29"])
    table = do(scene.turn(0), PlayCard("action_29"))
    do(table, *([Collect("D2")] if asked(table) == "collect-now" else []))
    do(table, Take("C2", "wood"), Take("E2", "ore"), Take("D3", "food"))
    assert goods_of(table, 0) == {"food": 1, "wood": 1, "ore": 1}
    city = city_at(table, "D2")
    assert city is not None
    assert city.spent


@pytest.mark.rule("COC-19.1", "COC-7.5", "COC-16.1")
def test_who_is_taught_writing_draws_its_cards_amid_the_command() -> None:
    scene = plains().city(1, "D3").units(0, "C3", infantry=1).knows(1, "writing")
    scene.player(0, advances=["tactics"], actions=["action_35"]).goods(0, food=0)
    scene.deck("action", "action_01").deck("objective", "objective_01")
    table = march(scene.turn(0), "C3", "D3", "infantry")
    do(table, Pass(), PlayCard("action_35"))
    assert "writing" in advances_of(table, 0)
    assert hand_of(table, 0) == ["action_01", "objective_01"]
    assert goods_of(table, 0) == {"gold": 1, "culture": 1}


@pytest.mark.rule("COC-19.1", "COC-7.5")
def test_technology_trade_brings_both_the_tokens_of_what_they_learn() -> None:
    scene = plains().units(0, "D3", settler=1).units(1, "D4", settler=1)
    scene.player(0, advances=["fishing"], actions=["action_39"], food=0)
    scene.player(1, advances=["storage"], food=0)
    table = do(scene.turn(0), PlayCard("action_39"))
    assert "storage" in advances_of(table, 0)
    assert "fishing" in advances_of(table, 1)
    assert goods_of(table, 0) == goods_of(table, 1) == {"mood": 1}
    assert actions_left(table) == 3


@pytest.mark.rule("COC-20.4", "COC-21.5")
def test_a_fire_that_leaves_four_cities_angry_is_a_regime_of_terror() -> None:
    """The event came within an Advance; when that is over the objective may be played."""
    scene = plains(expansion=True).land("C3 C4", "forest").city(0, "D2", mood="angry")
    scene.city(0, "C3").city(0, "E3", mood="angry").city(0, "D4", mood="angry")
    scene.city(1, "C4", mood="happy").player(0, objectives=["objective_29"], food=2, counter=1)
    table = do(scene.deck("event", "fire").turn(0), Advance("storage"))
    assert (mood_of(table, "C3"), mood_of(table, "C4")) == ("angry", "neutral")
    do(table, PlayObjective("objective_29", "objective-terror_regime"))
    assert points_of(table, 0) == 4 + 1.5 + 2


@pytest.mark.rule("COC-21.9", "COC-21.10", "COC-15.17")
def test_peace_taken_and_broken_in_the_same_turn() -> None:
    scene = plains(expansion=True).units(0, "C3", infantry=1).units(1, "D3", infantry=1)
    scene.player(0, culture=3, food=2, counter=1, advances=["tactics"]).rolls(SIX, SIX)
    table = do(scene.deck("event", "great_diplomat").turn(0), Advance("storage"))
    while asked(table) not in ("take-person", "turn"):
        do(table, table.asks[0].picks[0])
    do(table, TakePerson("great_diplomat"))
    march(table, "C3", "D3", "infantry")
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {}
    assert goods_of(table, 0).get("culture", 0) == 0
    assert player(table, 0).kept_events == ()


@pytest.mark.rule("COC-19.1")
def test_city_development_needs_no_advance_to_be_paid_but_room() -> None:
    scene = plains().city(0, "C3", "temple").knows(0, "tactics").goods(0, food=0, culture=1)
    scene.player(0, actions=["action_17"])
    table = do(scene.turn(0), PlayCard("action_17"))
    do(table, *([Build("fortress")] if asked(table) == "build" else []))
    assert buildings_of(table, "D2") == {"fortress": 0}, "C3 is as large as two cities allow"
    assert actions_left(table) == 2


@pytest.mark.rule("COC-24.1", "COC-26.25", "COC-21.2")
def test_the_wonder_an_envoy_shows_is_taken_with_the_next_advance_that_draws_one() -> None:
    scene = plains(expansion=True).deck("wonder", "great_wall", "great_statue")
    scene.player(0, food=2, gold=2, counter=1, advances=["arts"]).goods(1, food=0)
    table = do(scene.deck("event", "envoy_meeting").turn(0), Advance("storage"), TWO_FOOD)
    do(table, *([offered(table, Hex)[0]] if asked(table) == "barbarian-site" else []))
    assert goods_of(table, 1) == {"culture": 1}
    do(table, Advance("monuments"), Pay(0, 0, 0, 0, 2, 0, 0), TakeShown("great_wall"))
    assert hand_of(table, 0) == ["great_wall"]
    assert goods_of(table, 0)["culture"] == 2, "the envoy's, and the bonus of Monuments"


@pytest.mark.rule("COC-21.9", "COC-7.5", "COC-20.10")
def test_a_seer_who_learns_to_write_draws_what_she_has_foreseen() -> None:
    scene = plains(expansion=True).deck("objective", "objective_01", "objective_02", "objective_03")
    scene.player(0, food=2, actions=["great_seer"]).deck("action", "action_40")
    table = do(scene.turn(0), PlayCard("great_seer"), Destine("objective_02", 0))
    do(table, Destine("objective_01", 1), Advance("writing"))
    assert hand_of(table, 0) == ["action_40", "objective_02"]


@pytest.mark.rule("COC-22.11", "COC-22.15", "COC-0.12")
def test_barbarians_whom_a_leader_holds_stay_while_the_others_march() -> None:
    """The army of the barbarian city marches and is replaced; the one near Sulla stays where it
    is, then the settlers of the event come."""
    scene = plains(expansion=True).land("F5", "plains").player(1, civilization="rome")
    scene.city("barbarians", "C4").units("barbarians", "C4", infantry=2).leader(1, "sulla", "F5")
    scene.units("barbarians", "E4", infantry=1)
    table = do(
        scene.event("population_boom_2"), March("E4", "E3"), ForbidMarch(), March("C4", "C3")
    )
    assert units_at(table, "barbarians", "E4") == {"infantry": 1}
    assert units_at(table, "barbarians", "C3") == {"infantry": 2}
    assert units_at(table, "barbarians", "C4") == {"infantry": 1}
    assert units_at(table, 0, "D2") == units_at(table, 1, "D7") == {"settler": 2}
