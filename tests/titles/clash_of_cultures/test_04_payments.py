"""Section 4: resources, limits, payment."""

from __future__ import annotations

import random

import msgspec
import pytest

from civitas.kernel.asks import Ask
from civitas.titles.clash_of_cultures.content.goods import GOLD, GOODS, MOOD, goods
from civitas.titles.clash_of_cultures.content.pieces import UNIT_COST
from civitas.titles.clash_of_cultures.means.payments import (
    ADVANCING,
    CONSTRUCTING,
    FREE,
    KINDS,
    RECRUITING,
    Cost,
    Part,
    cost_for,
    payable,
    purse_of,
    ways,
    ways_to_pay_with,
)
from civitas.titles.clash_of_cultures.means.tariffs import Tariff
from civitas.titles.clash_of_cultures.picks.cities import Build, Collect, Construct, Take
from civitas.titles.clash_of_cultures.picks.common import Advance, Pay, PayOtherwise, PayWith
from civitas.titles.clash_of_cultures.scene import Scene, goods_of
from tests.laws.test_6_refuses import refused
from tests.titles.clash_of_cultures.helpers import asked, do


def ways_to_pay(need: dict[str, int], purpose: str, **held: int) -> list[dict[str, int]]:
    scene = Scene().goods(0, **{"food": 0, **held})
    me = scene.state.players[0]
    cost = cost_for(scene.state, me, goods(need), purpose)
    names = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")
    found = [
        {name: n for name, n in zip(names, way, strict=False) if n}
        for way in ways(cost, purse_of(me, cost))
    ]
    assert bool(found) == payable(me, cost)
    return found


@pytest.mark.rule("COC-4.7", "COC-4.10", "COC-4.11")
def test_gold_replaces_any_resource() -> None:
    assert ways_to_pay({"food": 1, "ore": 1}, CONSTRUCTING, food=1, ore=1, gold=2) == [
        {"food": 1, "ore": 1},
        {"food": 1, "gold": 1},
        {"ore": 1, "gold": 1},
        {"gold": 2},
    ]


@pytest.mark.rule("COC-4.8")
def test_ideas_replace_food_for_advances_only() -> None:
    assert ways_to_pay({"food": 2}, ADVANCING, food=1, ideas=1) == [{"food": 1, "ideas": 1}]
    assert ways_to_pay({"food": 2}, CONSTRUCTING, food=1, ideas=1) == []


@pytest.mark.rule("COC-4.9", "COC-4.7")
def test_gold_is_paid_with_gold_and_tokens_with_tokens() -> None:
    assert ways_to_pay({"gold": 1}, CONSTRUCTING, food=7, ideas=7) == []
    assert ways_to_pay({"culture": 1}, CONSTRUCTING, gold=7, mood=7) == []


@pytest.mark.rule("COC-4.11", "COC-0.10")
def test_the_obvious_payment_comes_first_and_nothing_is_overpaid() -> None:
    found = ways_to_pay({"food": 2}, ADVANCING, food=2, ideas=2, gold=2)
    assert found[0] == {"food": 2}
    assert all(sum(way.values()) == 2 for way in found)
    assert len(found) == 6
    assert len({tuple(sorted(way.items())) for way in found}) == 6


def test_a_part_that_must_be_replaced() -> None:
    """One of the two food has to be gold or mood."""
    scene = Scene().player(0, food=2, mood=1)
    me = scene.state.players[0]
    cost = Cost((Part(0, 1, 1), Part(0, 1 << GOLD | 1 << MOOD, 1)))
    assert [way[:7] for way in ways(cost, purse_of(me, cost))] == [(1, 0, 0, 0, 0, 1, 0)]
    assert not payable(me, Cost((Part(0, 1, 3),)))


def test_what_may_go_unpaid_is_chosen() -> None:
    """A discount of one resource of choice: the payer leaves out any one of them."""
    me = Scene().player(0, food=1, wood=1).state.players[0]
    cost = Cost((Part(0, 1 | 1 << 8, 1), Part(1, 2 | 1 << 8, 1)), free=1)
    assert {way[:2] for way in ways(cost, purse_of(me, cost))} == {(1, 0), (0, 1)}


@pytest.mark.rule("COC-7.1")
def test_a_forced_payment_is_not_asked() -> None:
    table = Scene().turn(0)
    do(table, Advance("fishing"))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"mood": 1}


def test_many_ways_are_found_unit_by_unit() -> None:
    scene = Scene().player(0, food=2, wood=2, ore=2, gold=3, advances=["myths", "writing"])
    scene.city(0, "D3")
    table = scene.turn(0)
    do(table, Construct("D2"), Build("academy"))
    assert asked(table) == "pay"
    assert table.asks[0].picks[0] == Pay(1, 1, 1, 0, 0, 0, 0)
    assert PayOtherwise() not in table.asks[0].picks
    assert len(table.asks[0].picks) == 8


