"""A second account of what persons have and may do, from the clauses and the printed tables alone.

It is written as the clauses stand, shares no line with the rules, and is compared with them
wherever random play leads, also from wild positions.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from civitas.kernel.asks import Ask
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.content.fields import LAND, SEAS
from civitas.titles.era_of_tribes.content.peoples import PEOPLES
from civitas.titles.era_of_tribes.picks.land import Assault, To
from civitas.titles.era_of_tribes.state import Player, State
from tests.titles.era_of_tribes.helpers import match, state
from tests.titles.era_of_tribes.wild_positions import wild_position

NOBODY, BARBARIANS = -1, 6
FARMING, NAVIGATION = 0, 2
FARMED = (0, 2, 3, 5, 8)
"""By level, all food that Farming has given (EOT-5.12)."""
LANDS = {land.id: land for land in LAND}
WATERS = {sea.id: sea for sea in SEAS}
NAMES = (*LANDS, *WATERS)
NUMBER = {name: number for number, name in enumerate(NAMES)}


def people_of(me: Player) -> str:
    return PEOPLES[me.people].id


def plate(s: State, me: Player) -> int:
    """The food that there is, less the hunger: of the fields held, of the people, of Farming and of
    the Iron Age, without what the cities have cost."""
    people = people_of(me)
    held = {name for name in NAMES if s.owner[NUMBER[name]] == me.seat}
    food = sum(land.food for name, land in LANDS.items() if name in held)
    fish = sum(sea.fish for name, sea in WATERS.items() if name in held)
    given = {"iberians": 1, "slavs": 3 if me.automa else 2}.get(people, 0)
    cities = len(me.cities) * (1 if people == "egyptians" else 2)
    iron_age = int(me.epoch == 2)
    caught = fish * (2 if people == "britons" else 1)
    return food + caught + given + FARMED[me.levels[FARMING]] + iron_age - cities


def surplus(s: State) -> list[int]:
    """What is on the plates beyond that."""
    return [me.food - me.hunger - plate(s, me) for me in s.players]


def attacked(s: State) -> set[str]:
    assert s.expansion is not None
    return {NAMES[attack.place] for attack in s.expansion.attacks}


def marches(s: State, me: Player, start: str, points: int) -> set[str]:
    """EOT-8.2, EOT-8.4, EOT-8.6, EOT-8.8: a border costs a point, and where others are or a battle
    waits nobody passes."""
    reached, edge = {start}, [start]
    for _ in range(points):
        beyond = {near for place in edge for near in LANDS[place].land_adj}
        edge = [place for place in inside(s, beyond) if place not in reached]
        reached.update(edge)
        edge = [place for place in edge if passes(s, me, place)]
    return reached - {start}


def passes(s: State, me: Player, place: str) -> bool:
    owner = s.owner[NUMBER[place]]
    friend = 0 <= owner < BARBARIANS and bool(me.allies >> owner & 1)
    return place not in attacked(s) and (owner in (NOBODY, me.seat) or friend)


def inside(s: State, places: Iterable[str]) -> list[str]:
    """EOT-2.6"""
    return [place for place in places if NUMBER[place] in s.area.inside]


def voyages(s: State, me: Player, start: str, points: int) -> set[str]:
    """EOT-8.2, EOT-8.14, EOT-8.15: feet cost a point each, and in a sea of others, or where a
    battle was demanded, the fleet stops."""
    spent = {start: 0}
    queue = [start]
    while queue:
        sea = queue.pop(0)
        stops = s.owner[NUMBER[sea]] not in (NOBODY, me.seat) or sea in attacked(s)
        if sea != start and stops:
            continue
        for border in WATERS[sea].sea_adj:
            cost = spent[sea] + 1 + border.feet
            if inside(s, [border.to]) and cost < spent.get(border.to, points + 1):
                spent[border.to] = cost
                queue.append(border.to)
    shores = inside(s, WATERS[start].land_adj) if points else []
    return {*spent, *shores} - {start}


def offered(ask: Ask) -> set[str]:
    return {pick.field for pick in ask.picks if isinstance(pick, To | Assault)}


def agree(table: Table, ask: Ask, at_first: list[int]) -> int:
    """Looks at one question; was there anything to compare?"""
    s = state(table)
    me = s.players[ask.seat]
    if ask.what == "turn":
        assert surplus(s) == at_first
        return 1
    start, points = str(ask.params.get("field", "")), int(ask.params.get("points", 0))
    if ask.what == "march" and s.owner[NUMBER[start]] == me.seat:
        assert offered(ask) == marches(s, me, start, points)
        return 1
    if ask.what == "sail":
        assert offered(ask) == voyages(s, me, start, points)
        return 1
    return 0


def play(table: Table, seed: int, picks: int) -> int:
    """At random, but nobody leaves a move out; how much was compared."""
    dice, compared, at_first = random.Random(seed), 0, surplus(state(table))
    for _ in range(picks):
        if not table.asks:
            break
        ask = dice.choice(table.asks)
        compared += agree(table, ask, at_first)
        wanted = [pick for pick in ask.picks if type(pick).__name__ not in ("Pass", "Done")]
        table.pick(dice.choice(wanted or ask.picks), ask.seat)
    return compared


@pytest.mark.rule("EOT-8.5", "EOT-8.19", "EOT-9.49", "EOT-11.6", "EOT-11.7", "EOT-11.8")
@pytest.mark.rule("EOT-8.2", "EOT-8.4", "EOT-8.8", "EOT-8.14", "EOT-8.15")
@pytest.mark.parametrize(("persons", "automas"), [(2, 0), (4, 0), (2, 2)])
def test_whoever_reckons_anew_from_wild_positions_comes_to_the_same(
    persons: int, automas: int
) -> None:
    dice = random.Random(persons)
    table, _ = wild_position(dice, persons + automas, automas)
    assert play(table, persons, 600) > 30


@pytest.mark.rule("EOT-2.17", "EOT-2.18", "EOT-5.12", "EOT-6.8", "EOT-6.10", "EOT-8.31")
@pytest.mark.parametrize("players", [2, 5])
def test_the_plate_has_what_land_progress_and_epochs_have_given(players: int) -> None:
    table = match(players, seed="plate")
    dice = random.Random(players)
    while table.asks[0].what != "turn":
        table.pick(dice.choice(table.asks[0].picks), table.asks[0].seat)
    assert surplus(state(table)) == [0] * players
    assert play(table, players, 800) > 30
