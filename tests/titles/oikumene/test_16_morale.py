"""Morale in battle (HRN-16.8 to HRN-16.10)."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.war.rounds import open_round
from civitas.titles.oikumene.war.sides import morale_at, unit_swords
from tests.titles.oikumene.clashes import clash, side


def _met(prestige: int, number: int = 12, mode: str = "original", level: str = "standard") -> Scene:
    scene = Scene(2, mode=mode).units(0, "light_infantry", "latium", number, level)
    scene.units(1, "light_infantry", "latium").player(0, prestige=prestige)
    return clash(scene, "latium")


@pytest.mark.rule("HRN-16.9", "HRN-9.14")
@pytest.mark.content("features/morale")
@pytest.mark.parametrize(("prestige", "shields", "rival", "other"), [
    (9, 2, 3 - 3, -3),
    (10, 2, 3, 0),
    (29, 2, 3, 0),
    (30, 3, 3, 0),
    (49, 3, 3, 0),
    (50, 3, 4, 3),
    (69, 3, 4, 3),
    (70, 4, 4, 3),
])  # fmt: skip
def test_morale_replaces_the_base_values(
    prestige: int, shields: int, rival: int, other: int
) -> None:
    scene = _met(prestige)
    assert side(scene, 0).shields == shields
    assert unit_swords(scene.state, side(scene, 0), 1) == other
    scene.player(0, rival=1)
    assert unit_swords(scene.state, side(scene, 0), 1) == rival


@pytest.mark.rule("HRN-16.9")
def test_below_original_mode_there_is_no_morale() -> None:
    scene = _met(0, mode="basic")
    assert side(scene, 0).shields == 2
    assert unit_swords(scene.state, side(scene, 0), 1) == 0
    scene = _met(80, mode="basic")
    assert side(scene, 0).shields == 2


@pytest.mark.rule("HRN-16.8")
def test_morale_follows_the_prestige_at_the_start_of_each_battle_round() -> None:
    scene = _met(30)
    assert side(scene, 0).morale == morale_at(30)
    scene.me(0).prestige = 5
    assert side(scene, 0).morale == morale_at(30)
    open_round(scene.state)
    assert side(scene, 0).morale == morale_at(5)


@pytest.mark.rule("HRN-16.10")
@pytest.mark.parametrize(("level", "number", "less"), [
    ("recruit", 6, 2), ("elite", 5, 1), ("standard", 1, 1),
])  # fmt: skip
def test_for_very_low_morale_all_heads_count_as_one(level: str, number: int, less: int) -> None:
    scene = _met(0, number, level=level)
    assert unit_swords(scene.state, side(scene, 0), 1) == -less
