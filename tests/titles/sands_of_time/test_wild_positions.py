"""Random play from wild positions: rich empires with half of all advances and many buildings.

A match of random picks seldom gets far on the advance rows; here every rule meets every other.
"""

from __future__ import annotations

import os
import random

import pytest

import civitas
from civitas.kernel.chance import Chance
from civitas.kernel.table import Table
from civitas.kernel.values import put
from civitas.titles.sands_of_time.content import ADVANCES, BUILDINGS
from civitas.titles.sands_of_time.effects import ROADS
from civitas.titles.sands_of_time.state import Stage, State

MATCHES = 10 if os.environ.get("CIVITAS_QUICK") else 120
PICKS = 400


def wild_position(dice: random.Random, seats: int) -> tuple[Table, State]:
    """A random match somewhere in its middle, with gifts for everybody."""
    table = civitas.new("sands_of_time", seats=seats, seed=str(dice.random()), log=False)
    for _ in range(dice.randrange(30 * seats, 60 * seats)):
        play(table, dice)
    while table.state.stage is not Stage.CARD_CHOICE:
        play(table, dice)
    state: State = table.state.copy()
    for me in state.empires:
        for advance in range(len(ADVANCES)):
            if dice.random() < 0.5:
                me.learn(advance)
        me.unrest = dice.randrange(me.powers.unrest_max + 1)
        me.stock = [dice.randrange(15), dice.randrange(15)]
        me.heritage = tuple(dice.randrange(10) for _ in range(3))
        for region in me.regions:
            furnish(state, region, dice)
    return table, state


def furnish(s: State, region: int, dice: random.Random) -> None:
    """Buildings as far as there is room and supply."""
    for kind in range(len(BUILDINGS)):
        room = s.buildings[region].bit_count() < s.capacity[region]
        free = s.building_supply[kind] and not s.buildings[region] >> kind & 1
        if room and free and dice.random() < 0.25:
            s.buildings = put(s.buildings, region, s.buildings[region] | 1 << kind)
            s.building_supply = put(s.building_supply, kind, s.building_supply[kind] - 1)
            if kind in ROADS:
                s.roads = (*s.roads, region)


def play(table: Table, dice: random.Random) -> None:
    ask = dice.choice(table.asks)
    table.pick(dice.choice(ask.picks), ask.seat)


@pytest.mark.parametrize("number", range(MATCHES))
def test_every_rule_meets_every_other(number: int) -> None:
    dice = random.Random(number)
    seats = 2 + number % 4
    start, position = wild_position(dice, seats)
    title = start.title
    table = Table(start.header, title, log=False, position=position)
    box = title.box(title.meta.setting(seats))
    for _ in range(PICKS):
        if table.over:
            break
        if dice.random() < 0.05:
            seat = dice.randrange(seats)
            world = table.imagine(seat, Chance(dice.getrandbits(60)))
            assert title.view(world.state, seat) == title.view(table.state, seat)
            assert table.fork().state == table.state
        play(table, dice)
        assert title.census(table.state) == box
        for me in table.state.empires:
            assert min(me.stock) >= 0
            assert 0 <= me.unrest <= me.powers.unrest_max
