"""Scenes say what they lay out, and refuse what cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.kernel.errors import BadScene
from civitas.titles.era_of_tribes.picks.common import PASS
from civitas.titles.era_of_tribes.scene import (
    Scene,
    board,
    city_at,
    fleets_at,
    goods_of,
    level_of,
    owner_of,
    player,
    vassals_at,
)
from civitas.titles.era_of_tribes.state import BARBARIANS
from tests.titles.era_of_tribes.helpers import do


def test_a_scene_starts_with_the_homes_and_no_progress() -> None:
    table = Scene(peoples=["romans", "iberians"]).turn(0)
    assert board(table).area == "2p_southwest"
    assert [owner_of(table, name) for name in ("latium", "campania", "zeugitana")] == [
        0,
        0,
        BARBARIANS,
    ]
    assert player(table, 0).free == 10
    assert player(table, 0).levels == (0,) * 6


def test_what_is_laid_out_is_there() -> None:
    scene = Scene(peoples=["romans", "iberians"])
    scene.land(0, "etruria", "venetia").vassals(0, "etruria", 3).city(0, "latium")
    scene.fleets(0, "tyrrhenian_sea", 2).post(1, "latium").battlefield("venetia", 2)
    scene.player(0, thalers=9, levels={"mechanics": 2}, epoch="bronze_age", army=1)
    scene.player(1, cards=["admiralty"], tiles=["thalers_5"], allies=[0])
    table = scene.turn(0)
    me = player(table, 0)
    assert (vassals_at(table, "etruria"), city_at(table, "latium")) == (3, True)
    assert fleets_at(table, "tyrrhenian_sea") == {0: 2}
    assert (me.thalers, me.leaders, me.army, me.allies) == (9, 3, 1, 2)
    assert level_of(table, 0, "mechanics") == 2
    assert "etruria" in goods_of(table, 0)
    assert board(table, 1).players[1].tiles == ("thalers_5",)
    assert board(table, 0).players[1].tiles == ("hidden",)
    assert sum(table.title.census(table.state)[f"seat {n} cubes"] for n in range(2)) == 72


@pytest.mark.parametrize(
    "wrong",
    [
        lambda scene: scene.land(0, "atlantis"),
        lambda scene: scene.land(0, "turdetania"),
        lambda scene: scene.land(0, "attica"),
        lambda scene: scene.vassals(0, "etruria", 30),
        lambda scene: scene.fleets(0, "latium"),
        lambda scene: scene.city(0, "tyrrhenian_sea"),
        lambda scene: scene.post(0, "latium"),
        lambda scene: scene.player(0, gold=3),
        lambda scene: scene.player(7, thalers=3),
    ],
)
def test_what_cannot_be_is_refused(wrong: Callable[[Scene], object]) -> None:
    with pytest.raises(BadScene):
        wrong(Scene(peoples=["romans", "iberians"]))


def test_a_turn_goes_on_with_the_next_player() -> None:
    table = Scene(3).turn(1)
    do(table, PASS)
    assert player(table, 1).passed
    assert table.asks[0].seat == 2
