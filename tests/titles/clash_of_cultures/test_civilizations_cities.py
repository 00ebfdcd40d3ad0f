"""Civilization advances that speak in cities: founding, collecting, building, recruiting,
influencing, advancing."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.commerce.routes import traders
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.pieces import UNIT
from civitas.titles.clash_of_cultures.course.scoring import half_points
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import (
    Build,
    Collect,
    Construct,
    Found,
    Take,
    TakePrisoner,
)
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    City,
    Done,
    Gain,
    Pass,
    Pay,
    PayWith,
    Price,
    Use,
)
from civitas.titles.clash_of_cultures.picks.people import (
    Boost,
    Enlist,
    Exchange,
    Influence,
    Recruit,
    WinOver,
)
from civitas.titles.clash_of_cultures.powers.registry import powers_of
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import ANGRY, BARBARIANS, HAPPY, NEUTRAL
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

FIVE, ONE = 9, 1
TEMPLE = 2


def people(civilization: str, *gained: str, advances: tuple[str, ...] = (), **held: int) -> Scene:
    """A civilization with these of its advances, its capital happy on D2."""
    scene = Scene(expansion=True).land("C3 D3 E3", "plains")
    scene.player(0, civilization=civilization, civilization_advances=gained, advances=advances)
    return scene.goods(0, **{"food": 0, **held})


def mood(table: Table, label: str) -> int:
    city = city_at(table, label)
    assert city is not None
    return city.mood


# ---------------------------------------------------------------- aztecs


@pytest.mark.content("civilization_advances/aztec_gold", "civilizations/aztecs")
def test_aztec_gold_for_a_new_city_and_for_each_mountain() -> None:
    scene = people("aztecs", "aztec_gold", wood=1, culture=1).land("C3", "mountain")
    scene.no_units(0, "D2").units(0, "D3", settler=1)
    table = do(scene.turn(0), Found("D3"))
    assert goods_of(table, 0) == {"gold": 1, "wood": 1, "culture": 1}
    assert set(table.asks[0].picks) == {PayWith("wood"), PayWith("culture"), Pass()}
    do(table, PayWith("culture"))
    assert goods_of(table, 0) == {"gold": 2, "wood": 1}
    assert asked(table) == "turn"


@pytest.mark.content(
    "civilization_advances/aztec_gold",
    "civilization_advances/sacrifice_cult",
    "civilizations/aztecs",
)
def test_a_prisoner_stands_for_the_token_that_becomes_aztec_gold() -> None:
    scene = people("aztecs", "aztec_gold", "sacrifice_cult").land("C3", "mountain")
    scene.no_units(0, "D2").units(0, "D3", settler=1).prisoners(0, 1, infantry=1)
    table = do(scene.turn(0), Found("D3"), PayWith("prisoners"))
    assert goods_of(table, 0) == {"gold": 2}
    assert player(table, 0).prisoners == ()


@pytest.mark.content("civilization_advances/tribute", "civilizations/aztecs")
def test_tribute_collects_from_cities_of_others() -> None:
    scene = people("aztecs", "tribute").land("D4", "forest").city(1, "D4").city(1, "D3")
    scene.units(1, "D4", infantry=1)
    table = do(scene.turn(0), Collect("D2"))
    assert {Take("D4", "wood"), Take("D3", "food")} < set(table.asks[0].picks)
    do(table, Take("D4", "wood"), Take("D3", "food"))
    assert goods_of(table, 0) == {"wood": 1, "food": 1}


@pytest.mark.content(
    "civilization_advances/prisoners_of_war",
    "civilization_advances/tribute",
    "civilizations/aztecs",
)
def test_tribute_may_be_a_barbarian_prisoner() -> None:
    scene = people("aztecs", "tribute").city("barbarians", "D3")
    scene.units("barbarians", "D3", infantry=2)
    assert TakePrisoner("D3", "infantry") not in do(scene.turn(0), Collect("D2")).asks[0].picks
    scene.player(0, civilization_advances=["prisoners_of_war"])
    table = do(scene.turn(0), Collect("D2"), TakePrisoner("D3", "infantry"), Done())
    assert player(table, 0).prisoners == (BARBARIANS * 8 + 1,)
    assert units_at(table, "barbarians", "D3") == {"infantry": 1}
    assert goods_of(table, 0) == {}


# ---------------------------------------------------------------- japan


@pytest.mark.content("civilization_advances/pottery", "civilizations/japan")
def test_pottery_for_three_food_once_per_turn() -> None:
    scene = people("japan", "pottery", advances=("storage",)).city(0, "D2", "temple", mood="happy")
    table = scene.turn(0)
    fields = [Take("D2", "food"), Take("C3", "food"), Take("D3", "food")]
    do(table, Collect("D2"), *fields)
    assert goods_of(table, 0) == {"food": 3, "culture": 1}
    scene = people("japan", "pottery", advances=("storage",)).city(0, "D2", "temple", mood="happy")
    table = do(scene.turn(0), Collect("D2"), *fields[:2], Done())
    assert goods_of(table, 0) == {"food": 2}


@pytest.mark.content("civilization_advances/horsemanship", "civilizations/japan")
def test_horsemanship_recruits_cavalry_with_a_fortress() -> None:
    scene = people("japan", "horsemanship", food=1, wood=1)
    assert refused(scene.turn(0), Enlist("cavalry")) == "COC-11.3"
    scene.city(0, "D2", "fortress", mood="happy")
    table = do(scene.turn(0), Recruit("D2"))
    assert units_at(table, 0, "D2") == {"settler": 1, "cavalry": 1}


@pytest.mark.content("civilization_advances/shogunate", "civilizations/japan")
def test_shogunate_drafts_an_action_card_once_per_turn() -> None:
    scene = people("japan", "shogunate", advances=("draft",), mood=3).deck("action", "action_05")
    scene.units(0, "D2", infantry=4)
    table = do(scene.turn(0), Recruit("D2"))
    me = player(table, 0)
    assert len(me.action_hand) == 1
    assert goods_of(table, 0) == {"mood": 2}
    assert units_at(table, 0, "D2") == {"settler": 1, "infantry": 4}
    assert not offered(table, Recruit)


@pytest.mark.content("civilization_advances/shogunate", "civilizations/japan")
def test_the_drafted_card_is_no_recruited_unit() -> None:
    scene = people("japan", "shogunate", advances=("draft", "nationalism"), mood=2)
    table = do(scene.turn(0), Recruit("D2"), Enlist("infantry", "shogunate"))
    assert asked(table) == "turn"
    assert len(player(table, 0).action_hand) == 1


# ---------------------------------------------------------------- rome


@pytest.mark.content("civilization_advances/aqueducts", "civilizations/rome")
def test_aqueducts_keep_famine_away_and_make_sanitation_cheap() -> None:
    scene = people("rome", "aqueducts")
    assert "famine" in scene.state.players[0].powers.keywords
    table = do(scene.turn(0), Advance("sanitation"))
    assert player(table, 0).owns(ADVANCE["sanitation"])
    assert table.state.turn.actions == 2
    table = do(people("rome", "aqueducts", food=2).turn(0), Use("aqueducts"))
    assert player(table, 0).owns(ADVANCE["sanitation"])
    assert goods_of(table, 0) == {"mood": 1}
    assert table.state.turn.actions == 3
    assert not offered(table, Use)


@pytest.mark.content("civilization_advances/captivi", "civilizations/rome")
def test_captivi_pay_buildings_with_mood() -> None:
    scene = people("rome", "captivi", advances=("writing",), wood=1, mood=2).city(0, "C3")
    table = do(scene.turn(0), Construct("D2"))
    assert goods_of(table, 0) == {"ideas": 2}


@pytest.mark.content("civilization_advances/provinces", "civilizations/rome")
def test_provinces_recruit_cavalry_far_from_the_capital() -> None:
    scene = people("rome", "provinces", food=1, wood=1).land("D4 D5", "plains").city(0, "D5")
    table = scene.turn(0)
    assert offered(table, Recruit) == [Recruit("D5")]
    do(table, Recruit("D5"))
    assert units_at(table, 0, "D5") == {"cavalry": 1}


# ---------------------------------------------------------------- carthage


@pytest.mark.content("civilization_advances/grey_wall", "civilizations/carthage")
def test_grey_wall_recruits_elephants_everywhere_for_gold_or_mood() -> None:
    scene = people("carthage", "grey_wall", food=2)
    assert Enlist("elephant", "grey_wall") not in do(scene.turn(0), Recruit("D2")).asks[0].picks
    table = do(people("carthage", "grey_wall", food=1, mood=1).turn(0), Recruit("D2"))
    assert units_at(table, 0, "D2") == {"settler": 1, "elephant": 1}
    assert goods_of(table, 0) == {}
    table = do(people("carthage", "grey_wall", food=1, gold=1, mood=1).turn(0), Recruit("D2"))
    do(table, Enlist("elephant", "grey_wall"))
    do(table, Pay(1, 0, 0, 0, 1, 0, 0))
    assert goods_of(table, 0) == {"mood": 1}


def test_with_a_market_an_elephant_has_its_usual_price() -> None:
    scene = people("carthage", "grey_wall", food=2).city(0, "D2", "market", mood="happy")
    table = do(scene.turn(0), Recruit("D2"), Enlist("elephant"))
    assert goods_of(table, 0) == {}


@pytest.mark.content("civilization_advances/mercenary_system", "civilizations/carthage")
def test_the_mercenary_system_drafts_for_gold_and_ships() -> None:
    scene = people("carthage", "mercenary_system", advances=("draft",), gold=1)
    table = do(scene.turn(0), Recruit("D2"))
    assert units_at(table, 0, "D2") == {"settler": 1, "infantry": 1}
    scene = people("carthage", "mercenary_system", advances=("draft",), mood=2)
    scene.land("D3", "water").city(0, "D2", "port", mood="happy", port="D3")
    table = do(scene.turn(0), Recruit("D2"), Enlist("ship", "mercenary_system"))
    assert units_at(table, 0, "D3") == {"ship": 1}
    assert goods_of(table, 0) == {"mood": 1}


# ---------------------------------------------------------------- greece


@pytest.mark.content("civilization_advances/study", "civilizations/greece")
def test_study_gives_an_idea_after_a_recruit_with_academy() -> None:
    scene = people("greece", "study", food=2)
    assert goods_of(do(scene.turn(0), Recruit("D2")), 0) == {}
    scene = people("greece", "study", food=2).city(0, "D2", "academy", mood="happy")
    assert goods_of(do(scene.turn(0), Recruit("D2")), 0) == {"ideas": 1}


@pytest.mark.content("civilization_advances/spartans", "civilizations/greece")
def test_spartans_draft_for_culture() -> None:
    scene = people("greece", "spartans", advances=("draft",), culture=1)
    table = do(scene.turn(0), Recruit("D2"))
    assert units_at(table, 0, "D2") == {"settler": 1, "infantry": 1}
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-18.17")
@pytest.mark.content("civilization_advances/hellenization", "civilizations/greece")
def test_hellenization_starts_from_influenced_cities_and_pays_arts_with_mood() -> None:
    scene = people("greece", "hellenization", advances=("arts",), mood=2).land("D4 D5", "plains")
    scene.city(1, "D4", "academy").city(1, "D5", "temple").rolls(ONE)
    assert not offered(scene.turn(0), Influence)
    scene.city(1, "D4", colours={"fortress": 0})
    table = scene.turn(0)
    assert Influence("D5") in offered(table, Influence)
    do(table, Use("hellenization"), Influence("D5"))
    assert goods_of(table, 0) == {}
    assert table.state.turn.actions == 3
    assert not offered(table, Use)


@pytest.mark.content("civilization_advances/city_states", "civilizations/greece")
def test_city_states_let_another_city_tire() -> None:
    scene = people("greece", "city_states").city(0, "D2", mood="happy", activations=1)
    scene.city(0, "D4", mood="happy").city(0, "B3", mood="neutral")
    table = do(scene.turn(0), Collect("D2"), Done())
    assert set(table.asks[0].picks) == {City("D4"), Pass()}
    do(table, City("D4"))
    assert (mood(table, "D2"), mood(table, "D4")) == (HAPPY, HAPPY)
    helper = city_at(table, "D4")
    assert helper is not None
    assert helper.activations == 1
    do(table, Collect("D4"), Done())
    assert mood(table, "D4") == NEUTRAL


@pytest.mark.content("civilization_advances/city_states", "civilizations/greece")
def test_the_helping_city_falls_if_it_was_active_before() -> None:
    scene = people("greece", "city_states").city(0, "D2", mood="neutral", activations=1)
    scene.city(0, "D4", mood="neutral", activations=1)
    table = do(scene.turn(0), Collect("D2"), Done(), City("D4"))
    assert (mood(table, "D2"), mood(table, "D4")) == (NEUTRAL, ANGRY)


# ---------------------------------------------------------------- maya


@pytest.mark.content("civilization_advances/terraces", "civilizations/maya")
def test_terraces_let_mountains_yield_food_wood_or_ore() -> None:
    table = do(people("maya", "terraces").turn(0), Collect("D2"))
    mountain = {Take("E2", "food"), Take("E2", "wood"), Take("E2", "ore")}
    assert mountain < set(table.asks[0].picks)


@pytest.mark.content("civilization_advances/stelae", "civilizations/maya")
def test_stelae_for_founding_and_for_an_obelisk() -> None:
    scene = people("maya", "stelae").no_units(0, "D2").units(0, "D3", settler=1)
    table = do(scene.turn(0), Found("D3"), Gain("mood"))
    assert goods_of(table, 0) == {"mood": 1}
    scene = people("maya", "stelae", advances=("arts",), food=1, wood=1, ore=1).city(0, "C3")
    table = do(scene.turn(0), Construct("D2"), Gain("culture"))
    assert goods_of(table, 0) == {"culture": 1}


@pytest.mark.content("civilization_advances/stelae", "civilizations/maya")
def test_stelae_for_a_captured_city() -> None:
    scene = people("maya", "stelae", advances=("tactics",)).city(1, "D3", mood="angry")
    table = scene.units(0, "D3", infantry=1).battle(0, 1, "D3", "D2")
    while asked(table) != "gain":
        table.pick(table.asks[0].picks[-1])
    do(table, Gain("culture"))
    assert goods_of(table, 0) == {"gold": 1, "culture": 1}


@pytest.mark.content("civilization_advances/stadiums", "civilizations/maya")
def test_stadiums_make_a_city_larger_for_a_mood_token() -> None:
    scene = people("maya", "stadiums", mood=1)
    table = do(scene.turn(0), Collect("D2"), Use("stadiums"))
    do(table, Take("E2", "ore"), Take("C2", "wood"), Take("D2", "food"))
    assert goods_of(table, 0) == {"food": 1, "wood": 1, "ore": 1}
    scene = people("maya", "stadiums", mood=1, food=5, ore=3).no_units(0, "D2")
    table = do(scene.turn(0), Recruit("D2"), Use("stadiums"))
    do(table, Enlist("infantry"), Enlist("infantry"), Enlist("infantry"))
    assert units_at(table, 0, "D2") == {"infantry": 3}
    assert goods_of(table, 0) == {"food": 2}


def test_stadiums_are_of_no_use_in_an_angry_city() -> None:
    scene = people("maya", "stadiums", mood=1).city(0, "D2", mood="angry")
    table = do(scene.turn(0), Collect("D2"))
    assert Use("stadiums") not in table.asks[0].picks


@pytest.mark.content("civilization_advances/stadiums", "civilizations/maya")
def test_stadiums_spare_a_food_of_spirituality_once_per_turn() -> None:
    scene = people("maya", "stadiums", advances=("storage",), food=3)
    table = do(scene.turn(0), Advance("myths"), Price("stadiums"))
    assert goods_of(table, 0) == {"food": 2, "mood": 1}
    do(table, Advance("rituals"))
    assert goods_of(table, 0) == {"mood": 1, "culture": 1}


# ---------------------------------------------------------------- egypt


@pytest.mark.content("civilization_advances/inundation", "civilizations/egypt")
def test_inundation_collects_from_and_settles_on_barren_land() -> None:
    scene = people("egypt", "inundation").no_units(0, "D2").units(0, "D1", settler=1)
    table = scene.turn(0)
    assert Found("D1") in offered(table, Found)
    do(table, Collect("D2"))
    assert {Take("D1", "food"), Take("D1", "wood")} < set(table.asks[0].picks)


@pytest.mark.content("civilization_advances/architecture", "civilizations/egypt")
def test_architecture_pays_buildings_with_mood() -> None:
    scene = people("egypt", "architecture", advances=("writing",), mood=3).city(0, "C3")
    table = do(scene.turn(0), Construct("D2"))
    assert goods_of(table, 0) == {"ideas": 2}


@pytest.mark.content("civilization_advances/architecture", "civilizations/egypt")
def test_architecture_pays_wonders_with_mood_culture_included() -> None:
    scene = builders("egypt", "architecture", mood=6)
    table = do(scene.turn(0), RaiseWonder("D2", "great_statue"))
    assert goods_of(table, 0) == {}
    assert not offered(builders("egypt", mood=6).turn(0), RaiseWonder)


def builders(civilization: str, *gained: str, mood: int) -> Scene:
    """Who lacks 5 culture and 1 ore for the Great Statue."""
    known = ("storage", "engineering", "monuments")
    scene = people(civilization, *gained, advances=known, food=3, wood=4, ore=4, mood=mood)
    return scene.city(0, "C3").player(0, wonders=["great_statue"])


def test_captivi_pay_no_wonders() -> None:
    scene = builders("rome", "captivi", mood=6).goods(0, culture=5)
    assert not offered(scene.turn(0), RaiseWonder)
    assert offered(scene.goods(0, ore=5).turn(0), RaiseWonder)


@pytest.mark.content("civilization_advances/deification", "civilizations/egypt")
def test_deification_gives_the_abilities_of_the_autocracy_parallel() -> None:
    scene = people("egypt", "deification", advances=("dogma",), food=1, ore=1)
    table = do(scene.turn(0), Recruit("D2"), Gain("mood"))
    assert goods_of(table, 0) == {"mood": 1}
    me = player(table, 0)
    assert not me.owns(ADVANCE["nationalism"])
    scene = people("egypt", "deification", advances=("conversion",), mood=2)
    table = do(scene.turn(0), Use("absolute_power"))
    assert table.state.turn.actions == 4
    scene = people("egypt", "deification", advances=("fanaticism",), mood=1)
    assert Use("forced_labor") in offered(scene.turn(0), Use)
    scene = people("egypt", advances=("fanaticism",), mood=1)
    assert not offered(scene.turn(0), Use)


@pytest.mark.content("civilization_advances/deification", "civilizations/egypt")
def test_deification_joins_devotion_and_totalitarianism() -> None:
    scene = Scene(expansion=True).land("D3", "plains").city(1, "D3", "academy")
    scene.player(1, civilization="egypt", civilization_advances=["deification"])
    scene.knows(1, "devotion").units(1, "D3", infantry=1).goods(0, culture=4)
    table = do(scene.rolls(7).turn(0), Influence("D3"))
    assert asked(table) == "turn"


# ---------------------------------------------------------------- china


@pytest.mark.content("civilization_advances/rice_cultivation", "civilizations/china")
def test_rice_cultivation_adds_food_where_settlers_stand() -> None:
    scene = people("china", "rice_cultivation", advances=("storage",))
    scene.city(0, "D2", "temple", mood="happy").units(0, "C3", settler=1).units(0, "D3", settler=1)
    table = do(scene.turn(0), Collect("D2"))
    do(table, Take("C3", "food"), Take("D3", "food"), Take("D2", "food"))
    assert goods_of(table, 0) == {"food": 5}


@pytest.mark.content("civilization_advances/rice_cultivation", "civilizations/china")
def test_a_rice_field_counts_once_however_often_it_is_chosen() -> None:
    scene = people("china", "rice_cultivation", advances=("storage",))
    scene.player(0, actions=["action_19"]).units(0, "C3", settler=1)
    table = do(scene.turn(0), PlayCard("action_19"))
    do(table, Take("C3", "food"), Take("C3", "food"))
    assert goods_of(table, 0) == {"food": 3}


@pytest.mark.content("civilization_advances/imperial_army", "civilizations/china")
def test_the_imperial_army_exchanges_settlers_and_infantry() -> None:
    scene = people("china", "imperial_army").units(0, "C3", infantry=2)
    table = do(scene.turn(0), Use("imperial_army"))
    assert set(table.asks[0].picks) == {Exchange("D2", "settler"), Exchange("C3", "infantry")}
    do(table, Exchange("D2", "settler"), Exchange("C3", "infantry"), Done())
    assert units_at(table, 0, "D2") == {"infantry": 1}
    assert units_at(table, 0, "C3") == {"settler": 1, "infantry": 1}
    assert table.state.turn.actions == 2
    assert not offered(table, Use)


# ---------------------------------------------------------------- persia


@pytest.mark.content("civilization_advances/grey_flood", "civilizations/persia")
def test_grey_flood_recruits_elephants_next_to_barren_land() -> None:
    scene = people("persia", "grey_flood", food=2)
    table = do(scene.turn(0), Recruit("D2"), Enlist("elephant"))
    assert units_at(table, 0, "D2") == {"settler": 1, "elephant": 1}
    scene = people("persia", "grey_flood", food=2).land("D1", "plains")
    assert refused(scene.turn(0), Enlist("elephant")) == "COC-11.3"


@pytest.mark.content("civilization_advances/zoroastrianism", "civilizations/persia")
def test_zoroastrianism_wins_over_an_army_unit() -> None:
    scene = people("persia", "zoroastrianism").units("barbarians", "D3", infantry=1)
    table = do(scene.rolls(FIVE).turn(0), Influence("D3"))
    assert units_at(table, 0, "D3") == {"infantry": 1}
    assert units_at(table, "barbarians", "D3") == {}


@pytest.mark.content("civilization_advances/zoroastrianism", "civilizations/persia")
def test_those_who_were_not_won_over_fight() -> None:
    scene = people("persia", "zoroastrianism").units(1, "D3", infantry=2, cavalry=1)
    table = do(scene.rolls(FIVE).turn(0), Influence("D3"))
    assert set(table.asks[0].picks) == {WinOver("infantry"), WinOver("cavalry")}
    do(table, WinOver("cavalry"))
    (fought,) = table.state.turn.battles
    assert (fought.attacker, fought.attackers[3], fought.defenders[1]) == (0, 1, 2)


@pytest.mark.content("civilization_advances/zoroastrianism", "civilizations/persia")
def test_settlers_left_alone_are_beaten() -> None:
    scene = people("persia", "zoroastrianism").units(1, "D3", infantry=1, settler=2)
    table = do(scene.rolls(FIVE).turn(0), Influence("D3"))
    assert units_at(table, 1, "D3") == {}
    assert units_at(table, 0, "D3") == {"infantry": 1}
    (fought,) = table.state.turn.battles  # undefended, but a battle (COC-15.4)
    assert (fought.winner, fought.contested) == (0, False)


@pytest.mark.rule("COC-0.12")
def test_nobody_is_won_over_where_a_battle_is_forbidden() -> None:
    scene = people("persia", "zoroastrianism").units(1, "D3", infantry=2)
    assert offered(scene.turn(0), Influence) == [Influence("D3")]
    scene.state.players[1].courted = 0
    assert not offered(scene.turn(0), Influence)
    scene.no_units(1, "D3").units(1, "D3", infantry=1)
    assert offered(scene.turn(0), Influence) == [Influence("D3")]  # no battle follows


# ---------------------------------------------------------------- india


@pytest.mark.content("civilization_advances/indian_elephants", "civilizations/india")
def test_indian_elephants_come_from_the_forest() -> None:
    scene = people("india", "indian_elephants", food=2).city(0, "C2").no_units(0, "D2")
    table = do(scene.turn(0), Recruit("C2"), Enlist("elephant"))
    assert units_at(table, 0, "C2") == {"elephant": 1}
    assert refused(people("india", "indian_elephants").turn(0), Enlist("elephant")) == "COC-11.3"


@pytest.mark.rule("COC-26.11")
@pytest.mark.content("civilization_advances/indian_elephants", "civilizations/india")
def test_indian_elephants_trade_from_cities_that_are_not_angry() -> None:
    scene = people("india", "indian_elephants").no_units(0, "D2").city(0, "C3", mood="angry")
    scene.units(0, "D2", elephant=2).units(0, "C3", elephant=1).units(0, "D3", elephant=1)
    s = scene.state
    assert traders(s, s.players[0]) == [(s.hex("D2"), UNIT["elephant"])] * 2


@pytest.mark.rule("COC-18.17")
@pytest.mark.content("civilization_advances/missions", "civilizations/india")
def test_missions_start_where_settlers_are() -> None:
    scene = people("india", "missions").no_units(0, "D2").land("D4 D5 D6", "plains")
    scene.city(1, "D6", "temple")
    assert not offered(scene.turn(0), Influence)
    scene.units(0, "D4", settler=1)
    assert offered(scene.turn(0), Influence) == [Influence("D6")]
    scene.no_units(0, "D4").units(0, "D3", settler=2)
    assert offered(scene.turn(0), Influence) == [Influence("D6")]


@pytest.mark.content("civilization_advances/missions", "civilizations/india")
def test_settlers_in_the_starting_city_add_range() -> None:
    scene = people("india", "missions").land("D4", "plains").city(1, "D4", "temple")
    assert offered(scene.turn(0), Influence) == [Influence("D4")]
    scene.no_units(0, "D2")
    assert not offered(scene.turn(0), Influence)


@pytest.mark.content("civilization_advances/peace_and_poetry", "civilizations/india")
def test_peace_and_poetry_pay_an_advance_with_culture_once_per_turn() -> None:
    scene = people("india", "peace_and_poetry", food=2, culture=2)
    table = do(scene.turn(0), Advance("fishing"), Price("peace_and_poetry"))
    assert goods_of(table, 0) == {"food": 2, "culture": 1, "mood": 1}
    do(table, Advance("storage"))
    assert goods_of(table, 0) == {"culture": 1, "mood": 2}


# ---------------------------------------------------------------- celts


@pytest.mark.content("civilization_advances/druids", "civilizations/celts")
def test_druids_mark_barbarian_cities_for_a_point() -> None:
    scene = people("celts", "druids").city("barbarians", "D3").rolls(FIVE)
    table = do(scene.turn(0), Influence("D3"))
    city = city_at(table, "D3")
    assert city is not None
    assert city.druids == 0
    s = table.state
    assert half_points(s, s.players[0])[0] == 2 + 2
    scene = people("celts", "druids").city("barbarians", "D3").goods(0, culture=4).rolls(ONE)
    assert do(scene.turn(0), Influence("D3"), Boost(4)).state.turn.influenced


# ---------------------------------------------------------------- phoenicia


@pytest.mark.content("civilization_advances/autarkic_cities", "civilizations/phoenicia")
def test_autarkic_ports_cannot_be_influenced_and_are_worth_more() -> None:
    scene = Scene(expansion=True).land("D3", "plains").land("D4", "water")
    scene.city(1, "D3", "port").knows(1, "voting")
    assert offered(scene.turn(0), Influence) == [Influence("D3")]
    before = half_points(scene.state, scene.state.players[1])
    scene.player(1, civilization="phoenicia", civilization_advances=["autarkic_cities"])
    assert not offered(scene.turn(0), Influence)
    after = half_points(scene.state, scene.state.players[1])
    assert after[0] - before[0] == 1
    assert after[1] - before[1] == 1 - 1  # the civilization advance itself, less the government


@pytest.mark.content("civilization_advances/autarkic_cities", "civilizations/phoenicia")
def test_an_autarkic_port_keeps_its_colour_on_capture() -> None:
    scene = Scene(expansion=True).land("D3", "plains").land("D4", "water").knows(0, "tactics")
    scene.city(1, "D3", "port", "temple").units(0, "D3", infantry=1)
    scene.player(1, civilization="phoenicia", civilization_advances=["autarkic_cities"])
    table = scene.battle(0, 1, "D3", "D2")
    while asked(table) != "turn":
        table.pick(table.asks[0].picks[-1])
    city = city_at(table, "D3")
    assert city is not None
    assert (city.owner, city.colours[1], city.colours[TEMPLE]) == (0, 1, 0)


# ---------------------------------------------------------------- babylon


@pytest.mark.content("civilization_advances/canals", "civilizations/babylon")
def test_canals_add_a_food_to_exactly_one() -> None:
    table = do(people("babylon", "canals").turn(0), Collect("D2"))
    do(table, Take("D2", "food"), Take("E2", "ore"))
    assert goods_of(table, 0) == {"food": 2, "ore": 1}
    table = do(people("babylon", "canals", advances=("storage",)).turn(0), Collect("D2"))
    do(table, Take("D2", "food"), Take("C3", "food"))
    assert goods_of(table, 0) == {"food": 2}


@pytest.mark.content("civilization_advances/laws", "civilizations/babylon")
def test_laws_draw_a_card_after_a_success() -> None:
    scene = people("babylon", "laws").city(1, "D3", "temple").rolls(FIVE)
    table = do(scene.turn(0), Influence("D3"), Use("laws"))
    assert len(player(table, 0).action_hand) == 1
    five = [f"action_0{n}" for n in range(1, 6)]
    scene = people("babylon", "laws").city(1, "D3", "temple").rolls(FIVE).player(0, actions=five)
    assert asked(do(scene.turn(0), Influence("D3"))) == "turn"


@pytest.mark.content("civilization_advances/ziggurats", "civilizations/babylon")
def test_ziggurats_lift_the_limit_of_dogma_and_pay_temples_with_ideas() -> None:
    scene = people("babylon", "ziggurats", advances=("dogma", "myths"), ideas=3).city(0, "C3")
    assert scene.state.players[0].powers.limits[3] == 7
    dogma = people("babylon", advances=("dogma",)).state.players[0]
    assert powers_of(dogma.abilities).limits[3] == 2
    table = do(scene.turn(0), Construct("D2"))
    assert asked(table) == "gain"
    assert goods_of(table, 0) == {}


def test_ziggurats_pay_no_other_building() -> None:
    scene = people("babylon", "ziggurats", advances=("writing",), ideas=3).city(0, "C3")
    assert not offered(scene.turn(0), Construct)
    assert refused(scene.turn(0), Build("academy")) is None


# ---------------------------------------------------------------- huns


@pytest.mark.content("civilization_advances/riders", "civilizations/huns")
def test_riders_recruit_cavalry_in_small_cities() -> None:
    scene = people("huns", "riders", food=1, wood=1)
    table = do(scene.turn(0), Recruit("D2"))
    assert units_at(table, 0, "D2") == {"settler": 1, "cavalry": 1}
    scene = people("huns", "riders", food=1, wood=1).city(0, "D2", "temple", mood="happy")
    assert refused(scene.turn(0), Enlist("cavalry")) == "COC-11.3"
