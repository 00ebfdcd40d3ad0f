"""Section 15: what happens when two tactics meet, and at the end of what they may do."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.battles import FightOn, LoseUnit, Ransom, Tactics
from civitas.titles.clash_of_cultures.picks.common import Hex, Pass
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    goods_of,
    hand_of,
    owner_of,
    units_at,
)
from tests.titles.clash_of_cultures.fights import plains, rolled, sea
from tests.titles.clash_of_cultures.helpers import asked, do

PELTASTS, MORALE, RESISTANCE, GROUND = "action_01", "action_06", "action_07", "action_09"
SURPRISE, SIEGE, RETREAT, FORMATION = "action_10", "action_11", "action_17", "action_22"
SCOUT, MARTYR, ARCHERS, ARCHERS_2 = "action_23", "action_24", "action_26", "action_28"


def meet(scene: Scene, attacker: str | None, defender: str | None) -> Table:
    """Both play one card, or none."""
    for seat, card in ((0, attacker), (1, defender)):
        scene.player(seat, advances=["tactics"], actions=[card] if card else [])
    table = scene.battle(0, 1, "D3", "C3")
    return do(table, *(Tactics(card) for card in (attacker, defender) if card))


def armies(mine: int = 2, theirs: int = 2, *, expansion: bool = False) -> Scene:
    scene = plains(expansion=expansion).units(0, "D3", infantry=mine)
    return scene.units(1, "D3", infantry=theirs) if theirs else scene


@pytest.mark.rule("COC-15.8")
@pytest.mark.parametrize("card", [MARTYR, ARCHERS, PELTASTS, RESISTANCE, FORMATION, RETREAT])
def test_a_scout_comes_first_whatever_it_finds(card: str) -> None:
    table = meet(armies().rolls(3, 3, 3, 3), SCOUT, card)
    assert (asked(table), hand_of(table, 0), hand_of(table, 1)) == ("retreat", [card], [])
    assert [roll.dice for roll in rolled(table)] == ["2 2", "2 2"]
    assert [roll.shares for roll in rolled(table)] == [{}, {}]
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {"infantry": 2}


@pytest.mark.rule("COC-15.8")
def test_a_scout_that_finds_nothing_is_spent() -> None:
    table = meet(armies().rolls(3, 3, 3, 3), SCOUT, None)
    assert (hand_of(table, 0), len(table.state.action_discard)) == ([], 1)


@pytest.mark.rule("COC-15.8")
@pytest.mark.parametrize("card", [ARCHERS, PELTASTS, RETREAT, MORALE, FORMATION])
def test_a_martyr_comes_before_dice_and_retreat(card: str) -> None:
    table = meet(armies().rolls(3, 3), MARTYR, card)
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {"infantry": 1}
    assert [roll.dice for roll in rolled(table)] == ["2", "2"]
    assert len(table.state.action_discard) == 2, "ignored, but discarded"


@pytest.mark.rule("COC-15.8")
def test_a_martyr_at_sea_costs_ships() -> None:
    scene = sea().units(0, "D3", ship=2).units(1, "D3", ship=2).rolls(3, 3)
    table = meet(scene, MARTYR, None)
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {"ship": 1}


@pytest.mark.rule("COC-15.8", "COC-15.22")
def test_a_martyr_against_a_lone_fortress_finds_nobody() -> None:
    scene = plains().city(1, "D3", "fortress").units(0, "D3", infantry=2).rolls(3, 3)
    table = do(meet(scene, MARTYR, None), Pass())
    assert units_at(table, 0, "D3") == {"infantry": 1}
    assert owner_of(table, "D3") == 0


@pytest.mark.rule("COC-15.8")
def test_archers_on_both_sides_shoot_before_it_is_looked_who_is_left() -> None:
    table = meet(armies(1, 1).rolls(12, 12), ARCHERS, ARCHERS_2)
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {}
    assert not rolled(table)
    table = meet(armies(1, 1).rolls(12, 1), ARCHERS, ARCHERS_2)
    assert (units_at(table, 0, "D3"), units_at(table, 1, "D3")) == ({"infantry": 1}, {})


@pytest.mark.rule("COC-15.8", "COC-15.9")
def test_who_is_shot_rolls_no_die_but_the_fortress_does() -> None:
    scene = plains().city(1, "D3", "fortress").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = meet(scene.rolls(12, 3, 3), ARCHERS, None)
    assert [roll.dice for roll in rolled(table)] == ["2", "2"]
    do(table, *[Pass()] if asked(table) == "fleeing-settler" else [])
    assert owner_of(table, "D3") == 0


@pytest.mark.rule("COC-15.8")
def test_the_retreat_comes_after_the_arrows() -> None:
    table = meet(armies(1, 2).rolls(12), ARCHERS, RETREAT)
    do(table, Hex("D4"))
    assert units_at(table, 1, "D4") == {"infantry": 1}, "one was shot before they left"
    assert units_at(table, 0, "D3") == {"infantry": 1}
    table = meet(armies(1, 1).rolls(12), ARCHERS, RETREAT)
    assert units_at(table, 1, "D4") == {}, "nobody is left to go"


@pytest.mark.rule("COC-15.8", "COC-15.10")
def test_high_ground_takes_every_ability() -> None:
    """Faces 8 and 1: an elephant that counts its die, and a leader who does not roll again."""
    scene = plains(expansion=True).player(1, civilization="rome").leader(1, "augustus", "D3")
    scene.units(0, "D3", infantry=1).units(1, "D3", elephant=1).rolls(3, 8, 1)
    defence = rolled(meet(scene, GROUND, None))[1]
    assert (defence.dice, defence.shields) == ("4 1", {})
    assert defence.value - sum(defence.shares.values()) == 5


@pytest.mark.rule("COC-15.8", "COC-15.15")
def test_shields_of_tactics_and_fortress_add_up() -> None:
    scene = plains().city(1, "D3", "fortress").units(0, "D3", infantry=3).units(1, "D3", infantry=2)
    scene.rolls(9, 9, 12, 12, 3, 1, 1, 1)  # two dice of the peltasts come first
    table = meet(scene, None, PELTASTS)
    defence = rolled(table)[1]
    assert defence.shields == {"tactics-peltasts": 1, "fortress": 1}
    assert units_at(table, 1, "D3") == {"infantry": 1}, "16: three hits, two ignored"


@pytest.mark.rule("COC-15.8")
def test_heavy_resistance_counts_ships_at_sea() -> None:
    scene = sea().units(0, "D3", ship=3, infantry=2).units(1, "D3", ship=1).rolls(7, 7, 7, 3)
    attack = rolled(meet(scene, None, RESISTANCE))[0]
    assert (attack.value, attack.shares) == (9, {"tactics-heavy_resistance": -3})


@pytest.mark.rule("COC-15.14")
def test_a_combat_value_is_never_below_zero() -> None:
    attack = rolled(meet(armies(1, 1).rolls(1, 3), None, RESISTANCE))[0]
    assert attack.value == 0


@pytest.mark.rule("COC-15.8")
def test_surprise_at_sea_and_without_a_kill() -> None:
    scene = sea().units(0, "D3", ship=1).units(1, "D3", ship=1).rolls(7, 3).deck("action", MARTYR)
    table = meet(scene, SURPRISE, None)
    assert hand_of(table, 0) == [MARTYR], "4 and 1: a ship is sunk"
    table = meet(armies(1, 1).rolls(3, 3), SURPRISE, None)
    assert hand_of(table, 0) == []


@pytest.mark.rule("COC-15.8", "COC-4.7")
def test_the_ransom_of_a_siege_may_be_gold_and_is_paid_in_full() -> None:
    def besieged(**goods: int) -> Table:
        scene = plains().city(1, "D3").units(0, "D3", infantry=2).units(1, "D3", infantry=2)
        return meet(scene.goods(1, **{"food": 0, **goods}).rolls(3, 3, 6, 6), SIEGE, None)

    table = do(besieged(food=1, gold=1), Ransom())
    assert (rolled(table)[1].shares, goods_of(table, 1)) == ({"infantry": 2}, {})
    assert rolled(besieged(food=1))[1].shares == {}, "who cannot pay is not asked"
    assert rolled(table)[0].shares == {"tactics-siege": 1}


@pytest.mark.rule("COC-15.7", "COC-21.9")
def test_a_great_person_is_no_tactics() -> None:
    scene = armies().player(0, advances=["tactics"], actions=["great_artist"]).rolls(3, 3, 3, 3)
    assert asked(scene.battle(0, 1, "D3", "C3")) == "retreat"


@pytest.mark.rule("COC-15.8", "COC-15.16")
def test_a_shot_unit_is_of_its_owners_choice() -> None:
    scene = plains(expansion=True).units(0, "D3", infantry=1).units(1, "D3", infantry=1, cavalry=1)
    table = do(meet(scene.rolls(12, 3, 3), ARCHERS, None), LoseUnit("infantry"))
    assert units_at(table, 1, "D3") == {"cavalry": 1}


@pytest.mark.rule("COC-15.8", "COC-15.18")
def test_high_ground_of_a_lone_fortress() -> None:
    scene = plains().city(1, "D3", "fortress").units(0, "D3", infantry=2).rolls(11, 11, 3)
    table = meet(scene, None, GROUND)
    assert (rolled(table)[0].value, rolled(table)[0].shares) == (12, {})


@pytest.mark.rule("COC-15.8", "COC-15.6")
def test_tactics_are_forgotten_in_the_next_round() -> None:
    table = do(meet(armies().rolls(*[1] * 9), None, FORMATION), FightOn())
    assert [len(roll.dice.split()) for roll in rolled(table)] == [2, 3, 2, 2]
