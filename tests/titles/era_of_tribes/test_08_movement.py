"""Section 8: vassals on the move, horses, sea bridges, settling and leaving."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.picks.land import (
    Assault,
    Embark,
    March,
    Mount,
    Sail,
    To,
)
from civitas.titles.era_of_tribes.scene import (
    Scene,
    fleets_at,
    goods_of,
    owner_of,
    player,
    vassals_at,
)
from civitas.titles.era_of_tribes.state import BARBARIANS
from tests.titles.era_of_tribes.expansions import attacks, bridges, finish, goals, move, romans
from tests.titles.era_of_tribes.helpers import asked, do, offered


def marching(mechanics: int = 0) -> Scene:
    """Romans with two vassals in Latium."""
    return romans().vassals(0, "latium", 2).player(0, levels={"mechanics": mechanics})


def horses(table: Table) -> int | str:
    assert asked(table) == "movement"
    return table.asks[0].params["horses"]


@pytest.mark.rule("EOT-8.1", "EOT-8.2", "EOT-5.18")
@pytest.mark.parametrize(
    ("mechanics", "points", "reached"),
    [
        (0, 1, {"apulia", "campania", "etruria"}),
        (1, 1, {"apulia", "campania", "etruria"}),
        (2, 2, {"apulia", "campania", "etruria", "bruttium", "cisalpina", "venetia"}),
        (3, 2, {"apulia", "campania", "etruria", "bruttium", "cisalpina", "venetia"}),
        (
            4,
            3,
            {"apulia", "campania", "etruria", "bruttium", "cisalpina", "venetia"}
            | {"provincia", "dalmatia", "noricum"},
        ),
    ],
)
def test_how_far_vassals_go(mechanics: int, points: int, reached: set[str]) -> None:
    table = do(move(marching(mechanics)), March("latium", points))
    assert goals(table) == reached


@pytest.mark.rule("EOT-8.1", "EOT-8.9")
def test_units_move_in_any_order_and_go_on_with_what_is_left() -> None:
    """First one, then another, then the first again: BP are counted for each."""
    table = do(move(marching(2)), March("latium", 2), To("etruria"), March("latium", 2))
    do(table, To("campania"))
    units = [March("latium", 2), March("etruria", 1), March("campania", 2), March("campania", 1)]
    assert sorted(offered(table, March), key=str) == sorted(units[1:], key=str)
    do(table, March("etruria", 1), To("venetia"))
    assert offered(table, March) == [March("campania", 2), March("campania", 1)]
    assert (vassals_at(table, "venetia"), vassals_at(table, "campania")) == (1, 2)
    assert owner_of(table, "etruria") == -1


@pytest.mark.rule("EOT-8.9")
def test_a_province_entered_may_be_passed_at_once() -> None:
    """With two BP the way leads through a province that another unit has just taken."""
    table = do(move(marching(2)), March("latium", 2), To("etruria"), March("latium", 2))
    assert "cisalpina" in goals(table)


@pytest.mark.rule("EOT-8.4")
def test_vassals_pass_empty_and_own_provinces_only() -> None:
    scene = marching(2).land(1, "etruria").barbarians("apulia", "thalers_5")
    table = do(move(scene), March("latium", 2))
    assert goals(table) == {"etruria", "apulia", "campania", "bruttium"}
    assert offered(table, Assault) == [Assault("etruria"), Assault("apulia")]


@pytest.mark.rule("EOT-8.4", "EOT-8.7", "EOT-4.28")
def test_vassals_pass_allied_provinces_and_attack_by_ending_there() -> None:
    scene = marching(2).land(1, "etruria").player(0, allies=[1])
    table = do(move(scene), March("latium", 2))
    assert "venetia" in goals(table)
    assert Assault("etruria") in table.asks[0].picks
    do(table, Assault("etruria"))
    attack = attacks(table)["etruria"]
    assert (attack.attacker, attack.defender, attack.walked) == (0, 1, 1)


@pytest.mark.rule("EOT-8.8")
def test_nobody_passes_a_province_under_attack() -> None:
    scene = marching(2).land(1, "etruria").player(0, allies=[1])
    table = do(move(scene), March("latium", 2), Assault("etruria"), March("latium", 2))
    assert "venetia" not in goals(table)
    assert Assault("etruria") in table.asks[0].picks


@pytest.mark.rule("EOT-8.6", "EOT-8.8")
def test_attackers_stop_where_they_attack() -> None:
    """Of players and of barbarians; the battle waits, and no attacker moves again."""
    scene = marching(4).land(1, "etruria").barbarians("apulia", "thalers_5").land(0, "macedonia")
    table = do(move(scene), March("latium", 3), Assault("etruria"), March("latium", 3))
    do(table, Assault("etruria"), March("campania", 3), Assault("apulia"))
    assert offered(table, March) == [March("macedonia", 3)]
    found = attacks(table)
    assert (found["etruria"].walked, found["etruria"].defender) == (2, 1)
    assert (found["apulia"].walked, found["apulia"].defender) == (1, BARBARIANS)
    assert (owner_of(table, "etruria"), vassals_at(table, "etruria")) == (1, 1)


@pytest.mark.rule("EOT-8.5")
def test_who_ends_in_an_empty_province_takes_it() -> None:
    table = finish(do(move(marching(2)), March("latium", 2), To("cisalpina")))
    assert (owner_of(table, "cisalpina"), vassals_at(table, "cisalpina")) == (0, 1)
    assert owner_of(table, "etruria") == -1  # it was passed
    assert goods_of(table, 0) == []


@pytest.mark.rule("EOT-8.5", "EOT-1.9")
def test_food_and_goods_come_at_the_end_of_the_step() -> None:
    scene = romans(against="carthaginians").vassals(0, "latium", 2).land(0, "epirus")
    table = do(move(scene), March("epirus", 1), To("dardania"))
    do(table, March("latium", 1), To("etruria"))
    assert player(table, 0).food == 1
    finish(table)
    assert player(table, 0).food == 2
    assert goods_of(table, 0) == ["etruria"]


@pytest.mark.rule("EOT-8.5", "EOT-11.8")
def test_gains_are_set_against_losses_first() -> None:
    """From one food to the other: neither hunger nor a token beside the board comes of it."""
    scene = Scene(peoples=["iberians", "romans"]).leave("edetania", "turdetania", "bastetania")
    scene.land(0, "carpetania").player(0, food=0, hunger=0)
    table = finish(do(move(scene), March("carpetania", 1), To("edetania")))
    me = player(table, 0)
    assert (me.food, me.hunger, me.hunger_beside) == (0, 0, 0)
    assert owner_of(table, "carpetania") == -1


@pytest.mark.rule("EOT-8.19", "EOT-11.8")
def test_whoever_leaves_gives_up_food_and_goods() -> None:
    scene = romans().land(0, "bruttium").player(0, food=0)
    table = do(move(scene), March("campania", 1), To("apulia"), March("bruttium", 1))
    finish(do(table, To("apulia")))
    assert (owner_of(table, "campania"), owner_of(table, "bruttium")) == (-1, -1)
    assert (player(table, 0).hunger, goods_of(table, 0)) == (1, [])


@pytest.mark.rule("EOT-8.19")
def test_a_field_that_is_held_again_was_not_left() -> None:
    """The wine of Etruria was used; it stays used, and the food of Campania stays as well."""
    scene = romans().land(0, "etruria").player(0, levels={"mechanics": 2})
    scene.me(0).used_goods = 1 << FIELD["etruria"]
    table = do(move(scene), March("etruria", 2), To("latium"), March("campania", 2), To("etruria"))
    do(table, March("latium", 1), To("campania"))
    assert player(finish(table), 0).used_goods == 1 << FIELD["etruria"]
    assert (player(table, 0).food, player(table, 0).hunger) == (1, 0)


@pytest.mark.rule("EOT-8.19", "EOT-1.17", "EOT-3.19")
def test_a_used_good_that_was_left_behind_is_used_for_whoever_finds_it() -> None:
    """The wine of Etruria and the horse of Vettonia."""
    scene = romans().land(0, "etruria")
    scene.me(0).used_goods = 1 << FIELD["etruria"]
    table = finish(do(move(scene), March("etruria", 1), To("latium")))
    assert player(table, 0).used_goods == 0
    found = Scene(peoples=["romans", "iberians"])
    found.state.spent = table.state.spent
    table = finish(do(move(found), March("latium", 1), To("etruria")))
    assert player(table, 0).used_goods == 1 << FIELD["etruria"]
    assert goods_of(table, 0) == ["etruria"]


@pytest.mark.rule("EOT-8.19", "EOT-3.25")
def test_a_good_on_the_army_goes_back_to_a_field_that_is_left() -> None:
    scene = Scene(peoples=["carthaginians", "romans"])
    scene.me(0).ore = 1 << FIELD["syrtica"]
    table = finish(do(move(scene), March("syrtica", 1), To("zeugitana")))
    assert player(table, 0).ore == 0


@pytest.mark.rule("EOT-8.19", "EOT-1.7")
def test_a_city_holds_its_province_alone() -> None:
    scene = romans().city(0, "campania", vassals=1)
    table = finish(do(move(scene), March("campania", 1), To("latium")))
    assert (owner_of(table, "campania"), vassals_at(table, "campania")) == (0, 0)


@pytest.mark.rule("EOT-8.20")
def test_any_number_of_vassals_may_stay() -> None:
    table = do(move(marching()), March("latium", 1), To("campania"), March("latium", 1))
    finish(do(table, To("campania")))
    assert vassals_at(table, "campania") == 3


# ---------------------------------------------------------------- horses


def riders() -> Scene:
    """Iberians with the horse of Vettonia on the army."""
    return Scene(peoples=["iberians", "romans"]).land(0, "vettonia")


@pytest.mark.rule("EOT-8.3")
def test_a_horse_gives_one_vassal_two_bp() -> None:
    table = move(riders())
    assert horses(table) == 1
    do(table, March("turdetania", 1))
    assert Mount() in table.asks[0].picks
    do(table, Mount())
    assert {"lusitania", "celtiberia", "gallaecia"} <= goals(table)
    do(table, To("carpetania"))
    assert horses(table) == 0
    do(table, March("carpetania", 2), To("ilergetia"))
    assert owner_of(table, "ilergetia") == 0


@pytest.mark.rule("EOT-8.3", "EOT-3.19")
def test_a_horse_is_used_once_in_a_round() -> None:
    table = do(move(riders()), March("turdetania", 1), Mount(), To("celtica"))
    assert player(table, 0).used_goods == 1 << FIELD["vettonia"]
    do(table, March("bastetania", 1))
    assert Mount() not in table.asks[0].picks


@pytest.mark.rule("EOT-8.3", "EOT-8.5")
def test_a_horse_won_in_the_step_is_not_there_yet() -> None:
    scene = Scene(peoples=["iberians", "romans"]).land(0, "carpetania", vassals=2)
    table = do(move(scene), March("carpetania", 1), To("vettonia"))
    assert horses(table) == 0
    do(table, March("carpetania", 1))
    assert Mount() not in table.asks[0].picks


@pytest.mark.rule("EOT-8.3", "EOT-8.19")
def test_the_horse_of_a_field_that_is_left_can_still_be_ridden() -> None:
    table = do(move(riders()), March("vettonia", 1), Mount(), To("cantabria"))
    assert owner_of(table, "vettonia") == -1
    do(table, March("cantabria", 2), To("aquitania"))
    assert player(finish(table), 0).used_goods == 0


@pytest.mark.rule("EOT-8.3")
def test_a_vassal_without_bp_may_mount() -> None:
    table = do(move(riders()), March("turdetania", 1), To("celtica"), March("celtica", 0))
    assert goals(table) == {"lusitania", "carpetania", "turdetania", "gallaecia", "vettonia"} | {
        "bastetania",
        "celtiberia",
        "edetania",
    }
    assert horses_left(table) == 0


def horses_left(table: Table) -> int:
    used = player(table, 0).used_goods
    return int(not used >> FIELD["vettonia"] & 1)


# ---------------------------------------------------------------- sea bridges


def bridge() -> Scene:
    """A Roman chain of fleets from Italy to Numidia and beyond."""
    scene = marching().fleets(0, "tyrrhenian_sea").fleets(0, "numidian_sea")
    return scene.player(0, levels={"navigation": 1})


@pytest.mark.rule("EOT-8.10")
def test_a_vassal_is_carried_over_a_chain_of_own_fleets() -> None:
    table = do(move(bridge()), March("latium", 1))
    assert bridges(table) == {"tyrrhenian_sea"}
    do(table, Embark("tyrrhenian_sea"))
    coast = {"bruttium", "campania", "corsica", "etruria", "sardinia", "sicilia"}
    assert (goals(table), bridges(table)) == (coast, {"numidian_sea"})
    do(table, Embark("numidian_sea"))
    assert goals(table) == {"caesariensis", "numidia", "sardinia", "zeugitana"}
    assert bridges(table) == set()
    do(table, To("caesariensis"))
    assert (owner_of(table, "caesariensis"), vassals_at(table, "latium")) == (0, 1)
    sailing = set(offered(table, Sail))
    assert sailing == {Sail("tyrrhenian_sea", 1), Sail("numidian_sea", 1)}
    assert March("caesariensis", 0) not in table.asks[0].picks


@pytest.mark.rule("EOT-8.10")
def test_only_fields_on_the_way_pay_and_the_fleet_with_most_bp() -> None:
    scene = bridge().fleets(0, "tyrrhenian_sea", 2)
    table = do(move(scene), March("latium", 1), Embark("tyrrhenian_sea"), To("sicilia"))
    assert set(offered(table, Sail)) == {
        Sail("tyrrhenian_sea", 1),
        Sail("tyrrhenian_sea", 2),
        Sail("numidian_sea", 2),
    }
    do(table, March("latium", 1), Embark("tyrrhenian_sea"), To("corsica"))
    assert set(offered(table, Sail)) == {Sail("tyrrhenian_sea", 1), Sail("numidian_sea", 2)}


@pytest.mark.rule("EOT-8.10")
def test_fleets_without_bp_carry_nobody() -> None:
    scene = bridge().vassals(0, "campania", 3)
    table = move(scene)
    for province in ("latium", "latium"):
        do(table, March(province, 1), Embark("tyrrhenian_sea"), To("sicilia"))
    do(table, March("campania", 1))
    assert bridges(table) == set()


@pytest.mark.rule("EOT-8.10")
def test_a_vassal_without_bp_is_not_carried() -> None:
    table = do(move(bridge()), March("latium", 1), To("campania"))
    assert March("campania", 0) not in table.asks[0].picks


@pytest.mark.rule("EOT-8.11")
def test_only_controlled_fields_form_bridges() -> None:
    scene = marching().fleets(1, "tyrrhenian_sea").fleets(0, "tyrrhenian_sea", 2)
    table = do(move(scene.player(0, levels={"navigation": 1})), March("latium", 1))
    assert bridges(table) == set()


@pytest.mark.rule("EOT-8.12")
def test_a_carried_vassal_goes_on_with_what_is_left() -> None:
    scene = bridge().player(0, levels={"mechanics": 2})
    table = do(move(scene), March("latium", 2), Embark("tyrrhenian_sea"))
    do(table, Embark("numidian_sea"), To("caesariensis"), March("caesariensis", 1))
    assert goals(table) == {"gaetulia", "masaesylia", "numidia"}


@pytest.mark.rule("EOT-8.10", "EOT-8.6", "EOT-9.7")
def test_a_carried_vassal_may_attack() -> None:
    scene = bridge().land(1, "sicilia")
    table = do(move(scene), March("latium", 1), Embark("tyrrhenian_sea"), Assault("sicilia"))
    attack = attacks(table)["sicilia"]
    assert (attack.walked, attack.carried, attack.landed) == (0, 1, 0)


@pytest.mark.rule("EOT-8.4", "EOT-8.12", "EOT-8.7")
def test_a_carried_vassal_passes_an_allys_province_or_attacks_it() -> None:
    scene = bridge().land(1, "epirus").fleets(0, "ionian_south")
    scene.player(0, levels={"mechanics": 2}, allies=[1])
    start = [March("latium", 2), Embark("tyrrhenian_sea"), Embark("ionian_south")]
    table = do(move(scene), *start, Assault("epirus"))
    assert asked(table) == "march"
    assert goals(table) == {"epirus", "dalmatia", "dardania", "macedonia"}
    assert table.title.census(table.state)["seat 0 cubes"] == 36
    do(table, To("dalmatia"))
    assert (owner_of(table, "dalmatia"), attacks(table)) == (0, {})
    left = [pick.field for pick in offered(table, March) if isinstance(pick, March)]
    assert left == ["latium", "campania"]  # no BP is left in Dalmatia
    table = do(move(scene), *start, Assault("epirus"), Assault("epirus"))
    assert attacks(table)["epirus"].carried == 1


@pytest.mark.rule("EOT-8.4", "EOT-8.10")
def test_a_bridge_may_begin_in_an_allys_province_on_the_way() -> None:
    scene = marching(3).land(1, "apulia").fleets(0, "adriatic_south")
    scene.player(0, levels={"navigation": 1}, allies=[1])
    table = do(move(scene), March("latium", 2))
    assert bridges(table) == {"adriatic_south"}
    do(table, Embark("adriatic_south"))
    assert goals(table) == {"dalmatia", "epirus"}
    do(table, To("epirus"))
    assert March("epirus", 0) not in table.asks[0].picks
    assert (vassals_at(table, "epirus"), vassals_at(table, "latium")) == (1, 1)


def test_nobody_is_asked_when_nothing_can_move() -> None:
    """Vassals on islands without fleets stay."""
    scene = romans().leave("latium", "campania").land(0, "sardinia")
    assert asked(move(scene)) == "turn"


def test_a_chain_goes_over_no_field_twice() -> None:
    table = do(move(bridge()), March("latium", 1), Embark("tyrrhenian_sea"))
    do(table, Embark("numidian_sea"))
    assert bridges(table) == set()
    assert fleets_at(table, "tyrrhenian_sea") == {0: 1}
