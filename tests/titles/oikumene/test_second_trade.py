"""What can be done in a trade turn, where and for how much, is what a second account of the clauses
comes to (`merchant.py`), in wild positions and as they are played on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import astuple, replace

from civitas.kernel.asks import Pick
from civitas.titles.oikumene.content.goods import GOOD
from civitas.titles.oikumene.content.units import (
    BLOCKS,
    CUBES,
    HEAVY,
    LEVELS,
    LIGHT,
    MERCENARY,
    STANDARD,
)
from civitas.titles.oikumene.hinterland import degrading, labour, market
from civitas.titles.oikumene.hinterland.trade import DEED, offered
from civitas.titles.oikumene.means.units import add, blocks, cubes, room_aboard
from civitas.titles.oikumene.picks.common import stack_of
from civitas.titles.oikumene.picks.hinterland import (
    AccelerateAt,
    Buy,
    DegradeAt,
    DemolishAt,
    Dismiss,
    Sell,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import HOLD, INSIDE, OUT, PORT, place, stack
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import bits, spaces
from tests.titles.oikumene.merchant import Merchant
from tests.titles.oikumene.wild_positions import wild_position

POSITIONS = 24


def _position(number: int) -> State:
    """A wild position some picks later, in which everybody trades and has traded already."""
    dice = random.Random(f"second trade {number}")
    table, _ = wild_position(dice, (2, 3, 4, 8)[number % 4])
    for _ in range(dice.randrange(40)):
        if not table.over:
            ask = dice.choice(table.asks)
            table.pick(dice.choice(ask.picks), ask.seat)
    s: State = table.state.copy()
    s.battle = s.siege = None
    for me in s.players:
        me.gold = dice.randrange(14)
        me.prestige = dice.choice([0, 1, 9, 16, 29, 30, 60]) * s.mode.prestige
        if number % 3 == 0:
            _crowd(s, me, dice)
        if number % 3 == 1:
            _fill(s, me, dice)
        _has_traded(s, me, dice)
    return s


def _crowd(s: State, me: Player, dice: random.Random) -> None:
    """Light and heavy infantry of all levels at home: cubes are running short (HRN-2.12)."""
    own = spaces(s.homes[me.seat])
    for _ in range(3 * CUBES) if own else ():
        where = place(dice.choice(own), dice.choice([OUT, OUT, OUT, INSIDE]))
        if cubes(me) < CUBES:
            level = dice.randrange(len(LEVELS)) if s.mode.experience else STANDARD
            add(s, me, stack(where, dice.choice([LIGHT, HEAVY]), level))


def _fill(s: State, me: Player, dice: random.Random) -> None:
    """Ships in port have cargo, and blocks are running short (HRN-2.13)."""
    for field in spaces(me.berths):
        room = room_aboard(me, field, PORT)
        if room > 0:
            add(s, me, stack(place(field, HOLD), LIGHT), dice.randrange(1, room + 1))
    own = spaces(s.homes[me.seat]) or s.world.fields[:1]
    for _ in range(BLOCKS - blocks(s, me) - dice.randrange(2)):
        add(s, me, stack(place(dice.choice(own)), MERCENARY))


def _has_traded(s: State, me: Player, dice: random.Random) -> None:
    """Some limits are reached, somebody is in training, a site is hastened."""
    own = spaces(s.homes[me.seat]) * 2
    some = [tuple(dice.sample(own, dice.randrange(len(own) + 1))) for _ in range(3)]
    yards = tuple(field for field in some[2] if s.yard[field] >= 0)
    hastened = bits(field for field in s.sites if dice.randrange(2))
    stables = tuple(1 << field for field in own[:1] if dice.randrange(2))
    me.trade = replace(me.trade, bought=some[0], upgraded=some[1], launched=yards)
    me.trade = replace(me.trade, doubled=dice.choice([-1, *own]), hastened=hastened)
    me.trade = replace(me.trade, stables=stables)
    me.training = {n: 1 for n in me.units if s.mode.training and not dice.randrange(4)}


def _deeds(s: State, me: Player) -> Iterator[tuple[object, ...]]:
    """Every line of the menu with every place for it."""
    for pick in offered(s, me, apart=False):
        deed = DEED.get(type(pick))
        if deed is None or isinstance(pick, Dismiss):
            continue
        line = (type(pick).__name__, *astuple(pick))
        if deed.placeless:
            yield line
            continue
        places = deed.open_places(s, me, pick, apart=False)
        assert places, f"there is no place for {pick}"
        for where in places:
            yield *line, *astuple(where), *_how_much(s, me, pick, where)


def _how_much(s: State, me: Player, pick: Pick, where: Any) -> tuple[int, ...]:
    """What else is known of some deeds: gold, work, and how much at most."""
    field = s.world.number[where.space]
    match where:
        case DegradeAt():
            return (degrading.refund(s, me, stack_of(s, where)),)
        case AccelerateAt():
            return labour.acceleration(s, me, field)
        case DemolishAt():
            return (int(DEED[type(pick)].gains(s, me, pick, where)["gold"]),)
    if isinstance(pick, Buy):
        return (market.most_bought(s, me, GOOD[pick.good], field),)
    return (market.stock(s, GOOD[pick.good])[field],) if isinstance(pick, Sell) else ()


@pytest.mark.rule(
    "HRN-12.4", "HRN-12.5", "HRN-12.8", "HRN-13.1", "HRN-13.2", "HRN-13.3", "HRN-13.4"
)
@pytest.mark.rule(
    "HRN-13.10", "HRN-13.15", "HRN-14.2", "HRN-14.4", "HRN-14.5", "HRN-14.6", "HRN-14.7"
)
@pytest.mark.rule(
    "HRN-14.8", "HRN-14.9", "HRN-14.10", "HRN-14.13", "HRN-18.3", "HRN-18.4", "HRN-18.5"
)
@pytest.mark.parametrize("number", range(POSITIONS))
def test_what_can_be_done_in_trade(number: int) -> None:
    s = _position(number)
    for me in s.in_order():
        assert set(_deeds(s, me)) == Merchant(s, me.seat).deeds(), me.seat
