"""How a match ended, in words and in one picture: whoever won, nobody, several, by half points."""

from __future__ import annotations

import pytest

from civitas.kernel.results import Result, best_wins
from civitas.web.speech.endings import ending, standings
from civitas.web.speech.voice import Voice

ENGLISH = Voice("toy", "en", ("Anna", "Ben", "Cleo"))
GERMAN = Voice("toy", "de", ("Anna", "Ben", "Cleo"))


def test_one_wins_with_half_points() -> None:
    end = ending(best_wins([6, 12.5, 12]), ENGLISH)
    assert end.text == "Ben wins with 12½ points."
    assert (end.scores, end.winners, end.ranks) == ((6, 12.5, 12), (1,), (3, 1, 2))


@pytest.mark.parametrize(
    ("voice", "text"),
    [
        (ENGLISH, "Anna, Ben and Cleo share the victory with 7 points."),
        (GERMAN, "Anna, Ben und Cleo teilen sich den Sieg mit 7 Punkten."),
    ],
)
def test_several_win(voice: Voice, text: str) -> None:
    assert ending(best_wins([7, 7, 7]), voice).text.startswith(text)


@pytest.mark.parametrize(
    ("voice", "text"),
    [(ENGLISH, "Ben wins with 1 point."), (GERMAN, "Ben gewinnt mit 1 Punkt.")],
)
def test_one_point_is_one(voice: Voice, text: str) -> None:
    assert ending(best_wins([0, 1, -2]), voice).text == text


def test_nobody_wins() -> None:
    end = ending(Result((3, 4, 5), (), (1, 1, 1)), ENGLISH)
    assert (end.text, end.how) == ("Nobody has won.", "end-nobody")


def test_winners_with_different_points_are_told_without() -> None:
    assert ending(Result((3, 9, 4), (0, 2)), ENGLISH).text.startswith("Anna and Cleo share")
    assert "9" not in ending(Result((3, 9, 4), (0, 2)), ENGLISH).text


def test_the_way_of_winning_is_told() -> None:
    end = ending(best_wins([7, 7, 1], [(7, 1), (7, 2), (1, 0)]), ENGLISH)
    assert end.text == (
        "Ben wins with 7 points. Level on points, and then ahead in what breaks the tie."
    )


def test_who_is_level_has_the_same_rank() -> None:
    rows = standings(best_wins([4, 9, 4.5]), ENGLISH)
    assert [(row.rank, row.name, row.points, row.won) for row in rows] == [
        (1, "Ben", "9", True),
        (2, "Cleo", "4½", False),
        (3, "Anna", "4", False),
    ]
    level = standings(best_wins([4, 9, 4]), ENGLISH)
    assert [(row.rank, row.name) for row in level] == [(1, "Ben"), (2, "Anna"), (2, "Cleo")]


def test_a_result_of_before_has_ranks() -> None:
    assert ending(Result((5, 8, 8), (2,)), ENGLISH).ranks == (3, 2, 1)
