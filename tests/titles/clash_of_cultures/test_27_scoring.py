"""Section 27: end of the game and scoring."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.results import Result
from civitas.kernel.values import put
from civitas.titles.clash_of_cultures.scene import Scene


def result(scene: Scene) -> Result:
    table = scene.at(Step("end"))
    assert table.result is not None
    return table.result


@pytest.mark.rule("COC-27.2", "COC-27.3", "COC-27.7")
def test_every_category_counts() -> None:
    """Settlement 1 + temple 1, three advances 1.5, an objective 2, a wonder 4, events 0.5."""
    scene = Scene().city(0, "D2", "temple", wonders=["great_wall"])
    scene.player(0, gold=7, advances=["myths"], played=[("objective_01", 0)], event_points=0.5)
    assert result(scene) == Result((10, 2), (0,), (1, 2), "end-points")


@pytest.mark.rule("COC-27.4")
def test_a_building_scores_for_its_colour() -> None:
    scene = Scene().city(0, "D2", colours={"temple": 1})
    assert result(scene).scores == (2, 3)
    scene = Scene().city("barbarians", "D3", colours={"academy": 0})
    assert result(scene).scores == (3, 2)


@pytest.mark.rule("COC-24.16", "COC-24.11")
def test_wonders_are_shared_by_builder_and_captor_but_not_the_pyramid() -> None:
    scene = Scene().city(0, "D2", wonders=["great_arena", "great_pyramid"])
    assert result(scene).scores == (2 + 4 + 5, 2)
    scene = Scene().city(0, "D2", wonders=["great_arena", "great_pyramid"])
    for wonder in (0, 5):
        scene.state.wonder_markers = put(scene.state.wonder_markers, wonder, (0, 1))
    assert result(scene).scores == (2 + 2 + 5, 2 + 2)


@pytest.mark.rule("COC-27.6")
def test_a_tie_is_broken_by_the_categories_in_order() -> None:
    """Both have 3 points: a temple (category 1) beats two advances (category 2)."""
    scene = Scene().city(0, "D2", "temple").player(1, advances=["fishing", "myths"])
    assert result(scene) == Result((3, 3), (0,), (1, 2), "end-tie-break")
    assert result(Scene()).winners == (0, 1)


@pytest.mark.rule("COC-27.6")
def test_the_builder_of_the_pyramid_wins_a_tie() -> None:
    scene = Scene().city(0, "D2", wonders=["great_pyramid"])
    scene.city(1, "D7", "temple", "academy", "fortress", "port", "market", port="C8")
    assert result(scene) == Result((7, 7), (0,), (1, 2), "end-tie-break")
