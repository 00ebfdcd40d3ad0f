"""Control and connection (HRN-2.7 to HRN-2.18)."""

from __future__ import annotations

import pytest

from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.units import STANDARD, WARSHIP
from civitas.titles.oikumene.means.areas import area_at, supplied
from civitas.titles.oikumene.means.control import encircled, holds, settle_all
from civitas.titles.oikumene.means.units import remove
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.stacks import place, stack


@pytest.mark.rule("HRN-2.7", "HRN-2.8", "HRN-8.2")
def test_a_field_is_controlled_by_units_or_by_a_free_settlement() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "latium")
    s, roma, latium = scene.state, scene.space("roma"), scene.space("latium")
    assert (s.control[roma], s.control[latium]) == (0, 0)
    scene.units(1, "light_infantry", "latium").units(1, "light_infantry", "roma")
    assert s.control[latium] == NOBODY
    assert encircled(s, roma)
    assert s.control[roma] == 1
    scene.units(0, "light_infantry", "roma")
    assert not encircled(s, roma)
    assert s.control[roma] == NOBODY


@pytest.mark.rule("HRN-2.16", "HRN-2.17")
def test_controlled_neighbours_are_connected_over_passable_borders() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "latium")
    scene.units(0, "light_infantry", "umbria").units(0, "light_infantry", "picenum")
    s, me = scene.state, scene.me(0)
    names = {name for name in ("roma", "latium", "umbria", "picenum") if _connected(scene, name)}
    assert names == {"roma", "latium", "umbria"}
    assert area_at(s, me, scene.space("picenum")) == 1 << scene.space("picenum")


def _connected(scene: Scene, name: str) -> bool:
    return supplied(scene.state, scene.me(0), scene.space(name))


@pytest.mark.rule("HRN-2.9")
def test_a_crop_holds_a_field_that_nobody_controls() -> None:
    scene = Scene(2).crop(0, "latium").herd(0, "sheep", "campania")
    s, me = scene.state, scene.me(0)
    assert holds(s, me, scene.space("latium"))
    assert holds(s, me, scene.space("campania"))
    scene.units(1, "light_infantry", "latium")
    assert not holds(s, me, scene.space("latium"))


@pytest.mark.rule("HRN-2.17", "HRN-8.11")
def test_a_settlement_on_a_contested_field_supplies_those_in_it() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "roma")
    scene.units(1, "light_infantry", "roma").units(0, "light_infantry", "latium")
    assert _connected(scene, "roma")
    assert not _connected(scene, "latium")


@pytest.mark.rule("HRN-17.6")
def test_a_treaty_ends_an_encirclement() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "roma", 2, spot="inside")
    scene.units(1, "light_infantry", "roma", 5)
    s, roma = scene.state, scene.space("roma")
    assert encircled(s, roma)
    scene.treaty("ransom", 0, 1)
    assert not encircled(s, roma)
    assert s.control[roma] == 0
    assert scene.me(1).leaving == 1 << roma
    assert scene.me(0).forces >> roma & 1


@pytest.mark.rule("HRN-2.8")
def test_a_settlement_alone_controls_its_field_until_somebody_comes() -> None:
    scene = Scene(2).settle(0, "roma")
    s, roma = scene.state, scene.space("roma")
    assert s.control[roma] == 0
    scene.units(1, "light_infantry", "roma")
    assert s.control[roma] == 1


@pytest.mark.rule("HRN-2.7", "HRN-6.8")
def test_a_ship_on_a_field_controls_it_only_for_vikings() -> None:
    scene = Scene(2, map="vikings").faction(0, "vikings_vikings")
    scene.units(0, "warship", "frisia").units(1, "warship", "east_anglia")
    s = scene.state
    assert s.control[scene.space("frisia")] == 0
    assert s.control[scene.space("east_anglia")] == NOBODY


@pytest.mark.rule("HRN-2.10", "HRN-2.9")
def test_a_field_that_is_only_held_is_not_controlled() -> None:
    scene = Scene(2).settle(0, "roma").crop(0, "latium")
    s = scene.state
    assert s.control[scene.space("latium")] == NOBODY
    assert not _connected(scene, "latium")


