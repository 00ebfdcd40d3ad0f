"""Section 6: size, mood, activation."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.cities.cities import adjusted_size, raise_mood
from civitas.titles.clash_of_cultures.city import City
from civitas.titles.clash_of_cultures.content.pieces import TEMPLE
from civitas.titles.clash_of_cultures.picks.cities import Collect, Take
from civitas.titles.clash_of_cultures.picks.common import Done, Use
from civitas.titles.clash_of_cultures.scene import Scene, city_at
from civitas.titles.clash_of_cultures.state import ANGRY, HAPPY, NEUTRAL
from tests.titles.clash_of_cultures.helpers import do, offered, refused


def city(table: Table, label: str = "D2") -> City:
    found = city_at(table, label)
    assert found is not None
    return found


@pytest.mark.rule("COC-6.1", "COC-6.2")
def test_size_counts_every_structure() -> None:
    scene = Scene().city(0, "D2", "temple", colours={"academy": 1}, wonders=["great_wall"])
    found = scene.state.cities[scene.state.hex("D2")]
    assert (found.owner, found.size) == (0, 4)


@pytest.mark.rule("COC-6.9")
@pytest.mark.parametrize(("mood", "size"), [(HAPPY, 4), (NEUTRAL, 3), (ANGRY, 1)])
def test_mood_adjusted_size(mood: int, size: int) -> None:
    scene = Scene().city(0, "D2", "temple", "academy")
    assert adjusted_size(scene.state.cities[scene.state.hex("D2")], mood) == size


@pytest.mark.rule("COC-6.11", "COC-6.12", "COC-6.13")
def test_activating_again_and_again() -> None:
    """Happy: the second drops it to neutral, the third to angry, a fourth is the last."""
    table = Scene().turn(0, actions=5)
    moods = []
    for _ in range(4):
        do(table, Collect("D2"))
        if table.asks[0].what == "collect":
            do(table, Done())
        moods.append(city(table).mood)
    assert moods == [HAPPY, NEUTRAL, ANGRY, ANGRY]
    assert not offered(table, Collect)
    assert refused(table, Collect("D2")) == "COC-6.13"


@pytest.mark.rule("COC-6.12", "COC-9.2")
def test_an_activation_uses_the_mood_before_the_drop() -> None:
    table = Scene().city(0, "D2", mood="happy", activations=1).turn(0)
    do(table, Collect("D2"), Take("E2", "ore"), Take("C2", "wood"))
    assert city(table).mood == NEUTRAL


@pytest.mark.rule("COC-6.14")
def test_raising_removes_the_spent_mark_but_not_the_count() -> None:
    scene = Scene().city(0, "D2", mood="angry", activations=2, spent=True)
    place = scene.state.hex("D2")
    raise_mood(scene.state, place, "COC-17.1")
    now = scene.state.cities[place]
    assert (now.mood, now.spent, now.activations) == (NEUTRAL, False, 2)


@pytest.mark.rule("COC-6.8")
def test_happy_cannot_be_raised() -> None:
    scene = Scene().city(0, "D2", mood="happy", activations=1)
    before = scene.state.cities[scene.state.hex("D2")]
    raise_mood(scene.state, scene.state.hex("D2"), "COC-17.1", 2)
    assert scene.state.cities[scene.state.hex("D2")] == before


@pytest.mark.rule("COC-6.16", "COC-6.17")
def test_a_foreign_building_is_influence() -> None:
    own = Scene().city(0, "D2", "temple").state.cities
    (first, *_) = own.values()
    assert not first.influenced
    assert replace(first, colours=(*first.colours[:TEMPLE], 1, *first.colours[3:])).influenced


@pytest.mark.rule("COC-26.21")
@pytest.mark.content("advances/forced_labor")
def test_forced_labor_lets_angry_cities_work_as_neutral() -> None:
    scene = Scene().city(0, "D2", "temple", mood="angry")
    scene.player(0, mood=1, advances=["forced_labor"])
    table = scene.turn(0)
    do(table, Use("forced_labor"), Collect("D2"), Take("E2", "ore"), Take("C2", "wood"))
    assert city(table).spent
    assert refused(table, Collect("D2")) == "COC-6.13"
