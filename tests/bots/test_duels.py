"""How the matches are counted: who wins stops early, who loses is found out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.bots.duels import SHARES, wins_from_each_seat, wins_its_share


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
        ((), True, range(62, 74)),  # twelve in a row
        ((74,), True, range(62, 74)),  # nobody gets there
        ((62,), True, range(62, 99)),
        ((73, 98), True, range(62, 124)),
        ((62, 63, 64), False, range(62, 65)),
        ((73, 98, 123), False, range(62, 124)),
    ],
    ids=str,
)
def test_a_share(lost: tuple[int, ...], wins: bool, matches: range) -> None:
    won, played = loses(*lost)
    assert wins_its_share(won, 1) == wins
    assert played == list(matches)


@cache
def ways() -> list[tuple[bool, int, int]]:
    """Every way in which a share may go: is it won, how many matches are played, how many lost?"""
    found: list[tuple[bool, int, int]] = []
    open_ways: list[tuple[int, ...]] = [()]
    while open_ways:
        lost = open_ways.pop()
        won, played = loses(*lost)
        found.append((wins_its_share(won, 0), len(played), len(lost)))
        open_ways += [(*lost, number) for number in played if number > max(lost, default=-1)]
    return found


@pytest.mark.parametrize(
    ("wins", "passes", "matches"),
    [(80, 0.002, 56), (90, 1, 84), (95, 21, 92), (98, 79, 74), (99, 96, 61)],
)
def test_how_often_a_bot_passes(wins: int, passes: float, matches: int) -> None:
    """As the table of `duels.py` has it: a bot that wins 9 of 10 hardly does."""
    share = [
        (won, played, (wins / 100) ** (played - lost) * (1 - wins / 100) ** lost)
        for won, played, lost in ways()
    ]
    assert sum(chance for _, _, chance in share) == pytest.approx(1)
    one = sum(chance for won, _, chance in share if won)
    assert 100 * one ** len(SHARES) == pytest.approx(passes, rel=0.2 if wins == 80 else 0.02)
    average = sum(played * chance for _, played, chance in share)
    assert len(SHARES) * average == pytest.approx(matches, abs=0.5)


@pytest.mark.parametrize(
    ("lost", "wins", "matches"),
    [((), True, 3), ((4,), True, 3), ((2,), True, 6), ((0, 5), False, 6), ((0, 1), False, 6)],
    ids=str,
)
def test_each_seat(lost: tuple[int, ...], wins: bool, matches: int) -> None:
    won, played = loses(*lost)
    assert wins_from_each_seat(won, 3) == wins
    assert played == list(range(matches))
