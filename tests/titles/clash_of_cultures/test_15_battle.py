"""Section 15: battles."""

from __future__ import annotations

import pytest

from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.picks.battles import FightOn, LoseUnit, Retreat
from civitas.titles.clash_of_cultures.picks.common import City, Gain, Pass
from civitas.titles.clash_of_cultures.scene import city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import ANGRY, BARBARIANS, FATIGUED, PIRATES
from civitas.titles.clash_of_cultures.units import at
from tests.titles.clash_of_cultures.fights import plains, rolled, sea, told
from tests.titles.clash_of_cultures.helpers import asked, do, offered

# Faces of the die: 1, 2 leader; 3, 7, 9 cavalry; 4, 5, 8 elephant; 6, 10, 11, 12 infantry.
# Their numbers are 1 1 2 2 3 3 4 4 5 5 6 6.


@pytest.mark.rule("COC-15.3", "COC-15.4", "COC-15.23", "COC-12.10")
def test_lone_settlers_are_beaten_at_once() -> None:
    table = plains().units(0, "D3", infantry=1).units(1, "D3", settler=2).battle(0, 1, "D3", "C3")
    assert asked(table) == "turn"
    assert units_at(table, 1, "D3") == {}
    assert units_at(table, 0, "D3") == {"infantry": 1}
    fought = table.state.turn.battles[-1]
    assert (fought.winner, fought.contested, fought.captured) == (0, False, False)
    assert all(unit & FATIGUED for unit in at(table.state, 0, table.state.hex("D3")))


@pytest.mark.rule("COC-15.3", "COC-15.4", "COC-16.1")
def test_an_undefended_city_is_captured_without_a_roll() -> None:
    scene = plains().city(1, "D3", "temple").units(0, "D3", infantry=1)
    table = do(scene.battle(0, 1, "D3", "C3"), Pass())
    city = city_at(table, "D3")
    assert city is not None
    assert city.owner == 0
    assert not rolled(table)
    assert table.state.turn.battles[-1].captured


@pytest.mark.rule("COC-15.9", "COC-15.10", "COC-15.11", "COC-15.14", "COC-15.15", "COC-15.17")
@pytest.mark.content("units/infantry")
def test_infantry_against_infantry() -> None:
    scene = plains().units(0, "D3", infantry=2).units(1, "D3", infantry=1)
    table = scene.rolls(11, 5, 3).battle(0, 1, "D3", "C3")
    attack, defence = rolled(table)
    assert (attack.dice, attack.value, attack.shares) == ("6 3", 10, {"infantry": 1})
    assert (defence.dice, defence.value, defence.shares) == ("2", 2, {})
    assert units_at(table, 0, "D3") == {"infantry": 2}
    assert units_at(table, 1, "D3") == {}
    fought = table.state.turn.battles[-1]
    assert (fought.winner, fought.contested, fought.defenders_killed[1]) == (0, True, 1)


@pytest.mark.rule("COC-15.10")
def test_a_symbol_without_an_unused_fighter_is_ignored() -> None:
    scene = plains().units(0, "D3", infantry=1, cavalry=1).units(1, "D3", infantry=1)
    table = scene.rolls(6, 6, 3).battle(0, 1, "D3", "C3")  # two infantry symbols, one infantry
    assert rolled(table)[0].value == 3 + 3 + 1


@pytest.mark.rule("COC-15.11")
@pytest.mark.content("units/cavalry")
def test_cavalry_counts_two() -> None:
    scene = plains().units(0, "D3", cavalry=1).units(1, "D3", infantry=1)
    table = scene.rolls(3, 3).battle(0, 1, "D3", "C3")
    attack, defence = rolled(table)
    assert (attack.value, attack.shares) == (4, {"cavalry": 2})
    assert (defence.value, defence.shares) == (2, {})


@pytest.mark.rule("COC-15.11", "COC-15.15")
@pytest.mark.content("units/elephant")
def test_an_elephant_ignores_a_hit_instead_of_counting_its_die() -> None:
    scene = plains().units(0, "D3", infantry=1).units(1, "D3", elephant=1)
    table = scene.rolls(9, 8).battle(0, 1, "D3", "C3")
    attack, defence = rolled(table)
    assert attack.value == 5
    assert (defence.value, defence.shields) == (0, {"elephant": 1})
    assert units_at(table, 1, "D3") == {"elephant": 1}


