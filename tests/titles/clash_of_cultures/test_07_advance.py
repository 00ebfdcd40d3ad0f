"""Section 7: gaining advances."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.common import Advance, Pass, Pay, Price, Use
from civitas.titles.clash_of_cultures.scene import Scene, goods_of, player
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused


@pytest.mark.rule("COC-7.1", "COC-7.5")
@pytest.mark.content("advances/writing")
def test_pay_two_food_and_gain_one() -> None:
    table = do(Scene().turn(0), Advance("writing"))
    me = player(table, 0)
    assert goods_of(table, 0) == {"culture": 1}
    assert me.counter == 2
    assert (len(me.action_hand), len(me.objective_hand)) == (1, 1)
    assert table.state.turn.actions == 2
    assert refused(table, Advance("writing")) == "COC-7.1"


@pytest.mark.rule("COC-7.1")
def test_without_food_there_is_no_advance() -> None:
    table = Scene().player(0, food=1).turn(0)
    assert not offered(table, Advance)
    assert refused(table, Advance("fishing")) == "COC-7.1"


@pytest.mark.rule("COC-7.2")
def test_the_top_advance_comes_first_then_any_order() -> None:
    table = Scene().turn(0)
    assert Advance("irrigation") in offered(table, Advance)
    assert Advance("husbandry") in offered(table, Advance)
    assert refused(table, Advance("navigation")) == "COC-7.2"


@pytest.mark.rule("COC-7.3", "COC-7.4")
def test_governments_need_a_prerequisite_and_exclude_each_other() -> None:
    scene = Scene().player(0, advances=["writing", "philosophy", "tactics"])
    table = scene.turn(0)
    assert Advance("voting") in offered(table, Advance)
    assert refused(table, Advance("nationalism")) == "COC-7.3"
    table = scene.player(0, advances=["voting", "draft"]).turn(0)
    assert refused(table, Advance("nationalism")) == "COC-7.4"
    assert Advance("free_economy") in offered(table, Advance)


@pytest.mark.rule("COC-7.6", "COC-21.1", "COC-21.2")
def test_an_empty_counter_is_refilled_and_brings_an_event() -> None:
    scene = Scene().player(0, counter=1).deck("event", "flood")
    table = do(scene.turn(0), Advance("fishing"))
    assert player(table, 0).counter == 3
    assert TITLE.view(table.state, 0).event_discard == ("flood",)


@pytest.mark.rule("COC-26.2")
@pytest.mark.content("advances/math")
def test_mathematics_makes_engineering_and_roads_free() -> None:
    scene = Scene().player(0, food=0, advances=["math"]).deck("wonder", "great_wall")
    table = scene.turn(0)
    assert offered(table, Advance) == [Advance("engineering"), Advance("roads")]
    do(table, Advance("engineering"))
    assert TITLE.view(table.state, 0).players[0].wonder_hand == ("great_wall",)


@pytest.mark.rule("COC-26.2")
@pytest.mark.content("advances/astronomy")
def test_astronomy_makes_navigation_and_cartography_free() -> None:
    table = Scene().player(0, food=0, advances=["math", "astronomy", "fishing"]).turn(0)
    free = ["engineering", "roads", "navigation", "cartography"]
    assert offered(table, Advance) == [Advance(name) for name in free]


@pytest.mark.rule("COC-26.3", "COC-0.8")
@pytest.mark.content("advances/priesthood")
def test_priesthood_once_per_turn_by_choice() -> None:
    scene = Scene().player(0, food=2, advances=["myths", "priesthood"])
    table = do(scene.turn(0), Advance("math"))
    assert set(table.asks[0].picks) == {Price("printed"), Price("priesthood")}
    do(table, Price("priesthood"))
    assert goods_of(table, 0) == {"food": 2, "culture": 1}
    do(table, Advance("astronomy"))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"culture": 2}


@pytest.mark.rule("COC-26.4", "COC-7.14")
@pytest.mark.content("advances/free_education")
def test_free_education_for_an_idea_or_gold_paid_but_not_for_itself() -> None:
    scene = Scene().player(0, food=0, ideas=5, advances=["writing"])
    table = do(scene.turn(0), Advance("free_education"))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"ideas": 3, "mood": 1}
    do(table, Advance("fishing"))
    assert asked(table) == "react"
    do(table, Use("free_education"))
    assert goods_of(table, 0) == {"mood": 3}


@pytest.mark.rule("COC-26.4")
def test_free_education_may_be_declined_and_needs_an_idea_or_gold() -> None:
    scene = Scene().player(0, food=2, ideas=2, advances=["writing", "free_education"])
    table = do(scene.turn(0), Advance("fishing"), Pay(2, 0, 0, 0, 0, 0, 0))
    assert asked(table) == "turn"
    scene = Scene().player(0, food=1, ideas=2, advances=["writing", "free_education"])
    table = do(scene.turn(0), Advance("fishing"), Pay(1, 0, 0, 1, 0, 0, 0), Pass())
    assert goods_of(table, 0) == {"ideas": 1, "mood": 1}


@pytest.mark.rule("COC-26.5", "COC-7.14")
@pytest.mark.content("advances/philosophy")
def test_philosophy_rewards_science_gained_by_the_action() -> None:
    scene = Scene().player(0, food=2, ideas=2, advances=["writing"])
    table = do(scene.turn(0), Advance("philosophy"), Pay(2, 0, 0, 0, 0, 0, 0))
    assert goods_of(table, 0) == {"ideas": 3, "mood": 1}
    do(table, Advance("math"))
    assert goods_of(table, 0) == {"ideas": 2, "mood": 1, "culture": 1}


@pytest.mark.rule("COC-7.11", "COC-7.12")
def test_a_linked_civilization_advance_comes_along() -> None:
    scene = Scene(expansion=True).player(0, civilization="greece", advances=["writing"])
    table = do(scene.turn(0), Advance("public_education"))
    view = TITLE.view(table.state, 0).players[0]
    assert view.civilization_advances == ("study",)
    assert view.counter == 2
    assert view.advance_count == 5
