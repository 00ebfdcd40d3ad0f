"""Players who cannot meet move side by side in the units sub-phase (HRN-4.2)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.table import Table
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.hinterland import AWAIT, Negotiate
from civitas.titles.oikumene.picks.moves import Move, To
from civitas.titles.oikumene.scene import Scene, units_at
from tests.titles.oikumene.helpers import do

UNITS = "movement_units"
TRIBUTE = Negotiate("tribute")


def _foot(here: str) -> Move:
    return Move(here, "out", "light_infantry", "standard")


def _far_apart(players: int = 2) -> Scene:
    """Player 0 in the middle of Italy, player 1 in its south."""
    scene = Scene(players, mode="original").settle(0, "roma").units(0, "light_infantry", "roma")
    return scene.settle(1, "thurii").units(1, "light_infantry", "thurii")


def _seats(table: Table) -> list[int]:
    return [ask.seat for ask in table.asks]


@pytest.mark.rule("HRN-4.2", "HRN-6.1")
def test_who_cannot_meet_moves_at_the_same_time() -> None:
    table = _far_apart().at(UNITS)
    assert _seats(table) == [0, 1]
    do(table, _foot("thurii"), To("bruttium"), seat=1)
    assert _seats(table) == [0], "nothing of player 1 is left to be moved"
    do(table, _foot("roma"), To("latium"), seat=0)
    assert not table.asks
    assert units_at(table, 1, "bruttium") == units_at(table, 0, "latium") == {"light_infantry": 1}


@pytest.mark.rule("HRN-4.2")
def test_in_a_match_of_the_fourth_rules_everybody_waits_for_his_turn() -> None:
    scene = _far_apart()
    scene.state.rules = replace(scene.state.rules, version=4)
    assert _seats(scene.at(UNITS)) == [0]


@pytest.mark.rule("HRN-4.2", "HRN-6.9", "HRN-6.11")
@pytest.mark.parametrize(
    ("field", "meets"),
    [("campania", True), ("samnium", True), ("lucania", False)],
)
def test_who_could_come_to_the_same_field_moves_in_turn(field: str, meets: bool) -> None:
    """From Roma one comes to Latium, from Campania too; from Samnium to Sabinum, which is next to
    Roma."""
    scene = Scene(2, mode="original").settle(0, "roma").units(0, "light_infantry", "roma")
    scene.settle(1, field).units(1, "light_infantry", field)
    assert _seats(scene.at(UNITS)) == ([0] if meets else [0, 1])


@pytest.mark.rule("HRN-4.2")
def test_a_later_one_waits_for_whom_he_could_meet_alone() -> None:
    """Player 1 is between the others; the third cannot meet the first."""
    scene = Scene(3, mode="original").settle(0, "roma").units(0, "light_infantry", "roma")
    scene.settle(1, "campania").units(1, "light_infantry", "campania")
    scene.settle(2, "bruttium").units(2, "light_infantry", "bruttium")
    table = scene.at(UNITS)
    assert _seats(table) == [0, 2]
    do(do(table, DONE, seat=2), DONE, seat=0)
    assert _seats(table) == [1]


@pytest.mark.rule("HRN-4.2", "HRN-2.3", "HRN-6.3")
def test_who_has_ships_reaches_the_coasts_of_the_next_sea() -> None:
    scene = _far_apart()
    assert _seats(scene.at(UNITS)) == [0, 1]
    scene.units(1, "warship", "mare_tyrrhenum_meridionale")
    assert _seats(scene.at(UNITS)) == [0]


@pytest.mark.rule("HRN-4.2", "HRN-9.25")
def test_who_may_be_ambushed_moves_in_a_turn_of_his_own() -> None:
    """Nobody rolls for a fortification while others move."""
    scene = _far_apart(3).settle(2, "latium", "fortification")
    assert _seats(scene.at(UNITS)) == [0]
    do(table := scene.at(UNITS), DONE)
    assert _seats(table) == [1]


@pytest.mark.rule("HRN-4.2", "HRN-6.13")
def test_who_may_need_consent_moves_in_a_turn_of_his_own() -> None:
    scene = _far_apart(3).settle(2, "latium").treaty("ransom", 2, 0, until=9)
    assert _seats(scene.at(UNITS)) == [0]


@pytest.mark.rule("HRN-4.2", "HRN-6.10")
def test_who_stands_among_enemies_and_has_ships_moves_in_a_turn_of_his_own() -> None:
    scene = Scene(3, mode="original").settle(0, "roma").units(0, "light_infantry", "roma")
    scene.units(2, "light_infantry", "roma").settle(1, "spina").units(1, "light_infantry", "spina")
    assert _seats(scene.at(UNITS)) == [0, 1]
    scene.units(0, "transport_ship", "mare_tyrrhenum_septentrionale")
    assert _seats(scene.at(UNITS)) == [0]


@pytest.mark.rule("HRN-4.2", "HRN-17.2", "HRN-17.11")
def test_who_wants_to_agree_on_tribute_has_a_turn_when_those_beside_him_have_moved() -> None:
    table = _far_apart().player(0, gold=5).player(1, gold=5).at(UNITS)
    for ask in table.asks:
        assert AWAIT in ask.picks
        assert TRIBUTE not in ask.picks
        assert dict(table.why_none(ask.seat))[Negotiate].clause == "HRN-4.2"
    do(table, AWAIT, seat=0)
    assert _seats(table) == [1]
    do(table, DONE, seat=1)
    assert _seats(table) == [0]
    assert TRIBUTE in table.asks[0].picks
    assert _foot("roma") in table.asks[0].picks
    do(table, DONE)
    assert not table.asks


@pytest.mark.rule("HRN-17.2")
def test_who_has_moved_beside_others_agrees_on_no_tribute_any_more() -> None:
    scene = _far_apart().player(0, gold=5).player(1, gold=5)
    table = scene.units(0, "light_infantry", "umbria").at(UNITS)
    do(table, _foot("roma"), To("latium"), seat=0)
    ask = table.ask_for(0)
    assert ask is not None
    assert AWAIT not in ask.picks
    assert dict(table.why_none(0))[Negotiate].clause == "HRN-17.2"


@pytest.mark.rule("HRN-4.2")
def test_own_moves_are_taken_back_whatever_the_others_have_done_since() -> None:
    table = _far_apart().at(UNITS)
    do(table, _foot("roma"), seat=0)
    do(table, _foot("thurii"), To("bruttium"), seat=1)
    assert table.can_undo(0)
    table.undo(0)
    assert [(ask.seat, ask.what) for ask in table.asks] == [(0, "moves-units")]
    assert units_at(table, 1, "bruttium") == {"light_infantry": 1}
