"""Whatever is picked in an expansion: pieces, control and food fit together afterwards."""

from __future__ import annotations

import random

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.means.control import holds, is_player
from civitas.titles.era_of_tribes.means.food import food_of
from civitas.titles.era_of_tribes.picks.deeds import UseTile
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from tests.conftest import QUICK
from tests.titles.era_of_tribes.wild_positions import wild_position

POSITIONS = 5 if QUICK else 60


def balance(s: State, me: Player) -> int:
    """Food less hunger, without what fields give and with what cities have cost: it changes by
    nothing that happens in an expansion, battles included."""
    fields = sum(food_of(me, n) for n in s.area.fields if s.owner[n] == me.seat)
    return me.food - me.hunger - fields + me.traits.city_food * len(me.cities)


def check_control(s: State) -> None:
    """EOT-1.7, EOT-1.8: who controls a field has a piece there, and where pieces are, somebody
    does."""
    for n in s.area.land:
        if is_player(s.owner[n]):
            assert holds(s, n, s.owner[n])
        else:
            assert not s.vassals[n]
            assert (n in s.villages) == (s.owner[n] == BARBARIANS)
    for n in s.area.seas:
        present = [seat for seat, _ in s.fleets_at(n)]
        assert s.owner[n] in present if present else s.owner[n] == NOBODY
    assert all(s.city_at(place) and s.owner[place] != seat for place, seat in s.posts.items())


def expand_at_random(table: Table, dice: random.Random) -> None:
    """Until all is done; tiles, which may feed, are not used."""
    while table.asks[0].what != "turn":
        ask = dice.choice(table.asks)
        table.pick(dice.choice([n for n in ask.picks if not isinstance(n, UseTile)]), ask.seat)


def shake(s: State, dice: random.Random) -> None:
    """Every loss of morale leads to unrest; there is food enough to grow nevertheless."""
    for me in s.players:
        me.influence, me.morale, me.food = 0, dice.choice([-5, -4]), 12


@pytest.mark.rule("EOT-1.7", "EOT-1.8", "EOT-1.9", "EOT-8.5", "EOT-8.19", "EOT-9.49", "EOT-11.4")
@pytest.mark.parametrize("shaken", [False, True])
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_pieces_control_and_food_fit_together_after_an_expansion(seed: int, shaken: bool) -> None:
    dice = random.Random(seed)
    seats = dice.randrange(2, 7)
    start, s = wild_position(dice, seats)
    if shaken:
        shake(s, dice)
    seat = dice.randrange(seats)
    s.agenda = (Step("turn", seat), Step("expansion.auto", seat))
    before = [balance(s, me) for me in s.players]
    check_control(s)
    table = Table(start.header, start.title, position=s)
    expand_at_random(table, dice)
    check_control(table.state)
    assert [balance(table.state, me) for me in table.state.players] == before
    assert table.title.census(table.state) == table.title.box(start.header.setting)
