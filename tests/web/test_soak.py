"""What `make soak` says of the figures it has found."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from bench.soak.__main__ import LASTING, moments
from bench.soak.report import Soak
from bench.soak.server import counted


def soak(*minutes: tuple[float, int]) -> Soak:
    """One in which all went well, with this memory and these descriptors after each minute."""
    found = Soak()
    for memory, descriptors in minutes or ((90.0, 100), (200.0, 330), (204.0, 333)):
        found.notes.picks = [0.02] * 50
        found.add(60.0, memory, descriptors, cuts=1)
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


def test_processes_that_were_killed_are_not_compared_with_others() -> None:
    """Of the one that lived longest, what comes from its third minute on counts."""
    found = Soak()
    memory = (300, 90, 180, 200, 201, 202, 203, 400)
    for minute, (megabytes, cuts) in enumerate(zip(memory, (1, 2, 2, 2, 2, 2, 2, 3), strict=True)):
        found.add(minute * 60.0, megabytes, 330, cuts)
    assert found.verdicts()[0] == (True, "memory from minute 4 to 7: +1.5 %")


def test_it_is_killed_before_and_after_a_long_stretch() -> None:
    for seed in range(50):
        drawn = moments(10, 600, random.Random(seed))
        assert drawn == sorted(drawn)
        assert len(drawn) == 10
        assert drawn[0] > 0
        assert drawn[-1] < 600
        ends = itertools.pairwise((0.0, *drawn, 600.0))
        assert max(later - earlier for earlier, later in ends) >= LASTING * 600
    assert len({sum(m < 300 for m in moments(10, 600, random.Random(n))) for n in range(50)}) > 5


def connections(*peers: str) -> str:
    """As Linux tells them: to whom each leads, and its number."""
    numbers = (bytes(map(int, peer.split(".")))[::-1].hex().upper() for peer in peers)
    rows = (
        f"{n}: 0100007F:1F90 {number}:C350 01 00000000:00000000 00:00000000 00000000 0 0 {n} 1 0"
        for n, number in enumerate(numbers)
    )
    return "\n".join(("sl local_address rem_address st ...", *rows))


def sockets(*numbers: int) -> list[str]:
    return [f"socket:[{number}]" for number in numbers]


def test_a_line_that_was_closed_for_being_idle_still_counts() -> None:
    """What comes and goes with the pace of honest people is no leak; all else is counted."""
    files, anna, ben, guest = ["/a.db", "pipe:[7]"], "127.1.0.1", "127.1.0.2", "127.66.6.6"
    assert counted([*files, *sockets(0, 1, 2, 3)], connections(anna, anna, ben, ben)) == 6
    assert counted([*files, *sockets(0, 1, 2)], connections(anna, anna, ben)) == 6
    assert counted([*files, *sockets(0, 1)], connections(anna, anna)) == 4  # Ben has no stream
    assert counted([*files, *sockets(0, 1, 2)], connections(anna, anna, anna)) == 5
    assert counted([*files, *sockets(0, 1, 2)], connections(anna, anna, guest)) == 5
    assert counted([*files, *sockets(0, 1)], connections(anna, anna, ben, ben)) == 4  # another's


@pytest.mark.parametrize(
    ("minutes", "told"),
    [
        (((90.0, 100), (200.0, 330), (212.0, 330)), "memory from minute 2 to 3: +6.0 %"),
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
