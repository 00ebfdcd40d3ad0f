"""What is kept until something changes is what would be found anew; and what a menu lists by sets
of fields is what the reasons against it let through."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import astuple

import civitas
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS, CITY, HARBOUR
from civitas.titles.oikumene.content.goods import GOODS, HERDS
from civitas.titles.oikumene.content.units import KINDS
from civitas.titles.oikumene.hinterland import (
    demolition,
    hiring,
    market,
    trade,
    upgrades,
    works,
    workshops,
)
from civitas.titles.oikumene.hinterland.deeds import Deed
from civitas.titles.oikumene.means import settlements
from civitas.titles.oikumene.means.areas import _realm, area_at, realm
from civitas.titles.oikumene.means.units import foreign, is_shared
from civitas.titles.oikumene.moves.outlook import Outlook
from civitas.titles.oikumene.moves.whither import goals
from civitas.titles.oikumene.picks.common import told_stack
from civitas.titles.oikumene.picks.hinterland import (
    Build,
    BuildAt,
    Butcher,
    Buy,
    BuyHerd,
    Demolish,
    DemolishAt,
    Hire,
    Sell,
    SellHerd,
    StoreAt,
    Upgrade,
    UpgradeTo,
)
from civitas.titles.oikumene.picks.moves import Move
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import SPACE_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

SETTINGS = [
    (4, {"mode": "original", "map": "italia"}),
    (3, {"mode": "extended", "map": "italia"}),
    (6, {"mode": "basic", "map": "vikings"}),
    (5, {"mode": "extended", "map": "britannia"}),
]
MANY = 20
"""At so many moments of a match."""


def moments(seats: int, options: dict[str, Any]) -> Iterator[State]:
    """A match at random, and its state now and then, most of all while somebody trades."""
    table = civitas.new("oikumene", seats, options=options, seed="kept")
    dice = random.Random("kept")
    looks = 0
    while not table.over and looks < MANY:
        ask = dice.choice(table.asks)
        if dice.random() < (0.2 if ask.what.startswith("trade") else 0.03):
            looks += 1
            yield table.fork().state
        table.pick(dice.choice(ask.picks), ask.seat)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_what_is_kept_is_what_would_be_found_anew(seats: int, options: dict[str, Any]) -> None:
    for s in moments(seats, options):
        _compare_sets(s)
        for me in s.players:
            twin = me.copy()
            twin.recall()
            kept = (me.troops, me.forces, me.lights, me.berths, me.present)
            assert kept == (twin.troops, twin.forces, twin.lights, twin.berths, twin.present)
            assert astuple(realm(s, me)) == astuple(_realm(s, me))
            others = [other for other in s.players if other is not me]
            there = {SPACE_OF[stack] for other in others for stack in other.units}
            assert foreign(s, me) == sum(1 << space for space in there)
            harbours = realm(s, me).harbours
            for space in s.world.fields:
                near = bool(harbours & area_at(s, me, space))
                assert market.has_harbour(s, me, space) == near
                assert is_shared(s, me, space) == (space in there)


def _compare_sets(s: State) -> None:
    fields = range(s.world.lands)
    assert s.cities == sum(1 << field for field in fields if s.town[field] == CITY)
    assert s.yards == sum(1 << field for field in fields if s.yard[field] != NONE)
    assert s.harbours == sum(1 << field for field in fields if s.yard[field] == HARBOUR)


def test_cities_and_harbours_are_kept_whatever_happens_to_them() -> None:
    """In matches at random hardly anybody builds one."""
    s: State = civitas.new("oikumene", 2, seed="kept").state
    dice, one, other = random.Random(1), s.players[0], s.players[1]
    rises: list[Callable[[int], None]] = [
        lambda field: settlements.set_town(s, one, field, CITY),
        lambda field: settlements.set_yard(s, field, HARBOUR),
    ]
    falls: list[Callable[[int], None]] = [
        lambda field: settlements.lower_to_village(s, field),
        lambda field: settlements.lower_to_dock(s, field),
        lambda field: settlements.hand_over(s, other, field),
        lambda field: settlements.set_yard(s, field, NONE),
        lambda field: settlements.raze(s, field),
    ]
    for field in spaces(s.world.seaside):
        for happens in (*rises, *dice.sample(falls, dice.randrange(len(falls)))):
            if s.town[field] != NONE or happens in rises:
                happens(field)
                _compare_sets(s)
                _compare_sets(s.copy())
    assert s.cities
    assert s.harbours
    assert s.yards & ~s.harbours


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_a_deed_is_in_the_menu_where_there_is_a_place_for_it(
    seats: int, options: dict[str, Any]
) -> None:
    for s in moments(seats, options):
        for me in s.in_order():
            known = trade.deeds_of(s.mode, me.faction)
            for deed in trade.DEEDS:
                lines = list(deed.offered(s, me)) if deed in known else []
                if deed.kind in _EVERY:
                    able = [pick for pick in _every(s, me, deed) if deed.places(s, me, pick)]
                    assert lines == able
                private = [pick for pick in lines if deed.open_places(s, me, pick, apart=True)]
                assert lines == [] or list(deed.lines(s, me, realm(s, me), True)) == private


_EVERY: dict[type, Any] = {
    UpgradeTo: lambda _: [UpgradeTo(KINDS[kind].id) for kind in workshops.UPGRADES],
    Build: lambda _: [Build(each.id) for each in BUILDINGS],
    Demolish: lambda _: [Demolish(each.id) for each in BUILDINGS],
    Buy: lambda s: [Buy(GOODS[good].id) for good in market.TRADED if s.mode.trade_goods],
    Sell: lambda s: [Sell(GOODS[good].id) for good in market.TRADED if s.mode.trade_goods],
    BuyHerd: lambda s: [BuyHerd(herd.id) for herd in HERDS if s.mode.trade_goods],
    SellHerd: lambda s: [SellHerd(herd.id) for herd in HERDS if s.mode.trade_goods],
    Butcher: lambda s: [Butcher(herd.id) for herd in HERDS if s.mode.trade_goods],
    Hire: None,
}
"""By kind of deed, every line that there could be."""


def _every(s: State, me: Player, deed: Deed) -> list[Any]:
    if deed.kind is Hire:
        return list(hiring.hires(s, me))
    found: list[Any] = _EVERY[deed.kind](s)
    return found


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_a_place_is_listed_where_nothing_speaks_against_it(
    seats: int, options: dict[str, Any]
) -> None:
    for s in moments(seats, options):
        for me in s.in_order():
            _compare_upgrades(s, me)
            _compare_buildings(s, me)
            _compare_goods(s, me)


def _compare_upgrades(s: State, me: Player) -> None:
    deed = trade.DEED[UpgradeTo]
    for kind in workshops.UPGRADES:
        able = [n for n in sorted(me.units) if upgrades.refuse_upgrade(s, me, n, kind) is None]
        if kind not in workshops.known(s, me) or workshops.refuse_price(me, kind) is not None:
            able = []
        places = deed.places(s, me, UpgradeTo(KINDS[kind].id))
        assert places == [Upgrade(*told_stack(s, stack)) for stack in able]


def _compare_buildings(s: State, me: Player) -> None:
    for number, building in enumerate(BUILDINGS):
        gone = [f for f in s.world.fields if _refused(s, me, f, number) is None]
        places = trade.DEED[Demolish].places(s, me, Demolish(building.id))
        assert places == [DemolishAt(s.label(field)) for field in gone]
        built = [f for f in s.world.fields if works.refuse_site(s, me, f, number) is None]
        places = trade.DEED[Build].places(s, me, Build(building.id))
        assert places == [BuildAt(s.label(field)) for field in built]


def _refused(s: State, me: Player, field: int, building: int) -> Any:
    return demolition.refuse_demolition(s, me, field, building)


def _compare_goods(s: State, me: Player) -> None:
    if not s.mode.trade_goods:
        return
    for good in market.TRADED:
        able = [f for f in s.world.fields if market.refuse_buy(s, me, good, f) is None]
        places = trade.DEED[Buy].places(s, me, Buy(GOODS[good].id))
        assert places == [StoreAt(s.label(field)) for field in able]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_what_is_left_to_distribute_follows_from_what_lies_there(
    seats: int, options: dict[str, Any]
) -> None:
    """HRN-3.11: so a fork, whose flows begin anew, asks the same."""
    dice = random.Random(seats)
    table = civitas.new("oikumene", seats, options={**options, "start": "draft"}, seed="kit")
    while table.asks[0].what != "distribute":
        ask = table.asks[0]
        table.pick(dice.choice(ask.picks), ask.seat)
    while table.state.round == 0:
        fork = table.fork()
        asked = {ask.seat: (ask.what, ask.params, ask.options()) for ask in table.asks}
        assert {ask.seat: (ask.what, ask.params, ask.options()) for ask in fork.asks} == asked
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_who_is_in_the_menu_of_moves_has_somewhere_to_go(
    seats: int, options: dict[str, Any]
) -> None:
    dice = random.Random(seats)
    table = civitas.new("oikumene", seats, options=options, seed="moves")
    looks = 0
    while not table.over and looks < 5 * MANY:
        ask = dice.choice(table.asks)
        if ask.what.startswith("moves-"):
            looks += 1
            s = table.state
            o = Outlook(s, s.players[ask.seat])
            able = [stack for stack in sorted(o.me.units) if any(True for _ in goals(o, stack))]
            moves = [pick for pick in ask.picks if isinstance(pick, Move)]
            assert moves == [Move(*told_stack(s, stack)) for stack in able]
        table.pick(dice.choice(ask.picks), ask.seat)
    assert looks
