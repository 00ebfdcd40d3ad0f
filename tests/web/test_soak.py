"""What `make soak` says of the figures it has found."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.soak.report import Soak


def soak(*minutes: tuple[float, int]) -> Soak:
    """One in which all went well, with this memory and these descriptors after each minute."""
    found = Soak(settled=2)
    for memory, descriptors in minutes or ((90.0, 100), (200.0, 330), (204.0, 333)):
        found.notes.picks = [0.02] * 50
        found.add(memory, descriptors, cuts=1)
    found.notes.measured = [0.03] * 99 + [0.4]
    found.notes.acknowledged = {"a match": 12}
    found.answers = Counter({"bursts 200": 80, "spectators 503": 100, "names 422": 5})
    return found


def wrong(found: Soak) -> list[str]:
    return [told for fine, told in found.verdicts() if not fine]


def test_all_is_well() -> None:
    assert wrong(soak()) == []


def test_what_comes_before_it_has_settled_does_not_count() -> None:
    assert wrong(soak((10.0, 20), (200.0, 330), (201.0, 330))) == []


@pytest.mark.parametrize(
    ("minutes", "told"),
    [
        (((90.0, 100), (200.0, 330), (212.0, 330)), "memory after minute 2: +6.0 %"),
        (((90.0, 100), (200.0, 330), (200.0, 360)), "descriptors: 330 to 360"),
    ],
)
def test_what_grows_is_told(minutes: tuple[tuple[float, int], ...], told: str) -> None:
    assert wrong(soak(*minutes)) == [told]


def test_what_went_wrong_is_told() -> None:
    found = soak()
    found.answers["bad_letters 500"] = 3
    found.notes.lost.append("a match: 12 steps were told, 11 kept")
    found.notes.errors["GET /: 429"] += 2
    found.notes.measured += [0.5, 0.5]
    assert wrong(found) == [
        "lost: 1 of 12 steps",
        "server faults: 3; meant refusals (503): 100",
        "honest people refused or cut off: 2",
        "p99 of 102 honest picks: 500 ms",
    ]
    assert "bad_letters 500: 3 times" in found.details()
    assert "honest: GET /: 429: 2 times" in found.details()
