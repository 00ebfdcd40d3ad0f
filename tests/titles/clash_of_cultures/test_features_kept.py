"""What is kept of the features of a position goes with whatever it was counted from (COC-4.14)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import civitas
from civitas.kernel.features import Last
from civitas.kernel.values import NOBODY, changed, put
from civitas.titles.clash_of_cultures import features as told
from civitas.titles.clash_of_cultures.content.pieces import BUILDINGS, INFANTRY
from civitas.titles.clash_of_cultures.state import ANGRY, BARBARIANS, HAPPY, Player, State

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


def _horde(s: State, _: Player) -> None:
    place = next(n for n in range(len(s.map.terrain)) if n not in s.units[BARBARIANS])
    s.units[BARBARIANS][place] = (INFANTRY,)


def _hand(s: State, me: Player) -> None:
    me.action_hand = (*me.action_hand, 0)


def _turn(s: State, _: Player) -> None:
    s.turn.actions += 1


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
    _horde,
    _hand,
    _turn,
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_change_is_counted(change: Callable[[State, Player], None], seat: int) -> None:
    dice, table = random.Random(1), civitas.new("clash_of_cultures", 2, seed="kept")
    while not table.over and len(table.journal) < 60:
        table.pick(dice.choice(table.asks[0].picks), table.asks[0].seat)
    state = table.state
    before = told.features(state, 0)
    change(state, state.players[seat])
    after = told.features(state, 0)
    for each in KEPT:
        each.forget()
    assert after == told.features(state, 0) != before
