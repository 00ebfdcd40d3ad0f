"""Sieges, flight and ambushes where two rules meet, worked out by hand from the rules."""

from __future__ import annotations

import pytest

from civitas.kernel.values import put
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.picks.moves import HowMany
from civitas.titles.oikumene.picks.war import Occupy
from civitas.titles.oikumene.scene import Scene, herds_at, player, units_at
from civitas.titles.oikumene.stacks import PLACE_OF
from civitas.titles.oikumene.underway import Fallen
from civitas.titles.oikumene.war.dice import thrown
from civitas.titles.oikumene.war.flight import flee, go_to
from tests.titles.oikumene.clashes import clash, of, side
from tests.titles.oikumene.helpers import do, state
from tests.titles.oikumene.marching import count, done, move, moving

LIGHT, HEAVY = "light_infantry", "heavy_infantry"
ADRIATIC = "mare_adriaticum_septentrionale"


def ringed_city(inside: int) -> Scene:
    """A city without food in which so many stand, encircled; all dice but the last are good: a
    six of the city."""
    scene = Scene(2).settle(0, "roma", "city").settle(1, "campania").units(1, LIGHT, "roma", 9)
    scene.units(0, LIGHT, "roma", inside, spot="inside").units(0, HEAVY, "roma", spot="inside")
    scene.state.stalls = put(scene.state.stalls, scene.space("roma"), (HERD["sheep"],) * 2)
    return scene.rolls(*[1] * (inside + 2), 6)


@pytest.mark.rule("HRN-7.6", "HRN-2.19", "HRN-20.4")
def test_who_has_no_room_in_what_is_left_of_a_city_is_in_the_field() -> None:
    table = ringed_city(7).at("attrition.encircled")
    do(table, table.asks[0].picks[0])  # nobody dies for the city
    assert count(table, 0, "roma", spot="inside") == 4
    assert count(table, 0, "roma", HEAVY, spot="inside") == 1
    assert count(table, 0, "roma") == 3
    assert state(table).stalls[state(table).world.number["roma"]] == (HERD["sheep"],)
    assert herds_at(table, 0, "roma") == ["sheep"]


@pytest.mark.rule("HRN-7.6", "HRN-2.19")
def test_a_village_has_room_for_five_who_were_in_the_city() -> None:
    table = ringed_city(4).at("attrition.encircled")
    do(table, table.asks[0].picks[0])
    assert units_at(table, 0, "roma") == {LIGHT: 4, HEAVY: 1}
    assert encircled(state(table), state(table).world.number["roma"])


@pytest.mark.rule("HRN-8.6", "HRN-17.6")
def test_who_is_inside_comes_out_when_a_treaty_is_made_whether_encircled_or_not() -> None:
    scene = Scene(2).settle(0, "roma").units(0, LIGHT, "roma", 2, spot="inside")
    scene.units(0, LIGHT, "roma").units(1, LIGHT, "roma", 3)
    scene.treaty("tribute", 1, 0, until=5)
    assert count(scene.at("movement_units"), 0, "roma") == 3


@pytest.mark.rule("HRN-8.6", "HRN-17.6")
def test_who_is_inside_stays_there_while_a_third_player_is_outside() -> None:
    scene = Scene(3).settle(0, "roma").units(0, LIGHT, "roma", 2, spot="inside")
    scene.units(2, LIGHT, "roma").units(1, LIGHT, "roma", 3)
    scene.treaty("tribute", 1, 0, until=5)
    assert count(scene.at("movement_units"), 0, "roma", spot="inside") == 2


@pytest.mark.rule("HRN-9.21", "HRN-2.25")
def test_engines_of_the_defender_flee_behind_his_walls() -> None:
    """They never move (HRN-6.12), but they have room inside."""
    scene = Scene(2).settle(1, "roma").units(1, "siege_engines", "roma").units(0, LIGHT, "roma", 3)
    clash(scene, "roma")
    assert not list(flee(scene.state, 1))
    assert scene.me(1).units == {of(scene, "siege_engines", "roma", spot="inside"): 1}


@pytest.mark.rule("HRN-9.25", "HRN-9.28")
def test_cargo_goes_down_with_the_ship_that_an_ambush_destroys() -> None:
    """A transport of recruits comes into wetland before a fortified village: it is in the front
    line, and one sword destroys it. The heavy infantry aboard counts as destroyed, too."""
    scene = Scene(2).settle(1, "spina", "fortification").player(1, prestige=10)
    scene.units(0, "transport_ship", ADRIATIC, 1, "recruit").units(0, LIGHT, "roma")
    scene.units(0, HEAVY, ADRIATIC, spot="aboard")
    table = moving(scene.rolls(2))
    move(table, ADRIATIC, "spina", unit="transport_ship", level="recruit")
    done(table)
    assert units_at(table, 0, "spina") == {}
    assert player(table, 1).destroyed == 4 + 4
    assert player(table, 1).prestige == 10 + 4 + 4


@pytest.mark.rule("HRN-10.14", "HRN-11.12")
def test_ships_of_the_victor_stay_in_the_shipyard_that_he_takes() -> None:
    """A veteran transport with cargo lies there since there was peace; a warship of the owner is
    taken over as recruits."""
    scene = Scene(2).settle(1, "latium", "dock").settle(0, "roma").units(0, LIGHT, "latium")
    scene.units(0, "transport_ship", "latium", 1, "veteran", "port")
    scene.units(0, HEAVY, "latium", 2, spot="hold").units(1, "warship", "latium", spot="port")
    scene.state.fallen[scene.space("latium")] = Fallen(0, False, False)
    table = do(scene.at("combat_plunder"), Occupy("latium"), HowMany(1))
    assert player(table, 0).units == {
        of(scene, LIGHT, "latium"): 1,
        of(scene, "transport_ship", "latium", "veteran", "port"): 1,
        of(scene, HEAVY, "latium", spot="hold"): 2,
        of(scene, "warship", "latium", "recruit", "port"): 1,
    }


@pytest.mark.rule("HRN-9.20", "HRN-18.14", "HRN-20.3")
def test_of_equal_builders_the_better_dice_remain() -> None:
    """One light and one heavy infantry build a village of Romans: one die of two, the red one."""
    scene = Scene(2).faction(0, "italia_romans").site(0, "latium", "village")
    scene.units(0, LIGHT, "latium", spot="site").units(0, HEAVY, "latium", spot="site")
    clash(scene.units(1, LIGHT, "latium"), "latium")
    thrown_dice = thrown(scene.state, 0, side(scene, 0).units)
    assert [die.stack for die in thrown_dice] == [of(scene, HEAVY, "latium", spot="site")]


@pytest.mark.rule("HRN-12.2", "HRN-8.7")
def test_who_lands_in_flight_has_taken_part() -> None:
    """A warship of Vikings has destroyed a unit and flees behind its walls, where it becomes light
    infantry: the token is for it."""
    scene = Scene(2, map="vikings").faction(1, "vikings_vikings").settle(1, "jylland")
    scene.units(1, "warship", "jylland").units(0, LIGHT, "jylland", 3)
    clash(scene, "jylland")
    inside = of(scene, LIGHT, "jylland", spot="inside")
    go_to(scene.state, scene.me(1), of(scene, "warship", "jylland"), PLACE_OF[inside], 1)
    assert scene.me(1).fought == {inside: 1}