@pytest.mark.rule("COC-15.12")
def test_the_lowest_elephant_dice_are_void() -> None:
    scene = plains().units(0, "D3", infantry=1, elephant=1).units(1, "D3", infantry=1)
    table = scene.rolls(8, 4, 3).battle(0, 1, "D3", "C3")  # 4 and 2, both elephants
    attack = rolled(table)[0]
    assert (attack.value, attack.shields) == (4, {"elephant": 1})


@pytest.mark.rule("COC-15.11", "COC-15.12")
@pytest.mark.content("units/leader")
def test_a_leader_rolls_anew_until_no_leader_shows() -> None:
    scene = plains(expansion=True).player(0, civilization="rome").leader(0, "augustus", "D3")
    scene.units(1, "D3", infantry=1).rolls(1, 2, 9, 3)
    table = scene.battle(0, 1, "D3", "C3")
    assert rolled(table)[0].dice == "5"
    assert rolled(table)[1].dice == "2"


@pytest.mark.rule("COC-15.10")
def test_without_a_leader_the_symbol_is_ignored() -> None:
    scene = plains().units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = scene.rolls(1, 2).battle(0, 1, "D3", "C3")
    assert [roll.dice for roll in rolled(table)] == ["1", "1"]


@pytest.mark.rule("COC-15.16")
def test_the_owner_chooses_who_dies() -> None:
    scene = plains().units(0, "D3", infantry=2).units(1, "D3", infantry=1, cavalry=1)
    table = scene.rolls(11, 1, 1, 1).battle(0, 1, "D3", "C3")
    assert (asked(table), table.asks[0].seat) == ("lose-unit", 1)
    do(table, LoseUnit("infantry"))
    assert units_at(table, 1, "D3") == {"cavalry": 1}


@pytest.mark.rule("COC-15.16")
def test_settlers_cannot_be_chosen_and_hits_beyond_the_fighters_are_lost() -> None:
    scene = plains().units(0, "D3", infantry=3).units(1, "D3", infantry=1, settler=1)
    table = scene.rolls(11, 11, 11, 1).battle(0, 1, "D3", "C3")
    assert asked(table) == "turn"
    assert player(table, 1).units_left[0] == 3  # the settler at home is left


@pytest.mark.rule("COC-15.16", "COC-15.17", "COC-15.24")
def test_both_sides_die_at_once() -> None:
    scene = plains().units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = scene.rolls(11, 11).battle(0, 1, "D3", "C3")
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {}
    assert table.state.turn.battles[-1].winner == NOBODY


@pytest.mark.rule("COC-15.24")
def test_a_draw_in_a_city_leaves_it_to_the_defender() -> None:
    scene = plains().city(1, "D3").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = scene.rolls(11, 11).battle(0, 1, "D3", "C3")
    city = city_at(table, "D3")
    assert city is not None
    assert city.owner == 1


@pytest.mark.rule("COC-15.22")
def test_settlers_die_with_the_last_army_unit() -> None:
    scene = plains().units(0, "D3", infantry=1, settler=1).units(1, "D3", infantry=1, settler=1)
    table = scene.rolls(11, 11).battle(0, 1, "D3", "C3")
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {}


@pytest.mark.rule("COC-15.19", "COC-15.20", "COC-12.18")
def test_the_attacker_may_retreat_with_settlers() -> None:
    scene = plains().units(0, "D3", infantry=1, settler=1).units(1, "D3", infantry=1)
    table = scene.rolls(3, 3).battle(0, 1, "D3", "C3")
    assert (asked(table), table.asks[0].seat) == ("retreat", 0)
    do(table, Retreat())
    assert units_at(table, 0, "C3") == {"infantry": 1, "settler": 1}
    settler, infantry = at(table.state, 0, table.state.hex("C3"))
    assert infantry & FATIGUED
    assert not settler & FATIGUED
    assert table.state.turn.battles[-1].winner == NOBODY


