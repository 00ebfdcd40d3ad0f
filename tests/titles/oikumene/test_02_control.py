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
