"""AUT-9: what persons may do with Automas."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.titles.era_of_tribes.actions.bonus import offered as bonuses
from civitas.titles.era_of_tribes.actions.bonus import ways
from civitas.titles.era_of_tribes.actions.diplomacy import bribe, refuse_bribe
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.picks.common import PASS
from civitas.titles.era_of_tribes.picks.deeds import Ally, Covet, Force, Purchase, Waive
from civitas.titles.era_of_tribes.scene import Scene, owner_of, player
from civitas.titles.era_of_tribes.underway import Attack, Expansion
from tests.titles.era_of_tribes.helpers import do, state


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
