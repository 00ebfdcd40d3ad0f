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
from civitas.learning.targets import pairs_of

ASKS, FEW = 30, 3
GOLD, NOISE, FIXED = 0, 1, 2
META = find_title("sands_of_time")


def game(luck: np.random.Generator) -> Game:
    """A match in which a piece of gold is worth two points some time after it was taken, and the
    title's own judgement knows nothing of it."""
    many = ASKS * FEW
    told = np.ones((many, 4), np.float32)
    told[:, GOLD] = luck.integers(0, 3, many)
    told[:, NOISE] = luck.normal(0, 1, many)
    told[:, -1] = np.repeat(luck.normal(0, 9, ASKS), FEW) + luck.normal(0, 1, many)
    later = told[:, -1] + 2 * told[:, GOLD] + luck.normal(0, 1, many)
    ask = np.repeat(np.arange(ASKS), FEW).astype(np.int32)
    return Game(told, np.stack([told[:, -1], later], axis=1).astype(np.float32), ask)


def played(number: int) -> list[Learnt]:
    """A round of such matches."""
    players = (Player(None, curious=True), Player(None, curious=True))
    luck, drawn = np.random.default_rng(number), Result((1, 1), (0, 1))
    lessons = [Lesson("sands_of_time", f"{number} {n}", players) for n in range(30)]
    return [Learnt(lesson, drawn, game(luck), (0.1, 0.1), (5, 5)) for lesson in lessons]


def test_a_network_learns_what_the_title_does_not_know() -> None:
    luck = np.random.default_rng(1)
    found = fit(pairs_of([game(luck) for _ in range(60)]), 1)
    kept, straight, spread = (found.layers[n].tolist() for n in (0, 5, 2))
    assert FIXED not in kept  # what is the same for all picks tells nothing
    weights = {n: w / s * found.unit for n, w, s in zip(kept, straight, spread, strict=True)}
    assert weights[GOLD] == pytest.approx(2, abs=0.2)
    assert weights[NOISE] == pytest.approx(0, abs=0.2)
    assert found.whole >= found.straight > 0.3


def test_a_pair_is_two_picks_of_the_same_ask() -> None:
    pairs = pairs_of([game(np.random.default_rng(n)) for n in range(3)])
    assert len(pairs.one) == 3 * ASKS * (FEW - 1)
    apart = np.abs(pairs.one[:, -1] - pairs.other[:, -1])
    assert apart.max() < 9  # what the ask brought anyway would be more
    assert np.bincount(pairs.match).tolist() == [ASKS * (FEW - 1)] * 3


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
                result=Result((2, 1), (0,) if won else (1,)),
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


def test_a_lesson_studies_picks_of_the_same_ask() -> None:
    players = (Player(None), Player(None, curious=True))
    learnt = play(Lesson("sands_of_time", "dawn", players))
    game = learnt.game
    asks = np.bincount(game.ask)
    assert len(asks) > 3
    assert set(asks.tolist()) <= {2, 3, 4}
    assert (game.later[:, 0] != game.later[:, 1]).any()
    assert learnt.result.winners
    assert all(picks > 50 for picks in learnt.picks)
