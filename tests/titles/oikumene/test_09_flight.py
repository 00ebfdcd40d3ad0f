"""Flight (HRN-9.19, HRN-9.21)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.table import Table
from civitas.titles.oikumene.chart import world_of
from civitas.titles.oikumene.picks.war import CallOff, FightOn, FightUntilLoss, Flee, FleeTo, Leave
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.rounds import count_swords
from civitas.titles.oikumene.war.sides import lives_of
from tests.titles.oikumene.clashes import battle, clash, dice, lay, of, side
from tests.titles.oikumene.helpers import asked, do, offered, state

TUSCAN = "mare_tyrrhenum_septentrionale"


def _met(*, mode: str = "original") -> Scene:
    scene = Scene(2, mode=mode).units(0, "light_infantry", "latium", 2)
    return scene.units(1, "light_infantry", "latium", 3)


def _at_end(scene: Scene, space: str = "latium") -> Table:
    clash(scene, space)
    return scene.at("battle.end")


def _fleeing(scene: Scene, space: str = "latium", which: int = 1) -> Table:
    """A side has declared flight and its last round without dice is over."""
    clash(scene, space)
    lay(scene, which, flight=True)
    return scene.at("battle.end")


def _goals(table: Table) -> set[tuple[str, str]]:
    return {(pick.to, pick.into) for pick in offered(table, FleeTo) if isinstance(pick, FleeTo)}


@pytest.mark.rule("HRN-9.19")
def test_the_defender_then_the_attacker_may_declare_flight() -> None:
    table = _at_end(_met())
    assert (asked(table), table.asks[0].seat) == ("fight-on", 1)
    assert table.asks[0].picks == [FightUntilLoss(), FightOn(), CallOff(), Flee()]
    do(table, Flee())
    assert table.asks[0].seat == 0
    do(table, FightOn())
    s = state(table)
    assert s.battle is not None
    assert [side.flight for side in s.battle.sides] == [False, True]
    assert s.battle.sides[1].dice == ()  # it throws no dice in the next round
    assert s.battle.sides[0].dice != ()


@pytest.mark.rule("HRN-9.19")
def test_a_side_in_flight_keeps_its_shields_and_deals_no_blow() -> None:
    scene = Scene(2, mode="original").units(0, "light_infantry", "latium", 5)
    clash(scene.units(1, "light_infantry", "latium"), "latium")
    lay(scene, 0, flight=True, dice=dice("white", 1, 1))
    count_swords(scene.state, 0)
    assert (side(scene, 0).swords, side(scene, 0).shields) == (0, 1)


@pytest.mark.rule("HRN-9.19")
def test_after_that_round_it_leaves_or_fights_on() -> None:
    table = _fleeing(_met())
    assert table.asks[0].picks == [Leave(), FightOn()]
    do(table, FightOn())
    assert state(table).battle is not None
    table = do(_fleeing(_met()), Leave())
    assert asked(table) == "flee-to"


@pytest.mark.rule("HRN-9.21", "HRN-9.24")
def test_each_unit_flees_to_a_neighbour_without_hostile_units() -> None:
    scene = _met().units(0, "light_infantry", "campania").settle(0, "roma")
    scene.units(0, "light_infantry", "roma", 1, spot="inside")
    table = do(_fleeing(scene), Leave())
    s = state(table)
    world = s.world
    shut = {"campania", "roma"}
    near = {s.label(f) for f in range(world.lands) if world.open[scene.space("latium")] >> f & 1}
    assert {to for to, _ in _goals(table)} == near - shut
    first, rest = sorted(near - shut)[:2]
    do(table, FleeTo("latium", "out", "light_infantry", "standard", 2, first, "out"))
    do(table, FleeTo("latium", "out", "light_infantry", "standard", 1, rest, "out"))
    s = state(table)
    assert s.players[1].units == {
        of(scene, "light_infantry", first): 2,
        of(scene, "light_infantry", rest): 1,
    }
    assert s.battle is None
    assert (s.players[0].victory, s.players[1].victory) == (1, -1)


@pytest.mark.rule("HRN-9.21")
def test_the_defender_may_flee_into_his_settlement_up_to_its_capacity() -> None:
    scene = Scene(2, mode="basic").units(0, "light_infantry", "latium")
    scene.settle(1, "latium").units(1, "cavalry", "latium", 3)
    table = do(_fleeing(scene), Leave())
    assert ("latium", "inside") in _goals(table)
    most = [
        p.number for p in offered(table, FleeTo) if isinstance(p, FleeTo) and p.into == "inside"
    ]
    assert max(most) == 2  # cavalry takes two of the five places
    scene = Scene(2, mode="basic").units(1, "light_infantry", "latium")
    scene.settle(0, "latium").units(0, "cavalry", "latium", 3)
    table = _fleeing(scene, which=0)
    do(table, FightOn(), Leave())
    assert ("latium", "inside") not in _goals(table)


@pytest.mark.rule("HRN-9.21")
def test_units_without_destination_are_destroyed_by_the_enemy() -> None:
    scene = Scene(2, mode="original").units(0, "light_infantry", "latium")
    scene.units(1, "siege_engines", "latium").units(1, "light_infantry", "latium")
    table = do(_fleeing(scene), Leave())
    while table.asks and asked(table) == "flee-to":
        do(table, table.asks[0].picks[0])
    s = state(table)
    assert sum(s.players[1].units.values()) == 1
    assert s.players[0].destroyed == 4
    assert s.players[0].prestige == 4


@pytest.mark.rule("HRN-9.19", "HRN-9.23")
def test_who_fights_on_until_a_loss_is_asked_again_then_or_if_the_other_gives_up() -> None:
    table = do(_at_end(_met()), FightUntilLoss())
    assert CallOff() not in table.asks[0].picks, "the attacker can only agree"
    assert _whose_turn(pledge=3) == 0
    assert _whose_turn(pledge=4) == 1, "one has fallen"
    assert _whose_turn(pledge=3, other=True) == 1, "the other flees"


def _whose_turn(pledge: int, *, other: bool = False) -> int:
    """Who is asked first when the defender has said so with so many units."""
    scene = _met()
    clash(scene, "latium")
    lay(scene, 1, pledge=pledge)
    lay(scene, 0, flight=other)
    return scene.at("battle.end").asks[0].seat


@pytest.mark.rule("HRN-9.21")
def test_many_who_flee_go_in_few_steps_wherever_they_want() -> None:
    scene = Scene(2, mode="basic").units(0, "light_infantry", "latium")
    table = _fleeing(scene.units(1, "light_infantry", "latium", 90))
    do(table, Leave())
    numbers = {pick.number for pick in offered(table, FleeTo) if isinstance(pick, FleeTo)}
    assert numbers == {1, 2, 4, 8, 16, 32, 64, 90}
    assert len(table.asks[0].picks) <= 60


@pytest.mark.rule("HRN-9.19")
def test_nobody_declares_flight_who_has_nowhere_to_go() -> None:
    scene = Scene(2, mode="basic").units(0, "light_infantry", "latium")
    table = _at_end(scene.units(1, "siege_engines", "latium"))
    assert table.asks[0].picks == [FightUntilLoss(), FightOn(), CallOff()]


@pytest.mark.rule("HRN-9.21", "HRN-9.26")
def test_ships_flee_over_water_or_into_an_own_shipyard_and_take_their_cargo_along() -> None:
    scene = Scene(2, mode="basic").units(0, "warship", TUSCAN).settle(1, "roma", "dock")
    scene.units(1, "transport_ship", TUSCAN).units(1, "light_infantry", TUSCAN, 2, spot="aboard")
    table = do(_fleeing(scene, TUSCAN), Leave())
    s = state(table)
    seas = {(s.label(n), "out") for n in s.world.lanes[scene.space(TUSCAN)]}
    assert _goals(table) == {*seas, ("roma", "port")}
    do(table, FleeTo(TUSCAN, "out", "transport_ship", "standard", 1, "roma", "port"))
    assert ("roma", "hold") in _goals(table)
    do(table, FleeTo(TUSCAN, "aboard", "light_infantry", "standard", 2, "roma", "hold"))
    assert state(table).players[1].units == {
        of(scene, "transport_ship", "roma", spot="port"): 1,
        of(scene, "light_infantry", "roma", spot="hold"): 2,
    }


@pytest.mark.rule("HRN-9.21", "HRN-2.21", "HRN-6.13")
def test_nobody_flees_into_the_shipyard_of_a_friend_whose_consent_is_not_asked_in_battle() -> None:
    scene = Scene(3, mode="basic").units(0, "warship", TUSCAN).settle(2, "roma", "dock")
    scene.units(1, "transport_ship", TUSCAN).treaty("ransom", 1, 2)
    table = do(_fleeing(scene, TUSCAN), Leave())
    assert {into for _, into in _goals(table)} == {"out"}


@pytest.mark.rule("HRN-9.21", "HRN-12.2")
def test_who_flees_keeps_what_he_has_earned() -> None:
    scene = _met()
    clash(scene, "latium")
    lay(scene, 1, flight=True)
    scene.me(1).tokens[scene.space("latium")] = 1
    table = do(scene.at("battle.end"), Leave())
    to = min(_goals(table))[0]
    do(table, FleeTo("latium", "out", "light_infantry", "standard", 3, to, "out"))
    me = state(table).players[1]
    assert me.tokens == {scene.space(to): 1}
    assert me.fought == {of(scene, "light_infantry", to): 3}


@pytest.mark.rule("HRN-9.19", "HRN-9.23")
def test_in_the_last_round_nobody_declares_flight_but_who_did_may_leave() -> None:
    scene = _met()
    clash(scene, "latium")
    scene.state.battle = replace(battle(scene), round=6)
    lay(scene, 1, flight=True)
    table = scene.at("battle.end")
    assert asked(table) == "leave"
    do(table, FightOn())
    s: State = state(table)
    assert s.battle is None
    assert table.asks == ()


@pytest.mark.rule("HRN-9.21", "HRN-18.31")
@pytest.mark.content("factions/vikings_vikings")
def test_viking_ships_fight_on_land_and_flee_along_their_river() -> None:
    scene = Scene(4, mode="basic", map="vikings").faction(1, "vikings_vikings")
    scene.units(0, "light_infantry", "frisia").units(1, "warship", "frisia", 2)
    clash(scene, "frisia")
    assert side(scene, 1).units == ((of(scene, "warship", "frisia"), 2),)
    assert lives_of(scene.state, 1, of(scene, "warship", "frisia")) == 2
    lay(scene, 1, flight=True)
    table = do(scene.at("battle.end"), Leave())
    seas = {(s, "out") for s in scene.state.world.map.fields[scene.space("frisia")].coast}
    assert _goals(table) == {*seas, ("austrasia", "out")}


@pytest.mark.rule("HRN-9.21", "HRN-8.1", "HRN-8.7")
def test_viking_ships_flee_into_the_shipyard_of_their_field_or_land_in_its_settlement() -> None:
    scene = Scene(4, mode="basic", map="vikings").faction(1, "vikings_vikings")
    scene.units(0, "light_infantry", "skane").units(1, "warship", "skane", 2)
    scene.settle(1, "skane", "dock")
    table = do(_fleeing(scene, "skane"), Leave())
    assert {("skane", "port"), ("skane", "inside")} <= _goals(table)


@pytest.mark.rule("HRN-9.21", "HRN-18.9")
@pytest.mark.content("factions/britannia_picts")
def test_light_infantry_that_crosses_black_borders_flees_over_them() -> None:
    world = world_of("britannia", 2)
    here, over = next(
        (world.names[field], world.names[crossing.near])
        for field in world.fields
        for crossing in world.crossings[field]
        if crossing.black and not world.neutral & (1 << field | 1 << crossing.near)
    )
    for kind, goes in (("light_infantry", True), ("heavy_infantry", False)):
        scene = Scene(4, mode="basic", map="britannia").faction(1, "britannia_picts")
        scene.units(1, kind, here, 2).units(0, "light_infantry", here)
        table = do(_fleeing(scene, here), Leave())
        assert ((over, "out") in _goals(table)) == goes
