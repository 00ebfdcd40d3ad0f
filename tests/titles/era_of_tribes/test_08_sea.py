"""Section 8: fleets, control of the sea, demands for battle, landing, raids."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.content.fields import FIELD, LANDS, NAMES
from civitas.titles.era_of_tribes.picks.common import DONE
from civitas.titles.era_of_tribes.picks.land import Assault, Demand, March, Raid, Sail, To, Tolerate
from civitas.titles.era_of_tribes.scene import (
    Scene,
    fleets_at,
    goods_of,
    owner_of,
    player,
    vassals_at,
)
from civitas.titles.era_of_tribes.state import BARBARIANS
from tests.titles.era_of_tribes.expansions import attacks, finish, goals, move, romans
from tests.titles.era_of_tribes.helpers import asked, do, offered, refused

SEA = "tyrrhenian_sea"


def sailing(navigation: int = 1, fleets: int = 1) -> Scene:
    """Romans with fleets off Latium."""
    return romans().fleets(0, SEA, fleets).player(0, levels={"navigation": navigation})


def pieces(table: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.what) for ask in table.asks]


# ---------------------------------------------------------------- how far


@pytest.mark.rule("EOT-8.1", "EOT-8.2", "EOT-5.14")
def test_how_far_fleets_sail_and_what_feet_cost() -> None:
    """One BP for a border and one for each foot; the way may not be cut short."""
    near = {"ionian_south", "ligurian_sea", "numidian_sea", "sicilian_strait"}
    table = do(move(sailing()), Sail(SEA, 2))
    found = {name for name in goals(table) if FIELD[name] >= FIELD["alboran_sea"]}
    assert found >= near | {"iberian_sea", "syrtis_minor", "gulf_of_lion", "ionian_north"}
    assert "syrtis_major" not in found  # two feet short: 1 + 1 + 1
    table = do(move(sailing(2)), Sail(SEA, 4))
    assert "syrtis_major" in goals(table)
    scene = Scene(peoples=["iberians", "romans"]).fleets(0, "atlas_ocean")
    table = do(move(scene.player(0, levels={"navigation": 1})), Sail("atlas_ocean", 2))
    assert goals(table) == {"gulf_of_gades", "lusitanian_ocean", "alboran_sea", "tingitana"}
    table = do(move(scene.player(0, levels={"navigation": 2})), Sail("atlas_ocean", 4))
    assert "canary_sea" in goals(table)
    assert "cerne" in goals(do(table, To("canary_sea"), Sail("canary_sea", 1)))


@pytest.mark.rule("EOT-8.1", "EOT-12.8")
@pytest.mark.parametrize(("level", "points"), [(1, 4), (2, 6), (3, 8), (4, 12)])
@pytest.mark.content("abilities/longships")
def test_fleets_of_norsemen_have_two_bp_more(level: int, points: int) -> None:
    scene = Scene(peoples=["norsemen", "britons"]).fleets(0, "skagerrak")
    table = move(scene.player(0, levels={"navigation": level}))
    assert offered(table, Sail) == [Sail("skagerrak", points)]


@pytest.mark.rule("EOT-8.2", "EOT-8.18")
def test_landing_costs_one_bp_from_the_field_next_to_it() -> None:
    table = do(move(sailing()), Sail(SEA, 2))
    land = {name for name in goals(table) if FIELD[name] < FIELD["alboran_sea"]}
    assert {"sicilia", "sardinia"} <= land
    for sea, coast in (("ligurian_sea", "provincia"), ("ionian_south", "epirus")):
        assert coast not in land
        assert refused(table, To(coast)) == "EOT-8.18"
        there = do(move(sailing()), Sail(SEA, 2), To(sea), Sail(sea, 1))
        assert coast in goals(there)
    assert refused(table, To("baleares")) == "EOT-8.2"  # the third BP
    table = do(move(sailing()), Sail(SEA, 2), To("ligurian_sea"), Sail("ligurian_sea", 1))
    assert "baleares" not in goals(table)


@pytest.mark.rule("EOT-8.1", "EOT-8.18")
@pytest.mark.parametrize("people", ["norsemen", "carthaginians"])
def test_the_best_fleets_have_no_more_than_sixty_ways_to_go(people: str) -> None:
    """On the full board, from every sea field: where a fleet lands is asked next to that coast."""
    peoples = [people, "romans", "iberians", "greek", "egyptians", "slavs"]
    for sea in NAMES[LANDS:]:
        scene = Scene(players=6, peoples=peoples).fleets(0, sea)
        table = move(scene.player(0, levels={"navigation": 4}))
        (fleet,) = offered(table, Sail)
        assert len(do(table, fleet).asks[0].picks) <= 60


# ---------------------------------------------------------------- control


@pytest.mark.rule("EOT-8.13", "EOT-11.6", "EOT-8.5")
def test_a_fleet_takes_an_uncontrolled_field_and_its_fish() -> None:
    table = do(move(sailing()), Sail(SEA, 2), To("numidian_sea"))
    assert (owner_of(table, "numidian_sea"), owner_of(table, SEA)) == (0, -1)
    assert player(finish(table), 0).food == 2


@pytest.mark.rule("EOT-8.13")
def test_a_field_that_was_only_passed_stays_as_it_was() -> None:
    table = finish(do(move(sailing()), Sail(SEA, 2), To("ionian_north")))
    assert owner_of(table, "ionian_south") == -1
    assert player(table, 0).food == 2


@pytest.mark.rule("EOT-11.6", "EOT-12.1")
@pytest.mark.content("abilities/rich_fishing")
def test_a_fish_feeds_britons_twice() -> None:
    scene = Scene(peoples=["britons", "gauls"]).fleets(0, "celtic_sea")
    table = do(move(scene.player(0, levels={"navigation": 1})), Sail("celtic_sea", 2))
    assert player(finish(do(table, To("irish_sea"))), 0).food == 3


def crossing(mine: int = 2, theirs: int = 1) -> Scene:
    """Roman fleets next to a field with fish that Iberians control."""
    scene = sailing(1, mine).fleets(1, "numidian_sea", theirs)
    return scene.player(1, levels={"navigation": 1})


@pytest.mark.rule("EOT-8.14", "EOT-8.16")
def test_first_the_mover_then_the_controller_decides() -> None:
    table = do(move(crossing()), Sail(SEA, 2), To("numidian_sea"))
    assert pieces(table) == [(0, "demand")]
    do(table, Tolerate("numidian_sea"))
    assert pieces(table) == [(1, "demand")]
    do(table, Tolerate("numidian_sea"))
    assert pieces(table) == [(0, "movement")]
    assert attacks(table) == {}
    finish(table)
    assert fleets_at(table, "numidian_sea") == {0: 1, 1: 1}
    assert owner_of(table, "numidian_sea") == 1
    assert player(table, 0).food == 1  # the fish stays where it was


@pytest.mark.rule("EOT-8.14")
@pytest.mark.parametrize("attacker", [0, 1])
def test_whoever_demands_it_is_the_attacker(attacker: int) -> None:
    table = do(move(crossing()), Sail(SEA, 2), To("numidian_sea"))
    if attacker == 1:
        do(table, Tolerate("numidian_sea"))
    do(table, Demand("numidian_sea"))
    attack = attacks(table)["numidian_sea"]
    assert (attack.attacker, attack.defender) == (attacker, 1 - attacker)


@pytest.mark.rule("EOT-8.14")
def test_both_are_asked_anew_for_each_fleet() -> None:
    table = do(move(crossing()), Sail(SEA, 2), To("numidian_sea"))
    do(table, Tolerate("numidian_sea"), Tolerate("numidian_sea"), Sail(SEA, 2))
    do(table, To("numidian_sea"))
    assert pieces(table) == [(0, "demand")]
    do(table, Tolerate("numidian_sea"))
    assert pieces(table) == [(1, "demand")]
    assert table.asks[0].params["theirs"] == 2


@pytest.mark.rule("EOT-8.14")
def test_without_a_fight_a_fleet_may_pass_or_stay() -> None:
    table = do(move(crossing()), Sail(SEA, 2))
    assert "caesariensis" not in goals(table)  # nobody passes unasked
    do(table, To("numidian_sea"), Tolerate("numidian_sea"), Tolerate("numidian_sea"))
    do(table, Sail("numidian_sea", 1))
    assert {"iberian_sea", "caesariensis"} <= goals(table)
    do(table, To("iberian_sea"))
    assert owner_of(table, "iberian_sea") == 0
    assert fleets_at(table, "numidian_sea") == {1: 1}


@pytest.mark.rule("EOT-8.15")
def test_a_demanded_fight_stops_all_fleets_there_and_those_that_come() -> None:
    table = do(move(crossing(3)), Sail(SEA, 2), To("numidian_sea"), Demand("numidian_sea"))
    assert offered(table, Sail) == [Sail(SEA, 2)]
    do(table, Sail(SEA, 2), To("numidian_sea"))
    assert pieces(table) == [(0, "movement")]  # nobody is asked again
    assert offered(table, Sail) == [Sail(SEA, 2)]
    assert fleets_at(table, "numidian_sea") == {0: 2, 1: 1}


@pytest.mark.rule("EOT-8.15")
def test_nobody_sails_on_through_a_fight() -> None:
    table = do(move(crossing(3)), Sail(SEA, 2), To("numidian_sea"), Demand("numidian_sea"))
    do(table, Sail(SEA, 2))
    assert "caesariensis" not in goals(table)


@pytest.mark.rule("EOT-8.35")
def test_a_battle_may_be_demanded_where_own_fleets_stand_already() -> None:
    scene = crossing().fleets(0, "numidian_sea", 2)
    table = move(scene)
    assert offered(table, Demand) == [Demand("numidian_sea")]
    do(table, Demand("numidian_sea"))
    attack = attacks(table)["numidian_sea"]
    assert (attack.attacker, attack.defender) == (0, 1)
    assert offered(table, Demand) == []
    assert offered(table, Sail) == [Sail(SEA, 2)]


@pytest.mark.rule("EOT-8.35")
def test_the_controller_demands_nothing_by_himself() -> None:
    scene = romans().fleets(0, SEA).fleets(1, SEA).player(0, levels={"navigation": 1})
    assert offered(move(scene), Demand) == []


@pytest.mark.rule("EOT-8.36")
def test_of_three_only_the_mover_and_the_controller_decide_and_fight() -> None:
    scene = Scene(players=3, peoples=["romans", "carthaginians", "iberians"])
    scene.fleets(0, SEA).fleets(1, "numidian_sea").fleets(2, "numidian_sea", 3)
    scene.player(0, levels={"navigation": 1})
    table = do(move(scene), Sail(SEA, 2), To("numidian_sea"))
    do(table, Tolerate("numidian_sea"))
    assert pieces(table) == [(1, "demand")]
    do(table, Demand("numidian_sea"))
    attack = attacks(table)["numidian_sea"]
    assert (attack.attacker, attack.defender) == (1, 0)


@pytest.mark.rule("EOT-8.17")
@pytest.mark.parametrize(("second", "third", "heir"), [(1, 2, 2), (2, 1, 1), (1, 1, 2)])
def test_who_remains_takes_a_field_that_is_left(second: int, third: int, heir: int) -> None:
    """Most fleets; on a tie the earlier in player order, which is seat 2 here."""
    scene = Scene(players=3, peoples=["romans", "carthaginians", "iberians"]).order(2, 0, 1)
    scene.fleets(0, "numidian_sea").fleets(1, "numidian_sea", second)
    scene.fleets(2, "numidian_sea", third).player(0, levels={"navigation": 1})
    food = [me.food for me in scene.state.players]
    table = finish(do(move(scene), Sail("numidian_sea", 2), To("sardinian_sea")))
    assert owner_of(table, "numidian_sea") == heir
    gained = [player(table, n).food - food[n] for n in range(3)]
    assert gained == [-1, int(heir == 1), int(heir == 2)]


@pytest.mark.rule("EOT-8.19")
def test_a_field_that_nobody_is_left_in_is_free_again() -> None:
    scene = romans().fleets(0, "numidian_sea").player(0, levels={"navigation": 1})
    assert scene.me(0).food == 2
    table = finish(do(move(scene), Sail("numidian_sea", 2), To("sardinian_sea")))
    assert (owner_of(table, "numidian_sea"), player(table, 0).food) == (-1, 1)


@pytest.mark.rule("AUT-7.7")
@pytest.mark.parametrize(("theirs", "fights"), [(2, True), (1, False)])
def test_an_automa_demands_a_battle_when_it_has_more_fleets(theirs: int, fights: bool) -> None:
    scene = Scene(players=1, automas=1, peoples=["romans", "iberians"])
    scene.fleets(0, SEA).fleets(1, "numidian_sea", theirs).player(0, levels={"navigation": 1})
    table = do(move(scene), Sail(SEA, 2), To("numidian_sea"), Tolerate("numidian_sea"))
    assert ("numidian_sea" in attacks(table)) == fights


# ---------------------------------------------------------------- landing


@pytest.mark.rule("EOT-8.18")
def test_a_fleet_that_lands_in_an_empty_or_own_province_is_a_vassal_at_once() -> None:
    table = do(move(sailing(1, 2)), Sail(SEA, 2), To("sicilia"), Sail(SEA, 2), To("latium"))
    assert (owner_of(table, "sicilia"), vassals_at(table, "sicilia")) == (0, 1)
    assert vassals_at(table, "latium") == 2
    assert offered(table, March) == [March("latium", 1), March("campania", 1)]  # the old ones
    do(table, March("latium", 1), To("etruria"))
    assert March("latium", 0) not in table.asks[0].picks
    assert (player(table, 0).fleets, owner_of(table, SEA)) == ({}, -1)
    finish(table)
    assert goods_of(table, 0) == ["etruria"]


@pytest.mark.rule("EOT-8.18", "EOT-8.3")
def test_who_has_landed_stays_where_he_is_even_with_a_horse() -> None:
    scene = Scene(peoples=["iberians", "romans"]).land(0, "vettonia").fleets(0, "iberian_sea")
    scene.player(0, levels={"navigation": 1})
    table = do(move(scene), Sail("iberian_sea", 2), To("edetania"))
    assert vassals_at(table, "edetania") == 2
    assert March("edetania", 1) in table.asks[0].picks
    assert March("edetania", 0) not in table.asks[0].picks


@pytest.mark.rule("EOT-8.18", "EOT-8.6", "EOT-9.7")
def test_a_fleet_attacks_foreign_and_barbarian_provinces() -> None:
    scene = sailing(2, 3).land(1, "sicilia")
    table = do(move(scene), Sail(SEA, 4))
    assert Assault("sicilia") in table.asks[0].picks
    do(table, Assault("sicilia"), Sail(SEA, 4), Assault("sicilia"), Sail(SEA, 4))
    do(table, To("numidian_sea"), Sail("numidian_sea", 3), Assault("zeugitana"))
    found = attacks(table)
    assert (found["sicilia"].landed, found["sicilia"].defender) == (2, 1)
    assert (found["zeugitana"].landed, found["zeugitana"].defender) == (1, BARBARIANS)
    assert (vassals_at(table, "sicilia"), owner_of(table, "sicilia")) == (1, 1)


@pytest.mark.rule("EOT-8.18")
def test_from_a_contested_field_one_lands_only_after_it_was_entered() -> None:
    scene = crossing().leave("zeugitana")
    table = do(move(scene), Sail(SEA, 2))
    assert "numidia" not in goals(table)
    do(table, To("numidian_sea"), Tolerate("numidian_sea"), Tolerate("numidian_sea"))
    do(table, Sail("numidian_sea", 1), To("numidia"))
    assert owner_of(table, "numidia") == 0


# ---------------------------------------------------------------- raids


def raiders(*rolls: int) -> Scene:
    """Norse fleets off three British provinces; Catuvellaunia has a city."""
    scene = Scene(peoples=["norsemen", "britons"]).fleets(0, "north_sea_south", 2)
    scene.land(1, "brigantia").city(1, "catuvellaunia").player(1, thalers=5)
    return scene.player(0, thalers=0, levels={"navigation": 1}).rolls(*rolls)


def raid(scene: Scene, province: str) -> Table:
    return do(move(scene), Sail("north_sea_south", 4), Raid(province))


@pytest.mark.rule("EOT-8.26", "EOT-12.8")
@pytest.mark.content("abilities/raid")
def test_a_raid_costs_a_bp_and_each_victim_is_raided_once_in_a_round() -> None:
    table = do(move(raiders(3)), Sail("north_sea_south", 4))
    assert set(offered(table, Raid)) == {Raid("brigantia"), Raid("catuvellaunia")}
    do(table, Raid("brigantia"))
    sailing = {Sail("north_sea_south", 4), Sail("north_sea_south", 3, 1)}
    assert set(offered(table, Sail)) == sailing
    assert attacks(table) == {}
    do(table, Sail("north_sea_south", 4))
    assert offered(table, Raid) == []
    assert player(table, 0).raided == 0b10


@pytest.mark.rule("EOT-8.26")
def test_a_fleet_may_sail_raid_and_sail_on() -> None:
    scene = raiders(3).fleets(0, "north_sea_south", 1)
    table = do(move(scene), Sail("north_sea_south", 4), To("north_sea_north"))
    do(table, Sail("north_sea_north", 3), Raid("brigantia"))
    assert offered(table, Sail) == [Sail("north_sea_north", 2, 1)]
    do(table, Sail("north_sea_north", 2, 1), To("north_sea_south"))
    assert offered(table, Sail) == [Sail("north_sea_south", 1, 1)]


@pytest.mark.rule("EOT-8.26")
def test_each_fleet_raids_once() -> None:
    scene = Scene(players=3, peoples=["norsemen", "britons", "germanics"])
    scene.fleets(0, "north_sea_south", 2).player(0, levels={"navigation": 1}).rolls(3)
    table = do(move(scene), Sail("north_sea_south", 4), Raid("cherusca"))
    do(table, Sail("north_sea_south", 3, 1))
    assert offered(table, Raid) == []
    do(table, To("channel"))
    do(table, Sail("north_sea_south", 4))
    assert offered(table, Raid) == [Raid("catuvellaunia")]


@pytest.mark.rule("EOT-8.26")
def test_whom_nobody_raids() -> None:
    """No battlefields, no own, empty or barbarian provinces; and only Norsemen raid."""
    scene = raiders().battlefield("brigantia").barbarians("belgica", "thalers_5").land(0, "cimbria")
    table = do(move(scene), Sail("north_sea_south", 4))
    assert offered(table, Raid) == [Raid("catuvellaunia")]
    britons = Scene(peoples=["britons", "norsemen"]).fleets(0, "skagerrak")
    table = do(move(britons.player(0, levels={"navigation": 1})), Sail("skagerrak", 2))
    assert offered(table, Raid) == []


@pytest.mark.rule("EOT-8.27")
def test_a_six_sinks_the_fleet() -> None:
    scene = raiders(6)
    free = scene.me(0).free
    table = raid(scene, "brigantia")
    me = player(table, 0)
    assert (me.free, me.morale, me.thalers) == (free + 1, 2, 0)
    assert table.state.battlefields == {FIELD["brigantia"]: 1}
    assert fleets_at(table, "north_sea_south") == {0: 1}
    assert offered(table, Sail) == [Sail("north_sea_south", 4)]


@pytest.mark.rule("EOT-8.27", "EOT-8.19")
def test_the_last_fleet_leaves_its_field() -> None:
    scene = raiders(6).fleets(0, "north_sea_south", 1)
    table = raid(scene, "brigantia")
    assert owner_of(table, "north_sea_south") == -1
    assert player(finish(table), 0).food == 1


@pytest.mark.rule("EOT-8.28", "AUT-9.4")
@pytest.mark.parametrize(
    ("province", "roll", "thalers"),
    [("catuvellaunia", roll, 3 if roll <= 2 else 0) for roll in range(1, 6)]
    + [("brigantia", roll, 1) for roll in range(1, 6)],
)
def test_what_a_raid_brings(province: str, roll: int, thalers: int) -> None:
    table = raid(raiders(roll), province)
    assert (player(table, 0).thalers, player(table, 1).thalers) == (thalers, 5 - thalers)


@pytest.mark.rule("EOT-8.28")
def test_a_victim_pays_what_there_is() -> None:
    table = raid(raiders(1).player(1, thalers=2), "catuvellaunia")
    assert (player(table, 0).thalers, player(table, 1).thalers) == (2, 0)


def test_a_raid_cannot_be_taken_back() -> None:
    table = raid(raiders(1), "brigantia")
    assert not table.can_undo(0)
    assert DONE in table.asks[0].picks
    assert asked(table) == "movement"
