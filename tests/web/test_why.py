"""A click on something that is not offered: the page tells why, and by which clause."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.cities import Found
from civitas.titles.clash_of_cultures.picks.people import Recruit
from civitas.titles.clash_of_cultures.scene import Scene
from civitas.titles.era_of_tribes.picks.common import Advance
from civitas.titles.era_of_tribes.scene import Scene as Tribes
from civitas.titles.oikumene.picks import PICKS
from civitas.titles.oikumene.picks.hinterland import Accelerate, Train
from civitas.titles.oikumene.picks.war import ChargeAll, Plunder
from civitas.titles.oikumene.scene import Scene as Oikumene
from civitas.web.pages.offer import offer
from civitas.web.pages.why import why_others, why_place
from civitas.web.speech.voice import Voice


def at(table: Table, place: str) -> dict[str, str]:
    """What a click on this place tells: what cannot be done, and by which clause."""
    voice = Voice(table.meta.id, "en", table.header.seats)
    found = why_place(table, table.asks[0].seat, place, voice)
    return {what: refusal.clauses[0] for refusal in found for what in refusal.what}


@pytest.mark.rule("COC-8.2")
def test_where_no_city_can_be_founded_a_click_tells_why() -> None:
    """Even if the menu has no hex at all for it."""
    table = Scene().land("D3", "barren").units(0, "D3", settler=1).turn(0)
    assert not [pick for pick in table.asks[0].picks if isinstance(pick, Found)]
    assert "COC-8.2" in at(table, "hex:D3").values()


@pytest.mark.rule("COC-24.2", "COC-20.4")
def test_a_click_on_any_card_in_hand_tells_why_it_is_not_played() -> None:
    scene = Scene().player(0, wonders=["great_gardens"], objectives=["objective_01"])
    table = scene.turn(0)
    assert list(at(table, "card:great_gardens").values()) == ["COC-24.2"]
    assert list(at(table, "card:objective_01").values()) == ["COC-20.4"]


@pytest.mark.rule("COC-24.3")
def test_a_click_on_a_wonder_speaks_of_the_wonder_when_another_can_be_built() -> None:
    scene = Scene().city(0, "D2", mood="happy").city(0, "C3")
    scene.player(0, wonders=["great_arena", "great_lighthouse"], culture=9, gold=9)
    table = scene.player(0, wood=7, ore=7, advances=["engineering", "sports"]).turn(0)
    assert any("card:great_arena" in pick.places for pick in table.asks[0].picks)
    assert "COC-24.3" in at(table, "card:great_lighthouse").values()


def others(table: Table) -> dict[str, str]:
    """What the window "Why not?" lists, and why."""
    voice = Voice(table.meta.id, "en", table.header.seats)
    found = why_others(table, table.asks[0].seat, voice)
    return {what: refusal.why for refusal in found for what in refusal.what}


def test_why_not_has_one_line_for_each_kind_and_for_each_card() -> None:
    table = Scene().player(0, wonders=["great_gardens"]).turn(0)
    told = others(table)
    assert told["End the turn"] == "You have actions left, and actions are mandatory."
    assert told["Found a city"] == "There is a city."
    assert "Wonders need Engineering." in told.values()
    assert not [what for what in told if what.startswith("Found a city on")]


def test_the_page_is_offered_picks_with_their_price() -> None:
    table = Scene().goods(0, food=2).turn(0)
    ask = table.asks[0]
    shown = offer(table, ask, Voice(table.meta.id, "en", table.header.seats))
    terms = {text: ", ".join(told) for _, _, text, _, told in shown.picks}
    assert terms["Gain Storage"].startswith("2 food")
    assert terms["Move units"] == ""


def test_a_diplomacy_action_says_what_it_does_though_no_field_of_it_names_a_thing() -> None:
    table = Tribes(2, ["romans", "iberians"]).action(0, "diplomacy")
    shown = offer(table, table.asks[0], Voice(table.meta.id, "en", table.header.seats))
    told = {kind.name: shown.hints.get(kind.thing, "") for kind in shown.kinds}
    assert "loses 5 morale" in told["deter"]
    assert "turn-order ring" in told["bribe"]
    assert told["waive"] == ""


@pytest.mark.rule("HRN-12.5", "HRN-13.10", "HRN-11.1", "HRN-9.9")
def test_deeds_of_oikumene_say_what_they_do() -> None:
    words = Voice("oikumene", "en", ())
    told = {
        kind: words.effect(kind.explained_by) for kind in (Train, Accelerate, Plunder, ChargeAll)
    }
    assert "rises a level" in told[Train]
    assert "a quarter of its work" in told[Accelerate]
    assert "No taxes" in told[Plunder]
    assert "throw first" in told[ChargeAll]
    named = [kind for kind in PICKS if kind.explained_by]
    assert [kind for kind in named if not words.effect(kind.explained_by)] == []


def test_what_has_the_same_reason_stands_in_one_line() -> None:
    table = Scene().player(0, wonders=["great_gardens"]).turn(0, actions=0)
    voice = Voice(table.meta.id, "en", table.header.seats)
    found = why_others(table, 0, voice)
    assert len({refusal.why for refusal in found}) == len(found)
    (spent,) = [refusal for refusal in found if refusal.why == "You have no action left."]
    assert {"Gain an advance", "Collect", "Move units"} <= set(spent.what)


@pytest.mark.rule("HRN-13.2", "HRN-14.10", "HRN-14.14")
def test_of_a_kind_of_which_there_is_nothing_no_line_says_the_same_again() -> None:
    scene = Oikumene(2, map="italia", area=3).settle(0, "roma", "city").player(0, gold=20)
    scene.units(0, "light_infantry", "roma", 2)
    told = others(scene.always_ask().at("hinterland_trade"))
    assert {"Commander", "Sell herds", "Begin: Harbour"} <= set(told)
    assert not [what for what in told if "Horses" in what or "commander" in what]


@pytest.mark.rule("COC-11.3")
def test_a_recruit_tells_of_every_kind_of_unit() -> None:
    table = Scene().goods(0, food=2, ore=2).turn(0)
    table.pick(Recruit("D2"))
    assert [what for what in others(table) if what.startswith("Ship")]


@pytest.mark.rule("EOT-4.7", "EOT-5.8")
def test_era_of_tribes_tells_of_every_action_and_of_every_progress() -> None:
    tribes = Tribes(peoples=["britons", "gauls"], setup="2p_north").player(0, thalers=5)
    table = tribes.turn(0)
    told = others(table)
    assert {"Taxes", "Revolution"} <= set(told)
    table = tribes.action(0, "progress", 1)
    offered = {pick.progress for pick in table.asks[0].picks if isinstance(pick, Advance)}
    assert len(offered) + len(others(table)) == 6
