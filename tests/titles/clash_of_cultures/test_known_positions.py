"""Whatever is played, between two actions the position is one that the rules allow."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from civitas.kernel.values import NONE, NOWHERE
from civitas.titles.clash_of_cultures.content.cards import WONDERS
from civitas.titles.clash_of_cultures.content.pieces import LEADER, PORT, SHIP
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.scene import Scene
from civitas.titles.clash_of_cultures.state import BARBARIANS, KIND, State
from civitas.titles.clash_of_cultures.units import army_room, ship_room
from tests.conftest import QUICK
from tests.titles.clash_of_cultures.test_wild_positions import wild_position

MATCHES = 2 if QUICK else 30
PICKS = 500


def faults(s: State) -> Iterator[str]:
    """What is wrong with a position in which no battle is going on."""
    yield from _units_out_of_place(s)
    yield from _cities_in_disorder(s)
    for me in s.players:
        figures = [u for here in s.units[me.seat].values() for u in here if u & KIND == LEADER]
        if len(figures) != (me.leader != NONE):
            yield f"seat {me.seat} has {len(figures)} figures of a leader"


def _units_out_of_place(s: State) -> Iterator[str]:
    for owner, units in enumerate(s.units):
        for place, here in units.items():
            where = f"{owner} on {s.label(place)}"
            if any(other != owner and place in there for other, there in enumerate(s.units)):
                yield f"{where}: enemies share the hex (COC-15.1)"
            if not s.map.is_revealed(place):
                yield f"{where}: not revealed (COC-2.4)"
            elif s.map.is_land(place):
                city = s.cities.get(place)
                if army_room(s, owner, place) < 0:
                    yield f"{where}: too many (COC-1.7)"
                if any(unit & KIND == SHIP for unit in here):
                    yield f"{where}: a ship ashore (COC-13.3)"
                if city is not None and city.owner != owner:
                    yield f"{where}: in a city of {city.owner} (COC-16.1)"
            elif owner < BARBARIANS and ship_room(s, owner, place) < 0:
                yield f"{where}: too many aboard (COC-1.8)"


def _cities_in_disorder(s: State) -> Iterator[str]:
    working: dict[int, int] = {}
    for place, city in s.cities.items():
        where = s.label(place)
        if (city.port != NOWHERE) != city.has(PORT):
            yield f"{where}: a port without port hex, or the other way round (COC-10.4)"
        if city.owner < BARBARIANS and place not in s.players[city.owner].cities:
            yield f"{where}: its owner does not know it"
        working |= dict.fromkeys(city.wonders, city.owner)
    for me in s.players:
        for wonder, content in enumerate(WONDERS):
            if me.has(ABILITY[content.id]) != (working.get(wonder) == me.seat):
                yield f"{content.id}: works for {me.seat}, or should (COC-24.5, COC-24.14)"


@pytest.mark.rule("COC-1.7", "COC-1.8", "COC-2.4", "COC-13.3", "COC-15.1", "COC-16.1")
@pytest.mark.parametrize("seed", range(MATCHES))
def test_between_two_actions_the_position_is_a_legal_one(seed: int) -> None:
    dice = random.Random(seed)
    table, _ = wild_position(dice, dice.choice((2, 3, 4)))
    for _ in range(PICKS):
        table.pick(dice.choice(table.asks[0].picks))
        if table.over:
            return
        if table.asks[0].what == "turn":
            assert list(faults(table.state)) == []


def test_what_is_wrong_is_found() -> None:
    scene = Scene(expansion=True).land("D3", "plains").land("C3", "water")
    assert list(faults(scene.state)) == []
    scene.units(0, "D3", infantry=5).units(1, "D3", settler=1).units(0, "D4", infantry=1)
    scene.units(0, "C3", settler=1, ship=1).units(0, "C3", infantry=2).units(1, "D2", infantry=1)
    scene.state.players[1].enable(ABILITY["great_wall"])
    found = " ".join(faults(scene.state))
    for clause in ("COC-15.1", "COC-2.4", "COC-1.7", "COC-16.1", "COC-1.8", "COC-24.5"):
        assert clause in found
