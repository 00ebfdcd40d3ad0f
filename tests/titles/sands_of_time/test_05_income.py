"""Section 5, phase 1: income."""

from __future__ import annotations

import pytest

from civitas.titles.sands_of_time.picks import Oppress, UseBonus
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import player


def income(scene: Scene, seat: int = 0) -> tuple[int, int]:
    """Crops and gold of a player who had none."""
    me = player(scene.at(Stage.INCOME), seat)
    return me.crops, me.gold


@pytest.mark.rule("SOT-5.1")
def test_all_players_collect_before_anything_else_is_asked() -> None:
    scene = Scene(players=3)
    for seat, region in enumerate(["italia", "syria", "libya"]):
        scene.empire(seat, capital=region, crops=seat).citizens(seat, **{region: (2, 0)})
    table = scene.at(Stage.INCOME, start=2)
    assert [player(table, seat).crops for seat in range(3)] == [2, 3, 4]
    assert [ask.what for ask in table.asks] == ["cards"] * 3


@pytest.mark.rule("SOT-5.2")
def test_a_region_yields_one_of_its_kind_for_each_peasant() -> None:
    scene = Scene().region("italia", "crops", 4).region("gallia", "gold", 5)
    scene.empire(0, capital="italia", provinces=["gallia"], colonies=["libya"])
    scene.empire(1, capital="syria").citizens(0, italia=(2, 0), gallia=(5, 0), libya=(1, 0))
    assert income(scene) == (2 + 1, 5)
    assert player(scene.at(Stage.INCOME), 1).crops == 0


@pytest.mark.rule("SOT-5.2")
@pytest.mark.parametrize(
    ("peasants", "capacity", "crops"), [(0, 3, 0), (3, 3, 3), (4, 3, 3), (4, 4, 4), (9, 5, 5)]
)
def test_income_of_a_region_is_at_most_its_capacity(
    peasants: int, capacity: int, crops: int
) -> None:
    scene = Scene().region("italia", "crops", capacity).empire(0, capital="italia")
    scene.empire(1, capital="syria").citizens(0, italia=(peasants, 0))
    assert income(scene) == (crops, 0)


@pytest.mark.rule("SOT-5.3")
def test_soldiers_produce_nothing() -> None:
    scene = Scene().empire(0, capital="italia").empire(1, capital="syria")
    assert income(scene.citizens(0, italia=(1, 3))) == (1, 0)


@pytest.mark.rule("SOT-5.3")
def test_peasants_outside_the_own_regions_produce_nothing() -> None:
    scene = Scene().region("syria", "gold", 4).empire(0, capital="italia")
    scene.empire(1, capital="syria").citizens(0, italia=(1, 0), gallia=(3, 0), syria=(2, 0))
    assert income(scene) == (1, 0)
    assert income(scene, 1) == (0, 0)  # nor for the controller, whose peasants they are not


@pytest.mark.rule("SOT-5.4")
@pytest.mark.parametrize(("peasants", "crops"), [(0, 0), (1, 2), (3, 4), (5, 4)])
def test_agriculture_adds_one_crop_beyond_the_capacity(peasants: int, crops: int) -> None:
    scene = Scene().region("italia", "crops", 3).empire(0, capital="italia")
    scene.empire(1, capital="syria").knows(0, "agriculture").citizens(0, italia=(peasants, 2))
    assert income(scene) == (crops, 0)


@pytest.mark.rule("SOT-5.4")
def test_agriculture_works_in_each_crops_region_and_in_no_other() -> None:
    scene = Scene().region("italia", "crops", 3).region("gallia", "crops", 3)
    scene.region("hispania", "gold", 3).region("libya", "crops", 5)
    scene.empire(0, capital="italia", provinces=["gallia"], colonies=["hispania", "sicilia"])
    scene.empire(1, capital="syria").knows(0, "agriculture")
    scene.citizens(0, italia=(1, 0), gallia=(3, 0), hispania=(3, 0), libya=(2, 0))
    assert income(scene) == (2 + 4, 3)


@pytest.mark.rule("SOT-5.4")
def test_agriculture_does_not_change_oppression() -> None:
    scene = Scene().region("italia", "crops", 3).empire(0, capital="italia", colonies=["gallia"])
    scene.empire(1, capital="syria").knows(0, "agriculture")
    table = scene.citizens(0, italia=(5, 0), gallia=(1, 0)).turn(0, "chronicle")
    table.pick(UseBonus("oppression"))
    table.pick(Oppress("italia"))
    assert player(table, 0).crops == 3
