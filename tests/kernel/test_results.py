"""Results: winners or none, ranks with ties, halves, and matches that tell less."""

from __future__ import annotations

import msgspec
import pytest

from civitas.kernel.results import Result, best_wins, ranked
from civitas.kernel.words import kernel_words


def test_the_best_standing_wins_and_who_is_level_shares_a_rank() -> None:
    result = best_wins([12, 20.5, 12, 7], [(12, 3), (20.5, 0), (12, 3), (7, 0)])
    assert (result.winners, result.ranks) == ((1,), (2, 1, 2, 4))
    assert result.scores == (12, 20.5, 12, 7)


@pytest.mark.parametrize(
    ("scores", "standing", "winners", "how"),
    [
        ([3, 5], None, (1,), "end-points"),
        ([5, 5], None, (0, 1), "end-shared"),
        ([5, 5], [(5, 0), (5, 1)], (1,), "end-tie-break"),
        ([5, 4], [(5, 0), (4, 1)], (0,), "end-points"),
    ],
)
def test_how_it_was_won(
    scores: list[int],
    standing: list[tuple[int, int]] | None,
    winners: tuple[int, ...],
    how: str,
) -> None:
    result = best_wins(scores, standing)
    assert (result.winners, result.way) == (winners, how)
    assert [lang for lang in ("en", "de") if not kernel_words(lang).has(how)] == []


def test_a_match_may_be_lost_by_all() -> None:
    lost = Result((40, 38), ())
    assert lost.order == (1, 2)
    assert lost.way == "end-nobody"


def test_an_old_result_is_read_and_has_an_order() -> None:
    old = msgspec.json.decode(b'{"scores":[7,9,9],"winners":[2]}', type=Result)
    assert old.order == (3, 2, 1)
    assert old.way == "end-points"


def test_a_result_agrees_with_one_that_tells_less_but_not_with_another() -> None:
    result = best_wins([7, 9])
    assert result.agrees(Result((7, 9), (1,)))
    assert result.agrees(result)
    assert not result.agrees(Result((7, 9), (0,)))
    assert not result.agrees(Result((7, 9), (1,), ranks=(1, 2), how="end-points"))


def test_ranks_of_nobody_and_of_all_level() -> None:
    assert ranked([]) == ()
    assert ranked([4, 4, 4]) == (1, 1, 1)
