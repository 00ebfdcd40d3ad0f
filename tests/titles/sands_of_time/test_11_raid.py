"""Section 11, Raid: soldiers on the move, and what they take."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.picks import (
    AskRoad,
    Consent,
    Deny,
    Done,
    Group,
    Play,
    Plunder,
    To,
)
from civitas.titles.sands_of_time.scene import Scene, empire
from tests.titles.sands_of_time.helpers_b import (
    asked,
    crops,
    do,
    gold,
    here,
    offered,
    playable,
    refused,
)


def soldiers(region: str, count: int) -> Group:
    return Group(region, "soldier", count)


def coast(emphasis: str | None = None, **options: bool) -> Scene:
    """Seat 0 in Sicilia; seat 1 in Italia, Hispania and Libya, all of crops and capacity 4."""
    scene = Scene(**options).empire(0, capital="sicilia", emphasis=emphasis)
    return scene.empire(1, capital="italia", provinces=["hispania", "libya"], crops=20)


def raid(scene: Scene) -> Table:
    table = scene.turn(0, "raid", "chronicle")
    table.pick(Play("raid"))
    return table


@pytest.mark.rule("SOT-11.1", "SOT-11.2", "SOT-11.3")
@pytest.mark.content("action_cards/raid")
def test_the_rulebooks_raid_on_italia() -> None:
    """3 soldiers in Sicilia and 1 in Hispania; 2 and 1 of them go to Italia."""
    table = raid(coast().citizens(0, sicilia=(0, 3), hispania=(0, 1)))
    do(table, soldiers("sicilia", 2), To("italia"), soldiers("hispania", 1), To("italia"), Done())
    assert here(table, 0, "sicilia") == (0, 1)
    assert here(table, 0, "hispania") == (0, 0)
    assert here(table, 0, "italia") == (0, 3)
    assert crops(table, 0) == 3
    assert crops(table, 1) == 17


@pytest.mark.rule("SOT-11.1")
def test_only_soldiers_move_each_to_a_neighbour_in_play() -> None:
    table = raid(coast().citizens(0, gallia=(3, 2)))
    assert offered(table, Group) == [soldiers("gallia", 1), soldiers("gallia", 2)]
    table.pick(soldiers("gallia", 1))
    assert offered(table, To) == [To("hispania"), To("italia"), To("sicilia")]


@pytest.mark.rule("SOT-11.1")
def test_soldiers_of_one_region_may_part_and_any_number_may_stay() -> None:
    table = raid(coast().citizens(0, sicilia=(0, 4)))
    do(table, soldiers("sicilia", 1), To("gallia"), soldiers("sicilia", 2), To("rhodes"), Done())
    table.pick(Plunder("rhodes"))
    assert here(table, 0, "gallia") == (0, 1)
    assert here(table, 0, "rhodes") == (0, 2)
    assert here(table, 0, "sicilia") == (0, 1)


@pytest.mark.rule("SOT-11.1")
def test_a_raid_without_soldiers_is_no_raid() -> None:
    table = coast().citizens(0, sicilia=(4, 0)).turn(0, "raid")
    assert "raid" not in playable(table)
    assert refused(table, Play("raid")) == "SOT-6.19"


@pytest.mark.rule("SOT-11.1", "SOT-11.2")
def test_capacity_limits_the_plunder_but_not_the_move() -> None:
    scene = coast().region("italia", "gold", 3).citizens(0, sicilia=(0, 9), italia=(5, 1))
    table = raid(scene.citizens(1, italia=(8, 0)))
    do(table, soldiers("sicilia", 9), To("italia"), Done())
    assert here(table, 0, "italia") == (5, 10)
    assert gold(table) == 3


@pytest.mark.rule("SOT-11.2")
def test_all_own_soldiers_in_the_plundered_region_count_and_no_peasants() -> None:
    table = raid(coast().citizens(0, sicilia=(0, 1), italia=(1, 2)))
    do(table, soldiers("sicilia", 1), To("italia"), Done())
    assert crops(table) == 3


@pytest.mark.rule("SOT-11.2")
def test_one_region_is_plundered_among_those_just_entered() -> None:
    """Soldiers stand in Libya too, but they did not come by this Raid."""
    table = raid(coast().citizens(0, sicilia=(0, 4), libya=(0, 4)))
    do(table, soldiers("sicilia", 1), To("italia"), soldiers("sicilia", 3), To("gallia"), Done())
    assert asked(table) == ("plunder", 0)
    assert offered(table, Plunder) == [Plunder("gallia"), Plunder("italia")]
    table.pick(Plunder("italia"))
    assert crops(table) == 1
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-11.2", "SOT-11.8")
def test_own_regions_can_be_entered_but_not_plundered() -> None:
    scene = Scene().empire(0, capital="sicilia", provinces=["gallia"])
    scene.empire(1, capital="italia", crops=5).citizens(0, sicilia=(0, 3))
    table = raid(scene)
    do(table, soldiers("sicilia", 2), To("gallia"), soldiers("sicilia", 1), To("italia"))
    assert crops(table) == 1
    assert crops(table, 1) == 4
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-11.8")
def test_a_raid_that_reaches_only_own_regions_takes_nothing_and_is_used() -> None:
    scene = Scene().empire(0, capital="sicilia", provinces=["gallia"])
    table = raid(scene.empire(1, capital="italia", crops=5).citizens(0, sicilia=(0, 3)))
    do(table, soldiers("sicilia", 3), To("gallia"))
    assert crops(table) == 0
    assert asked(table) == ("turn", 0)
    assert empire(table, 0).played


@pytest.mark.rule("SOT-11.3", "SOT-11.4")
@pytest.mark.parametrize(("stock", "left"), [(7, 3), (4, 0), (2, 0), (0, 0)])
def test_the_controller_loses_what_there_is_and_the_raider_gains_it_all(
    stock: int, left: int
) -> None:
    scene = Scene().empire(0, capital="sicilia").empire(1, capital="italia", crops=stock, gold=6)
    table = raid(scene.citizens(0, sicilia=(0, 4)))
    do(table, soldiers("sicilia", 4), To("italia"))
    assert crops(table, 0) == 4
    assert crops(table, 1) == left
    assert gold(table, 1) == 6


@pytest.mark.rule("SOT-11.3")
def test_nobody_but_the_controller_loses() -> None:
    scene = Scene(players=3).empire(0, capital="sicilia").empire(1, capital="italia", crops=5)
    scene.empire(2, capital="gallia", crops=5).citizens(0, sicilia=(0, 2)).citizens(
        2, italia=(4, 4)
    )
    table = raid(scene)
    do(table, soldiers("sicilia", 2), To("italia"))
    assert (crops(table, 1), crops(table, 2)) == (3, 5)


@pytest.mark.rule("SOT-11.4")
def test_an_uncontrolled_region_can_be_plundered() -> None:
    table = raid(coast().region("gallia", "gold", 5).citizens(0, sicilia=(0, 4)))
    do(table, soldiers("sicilia", 4), To("gallia"))
    assert gold(table) == 4
    assert crops(table, 1) == 20


# ------------------------------------------------------------------ unlocked


@pytest.mark.rule("SOT-11.5")
def test_with_political_unlocked_every_region_just_entered_is_plundered_in_any_order() -> None:
    scene = coast("political").region("gallia", "gold", 3)
    table = raid(scene.citizens(0, sicilia=(0, 6), libya=(0, 3)))
    do(table, soldiers("sicilia", 1), To("italia"), soldiers("sicilia", 2), To("hispania"))
    do(table, soldiers("sicilia", 3), To("gallia"), Done())
    assert offered(table, Plunder) == [Plunder("hispania"), Plunder("gallia"), Plunder("italia")]
    table.pick(Plunder("italia"))
    assert crops(table) == 1
    assert offered(table, Plunder) == [Plunder("hispania"), Plunder("gallia")]
    table.pick(Plunder("gallia"))  # and then the last one
    assert (crops(table), gold(table)) == (3, 3)
    assert crops(table, 1) == 17
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-11.5")
def test_the_order_of_plunder_matters_when_the_victim_is_short_of_crops() -> None:
    """Two regions of one player with 3 crops in all: the raider still gains both in full."""
    scene = Scene().empire(0, capital="sicilia", advances=["oligarchy"])
    scene.empire(1, capital="italia", provinces=["hispania"], crops=3)
    table = raid(scene.citizens(0, sicilia=(0, 4)))
    do(table, soldiers("sicilia", 2), To("italia"), soldiers("sicilia", 2), To("hispania"))
    table.pick(Plunder("hispania"))
    assert crops(table, 0) == 4
    assert crops(table, 1) == 0


@pytest.mark.rule("SOT-11.5")
@pytest.mark.parametrize("category", ["civil", "cultural"])
def test_another_category_does_not_unlock_the_raid(category: str) -> None:
    table = raid(coast(category).citizens(0, sicilia=(0, 2)))
    do(table, soldiers("sicilia", 1), To("italia"), soldiers("sicilia", 1), To("hispania"))
    table.pick(Plunder("hispania"))
    assert crops(table) == 1
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-11.5")
def test_the_option_lets_unlocked_soldiers_plunder_where_they_stand() -> None:
    """Libya was entered long ago; Sicilia is the raider's own."""
    scene = coast("political", raid_unlocked_all_soldiers=True)
    table = raid(scene.citizens(0, sicilia=(0, 2), libya=(2, 3)))
    do(table, soldiers("sicilia", 1), To("italia"), Done())
    assert offered(table, Plunder) == [Plunder("italia"), Plunder("libya")]
    table.pick(Plunder("libya"))
    assert crops(table) == 4


