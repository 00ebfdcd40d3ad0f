"""Section 15: advances, wonders and civilizations in battle, each on its own."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.pieces import OBELISK
from civitas.titles.clash_of_cultures.course.scoring import half_points
from civitas.titles.clash_of_cultures.picks.battles import (
    Bonus,
    Cancel,
    FightOn,
    Prisoner,
    Tactics,
)
from civitas.titles.clash_of_cultures.picks.common import City, Done, Pass, Use
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import HAPPY, NEUTRAL
from tests.titles.clash_of_cultures.fights import plains, rolled, sea
from tests.titles.clash_of_cultures.helpers import asked, do, offered


def duel(units: int = 1, foes: int = 1, **options: bool) -> Scene:
    return plains(**options).units(0, "D3", infantry=units).units(1, "D3", infantry=foes)


def attack(scene: Scene, *, disembarked: bool = False) -> Table:
    return scene.battle(0, 1, "D3", "C3", disembarked=disembarked)


def fortified(fighters: int = 1) -> Scene:
    """Seat 0 besieges a fortress and knows how."""
    scene = plains().city(1, "D3", "fortress").units(0, "D3", infantry=1)
    if fighters:
        scene.units(1, "D3", infantry=fighters)
    return scene.player(0, advances=["siegecraft"], wood=2, ore=2)


# ------------------------------------------------------------------ advances


@pytest.mark.rule("COC-15.28", "COC-15.5")
@pytest.mark.content("advances/siegecraft")
def test_siegecraft_cancels_the_die_the_hit_or_both() -> None:
    table = do(attack(fortified().rolls(9, 1)), Use("siegecraft"))
    assert set(table.asks[0].picks) == {
        Cancel("cancel_fortress_die"),
        Cancel("cancel_fortress_ignore_hit"),
        Done(),
    }
    do(table, Cancel("cancel_fortress_die"), Cancel("cancel_fortress_ignore_hit"), Pass())
    defence = rolled(table)[1]
    assert (defence.dice, defence.shields) == ("1", {})
    assert goods_of(table, 0) == {"food": 2, "gold": 2}  # the city of size 2 is captured
    assert "wood" not in goods_of(table, 0)


@pytest.mark.rule("COC-15.28")
def test_siegecraft_for_wood_alone() -> None:
    scene = fortified().goods(0, ore=0).rolls(3, 1)
    table = do(attack(scene), Use("siegecraft"), Cancel("cancel_fortress_die"))
    defence = rolled(table)[1]
    assert (defence.dice, defence.shields) == ("1", {"fortress": 1})


@pytest.mark.rule("COC-15.28")
def test_a_fortress_alone_without_its_die_loses() -> None:
    scene = fortified(fighters=0).goods(0, ore=0)
    table = do(attack(scene), Use("siegecraft"), Cancel("cancel_fortress_die"), Pass())
    city = city_at(table, "D3")
    assert city is not None
    assert city.owner == 0
    assert len(rolled(table)) == 0


@pytest.mark.rule("COC-15.28")
def test_siegecraft_is_for_the_attacker_of_a_fortress() -> None:
    scene = duel().player(0, advances=["siegecraft"], wood=2, ore=2).rolls(3, 3)
    assert asked(attack(scene)) == "retreat"


@pytest.mark.rule("COC-15.27")
@pytest.mark.content("advances/steel_weapons")
def test_steel_weapons_add_two_for_an_ore_in_every_round() -> None:
    scene = duel().player(0, advances=["steel_weapons"], ore=1).rolls(3, 3, 3, 3)
    table = do(attack(scene), Use("steel_weapons"))
    assert rolled(table)[0].shares == {"steel_weapons": 2}
    do(table, FightOn())
    assert rolled(table)[2].shares == {"steel_weapons": 2}
    assert goods_of(table, 0) == {"food": 2}


@pytest.mark.rule("COC-15.27")
def test_steel_weapons_declined() -> None:
    scene = duel().player(0, advances=["steel_weapons"], ore=1).rolls(3, 3)
    table = do(attack(scene), Pass())
    assert rolled(table)[0].shares == {}
    assert goods_of(table, 0)["ore"] == 1


@pytest.mark.rule("COC-15.27", "COC-15.5")
def test_steel_against_steel_is_worth_one_and_the_defender_decides_second() -> None:
    scene = duel().player(0, advances=["steel_weapons"], ore=1)
    scene.player(1, advances=["steel_weapons"], ore=1).rolls(3, 3)
    table = attack(scene)
    assert table.asks[0].seat == 0
    do(table, Use("steel_weapons"))
    assert table.asks[0].seat == 1
    do(table, Pass())
    assert rolled(table)[0].shares == {"steel_weapons": 1}
    assert rolled(table)[1].shares == {}


@pytest.mark.rule("COC-15.27", "COC-26.9")
def test_metallurgy_makes_steel_weapons_free_against_who_has_none() -> None:
    scene = duel().player(0, advances=["steel_weapons", "metallurgy"]).rolls(3, 3)
    table = attack(scene)
    assert rolled(table)[0].shares == {"steel_weapons": 2}
    scene = duel().player(0, advances=["steel_weapons", "metallurgy"], ore=1)
    scene.player(1, advances=["steel_weapons"])
    assert asked(attack(scene)) == "react"


@pytest.mark.rule("COC-15.27")
def test_steel_weapons_are_for_land_battles() -> None:
    scene = sea().units(0, "D3", ship=1).units(1, "D3", ship=1).rolls(3, 3)
    table = attack(scene.player(0, advances=["steel_weapons"], ore=1))
    assert asked(table) == "retreat"


@pytest.mark.rule("COC-15.29")
@pytest.mark.content("advances/warships")
def test_war_ships_ignore_a_hit_at_sea_in_round_one() -> None:
    scene = sea().units(0, "D3", ship=1).units(1, "D3", ship=1).rolls(9, 3, 3, 3)
    table = attack(scene.player(1, advances=["warships"]))
    assert rolled(table)[1].shields == {"warships": 1}
    assert units_at(table, 1, "D3") == {"ship": 1}
    do(table, FightOn())
    assert rolled(table)[3].shields == {}


@pytest.mark.rule("COC-15.29")
def test_war_ships_help_who_comes_from_them() -> None:
    def scene() -> Scene:
        found = duel().land("C3", "water").units(0, "C3", ship=1)
        return found.player(0, advances=["warships"]).player(1, advances=["warships"]).rolls(3, 9)

    table = attack(scene(), disembarked=True)
    assert [roll.shields for roll in rolled(table)] == [{"warships": 1}, {}]
    assert rolled(attack(scene()))[0].shields == {}


@pytest.mark.rule("COC-15.30")
@pytest.mark.content("advances/fanaticism")
def test_fanaticism_in_a_city_with_a_temple() -> None:
    scene = plains().city(1, "D3", "temple").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    scene.player(0, advances=["fanaticism"]).rolls(3, 3, 3, 3)
    table = attack(scene)
    assert rolled(table)[0].shares == {"fanaticism": 2}
    do(table, FightOn())
    assert rolled(table)[2].shares == {}


@pytest.mark.rule("COC-15.30")
@pytest.mark.content("advances/fanaticism")
def test_the_fanatic_who_loses_places_infantry() -> None:
    scene = plains().city(1, "D3", "temple").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    scene.player(1, advances=["fanaticism"]).rolls(11, 1)
    table = do(attack(scene), Pass(), Use("fanaticism"))
    assert units_at(table, 1, "D7") == {"settler": 1, "infantry": 1}


@pytest.mark.rule("COC-15.30")
def test_without_a_temple_fanatics_are_like_others() -> None:
    table = attack(duel().player(1, advances=["fanaticism"]).rolls(11, 1))
    assert asked(table) == "turn"
    assert rolled(table)[1].shares == {}


# ------------------------------------------------------------------ wonders


@pytest.mark.rule("COC-24.12")
@pytest.mark.content("wonders/great_wall")
def test_the_great_wall_weakens_attackers_of_happy_cities_in_round_one() -> None:
    scene = plains().city(1, "D3", mood="happy").city(1, "D4", wonders=["great_wall"])
    scene.units(0, "D3", infantry=1).units(1, "D3", infantry=1).rolls(6, 3, 3, 3)
    table = attack(scene)
    assert rolled(table)[0].shares == {"infantry": 1, "great_wall": -2}
    do(table, FightOn())
    assert rolled(table)[2].shares == {}


@pytest.mark.rule("COC-24.12")
def test_the_great_wall_does_not_help_a_neutral_city() -> None:
    scene = plains().city(1, "D3").city(1, "D4", wonders=["great_wall"])
    scene.units(0, "D3", infantry=1).units(1, "D3", infantry=1).rolls(3, 3)
    assert rolled(attack(scene))[0].shares == {}


@pytest.mark.rule("COC-24.12", "COC-23.4")
@pytest.mark.content("wonders/great_wall")
def test_barbarians_die_before_the_great_wall() -> None:
    scene = plains().city(1, "D3").city(1, "D4", wonders=["great_wall"])
    scene.units("barbarians", "D3", infantry=3)
    table = scene.battle("barbarians", 1, "D3", "C3")
    assert units_at(table, "barbarians", "D3") == {}
    assert goods_of(table, 1)["gold"] == 1
    fought = table.state.turn.battles[-1]
    assert (fought.winner, fought.contested, fought.attackers_killed[1]) == (1, True, 3)
    assert not rolled(table)


@pytest.mark.rule("COC-24.6")
@pytest.mark.content("wonders/great_arena")
def test_the_crowd_of_the_great_arena_cheers_once_per_battle() -> None:
    scene = duel().city(0, "D4", wonders=["great_arena"]).player(0, mood=2).rolls(7, 3)
    table = attack(scene)
    assert asked(table) == "react"
    do(table, Use("great_arena"))
    assert units_at(table, 1, "D3") == {}
    assert goods_of(table, 0)["mood"] == 1


@pytest.mark.rule("COC-24.6")
@pytest.mark.content("wonders/great_arena")
def test_the_crowd_does_not_cheer_twice() -> None:
    scene = duel().city(0, "D4", wonders=["great_arena"]).player(0, mood=2).rolls(3, 3, 3, 3)
    table = do(attack(scene), Use("great_arena"), FightOn())
    assert asked(table) == "retreat"


@pytest.mark.rule("COC-24.6")
@pytest.mark.content("wonders/great_arena")
def test_the_crowd_takes_culture_as_well() -> None:
    scene = duel().city(0, "D4", wonders=["great_arena"]).player(0, culture=1).rolls(7, 3)
    table = do(attack(scene), Use("great_arena"))
    assert units_at(table, 1, "D3") == {}
    assert "culture" not in goods_of(table, 0)


@pytest.mark.rule("COC-24.6")
def test_the_crowd_is_not_at_sea() -> None:
    scene = sea().units(0, "D3", ship=1).units(1, "D3", ship=1).player(0, mood=2).rolls(3, 3)
    table = attack(scene.city(0, "D2", wonders=["great_arena"]))
    assert asked(table) == "retreat"


# ------------------------------------------------------------------ civilizations


def of(seat: int, civilization: str, *advances: str, scene: Scene) -> Scene:
    return scene.player(seat, civilization=civilization, civilization_advances=advances)


@pytest.mark.rule("COC-15.31", "COC-27.5")
@pytest.mark.content("civilization_advances/prisoners_of_war", "civilizations/aztecs")
def test_prisoners_of_war() -> None:
    scene = plains(expansion=True).units(0, "D3", infantry=2)
    scene.units(1, "D3", infantry=1, cavalry=1).rolls(11, 11, 1, 1)
    table = attack(of(0, "aztecs", "prisoners_of_war", scene=scene))
    do(table, Use("prisoners_of_war"), Prisoner("cavalry"), Prisoner("infantry"))
    assert len(player(table, 0).prisoners) == 2
    assert player(table, 1).units_left[3] == 3
    assert half_points(table.state, player(table, 0))[2] == 2


@pytest.mark.rule("COC-15.31")
@pytest.mark.content("civilization_advances/prisoners_of_war", "civilizations/aztecs")
def test_never_more_than_four_prisoners() -> None:
    scene = plains(expansion=True).units(0, "D3", infantry=2)
    scene.units("barbarians", "D3", infantry=2).rolls(11, 11, 1, 1)
    of(0, "aztecs", "prisoners_of_war", scene=scene)
    scene.prisoners(0, "barbarians", infantry=3)
    table = do(scene.battle(0, "barbarians", "D3", "C3"), Use("prisoners_of_war"))
    assert len(player(table, 0).prisoners) == 4
    assert asked(table) == "turn"


@pytest.mark.rule("COC-15.31")
@pytest.mark.content("civilization_advances/horsemanship", "civilizations/japan")
def test_horsemanship_counts_three_before_a_fortress() -> None:
    scene = plains(expansion=True).city(1, "D3", "fortress").units(0, "D3", infantry=1)
    scene.units(1, "D3", cavalry=1).rolls(3, 3, 1)
    table = attack(of(1, "japan", "horsemanship", scene=scene))
    assert rolled(table)[1].shares == {"cavalry": 2, "horsemanship": 1}


@pytest.mark.rule("COC-15.31")
@pytest.mark.content("civilization_advances/captivi", "civilizations/rome")
def test_captivi_rewards_every_battle_won() -> None:
    scene = plains(expansion=True).units(0, "D3", infantry=1).units(1, "D3", settler=1)
    table = attack(of(0, "rome", "captivi", scene=scene))
    assert goods_of(table, 0) == {"food": 2, "gold": 1, "mood": 1}


@pytest.mark.rule("COC-16.8")
@pytest.mark.content("civilization_advances/provinces", "civilizations/rome")
def test_provinces_make_a_captured_city_neutral_or_happy() -> None:
    scene = plains(expansion=True).city(1, "D3").units(0, "D3", infantry=1)
    table = do(attack(of(0, "rome", "provinces", scene=scene)), Pass())
    city = city_at(table, "D3")
    assert city is not None
    assert city.mood == NEUTRAL
    scene = plains(expansion=True).city(1, "D3").units(0, "D3", infantry=1).player(0, culture=1)
    table = do(attack(of(0, "rome", "provinces", scene=scene)), Pass(), Use("provinces"))
    city = city_at(table, "D3")
    assert city is not None
    assert city.mood == HAPPY
    assert "culture" not in goods_of(table, 0)


@pytest.mark.rule("COC-15.7")
@pytest.mark.content("civilization_advances/spartans", "civilizations/greece")
def test_spartans_deny_tactics_to_a_stronger_enemy() -> None:
    scene = duel(units=1, foes=2, expansion=True).rolls(3, 1, 1)
    scene.player(1, advances=["tactics"], actions=["action_06"])
    table = attack(of(0, "greece", "spartans", scene=scene))
    assert asked(table) == "retreat"
    scene = duel(expansion=True).player(1, advances=["tactics"], actions=["action_06"])
    assert asked(attack(of(0, "greece", "spartans", scene=scene))) == "tactics"


@pytest.mark.rule("COC-15.15")
@pytest.mark.content("civilization_advances/fireworks", "civilizations/china")
def test_fireworks_ignore_a_hit_in_round_one() -> None:
    scene = duel(expansion=True).player(1, ore=1, wood=1).rolls(9, 3)
    table = do(attack(of(1, "china", "fireworks", scene=scene)), Use("fireworks"))
    assert units_at(table, 1, "D3") == {"infantry": 1}
    assert goods_of(table, 1) == {"food": 2}


@pytest.mark.rule("COC-15.14")
@pytest.mark.content("civilization_advances/grey_flood", "civilizations/persia")
def test_the_grey_flood_caps_bonuses_in_round_one() -> None:
    scene = plains(expansion=True).units(0, "D3", elephant=1).units(1, "D3", cavalry=1)
    scene.player(1, advances=["tactics"], actions=["action_06"]).rolls(3, 3)
    table = attack(of(0, "persia", "grey_flood", scene=scene))
    do(table, Tactics("action_06"))
    roll = rolled(table)[1]
    assert roll.shares == {"cavalry": 2, "tactics-high_morale": 2, "grey_flood": -2}
    assert roll.value == 4


@pytest.mark.rule("COC-15.14")
@pytest.mark.content("civilization_advances/immortals", "civilizations/persia")
def test_immortals_pay_culture_for_combat_value() -> None:
    scene = duel(expansion=True).player(0, culture=3).rolls(3, 3)
    table = do(attack(of(0, "persia", "immortals", scene=scene)), Use("immortals"))
    assert offered(table, Bonus) == [Bonus(1), Bonus(2), Bonus(3)]
    do(table, Bonus(3))
    assert rolled(table)[0].shares == {"immortals": 3}
    assert "culture" not in goods_of(table, 0)
    scene = duel(expansion=True).player(0, culture=6).rolls(3, 3)
    table = do(attack(of(0, "persia", "immortals", scene=scene)), Use("immortals"))
    assert offered(table, Bonus)[-1] == Bonus(4)  # at most


@pytest.mark.rule("COC-15.14")
@pytest.mark.content("civilization_advances/kinsmen", "civilizations/celts")
def test_kinsmen_count_barbarian_cities_near() -> None:
    scene = duel(expansion=True).city("barbarians", "D4").city("barbarians", "C4").rolls(3, 3)
    table = attack(of(0, "celts", "kinsmen", scene=scene))
    assert rolled(table)[0].shares == {"kinsmen": 2}
    scene = duel(expansion=True).rolls(3, 3)
    for label in ("C3", "E3", "C4", "D4", "E4"):
        scene.city("barbarians", label)
    table = attack(of(0, "celts", "kinsmen", scene=scene))
    assert rolled(table)[0].shares == {"kinsmen": 4}  # at most
    scene = plains(expansion=True).units(0, "D3", infantry=1).city("barbarians", "D4")
    scene.units("barbarians", "D3", infantry=1).rolls(3, 3)
    table = of(0, "celts", "kinsmen", scene=scene).battle(0, "barbarians", "D3", "C3")
    assert rolled(table)[0].shares == {}


@pytest.mark.rule("COC-15.14")
@pytest.mark.content("civilization_advances/bireme", "civilizations/phoenicia")
def test_a_bireme_adds_two_at_sea() -> None:
    scene = sea(expansion=True).units(0, "D3", ship=1).units(1, "D3", ship=1).rolls(3, 3, 3, 3)
    scene.player(1, advances=["warships"])
    table = attack(of(0, "phoenicia", "bireme", scene=scene))
    assert rolled(table)[0].shares == {"bireme": 2}
    do(table, FightOn())
    assert rolled(table)[2].shares == {}


@pytest.mark.rule("COC-15.14")
@pytest.mark.content("civilization_advances/bireme", "civilizations/phoenicia")
def test_a_bireme_against_who_has_no_war_ships() -> None:
    scene = sea(expansion=True).units(0, "D3", ship=1).units(1, "D3", ship=1).rolls(3, 3, 3, 3)
    table = do(attack(of(0, "phoenicia", "bireme", scene=scene)), FightOn())
    assert rolled(table)[2].shares == {"bireme": 2}


@pytest.mark.rule("COC-15.31")
@pytest.mark.content("civilization_advances/embalming", "civilizations/egypt")
def test_embalming_after_a_battle() -> None:
    scene = duel(expansion=True).player(1, culture=4).rolls(11, 1)
    table = attack(of(1, "egypt", "embalming", scene=scene))
    assert goods_of(table, 1)["culture"] == 5
    scene = duel(expansion=True).player(1, culture=5).rolls(11, 1)
    table = attack(of(1, "egypt", "embalming", scene=scene))
    assert goods_of(table, 1)["culture"] == 5


@pytest.mark.rule("COC-11.14")
@pytest.mark.content("civilization_advances/embalming", "civilizations/egypt")
def test_embalming_when_a_leader_dies() -> None:
    scene = plains(expansion=True).units(0, "D3", infantry=1)
    of(1, "egypt", "embalming", scene=scene).leader(1, "cleopatra", "D3").player(1, culture=5)
    table = attack(scene.rolls(11, 3))
    assert goods_of(table, 1)["culture"] == 6


@pytest.mark.rule("COC-15.31", "COC-27.5")
@pytest.mark.content("civilization_advances/runestones", "civilizations/vikings")
def test_runestones_for_two_army_units_lost() -> None:
    scene = duel(units=2, foes=2, expansion=True).rolls(11, 11, 1, 1)
    table = do(attack(of(1, "vikings", "runestones", scene=scene)), Use("runestones"))
    me = player(table, 1)
    assert (me.runestones, me.pieces_left[OBELISK]) == (1, 4)
    assert half_points(table.state, me)[2] == 2


@pytest.mark.rule("COC-15.31")
def test_no_runestone_for_one_unit() -> None:
    scene = duel(expansion=True).rolls(11, 1)
    assert asked(attack(of(1, "vikings", "runestones", scene=scene))) == "turn"


@pytest.mark.rule("COC-15.30")
def test_fanatics_choose_the_city() -> None:
    scene = plains().city(1, "D3", "temple").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    scene.city(1, "D5").player(1, advances=["fanaticism"]).rolls(11, 1)
    table = do(attack(scene), Pass(), Use("fanaticism"), City("D5"))
    assert units_at(table, 1, "D5") == {"infantry": 1}