@pytest.mark.rule("COC-15.19", "COC-15.6")
def test_the_next_round_rolls_again() -> None:
    scene = plains().units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = scene.rolls(3, 3, 11, 1).battle(0, 1, "D3", "C3")
    do(table, FightOn())
    assert [roll.dice for roll in rolled(table)] == ["2", "2", "6", "1"]
    assert table.state.turn.battles[-1].winner == 0


@pytest.mark.rule("COC-15.19", "COC-23.2")
def test_barbarians_never_retreat() -> None:
    scene = plains().units("barbarians", "D3", infantry=1).units(1, "D3", infantry=1)
    table = scene.rolls(3, 3, 1, 11).battle("barbarians", 1, "D3", "C3")
    assert asked(table) == "turn"
    assert len(rolled(table)) == 4


@pytest.mark.rule("COC-15.21", "COC-15.20")
def test_disembarked_units_go_back_aboard_if_there_is_a_ship() -> None:
    scene = plains().land("C3", "water").units(0, "C3", ship=1)
    scene.units(0, "D3", infantry=1).units(1, "D3", infantry=1).rolls(3, 3)
    table = do(scene.battle(0, 1, "D3", "C3", disembarked=True), Retreat())
    assert units_at(table, 0, "C3") == {"ship": 1, "infantry": 1}


@pytest.mark.rule("COC-15.21")
def test_without_the_ship_there_is_no_retreat() -> None:
    scene = plains().land("C3", "water").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = scene.rolls(3, 3, 11, 1).battle(0, 1, "D3", "C3", disembarked=True)
    assert asked(table) == "turn"


@pytest.mark.rule("COC-15.9", "COC-15.15", "COC-15.3")
@pytest.mark.content("buildings/fortress")
def test_a_fortress_rolls_a_die_and_ignores_a_hit_in_round_one() -> None:
    scene = plains().city(1, "D3", "fortress").units(0, "D3", infantry=1)
    scene.units(1, "D3", infantry=1).rolls(11, 3, 1)
    table = scene.battle(0, 1, "D3", "C3")
    attack, defence = rolled(table)
    assert attack.value == 7
    assert (defence.dice, defence.shields) == ("2 1", {"fortress": 1})
    assert units_at(table, 1, "D3") == {"infantry": 1}
    do(table, FightOn())
    assert len(rolled(table)[3].dice.split()) == 1
    assert rolled(table)[3].shields == {}


@pytest.mark.rule("COC-15.18", "COC-15.22")
def test_a_fortress_alone_fights_one_round() -> None:
    scene = plains().city(1, "D3", "fortress").units(1, "D3", settler=1)
    scene.units(0, "D3", infantry=1).rolls(3, 3)
    table = do(scene.battle(0, 1, "D3", "C3"), Pass())
    city = city_at(table, "D3")
    assert city is not None
    assert city.owner == 0
    assert units_at(table, 1, "D3") == {}


@pytest.mark.rule("COC-15.18", "COC-15.22")
def test_a_fortress_alone_wins_if_all_attackers_die() -> None:
    scene = plains().city(1, "D3", "fortress").units(1, "D3", settler=1)
    scene.units(0, "D3", infantry=1).rolls(3, 10)
    table = scene.battle(0, 1, "D3", "C3")
    assert table.state.turn.battles[-1].winner == 1
    assert units_at(table, 1, "D3") == {"settler": 1}


@pytest.mark.rule("COC-15.2", "COC-15.25")
def test_a_sea_battle_and_what_drowns() -> None:
    scene = sea().units(0, "D3", ship=2, infantry=3).units(1, "D3", ship=1, settler=1, infantry=1)
    scene.rolls(10, 1, 10)  # ships have no ability: 6 against 5, each loses a ship
    table = scene.battle(0, 1, "D3", "C3")
    assert [roll.value for roll in rolled(table)] == [6, 5]
    assert units_at(table, 1, "D3") == {}
    assert units_at(table, 0, "D3") == {"ship": 1, "infantry": 2}
    assert table.state.turn.battles[-1].attackers_killed[1] == 1


