"""Learning: what a network is taught it knows, and a course goes on as if it had never stopped."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from civitas.kernel.errors import BadFile
from civitas.kernel.results import Result
from civitas.kernel.titles import find_title
from civitas.learning.course import Course, met
from civitas.learning.fitting import fit
from civitas.learning.lessons import Game, Learnt, Lesson, Player, play
from civitas.learning.targets import picks_of

LENGTH = 60
GOLD, NOISE, FIXED = 0, 1, 2
META = find_title("sands_of_time")


def game(luck: np.random.Generator) -> Game:
    """A match in which a piece of gold is worth two points some time after it was taken, and the
    title's own judgement knows nothing of it."""
    gold, standing = [0.0, 0.0], [[0.0, 0.0]]
    roots, ends = [], []
    for when in range(LENGTH):
        taken = float(luck.integers(0, 2))
        noise = luck.normal(0, 1)
        seat = when % 2
        lead = 2 * (gold[seat] - gold[1 - seat]) + luck.normal(0, 0.5)
        roots.append([gold[seat], noise, 1.0, lead / 2])
        ends.append([gold[seat] + taken, luck.normal(0, 1), 1.0, lead / 2])
        gold[seat] += taken
        ahead = gold[0] - gold[1]
        standing.append([ahead, -ahead])
    won = 0 if gold[0] > gold[1] else 1
    rivals = np.array([[-root[-1], -root[-1]] for root in roots], np.float32)
    return Game(
        Result((50 + round(2 * (gold[0] - gold[1])), 50), (won,)),
        np.array(roots, np.float32),
        np.array(ends, np.float32),
        np.zeros((LENGTH, 3), bool),
        rivals,
        np.arange(LENGTH, dtype=np.int8) % 2,
        np.arange(LENGTH, dtype=np.int32),
        np.array(standing[1:], np.float32),
    )


def played(number: int) -> list[Learnt]:
    """A round of such matches."""
    players = (Player(None, curious=True), Player(None, curious=True))
    luck = np.random.default_rng(number)
    return [
        Learnt(Lesson("sands_of_time", f"{number} {n}", players), game(luck), (0.1, 0.1), (5, 5))
        for n in range(30)
    ]


def test_a_network_learns_what_the_title_does_not_know() -> None:
    luck = np.random.default_rng(1)
    found = fit(picks_of([game(luck) for _ in range(60)]), 1)
    weights = dict(zip(found.layers.kept.tolist(), found.layers.straight, strict=True))
    assert FIXED not in weights  # what no pick changes tells nothing
    assert weights[GOLD] > 5 * abs(weights[NOISE])
    assert found.whole >= found.straight > 0.02


def test_a_course_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole = Course.opened(tmp_path / "whole", META, "spring", 30)
    for number in range(2):
        whole.learn(number, played(number))
    for number in range(2):
        again = Course.opened(tmp_path / "parts", META, "spring" if not number else "other", 30)
        assert (again.plan.seed, len(again.rounds)) == ("spring", number)
        # The workers hand in their matches in any order.
        again.learn(number, played(number)[::-1])
    one, other = (tmp_path / name / "weights-001.npz" for name in ("whole", "parts"))
    with np.load(one) as first, np.load(other) as second:
        assert all((first[name] == second[name]).all() for name in first)


def test_a_folder_about_something_else_is_refused(tmp_path: Path) -> None:
    Course.opened(tmp_path, META, "spring", 4)
    with pytest.raises(BadFile) as refusal:
        Course.opened(tmp_path, find_title("oikumene"), "spring", 4)
    assert refusal.value.message == "error-course-title"
    file = tmp_path / "course.json"
    file.write_bytes(file.read_bytes().replace(b'"rules":"', b'"rules":"9'))
    with pytest.raises(BadFile) as refusal:
        Course.opened(tmp_path, META, "spring", 4)
    assert refusal.value.message == "error-course-rules"
    file.write_bytes(b"{")
    with pytest.raises(BadFile) as refusal:
        Course.opened(tmp_path, META, "spring", 4)
    assert refusal.value.message == "error-course"


def test_matches_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    course = Course.opened(tmp_path, META, "spring", 4)
    course.learn(0, played(0))
    (tmp_path / "round-000.npz").write_bytes(b"PK")
    with pytest.raises(BadFile) as refusal:
        course.learn(1, played(1))
    assert refusal.value.message == "error-course"


def test_the_best_weights_are_chosen_by_what_they_won(tmp_path: Path) -> None:
    course = Course.opened(tmp_path, META, "spring", 4)
    course.learn(0, played(0))
    rounds = []
    for number, won in ((1, True), (2, False)):
        weights = course.weights(number - 1)
        found = [
            each._replace(
                lesson=each.lesson._replace(players=(Player(weights, 0.5), Player(None))),
                game=each.game._replace(result=Result((2, 1), (0,) if won else (1,))),
            )
            for each in played(number)
        ]
        assert [(each.boldness, each.won) for each in met(found)] == [(0.5, 30.0 if won else 0.0)]
        rounds.append(course.learn(number, found))
    assert course.rounds[1:] == rounds
    assert [each.matches for each in course.rounds] == [30, 60, 90]
    chosen = course.choose()
    with np.load(chosen) as one, np.load(course.weights(0)) as other:
        assert (one["hidden"] == other["hidden"]).all()


def test_a_lesson_keeps_where_picks_began_and_where_they_led() -> None:
    players = (Player(None), Player(None, curious=True))
    learnt = play(Lesson("oikumene", "dawn", players))
    game = learnt.game
    assert game.root.shape == game.end.shape
    assert len(game.root) == len(game.seat) == len(game.when) > 40
    assert set(game.seat.tolist()) == {1}  # who is not curious teaches nothing
    assert (game.root != game.end).any(axis=1).mean() > 0.5
    assert game.result.winners
    assert all(picks > 50 for picks in learnt.picks)
