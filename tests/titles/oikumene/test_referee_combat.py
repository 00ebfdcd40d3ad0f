"""Battles and sieges worked out by hand from the rules, die by die.

Faces: white 1 and 2 show a sword; blue 1 shows two, 2 and 3 one; red 1 and 2 show two, 3 to 5 one;
an inverted white die shows a sword from 3 on.
"""

from __future__ import annotations

import pytest

from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.titles.oikumene.content.units import KIND
from civitas.titles.oikumene.means.units import number_of
from civitas.titles.oikumene.picks.common import DONE, PASS
from civitas.titles.oikumene.picks.war import (
    AsideShields,
    AsideSwords,
    Assault,
    Attack,
    CallOff,
    ChargeAll,
    FightOn,
    Strike,
)
from civitas.titles.oikumene.scene import Scene, player
from tests.titles.oikumene.helpers import do, state

LIGHT, HEAVY, HORSE = "light_infantry", "heavy_infantry", "cavalry"
QUIET: tuple[Pick, ...] = (PASS, DONE)


def until(table: Table, *whats: str) -> Table:
    """Say no to everything, until one of these is asked or nothing is."""
    while table.asks and table.asks[0].what not in whats:
        do(table, next(pick for pick in QUIET if pick in table.asks[0].picks))
    return table


def alive(table: Table, seat: int, kind: str = LIGHT) -> int:
    return number_of(player(table, seat), KIND[kind])


@pytest.mark.rule("HRN-9.10", "HRN-9.13", "HRN-9.14", "HRN-9.16", "HRN-9.18", "HRN-16.3")
def test_six_against_five() -> None:
    """6 LI throw 7 dice (one extra): 2 swords, 5 blanks (+1), 6 counted against the rival (+1): 4.
    5 LI throw 5: 1 sword, 4 blanks (+1): 2. Both have 1 shield: 3 and 1 fall."""
    scene = Scene(2).units(0, LIGHT, "latium", 6).units(1, LIGHT, "latium", 5)
    scene.player(0, prestige=10, rival=1).player(1, prestige=10)
    scene.rolls(1, 2, 3, 4, 5, 6, 3, 2, 3, 4, 5, 6)
    table = until(do(scene.at("combat_battle"), Attack("latium", 1)), "fight-on")
    assert (alive(table, 0), alive(table, 1)) == (5, 2)
    assert [player(table, seat).prestige for seat in (0, 1)] == [10, 10]
    do(table, CallOff(), CallOff())
    assert [player(table, seat).prestige for seat in (0, 1)] == [10 + 3 * 3, 10 + 2]
    assert [player(table, seat).victory for seat in (0, 1)] == [0, 0]
    assert [(player(table, n).destroyed, player(table, n).lost) for n in (0, 1)] == [(6, 2), (2, 6)]


@pytest.mark.rule("HRN-9.15", "HRN-9.14")
def test_pairs_of_swords_wait_for_the_next_round() -> None:
    """4 swords: a pair for a sword, a pair for a shield, and nothing strikes now. In the next round
    6 LI have 1 + 1 shields and the sword besides what they throw."""
    scene = Scene(2).units(0, LIGHT, "latium", 6).units(1, LIGHT, "latium", 5)
    scene.player(0, prestige=10, rival=1).player(1, prestige=10)
    scene.rolls(1, 2, 3, 4, 5, 6, 3, 3, 3, 4, 5, 6)
    table = until(do(scene.at("combat_battle"), Attack("latium", 1)), "put-aside")
    do(table, AsideSwords(1), AsideShields(1))
    until(table, "fight-on")
    assert (alive(table, 0), alive(table, 1)) == (6, 5)  # 5 blanks make one sword: the shield
    do(table, FightOn(), FightOn())
    battle = state(table).battle
    assert battle is not None
    assert battle.sides[0].shield_sources == (1, 1)
    assert battle.sides[0].sword_sources[3] == 1


