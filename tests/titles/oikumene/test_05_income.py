"""Taxes and feasts (HRN-5.12, HRN-5.13, HRN-5.16, HRN-5.17, HRN-17.4, HRN-18.2, HRN-18.7)."""

from __future__ import annotations

import pytest

from civitas.kernel.explain import Amount
from civitas.titles.oikumene.farming.income import tax
from civitas.titles.oikumene.picks.farming import Feast
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import do, offered, refused, state


@pytest.mark.rule("HRN-5.12", "HRN-5.13")
@pytest.mark.content(
    "features/taxes", "buildings/village", "buildings/city", "buildings/harbour", "buildings/dock"
)
def test_taxes_of_settlements_harbours_and_fields() -> None:
    scene = Scene(2).when("summer").settle(0, "roma", "city", "harbour").settle(0, "latium", "dock")
    scene.units(0, "light_infantry", "umbria")
    table = scene.at("taxes")
    assert state(table).players[0].gold == 3 + 2 + 1 + 3 // 2
    assert table.over


@pytest.mark.rule("HRN-5.12", "HRN-5.13", "HRN-11.7")
def test_plundered_encircled_and_unconnected_fields_bring_nothing() -> None:
    scene = Scene(2).settle(0, "roma").stone(1, "roma").settle(0, "latium")
    scene.units(0, "light_infantry", "sabinum").units(0, "light_infantry", "daunia", 2)
    assert tax(scene.state, scene.me(0)) == 1 + 2 // 2
    scene.units(1, "light_infantry", "latium")
    assert tax(scene.state, scene.me(0)) == 0 + 1 // 2


@pytest.mark.rule("HRN-5.12", "HRN-8.11")
def test_a_contested_settlement_pays_its_own_tax_and_none_for_its_field() -> None:
    scene = Scene(2).settle(0, "roma").settle(0, "latium").units(0, "light_infantry", "latium")
    scene.units(1, "light_infantry", "latium")
    assert tax(scene.state, scene.me(0)) == 2 + 1 // 2


@pytest.mark.rule("HRN-17.4")
def test_a_vassal_pays_a_third_of_his_taxes_rounded_down() -> None:
    scene = Scene(2).settle(0, "roma", "city").units(0, "light_infantry", "latium", 1)
    scene.settle(1, "boica").treaty("vassalage", 0, 1)
    s = state(scene.at("taxes"))
    assert [me.gold for me in s.players] == [4 - 1, 1 + 1]


@pytest.mark.rule("HRN-17.3", "HRN-17.4")
def test_whoever_has_paid_a_ransom_pays_no_part_of_his_taxes() -> None:
    scene = Scene(2).settle(0, "roma", "city").units(0, "light_infantry", "latium", 1)
    s = state(scene.settle(1, "boica").treaty("ransom", 0, 1, until=9).at("taxes"))
    assert [me.gold for me in s.players] == [4, 1]


@pytest.mark.rule("HRN-18.2", "HRN-4.5")
@pytest.mark.content("factions/italia_etruscans", "features/faction_bonuses")
def test_etruscans_collect_three_gold_more() -> None:
    scene = Scene(2).when("summer").faction(0, "italia_etruscans").settle(0, "etruria_pisae")
    assert tax(scene.state, scene.me(0)) == 1 + 3
    assert tax(Scene(2).faction(0, "italia_etruscans").state, scene.me(0)) == 0
    quick = Scene(2, mode="quick").faction(0, "italia_etruscans").settle(0, "etruria_pisae")
    assert tax(quick.when("autumn").state, quick.me(0)) == 1
    assert tax(quick.when("summer").state, quick.me(0)) == 4


@pytest.mark.rule("HRN-18.7", "HRN-5.16")
@pytest.mark.content(
    "factions/italia_greeks",
    "factions/orient_aegean",
    "factions/britannia_islanders",
    "factions/huns_bospor",
)
@pytest.mark.parametrize(
    ("board", "faction"),
    [
        ("italia", "italia_greeks"),
        ("orient", "orient_aegean"),
        ("britannia", "britannia_islanders"),
        ("huns", "huns_bospor"),
    ],
)
def test_harbours_of_traders_bring_three(board: str, faction: str) -> None:
    scene = Scene(2, map=board).when("autumn")
    world = scene.state.world
    port = next(f for f in world.fields if any(sea < world.waters for sea in world.coasts[f]))
    scene.settle(0, world.names[port], "harbour")
    assert tax(scene.state, scene.me(0)) == 1 + 2
    scene.faction(0, faction)
    assert tax(scene.state, scene.me(0)) == 1 + 3
    s = state(scene.at("feasts"))
    assert s.players[0].prestige == 1 + 3


@pytest.mark.rule("HRN-5.16", "HRN-5.17")
@pytest.mark.content("features/feasts")
def test_a_feast_is_small_double_or_triple() -> None:
    scene = Scene(2).when("autumn").settle(0, "roma", "city", grain=4).settle(0, "latium", grain=3)
    table = scene.at("feasts")
    assert offered(table, Feast) == [Feast(1), Feast(2), Feast(3)]
    terms = table.terms(Feast(3), 0)
    assert terms is not None
    assert terms.costs == (Amount("grain", 2 + 4),)
    assert terms.gains == (Amount("prestige", 15),)
    do(table, Feast(3))
    s = state(table)
    assert s.players[0].prestige == 3 * (3 + 1 + 1)
    assert sum(s.grain) == 1


@pytest.mark.rule("HRN-5.17")
def test_every_area_pays_for_its_own_settlements() -> None:
    scene = Scene(2).when("autumn").settle(0, "roma", grain=5).settle(0, "daunia", grain=1)
    table = scene.at("feasts")
    assert offered(table, Feast) == [Feast(1), Feast(2)]
    assert refused(table, Feast(3)) == "HRN-5.17"
    do(table, Feast(2))
    s = state(table)
    assert [s.grain[scene.space(name)] for name in ("roma", "daunia")] == [4, 0]


@pytest.mark.rule("HRN-5.17", "HRN-20.5", "HRN-5.16")
def test_who_cannot_pay_holds_a_small_feast_without_a_question() -> None:
    scene = Scene(2).when("autumn").settle(0, "roma").settle(1, "boica").stone(0, "boica")
    table = scene.at("feasts")
    assert table.over
    assert [me.prestige for me in state(table).players] == [1, 0]
