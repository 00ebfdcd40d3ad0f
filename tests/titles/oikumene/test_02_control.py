"""Control and connection (HRN-2.7 to HRN-2.18)."""

from __future__ import annotations

import pytest

from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.means.areas import area_at, supplied
from civitas.titles.oikumene.means.control import encircled, holds
from civitas.titles.oikumene.scene import Scene


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
