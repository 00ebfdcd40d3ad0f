"""Section 4: Trade, Bread and Circuses, Taxes."""

from __future__ import annotations

import pytest

from civitas.titles.era_of_tribes.picks.course import Act
from civitas.titles.era_of_tribes.scene import Scene, player
from tests.titles.era_of_tribes.helpers import refused


def of(people: str) -> Scene:
    """This people, and another one of the first play area that has it."""
    return Scene(peoples=[people])


@pytest.mark.rule("EOT-4.1", "EOT-12.5")
@pytest.mark.parametrize(("people", "leaders", "thalers"), [("gauls", 2, 2), ("germanics", 2, 4)])
@pytest.mark.content("abilities/amber_road")
def test_trade_pays_for_leaders(people: str, leaders: int, thalers: int) -> None:
    table = of(people).player(0, thalers=0).action(0, "trade", leaders)
    assert player(table, 0).thalers == thalers


@pytest.mark.rule("EOT-4.1", "EOT-1.12")
def test_trade_pays_for_luxury_goods() -> None:
    """The Gauls' wine."""
    table = of("gauls").player(0, thalers=0).action(0, "trade", 1, 1)
    assert player(table, 0).thalers == 2


@pytest.mark.rule("EOT-4.2", "EOT-5.17")
@pytest.mark.parametrize(("level", "value"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 11)])
def test_the_commerce_marker_is_not_cumulative(level: int, value: int) -> None:
    scene = of("romans").player(0, thalers=0, levels={"commerce": level})
    assert player(scene.action(0, "trade", 1), 0).thalers == 1 + value


@pytest.mark.rule("EOT-4.2")
def test_trading_posts_and_antiquity_add_to_the_trade_value() -> None:
    scene = Scene(peoples=["romans", "iberians"]).city(1, "edetania").post(0, "edetania")
    assert player(scene.player(0, thalers=0).action(0, "trade", 1), 0).thalers == 2
    for length, thalers in (("normal", 1), ("long", 3)):
        scene = Scene(peoples=["romans", "iberians"], length=length)
        scene.player(0, thalers=0, epoch="antiquity")
        assert player(scene.action(0, "trade", 1), 0).thalers == thalers
    scene = Scene(peoples=["romans", "iberians"], length="long")
    scene.player(0, thalers=0, epoch="middle_ages")
    assert player(scene.action(0, "trade", 1), 0).thalers == 1


@pytest.mark.rule("EOT-4.3", "EOT-12.1")
@pytest.mark.parametrize(("people", "morale"), [("gauls", 2), ("britons", 4)])
@pytest.mark.content("abilities/festive_leaders")
def test_bread_and_circuses_cheer(people: str, morale: int) -> None:
    table = of(people).action(0, "bread_and_circuses", 2)
    assert player(table, 0).morale == morale


@pytest.mark.rule("EOT-4.3", "EOT-4.4")
@pytest.mark.parametrize(("level", "value"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 3)])
def test_the_bread_marker_is_not_cumulative(level: int, value: int) -> None:
    scene = of("gauls").player(0, levels={"culture": level})
    assert player(scene.action(0, "bread_and_circuses", 1, 1), 0).morale == 2 + value


@pytest.mark.rule("EOT-4.5", "EOT-4.6", "EOT-12.3", "EOT-12.6")
@pytest.mark.parametrize(
    ("people", "cities", "leaders", "thalers", "morale"),
    [
        ("romans", 2, 1, 2, 5),
        ("romans", 2, 2, 4, 8),
        ("egyptians", 1, 1, 1, 3),
        ("egyptians", 2, 1, 2, 4),
        ("greek", 2, 1, 2, 6),
    ],
)
def test_taxes(people: str, cities: int, leaders: int, thalers: int, morale: int) -> None:
    other = "romans" if people != "romans" else "carthaginians"
    scene = Scene(peoples=[people, other], setup="2p_central_sea")
    scene.city(0, *[scene.state.label(n) for n in scene.state.land_of(0)[:cities]])
    scene.player(0, thalers=0, morale=8, influence=9)
    table = scene.action(0, "taxes", leaders)
    assert player(table, 0).thalers == thalers
    assert player(table, 0).morale == 8 - morale


@pytest.mark.rule("EOT-4.7")
def test_there_are_no_taxes_without_a_city() -> None:
    assert refused(of("romans").turn(0), Act("taxes")) == "EOT-4.7"
    assert Act("taxes") in of("romans").city(0, "latium").turn(0).asks[0].picks
