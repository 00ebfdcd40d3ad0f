"""What everybody holds is kept as sets of fields: they are what the owners of the fields say."""

from __future__ import annotations

import random

import pytest

import civitas
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.fields import LUXURY
from civitas.titles.era_of_tribes.means.goods import luxuries, ready_luxuries
from civitas.titles.era_of_tribes.state import BARBARIANS, State


@pytest.mark.parametrize(("seats", "automas"), [(4, ()), (6, ()), (3, (2,)), (1, ())])
def test_what_is_held_is_what_the_owners_say(seats: int, automas: tuple[int, ...]) -> None:
    table = civitas.new("era_of_tribes", seats, seed="kept", automas=automas)
    dice = random.Random("kept")
    while not table.over:
        ask = dice.choice(table.asks)
        if dice.random() < 0.2:
            _compare(table.state)
            _compare(table.fork().state)
        table.pick(dice.choice(ask.picks), ask.seat)
    _compare(table.state)


def _compare(s: State) -> None:
    for seat in (*range(BARBARIANS + 1), NOBODY):
        held = [n for n in s.area.fields if s.owner[n] == seat]
        assert s.held[seat] == sum(1 << n for n in held)
        land = [n for n in s.area.land if s.owner[n] == seat]
        assert list(s.land_of(seat)) == land
    for me in s.players:
        goods = [n for n in s.area.land if s.owner[n] == me.seat and LUXURY[n] >= 0]
        assert list(luxuries(s, me)) == goods
        busy = me.used_goods | me.ore
        assert set(ready_luxuries(s, me)) == {n for n in goods if not busy >> n & 1}