@pytest.mark.rule("SOT-11.5")
def test_the_option_changes_nothing_while_political_is_locked() -> None:
    scene = coast(raid_unlocked_all_soldiers=True)
    table = raid(scene.citizens(0, sicilia=(0, 1), libya=(0, 3)))
    do(table, soldiers("sicilia", 1), To("italia"), Done())
    assert crops(table) == 1
    assert asked(table) == ("turn", 0)


# ------------------------------------------------------------------ moves


@pytest.mark.rule("SOT-11.6")
def test_soldiers_raid_along_an_own_road() -> None:
    """A Road in Sicilia: from Libya to Gallia, which are no neighbours."""
    table = raid(coast().built("sicilia", "road").citizens(0, libya=(0, 2)))
    table.pick(soldiers("libya", 2))
    assert To("gallia") in offered(table, To)
    do(table, To("gallia"))
    assert crops(table) == 2


@pytest.mark.rule("SOT-11.6")
@pytest.mark.parametrize("granted", [True, False])
def test_a_raid_asks_for_the_road_of_another_player(granted: bool) -> None:
    table = raid(coast().built("italia", "road").citizens(0, gallia=(0, 2)))
    table.pick(AskRoad("italia"))
    assert asked(table) == ("road", 1)
    table.pick(Consent() if granted else Deny())
    table.pick(soldiers("gallia", 2))
    assert (To("graecia") in offered(table, To)) == granted


@pytest.mark.rule("SOT-11.7")
def test_no_soldier_moves_twice_in_one_raid() -> None:
    table = raid(coast().citizens(0, sicilia=(0, 1), gallia=(0, 1)))
    do(table, soldiers("sicilia", 1), To("gallia"))
    assert offered(table, Group) == [soldiers("gallia", 1)]
    do(table, soldiers("gallia", 1), To("italia"))
    assert asked(table) == ("plunder", 0)
    assert here(table, 0, "gallia") == here(table, 0, "italia") == (0, 1)