@pytest.mark.rule("COC-15.25")
def test_the_owner_chooses_who_drowns() -> None:
    scene = sea().units(0, "D3", ship=2, infantry=2, settler=1).units(1, "D3", ship=1)
    table = scene.rolls(10, 1, 10).battle(0, 1, "D3", "C3")
    assert (asked(table), table.asks[0].seat) == ("drown-unit", 0)
    do(table, LoseUnit("settler"))
    assert units_at(table, 0, "D3") == {"ship": 1, "infantry": 2}


@pytest.mark.rule("COC-15.20")
def test_ships_retreat_with_all_aboard() -> None:
    scene = sea().units(0, "D3", ship=1, infantry=2).units(1, "D3", ship=1).rolls(3, 3)
    table = do(scene.battle(0, 1, "D3", "C3"), Retreat())
    assert units_at(table, 0, "C3") == {"ship": 1, "infantry": 2}


@pytest.mark.rule("COC-15.26")
def test_ships_just_recruited_cannot_retreat() -> None:
    scene = sea().units(0, "D3", ship=1).units(1, "D3", ship=1).rolls(3, 3, 10, 1)
    table = scene.battle(0, 1, "D3", "D3", may_retreat=False)
    assert asked(table) == "turn"
    assert units_at(table, 1, "D3") == {}


@pytest.mark.rule("COC-11.14", "COC-15.33")
def test_a_player_takes_the_card_of_a_leader_killed_in_battle() -> None:
    scene = plains(expansion=True).player(1, civilization="rome").leader(1, "augustus", "D3")
    table = scene.units(0, "D3", infantry=1).rolls(11, 3).battle(0, 1, "D3", "C3")
    assert len(player(table, 0).killed_leaders) == 1
    assert player(table, 1).units_left[5] == 1


@pytest.mark.rule("COC-11.14")
def test_a_leader_who_drowns_is_killed_by_the_enemy() -> None:
    scene = sea(expansion=True).player(1, civilization="rome").leader(1, "augustus", "D3")
    scene.units(0, "D3", ship=1).units(1, "D3", ship=1).rolls(10, 1)
    table = scene.battle(0, 1, "D3", "C3")
    assert len(player(table, 0).killed_leaders) == 1


@pytest.mark.rule("COC-11.14")
def test_barbarians_take_no_leader_card() -> None:
    scene = plains(expansion=True).player(1, civilization="rome").leader(1, "augustus", "D3")
    table = (
        scene.units("barbarians", "D3", infantry=1).rolls(11, 3).battle("barbarians", 1, "D3", "C3")
    )
    assert player(table, 1).leader == -1
    assert player(table, 0).killed_leaders == ()


@pytest.mark.rule("COC-23.4", "COC-23.2", "COC-15.34")
def test_gold_for_beating_barbarians_attacker_or_defender() -> None:
    scene = plains().units(0, "D3", infantry=2).units("barbarians", "D3", infantry=2)
    table = scene.rolls(11, 5, 1, 1).battle(0, "barbarians", "D3", "C3")
    assert goods_of(table, 0)["gold"] == 1
    scene = plains().units(1, "D3", infantry=1).units("barbarians", "D3", infantry=1)
    table = scene.rolls(1, 11).battle("barbarians", 1, "D3", "C3")
    assert goods_of(table, 1)["gold"] == 1


@pytest.mark.rule("COC-23.15", "COC-23.2")
def test_barbarians_lose_infantry_first_then_cavalry() -> None:
    scene = plains().units(0, "D3", infantry=1)
    scene.units("barbarians", "D3", infantry=1, cavalry=1, elephant=1)
    scene.rolls(11, 1, 1, 1)
    table = scene.battle(0, "barbarians", "D3", "C3")
    assert units_at(table, "barbarians", "D3") == {"cavalry": 1, "elephant": 1}
    assert asked(table) == "retreat"


@pytest.mark.rule("COC-23.11", "COC-23.12")
def test_the_reward_for_a_battle_with_pirates() -> None:
    scene = sea(expansion=True).units(0, "D3", ship=1).units("pirates", "D3", ship=1)
    table = scene.rolls(10, 1).battle(0, "pirates", "D3", "C3")
    assert set(offered(table, Gain)) == {Gain("mood"), Gain("culture")}
    do(table, Gain("culture"))
    assert goods_of(table, 0) == {"food": 2, "gold": 1, "culture": 1}


