"""Scenes: what can be laid out, what is refused, and what can be read back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.kernel.errors import BadScene
from civitas.titles.oikumene.box import box, census
from civitas.titles.oikumene.scene import (
    Scene,
    buildings_at,
    control_of,
    goods_at,
    herds_at,
    owner_of,
    treaty_of,
    units_at,
)


def test_a_position_is_read_back_as_it_was_laid_out() -> None:
    scene = Scene(2).settle(0, "roma", "city", "harbour", "fortification", grain=11, fish=4)
    scene.units(0, "light_infantry", "roma", 2, "elite").units(0, "warship", "roma", spot="port")
    scene.herd(0, "pigs", "latium", 2).treaty("ransom", 1, 0, until=9)
    table = scene.units(1, "cavalry", "boica").at("round_end")
    assert buildings_at(table, "roma") == ["city", "harbour", "fortification"]
    assert units_at(table, 0, "roma") == {"light_infantry": 2, "warship": 1}
    assert goods_at(table, "roma") == (11, 4)
    assert herds_at(table, 0, "latium") == ["pigs", "pigs"]
    assert (owner_of(table, "roma"), owner_of(table, "boica")) == (0, -1)
    assert (control_of(table, "boica"), control_of(table, "latium")) == (1, -1)
    assert (treaty_of(table, 1, 0), treaty_of(table, 0, 1)) == ("ransom", None)


REFUSED: list[tuple[str, Callable[[Scene], object]]] = [
    ("roma", lambda scene: scene.settle(0, "rom")),
    ("numidia", lambda scene: scene.settle(0, "numidia")),  # not in play with two
    ("seat 1", lambda scene: scene.settle(1, "roma")),
    ("coast", lambda scene: scene.settle(0, "boica", "dock")),
    ("grain", lambda scene: scene.settle(0, "latium", grain=6)),
    ("light_infantry", lambda scene: scene.units(0, "light", "roma")),
    ("inside", lambda scene: scene.units(0, "cavalry", "roma", spot="in")),
    ("aboard", lambda scene: scene.units(0, "cavalry", "mare_ionium")),
    ("shipyard", lambda scene: scene.units(0, "warship", "roma", spot="port")),
    ("own settlement", lambda scene: scene.units(1, "cavalry", "roma", spot="inside")),
    ("herds", lambda scene: scene.herd(0, "sheep", "roma", 3)),
    ("without herds", lambda scene: scene.herd(0, "sheep", "roma").crop(0, "roma")),
    ("land", lambda scene: scene.crop(0, "mare_ionium")),
    ("without one", lambda scene: scene.treaty("ransom", 1, 1)),
    ("gold", lambda scene: scene.player(0, golds=1)),
    ("round_end", lambda scene: scene.at("roundend")),
    ("seat", lambda scene: scene.player(2, gold=1)),
    ("blocks", lambda scene: _herds(scene, 11).at("round_end")),
]


def _herds(scene: Scene, number: int) -> Scene:
    for n in range(number):
        scene.herd(0, "sheep", scene.state.label(scene.state.world.fields[n]))
    return scene


@pytest.mark.parametrize(("told", "lay"), REFUSED)
def test_what_cannot_be_is_refused_in_one_sentence(
    told: str, lay: Callable[[Scene], object]
) -> None:
    with pytest.raises(BadScene) as refusal:
        lay(Scene(2).settle(0, "roma"))
    assert told in str(refusal.value)


@pytest.mark.rule("HRN-2.13", "HRN-2.14", "HRN-2.24")
def test_all_pieces_are_counted_on_the_board_and_beside_it() -> None:
    scene = Scene(2).settle(0, "roma", "dock", "fortification").stone(0, "boica")
    scene.units(0, "mercenary", "latium", 3).herd(0, "sheep", "latium")
    assert census(scene.state) == box(scene.setting)
    for name in ("latium", "campania", "umbria", "sabinum", "picenum"):
        scene.settle(0, name, "fortification")
    scene.settle(0, "liguria").settle(0, "spina")
    assert census(scene.state) == box(scene.setting)
    scene.settle(0, "boica")
    assert census(scene.state)["seat 0 tiles"] == 16
