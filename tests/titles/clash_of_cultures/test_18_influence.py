"""Section 18: Influence Culture."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.common import Pass, Use
from civitas.titles.clash_of_cultures.picks.people import (
    Boost,
    Influence,
    StartFrom,
    TakeOver,
)
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

FIVE = 9
ONE = 1
FOUR = 7
THREE = 5


def neighbours(*advances: str, distance: int = 1, buildings: int = 1, **goods: int) -> Scene:
    """The capital of size 1 on D2, a foreign city straight below it."""
    scene = Scene(expansion=True).land("D3 D4 D5", "plains")
    scene.city(1, f"D{2 + distance}", *("temple", "academy", "fortress")[:buildings])
    return scene.knows(0, *advances).goods(0, **{"food": 0, **goods})


def colour(table: Table, label: str, building: int) -> int:
    city = city_at(table, label)
    assert city is not None
    return city.colours[building]


TEMPLE, FORTRESS, ACADEMY = 2, 3, 4


@pytest.mark.rule("COC-18.1", "COC-18.8", "COC-18.10", "COC-18.13", "COC-27.4")
def test_success_on_five_replaces_a_building() -> None:
    table = do(neighbours().rolls(FIVE).turn(0), Influence("D3"))
    assert colour(table, "D3", TEMPLE) == 0
    assert player(table, 1).pieces_left[TEMPLE] == 5
    assert player(table, 0).pieces_left[TEMPLE] == 4
    city = city_at(table, "D3")
    assert city is not None
    assert (city.owner, city.influenced) == (1, True)
    assert table.state.turn.actions == 2


@pytest.mark.rule("COC-18.10")
def test_the_building_is_chosen() -> None:
    table = do(neighbours(buildings=2).rolls(FIVE).turn(0), Influence("D3"))
    assert set(table.asks[0].picks) == {TakeOver("temple"), TakeOver("academy")}
    do(table, TakeOver("academy"))
    assert colour(table, "D3", ACADEMY) == 0
    assert colour(table, "D3", TEMPLE) == 1


@pytest.mark.rule("COC-18.11")
def test_failure_changes_nothing_and_it_may_be_tried_again() -> None:
    table = do(neighbours().rolls(ONE).turn(0), Influence("D3"))
    assert colour(table, "D3", TEMPLE) == 1
    assert Influence("D3") in offered(table, Influence)


@pytest.mark.rule("COC-18.12", "COC-3.6")
def test_after_a_success_there_is_no_other_in_the_turn() -> None:
    scene = neighbours("arts", buildings=2, culture=3).rolls(FIVE)
    table = do(scene.turn(0), Influence("D3"), TakeOver("temple"))
    assert refused(table, Influence("D3")) == "COC-18.12"
    assert not offered(table, Use)


@pytest.mark.rule("COC-18.2", "COC-18.3")
def test_range_is_the_size_of_the_start_city_and_culture_extends_it() -> None:
    assert refused(neighbours(distance=2).turn(0), Influence("D4")) == "COC-18.2"
    table = do(neighbours(distance=2, culture=1).rolls(FIVE).turn(0), Influence("D4"))
    assert goods_of(table, 0) == {}
    assert colour(table, "D4", TEMPLE) == 0
    scene = neighbours(distance=2).city(0, "D2", "academy", mood="angry").rolls(FIVE)
    table = do(scene.turn(0), Influence("D4"))
    assert colour(table, "D4", TEMPLE) == 0


@pytest.mark.rule("COC-18.9")
def test_the_result_may_be_boosted_by_exactly_what_is_missing() -> None:
    scene = neighbours(culture=3).rolls(THREE)
    table = do(scene.turn(0), Influence("D3"))
    assert table.asks[0].picks == [Boost(2), Pass()]
    do(table, Boost(2))
    assert goods_of(table, 0) == {"culture": 1}
    assert colour(table, "D3", TEMPLE) == 0
    table = do(neighbours(culture=3).rolls(THREE).turn(0), Influence("D3"), Pass())
    assert goods_of(table, 0) == {"culture": 3}
    assert colour(table, "D3", TEMPLE) == 1
    table = do(neighbours(culture=1).rolls(THREE).turn(0), Influence("D3"))
    assert asked(table) == "turn"


@pytest.mark.rule("COC-18.4", "COC-18.5")
def test_an_influenced_city_can_only_win_itself_back_without_boost() -> None:
    scene = neighbours(culture=5).city(0, "D2", mood="happy", colours={"temple": 1})
    table = scene.rolls(FOUR).turn(0)
    assert offered(table, Influence) == [Influence("D2")]
    do(table, Influence("D2"))
    assert asked(table) == "turn"
    assert colour(table, "D2", TEMPLE) == 1
    scene = neighbours().city(0, "D2", mood="happy", colours={"temple": 1})
    table = do(scene.rolls(FIVE).turn(0), Influence("D2"))
    assert colour(table, "D2", TEMPLE) == 0


@pytest.mark.rule("COC-18.5", "COC-18.6")
def test_what_cannot_be_aimed_at() -> None:
    """Own buildings in own cities, an obelisk, and what the own supply cannot replace."""
    scene = neighbours(buildings=0).city(0, "D2", "temple", mood="happy").city(1, "D3", "obelisk")
    table = scene.turn(0)
    assert refused(table, Influence("D2")) == "COC-18.6"
    assert refused(table, Influence("D3")) == "COC-18.6"
    scene = neighbours()
    scene.state.players[0].pieces_left = (6, 5, 0, 5, 5, 5, 5, 5)
    assert refused(scene.turn(0), Influence("D3")) == "COC-18.6"


@pytest.mark.rule("COC-18.7")
def test_barbarian_cities_with_buildings_are_targets() -> None:
    scene = neighbours().capture("barbarians", "D3").rolls(FIVE)
    table = do(scene.turn(0), Influence("D3"))
    assert colour(table, "D3", TEMPLE) == 0


@pytest.mark.rule("COC-18.8")
@pytest.mark.content("advances/conversion")
def test_conversion_adds_one_and_rewards_success() -> None:
    scene = neighbours("conversion").rolls(FOUR)
    table = do(scene.turn(0), Influence("D3"))
    assert colour(table, "D3", TEMPLE) == 0
    assert goods_of(table, 0) == {"culture": 1}


@pytest.mark.rule("COC-18.14")
@pytest.mark.content(
    "advances/separation_of_power", "advances/totalitarianism", "advances/devotion"
)
@pytest.mark.parametrize("advance", ["separation_of_power", "totalitarianism", "devotion"])
def test_boosting_may_be_forbidden(advance: str) -> None:
    """A happy city, one with army units, one with a temple."""
    mood = "happy" if advance == "separation_of_power" else "neutral"
    scene = neighbours(culture=5).city(1, "D3", mood=mood).knows(1, advance)
    if advance == "totalitarianism":
        scene.units(1, "D3", infantry=1)
    table = do(scene.rolls(FOUR).turn(0), Influence("D3"))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"culture": 5}
    far = neighbours(culture=5, distance=2).city(1, "D4", mood=mood).knows(1, advance)
    if advance == "totalitarianism":
        far.units(1, "D4", infantry=1)
    assert refused(far.turn(0), Influence("D4")) == "COC-18.2"


@pytest.mark.rule("COC-18.14")
@pytest.mark.parametrize("advance", ["separation_of_power", "totalitarianism", "devotion"])
def test_boosting_is_allowed_where_the_condition_fails(advance: str) -> None:
    scene = neighbours(buildings=0, culture=1).city(1, "D3", "academy", mood="neutral")
    table = do(scene.knows(1, advance).rolls(FOUR).turn(0), Influence("D3"))
    assert asked(table) == "influence-boost"


@pytest.mark.rule("COC-18.15")
@pytest.mark.content("advances/monuments")
def test_monuments_protect_cities_with_a_wonder() -> None:
    scene = neighbours().city(1, "D3", wonders=["great_wall"])
    assert Influence("D3") in offered(scene.turn(0), Influence)
    scene.knows(1, "monuments")
    assert refused(scene.turn(0), Influence("D3")) == "COC-18.15"


@pytest.mark.rule("COC-18.16")
@pytest.mark.content("advances/arts")
def test_arts_make_it_a_free_action_once_per_turn() -> None:
    scene = neighbours("arts", culture=2).rolls(ONE)
    table = do(scene.turn(0), Use("arts"))
    assert goods_of(table, 0) == {"culture": 1}
    assert table.state.turn.actions == 3
    assert not offered(table, Use)


@pytest.mark.rule("COC-18.1", "COC-18.3")
def test_starts_that_differ_are_offered() -> None:
    """Where the leader is, the result is better; the other city is nearer."""
    scene = neighbours(distance=2, culture=1).city(0, "C4").player(0, civilization="aztecs")
    scene.leader(0, "acamapichtli", "D2").rolls(FOUR)
    table = do(scene.turn(0), Influence("D4"))
    assert table.asks[0].picks == [StartFrom("C4", 0), StartFrom("D2", 1)]
    do(table, StartFrom("D2", 1))
    assert colour(table, "D4", TEMPLE) == 0
