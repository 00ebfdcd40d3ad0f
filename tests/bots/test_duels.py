"""How the matches are counted: who wins stops early, who loses is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.bots.duels import wins_from_each_seat, wins_its_share


def loses(*lost: int) -> tuple[Callable[[int], bool], list[int]]:
    """A bot that loses these matches, and those that it has played."""
    played: list[int] = []

    def won(number: int) -> bool:
        played.append(number)
        return number not in lost

    return won, played


@pytest.mark.parametrize(
    ("lost", "wins", "matches"),
    [
        ((), True, range(50, 65)),  # fifteen in a row
        ((70,), True, range(50, 65)),  # nobody gets there
        ((50,), True, range(50, 100)),
        ((64, 99), True, range(50, 100)),
        ((50, 51, 52), False, range(50, 53)),
        ((64, 70, 99), False, range(50, 100)),
    ],
    ids=str,
)
def test_a_share(lost: tuple[int, ...], wins: bool, matches: range) -> None:
    won, played = loses(*lost)
    assert wins_its_share(won, 1) == wins
    assert played == list(matches)


@pytest.mark.parametrize(
    ("lost", "wins", "matches"),
    [((), True, 3), ((4,), True, 3), ((2,), True, 6), ((0, 5), False, 6), ((0, 1), False, 6)],
    ids=str,
)
def test_each_seat(lost: tuple[int, ...], wins: bool, matches: int) -> None:
    won, played = loses(*lost)
    assert wins_from_each_seat(won, 3) == wins
    assert played == list(range(matches))
