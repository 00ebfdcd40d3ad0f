"""Section 8: founding cities."""

from __future__ import annotations

import pytest

from civitas.kernel.explain import Amount, Terms
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.land.founding import refuse_found
from civitas.titles.era_of_tribes.means.cities import return_city, set_city
from civitas.titles.era_of_tribes.picks.common import DONE
from civitas.titles.era_of_tribes.picks.land import Assault, FoundCity, March, To
from civitas.titles.era_of_tribes.scene import Scene, city_at, player, vassals_at
from tests.titles.era_of_tribes.expansions import move, romans
from tests.titles.era_of_tribes.helpers import asked, do, offered


def builders(vassals: int = 3, level: int = 1) -> Scene:
    return romans().vassals(0, "latium", vassals).player(0, levels={"architecture": level})


@pytest.mark.rule("EOT-8.29", "EOT-8.30", "EOT-8.31")
def test_three_vassals_become_a_city() -> None:
    scene = builders(4).player(0, food=3)
    free = scene.me(0).free
    table = do(move(scene), DONE)
    assert table.asks[0].picks == [FoundCity("latium"), DONE]
    told = table.asks[0].terms
    assert told is not None
    gains = (Amount("free_vassals", 6), Amount("influence", 1))
    assert told(FoundCity("latium")) == Terms((Amount("food", 2),), gains)
    do(table, FoundCity("latium"))
    me = player(table, 0)
    assert (city_at(table, "latium"), vassals_at(table, "latium")) == (True, 1)
    assert me.free == free + 3 + 3
    assert me.slots == (0, 3, 3, 3, 3, 3, 3, 3)
    assert (me.food, me.hunger, me.influence) == (1, 0, 2)


@pytest.mark.rule("EOT-8.31", "EOT-11.8")
def test_missing_food_becomes_hunger() -> None:
    table = do(move(builders().player(0, food=1)), DONE, FoundCity("latium"))
    assert (player(table, 0).food, player(table, 0).hunger) == (0, 1)


@pytest.mark.rule("EOT-8.31", "EOT-12.3")
@pytest.mark.content("abilities/granaries")
def test_a_city_of_egyptians_costs_one_food() -> None:
    scene = Scene(peoples=["egyptians", "greek"]).vassals(0, "delta", 3)
    table = move(scene.player(0, food=2, levels={"architecture": 1}))
    do(table, DONE, FoundCity("delta"))
    assert (player(table, 0).food, player(table, 0).hunger) == (1, 0)


@pytest.mark.rule("EOT-8.29")
def test_three_must_be_there_after_the_movement() -> None:
    scene = builders(2)
    assert asked(do(move(scene), DONE)) == "turn"
    table = do(move(scene), March("campania", 1), To("latium"), DONE)
    assert table.asks[0].picks == [FoundCity("latium"), DONE]


@pytest.mark.rule("EOT-8.29", "EOT-5.19")
@pytest.mark.parametrize(("level", "cities"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8)])
def test_architecture_limits_the_cities(level: int, cities: int) -> None:
    scene = builders(3, level)
    places = ["campania", "apulia", "bruttium", "etruria", "venetia", "cisalpina", "provincia"]
    scene.city(0, *places[: max(cities - 1, 0)])
    assert bool(offered(do(move(scene), DONE), FoundCity)) == bool(level)
    if cities == 8:
        return_city(scene.state, scene.me(0), FIELD["provincia"], "EOT-8.34")
        scene.city(0, "dalmatia", "noricum")
    elif cities:
        scene.city(0, "dalmatia")
    assert asked(do(move(scene), DONE)) == "turn"
    refusal = refuse_found(scene.state, scene.me(0), FIELD["latium"])
    assert refusal is not None
    assert refusal.message == "city-limit"


@pytest.mark.rule("EOT-8.29")
def test_no_second_city_in_a_province() -> None:
    scene = romans().city(0, "latium", vassals=4).player(0, levels={"architecture": 1})
    assert asked(do(move(scene), DONE)) == "turn"


@pytest.mark.rule("EOT-8.32")
def test_several_cities_in_one_expansion() -> None:
    scene = builders().vassals(0, "campania", 3).player(0, food=4)
    table = do(move(scene), DONE, FoundCity("campania"), FoundCity("latium"))
    assert asked(table) == "turn"
    assert player(table, 0).cities == (FIELD["campania"], FIELD["latium"])
    assert player(table, 0).influence == 3


@pytest.mark.rule("EOT-8.32")
def test_no_city_in_a_province_under_attack() -> None:
    """Three attackers stand there; it is not theirs yet, and founding comes before battles."""
    scene = builders(4).land(1, "etruria")
    table = move(scene)
    for _ in range(3):
        do(table, March("latium", 1), Assault("etruria"))
    place = FIELD["etruria"]
    refusal = refuse_found(table.state, player(table, 0), place)
    assert refusal is not None
    assert refusal.message == "not-your-province"


@pytest.mark.rule("EOT-8.33", "EOT-4.5", "EOT-3.2")
def test_a_city_counts_for_taxes_and_costs_morale_each_round() -> None:
    scene = romans().city(0, "latium", "campania").player(0, thalers=0)
    table = scene.action(0, "taxes", 1)
    assert (player(table, 0).thalers, player(table, 0).morale) == (2, -5)
    table = romans().city(0, "latium").player(0, epoch="bronze_age").round()
    assert player(table, 0).morale == -1


@pytest.mark.rule("EOT-8.34", "EOT-11.10", "EOT-8.30")
def test_a_city_goes_back_to_the_slot_built_last_without_vassals() -> None:
    scene = romans().city(0, "latium", "campania", "apulia").player(0, food=0)
    me = scene.me(0)
    free = me.free
    return_city(scene.state, me, FIELD["latium"], "EOT-8.34")
    assert me.cities == (FIELD["campania"], FIELD["apulia"])
    assert me.slots == (0, 0, 0, 3, 3, 3, 3, 3)
    assert (me.food, me.free) == (2, free)
    set_city(scene.state, me, FIELD["latium"])
    assert (me.slots, me.free, me.food) == ((0, 0, 0, 3, 3, 3, 3, 3), free, 0)
    egyptians = Scene(peoples=["egyptians", "greek"]).city(0, "delta").player(0, food=0)
    return_city(egyptians.state, egyptians.me(0), FIELD["delta"], "EOT-8.34")
    assert egyptians.me(0).food == 1
