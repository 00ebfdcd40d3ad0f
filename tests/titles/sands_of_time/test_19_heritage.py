"""Section 19: heritage."""

from __future__ import annotations

from typing import Any

import pytest

from civitas import Table
from civitas.titles.sands_of_time.picks import (
    Calm,
    Caravan,
    Construct,
    Heritage,
    Play,
    Progress,
    Site,
    Support,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import (
    offered,
    player,
    position,
    random_match,
    reason,
)

SOURCES = {"SOT-3.12", "SOT-15.6", "SOT-7.7", "SOT-12.8", "SOT-22.9"}


def by_setup(**mine: Any) -> Table:
    scene = Scene().empire(0, capital="italia", provinces=["gallia"], **mine)
    table = scene.empire(1, capital="syria").at(Stage.FIRST_CARAVANS, start=0)
    table.pick(Heritage("civil"))
    return table


def by_a_caravan(**mine: Any) -> Table:
    table = position(gold=2, **mine).turn(0, "caravan_1", "chronicle")
    table.pick(Play("caravan_1"))
    table.pick(Caravan("italia-graecia"))
    table.pick(Heritage("civil"))
    return table


def by_an_emphasis_card(**mine: Any) -> Table:
    scene = position(crops=1, unrest=1, emphasis="civil", **mine)
    scene.state.empires[0].emphasis_markers = 2
    table = scene.turn(0, "govern", "chronicle")
    table.pick(Play("govern"))
    table.pick(Calm())
    return table


def by_a_wonder(**mine: Any) -> Table:
    table = position(gold=4, **mine).turn(0, "build", "chronicle")
    table.pick(Play("build"))
    table.pick(Site("italia"))
    table.pick(Construct("wonder"))
    table.pick(Heritage("civil"))
    return table


def by_a_chronicle(**mine: Any) -> Table:
    scene = position(laid={"A": 1}, **mine).built("italia", "wonder")
    scene.state.dynasty_space = 7
    return scene.at(Stage.DYNASTY_END)


RAISING = [by_setup, by_a_caravan, by_an_emphasis_card, by_a_wonder, by_a_chronicle]


@pytest.mark.rule("SOT-19.1", "SOT-19.2")
@pytest.mark.parametrize("source", RAISING)
@pytest.mark.parametrize(("before", "after"), [(1, 2), (14, 15), (15, 15)])
def test_heritage_rises_by_one_up_to_15(source: Any, before: int, after: int) -> None:
    table = source(heritage=(before, 2, 3))
    assert player(table, 0).heritage == (after, 2, 3)
    told = [line.params["amount"] for line in table.log if line.message == "heritage"]
    assert told == [1] * (after - before)


@pytest.mark.rule("SOT-19.1", "SOT-19.2")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (15, 15)])
def test_a_triumphal_arch_raises_political_heritage_up_to_15(before: int, after: int) -> None:
    scene = position(gold=1, colonies=["gallia"], heritage=(0, before, 0))
    table = scene.turn(0, "build", "chronicle")
    table.pick(Play("build"))
    table.pick(Site("gallia"))
    table.pick(Construct("triumphal_arch"))
    assert player(table, 0).heritage == (0, after, 0)


@pytest.mark.rule("SOT-19.1")
def test_each_category_has_a_value_of_its_own() -> None:
    for category, heritage in (
        ("civil", (5, 4, 4)),
        ("political", (4, 5, 4)),
        ("cultural", (4, 4, 5)),
    ):
        table = position(gold=2, heritage=(4, 4, 4)).turn(0, "caravan_1", "chronicle")
        table.pick(Play("caravan_1"))
        table.pick(Caravan("italia-graecia"))
        table.pick(Heritage(category))
        assert player(table, 0).heritage == heritage
        assert player(table, 1).heritage == (0, 0, 0)


@pytest.mark.rule("SOT-19.1")
def test_at_15_a_category_may_still_be_named() -> None:
    """The increase is lost; nobody is forced into another category."""
    table = position(gold=2, heritage=(15, 15, 15)).turn(0, "caravan_1", "chronicle")
    table.pick(Play("caravan_1"))
    table.pick(Caravan("italia-graecia"))
    assert len(table.asks[0].picks) == 3
    table.pick(Heritage("political"))
    assert player(table, 0).heritage == (15, 15, 15)


@pytest.mark.rule("SOT-19.2", "SOT-19.3")
@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (4, 13), (5, 14), (2, 15), (3, 16)])
def test_heritage_rises_by_nothing_else_and_never_falls(seats: int, seed: int) -> None:
    """In whole matches every change of heritage is a told rise by 1, for one of five reasons."""
    heritage = [[0, 0, 0] for _ in range(seats)]
    read = 0
    reasons = set()
    for table in random_match(seats, seed):
        for line in table.log[read:]:
            if line.message == "heritage":
                seat = int(line.params["seat"])
                category = ["civil", "political", "cultural"].index(str(line.params["category"]))
                heritage[seat][category] = min(heritage[seat][category] + 1, 15)
                reasons.add(line.clause)
        read = len(table.log)
        assert [list(empire.heritage) for empire in table.state.empires] == heritage
    assert reasons <= SOURCES
    assert {"SOT-3.12", "SOT-15.6"} <= reasons


@pytest.mark.rule("SOT-19.3")
def test_an_advance_spends_no_heritage() -> None:
    scene = position(unrest=3, heritage=(3, 0, 0))
    scene.row("civil_1", "agriculture", "granaries", "plumbing", markers={0: 1})
    table = scene.turn(0, "advance", "chronicle")
    table.pick(Play("advance"))
    assert player(table, 0).advances == ("agriculture", "granaries")
    assert player(table, 0).heritage == (3, 0, 0)


@pytest.mark.rule("SOT-19.3")
def test_a_scored_chronicle_spends_no_heritage() -> None:
    scene = position(laid={"C": 1}, heritage=(0, 3, 0), colonies=["gallia", "libya", "cyprus"])
    scene.state.dynasty_space = 7
    table = scene.at(Stage.DYNASTY_END)
    assert player(table, 0).vp == 1
    assert player(table, 0).heritage == (0, 4, 0)


@pytest.mark.rule("SOT-19.3")
def test_losing_what_gave_heritage_takes_none() -> None:
    scene = Scene().empire(0, capital="italia", heritage=(2, 2, 2), provinces=["gallia"])
    scene.empire(1, capital="syria", crops=9).built("italia", "wonder")
    table = scene.citizens(1, italia=(1, 0)).turn(1, "conquest", "chronicle")
    table.pick(Play("conquest"))
    table.pick(table.asks[0].picks[0])
    assert player(table, 0).regions == 1
    assert player(table, 0).heritage == (2, 2, 2)
    assert player(table, 1).heritage == (0, 0, 0)  # the Wonder gives when it is built, once


@pytest.mark.rule("SOT-19.2")
def test_support_is_no_heritage() -> None:
    scene = position(unrest=2)
    scene.row("civil_1", "agriculture", "granaries", "plumbing", markers={0: 1})
    table = scene.turn(0, "advance", "chronicle")
    assert reason(table, Play("advance")) == "SOT-14.3"
    table.pick(UseBonus("support"))
    table.pick(Support("civil"))
    assert offered(table, Play("advance"))
    assert player(table, 0).heritage == (0, 0, 0)
    assert not offered(table, Progress("civil_1"))
