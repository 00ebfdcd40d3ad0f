"""Unrest for a bonus action or a repeated card is named twice, and told to come once."""

from __future__ import annotations

import pytest

from civitas.kernel.explain import Amount
from civitas.titles.sands_of_time.picks import EndTurn, UseBonus
from civitas.titles.sands_of_time.scene import Scene


@pytest.mark.rule("SOT-18.3")
def test_a_bonus_action_says_that_unrest_rises_at_the_end_of_the_turn() -> None:
    table = Scene().empire(0, capital="italia").empire(1, capital="syria").turn(0, "raid", "muster")
    bonus = next(pick for pick in table.asks[0].picks if isinstance(pick, UseBonus))
    told = table.terms(bonus, 0)
    assert told is not None
    assert (told.gains, told.note) == ((Amount("unrest", 1),), "at-turn-end")
    assert table.terms(EndTurn(), 0) is None
