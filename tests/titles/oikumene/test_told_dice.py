"""Dice that nobody throws again are told, too (HRN-3.3, HRN-6.22)."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import match


@pytest.mark.rule("HRN-3.3")
@pytest.mark.parametrize("seed", ["spring", "summer", "autumn", "winter"])
def test_it_is_told_how_many_swords_each_has_thrown_for_the_first_turn(seed: str) -> None:
    table = match(3, seed=seed)
    rolls = [line for line in table.log if line.message == "told-first-roll"]
    first = next(line for line in table.log if line.message == "told-first")
    assert {line.clause for line in rolls} == {"HRN-3.3"}
    assert [line.params["seat"] for line in rolls[:3]] == [0, 1, 2]
    most = max(int(line.params["number"]) for line in rolls[:3])
    best = [line.params["seat"] for line in rolls[:3] if line.params["number"] == most]
    assert first.params["seat"] in best
    assert (len(rolls) > 3) == (len(best) > 1), "who is level throws again"


@pytest.mark.rule("HRN-6.22")
def test_it_is_told_when_no_river_freezes() -> None:
    found = set()
    for seed in range(40):
        scene = Scene(2, seed, map="huns").when("autumn").settle(0, "moldavia")
        table = scene.settle(1, "bugeac").at("round")
        told = {line.message for line in table.log if line.clause == "HRN-6.22"}
        assert len(told) == 1, "some are frozen, or none is"
        found |= told
    assert found == {"told-frozen", "told-open-rivers"}
