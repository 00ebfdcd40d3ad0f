"""What is kept of the features of a position goes with whatever it was counted from (COC-4.14)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import civitas
from civitas.kernel.features import Last
from civitas.kernel.values import NOBODY, changed, put
from civitas.titles.clash_of_cultures import features as told
from civitas.titles.clash_of_cultures.content.pieces import BUILDINGS
from civitas.titles.clash_of_cultures.picks.trade import Accept, Deal, Propose, WantCard
from civitas.titles.clash_of_cultures.state import ANGRY, HAPPY, Player, State

KEPT = [each for each in vars(told).values() if isinstance(each, Last)]


def _city(s: State, me: Player, **fields: object) -> None:
    s.cities[me.cities[0]] = changed(s.cities[me.cities[0]], **fields)


def _building(s: State, me: Player) -> None:
    colours = s.cities[me.cities[0]].colours
    free = next(n for n in BUILDINGS if colours[n] == NOBODY)
    _city(s, me, colours=put(colours, free, me.seat))


def _mood(s: State, me: Player) -> None:
    _city(s, me, mood=ANGRY if s.cities[me.cities[0]].mood == HAPPY else HAPPY)


def _wonder(s: State, me: Player) -> None:
    _city(s, me, wonders=(*s.cities[me.cities[0]].wonders, 0))


def _objective(s: State, me: Player) -> None:
    me.objectives = (*me.objectives, (0, 0))


def _marked_area(s: State, me: Player) -> None:
    me.marked_areas += 1


def _wonder_marker(s: State, me: Player) -> None:
    s.wonder_markers = put(s.wonder_markers, 1, (me.seat, NOBODY))


def _event_points(s: State, me: Player) -> None:
    me.event_points += 1


def _killed_leader(s: State, me: Player) -> None:
    me.killed_leaders = (*me.killed_leaders, 0)


def _advance(s: State, me: Player) -> None:
    me.advances ^= 1


def _civilization_advance(s: State, me: Player) -> None:
    me.civilization_advances ^= 1


def _unit(s: State, me: Player) -> None:
    place, units = next(iter(s.units[me.seat].items()))
    s.units[me.seat][place] = (*units, units[0])


CHANGES = [
    _building,
    _mood,
    _wonder,
    _objective,
    _marked_area,
    _wonder_marker,
    _event_points,
    _killed_leader,
    _advance,
    _civilization_advance,
    _unit,
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_change_is_counted(change: Callable[[State, Player], None], seat: int) -> None:
    dice, table = random.Random(1), civitas.new("clash_of_cultures", 2, seed="kept")
    while len(table.journal) < 60 or table.state.offer is not None:
        table.pick(dice.choice(table.asks[0].picks), table.asks[0].seat)
    state = table.state
    before = told.features(state, 0)
    change(state, state.players[seat])
    after = told.features(state, 0)
    for each in KEPT:
        each.forget()
    assert after == told.features(state, 0) != before


@pytest.mark.rule("COC-5.2")
def test_nothing_else_changes_while_an_offer_is_made_up() -> None:
    """So features are not counted anew there; of a copy of the state they always are."""
    dice, offers = random.Random(2), 0
    table = civitas.new("clash_of_cultures", 2, options={"expansion": True}, seed="talk")
    while not table.over and offers < 400:
        state = table.state
        offers += state.offer is not None
        for seat in (0, 1):
            assert told.features(state, seat) == told.features(state.copy(), seat)
            told.features(state, seat)
        ask = table.asks[0]
        trade = [pick for pick in ask.picks if isinstance(pick, Accept | Deal | Propose | WantCard)]
        table.pick(dice.choice(trade or ask.picks), ask.seat)
    assert offers == 400
