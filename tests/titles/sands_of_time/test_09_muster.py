"""Section 9: the action Muster."""

from __future__ import annotations

from typing import Any

import pytest

from civitas import Table
from civitas.titles.sands_of_time.picks import (
    Demote,
    Done,
    Drill,
    EndTurn,
    Irrigate,
    Muster,
    Play,
    Promote,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import (
    ANY,
    choose,
    chosen,
    offered,
    place_of,
    player,
    reason,
)


def realm(*, gold: int = 9, **mine: Any) -> Scene:
    """P holds Gallia, Hispania and Italia, with 2 peasants and 1 soldier in each."""
    scene = Scene().empire(0, capital="italia", provinces=["gallia", "hispania"], gold=gold, **mine)
    scene.empire(1, capital="syria", gold=9)
    scene.citizens(0, gallia=(2, 1), hispania=(2, 1), italia=(2, 1))
    return chosen(scene, 1, *ANY)


def mustering(scene: Scene) -> Table:
    table = scene.turn(0, "muster", "chronicle")
    table.pick(Play("muster"))
    return table


def citizens(table: Table, region: str) -> tuple[int, int]:
    """P's peasants and soldiers there."""
    return place_of(table, region).peasants[0], place_of(table, region).soldiers[0]


# ------------------------------------------------------------------ the base


@pytest.mark.rule("SOT-9.1")
@pytest.mark.content("action_cards/muster")
def test_a_soldier_for_one_gold_in_a_controlled_region() -> None:
    table = mustering(realm(gold=2).citizens(0, libya=(1, 0)).citizens(1, syria=(1, 0)))
    assert [pick for pick in table.asks[0].picks if isinstance(pick, Muster)] == [
        *(Muster("hispania"), Muster("gallia"), Muster("italia"))
    ]
    assert reason(table, Muster("libya")) == "SOT-9.1"
    assert reason(table, Muster("syria")) == "SOT-9.1"
    assert reason(table, Muster("germania")) == "SOT-2.5"
    table.pick(Muster("gallia"))
    assert citizens(table, "gallia") == (2, 2)
    assert (player(table, 0).gold, player(table, 0).soldiers_left) == (1, 6)
    assert player(table, 1).gold == 9


@pytest.mark.rule("SOT-9.1")
def test_the_base_places_one_soldier() -> None:
    table = mustering(realm())
    table.pick(Muster("gallia"))
    assert table.asks[0].what == "turn"  # nothing more can be done while political is locked
    assert player(table, 0).played == ("muster",)
    assert player(table, 0).gold == 8


@pytest.mark.rule("SOT-9.1")
def test_without_gold_there_is_no_muster() -> None:
    table = realm(gold=0, crops=9, emphasis="political").turn(0, "muster", "chronicle")
    assert reason(table, Play("muster")) == "SOT-9.1"


@pytest.mark.rule("SOT-9.1")
def test_the_region_may_be_empty_and_overcrowded() -> None:
    scene = Scene().empire(0, capital="italia", provinces=["gallia"], gold=1)
    scene.empire(1, capital="syria").citizens(1, gallia=(5, 5)).citizens(0, italia=(9, 0))
    table = mustering(scene)
    assert offered(table, Muster("gallia"))
    assert offered(table, Muster("italia"))


# ------------------------------------------------------------------ conversions


@pytest.mark.rule("SOT-9.2")
def test_conversions_are_locked() -> None:
    table = mustering(realm())
    assert reason(table, Promote("gallia")) == "SOT-9.2"
    assert reason(table, Demote("gallia")) == "SOT-9.2"
    assert offered(mustering(realm(emphasis="political")), Promote("gallia"))


@pytest.mark.rule("SOT-9.2")
def test_conversions_in_any_number_of_regions() -> None:
    table = mustering(realm(gold=3, emphasis="political"))
    table.pick(Promote("gallia"))
    table.pick(Promote("hispania"))
    table.pick(Demote("italia"))
    assert citizens(table, "gallia") == (1, 2)
    assert citizens(table, "hispania") == (1, 2)
    assert citizens(table, "italia") == (3, 0)
    me = player(table, 0)
    assert me.gold == 0
    assert (me.peasants_left, me.soldiers_left) == (20 - 5, 10 - 4)


@pytest.mark.rule("SOT-9.2")
def test_a_conversion_needs_the_piece_on_the_map() -> None:
    scene = Scene().empire(0, capital="italia", provinces=["gallia"], gold=9, emphasis="political")
    scene.empire(1, capital="syria").citizens(0, italia=(1, 0), gallia=(0, 1))
    scene.citizens(1, italia=(1, 1), gallia=(1, 1))
    table = mustering(scene)
    assert offered(table, Promote("italia"))
    assert reason(table, Demote("italia")) == "SOT-9.2"
    assert offered(table, Demote("gallia"))
    assert reason(table, Promote("gallia")) == "SOT-9.2"


@pytest.mark.rule("SOT-9.2", "SOT-1.5")
def test_a_conversion_needs_the_new_piece_in_supply() -> None:
    scene = Scene().empire(0, capital="italia", provinces=["gallia"], gold=9, emphasis="political")
    scene.empire(1, capital="syria").citizens(0, italia=(10, 5), gallia=(9, 5))
    table = mustering(scene)
    assert reason(table, Promote("italia")) == "SOT-1.5"
    assert reason(table, Muster("gallia")) == "SOT-1.5"
    table.pick(Demote("italia"))  # its soldier is the one that is missing
    assert player(table, 0).soldiers_left == 1
    assert reason(table, Demote("gallia")) == "SOT-1.5"  # and the last peasant is gone
    table.pick(Promote("gallia"))
    assert (citizens(table, "italia"), citizens(table, "gallia")) == ((11, 4), (8, 6))


@pytest.mark.rule("SOT-9.2")
def test_conversions_work_in_controlled_regions_only() -> None:
    table = mustering(realm(emphasis="political").citizens(0, libya=(1, 1)))
    assert reason(table, Promote("libya")) == "SOT-9.1"
    assert reason(table, Demote("libya")) == "SOT-9.1"


# ------------------------------------------------------------------ once in a region


@pytest.mark.rule("SOT-9.3")
def test_a_placement_bars_conversions_in_its_region() -> None:
    table = mustering(realm(emphasis="political"))
    table.pick(Muster("gallia"))
    assert reason(table, Promote("gallia")) == "SOT-9.3"
    assert reason(table, Demote("gallia")) == "SOT-9.3"
    assert offered(table, Promote("hispania"))
    assert reason(table, Muster("hispania")) == "SOT-9.1"  # the base is done


@pytest.mark.rule("SOT-9.3")
def test_a_conversion_bars_all_else_in_its_region() -> None:
    table = mustering(realm(emphasis="political"))
    table.pick(Promote("gallia"))
    assert reason(table, Promote("gallia")) == "SOT-9.3"
    assert reason(table, Demote("gallia")) == "SOT-9.3"
    assert reason(table, Muster("gallia")) == "SOT-9.3"
    assert offered(table, Muster("hispania"))


@pytest.mark.rule("SOT-9.3")
def test_the_next_muster_starts_afresh() -> None:
    table = realm(emphasis="political").at(Stage.CARD_CHOICE)
    for _ in range(2):
        choose(table, ("muster", "chronicle"), ANY)
        table.pick(Play("muster"))
        assert offered(table, Muster("gallia"))
        table.pick(Promote("gallia"))
        table.pick(Done())
        table.pick(EndTurn())
        table.pick(EndTurn())
    assert citizens(table, "gallia") == (0, 3)


@pytest.mark.rule("SOT-9.4")
def test_conversions_may_come_first() -> None:
    table = mustering(realm(emphasis="political"))
    assert not offered(table, Done())
    table.pick(Demote("italia"))
    assert offered(table, Done())
    table.pick(Muster("gallia"))
    table.pick(Promote("hispania"))
    assert [citizens(table, region) for region in ("italia", "gallia", "hispania")] == [
        *((3, 0), (2, 2), (1, 2))
    ]


@pytest.mark.rule("SOT-9.4")
@pytest.mark.parametrize("only", [Muster("gallia"), Promote("gallia")])
def test_either_part_may_be_left_out(only: Muster | Promote) -> None:
    table = mustering(realm(emphasis="political"))
    table.pick(only)
    table.pick(Done())
    assert player(table, 0).played == ("muster",)
    assert player(table, 0).gold == 8


# ------------------------------------------------------------------ Irrigation and Barracks


@pytest.mark.rule("SOT-9.5")
def test_irrigation_places_a_peasant_for_one_gold() -> None:
    scene = realm(gold=2, emphasis="civil").built("gallia", "irrigation")
    table = mustering(scene)
    assert offered(table, Irrigate("gallia"))
    assert not offered(table, Irrigate("italia"))
    table.pick(Irrigate("gallia"))
    assert citizens(table, "gallia") == (3, 1)
    assert (player(table, 0).gold, player(table, 0).peasants_left) == (1, 20 - 7)


@pytest.mark.rule("SOT-9.5")
def test_barracks_place_a_soldier_for_one_gold() -> None:
    table = mustering(realm(gold=2, emphasis="political").built("gallia", "barracks"))
    assert offered(table, Drill("gallia"))
    assert not offered(table, Drill("italia"))
    table.pick(Drill("gallia"))
    assert citizens(table, "gallia") == (2, 2)
    assert (player(table, 0).gold, player(table, 0).soldiers_left) == (1, 10 - 4)


@pytest.mark.rule("SOT-9.5")
def test_irrigation_is_locked_civil_and_barracks_locked_political() -> None:
    built = ["irrigation", "barracks"]
    table = mustering(realm().built("gallia", *built))
    assert reason(table, Irrigate("gallia")) == "SOT-9.5"
    assert reason(table, Drill("gallia")) == "SOT-9.5"
    table = mustering(realm(emphasis="civil").built("gallia", *built))
    assert offered(table, Irrigate("gallia"))
    assert reason(table, Drill("gallia")) == "SOT-9.5"
    table = mustering(realm(emphasis="political").built("gallia", *built))
    assert reason(table, Irrigate("gallia")) == "SOT-9.5"
    assert offered(table, Drill("gallia"))


@pytest.mark.rule("SOT-9.5", "SOT-9.3")
def test_extra_placements_do_not_count_for_the_limit_of_a_region() -> None:
    scene = realm(emphasis="political", advances=["tyranny"])
    table = mustering(scene.built("gallia", "irrigation", "barracks"))
    table.pick(Irrigate("gallia"))
    table.pick(Drill("gallia"))
    assert offered(table, Promote("gallia"))
    assert offered(table, Muster("gallia"))
    table.pick(Muster("gallia"))
    assert citizens(table, "gallia") == (3, 3)
    assert reason(table, Promote("gallia")) == "SOT-9.3"


@pytest.mark.rule("SOT-9.5")
def test_a_conversion_leaves_the_extra_placements() -> None:
    scene = realm(emphasis="political", advances=["tyranny"])
    table = mustering(scene.built("gallia", "irrigation", "barracks"))
    table.pick(Demote("gallia"))
    assert offered(table, Irrigate("gallia"))
    assert offered(table, Drill("gallia"))


@pytest.mark.rule("SOT-9.5")
def test_the_buildings_of_others_are_of_no_use() -> None:
    scene = realm(emphasis="political", advances=["tyranny"])
    scene.built("syria", "irrigation", "barracks").built("libya", "irrigation", "barracks")
    table = mustering(scene.citizens(0, syria=(1, 1), libya=(1, 1)))
    for region in ("syria", "libya"):
        assert reason(table, Irrigate(region)) == "SOT-9.1"
        assert reason(table, Drill(region)) == "SOT-9.1"


@pytest.mark.rule("SOT-9.7")
@pytest.mark.parametrize("order", [(Irrigate, Drill), (Drill, Irrigate)])
def test_irrigation_and_barracks_once_each(
    order: tuple[type[Irrigate | Drill], type[Irrigate | Drill]],
) -> None:
    scene = realm(emphasis="political", advances=["tyranny"])
    table = mustering(scene.built("gallia", "irrigation", "barracks").built("italia", "barracks"))
    for use in order:
        table.pick(use("gallia"))
        assert reason(table, use("gallia")) == "SOT-9.7"
    assert offered(table, Drill("italia"))  # each building on its own
    assert citizens(table, "gallia") == (3, 2)
    assert player(table, 0).gold == 7


@pytest.mark.rule("SOT-9.7")
@pytest.mark.parametrize("only", [Irrigate("gallia"), Drill("gallia")])
def test_either_building_alone_makes_the_action_used(only: Irrigate | Drill) -> None:
    scene = realm(emphasis="political", advances=["tyranny"])
    table = mustering(scene.built("gallia", "irrigation", "barracks"))
    table.pick(only)
    table.pick(Done())
    assert player(table, 0).played == ("muster",)
    assert player(table, 0).emphasis_markers == 1


@pytest.mark.rule("SOT-9.7", "SOT-1.5")
def test_irrigation_works_when_there_is_no_soldier_left() -> None:
    scene = Scene().empire(0, capital="italia", gold=1, emphasis="civil").empire(1, capital="syria")
    scene.citizens(0, italia=(0, 10)).built("italia", "irrigation")
    table = mustering(scene)
    table.pick(Irrigate("italia"))
    assert citizens(table, "italia") == (1, 10)
    assert player(table, 0).played == ("muster",)


@pytest.mark.rule("SOT-9.5", "SOT-1.5")
def test_without_a_peasant_in_supply_irrigation_is_dry() -> None:
    scene = Scene().empire(0, capital="italia", gold=2, emphasis="civil").empire(1, capital="syria")
    table = mustering(scene.citizens(0, italia=(20, 0)).built("italia", "irrigation"))
    assert offered(table, Muster("italia"))
    assert reason(table, Irrigate("italia")) == "SOT-1.5"


# ------------------------------------------------------------------ Conscription


@pytest.mark.rule("SOT-9.6")
@pytest.mark.parametrize("second", ["gallia", "hispania"])
def test_conscription_places_two_soldiers_in_one_or_two_regions(second: str) -> None:
    table = mustering(realm(emphasis="political", advances=["conscription"]))
    table.pick(Muster("gallia"))
    table.pick(Muster(second))
    assert citizens(table, "gallia") == (2, 3 if second == "gallia" else 2)
    assert citizens(table, "hispania") == (2, 2 if second == "hispania" else 1)
    assert player(table, 0).gold == 7
    assert reason(table, Muster("italia")) == "SOT-9.1"
    for region in {"gallia", second}:
        assert reason(table, Promote(region)) == "SOT-9.3"
    assert offered(table, Promote("italia"))


@pytest.mark.rule("SOT-9.6")
def test_conscription_may_place_one() -> None:
    table = mustering(realm(advances=["conscription"]))
    table.pick(Muster("gallia"))
    table.pick(Done())
    assert (citizens(table, "gallia"), player(table, 0).gold) == ((2, 2), 8)


@pytest.mark.rule("SOT-9.6")
def test_conscription_costs_a_gold_each() -> None:
    table = mustering(realm(gold=1, advances=["conscription"]))
    table.pick(Muster("gallia"))
    assert reason(table, Muster("gallia")) == "SOT-9.1"
    assert player(table, 0).gold == 0


@pytest.mark.rule("SOT-9.6", "SOT-9.3")
def test_conscription_does_not_place_where_a_conversion_was() -> None:
    table = mustering(realm(emphasis="political", advances=["conscription"]))
    table.pick(Muster("gallia"))
    table.pick(Promote("italia"))
    assert reason(table, Muster("italia")) == "SOT-9.3"
    assert offered(table, Muster("gallia"))
    assert offered(table, Muster("hispania"))
