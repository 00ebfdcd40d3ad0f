"""Leaders in and after battle: what is needed for their reward, and what is not rewarded."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.civilizations import LEADERS
from civitas.titles.clash_of_cultures.picks.battles import FightOn, LoseUnit
from civitas.titles.clash_of_cultures.picks.cities import Build
from civitas.titles.clash_of_cultures.picks.common import Hex, Pass, Use
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    buildings_of,
    goods_of,
    player,
    units_at,
)
from tests.titles.clash_of_cultures.fights import plains, rolled
from tests.titles.clash_of_cultures.helpers import asked, do, offered


def led(ability: str, seat: int = 0, **goods: int) -> Scene:
    """The leader who has this ability stands on D3."""
    leader = next(each for each in LEADERS if ability in [a.id for a in each.abilities])
    scene = plains(expansion=True).player(seat, civilization=leader.civilization)
    return scene.leader(seat, leader.id, "D3").goods(seat, **{"food": 0, **goods})


def attack(scene: Scene, *rolls: int, defender: int | str = 1) -> Table:
    return scene.rolls(*rolls).battle(0, defender, "D3", "C3")


def settled(table: Table) -> Table:
    """Seat 1 sends no settler."""
    return do(table, Pass()) if asked(table) == "fleeing-settler" else table


WIN, LOSE, NOTHING = (12, 12, 1), (3, 3, 12), (3, 3, 3)
"""Two dice of the leader and an infantry, one of the enemy; 3 is a 2."""


def host(ability: str, **goods: int) -> Scene:
    return led(ability, **goods).units(0, "D3", infantry=1).units(1, "D3", infantry=1)


@pytest.mark.rule("COC-15.31")
def test_a_treaty_is_for_those_who_fought_and_did_not_lose() -> None:
    assert goods_of(attack(host("treaty_of_kadesh"), *WIN), 0).get("culture") == 1
    undefended = led("treaty_of_kadesh").units(1, "D3", settler=1)
    assert "culture" not in goods_of(attack(undefended), 0)
    lost = led("treaty_of_kadesh", seat=1).units(0, "D3", infantry=4)
    table = attack(lost, 12, 12, 12, 12, 3)
    assert "culture" not in goods_of(table, 1)


@pytest.mark.rule("COC-15.31")
def test_a_fast_war_is_won_in_the_first_round() -> None:
    assert goods_of(attack(host("fast_war"), *WIN), 0) == {"mood": 1, "culture": 1}
    table = do(attack(host("fast_war"), *NOTHING, *WIN), FightOn())
    assert units_at(table, 1, "D3") == {}
    assert goods_of(table, 0) == {}
    assert goods_of(attack(led("fast_war").units(1, "D3", settler=1)), 0) == {}


@pytest.mark.rule("COC-15.31", "COC-23.4", "COC-23.5")
def test_subsidies_come_on_top_of_every_gold() -> None:
    """A battle against barbarians and their city: twice 1 gold, and twice 1 more."""
    scene = led("roman_subsidies").units(0, "D3", infantry=1).city("barbarians", "D3")
    table = attack(scene.units("barbarians", "D3", infantry=1), *WIN, defender="barbarians")
    assert goods_of(table, 0) == {"gold": 4}
    scene = led("roman_subsidies").city("barbarians", "D3")
    assert goods_of(attack(scene, defender="barbarians"), 0) == {"gold": 2}, "nobody was beaten"
    assert goods_of(attack(host("roman_subsidies"), *WIN), 0) == {}, "no gold, no subsidies"
    scene = led("roman_subsidies").city(1, "D3", "temple")
    assert goods_of(settled(attack(scene)), 0) == {"gold": 3}, "2 for the city, 1 more"


@pytest.mark.rule("COC-16.1", "COC-1.7", "COC-1.11")
def test_a_proconsul_needs_gold_room_and_an_infantry() -> None:
    def offers(scene: Scene) -> bool:
        return Use("proconsul") in settled(attack(scene.city(1, "D3"))).asks[0].picks

    assert offers(led("proconsul"))
    assert not offers(led("proconsul").supply(0, infantry=0))
    assert offers(led("proconsul").units(0, "D3", infantry=2))
    assert not offers(led("proconsul").units(0, "D3", infantry=3))


@pytest.mark.rule("COC-16.1", "COC-6.4")
def test_a_rebuilder_builds_what_he_can_pay() -> None:
    def taken(**goods: int) -> Table:
        scene = led("rebuilder", **goods).knows(0, "writing", "myths").city(1, "D3")
        return settled(attack(scene))

    table = do(taken(food=1, wood=1, ore=1), Use("rebuilder"))
    assert set(table.asks[0].picks) == {Build("academy"), Build("temple")}
    do(table, Build("academy"))
    while asked(table) == "pay":
        do(table, table.asks[0].picks[0])
    assert buildings_of(table, "D3") == {"academy": 0}
    assert Use("rebuilder") not in taken(food=1).asks[0].picks


QUIET = (3, 3, 1, 1, 1)
"""A round in which nobody is hit."""


@pytest.mark.rule("COC-15.5")
def test_whom_dread_drives_off_stands_on_an_empty_hex() -> None:
    scene = led("mortal_dread", mood=2).units(0, "D3", infantry=1).units(1, "D3", infantry=3)
    scene.units(0, "C3", settler=1).city(1, "E3").units("barbarians", "C4", infantry=1)
    table = do(attack(scene, *QUIET, *QUIET), FightOn(), Use("mortal_dread"))
    while asked(table) == "mortal-dread":
        do(table, LoseUnit("infantry"))
    goals = set(offered(table, Hex))
    assert goals <= {Hex("D2"), Hex("D4"), Hex("E4"), Hex("E3"), Hex("C3"), Hex("C4")}
    assert not {Hex("C3"), Hex("E3"), Hex("C4"), Hex("D2")} & goals
    do(table, Hex("D4"))
    assert units_at(table, 1, "D4") == {"infantry": 1}
    assert units_at(table, 1, "D3") == {"infantry": 2}
    assert len(rolled(table)[3].dice.split()) == 2


@pytest.mark.rule("COC-15.5")
def test_no_dread_where_nobody_can_flee_to() -> None:
    scene = led("mortal_dread", mood=2).units(0, "D3", infantry=1).units(1, "D3", infantry=3)
    scene.units(0, "C3", settler=1)
    for label in ("E3", "C4", "D4", "E4"):
        scene.units("barbarians", label, infantry=1)
    table = do(attack(scene, *QUIET, *QUIET), FightOn())
    assert len(rolled(table)) == 4
    assert Use("mortal_dread") not in table.asks[0].picks


@pytest.mark.rule("COC-15.10", "COC-1.7")
def test_a_mighty_host_of_four_fights_as_usual() -> None:
    scene = led("mighty_host").units(0, "D3", infantry=3).units(1, "D3", infantry=1)
    assert rolled(attack(scene, 6, 3, 3, 3, 3))[0].shares.get("infantry") == 1
    scene = led("mighty_host").units(0, "D3", infantry=4).units(1, "D3", infantry=1)
    assert "infantry" not in rolled(attack(scene, 6, 3, 3, 3, 3, 3))[0].shares


@pytest.mark.rule("COC-15.22", "COC-11.14")
def test_the_sacrifice_of_the_last_fighter_costs_the_settlers() -> None:
    scene = led("self_sacrifice", seat=1).units(1, "D3", settler=1).units(0, "D3", infantry=1)
    table = do(attack(scene, 3, 3), Use("self_sacrifice"))
    assert units_at(table, 1, "D3") == {}
    assert units_at(table, 0, "C3") == {"infantry": 1}
    assert player(table, 0).killed_leaders == ()
