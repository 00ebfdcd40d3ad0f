"""The powers of a set of abilities are the same, however the set came about."""

from __future__ import annotations

import random

import pytest

from civitas.titles.clash_of_cultures import chapters
from civitas.titles.clash_of_cultures.powers.registry import (
    ABILITIES,
    DEIFICATION,
    powers_of,
    wider_powers,
)

assert chapters.SPEAKING


@pytest.mark.parametrize("seed", range(20))
def test_one_ability_after_the_other(seed: int) -> None:
    order = random.Random(seed).sample(range(len(ABILITIES)), len(ABILITIES))
    if seed % 2:  # with Deification early, the rest comes beside its parallels
        order.remove(DEIFICATION)
        order.insert(5, DEIFICATION)
    powers, abilities = powers_of(0), 0
    for ability in order:
        abilities |= 1 << ability
        powers = wider_powers(powers, abilities, ability)
        whole = powers_of(abilities)
        assert powers == whole
        assert type(powers.bent) is type(whole.bent)