@pytest.mark.rule("HRN-2.11")
def test_a_sea_is_controlled_by_ships_or_by_the_only_shipyard() -> None:
    scene = Scene(3).settle(0, "roma", "dock")
    s, sea = scene.state, scene.space("mare_tyrrhenum_septentrionale")
    assert s.control[sea] == 0
    scene.settle(1, "etruria_tarquinii", "dock")
    assert s.control[sea] == NOBODY
    scene.units(1, "warship", "mare_tyrrhenum_septentrionale")
    assert s.control[sea] == 1
    scene.units(2, "warship", "mare_tyrrhenum_septentrionale")
    assert s.control[sea] == NOBODY


@pytest.mark.rule("HRN-2.16")
def test_a_field_and_a_sea_are_linked_by_a_shipyard_or_a_ship() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "etruria_pisae")
    sea = "mare_tyrrhenum_septentrionale"
    scene.units(0, "warship", sea).units(0, "warship", "mare_ligusticum")
    assert _connected(scene, sea)
    assert _connected(scene, "mare_ligusticum")  # two adjacent controlled seas
    assert _connected(scene, "etruria_pisae")
    dock = Scene(2).settle(0, "roma", "dock").units(0, "light_infantry", "etruria_tarquinii")
    assert _connected(dock, sea)
    dock.units(0, "light_infantry", "picenum")
    assert not _connected(dock, "picenum")


@pytest.mark.rule("HRN-2.16")
def test_a_sea_without_ship_links_only_fields_with_a_shipyard() -> None:
    scene = Scene(4).settle(0, "roma", "dock").units(0, "light_infantry", "corsica")
    assert _connected(scene, "mare_tyrrhenum_septentrionale")
    assert not _connected(scene, "corsica")
    scene.settle(0, "sardinia_olbia", "dock")
    assert (
        area_at(scene.state, scene.me(0), scene.space("roma")) >> scene.space("sardinia_olbia") & 1
    )


@pytest.mark.rule("HRN-2.18")
def test_an_encircled_settlement_is_an_area_of_its_own() -> None:
    scene = Scene(2).settle(0, "roma").settle(0, "umbria").units(1, "light_infantry", "roma")
    s, me, roma = scene.state, scene.me(0), scene.space("roma")
    assert area_at(s, me, roma) == 1 << roma
    assert not _connected(scene, "roma")
    assert not area_at(s, me, scene.space("umbria")) >> roma & 1


@pytest.mark.rule("HRN-2.22")
def test_among_friends_the_owner_of_the_settlement_controls_or_who_was_first() -> None:
    scene = Scene(2).treaty("ransom", 0, 1).units(1, "light_infantry", "latium")
    scene.units(0, "light_infantry", "latium", 5)
    s = scene.state
    assert s.control[scene.space("latium")] == 1
    scene.settle(0, "roma").units(1, "light_infantry", "roma", 5)
    assert s.control[scene.space("roma")] == 0


@pytest.mark.rule("HRN-2.11", "HRN-2.22")
def test_on_a_sea_of_friends_who_was_first_controls_it_and_no_shipyard_does() -> None:
    """A friend's ship takes the sea from who has but a shipyard there, and keeps it when his comes;
    once it has gone, the sea is his."""
    sea = "mare_tyrrhenum_meridionale"
    scene = Scene(2).treaty("ransom", 0, 1).settle(0, "campania", "dock")
    s, water = scene.state, scene.space(sea)
    settle_all(s)
    assert s.control[water] == 0
    scene.units(1, "warship", sea)
    assert s.control[water] == 1
    scene.units(0, "warship", sea, 3)
    assert s.control[water] == 1
    remove(s, scene.me(1), stack(place(water), WARSHIP, STANDARD))
    assert s.control[water] == 0


@pytest.mark.rule("HRN-2.22", "HRN-17.6")
@pytest.mark.parametrize("space", ["mare_tyrrhenum_meridionale", "samnium"])
@pytest.mark.parametrize("first", [0, 1])
def test_of_enemies_who_become_friends_the_earlier_in_turn_order_controls(
    space: str, first: int
) -> None:
    kind = "warship" if space.startswith("mare") else "light_infantry"
    scene = Scene(2).first(first).units(0, kind, space).units(1, kind, space, 4)
    assert scene.state.control[scene.space(space)] == NOBODY
    scene.treaty("ransom", 0, 1)
    assert scene.state.control[scene.space(space)] == first
