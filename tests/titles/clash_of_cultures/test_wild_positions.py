"""Random play from wild positions: armies face to face, half of all advances, hands full of cards.

A match of random picks seldom comes to blows; here every rule meets every other.
"""

from __future__ import annotations

import random

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.battles.battle import start
from civitas.titles.clash_of_cultures.content.advances import ADVANCES
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS, OBJECTIVES, WONDERS
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS
from civitas.titles.clash_of_cultures.content.pieces import BUILDINGS, PORT, SHIP, STRUCTURES
from civitas.titles.clash_of_cultures.scene import Scene
from civitas.titles.clash_of_cultures.state import MOODS, State
from civitas.titles.clash_of_cultures.units import (
    army_room,
    enemy_units,
    in_supply,
    place_unit,
)
from tests.conftest import QUICK

MATCHES = 3 if QUICK else 60
PICKS = 400
GOODS = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")
LAND = (1, 3, 4, 5)
"""Infantry, cavalry, elephants, leaders; the last are brought with their cards."""


def wild_position(dice: random.Random, seats: int) -> tuple[Table, State]:
    """Everything revealed and crowded, a battle going on, near the end of the match."""
    scene = Scene(players=seats, seed=dice.randrange(1 << 30), expansion=True)
    s = scene.state
    for slot in range(1, len(s.tiles) + 1):
        scene.reveal(slot, turned=dice.random() < 0.5)
    places = list(range(len(s.map.terrain)))
    dice.shuffle(places)
    civilizations = dice.sample(CIVILIZATIONS, seats)
    for seat in range(seats):
        advances = [a.id for a in ADVANCES if dice.random() < 0.5 or a.id == "tactics"]
        name = civilizations[seat].id
        scene.player(
            seat,
            advances=advances,
            civilization=name,
            civilization_advances=[a.id for a in civilizations[seat].advances],
        )
        scene.goods(seat, **{good: dice.randrange(3 if good == "food" else 6) for good in GOODS})
    _deal(scene, dice, seats)
    for place in places:
        if s.map.is_land(place):
            _settle(scene, dice, place, seats)
        else:
            _sail(scene, dice, place, seats)
    for seat in range(seats):
        leader = dice.choice(civilizations[seat].leaders)
        home = s.label(s.players[seat].cities[0])
        if army_room(s, seat, s.hex(home)) > 0:
            scene.leader(seat, leader, home)
    s.round, s.phase = 6, 3
    s.start = s.seat = s.clockwise[0]
    s.agenda = ()
    s.do(*[Step("turn.start", me.seat) for me in s.in_order()], Step("phase.end"))
    _clash(scene, dice, seats)
    position = s.copy()
    return scene.at(*reversed(s.agenda)), position


def _clash(scene: Scene, dice: random.Random, seats: int) -> None:
    """A battle has just begun somewhere."""
    s = scene.state
    held = [(owner, place) for owner, units in enumerate(s.units) for place in units]
    defender, place = dice.choice(held)
    land = s.map.is_land(place)
    attacker = dice.choice([n for n in (*range(seats), 4 if land else 5) if n != defender])
    kinds = LAND[:3] if land else (SHIP,)
    group = [kind for kind in dice.choices(kinds, k=3) if in_supply(s, attacker, kind) > 2]
    if not group:
        return
    for kind in group:
        place_unit(s, attacker, place, kind)
    near = s.map.near_land(place) if land else s.map.near_water(place)
    free = [n for n in near if not enemy_units(s, attacker, n) and n not in s.cities]
    came = dice.choice(free) if free else place
    start(s, attacker, defender, place, came, tuple(group), may_retreat=bool(free))


def _deal(scene: Scene, dice: random.Random, seats: int) -> None:
    cards = dice.sample([card.id for card in ACTION_CARDS], 4 * seats)
    objectives = dice.sample([card.id for card in OBJECTIVES], 2 * seats)
    wonders = dice.sample([card.id for card in WONDERS], seats)
    for seat in range(seats):
        scene.player(
            seat,
            actions=cards[4 * seat : 4 * seat + 4],
            objectives=objectives[2 * seat : 2 * seat + 2],
            wonders=[wonders[seat]],
        )


def _settle(scene: Scene, dice: random.Random, place: int, seats: int) -> None:
    """A city with buildings, and whoever holds it; or an army in the open."""
    s, label = scene.state, scene.state.label(place)
    owner: int | str = dice.choice([*range(seats), "barbarians"])
    if place in s.cities:
        owner = s.cities[place].owner
    elif dice.random() < 0.25 and _settlements(s, owner):
        scene.city(owner, label, mood=dice.choice(MOODS))
    if place in s.cities and isinstance(owner, int):
        for kind in BUILDINGS:
            fits = kind != PORT or s.map.near_water(place)
            if fits and s.players[owner].pieces_left[kind] and dice.random() < 0.2:
                scene.city(owner, label, STRUCTURES[kind].id, mood=dice.choice(MOODS))
    number = 4 if owner == "barbarians" else int(owner)
    for _ in range(dice.randrange(4) if dice.random() < 0.7 else 0):
        kind = dice.choice(LAND[:3])
        if in_supply(s, number, kind) and army_room(s, number, place) > 0:
            place_unit(s, number, place, kind)


def _settlements(s: State, owner: int | str) -> int:
    return s.wild_settlements if isinstance(owner, str) else s.players[owner].pieces_left[0]


def _sail(scene: Scene, dice: random.Random, place: int, seats: int) -> None:
    """Ships with passengers, or pirates."""
    s, label = scene.state, scene.state.label(place)
    if dice.random() < 0.5:
        return
    owner = dice.choice([*range(seats), 5])
    if not in_supply(s, owner, 2):
        return
    place_unit(s, owner, place, 2)
    if owner < seats and in_supply(s, owner, 1) and dice.random() < 0.5:
        scene.units(owner, label, infantry=1)


@pytest.mark.parametrize("number", range(MATCHES))
def test_every_rule_meets_every_other(number: int) -> None:
    dice = random.Random(number)
    seats = 2 + number % 3
    start, position = wild_position(dice, seats)
    title = start.title
    table = Table(start.header, title, log=False, position=position)
    assert position.battle is not None or number
    box = title.box(title.meta.setting(seats))
    for _ in range(PICKS):
        if table.over:
            break
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)
        assert title.census(table.state) == box
