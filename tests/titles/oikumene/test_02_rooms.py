"""Room inside settlements and shipyards (HRN-2.19, HRN-2.20, HRN-2.21, HRN-2.25)."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.means.rooms import herd_places, may_berth, ship_room, unit_room
from civitas.titles.oikumene.means.stores import fish_capacity, grain_capacity
from civitas.titles.oikumene.scene import Scene


@pytest.mark.rule("HRN-2.19")
@pytest.mark.parametrize(
    ("buildings", "grain", "units", "herds", "fish", "ships"),
    [
        (("village",), 5, 5, 1, 0, 0),
        (("city",), 10, 10, 2, 0, 0),
        (("village", "fortification"), 6, 6, 1, 0, 0),
        (("city", "fortification", "dock"), 11, 11, 2, 2, 2),
        (("village", "harbour"), 5, 5, 1, 4, 4),
    ],
)
def test_what_settlements_and_shipyards_hold(
    buildings: tuple[str, ...], grain: int, units: int, herds: int, fish: int, ships: int
) -> None:
    scene = Scene(2).settle(0, "roma", *buildings)
    s, roma = scene.state, scene.space("roma")
    found = (grain_capacity(s, roma), unit_room(s, roma), herd_places(s, roma))
    assert (*found, fish_capacity(s, roma), ship_room(s, roma)) == (
        grain,
        units,
        herds,
        fish,
        ships,
    )


@pytest.mark.rule("HRN-2.25")
def test_big_units_take_more_room() -> None:
    scene = Scene(2, mode="extended").settle(0, "roma", "city", "harbour")
    s, roma = scene.state, scene.space("roma")
    for kind, room in (
        ("light_infantry", 9),
        ("heavy_infantry", 8),
        ("siege_engines", 7),
        ("mercenary", 6),
        ("cavalry", 4),
        ("war_elephants", 1),
    ):
        scene.units(0, kind, "roma", spot="inside")
        assert unit_room(s, roma) == room, kind
    scene.units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "warship", "roma", 2, spot="port")
    assert ship_room(s, roma) == 1


@pytest.mark.rule("HRN-2.21")
def test_a_shipyard_is_for_its_owner_and_his_friends() -> None:
    scene = Scene(3).settle(0, "roma", "dock").treaty("ransom", 1, 0)
    s, roma = scene.state, scene.space("roma")
    assert [may_berth(s, scene.me(seat), roma) for seat in range(3)] == [True, True, False]
    assert not may_berth(s, scene.me(0), scene.space("latium"))
