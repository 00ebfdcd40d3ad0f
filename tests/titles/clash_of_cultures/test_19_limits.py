"""Section 19: what an action card needs, and how far it goes."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.cards import PlaceUnit, PlayCard, SpendAction
from civitas.titles.clash_of_cultures.picks.cities import Collect, Take
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    City,
    Done,
    Hex,
    Pass,
    Price,
    Use,
)
from civitas.titles.clash_of_cultures.picks.people import Influence
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    actions_left,
    advances_of,
    buildings_of,
    city_at,
    goods_of,
    hand_of,
    mood_of,
    owner_of,
    player,
    supply_of,
    units_at,
)
from tests.titles.clash_of_cultures.fights import plains, sea
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

HERO, HERO_2, IDEAS, GREAT_IDEAS = "action_05", "action_06", "action_09", "action_11"
MERCENARIES, TAKEOVER, DEVELOPMENT, FOCUS = "action_13", "action_15", "action_17", "action_19"
EXPLORER, MASS, SYNERGIES, TEACH, TEACH_2 = (
    "action_21",
    "action_29",
    "action_33",
    "action_35",
    "action_36",
)
MILITIA, TRADE, NEW_IDEAS, INSPIRATION = "action_37", "action_39", "action_41", "action_03"


def holds(scene: Scene, *cards: str, **goods: int) -> Scene:
    """Seat 0 holds these cards and has nothing but these goods."""
    return scene.player(0, actions=cards).goods(0, **{"food": 0, **goods})


def holding(*cards: str, **goods: int) -> Scene:
    return holds(plains(), *cards, **goods)


def playable(scene: Scene, card: str, *, actions: int = 3) -> bool:
    return PlayCard(card) in offered(scene.turn(0, actions=actions), PlayCard)


# ------------------------------------------------------------------ after battles


@pytest.mark.rule("COC-19.5")
def test_one_battle_makes_one_hero_however_many_cities_are_sad() -> None:
    scene = holding(HERO, HERO_2).city(0, "C3", mood="angry").city(0, "E3", mood="angry")
    scene.units(0, "D4", infantry=3).units(1, "D4", infantry=1).rolls(12, 12, 12, 1)
    table = do(scene.battle(0, 1, "D4", "D3"), PlayCard(HERO), City("C3"))
    assert asked(table) == "turn", "without a mood token there is no second step"
    assert (mood_of(table, "C3"), mood_of(table, "E3")) == ("neutral", "angry")
    assert refused(table, PlayCard(HERO_2)) == "COC-19.3"


@pytest.mark.rule("COC-19.3")
def test_a_hero_needs_a_city_that_is_not_happy() -> None:
    scene = holding(HERO).units(0, "D4", infantry=3).units(1, "D4", infantry=1)
    table = scene.rolls(12, 12, 12, 1).battle(0, 1, "D4", "D3")
    assert not offered(table, PlayCard)


@pytest.mark.rule("COC-19.3")
def test_the_second_city_of_a_hero_is_a_choice_that_costs_mood() -> None:
    scene = holding(HERO, mood=1).city(0, "C3", mood="angry").city(0, "E3", mood="angry")
    scene.units(0, "D4", infantry=3).units(1, "D4", infantry=1).rolls(12, 12, 12, 1)
    table = do(scene.battle(0, 1, "D4", "D3"), PlayCard(HERO), City("C3"))
    assert set(table.asks[0].picks) == {City("C3"), City("E3"), Pass()}
    do(table, City("E3"))
    assert (mood_of(table, "E3"), goods_of(table, 0)) == ("neutral", {})


@pytest.mark.rule("COC-19.3")
def test_the_capital_may_be_the_second_city_of_a_hero() -> None:
    scene = holding(HERO, mood=1).city(0, "C3", mood="neutral").city(0, "D2", mood="neutral")
    scene.units(0, "D4", infantry=3).units(1, "D4", infantry=1).rolls(12, 12, 12, 1)
    table = do(scene.battle(0, 1, "D4", "D3"), PlayCard(HERO), City("C3"), City("D2"))
    assert (mood_of(table, "C3"), mood_of(table, "D2")) == ("happy", "happy")


@pytest.mark.rule("COC-19.3")
@pytest.mark.parametrize("card", [HERO, GREAT_IDEAS])
def test_neither_a_battle_at_sea_nor_a_lost_one_counts(card: str) -> None:
    scene = holds(sea(), card).city(0, "D2", mood="angry")
    scene.units(0, "D4", ship=3).units(1, "D4", ship=1).rolls(12, 12, 12, 1)
    assert not offered(scene.battle(0, 1, "D4", "D3"), PlayCard)
    scene = holding(card).city(0, "D2", mood="angry")
    scene.units(0, "D4", infantry=1).units(1, "D4", infantry=3).rolls(1, 12, 12, 12)
    assert not offered(scene.battle(0, 1, "D4", "D3"), PlayCard)


@pytest.mark.rule("COC-19.1", "COC-19.5")
def test_barbarians_have_nothing_to_teach() -> None:
    scene = holding(TEACH).city("barbarians", "D4").units(0, "D4", infantry=1)
    table = scene.knows(1, "fishing").battle(0, "barbarians", "D4", "D3")
    assert asked(table) == "turn"


@pytest.mark.rule("COC-19.2")
def test_after_a_capture_no_other_card_can_be_played() -> None:
    scene = holding(TEACH, IDEAS).city(1, "D4", "academy").units(0, "D4", infantry=1)
    table = do(scene.knows(1, "fishing").battle(0, 1, "D4", "D3"), Pass())
    assert (asked(table), set(table.asks[0].picks)) == ("teach-us", {Pass(), PlayCard(TEACH)})


@pytest.mark.rule("COC-19.1")
def test_a_battle_without_a_city_teaches_nothing() -> None:
    scene = holding(TEACH).units(1, "D4", infantry=1).units(0, "D4", infantry=3)
    table = scene.knows(1, "fishing").rolls(12, 12, 12, 1).battle(0, 1, "D4", "D3")
    assert asked(table) == "turn"
    assert refused(table, PlayCard(TEACH)) == "COC-19.3"


@pytest.mark.rule("COC-19.1", "COC-7.7")
def test_what_is_taught_leaves_the_event_counter_alone() -> None:
    scene = holding(TEACH, TEACH_2).city(1, "D4").units(0, "D4", infantry=1)
    scene.knows(1, "fishing", "myths").player(0, counter=1)
    table = do(scene.battle(0, 1, "D4", "D3"), Pass(), PlayCard(TEACH), Advance("myths"))
    assert "myths" in advances_of(table, 0)
    assert (player(table, 0).counter, hand_of(table, 0)) == (1, [TEACH_2])
    assert asked(table) == "turn"


# ------------------------------------------------------------------ learning


@pytest.mark.rule("COC-19.1", "COC-7.7")
def test_inspiration_brings_the_advance() -> None:
    scene = holding(INSPIRATION).knows(1, "writing", "fishing").units(1, "D4", settler=1)
    table = do(scene.player(0, counter=1).turn(0), PlayCard(INSPIRATION), Advance("writing"))
    assert "writing" in advances_of(table, 0)
    assert player(table, 0).counter == 1


@pytest.mark.rule("COC-19.3")
def test_who_knows_no_more_is_no_teacher() -> None:
    scene = holding(INSPIRATION, TRADE).units(1, "D4", settler=1)
    assert not playable(scene, INSPIRATION)
    assert not playable(scene, TRADE)
    scene.knows(1, "navigation")
    assert not playable(scene, INSPIRATION), "its top advance is missing"


@pytest.mark.rule("COC-19.1", "COC-7.7")
def test_technology_trade_leaves_both_counters_alone() -> None:
    scene = holding(TRADE).knows(1, "writing").knows(0, "fishing").units(1, "D4", settler=1)
    table = do(scene.player(0, counter=1).player(1, counter=1).turn(0), PlayCard(TRADE))
    assert "writing" in advances_of(table, 0)
    assert "fishing" in advances_of(table, 1)
    assert [player(table, seat).counter for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("COC-19.1")
def test_who_can_learn_nothing_in_return_learns_nothing() -> None:
    scene = holding(TRADE).knows(1, "writing").units(1, "D4", settler=1)
    table = do(scene.turn(0), PlayCard(TRADE))
    assert advances_of(table, 1) == {"farming", "mining", "writing"}
    assert asked(table) == "turn"


@pytest.mark.rule("COC-19.1", "COC-26.3")
def test_synergies_pay_only_one_of_two_with_priesthood() -> None:
    scene = holding(SYNERGIES).knows(0, "myths", "priesthood", "storage")
    assert not playable(scene, SYNERGIES)
    scene.goods(0, food=2)
    table = do(scene.turn(0), PlayCard(SYNERGIES), Price("priesthood"))
    do(table, Advance("astronomy"))
    assert {"math", "astronomy"} <= advances_of(table, 0)
    assert "food" not in goods_of(table, 0)


@pytest.mark.rule("COC-19.1", "COC-26.5")
def test_new_ideas_are_no_advance_action() -> None:
    """Philosophy rewards the Advance action alone; the two ideas come after the payment."""
    scene = holding(NEW_IDEAS, food=2).knows(0, "writing", "philosophy")
    table = do(scene.turn(0), PlayCard(NEW_IDEAS), Advance("math"))
    assert goods_of(table, 0) == {"ideas": 2, "culture": 1}
    assert not playable(holding(NEW_IDEAS, food=1), NEW_IDEAS)


# ------------------------------------------------------------------ cities


@pytest.mark.rule("COC-19.1")
def test_a_single_academy_is_enough_for_ideas() -> None:
    table = do(holding(IDEAS).city(0, "D2", "academy").turn(0), PlayCard(IDEAS))
    assert goods_of(table, 0) == {"ideas": 1}


@pytest.mark.rule("COC-19.1", "COC-6.13", "COC-10.2")
def test_city_development_needs_a_city_that_may_construct() -> None:
    def scene(mood: str, *, spent: bool = False) -> Scene:
        realm = holding(DEVELOPMENT, culture=1).city(0, "C3", mood="angry").knows(0, "writing")
        return realm.city(0, "D2", mood=mood, spent=spent)

    assert playable(scene("neutral"), DEVELOPMENT)
    assert not playable(scene("angry"), DEVELOPMENT)
    assert not playable(scene("neutral", spent=True), DEVELOPMENT)


@pytest.mark.rule("COC-19.1", "COC-6.12")
def test_city_development_tires_a_city_like_any_activation() -> None:
    scene = holding(DEVELOPMENT, culture=1).city(0, "C3", mood="angry").knows(0, "writing")
    table = do(scene.city(0, "D2", activations=1).turn(0), PlayCard(DEVELOPMENT))
    assert buildings_of(table, "D2") == {"academy": 0}
    assert mood_of(table, "D2") == "angry"


@pytest.mark.rule("COC-19.1", "COC-1.7")
def test_militia_needs_an_infantry_and_room() -> None:
    assert playable(holding(MILITIA, culture=1), MILITIA)
    assert not playable(holding(MILITIA, culture=1).supply(0, infantry=0), MILITIA)
    assert playable(holding(MILITIA, culture=1).units(0, "D2", infantry=3), MILITIA)
    assert not playable(holding(MILITIA, culture=1).units(0, "D2", infantry=4), MILITIA)


@pytest.mark.rule("COC-19.1")
def test_an_explorer_does_one_of_both_if_the_other_is_impossible() -> None:
    known = "B2 A3 C3 B3 F2 E3 G3 F3 D3 C4 E4 D4"
    scene = holds(Scene(), EXPLORER, culture=1).land(known, "plains")
    table = do(scene.turn(0), PlayCard(EXPLORER))
    assert units_at(table, 0, "D2") == {"settler": 2}, "no area is left, so a settler comes"
    scene = holds(Scene(), EXPLORER, culture=1).land(known, "plains").supply(0, settler=0)
    assert not playable(scene, EXPLORER)
    scene = holds(Scene(), EXPLORER, culture=1).supply(0, settler=0)
    table = do(scene.turn(0), PlayCard(EXPLORER))
    assert Pass() not in table.asks[0].picks, "no settler is left, so an area is revealed"


# ------------------------------------------------------------------ Collect and Influence Culture


@pytest.mark.rule("COC-19.2", "COC-26.19")
def test_a_card_for_a_collect_is_played_for_free_economy_too() -> None:
    scene = holding(FOCUS, mood=1).knows(0, "free_economy")
    table = do(scene.turn(0, actions=0), PlayCard(FOCUS))
    do(table, Take("E2", "ore"), Take("E2", "ore"))
    assert goods_of(table, 0) == {"ore": 2}
    assert actions_left(table) == 0


@pytest.mark.rule("COC-19.2")
@pytest.mark.parametrize("card", [FOCUS, MASS])
def test_no_collect_no_card(card: str) -> None:
    assert playable(holding(card), card)
    assert not playable(holding(card), card, actions=0)
    assert not playable(holding(card).city(0, "D2", mood="angry", spent=True), card)


@pytest.mark.rule("COC-19.2")
def test_a_card_for_a_collect_uses_one_action() -> None:
    scene = holding(MASS, mood=1).knows(0, "free_economy")
    table = do(scene.turn(0), PlayCard(MASS))
    assert set(table.asks[0].picks) == {Collect("D2"), Use("free_economy")}
    do(table, Collect("D2"), Done())
    assert (actions_left(table), goods_of(table, 0)) == (2, {"mood": 1})


def tribe(*advances: str, distance: int = 1, units: int = 2, **goods: int) -> Scene:
    """A barbarian settlement, so many hexes below the capital."""
    scene = holding(TAKEOVER, **goods).knows(0, *advances).city("barbarians", f"D{2 + distance}")
    return scene.units("barbarians", f"D{2 + distance}", infantry=units) if units else scene


@pytest.mark.rule("COC-19.1", "COC-18.16")
def test_cultural_takeover_by_arts_takes_no_action() -> None:
    assert not playable(tribe(), TAKEOVER, actions=0)
    assert not playable(tribe("arts"), TAKEOVER, actions=0)
    assert not playable(tribe("arts", culture=1).used("arts"), TAKEOVER, actions=0)
    table = do(tribe("arts", culture=1).rolls(9).turn(0, actions=0), PlayCard(TAKEOVER))
    do(table, PlaceUnit("infantry"))
    assert (owner_of(table, "D3"), units_at(table, 0, "D3")) == (0, {"infantry": 1})
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-19.1", "COC-18.3")
def test_cultural_takeover_by_arts_leaves_the_range_to_be_paid() -> None:
    assert not playable(tribe("arts", distance=2, culture=1), TAKEOVER, actions=0)
    assert playable(tribe("arts", distance=2, culture=2), TAKEOVER, actions=0)
    table = do(tribe("arts", distance=2, culture=1).turn(0), PlayCard(TAKEOVER))
    assert asked(table) == "turn", "as an action: the range is paid, the die is rolled"
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-19.1", "COC-18.12")
def test_a_takeover_is_an_attempt_like_any_other() -> None:
    scene = tribe(culture=0).city(1, "C3", "temple").rolls(9)
    table = do(scene.turn(0), PlayCard(TAKEOVER), PlaceUnit("settler"))
    assert refused(table, Influence("C3")) == "COC-18.12"
    scene = tribe().city(1, "C3", "temple").rolls(1)
    table = do(scene.turn(0), PlayCard(TAKEOVER))
    assert offered(table, Influence) == [Influence("C3")], "the card is spent, others can be tried"


@pytest.mark.rule("COC-19.1")
def test_the_pieces_of_a_takeover() -> None:
    table = do(tribe(units=0).rolls(9).turn(0), PlayCard(TAKEOVER))
    assert asked(table) == "turn", "no barbarians left, so nobody comes"
    assert len(player(table, 0).cities) == 2
    assert supply_of(table, 0)["settlement"] == 5
    assert table.state.wild_settlements == 10
    city = city_at(table, "D3")
    assert city is not None
    assert city.size == 1
    scene = tribe().rolls(9).supply(0, settler=0, infantry=0)
    assert asked(do(scene.turn(0), PlayCard(TAKEOVER))) == "turn", "nobody is left to come"


@pytest.mark.rule("COC-19.1")
def test_both_ways_to_take_over_are_offered() -> None:
    table = do(tribe("arts", culture=1).turn(0), PlayCard(TAKEOVER))
    assert set(table.asks[0].picks) == {SpendAction(), Use("arts")}


# ------------------------------------------------------------------ mercenaries


def horde(label: str, infantry: int = 1, **goods: int) -> Scene:
    scene = holding(MERCENARIES, **goods).land("D6", "plains")
    return scene.units("barbarians", label, infantry=infantry)


@pytest.mark.rule("COC-19.3", "COC-19.1")
def test_mercenaries_have_to_be_near_and_paid() -> None:
    assert playable(horde("D4", culture=1), MERCENARIES)
    assert not playable(horde("D4"), MERCENARIES)
    assert not playable(horde("D4", ideas=7, mood=7), MERCENARIES)
    assert playable(horde("D4", gold=1), MERCENARIES)
    assert not playable(horde("D5", culture=1), MERCENARIES), "three hexes away"
    near = horde("D5", culture=1).units(0, "D3", infantry=1)
    assert playable(near, MERCENARIES), "but two from an army unit"
    settlers = horde("D5", culture=1).units(0, "D3", settler=1)
    assert not playable(settlers, MERCENARIES), "a settler is none"


@pytest.mark.rule("COC-19.1", "COC-1.7")
def test_mercenaries_go_where_there_is_room() -> None:
    scene = horde("D4", infantry=2, culture=1)
    scene.units("barbarians", "D5", infantry=3).units("barbarians", "C4", infantry=2)
    table = do(scene.turn(0), PlayCard(MERCENARIES), Hex("D4"))
    goals = {pick.hex for pick in table.asks[0].picks if isinstance(pick, Hex)}
    assert "C4" in goals, "2 and 2 are 4"
    assert "D5" not in goals, "2 and 3 are too many"


@pytest.mark.rule("COC-19.1")
def test_mercenaries_leave_nobody_behind_in_the_open_or_without_supply() -> None:
    table = do(horde("D4", culture=1).turn(0), PlayCard(MERCENARIES), Hex("C4"))
    assert units_at(table, "barbarians", "D4") == {}
    scene = horde("D4", culture=1).city("barbarians", "D4").supply("barbarians", infantry=0)
    table = do(scene.turn(0), PlayCard(MERCENARIES), Hex("C4"))
    assert units_at(table, "barbarians", "D4") == {}
    assert units_at(table, "barbarians", "C4") == {"infantry": 1}


@pytest.mark.rule("COC-19.1")
def test_as_many_armies_as_are_paid_for() -> None:
    scene = horde("D4", culture=1, wood=1).units("barbarians", "C3", infantry=1)
    scene.units("barbarians", "E4", infantry=1)
    table = do(scene.turn(0), PlayCard(MERCENARIES), Hex("D4"))
    while asked(table) == "pay":
        do(table, table.asks[0].picks[0])
    do(table, Done())
    assert asked(table) == "march-to"
    assert len(goods_of(table, 0)) == 1, "one army, one payment"


@pytest.mark.rule("COC-19.1")
def test_no_more_armies_than_can_be_paid() -> None:
    scene = horde("D4", culture=1).units("barbarians", "C3", infantry=1)
    table = do(scene.turn(0), PlayCard(MERCENARIES), Hex("D4"))
    assert asked(table) == "march-to", "the token is spent, so only this army marches"
    do(table, Hex("E4"))
    assert (asked(table), units_at(table, "barbarians", "C3")) == ("turn", {"infantry": 1})


@pytest.mark.rule("COC-19.1", "COC-23.4")
def test_mercenaries_fight_for_nobody_but_themselves() -> None:
    """The defender who beats them gains the gold."""
    scene = horde("D4", culture=1).units(1, "D5", infantry=3).rolls(1, 12, 12, 12)
    table = do(scene.goods(1, food=0).turn(0), PlayCard(MERCENARIES), Hex("D5"))
    assert units_at(table, "barbarians", "D5") == {}
    assert goods_of(table, 1) == {"gold": 1}
