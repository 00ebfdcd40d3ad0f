"""Section 21, phases 3 and 4: population growth, overcrowding, attrition."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.content import REGIONS
from civitas.titles.sands_of_time.picks import EndTurn, Lose, Settle
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import choose
from tests.titles.sands_of_time.helpers_b import asked, do, here, offered
from tests.titles.sands_of_time.helpers_c import (
    LAST_SPACE,
    chooses,
    chronicle_vp,
    last_round,
    seen,
    supply,
    unrest,
    vp,
)


def two(**me: Any) -> Scene:
    """Seat 0 in Italia, seat 1 in Syria; all regions have capacity 4."""
    return Scene().empire(0, capital="italia", **me).empire(1, capital="syria")


def grow(scene: Scene, start: int = 0) -> Table:
    scene.state.growth = True
    return scene.at(Stage.GROWTH, start=start)


def crowd(scene: Scene, start: int = 0) -> Table:
    return scene.at(Stage.OVERCROWDING, start=start)


# ------------------------------------------------------------------ growth


@pytest.mark.rule("SOT-21.1")
@pytest.mark.parametrize("space", range(1, 25))
def test_growth_after_a_generation_that_entered_a_peasant_space(space: int) -> None:
    dynasty = next(d for d, last in LAST_SPACE.items() if space <= last + 3)
    table = last_round(two(), space, dynasty).at(Stage.TRACK)
    assert here(table, 0, "italia") == (int(space in (5, 10, 15, 20)), 0)


@pytest.mark.rule("SOT-21.1")
def test_growth_waits_for_the_end_of_the_generation_and_comes_once() -> None:
    """The peasant space is entered in the first of two rounds; the next generation has none."""
    scene = chooses(two().rolls(1, 1), 1, "chronicle", "muster")
    scene.state.dynasty_space = 4
    table = scene.turn(0, "chronicle", "muster")
    do(table, EndTurn(), EndTurn())
    assert (seen(table).dynasty_space, seen(table).round) == (5, 1)
    assert here(table, 0, "italia") == (0, 0)
    for _ in range(3):
        choose(table, ("chronicle", "muster"), ("chronicle", "muster"))
        do(table, EndTurn(), EndTurn())
        assert here(table, 0, "italia") == (1, 0)
    assert (seen(table).dynasty_space, seen(table).round) == (8, 0)


@pytest.mark.rule("SOT-21.1")
def test_two_peasant_spaces_in_one_generation_give_one_growth() -> None:
    scene = last_round(two(), space=10, dynasty=2)
    scene.state.growth = True  # a peasant space was entered in an earlier round already
    assert here(scene.at(Stage.TRACK), 0, "italia") == (1, 0)


@pytest.mark.rule("SOT-21.2")
def test_every_player_places_a_peasant_in_each_controlled_region_unasked() -> None:
    scene = two(provinces=["gallia"], colonies=["libya"]).citizens(0, sicilia=(2, 1), syria=(1, 0))
    scene.citizens(1, syria=(3, 2))
    table = grow(scene)
    assert table.asks[0].what == "cards"
    assert [here(table, 0, r)[0] for r in ("italia", "gallia", "libya")] == [1, 1, 1]
    assert here(table, 0, "sicilia") == (2, 1)
    assert here(table, 0, "syria") == (1, 0)
    assert here(table, 1, "syria") == (4, 2)
    assert (supply(table), supply(table, 1)) == ((14, 9), (16, 8))


@pytest.mark.rule("SOT-21.3")
def test_with_too_few_peasants_the_player_chooses_the_regions() -> None:
    scene = two(provinces=["gallia", "libya"])
    table = grow(scene.citizens(0, mauretania=(8, 0), sicilia=(8, 0), rhodes=(2, 0)))
    assert asked(table) == ("growth", 0)
    assert list(table.asks[0].picks) == [Settle("gallia"), Settle("italia"), Settle("libya")]
    table.pick(Settle("libya"))
    assert list(table.asks[0].picks) == [Settle("gallia"), Settle("italia")]
    table.pick(Settle("gallia"))
    assert [here(table, 0, r)[0] for r in ("gallia", "italia", "libya")] == [1, 0, 1]
    assert supply(table)[0] == 0


@pytest.mark.rule("SOT-21.3", "SOT-21.2")
@pytest.mark.parametrize(("supply", "grown"), [(0, 0), (3, 3)])
def test_with_enough_peasants_or_none_there_is_nothing_to_choose(supply: int, grown: int) -> None:
    scene = two(provinces=["gallia", "libya"]).citizens(0, rhodes=(4, 0), sicilia=(4, 0))
    scene.citizens(0, cyprus=(6, 0), mauretania=(6 - supply, 0))
    table = grow(scene)
    assert table.asks[0].what == "cards"
    assert sum(here(table, 0, r)[0] for r in ("gallia", "italia", "libya")) == grown


@pytest.mark.rule("SOT-21.3")
def test_those_who_choose_do_so_from_the_start_player_on() -> None:
    scene = Scene(players=3)
    for seat, regions in enumerate(
        (["italia", "gallia"], ["syria", "cyprus"], ["libya", "rhodes"])
    ):
        scene.empire(seat, capital=regions[0], provinces=regions[1:])
        scene.citizens(seat, **{("hispania", "germania", "aethiopia")[seat]: (19, 0)})
    table = grow(scene, start=1)
    order = []
    while table.asks[0].what == "growth":
        order.append(table.asks[0].seat)
        table.pick(table.asks[0].picks[0])
    assert order == [1, 2, 0]


@pytest.mark.rule("SOT-21.4")
@pytest.mark.parametrize("peasants", [3, 4, 5])
def test_growth_ignores_capacity(peasants: int) -> None:
    table = grow(two().region("italia", "crops", 3).citizens(0, italia=(peasants, 0)))
    assert here(table, 0, "italia") == (peasants + 1, 0)


# ------------------------------------------------------------------ overcrowding


@pytest.mark.rule("SOT-21.5")
@pytest.mark.parametrize(
    ("citizens", "risen"), [((4, 0), 0), ((3, 1), 0), ((4, 1), 1), ((3, 2), 1)]
)
def test_more_citizens_than_capacity_raise_unrest(citizens: tuple[int, int], risen: int) -> None:
    table = crowd(two(unrest=2).citizens(0, italia=citizens))
    assert unrest(table) == 2 + risen


@pytest.mark.rule("SOT-21.5")
def test_once_however_many_regions_are_overcrowded_and_by_however_much() -> None:
    scene = two(provinces=["gallia", "libya"])
    table = crowd(scene.citizens(0, italia=(5, 0), gallia=(6, 0), libya=(3, 5)))
    assert unrest(table) == 1


@pytest.mark.rule("SOT-21.5", "SOT-2.9")
def test_the_log_names_the_overcrowded_regions() -> None:
    """Italia has room for 4; Gallia with its Aqueduct for 6, and Libya for 4."""
    scene = two(provinces=["gallia", "libya"]).built("gallia", "aqueduct")
    table = crowd(scene.citizens(0, italia=(5, 0), gallia=(7, 0), libya=(4, 0)))
    told = [line for line in table.log if line.clause == "SOT-21.5"]
    assert [words_for(META, "en", ("Ada", "Ben")).line(line) for line in told] == [
        "Gallia is overcrowded: 7 citizens, room for 6.",
        "Italia is overcrowded: 5 citizens, room for 4.",
        "Ada raises unrest by 1 to 1 because of overcrowding.",
    ]


@pytest.mark.rule("SOT-21.5")
def test_citizens_of_all_players_count_and_the_controller_bears_it() -> None:
    scene = Scene(players=3).empire(0, capital="italia").empire(1, capital="syria")
    scene.empire(2, capital="libya").citizens(0, italia=(2, 0))
    table = crowd(scene.citizens(1, italia=(1, 1)).citizens(2, italia=(0, 1)))
    assert [unrest(table, seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("SOT-21.5")
def test_strangers_alone_overcrowd_a_region_and_an_uncontrolled_one_troubles_nobody() -> None:
    scene = two(provinces=["gallia"]).citizens(1, gallia=(5, 0), sicilia=(6, 0))
    table = crowd(scene)
    assert (unrest(table, 0), unrest(table, 1)) == (1, 0)


@pytest.mark.rule("SOT-21.5")
@pytest.mark.parametrize(
    ("buildings", "advances", "limit"),
    [
        ((), (), 4),
        (("aqueduct",), (), 6),
        (("city",), (), 5),
        (("aqueduct", "city"), (), 7),
        ((), ("plumbing",), 4),
        (("city",), ("plumbing",), 5),
        (("aqueduct",), ("plumbing",), 7),
        (("aqueduct", "city"), ("plumbing",), 8),
        (("irrigation", "quarry", "road", "temple"), (), 4),
    ],
)
def test_aqueduct_city_and_plumbing_raise_the_limit(
    buildings: tuple[str, ...], advances: tuple[str, ...], limit: int
) -> None:
    for number in (limit, limit + 1):
        scene = two(advances=advances).built("italia", *buildings).citizens(0, italia=(number, 0))
        assert unrest(crowd(scene)) == number - limit


@pytest.mark.rule("SOT-21.5")
def test_buildings_help_their_own_region_and_plumbing_its_owner_only() -> None:
    scene = two(provinces=["gallia"]).built("gallia", "aqueduct").citizens(0, italia=(5, 0))
    assert unrest(crowd(scene)) == 1
    scene = two().knows(1, "plumbing").built("italia", "aqueduct").citizens(0, italia=(7, 0))
    assert unrest(crowd(scene)) == 1


@pytest.mark.rule("SOT-21.5")
@pytest.mark.parametrize(("negative", "points"), [(True, -1), (False, 0)])
def test_overcrowding_at_the_maximum_costs_a_victory_point(negative: bool, points: int) -> None:
    scene = Scene(negative_vp=negative).empire(0, capital="italia", unrest=7)
    table = crowd(scene.empire(1, capital="syria").citizens(0, italia=(5, 0)))
    assert (unrest(table), vp(table)) == (7, points)


# ------------------------------------------------------------------ attrition


@pytest.mark.rule("SOT-21.6")
@pytest.mark.parametrize(
    ("capacity", "citizens", "left"), [(3, 6, 6), (3, 7, 6), (4, 8, 8), (4, 11, 8)]
)
def test_attrition_down_to_twice_the_capacity(capacity: int, citizens: int, left: int) -> None:
    table = crowd(two().region("italia", "crops", capacity).citizens(0, italia=(citizens, 0)))
    assert here(table, 0, "italia") == (left, 0)
    assert supply(table)[0] == 20 - left


@pytest.mark.rule("SOT-21.6")
def test_buildings_do_not_help_against_attrition() -> None:
    scene = two(advances=["plumbing"]).built("italia", "aqueduct", "city")
    table = crowd(scene.citizens(0, italia=(12, 0)))
    assert here(table, 0, "italia") == (8, 0)


@pytest.mark.rule("SOT-21.6")
def test_a_circle_once_begun_is_completed() -> None:
    """9 citizens of three players where 8 may live: each loses one, 6 are left."""
    scene = Scene(players=3).empire(0, capital="italia").empire(1, capital="syria")
    scene.empire(2, capital="libya")
    for seat, number in enumerate((5, 3, 1)):
        scene.citizens(seat, italia=(number, 0))
    table = crowd(scene)
    assert [here(table, seat, "italia")[0] for seat in range(3)] == [4, 2, 0]


@pytest.mark.rule("SOT-21.6")
def test_circles_are_repeated_and_who_has_nobody_left_loses_nobody() -> None:
    """14, with capacity 4: 14 -> 11 -> 9 -> 7."""
    scene = Scene(players=3).empire(0, capital="italia").empire(1, capital="syria")
    scene.empire(2, capital="libya")
    for seat, number in enumerate((9, 4, 1)):
        scene.citizens(seat, italia=(number, 0))
    table = crowd(scene)
    assert [here(table, seat, "italia")[0] for seat in range(3)] == [6, 1, 0]


@pytest.mark.rule("SOT-21.6")
def test_each_chooses_whom_to_lose_from_the_start_player_on() -> None:
    scene = Scene(players=3).empire(0, capital="italia").empire(1, capital="syria")
    scene.empire(2, capital="libya")
    for seat in range(3):
        scene.citizens(seat, italia=(2, 1))
    table = crowd(scene, start=2)
    for seat, lost in ((2, "soldier"), (0, "peasant"), (1, "soldier")):
        assert asked(table) == ("lose", seat)
        assert offered(table, Lose) == [Lose("peasant"), Lose("soldier")]
        table.pick(Lose(lost))
    assert [here(table, seat, "italia") for seat in range(3)] == [(1, 1), (2, 0), (2, 0)]
    assert supply(table, 2) == (18, 10)
    assert table.asks[0].what == "cards"


@pytest.mark.rule("SOT-21.7")
def test_unrest_is_settled_before_attrition_thins_the_crowd() -> None:
    """Five players, 9 citizens, capacity 4: one circle leaves 4, too late for the unrest."""
    homes = ["italia", "syria", "libya", "hispania", "cyprus"]
    scene = Scene(players=5)
    for seat, home in enumerate(homes):
        scene.empire(seat, capital=home).citizens(seat, italia=(2 if seat else 1, 0))
    table = crowd(scene)
    assert sum(here(table, seat, "italia")[0] for seat in range(5)) == 4
    assert [unrest(table, seat) for seat in range(5)] == [1, 0, 0, 0, 0]


@pytest.mark.rule("SOT-21.7")
def test_attrition_hits_uncontrolled_regions_in_the_order_of_the_region_list() -> None:
    crowded = ["rhodes", "hispania", "libya"]
    scene = two(unrest=1)
    for region in crowded:
        scene.region(region, "crops", 3).citizens(0, **{region: (4, 3)})
    table = crowd(scene)
    met = []
    while table.asks[0].what == "lose":
        met.append(table.asks[0].params["region"])
        table.pick(Lose("peasant"))
    assert met == [region.id for region in REGIONS if region.id in crowded]
    assert [here(table, 0, region) for region in crowded] == [(3, 3)] * 3
    assert unrest(table) == 1


@pytest.mark.rule("SOT-21.8")
def test_the_last_generation_grows_before_it_is_scored() -> None:
    """12 citizens are wanted on D; the twelfth is born at the very end."""
    scene = two(laid={"D": 1}, heritage=(0, 1, 0)).citizens(0, sicilia=(4, 3), libya=(4, 0))
    scene.state.growth = True
    table = last_round(scene, space=24, dynasty=3).at(Stage.TRACK)
    assert table.over
    assert chronicle_vp(table) == (0, 0, 1)


@pytest.mark.rule("SOT-21.8")
def test_overcrowding_in_the_last_generation_costs_the_bonus_for_calm() -> None:
    calm = last_round(two().citizens(0, italia=(4, 0)), space=21, dynasty=3).at(Stage.TRACK)
    crowded = last_round(two().citizens(0, italia=(5, 0)), space=21, dynasty=3).at(Stage.TRACK)
    assert calm.over
    assert crowded.over
    assert (unrest(crowded), vp(calm) - vp(crowded)) == (1, 3)


@pytest.mark.rule("SOT-21.8")
def test_attrition_comes_before_the_scoring() -> None:
    """15 citizens in one region of capacity 4: 8 are left, too few for card 1 on D."""
    scene = two(laid={"D": 1}, heritage=(0, 1, 0)).citizens(0, sicilia=(15, 0))
    table = last_round(scene, space=7).at(Stage.TRACK)
    assert seen(table).dynasty == 2
    assert vp(table) == 0
