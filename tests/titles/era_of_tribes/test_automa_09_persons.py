"""AUT-9: what persons may do with Automas."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.titles.era_of_tribes.actions.bonus import offered as bonuses
from civitas.titles.era_of_tribes.actions.bonus import ways
from civitas.titles.era_of_tribes.actions.diplomacy import bribe, refuse_bribe
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.picks.battles import Committed, Hire
from civitas.titles.era_of_tribes.picks.common import PASS
from civitas.titles.era_of_tribes.picks.deeds import Ally, Covet, Force, Purchase, UseTile, Waive
from civitas.titles.era_of_tribes.scene import Scene, owner_of, player
from civitas.titles.era_of_tribes.underway import Attack, Expansion
from tests.titles.era_of_tribes.helpers import asked, do, offered, state
from tests.titles.era_of_tribes.wars import FIST, SWORD, attack, fight, rolls, sea_battle


def scene() -> Scene:
    """A Roman person beside Iberians who hold Etruria."""
    return Scene(1, ["romans", "iberians"], automas=1).land(1, "etruria", "cisalpina")


@pytest.mark.rule("AUT-9.1")
def test_nobody_forms_an_alliance_with_an_automa() -> None:
    one = scene().player(0, treaties=9)
    assert Ally(1) not in bonuses(one.state, one.me(0))
    persons = Scene(2, ["romans", "iberians"]).land(1, "etruria")
    assert Ally(1) in bonuses(persons.state, persons.me(0))


@pytest.mark.rule("AUT-9.2", "EOT-4.18")
def test_a_purchase_from_an_automa_is_forced() -> None:
    one = scene().player(0, treaties=2, thalers=40).automa_deck("taxes_or_games")
    assert ways(one.state, one.me(0), one.me(1), FIELD["etruria"]) == []
    assert Purchase(1) not in bonuses(one.state, one.me(0))
    one.player(0, treaties=3)
    assert ways(one.state, one.me(0), one.me(1), FIELD["etruria"]) == [Force()]
    assert ways(one.state, one.me(0), one.me(1), FIELD["turdetania"]) == [Force()]
    thalers = one.me(1).thalers
    table = one.action(0, "diplomacy")
    do(table, Waive(), Purchase(1), Covet("etruria"))
    assert owner_of(table, "etruria") == 0
    assert player(table, 1).thalers == thalers + 6
    assert (player(table, 0).thalers, player(table, 0).treaties) == (34, 1)


@pytest.mark.rule("AUT-9.2", "EOT-4.20")
def test_homes_of_an_automa_are_not_for_sale() -> None:
    one = scene().player(0, treaties=3, thalers=90)
    table = one.action(0, "diplomacy")
    do(table, Waive(), Purchase(1))
    assert set(table.asks[0].picks) == {Covet("etruria"), Covet("cisalpina")}


@pytest.mark.rule("AUT-9.4", "EOT-4.15")
def test_a_bribe_pays_automas_too() -> None:
    one = scene().player(0, influence=10, thalers=5).player(1, influence=9, thalers=0)
    assert refuse_bribe(one.state, one.me(0)) is None
    bribe(one.state, one.me(0))
    assert (one.me(0).thalers, one.me(1).thalers) == (3, 2)


@pytest.mark.rule("AUT-9.5", "EOT-4.14")
def test_deterrence_costs_an_automa_morale() -> None:
    one = scene().player(1, morale=6)
    one.me(0).deterring = True
    s = one.state
    one.me(1).free -= 1
    s.expansion = Expansion(1, auto=True, attacks=(Attack(FIELD["latium"], 1, 0, walked=1),))
    table = one.at(Step("battle.begin", 1, (0,)), Step("turn", 0))
    assert player(table, 1).morale <= 1
    assert state(table).players[0].deterred == 0b10


@pytest.mark.rule("AUT-9.7", "AUT-8.1", "EOT-7.18")
def test_an_automa_that_attacks_a_person_expels_its_posts() -> None:
    one = scene().city(1, "turdetania").post(0, "turdetania").player(0, morale=5)
    s = one.state
    one.me(1).free -= 1
    s.expansion = Expansion(1, auto=True, attacks=(Attack(FIELD["latium"], 1, 0, walked=1),))
    table = one.at(Step("battle.begin", 1, (0,)), Step("turn", 0))
    assert state(table).posts == {}
    assert player(table, 0).morale <= 3


@pytest.mark.rule("AUT-9.2")
def test_an_automa_is_never_asked() -> None:
    one = scene().player(0, treaties=3, thalers=90)
    table = one.action(0, "diplomacy")
    do(table, Waive(), PASS)
    assert table.asks[0].seat == 0


@pytest.mark.rule("AUT-9.6", "AUT-7.7", "AUT-7.8", "EOT-9.43")
def test_a_sea_attack_on_an_automa_is_fought_as_usual() -> None:
    one = Scene(1, ["romans", "iberians"], automas=1)
    one.fleets(1, "tyrrhenian_sea").fleets(0, "tyrrhenian_sea", 2).player(1, army=5, legions=0)
    sea_battle(one, "tyrrhenian_sea", 0, 1)
    rolls(one, (SWORD, FIST))
    table = one.at(Step("battles", 0), Step("expansion.end", 0), Step("turn", 0))
    assert owner_of(table, "tyrrhenian_sea") == 0
    assert player(table, 1).army == 5
    assert player(table, 0).triumph == player(table, 0).triumph_start - 1


@pytest.mark.rule("EOT-10.4", "EOT-10.3")
def test_a_tile_that_fought_has_no_effect_left() -> None:
    one = attack(Scene(2, ["romans", "iberians"]), "edetania", walked=3)
    one.player(0, tiles=["thalers_5", "final_thalers"], thalers=30)
    rolls(one, (SWORD, SWORD))
    table = fight(one)
    while asked(table) == "commit":
        hires = [pick for pick in table.asks[0].picks if isinstance(pick, Hire)]
        table.pick(hires[0] if hires else Committed())
    me = player(table, 0)
    assert owner_of(table, "edetania") == 0
    assert (me.tiles, len(me.opened), me.thalers) == ((), 2, 30)
    assert offered(table, UseTile) == []
