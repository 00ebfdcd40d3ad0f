"""Battles as whole moves: where several rules meet, and what is known to go wrong there."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.battles import Cancel, FightOn, LoseUnit, Retreat
from civitas.titles.clash_of_cultures.picks.cities import Found
from civitas.titles.clash_of_cultures.picks.common import City, Done, Gain, Pass, Use
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.scene import (
    actions_left,
    buildings_of,
    city_at,
    goods_of,
    mood_of,
    owner_of,
    points_of,
    supply_of,
    units_at,
)
from tests.titles.clash_of_cultures.fights import march, plains, rolled, sea
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused


@pytest.mark.rule("COC-15.5", "COC-15.27", "COC-15.28", "COC-15.30", "COC-15.9", "COC-15.15")
def test_every_modifier_of_a_siege_in_one_battle() -> None:
    """Both have steel and zeal, the attacker takes from the fortress its die and its shield."""
    scene = plains().city(1, "D3", "fortress", "temple", mood="happy").units(1, "D3", infantry=2)
    scene.player(0, wood=2, ore=3, food=0)
    scene.knows(0, "tactics", "steel_weapons", "siegecraft", "fanaticism")
    scene.knows(1, "steel_weapons", "fanaticism").goods(1, ore=1, food=0)
    scene.units(0, "D2", infantry=2).rolls(6, 3, 6, 3, 12, 3)
    table = march(scene.turn(0), "D2", "D3", "infantry", "infantry")
    do(table, Use("siegecraft"), Cancel("cancel_fortress_die"))
    do(table, Cancel("cancel_fortress_ignore_hit"), Use("steel_weapons"))
    assert table.asks[0].seat == 1, "the defender decides knowing what the attacker did"
    do(table, Use("steel_weapons"))
    both = {"infantry": 1, "steel_weapons": 1, "fanaticism": 2}
    for roll in rolled(table):
        assert (roll.dice, roll.shares, roll.shields, roll.value) == ("3 2", both, {}, 9)
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {"infantry": 1}
    do(table, FightOn())
    third, fourth = rolled(table)[2:]
    assert third.shares == {"infantry": 1, "steel_weapons": 1}, "zeal lasts one round, steel all"
    assert fourth.shares == {"steel_weapons": 1}
    do(table, Pass(), Use("fanaticism"))  # no settler flees
    assert owner_of(table, "D3") == 0
    assert goods_of(table, 0) == {"gold": 4}, "happy and of size 3"
    assert units_at(table, 1, "D7") == {"settler": 1, "infantry": 1}, "fanatics gather at home"


@pytest.mark.rule("COC-15.28", "COC-15.18", "COC-15.9")
def test_a_lone_fortress_whose_die_is_cancelled_falls_without_a_roll() -> None:
    scene = plains().city(1, "D3", "fortress").units(0, "D2", infantry=1).knows(0, "tactics")
    scene.knows(0, "siegecraft").goods(0, wood=2, food=0).rolls(1)
    table = march(scene.turn(0), "D2", "D3", "infantry")
    do(table, Use("siegecraft"), Cancel("cancel_fortress_die"))
    do(table, Pass())
    assert owner_of(table, "D3") == 0
    assert units_at(table, 0, "D3") == {"infantry": 1}
    assert not any(roll.seat == 1 for roll in rolled(table))


@pytest.mark.rule("COC-15.18", "COC-15.15", "COC-15.16")
def test_a_lone_fortress_kills_one_and_is_taken_by_the_other() -> None:
    scene = plains().city(1, "D3", "fortress").units(0, "D2", infantry=2).knows(0, "tactics")
    table = march(scene.rolls(12, 12, 10).turn(0), "D2", "D3", "infantry", "infantry")
    attack, defence = rolled(table)
    assert (attack.value, defence.value, defence.shields) == (14, 5, {"fortress": 1})
    do(table, Pass())
    assert units_at(table, 0, "D3") == {"infantry": 1}
    assert (owner_of(table, "D3"), mood_of(table, "D3")) == (0, "angry")
    assert buildings_of(table, "D3") == {"fortress": 0}


@pytest.mark.rule("COC-15.29", "COC-13.11", "COC-15.20")
def test_war_ships_cover_a_landing_in_round_one_alone() -> None:
    scene = sea().land("D3", "plains").city(1, "D3").units(1, "D3", infantry=2)
    scene.knows(0, "tactics", "warships").units(0, "C3", ship=1, infantry=2)
    scene.rolls(3, 3, 12, 3, 3, 3, 12, 3)
    table = march(scene.turn(0), "C3", "D3", "infantry", "infantry")
    assert rolled(table)[0].shields == {"warships": 1}
    assert units_at(table, 0, "D3") == {"infantry": 2}
    do(table, FightOn())
    assert rolled(table)[2].shields == {}
    assert units_at(table, 0, "D3") == {"infantry": 1}
    do(table, Retreat())
    assert units_at(table, 0, "C3") == {"ship": 1, "infantry": 1}
    assert owner_of(table, "D3") == 1


@pytest.mark.rule("COC-15.29", "COC-15.25")
def test_war_ships_at_sea_on_both_sides() -> None:
    scene = sea().units(0, "C3", ship=1).units(1, "D3", ship=1).knows(0, "warships")
    table = march(scene.knows(1, "warships").rolls(9, 9, 3, 3).turn(0), "C3", "D3")
    assert [roll.shields for roll in rolled(table)] == [{"warships": 1}, {"warships": 1}]
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {"ship": 1}


@pytest.mark.rule("COC-12.7", "COC-12.18", "COC-15.23", "COC-16.3")
def test_settlers_come_along_into_a_captured_city_and_may_found_another() -> None:
    scene = plains().city(1, "D3").units(0, "D2", infantry=1).knows(0, "tactics")
    table = march(scene.turn(0), "D2", "D3", "settler", "infantry")
    do(table, Pass())
    assert units_at(table, 0, "D3") == {"settler": 1, "infantry": 1}
    do(table, Command(), From("D3"))
    assert asked(table) == "goal", "the settler alone may go: the infantry has fought"
    do(table, To("C3"), Found("C3"))
    assert owner_of(table, "C3") == 0


@pytest.mark.rule("COC-15.22", "COC-15.17", "COC-15.24")
def test_in_a_draw_the_settlers_of_both_sides_die() -> None:
    scene = plains().units(0, "C3", infantry=1, settler=1).units(1, "D3", infantry=1, settler=1)
    scene.knows(0, "tactics").rolls(12, 12)
    table = march(scene.turn(0), "C3", "D3", "settler", "infantry")
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {}
    assert supply_of(table, 0)["settler"] == supply_of(table, 1)["settler"] == 3


@pytest.mark.rule("COC-15.3", "COC-15.22", "COC-15.23")
def test_settlers_behind_a_lone_fortress_die_only_with_the_city() -> None:
    scene = plains().city(1, "D3", "fortress").units(1, "D3", settler=1).knows(0, "tactics")
    scene.units(0, "D2", infantry=1)
    table = march(scene.rolls(3, 12).turn(0), "D2", "D3", "infantry")
    assert units_at(table, 1, "D3") == {"settler": 1}
    assert (units_at(table, 0, "D3"), owner_of(table, "D3")) == ({}, 1)


@pytest.mark.rule("COC-15.16", "COC-15.11", "COC-15.12")
def test_a_mixed_army_uses_each_symbol_once() -> None:
    """Infantry +1, cavalry +2, the elephant's own die is void and a hit ignored; the second
    cavalry symbol finds nobody."""
    scene = plains(expansion=True).units(0, "C3", infantry=1, cavalry=1, elephant=1)
    scene.units(1, "D3", infantry=2).knows(0, "tactics").rolls(9, 7, 8, 10, 10)
    table = march(scene.turn(0), "C3", "D3", "infantry", "cavalry", "elephant")
    attack, defence = rolled(table)
    assert (attack.value, attack.shares) == (5 + 4 + 2, {"cavalry": 2})
    assert attack.shields == {"elephant": 1}
    assert defence.value == 5 + 5 + 2
    assert (asked(table), table.asks[0].seat) == ("lose-unit", 0)
    do(table, LoseUnit("cavalry"))
    assert units_at(table, 1, "D3") == {}, "two hits"
    assert units_at(table, 0, "D3") == {"infantry": 1, "elephant": 1}


@pytest.mark.rule("COC-1.7", "COC-12.8", "COC-16.6")
def test_four_attackers_take_a_city_and_no_fifth_joins_them() -> None:
    scene = plains().city(1, "D3").units(0, "D2", infantry=4).units(0, "C3", infantry=1)
    table = march(scene.knows(0, "tactics").turn(0), "D2", "D3", *["infantry"] * 4)
    do(table, Pass())
    assert units_at(table, 0, "D3") == {"infantry": 4}
    do(table, From("C3"))
    assert refused(table, To("D3")) in {"COC-1.7", "COC-12.8"}


@pytest.mark.rule("COC-12.3", "COC-15.32", "COC-23.4", "COC-12.10")
def test_two_battles_in_one_command() -> None:
    """The city falls to the second group; the first has beaten barbarians on its way."""
    scene = plains().city(1, "D4").units("barbarians", "D3", infantry=1).knows(0, "tactics")
    scene.units(0, "D2", infantry=2).units(0, "C4", infantry=1).rolls(12, 12, 1)
    table = march(scene.turn(0), "D2", "D3", "infantry", "infantry")
    assert goods_of(table, 0)["gold"] == 1
    do(table, From("C4"), To("D4"), Pass())
    assert owner_of(table, "D4") == 0
    assert goods_of(table, 0)["gold"] == 2
    do(table, *([Done()] if asked(table) == "command" else []))
    assert actions_left(table) == 2
    do(table, Command())
    assert not offered(table, From) or From("D3") not in table.asks[0].picks


@pytest.mark.rule("COC-16.2", "COC-16.3", "COC-16.5", "COC-16.7", "COC-16.8", "COC-24.14")
def test_a_city_with_everything_in_it_is_captured() -> None:
    """Size 5 and happy: the temple has no piece to be replaced by, so it is gone for 1 gold and
    the city of size 4 brings 5; the wonder and the foreign academy stay."""
    scene = plains(players=3).land("E5 E6 D4 F4", "plains").knows(0, "tactics")
    scene.city(1, "E5", "temple", "fortress", colours={"academy": 2}, wonders=["great_statue"])
    scene.city(1, "E5", mood="happy").supply(0, temple=0).units(0, "D4", infantry=4)
    table = march(scene.rolls(12, 12, 12, 12, 1).turn(0), "D4", "E5", *["infantry"] * 4)
    do(table, City("G8"))
    assert buildings_of(table, "E5") == {"fortress": 0, "academy": 2}
    assert (owner_of(table, "E5"), mood_of(table, "E5")) == (0, "angry")
    assert goods_of(table, 0)["gold"] == 1 + 5
    assert units_at(table, 1, "G8") == {"settler": 2}
    assert supply_of(table, 1)["temple"] == 5
    assert supply_of(table, 1)["fortress"] == 5
    assert [points_of(table, seat) for seat in range(3)] == [
        2 + 1 + 1.5 + 2,  # two settlements, the fortress, three advances, half the wonder
        1 + 1 + 2,  # what is left at home, two advances, the builder's half
        1 + 1 + 1,
    ]


@pytest.mark.rule("COC-16.6", "COC-16.2", "COC-24.13", "COC-1.10")
def test_without_a_settlement_a_captured_city_is_gone_for_a_gold_each() -> None:
    scene = plains().city(
        1, "D3", "temple", "port", colours={"academy": 0}, mood="happy", port="E4"
    )
    scene.land("E4", "water").supply(0, settlement=0).units(0, "D2", infantry=1)
    table = march(scene.knows(0, "tactics").turn(0), "D2", "D3", "infantry")
    do(table, Pass())
    assert city_at(table, "D3") is None
    assert goods_of(table, 0)["gold"] == 4, "one for each structure, nothing for the mood"
    assert units_at(table, 0, "D3") == {"infantry": 1}
    assert supply_of(table, 0)["academy"] == 5
    assert supply_of(table, 1)["temple"] == supply_of(table, 1)["port"] == 5


@pytest.mark.rule("COC-15.25", "COC-15.20", "COC-13.5")
def test_ships_that_lost_one_retreat_with_those_who_have_room() -> None:
    scene = sea().units(0, "C3", ship=2, infantry=2, settler=2).units(1, "D3", ship=2)
    scene.rolls(3, 3, 12, 3)
    table = march(scene.turn(0), "C3", "D3", "ship", "ship")
    assert units_at(table, 0, "D3") == {"ship": 1, "infantry": 2, "settler": 2}, "not in between"
    do(table, Retreat(), LoseUnit("settler"), LoseUnit("infantry"))
    assert units_at(table, 0, "C3") == {"ship": 1, "infantry": 1, "settler": 1}
    assert units_at(table, 1, "D3") == {"ship": 2}


@pytest.mark.rule("COC-23.11", "COC-23.12", "COC-15.25")
def test_a_sunk_ship_still_brings_the_reward_for_its_pirates() -> None:
    """Both sides sink: 1 gold for the pirate ship, a token of choice, and who was aboard drowns."""
    scene = sea(expansion=True).units(0, "C3", ship=1, settler=1).units("pirates", "D3", ship=1)
    table = do(march(scene.rolls(12, 12).turn(0), "C3", "D3", "ship"), Gain("culture"))
    assert goods_of(table, 0) == {"food": 2, "gold": 1, "culture": 1}
    assert units_at(table, 0, "D3") == units_at(table, "pirates", "D3") == {}
    assert supply_of(table, 0)["settler"] == 3


@pytest.mark.rule("COC-23.5", "COC-16.4", "COC-6.16", "COC-23.8")
def test_a_city_won_back_from_barbarians_keeps_the_colours_of_its_buildings() -> None:
    scene = plains().city(1, "D3", "temple", "fortress").capture("barbarians", "D3")
    scene.units("barbarians", "D3", infantry=1).knows(0, "tactics").units(0, "D2", infantry=3)
    table = march(scene.rolls(12, 12, 12, 3, 3).turn(0), "D2", "D3", *["infantry"] * 3)
    defence = rolled(table)[1]
    assert (defence.dice, defence.shields) == ("2 2", {"fortress": 1})
    assert owner_of(table, "D3") == 0
    assert buildings_of(table, "D3") == {"temple": 1, "fortress": 1}
    assert goods_of(table, 0)["gold"] == 2, "one for the battle, one for the city"
    assert mood_of(table, "D3") == "angry"
    city = city_at(table, "D3")
    assert city is not None
    assert city.influenced
