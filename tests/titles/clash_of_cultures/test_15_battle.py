"""Section 15: battles."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.common import City
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    city_at,
    goods_of,
    units_at,
)
from civitas.titles.clash_of_cultures.state import ANGRY, FATIGUED
from civitas.titles.clash_of_cultures.units import at
from tests.titles.clash_of_cultures.helpers import asked, do


def plains(**options: bool) -> Scene:
    """Land between the homes, all plains."""
    return Scene(players=2, **options).land("C3 D3 E3 C4 D4 E4", "plains")


@pytest.mark.rule("COC-15.4", "COC-15.23", "COC-12.10")
def test_lone_settlers_are_beaten_at_once() -> None:
    scene = plains().units(0, "D3", infantry=1).units(1, "D3", settler=2)
    table = scene.battle(0, 1, "D3", "C3")
    assert asked(table) == "turn"
    assert units_at(table, 1, "D3") == {}
    assert units_at(table, 0, "D3") == {"infantry": 1}
    fought = table.state.turn.battles[-1]
    assert (fought.winner, fought.contested, fought.captured) == (0, False, False)
    assert all(unit & FATIGUED for unit in at(table.state, 0, table.state.hex("D3")))


@pytest.mark.rule("COC-15.3", "COC-15.4", "COC-16.1", "COC-16.2", "COC-16.3", "COC-16.8")
def test_an_undefended_city_is_captured() -> None:
    scene = plains().city(1, "D3", "temple", mood="happy").units(0, "D3", infantry=1)
    table = scene.battle(0, 1, "D3", "C3")
    do(table, City("E8") if City("E8") in table.asks[0].picks else table.asks[0].picks[-1])
    city = city_at(table, "D3")
    assert city is not None
    assert (city.owner, city.mood, city.size) == (0, ANGRY, 2)
    assert goods_of(table, 0)["gold"] == 3
    assert table.state.turn.battles[-1].captured


@pytest.mark.rule("COC-15.9", "COC-15.11", "COC-15.14", "COC-15.15", "COC-15.16", "COC-15.17")
def test_infantry_against_infantry() -> None:
    scene = plains().units(0, "D3", infantry=2).units(1, "D3", infantry=1)
    scene.rolls(11, 5, 3)  # attacker 6 with infantry + 3 = 10, two hits; defender 2
    table = scene.battle(0, 1, "D3", "C3")
    assert asked(table) == "turn"
    assert units_at(table, 0, "D3") == {"infantry": 2}
    assert units_at(table, 1, "D3") == {}
    fought = table.state.turn.battles[-1]
    assert (fought.winner, fought.contested) == (0, True)
    assert fought.defenders_killed[1] == 1
