"""What is told of cargo, of who flees, and of swords that walls need."""

from __future__ import annotations

import pytest

from civitas.kernel.asks import Ask
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.picks.moves import HowMany, Move, SinkCargo, To
from civitas.titles.oikumene.picks.war import (
    Aim,
    Charge,
    GoDown,
    Leave,
    Strike,
    Suffer,
)
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Siege
from civitas.titles.oikumene.war.aside import put_aside
from civitas.titles.oikumene.war.sides import ATTACKER, DEFENDER
from tests.titles.oikumene.clashes import clash, lay
from tests.titles.oikumene.helpers import asked, do, offered
from tests.titles.oikumene.test_told_by_hand import SOUTH, said
from tests.titles.oikumene.test_told_plainly import terms

NORTH = "mare_tyrrhenum_septentrionale"
LIGHT, HEAVY, RIDERS = "light_infantry", "heavy_infantry", "cavalry"


def laden(ships: int, light: int) -> Scene:
    scene = Scene(2, mode="extended").units(0, "transport_ship", SOUTH, ships)
    scene.units(0, LIGHT, SOUTH, light, spot="aboard")
    return scene.units(0, RIDERS, SOUTH, spot="aboard")


@pytest.mark.rule("HRN-7.4", "HRN-6.5")
def test_who_might_drown_says_how_much_room_that_leaves() -> None:
    table = laden(1, 3).at("drown")
    assert terms(table, SinkCargo) == ["1 place", "2 places"]
    assert terms(table, SinkCargo, "de") == ["1 Platz", "2 Plätze"]


@pytest.mark.rule("HRN-9.28", "HRN-6.5")
def test_who_might_go_down_says_how_much_room_that_leaves() -> None:
    scene = laden(1, 5).units(1, "warship", SOUTH, 3)
    table = clash(scene, SOUTH).at("battle.losses")
    assert asked(table) == "go-down"
    assert terms(table, GoDown) == ["1 place", "2 places"]


@pytest.mark.rule("HRN-6.3", "HRN-6.5")
@pytest.mark.parametrize(("kind", "number", "said"), [
    (LIGHT, 2, ["2 places", "1 place"]), (RIDERS, 1, ["2 places"]),
])  # fmt: skip
def test_cargo_that_goes_along_says_how_much_room_it_takes(
    kind: str, number: int, said: list[str]
) -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH, 3)
    table = scene.units(0, kind, NORTH, number, spot="aboard").at("movement_units")
    do(table, Move(NORTH, "out", "transport_ship", "standard"), To(SOUTH), HowMany(1))
    assert asked(table) == "take-along"
    assert offered(table, HowMany)[-1] == HowMany(0)
    assert terms(table, HowMany) == said


@pytest.mark.rule("HRN-9.21")
def test_whoever_flees_is_named_with_the_question() -> None:
    """Where there is room for some of them only, the answers begin with how many."""
    scene = Scene(2).units(1, HEAVY, "latium", 3).units(0, LIGHT, "latium", 3)
    lay(clash(scene, "latium"), 1, flight=True)
    table = do(scene.at("battle.end"), Leave())
    assert said(table) == "Flight of 3 × Heavy infantry (Standard): where to?"
    assert said(table, "de") == "Flucht, 3 × Schwere Infanterie (Standardeinheiten): Wohin?"


@pytest.mark.rule("HRN-9.15", "HRN-10.8")
def test_who_puts_too_many_swords_aside_reads_that_the_walls_hold() -> None:
    """9 swords before walls of 5 shields: two pairs are to spare."""
    scene = Scene(2, mode="original").units(0, LIGHT, "latium", 9).units(1, LIGHT, "latium", 9)
    clash(scene, "latium")
    lay(scene, ATTACKER, swords=9, shields=0)
    lay(scene, DEFENDER, swords=5, shields=0)
    scene.state.siege = Siege(scene.space("latium"), 0, 1, 5, False)
    told = [told_aside(scene.state, which) for which in (ATTACKER, DEFENDER)]
    hold = Terms(note="walls-hold")
    assert told[0] == [None, *(None, None, hold, hold) * 2]
    assert set(told[1]) == {None}


def told_aside(s: State, which: int) -> list[Terms | None]:
    """What is said of each answer."""
    ask = next(put_aside(s, which))
    assert isinstance(ask, Ask)
    assert ask.terms is not None
    return list(map(ask.terms, ask.picks))


def test_a_battle_is_fought_in_the_bar_and_not_on_the_map() -> None:
    """All are on the one space where it is fought."""
    where = (SOUTH, "aboard", LIGHT, "standard")
    picks = (Aim(*where), Strike(*where, 1), Suffer(*where, 1), GoDown(*where), Charge(*where, 1))
    assert [pick.places for pick in picks] == [()] * 5


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_swords_bring_is_one_sentence(language: str) -> None:
    """What all answers of a kind say alike stands with the kind: half a sentence would, too."""
    scene = Scene(2, mode="basic").units(0, LIGHT, "latium", 9)
    clash(scene.units(1, LIGHT, "latium", 3).units(1, HEAVY, "latium", 3), "latium")
    lay(scene, 0, swords=3, shields=0)
    lay(scene, 1, swords=0, shields=0)
    told = terms(scene.at("battle.losses"), Strike, language)
    assert told
    assert not any(", " in each for each in told)
