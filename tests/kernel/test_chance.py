"""Chance: one door for all luck, the same everywhere, and fair."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civitas.kernel.chance import Chance, LoadedDice, commitment, seed_number

SEEDS = st.integers(0, 2**64 - 1)


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The reference values for seed 1234567, as published with the generator."""
    chance = Chance(1234567)
    assert [chance.below(2**64) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_known_rolls_of_a_known_seed() -> None:
    """A match that was played once must roll the same in every later version."""
    chance = Chance(seed_number("spring"))
    assert [chance.roll() for _ in range(12)] == [6, 5, 3, 4, 5, 4, 3, 6, 3, 6, 2, 5]
    things = list("abcdefgh")
    chance.shuffle(things)
    assert "".join(things) == "dahfbgec"


@given(seed=SEEDS, bound=st.integers(1, 2**64))
def test_a_number_is_below_its_bound(seed: int, bound: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.below(bound) < bound for _ in range(5))


@pytest.mark.parametrize("faces", [2, 3, 6, 10])
def test_every_face_is_as_likely(faces: int) -> None:
    chance = Chance(seed_number("fair"))
    throws = 6000 * faces
    count = Counter(chance.roll(faces) for _ in range(throws))
    assert sorted(count) == list(range(1, faces + 1))
    squares = sum((n - 6000) ** 2 / 6000 for n in count.values())
    assert squares < 30, "chi squared, far beyond one in ten thousand"


def test_big_bounds_are_not_bent_towards_small_numbers() -> None:
    """Taken modulo 3 * 2^62 a third of the numbers would come up twice as often."""
    chance = Chance(seed_number("fair"))
    bound = 3 * 2**62
    low = sum(chance.below(bound) < 2**62 for _ in range(9000))
    assert 2850 < low < 3150


def test_every_order_is_as_likely() -> None:
    chance = Chance(seed_number("fair"))
    count: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 500):
        things = [1, 2, 3, 4]
        chance.shuffle(things)
        count[tuple(things)] += 1
    assert set(count) == set(permutations([1, 2, 3, 4]))
    assert sum((n - 500) ** 2 / 500 for n in count.values()) < 60


@given(seed=SEEDS, things=st.lists(st.integers()))
def test_a_shuffle_loses_nothing(seed: int, things: list[int]) -> None:
    before = sorted(things)
    Chance(seed).shuffle(things)
    assert sorted(things) == before


def test_a_copy_goes_its_own_way_from_the_same_point() -> None:
    chance = Chance(5)
    chance.roll()
    twin = chance.copy()
    assert twin == chance
    first = [chance.roll() for _ in range(20)]
    assert twin != chance
    assert [twin.roll() for _ in range(20)] == first
    assert twin == chance


def test_everything_that_comes_to_light_leaves_a_mark() -> None:
    chance = Chance(5)
    stack = ["bottom", "top"]
    assert chance.marks == 0
    chance.roll()
    assert chance.marks == 1
    assert chance.draw(stack) == "top"
    assert stack == ["bottom"]
    assert chance.marks == 2
    assert chance.reveal("secret") == "secret"
    assert chance.marks == 3
    chance.shuffle([1, 2, 3])
    assert chance.marks > 3


def test_drawing_and_revealing_use_up_no_luck() -> None:
    chance, other = Chance(5), Chance(5)
    chance.draw([1])
    chance.reveal(1)
    assert chance.roll(1000) == other.roll(1000)


def test_the_commitment_fits_one_seed_and_does_not_tell_it() -> None:
    """Whoever knows the commitment must not be able to roll ahead."""
    assert commitment("spring") == hashlib.sha256(b"civitas commitment spring").hexdigest()
    assert commitment("spring") != commitment("spring ")
    assert f"{seed_number('spring'):016x}" not in commitment("spring")


@pytest.mark.slow
@given(st.text(), st.text())
def test_different_seeds_have_different_numbers_and_commitments(one: str, other: str) -> None:
    assert (seed_number(one) == seed_number(other)) == (one == other)
    assert (commitment(one) == commitment(other)) == (one == other)


def test_loaded_dice_fall_as_they_are_told_and_then_as_they_like() -> None:
    dice, usual = LoadedDice(7, faces=(6, 1, 4)), Chance(7)
    assert [dice.roll() for _ in range(3)] == [6, 1, 4]
    assert [dice.roll() for _ in range(9)] == [usual.roll() for _ in range(9)]
    assert dice.marks == 12


def test_cards_and_other_dice_leave_loaded_dice_alone() -> None:
    dice, usual = LoadedDice(7, faces=(2,)), Chance(7)
    mine, theirs = list(range(9)), list(range(9))
    dice.shuffle(mine)
    usual.shuffle(theirs)
    assert mine == theirs
    assert dice.below(100) == usual.below(100)
    assert dice.roll() == 2


def test_a_copy_of_loaded_dice_falls_the_same_but_not_in_another_world() -> None:
    dice = LoadedDice(7, faces=(2, 5))
    twin = dice.copy()
    assert [twin.roll(), twin.roll(), dice.roll()] == [2, 5, 2]
    dice.reseed(3)
    assert dice.roll() == Chance(3, dice.counter - 1).roll()
