"""Leaders in their city: what an activation costs, whom they help, and what they need."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.content.civilizations import LEADERS
from civitas.titles.clash_of_cultures.picks.cities import Collect
from civitas.titles.clash_of_cultures.picks.common import City, Done, Gain, Use
from civitas.titles.clash_of_cultures.picks.people import Enlist, Recruit
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    city_at,
    goods_of,
    mood_of,
    points_of,
    units_at,
)
from tests.titles.clash_of_cultures.helpers import asked, do, offered

LEADER_OF = {ability.id: leader.id for leader in LEADERS for ability in leader.abilities}


def court(ability: str, at: str = "D2", **goods: int) -> Scene:
    """The leader who has the ability stands in the happy capital, or elsewhere."""
    scene = Scene(expansion=True).land("C3 D3 E3 D4 D5", "plains").no_units(0, "D2")
    return scene.goods(0, **{"food": 0, **goods}).leader(0, LEADER_OF[ability], at)


ACTIVATING = ["seventeen_articles", "dynastic_marriage", "king_of_persia", "danegeld"]


@pytest.mark.rule("COC-6.15", "COC-6.12")
@pytest.mark.parametrize("ability", ACTIVATING)
def test_an_activation_for_a_leader_counts_like_any(ability: str) -> None:
    """The first leaves the mood alone, the next lowers it."""
    table = do(court(ability, culture=1).knows(0, "taxes").turn(0), Use(ability))
    while asked(table) != "turn":
        do(table, table.asks[0].picks[0])
    city = city_at(table, "D2")
    assert city is not None
    assert (city.activations, mood_of(table, "D2")) == (1, "happy")
    scene = court(ability, culture=1).knows(0, "taxes").city(0, "D2", mood="happy", activations=1)
    table = do(scene.turn(0), Use(ability))
    while asked(table) != "turn":
        do(table, table.asks[0].picks[0])
    assert mood_of(table, "D2") == "neutral"


@pytest.mark.rule("COC-11.16")
def test_the_king_of_persia_raises_another_city_that_can_rise() -> None:
    scene = court("king_of_persia").city(0, "D2", mood="neutral").city(0, "C3", mood="happy")
    scene.city(0, "E3", mood="neutral").city(0, "D4", mood="angry")
    table = do(scene.turn(0), Use("king_of_persia"))
    assert set(offered(table, City)) == {City("E3"), City("D4")}
    do(table, City("D4"))
    assert (mood_of(table, "D4"), goods_of(table, 0)) == ("neutral", {"culture": 1})
    table = do(court("king_of_persia").turn(0), Use("king_of_persia"))
    assert (asked(table), goods_of(table, 0)) == ("turn", {"culture": 1}), "only the token"


@pytest.mark.rule("COC-11.16", "COC-26.14")
def test_danegeld_is_the_income_of_taxes_without_its_cost() -> None:
    scene = court("danegeld").knows(0, "taxes").city(0, "C3")
    table = do(scene.turn(0), Use("danegeld"), Gain("wood"), Gain("ore"))
    assert goods_of(table, 0) == {"wood": 1, "ore": 1}
    assert not offered(table, Use), "neither danegeld nor taxes again"
    assert Use("danegeld") not in court("danegeld").turn(0).asks[0].picks, "without Taxes"


@pytest.mark.rule("COC-11.16", "COC-1.11")
def test_a_marriage_brings_a_settler_if_there_is_one() -> None:
    table = do(court("dynastic_marriage", culture=1).turn(0), Use("dynastic_marriage"))
    assert units_at(table, 0, "D2") == {"settler": 1, "leader": 1}
    scene = court("dynastic_marriage", culture=1).supply(0, settler=0)
    assert Use("dynastic_marriage") not in scene.turn(0).asks[0].picks


@pytest.mark.rule("COC-11.16")
def test_the_pathfinder_looks_at_the_city_where_he_is() -> None:
    scene = court("pathfinder", food=2, ore=2).city(0, "C3")
    table = do(scene.turn(0), Recruit("C3"))
    while asked(table) == "recruit":
        do(table, Enlist("infantry") if Enlist("infantry") in table.asks[0].picks else Done())
    assert "ideas" not in goods_of(table, 0)
    do(table, Collect("D2"), Done())
    assert "ideas" not in goods_of(table, 0), "not for a Collect"
    do(table, Recruit("D2"))
    while asked(table) == "recruit":
        do(table, Enlist("infantry") if Enlist("infantry") in table.asks[0].picks else Done())
    assert goods_of(table, 0)["ideas"] == 1


@pytest.mark.rule("COC-11.16")
def test_edicts_reach_two_hexes() -> None:
    scene = court("edicts", culture=1).city(0, "D4", mood="angry").city(0, "D5", mood="angry")
    table = do(scene.turn(0), Use("edicts"))
    assert (mood_of(table, "D4"), mood_of(table, "D5")) == ("neutral", "angry")
    far = court("edicts", culture=1).city(0, "D5", mood="angry")
    assert Use("edicts") not in far.turn(0).asks[0].picks


@pytest.mark.rule("COC-11.16", "COC-7.8")
def test_masters_need_a_token_a_happy_city_and_something_to_gain() -> None:
    def offers(scene: Scene) -> bool:
        return Use("master_builder") in scene.turn(0).asks[0].picks

    assert offers(court("master_builder", mood=1))
    assert offers(court("master_builder", culture=1))
    assert not offers(court("master_builder", gold=7))
    assert not offers(court("master_builder", mood=1).city(0, "D2", mood="neutral"))
    whole = ("engineering", "sanitation", "roads")
    assert not offers(court("master_builder", mood=1).knows(0, *whole))


@pytest.mark.rule("COC-3.3", "COC-11.16")
def test_the_treasury_of_tyre_needs_a_port_and_little_gold() -> None:
    def filled(gold: int, *buildings: str) -> int:
        scene = court("treasury_of_tyre", gold=gold).land("C3", "water")
        table = scene.city(0, "D2", *buildings, mood="happy").turn_start(0)
        return goods_of(table, 0).get("gold", 0)

    assert filled(0, "port") == 1
    assert filled(2, "port") == 3
    assert filled(3, "port") == 3
    assert filled(0, "temple") == 0


@pytest.mark.rule("COC-27.3", "COC-11.16")
def test_the_ruler_of_the_north_scores_only_in_play() -> None:
    far = court("ruler_of_the_north", at="D5").turn(0)
    near = court("ruler_of_the_north", at="D2").turn(0)
    assert points_of(far, 0) - points_of(near, 0) == 1.5, "half a point for each of three hexes"
    scene = court("ruler_of_the_north", at="D5", food=2)
    table = scene.player(0, civilization="vikings").event("guillotine")
    while asked(table) not in ("turn", "guillotine"):
        do(table, table.asks[0].picks[0])
    assert points_of(table, 0) == points_of(near, 0), "the leader is dead, and nothing replaces him"


@pytest.mark.rule("COC-3.3", "COC-11.16")
def test_the_pilgrim_patron_needs_a_happy_city() -> None:
    table = court("pilgrim_patron").turn_start(0)
    do(table, Gain("mood"))
    assert goods_of(table, 0) == {"mood": 1}
    sad = court("pilgrim_patron").city(0, "D2", mood="neutral").turn_start(0)
    assert (asked(sad), goods_of(sad, 0)) == ("turn", {})
    abroad = court("pilgrim_patron", at="D4").turn_start(0)
    assert asked(abroad) == "turn"


@pytest.mark.rule("COC-11.16", "COC-10.2")
def test_the_palace_is_for_temples_and_obelisks_in_a_city_that_is_not_angry() -> None:
    def offers(mood: str, *advances: str) -> bool:
        scene = court("palace_of_palenque", food=1, wood=1, ore=1).city(0, "C3")
        scene.city(0, "D2", mood=mood).knows(0, *advances)
        return Use("palace_of_palenque") in scene.turn(0).asks[0].picks

    assert offers("happy", "myths")
    assert offers("neutral", "arts")
    assert not offers("happy", "writing")
    assert not offers("angry", "myths")
