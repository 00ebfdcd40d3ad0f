"""Section 26: what advances say besides the chapters they speak in, and what becomes of them."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.advances.advance import gain_advance, lose_advance
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.picks.cities import Construct
from civitas.titles.clash_of_cultures.picks.common import Advance, Gain, Use
from civitas.titles.clash_of_cultures.picks.people import Recruit
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.helpers import asked, do, offered


@pytest.mark.rule("COC-26.14")
@pytest.mark.content("advances/taxes")
def test_taxes_bring_one_resource_for_each_city_in_any_mix() -> None:
    scene = Scene().city(0, "C3").city(0, "E3").player(0, food=0, mood=1, advances=["taxes"])
    table = do(scene.turn(0), Use("taxes"), Gain("wood"), Gain("wood"), Gain("ore"))
    assert goods_of(table, 0) == {"wood": 2, "ore": 1}
    assert table.state.turn.actions == 2
    assert not offered(table, Use)


@pytest.mark.rule("COC-26.14")
@pytest.mark.content("advances/currency")
def test_with_currency_taxes_may_be_gold() -> None:
    scene = Scene().player(0, food=0, mood=1, advances=["taxes"])
    assert Gain("gold") not in do(scene.turn(0), Use("taxes")).asks[0].picks
    scene = Scene().player(0, food=0, mood=1, advances=["taxes", "currency"])
    table = do(scene.turn(0), Use("taxes"), Gain("gold"))
    assert goods_of(table, 0) == {"gold": 1}


@pytest.mark.rule("COC-26.16")
@pytest.mark.content("advances/theaters")
def test_theater_and_music_exchange_a_token_either_way_once_per_turn() -> None:
    table = do(Scene().player(0, mood=1, advances=["theaters"]).turn(0), Use("theaters"))
    assert goods_of(table, 0) == {"food": 2, "culture": 1}
    assert not offered(table, Use)
    scene = Scene().player(0, mood=1, culture=1, advances=["theaters"])
    table = do(scene.turn(0), Use("theaters"), Gain("mood"))
    assert goods_of(table, 0) == {"food": 2, "mood": 2}


@pytest.mark.rule("COC-26.18", "COC-26.20")
@pytest.mark.content("advances/civil_liberties", "advances/absolute_power")
def test_civil_liberties_and_absolute_power() -> None:
    table = Scene().player(0, advances=["civil_liberties"]).turn(0)
    do(table, Use("civil_liberties"), Use("civil_liberties"))
    assert goods_of(table, 0) == {"food": 2, "mood": 6}
    assert table.state.turn.actions == 1
    table = do(Scene().player(0, mood=4, advances=["absolute_power"]).turn(0))
    do(table, Use("absolute_power"))
    assert table.state.turn.actions == 4
    assert not offered(table, Use)


@pytest.mark.rule("COC-26.25", "COC-24.1")
@pytest.mark.content("advances/engineering", "advances/monuments")
def test_engineering_and_monuments_draw_a_wonder_card_each() -> None:
    scene = Scene().player(0, food=2, ideas=2, advances=["storage", "arts"])
    scene.deck("wonder", "great_wall", "great_arena")
    scene.goods(0, food=4, ideas=0)
    table = do(scene.turn(0), Advance("engineering"), Advance("monuments"))
    hand = TITLE.view(table.state, 0).players[0].wonder_hand
    assert hand == ("great_wall", "great_arena")


@pytest.mark.rule("COC-26.26", "COC-4.5")
def test_a_lost_advance_loses_its_effects_and_no_more() -> None:
    scene = Scene().land("D3", "water").city(0, "D2", "port")
    scene.player(0, advances=["storage", "fishing"], food=5, mood=2)
    s = scene.state
    lose_advance(s, s.players[0], ADVANCE["storage"])
    lose_advance(s, s.players[0], ADVANCE["fishing"])
    assert s.players[0].goods[0] == 2
    assert s.players[0].goods[5] == 2
    assert s.cities[s.hex("D2")].size == 2


@pytest.mark.rule("COC-7.13")
def test_a_civilization_advance_goes_with_its_advance_when_a_card_takes_it() -> None:
    scene = Scene(expansion=True).player(0, civilization="egypt")
    s, me = scene.state, scene.state.players[0]
    gain_advance(s, me, ADVANCE["irrigation"], counter=False)
    assert me.civilization_advances.bit_count() == 1
    lose_advance(s, me, ADVANCE["irrigation"])
    assert me.civilization_advances == 0


@pytest.mark.rule("COC-7.7")
def test_a_marker_from_the_supply_leaves_the_counter_alone() -> None:
    scene = Scene().player(0, counter=1)
    s, me = scene.state, scene.state.players[0]
    agenda = s.agenda
    gain_advance(s, me, ADVANCE["fishing"], counter=False)
    assert me.counter == 1
    assert s.agenda == agenda


@pytest.mark.rule("COC-4.15", "COC-26.24")
def test_another_price_comes_first_then_each_unit_may_be_replaced() -> None:
    scene = Scene().city(0, "C3").player(0, advances=["myths", "state_religion"])
    scene.goods(0, food=0, gold=2)
    table = do(scene.turn(0), Construct("D2"), Gain("mood"))
    assert goods_of(table, 0) == {"mood": 1}


@pytest.mark.rule("COC-4.15")
def test_what_costs_nothing_has_no_other_price() -> None:
    scene = Scene(expansion=True).player(0, civilization="india", advances=["math"], culture=1)
    scene.player(0, civilization_advances=["peace_and_poetry"])
    table = do(scene.turn(0), Advance("roads"))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"food": 2, "culture": 2}


@pytest.mark.rule("COC-6.6")
def test_several_wonders_in_one_city() -> None:
    table = Scene().city(0, "D2", wonders=["great_wall", "great_arena"]).turn(0)
    city = city_at(table, "D2")
    assert city is not None
    assert city.size == 3


@pytest.mark.rule("COC-10.6")
def test_a_building_received_without_its_advance_works() -> None:
    scene = Scene(expansion=True).city(0, "D2", mood="happy", colours={"market": 1})
    table = scene.player(0, food=1, wood=1).turn(0)
    assert not player(table, 0).owns(ADVANCE["bartering"])
    do(table, Recruit("D2"))
    assert units_at(table, 0, "D2") == {"settler": 1, "cavalry": 1}