@pytest.mark.rule("COC-23.12")
def test_pirates_who_win_still_leave_a_token() -> None:
    scene = sea(expansion=True).units(0, "D3", ship=1).units("pirates", "D3", ship=1)
    table = do(scene.rolls(1, 10).battle(0, "pirates", "D3", "C3"), Gain("mood"))
    assert goods_of(table, 0) == {"food": 2, "mood": 1}
    assert table.state.turn.battles[-1].winner == PIRATES


@pytest.mark.rule("COC-15.32")
def test_the_turn_goes_on_after_the_battle() -> None:
    scene = plains().units(0, "D3", infantry=1).units(1, "D3", settler=1)
    table = scene.battle(0, 1, "D3", "C3")
    assert (asked(table), table.asks[0].seat, table.state.battle) == ("turn", 0, None)


@pytest.mark.rule("COC-15.1")
def test_the_entering_side_is_the_attacker() -> None:
    scene = plains().city("barbarians", "D3").units(0, "D3", infantry=1)
    table = scene.battle(0, "barbarians", "D3", "C3")
    fought = table.state.turn.battles[-1]
    assert (fought.attacker, fought.defender) == (0, BARBARIANS)
    assert told(table, "battle-won") == [{"seat": 0, "hex": "D3"}]


@pytest.mark.rule("COC-23.9", "COC-23.5")
def test_an_empty_barbarian_city_is_undefended() -> None:
    scene = plains().city("barbarians", "D3").units(0, "D3", infantry=1)
    table = scene.battle(0, "barbarians", "D3", "C3")
    city = city_at(table, "D3")
    assert city is not None
    assert (city.owner, city.mood) == (0, ANGRY)
    assert goods_of(table, 0)["gold"] == 1


@pytest.mark.rule("COC-23.8")
def test_a_fortress_helps_barbarians_whatever_its_colour() -> None:
    scene = plains().city(1, "D3", "fortress").capture("barbarians", "D3")
    scene.units(0, "D3", infantry=1).rolls(3, 10)
    table = scene.battle(0, "barbarians", "D3", "C3")
    assert table.state.turn.battles[-1].winner == BARBARIANS
    assert units_at(table, 0, "D3") == {}


@pytest.mark.rule("COC-16.7")
def test_a_settler_flees_to_another_city() -> None:
    scene = plains().city(1, "D3").units(0, "D3", infantry=1)
    table = do(scene.battle(0, 1, "D3", "C3"), City("D7"))
    assert units_at(table, 1, "D7") == {"settler": 2}


@pytest.mark.rule("COC-15.13")
def test_an_extra_die_finds_a_fighter_or_none() -> None:
    scene = plains().city(1, "D3", "fortress").units(0, "D3", infantry=1)
    scene.units(1, "D3", infantry=1).rolls(3, 6, 6)  # two symbols, one infantry
    table = scene.battle(0, 1, "D3", "C3")
    assert rolled(table)[1].value == 3 + 3 + 1


@pytest.mark.rule("COC-15.13")
def test_a_fortress_alone_has_nobody_to_use_a_symbol() -> None:
    scene = plains().city(1, "D3", "fortress").units(0, "D3", infantry=2).rolls(1, 1, 11)
    table = scene.battle(0, 1, "D3", "C3")
    assert (rolled(table)[1].value, rolled(table)[1].shares) == (6, {})


@pytest.mark.rule("COC-23.3")
def test_barbarians_own_no_advances() -> None:
    scene = plains().units(0, "D3", infantry=1).units("barbarians", "D3", infantry=1).rolls(3, 3)
    scene.player(0, advances=["steel_weapons", "metallurgy"])
    table = scene.battle(0, "barbarians", "D3", "C3")
    assert rolled(table)[0].shares == {"steel_weapons": 2}


@pytest.mark.rule("COC-15.21")
def test_a_retreat_needs_room() -> None:
    scene = plains().units(0, "D3", infantry=1).units(0, "C3", infantry=4)
    table = scene.units(1, "D3", infantry=1).rolls(3, 3, 11, 1).battle(0, 1, "D3", "C3")
    assert asked(table) == "turn"
