"""What may be plundered, who goes in or out, where units flee, who suffers attrition and where fish
go is what a second account of the clauses comes to (`provost.py`), in wild positions and as they
are played on."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import astuple

from civitas.kernel.asks import Pick
from civitas.titles.oikumene.content.units import CUBES, KINDS
from civitas.titles.oikumene.farming.fishing import _store, catch
from civitas.titles.oikumene.means.plunder import plunder_gold, plunder_prestige
from civitas.titles.oikumene.means.units import cubes
from civitas.titles.oikumene.moves.attrition import cut_off, high_up, perils
from civitas.titles.oikumene.moves.outlook import Outlook
from civitas.titles.oikumene.picks.common import OnStack, stack_of
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, SPACE_OF, SPOT_OF, SPOTS, space_at, spot_at
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.flight import _ways, occupied
from civitas.titles.oikumene.war.plunder import _own, _picks
from civitas.titles.oikumene.war.withdrawal import withdrawals
from civitas.titles.oikumene.world import spaces
from tests.titles.oikumene.provost import Deed, Provost
from tests.titles.oikumene.wild_positions import wild_position

MATCHES = 10
PICKS = 60
EACH = 15


def positions(number: int) -> Iterator[State]:
    """A wild position, and what becomes of it at random."""
    dice = random.Random(f"second combat {number}")
    table, _ = wild_position(dice, (2, 3, 4, 8)[number % 4])
    for at in range(PICKS):
        if table.over:
            return
        if at % EACH == 0:
            yield table.state
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)


def everybody(number: int) -> Iterator[tuple[State, Player, Provost]]:
    for s in positions(number):
        yield from ((s, me, Provost(s, me.seat)) for me in s.in_order())


def told(pick: Pick) -> Deed:
    return (type(pick).__name__, *astuple(pick))


@pytest.mark.rule("HRN-11.1", "HRN-11.2", "HRN-11.3", "HRN-11.4", "HRN-11.5", "HRN-13.14")
@pytest.mark.rule("HRN-18.10", "HRN-18.11", "HRN-18.12", "HRN-18.22", "HRN-2.24", "HRN-16.3")
@pytest.mark.parametrize("number", range(MATCHES))
def test_what_may_be_plundered_and_what_it_brings(number: int) -> None:
    for s, me, provost in everybody(number):
        picks = [pick for field in spaces(_own(s, me)) for pick in _picks(s, me, field)]
        assert {told(pick) for pick in picks} == provost.spoils()
        for field in provost.plunderable():
            n = s.world.number[field]
            assert (plunder_gold(s, me, n), plunder_prestige(s, me, n)) == provost.gains(field)


@pytest.mark.rule("HRN-8.1", "HRN-8.5", "HRN-8.7", "HRN-8.9", "HRN-2.19", "HRN-2.25")
@pytest.mark.parametrize("number", range(MATCHES))
def test_who_goes_in_or_out(number: int) -> None:
    for s, me, provost in everybody(number):
        if cubes(me) >= CUBES:
            continue
        found = {
            (type(pick).__name__, stack_of(s, pick))
            for pick in withdrawals(s, me, {})
            if isinstance(pick, OnStack)
        }
        assert found == provost.withdrawals()


@pytest.mark.rule("HRN-9.21", "HRN-6.2", "HRN-6.3", "HRN-6.13", "HRN-18.31")
@pytest.mark.parametrize("defends", [True, False])
@pytest.mark.parametrize("number", range(MATCHES))
def test_where_units_flee(number: int, defends: bool) -> None:
    for s, me, provost in everybody(number):
        if me.rivers:
            continue
        o, shut = Outlook(s, me), occupied(s, me)
        for stack in me.units:
            space, spot = s.label(SPACE_OF[stack]), SPOTS[SPOT_OF[stack]]
            if spot not in ("out", "site", "aboard"):
                continue
            ways = _ways(o, stack, shut, defends)
            found = {(s.label(space_at(way)), SPOTS[spot_at(way)]) for way in ways}
            kind = KINDS[KIND_OF[stack]].id
            assert found == provost.ways(space, spot, kind, defends=defends), (space, spot, kind)


@pytest.mark.rule("HRN-7.2", "HRN-7.5", "HRN-7.7", "HRN-7.8", "HRN-18.40", "HRN-18.43", "HRN-18.48")
@pytest.mark.parametrize("number", range(MATCHES))
def test_who_suffers_attrition(number: int) -> None:
    for s, me, provost in everybody(number):
        assert set(cut_off(s, me)) == provost.cut_off()
        assert set(high_up(s, me)) == provost.high_up()
        wild = {
            t for t in me.units if s.world.neutral >> SPACE_OF[t] & 1 and perils(s, me, SPACE_OF[t])
        }
        assert wild == set(provost.in_the_wild())


@pytest.mark.rule("HRN-15.5", "HRN-15.6", "HRN-2.11")
@pytest.mark.parametrize("number", range(MATCHES))
def test_where_fish_go(number: int) -> None:
    for s, me, provost in everybody(number):
        if s.rules.mode == "quick":  # nobody fishes
            continue
        then = s.copy()
        account = provost.stored()
        for sea in spaces(s.held[me.seat] & ((1 << s.world.waters) - (1 << s.world.lands))):
            _store(then, then.players[me.seat], sea, catch(s, sea))
        assert {field: then.fish[s.world.number[field]] for field in account} == account
