"""Terraces ends in every way that a result can tell."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from civitas.kernel.errors import BadSetup
from civitas.kernel.results import Result
from civitas.kernel.setting import Excluded
from tests.laws.matches import play
from tests.toys.terraces import META
from tests.toys.terraces.title import TITLE


def results(
    seats: int, number: int, automas: tuple[int, ...] = (), **options: str
) -> Iterator[Result]:
    """How so many random matches end."""
    for seed in range(number):
        *_, (table, _) = play(TITLE, seats, options, f"end {seed}", automas).walk()
        assert table.result is not None
        yield table.result


def test_allies_win_or_lose_together() -> None:
    found = {result.how: result for result in results(2, 40, game="allies")}
    assert found.keys() == {"end-allies-won", "end-allies-lost"}
    assert found["end-allies-won"].winners == (0, 1)
    assert found["end-allies-lost"].winners == ()
    assert all(set(result.ranks) == {1} for result in found.values())
    lost = found["end-allies-lost"].params
    assert int(lost["flowers"]) < int(lost["hoped"]) == 4


def test_rivals_win_by_points_by_water_by_bloom_or_share() -> None:
    found = list(results(2, 400))
    assert {result.how for result in found} == {
        "end-points",
        "end-tie-break",
        "end-shared",
        "end-bloom",
    }
    assert any(len(result.winners) == 2 for result in found)
    assert any(score % 1 == 0.5 for result in found for score in result.scores)
    assert any(result.ranks == (2, 1) for result in found)


def test_an_automa_is_never_asked_and_may_win() -> None:
    found = list(results(2, 40, automas=(0,)))
    assert {result.winners for result in found} >= {(0,), (1,)}


def test_a_lone_gardener_without_an_automa_has_nobody_to_rival() -> None:
    assert META.setting(1).options["game"] == "allies"
    assert META.choices(1, 0, {})["game"] == ("allies",)
    with pytest.raises(Excluded):
        META.setting(1, {"game": "rivals"})
    with pytest.raises(BadSetup):
        META.setting(5)
    with pytest.raises(Excluded):
        META.setting(2, {"long": True}, automas=[1])
    assert "eager" not in META.choices(2, 0, {})
