"""Moves at the limits, worked out by hand from the rules."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.means.units import cubes
from civitas.titles.oikumene.picks.moves import HowMany, To
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import do, state
from tests.titles.oikumene.marching import choose, count, move, moving

NORTH, SOUTH = "mare_tyrrhenum_septentrionale", "mare_tyrrhenum_meridionale"


@pytest.mark.rule("HRN-2.12", "HRN-6.3")
@pytest.mark.parametrize(
    ("others", "ships", "cargo"),
    [
        (16, [2, 1], [3, 2, 1, 0]),  # two cubes are free: ships and cargo part
        (17, [2, 1], [3, 0]),  # one: of one of the two ships parts, of the other nobody
        (18, [2], []),
    ],
)
def test_loaded_ships_part_as_far_as_there_are_cubes(
    others: int, ships: list[int], cargo: list[int]
) -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH, 2)
    scene.units(0, "light_infantry", NORTH, 3, spot="aboard")
    for field in scene.state.world.fields[:others]:
        scene.units(0, "heavy_infantry", scene.state.label(field))
    table = moving(scene)
    choose(table, NORTH, "transport_ship")
    do(table, To(SOUTH))
    if not cargo:
        assert count(table, 0, SOUTH, "transport_ship") == ships[0]
        return
    assert table.asks[0].picks == [HowMany(number) for number in ships]
    do(table, HowMany(1))
    assert table.asks[0].picks == [HowMany(number) for number in cargo]
    do(table, HowMany(cargo[1]))
    assert cubes(state(table).players[0]) == 20


@pytest.mark.rule("HRN-2.12", "HRN-6.3")
def test_a_cube_comes_free_where_cargo_joins_others() -> None:
    """All 20 cubes are in use: of two ships one may go if its cargo gives a cube back."""
    scene = (
        Scene(2).units(0, "transport_ship", NORTH, 2).units(0, "transport_ship", SOUTH, 1, "elite")
    )
    scene.units(0, "light_infantry", NORTH, 3, spot="aboard")
    scene.units(0, "light_infantry", SOUTH, 1, spot="aboard")
    for field in scene.state.world.fields[:16]:
        scene.units(0, "heavy_infantry", scene.state.label(field))
    table = moving(scene)
    move(table, NORTH, SOUTH, 1, unit="transport_ship")
    assert count(table, 0, SOUTH, spot="aboard") == 4
    assert count(table, 0, NORTH, "transport_ship") == 1
    assert cubes(state(table).players[0]) == 20
