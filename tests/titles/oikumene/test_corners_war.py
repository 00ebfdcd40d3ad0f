"""Odd corners of battles, worked out by hand from the clauses (sections 9 and 12).

Faces: white 1 and 2 show a sword; blue 1 shows two, 2 and 3 one; red 1 and 2 show two, 3 to 5 one;
an inverted white die shows a sword from 3 on."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.war import (
    Aim,
    Attack,
    CallOff,
    FightOn,
    Flee,
    FleeTo,
    Leave,
)
from civitas.titles.oikumene.scene import (
    Scene,
    control_of,
    player,
    units_at,
)
from tests.titles.oikumene.helpers import asked, do, offered, state
from tests.titles.oikumene.test_referee_combat import alive, until

LIGHT, HEAVY, SHIP, WARSHIP = "light_infantry", "heavy_infantry", "transport_ship", "warship"
SEA = "mare_tyrrhenum_meridionale"


def prestige(table: Table) -> list[int]:
    return [me.prestige for me in state(table).players]


def victory(table: Table) -> list[int]:
    return [me.victory for me in state(table).players]


# ------------------------------------------------------------------ battles


@pytest.mark.rule("HRN-9.4", "HRN-9.5", "HRN-9.6", "HRN-9.13", "HRN-9.24", "HRN-9.26")
def test_cargo_fights_at_sea_with_rough_values() -> None:
    """A transport with 3 LI against a warship: 3 inverted dice of 3, 4 and 1 and a white 6 are 2
    swords and 2 blanks: its two lives. The warship's blue 1 is two swords: the LI in the standard
    line fall, not the transport in the rear."""
    scene = Scene(2).units(0, SHIP, SEA).units(0, LIGHT, SEA, 3, spot="aboard")
    scene.units(1, WARSHIP, SEA).player(0, prestige=10).player(1, prestige=10)
    table = until(do(scene.rolls(3, 4, 1, 6, 1).at("combat_battle"), Attack(SEA, 1)))
    assert units_at(table, 1, SEA) == {}
    assert units_at(table, 0, SEA) == {SHIP: 1, LIGHT: 1}
    assert (prestige(table), victory(table)) == ([10 + 4, 10 + 2 * 2], [1, -1])


@pytest.mark.rule("HRN-9.17", "HRN-9.28", "HRN-12.2", "HRN-9.18")
def test_a_blow_at_the_transport_takes_all_aboard_along() -> None:
    """Two swords of a warship: for 6 prestige one is for the transport in the rear; the other one
    takes one of three LI, and the two that are left have no ship: all count as destroyed."""
    scene = Scene(2).units(0, SHIP, SEA).units(0, LIGHT, SEA, 3, spot="aboard")
    scene.units(1, WARSHIP, SEA, 2).player(0, prestige=10).player(1, prestige=16)
    scene.rolls(1, 1, 1, 6, 1, 6)  # three blanks bring a sword: no warship falls
    table = until(do(scene.at("combat_battle"), Attack(SEA, 1)), "aim")
    do(table, Aim(SEA, "out", SHIP, "standard"))
    until(table)
    assert units_at(table, 0, SEA) == {}
    assert prestige(table) == [10, 16 - 6 + 4 + 3 * 2]
    assert player(table, 1).destroyed == 4 + 3 * 2
    assert state(table).players[1].tokens == {scene.space(SEA): 4}


@pytest.mark.rule("HRN-9.24", "HRN-2.22", "HRN-9.21")
def test_a_third_player_in_the_field_does_not_spoil_the_victory() -> None:
    """Their common friend stands there, too. The defender leaves, and the victor has won; he and
    the friend could control the field now, and of both the earlier in turn order does."""
    scene = Scene(3).units(0, LIGHT, "latium", 2).units(1, LIGHT, "latium", 2).first(2)
    scene.units(2, LIGHT, "latium").treaty("ransom", 2, 0).treaty("ransom", 2, 1)
    scene.player(0, prestige=10).player(1, prestige=10).rolls(*[6] * 4, *[6] * 2)
    table = until(do(scene.at("combat_battle"), Attack("latium", 1)), "fight-on")
    do(table, Flee())
    until(table, "fight-on", "leave")
    while table.asks and asked(table) == "fight-on":
        do(table, table.asks[0].picks[1])
        until(table, "fight-on", "leave")
    do(table, Leave())
    while table.asks and asked(table) == "flee-to":
        do(table, table.asks[0].picks[0])
    until(table)
    assert victory(table) == [1, -1, 0]
    assert control_of(table, "latium") == 2


@pytest.mark.rule("HRN-9.7", "HRN-9.14", "HRN-9.16", "HRN-9.22")
def test_veterans_are_hit_last_and_heal() -> None:
    """2 recruits in front, 2 LI, 2 veterans in the rear with 2 lives. Five swords: recruits and LI
    fall, and one veteran is wounded; in the next round he has both lives again."""
    scene = Scene(2).units(0, HEAVY, "latium", 3).units(1, LIGHT, "latium", 2, "recruit")
    scene.units(1, LIGHT, "latium", 2).units(1, LIGHT, "latium", 2, "veteran")
    scene.player(0, prestige=10).player(1, prestige=10)
    scene.rolls(1, 1, 3, *[6] * 8)
    table = until(do(scene.at("combat_battle"), Attack("latium", 1)), "fight-on")
    assert alive(table, 1) == 2
    battle = state(table).battle
    assert battle is not None
    assert {n for _, n in battle.sides[1].units} == {2}


@pytest.mark.rule("HRN-9.3", "HRN-9.1", "HRN-9.23")
def test_who_was_attacked_attacks_a_third_but_not_him_again() -> None:
    scene = Scene(3).units(0, LIGHT, "latium", 2).units(1, LIGHT, "latium", 2)
    scene.units(2, LIGHT, "latium", 2).rolls(*[6] * 8)
    table = until(do(scene.at("combat_battle"), Attack("latium", 1)), "fight-on")
    do(table, CallOff(), CallOff())
    until(table, "battle")
    while table.asks[0].seat == 0:
        do(table, table.asks[0].picks[0])
    assert table.asks[0].seat == 1
    assert offered(table, Attack) == [Attack("latium", 2)]


@pytest.mark.rule("HRN-9.10", "HRN-9.5", "HRN-18.31")
@pytest.mark.parametrize(
    ("ashore", "aboard", "dice"), [(3, 3, 2 + 6), (6, 0, 2 + 7), (0, 6, 2 + 7)]
)
def test_those_ashore_and_those_aboard_throw_no_extra_die_together(
    ashore: int, aboard: int, dice: int
) -> None:
    """Two ships of Vikings on the shore, and six light infantry, who throw ordinary white dice on
    land and inverted ones aboard."""
    scene = Scene(2, map="vikings", area=3).faction(0, "vikings_vikings").units(0, SHIP, "kent", 2)
    if ashore:
        scene.units(0, LIGHT, "kent", ashore)
    if aboard:
        scene.units(0, LIGHT, "kent", aboard, spot="aboard")
    scene.units(1, HEAVY, "kent", 3).player(0, prestige=10).player(1, prestige=10)
    scene.rolls(*[6] * 20)
    table = do(scene.at("combat_battle"), Attack("kent", 1))
    battle = state(table).battle
    assert battle is not None
    assert len(battle.sides[0].dice) == dice


@pytest.mark.rule("HRN-12.2", "HRN-9.21")
def test_a_token_goes_with_the_first_to_flee() -> None:
    """Light infantry and cavalry have felled one and have a token between them; they part, and it
    goes with the light infantry."""
    scene = Scene(2).settle(1, "campania").units(1, LIGHT, "latium").units(1, "cavalry", "latium")
    scene.units(0, LIGHT, "latium", 2).player(0, prestige=10).player(1, prestige=10)
    scene.rolls(6, 6, 6, 3, 6)
    table = until(do(scene.at("combat_battle"), Attack("latium", 1)), "charge", "fight-on")
    if asked(table) == "charge":
        do(table, DONE)
    do(until(table, "fight-on"), Flee())
    do(until(table, "fight-on"), FightOn())
    do(until(table, "leave"), Leave())
    for unit, home in ((LIGHT, True), ("cavalry", False)):
        ways = [pick for pick in offered(table, FleeTo) if isinstance(pick, FleeTo)]
        assert {pick.unit for pick in ways} == {unit}
        do(table, next(pick for pick in ways if (pick.to == "campania") == home))
    assert state(table).players[1].tokens == {scene.space("campania"): 1}