def test_paying_unit_by_unit() -> None:
    """A cost with more ways than are listed offers the obvious one and the long way."""
    from civitas.titles.clash_of_cultures.means import payments

    scene = Scene().player(0, food=2, wood=2, ore=2, gold=5, ideas=3, mood=3)
    me = scene.state.players[0]
    anything = 0b1111111
    cost = Cost((Part(0, anything, 2), Part(1, anything, 2)))
    flow = payments.pay(scene.state, me, cost, "temple", "COC-10.1")
    ask = next(flow)
    assert isinstance(ask, Ask)
    assert list(ask.picks) == [Pay(2, 2, 0, 0, 0, 0, 0), PayOtherwise()]
    ask = flow.send(PayOtherwise())
    for good in ("food", "gold", "mood"):
        assert isinstance(ask, Ask)
        assert PayWith(good) in ask.picks
        ask = flow.send(PayWith(good))
    with pytest.raises(StopIteration) as end:
        flow.send(PayWith("mood"))
    assert end.value.value[:7] == (1, 0, 0, 0, 1, 2, 0)
    assert me.goods == (1, 2, 2, 3, 4, 1, 0)


@pytest.mark.rule("COC-4.10", "COC-4.11")
def test_more_than_can_be_paid_with_adds_no_way_to_pay() -> None:
    """The ways are listed once for all purses that differ in nothing else."""
    dice, several = random.Random(4), 0
    for _ in range(400):
        printed = sorted(dice.sample(range(len(GOODS)), dice.randint(1, 3)))
        parts = [
            Part(n, 1 << n | dice.getrandbits(len(KINDS)), dice.randint(1, 3)) for n in printed
        ]
        cost = Cost(tuple(parts), free=dice.choice((0, 0, 1)))
        purse = (*[dice.choice((0, 1, 2, 3, 7)) for _ in range(FREE)], cost.free)
        if payable_with := list(ways(cost, purse)):
            several += 0 < len(payable_with) <= 12
            told = [
                tuple(getattr(pick, kind) for kind in KINDS)
                for pick in ways_to_pay_with(cost, purse)
                if isinstance(pick, Pay)
            ]
            assert told == payable_with[: 1 if len(payable_with) > 12 else None]
    assert several > 50


@pytest.mark.rule("COC-4.7", "COC-11.2")
def test_what_is_within_means_is_what_can_be_paid() -> None:
    dice, kinds = random.Random(5), range(len(UNIT_COST))
    scene = Scene()
    me, tariff = scene.state.players[0], Tariff(RECRUITING, UNIT_COST, kinds)
    for _ in range(300):
        me.goods = tuple([dice.choice((0, 0, 1, 2, 7)) for _ in GOODS])
        costs = [cost_for(scene.state, me, UNIT_COST[kind], RECRUITING) for kind in kinds]
        assert tariff.within_means(me) == tuple([n for n in kinds if payable(me, costs[n])])


@pytest.mark.rule("COC-4.2", "COC-4.3", "COC-9.11")
def test_food_beyond_two_is_lost_without_storage() -> None:
    scene = Scene().land("D3 C3", "plains").player(0, food=2, wood=6)
    table = do(scene.turn(0), Collect("D2"), Take("D3", "food"), Take("C2", "wood"))
    assert goods_of(table, 0) == {"food": 2, "wood": 7}


@pytest.mark.rule("COC-4.3")
@pytest.mark.content("advances/storage")
def test_storage_raises_the_limit() -> None:
    scene = Scene().land("D3 C3", "plains").player(0, food=6, advances=["storage"])
    table = do(scene.turn(0), Collect("D2"), Take("D3", "food"), Take("C3", "food"))
    assert goods_of(table, 0) == {"food": 7}


@pytest.mark.rule("COC-4.4", "COC-4.5")
def test_dogma_lowers_the_idea_limit_at_once() -> None:
    scene = Scene().player(0, food=2, ideas=7, advances=["myths", "state_religion"])
    table = do(scene.turn(0), Advance("dogma"), Pay(2, 0, 0, 0, 0, 0, 0))
    assert goods_of(table, 0) == {"ideas": 2}


def test_what_the_rules_may_leave_out_a_client_may_not() -> None:
    table = Scene().turn(0)
    whole = msgspec.to_builtins(Pay(1, 0, 0, 0, 1, 0, 0))
    assert table.read_pick(whole) == Pay(1, 0, 0, 0, 1, 0, 0)
    del whole["free"]
    with refused(table):
        table.pick_json(whole, table.asks[0].seat)
