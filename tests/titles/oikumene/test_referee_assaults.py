"""Assaults by several, a sortie that lifts a siege, and fleets that go down with all aboard."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.means.settlements import encirclers
from civitas.titles.oikumene.means.units import remove
from civitas.titles.oikumene.panel import panel
from civitas.titles.oikumene.picks.common import PASS
from civitas.titles.oikumene.picks.war import Assault, CallOff, FleeTo, Leave
from civitas.titles.oikumene.scene import Scene, player, units_at
from civitas.titles.oikumene.stacks import SPOT_OF, SPOTS
from civitas.titles.oikumene.view import view
from tests.titles.oikumene.clashes import clash, lay, of, side
from tests.titles.oikumene.helpers import asked, do, offered, state
from tests.titles.oikumene.test_told_plainly import terms

LIGHT, HEAVY, SHIP = "light_infantry", "heavy_infantry", "transport_ship"
ENGINES = "siege_engines"
ADRIATIC = "mare_adriaticum_septentrionale"
BEFORE, NOW = 8, 9


def of_rules(scene: Scene, version: int) -> Scene:
    scene.state.rules = replace(scene.state.rules, version=version)
    return scene


# ------------------------------------------------------------------ a breach, and who comes next


def two_before_the_walls(engines: int) -> Scene:
    """Two players encircle a city of a third, in which only engines stand; each engine of the first
    breaks 4 of its 10 shields. Nobody has prestige, so nothing is thrown again."""
    scene = Scene(3, mode="basic").settle(2, "latium", "city").settle(0, "roma")
    scene.units(2, ENGINES, "latium", 20, spot="inside").settle(1, "campania")
    scene.units(0, LIGHT, "latium", 9).units(1, LIGHT, "latium", 9)
    return scene.units(0, ENGINES, "latium", engines) if engines else scene


def stormed_once(scene: Scene) -> Table:
    """The first has stormed for one battle round, and the second begins."""
    table = do(scene.at("combat_siege"), Assault("latium"), PASS)
    return do(table, CallOff(), Assault("latium"), PASS)


@pytest.mark.rule("HRN-10.11", "HRN-10.9", "HRN-10.1")
@pytest.mark.parametrize(("engines", "version", "open_walls"), [
    (3, NOW, True), (0, NOW, False), (3, BEFORE, False),
])  # fmt: skip
def test_who_assaults_after_another_finds_the_breach_of_this_sub_phase(
    engines: int, version: int, open_walls: bool
) -> None:
    """Three engines lower 10 shields to none, so that the walls are breached whatever is thrown.
    Without them 9 dice of one sword never reach 10: one sword more is for 3 blanks."""
    table = stormed_once(of_rules(two_before_the_walls(engines), version))
    s = state(table)
    assert s.siege is not None
    assert s.battle is not None
    assert (s.siege.attacker, s.battle.round) == (1, 1)
    assert s.siege.breached == open_walls
    assert len(s.battle.sides[1].dice) == (0 if open_walls else 2)
    assert s.battle.sides[0].shields == (1 if open_walls else 0)  # 9 counted units
    assert ("told-walls-open" in [line.message for line in table.log]) == open_walls


@pytest.mark.rule("HRN-10.11")
def test_who_looks_at_a_breach_of_another_sees_no_walls() -> None:
    table = do(two_before_the_walls(3).at("combat_siege"), Assault("latium"), PASS, CallOff())
    assert (asked(table), table.asks[0].seat) == ("siege", 1)
    said = "a breach in the walls, which neither stop a sword nor strike; "
    assert terms(table, Assault)[0].startswith(said)
    do(table, Assault("latium"))
    battle = view(state(table), 0).battle
    assert battle is not None
    assert (asked(table), battle.round, battle.walls) == ("capitulation", 0, 0)


@pytest.mark.rule("HRN-10.7", "HRN-10.11")
@pytest.mark.parametrize(("language", "walls", "breach"), [
    ("en", "Siege, round 1, walls of level 2", "Siege, round 1, breach in the walls"),
    ("de", "Belagerung, Runde 1, Mauerstärke 2", "Belagerung, Runde 1, Bresche in den Mauern"),
])  # fmt: skip
def test_the_panel_of_a_siege_says_when_the_walls_are_breached(
    language: str, walls: str, breach: str
) -> None:
    words = words_for(META, language)
    for engines, said in ((0, walls), (3, breach)):
        table = do(two_before_the_walls(engines).at("combat_siege"), Assault("latium"), PASS)
        assert asked(table) == "storm-on"
        assert panel(view(state(table), 0), words)[0].heading == f"Latium: {said}"


@pytest.mark.rule("HRN-8.4", "HRN-8.12")
@pytest.mark.parametrize(("version", "first"), [(BEFORE, 0), (NOW, 1)])
def test_ships_in_the_shipyard_of_the_besieged_do_not_besiege_him(version: int, first: int) -> None:
    """They lie there since there was peace, inside the settlement, with two aboard."""
    scene = of_rules(Scene(3), version).settle(2, "latium", "harbour")
    scene.units(0, LIGHT, "latium").units(0, SHIP, "latium", 2, spot="port")
    scene.units(0, LIGHT, "latium", 2, spot="hold").units(1, LIGHT, "latium", 2)
    found = encirclers(scene.state, scene.space("latium"))
    assert [me.seat for me in found] == [first, 1 - first]


# ------------------------------------------------------------------ a sortie that lifts a siege


def sortie(version: int) -> Table:
    """Two of five have come out and attack the last two besiegers. All four fall, and only then
    are those inside in the field."""
    scene = of_rules(Scene(2, mode="original"), version).settle(1, "latium")
    scene.units(0, LIGHT, "latium", 2).units(1, LIGHT, "latium", 2)
    scene.units(1, LIGHT, "latium", 3, spot="inside")
    clash(scene, "latium", attacker=1, defender=0)
    lay(scene, 0, swords=2)
    lay(scene, 1, swords=2)
    return scene.at("battle.losses")


@pytest.mark.rule("HRN-12.2", "HRN-8.6", "HRN-8.5")
@pytest.mark.parametrize(("version", "fought"), [(BEFORE, 2), (NOW, 0)])
def test_who_comes_out_when_a_sortie_has_lifted_a_siege_has_not_fought(
    version: int, fought: int
) -> None:
    """So nobody is there for the two tokens of those who fell."""
    me = player(sortie(version), 1)
    latium = Scene(2).space("latium")
    assert sum(me.fought.values()) == fought
    assert list(me.units.values()) == [3]
    assert me.tokens == {latium: 2}


@pytest.mark.rule("HRN-12.2")
def test_who_outlives_a_battle_has_fought() -> None:
    scene = of_rules(Scene(2, mode="original"), NOW).units(0, LIGHT, "latium", 5)
    clash(scene.units(1, LIGHT, "latium", 5), "latium")
    lay(scene, 0, swords=2, shields=0)
    lay(scene, 1, swords=3, shields=0)
    table = scene.at("battle.losses")
    assert [sum(player(table, seat).fought.values()) for seat in (0, 1)] == [2, 3]


# ------------------------------------------------------------------ a fleet that goes down


@pytest.mark.rule("HRN-9.21", "HRN-6.2")
@pytest.mark.parametrize(("watched", "version", "spots"), [
    (False, NOW, {"out", "aboard"}), (True, NOW, set()), (True, BEFORE, {"out"}),
])  # fmt: skip
def test_who_is_aboard_a_ship_on_a_field_flees_with_it_alone(
    watched: bool, version: int, spots: set[str]
) -> None:
    """His own move would lead onto the field on which the ship stands, where the battle is. Where
    the only sea is watched, all are lost; before, those aboard walked away."""
    scene = of_rules(Scene(2), version).units(0, LIGHT, "spina", 5)
    scene.units(1, SHIP, "spina").units(1, HEAVY, "spina", 2, spot="aboard")
    if watched:
        scene.units(0, "warship", ADRIATIC)
    lay(clash(scene, "spina"), 1, flight=True)
    table = do(scene.at("battle.end"), Leave())
    while table.asks and asked(table) == "flee-to":
        do(table, offered(table, FleeTo)[-1])
    assert {SPOTS[SPOT_OF[stack]] for stack in player(table, 1).units} == spots
    assert units_at(table, 1, ADRIATIC) == ({} if watched else {SHIP: 1, HEAVY: 2})


def fleet(version: int, *, sunk: int) -> Table:
    """Of two transports with five aboard so many have sunk in a battle."""
    scene = of_rules(Scene(2), version).units(0, "warship", ADRIATIC, 3)
    scene.units(1, LIGHT, ADRIATIC, 3, spot="aboard").units(1, HEAVY, ADRIATIC, 2, spot="aboard")
    scene.units(1, SHIP, ADRIATIC, 2)
    clash(scene, ADRIATIC)
    ships = of(scene, SHIP, ADRIATIC)
    aboard = [(stack, n) for stack, n in side(scene, 1).units if stack != ships]
    remove(scene.state, scene.me(1), ships, sunk)
    lay(scene, 1, units=(*aboard, *(((ships, 2 - sunk),) if sunk < 2 else ())))
    return scene.at("battle.losses")


@pytest.mark.rule("HRN-9.28", "HRN-20.5")
@pytest.mark.parametrize(("sunk", "version", "what"), [
    (2, NOW, None), (2, BEFORE, "go-down"), (1, NOW, "go-down"), (1, BEFORE, "go-down"),
])  # fmt: skip
def test_nobody_says_who_goes_down_where_no_ship_is_left(
    sunk: int, version: int, what: str | None
) -> None:
    table = fleet(version, sunk=sunk)
    assert (asked(table) if table.asks else None) == what
    if what is None:
        assert player(table, 1).units == {}
        assert player(table, 0).destroyed == 3 * 2 + 2 * 4


@pytest.mark.rule("HRN-7.4", "HRN-20.5")
@pytest.mark.parametrize(("ships", "version", "what"), [
    (0, NOW, None), (0, BEFORE, "drown"), (1, NOW, "drown"),
])  # fmt: skip
def test_nobody_says_who_is_lost_in_a_storm_that_leaves_no_ship(
    ships: int, version: int, what: str | None
) -> None:
    scene = of_rules(Scene(2), version).units(0, LIGHT, ADRIATIC, 3, spot="aboard")
    scene.units(0, "cavalry", ADRIATIC, spot="aboard")
    if ships:
        scene.units(0, SHIP, ADRIATIC)
    table = scene.at("drown")
    assert (asked(table) if table.asks else None) == what
    if what is None:
        assert player(table, 0).units == {}
        assert player(table, 0).lost == 0