@pytest.mark.rule("HRN-9.9", "HRN-9.13", "HRN-9.16")
@pytest.mark.content("features/charge")
def test_a_charge_breaks_the_shields_of_ten() -> None:
    """3 cavalry charge: 2 + 1 + 0 swords, 1 blank. 10 LI have 2 shields, both spent against three
    swords. Then 2 LI throw 2 swords, and 5 counted units against the rival give 1: 3 of 10 fall.
    10 LI throw 11 blanks: 3 swords, less 1 shield of 5 units: one cavalry has two lives."""
    scene = Scene(2, mode="basic").units(0, HORSE, "latium", 3).units(0, LIGHT, "latium", 2)
    scene.units(1, LIGHT, "latium", 10).player(0, rival=1)
    scene.rolls(1, 3, 6, 1, 2, *[3] * 11)
    table = do(scene.at("combat_battle"), Attack("latium", 1), ChargeAll())
    until(table, "strike")
    do(table, Strike("latium", "out", HORSE, "standard", 1))
    until(table, "fight-on")
    assert (alive(table, 1), alive(table, 0), alive(table, 0, HORSE)) == (7, 2, 2)


@pytest.mark.rule("HRN-9.7", "HRN-9.10", "HRN-9.13")
def test_elite_units_count_double_and_recruits_not_at_all() -> None:
    """2 elite LI, 2 standard and 5 recruits: 6 counted units of one kind, one extra die, one
    shield; the 5 blanks of recruits are none: 2 + 2 + 1 blanks make one sword. Prestige is too
    little for rerolls, and morale very low: -1 sword per started five of 9 heads."""
    scene = Scene(2).units(0, LIGHT, "latium", 5, "recruit").units(0, LIGHT, "latium", 2)
    scene.units(0, LIGHT, "latium", 2, "elite").units(1, LIGHT, "latium").player(1, prestige=10)
    scene.rolls(*[6] * 10, 6)
    table = until(do(scene.at("combat_battle"), Attack("latium", 1)), "fight-on")
    battle = state(table).battle
    assert battle is not None
    side = battle.sides[0]
    assert len(side.dice) == 10
    assert side.shield_sources == (1, 0)
    assert side.sword_sources == (0, 1, -2, 0)
    assert side.swords == 0


@pytest.mark.rule("HRN-10.3", "HRN-10.4", "HRN-10.5", "HRN-10.7", "HRN-10.12", "HRN-9.5")
def test_a_fortified_city_in_the_mountains() -> None:
    """SVS 2 + 1 + 1 = 4: 20 shields, less 3 + 4 + 7 by engines: 6. 8 LI throw 9 inverted dice:
    9 swords; 3 more than 6 meet 2 HI of one life each. Walls and HI throw 6 blanks: 2 swords: the
    engines of recruits in front, then one LI."""
    scene = Scene(2).settle(0, "roma").settle(1, "sabinum", "city", "fortification")
    scene.units(0, LIGHT, "sabinum", 8).units(1, HEAVY, "sabinum", 2, spot="inside")
    for level in ("recruit", "standard", "elite"):
        scene.units(0, "siege_engines", "sabinum", 1, level)
    scene.player(0, prestige=10).player(1, prestige=10).rolls(*[3] * 9, *[6] * 6)
    table = until(do(scene.at("combat_siege"), Assault("sabinum")), "strike")
    until(table)
    s = state(table)
    assert s.fallen[scene.space("sabinum")].stormed
    assert alive(table, 1, HEAVY) == 0
    assert (alive(table, 0), alive(table, 0, "siege_engines")) == (7, 2)
    assert [player(table, seat).victory for seat in (0, 1)] == [1, -1]
    assert [player(table, seat).prestige for seat in (0, 1)] == [10 + 2 * 4, 10 + 4 + 2]


@pytest.mark.rule("HRN-10.7", "HRN-10.8", "HRN-10.5")
def test_five_swords_do_not_breach_a_village_by_four() -> None:
    """SVS 1: 5 shields. 4 inverted dice show 4 swords: nothing; 5 dice and no blank show 5: a
    breach, but nobody is hit."""
    for number, breached in ((4, False), (5, True)):
        scene = Scene(2).settle(1, "roma").units(1, LIGHT, "roma", spot="inside")
        scene.units(0, LIGHT, "roma", number).player(0, prestige=10).player(1, prestige=10)
        scene.rolls(*[3] * number, 6, 6)
        table = until(do(scene.at("combat_siege"), Assault("roma")), "storm-on")
        siege = state(table).siege
        assert siege is not None
        assert siege.breached == breached
        assert alive(table, 1) == 1
