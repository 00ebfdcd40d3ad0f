"""What is sown, brought in, born, driven and eaten at feasts is what a second account of the
clauses comes to (`farmer.py`), in wild positions."""

from __future__ import annotations

import random

import pytest

from civitas.kernel.table import Table
from civitas.titles.oikumene.farming.sowing import sowing_bills
from civitas.titles.oikumene.moves.ground import begin
from civitas.titles.oikumene.moves.herds import closed, pastures, takers
from civitas.titles.oikumene.picks.common import AS_PROPOSED
from civitas.titles.oikumene.picks.farming import Feast
from civitas.titles.oikumene.picks.moves import SendFish, SendGrain
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.farmer import Farmer
from tests.titles.oikumene.helpers import state
from tests.titles.oikumene.wild_positions import wild_scene

POSITIONS = 8


def _farms(what: str, number: int, season: str) -> tuple[random.Random, Scene]:
    dice = random.Random(f"second farm {what} {number}")
    scene = wild_scene(dice, (2, 3, 4, 8)[number % 4])
    while not scene.state.mode.harvest:
        scene = wild_scene(dice, (2, 3, 4, 8)[number % 4])
    return dice, scene.when(season, 2)


def _as_proposed(table: Table) -> Table:
    while table.asks:
        table.pick(AS_PROPOSED, table.asks[0].seat)
    return table


@pytest.mark.rule("HRN-6.17", "HRN-6.18", "HRN-5.19", "HRN-2.6")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_where_herds_and_goods_may_go(number: int) -> None:
    dice, scene = _farms("drive", number, "winter")
    s = scene.state
    if number % 2:
        s.winter = (dice.randrange(3), dice.randrange(3), dice.randrange(3))
        s.frozen = sum(1 << each for each in s.world.sections if dice.randrange(2))
        s.stir()
    begin(s, "herds")
    for me in s.in_order():
        farmer = Farmer(s, me.seat)
        for field in {field for field, _ in farmer.at_hand()}:
            found = pastures(s, me, farmer.number(field), closed(s, me))
            assert {s.label(n) for n in found} == farmer.pastures(field), field
        for field in farmer.towns:
            for deed, good in ((SendGrain, "grain"), (SendFish, "fish")):
                found = takers(s, me, deed, farmer.number(field))
                assert {s.label(n) for n in found} == farmer.takers(field, good), field


@pytest.mark.rule("HRN-5.4", "HRN-5.5", "HRN-2.13")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_how_many_are_born(number: int) -> None:
    _, scene = _farms("breed", number, "spring")
    s, chance = scene.state, scene.state.chance.copy()
    for me in s.players:
        me.prestige = 0  # nobody throws again
    expected = {}
    for me in s.in_order():
        farmer = Farmer(s, me.seat)
        expected[me.seat] = len(farmer.herds(me.seat)) + farmer.born(iter(chance.roll, 0))
    after = state(_as_proposed(scene.at("breeding")))
    assert {n: len(Farmer(after, n).herds(n)) for n in expected} == expected


@pytest.mark.rule("HRN-5.6", "HRN-5.7", "HRN-5.8", "HRN-2.20")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_what_is_sown_and_where_the_grain_is_from(number: int) -> None:
    dice, scene = _farms("sow", number, "spring")
    table = scene.at("sowing")
    before = state(table).copy()
    for ask in table.asks:
        farmer, bills = Farmer(before, ask.seat), sowing_bills(before, before.players[ask.seat])
        acres = {(before.label(acre.field), acre.cost) for bill in bills for acre in bill.acres}
        assert acres == farmer.acres()
    asked = [ask.seat for ask in table.asks]
    while table.asks:
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)
    for seat in asked:
        then, now = Farmer(before, seat), Farmer(state(table), seat)
        left = then.stock()
        for area in then.reach:
            sown = [cost for f, cost in then.acres() if f in area and now.s.crop[now.number(f)]]
            then.drawn(area, sum(sown), left)
        assert now.stock() == left


@pytest.mark.rule("HRN-5.14", "HRN-2.19")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_where_crops_go_and_what_is_left(number: int) -> None:
    dice, scene = _farms("harvest", number, "autumn")
    s = scene.state
    for n, seat in enumerate(s.control):
        if seat >= 0 and n < s.world.lands and not (s.herds[n] or s.crop[n]) and dice.randrange(2):
            scene.crop(seat, s.label(n), dice.randrange(1, 6))
    expected = {me.seat: Farmer(s.copy(), me.seat).harvest() for me in s.players}
    after = state(_as_proposed(scene.at("harvest")))
    for seat, (stored, crops) in expected.items():
        farmer = Farmer(after, seat)
        assert farmer.stock() == stored
        assert {field: after.crop[farmer.number(field)] for field in crops} == crops


@pytest.mark.rule("HRN-5.16", "HRN-5.17", "HRN-2.20", "HRN-18.7")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_what_feasts_bring_and_cost(number: int) -> None:
    dice, scene = _farms("feast", number, "autumn")
    before, table = scene.state.copy(), scene.at("feasts")
    sizes = dict.fromkeys(range(len(before.players)), 1)
    for ask in list(table.asks):
        most = Farmer(before, ask.seat).feast()[1]
        assert list(ask.picks) == [Feast(times) for times in range(1, most + 1)]
        sizes[ask.seat] = dice.randrange(1, most + 1)
        table.pick(Feast(sizes[ask.seat]), ask.seat)
    for seat, times in sizes.items():
        then, left = Farmer(before, seat), Farmer(before, seat).stock()
        for area, share in then.shares().items():
            then.drawn(area, share * (times - 1), left)
        assert Farmer(state(table), seat).stock() == left
        brought = state(table).players[seat].prestige - before.players[seat].prestige
        assert brought == then.feast()[0] * times
