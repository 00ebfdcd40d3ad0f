"""Learning: what a network is taught it knows, and a course goes on as if it had never stopped."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from civitas.kernel.errors import BadFile
from civitas.kernel.results import Result
from civitas.kernel.titles import find_title
from civitas.learning.course import Course, met
from civitas.learning.fitting import fit, lead_of, positions_of, returns
from civitas.learning.lessons import Game, Learnt, Lesson, Player, play
from civitas.learning.network import Network

LENGTH = 12
META = find_title("sands_of_time")


def games(many: int, seed: int) -> list[Game]:
    """Matches of a game in which wealth decides, but only if it is large; the title's own judgement
    knows nothing of it."""
    luck = np.random.default_rng(seed)
    found = []
    for _ in range(many):
        wealth = luck.normal(0, 2)
        lead = max(wealth, 0.0) * 10 - 8
        told = []
        for side in (1, -1):
            for _ in range(LENGTH):
                own, rival = luck.normal(0, 1, 2)
                told.append([wealth * side, side, luck.normal(), 1.0, own, rival])
        scores = (round(50 + lead), 50)
        winner = 0 if lead > 0 else 1
        result = Result(scores, (winner,))
        found.append(Game(result, np.array(told, np.float16), (LENGTH, LENGTH)))
    return found


def played(number: int) -> list[Learnt]:
    """A round of such matches."""
    players = (Player(None, curious=True), Player(None, curious=True))
    return [
        Learnt(Lesson("sands_of_time", f"{number} {n}", players), game, (0.1, 0.1), (5, 5))
        for n, game in enumerate(games(30, number))
    ]


def test_a_network_learns_what_the_title_does_not_know() -> None:
    known = games(200, 1)
    positions = positions_of(known, lead_of(known))
    network = Network.made_for(positions.told, 1)
    assert 3 not in network.kept  # what is always the same tells nothing
    before = fit(network, positions, 1, fresh=True)
    assert before.explained > 0.5
    assert before.by_title < 0.1


def test_what_is_learned_are_the_values_that_come_after_and_the_end() -> None:
    positions = positions_of(games(1, 3)[:1], 10.0)
    end = float(positions.ends[0])
    values = np.arange(2 * LENGTH, dtype=np.float32)
    assert returns(values, positions, 0.0)[:LENGTH].tolist() == pytest.approx([end] * LENGTH)
    near = returns(values, positions, 1e9)[:LENGTH].tolist()
    assert near == pytest.approx([*range(1, LENGTH), end])


def test_a_course_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole = Course.opened(tmp_path / "whole", META, "spring", 30)
    for number in range(2):
        whole.learn(number, played(number))
    for number in range(2):
        again = Course.opened(tmp_path / "parts", META, "spring" if not number else "other", 30)
        assert (again.plan.seed, len(again.rounds)) == ("spring", number)
        # The workers hand in their matches in any order.
        again.learn(number, played(number)[::-1])
    one, other = (Path(tmp_path / name / "network-001.npz") for name in ("whole", "parts"))
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


def test_the_best_weights_are_chosen_by_what_they_won(tmp_path: Path) -> None:
    course = Course.opened(tmp_path, META, "spring", 4)
    course.learn(0, played(0))
    rounds = []
    for number, won in ((1, True), (2, False)):
        weights = course.weights(number - 1)
        found = [
            each._replace(
                lesson=each.lesson._replace(players=(Player(weights, 0.7), Player(None))),
                game=each.game._replace(result=Result((2, 1), (0,) if won else (1,))),
            )
            for each in played(number)
        ]
        assert [(each.boldness, each.won) for each in met(found)] == [(0.7, 30.0 if won else 0.0)]
        rounds.append(course.learn(number, found))
    assert course.rounds[1:] == rounds
    assert [each.matches for each in course.rounds] == [30, 60, 90]
    chosen = course.choose()
    with np.load(chosen) as one, np.load(course.weights(0)) as other:
        assert (one["hidden"] == other["hidden"]).all()


@pytest.mark.slow
def test_a_lesson_keeps_what_both_seats_may_see_and_how_it_ended() -> None:
    players = (Player(None), Player(None, curious=True))
    learnt = play(Lesson("oikumene", "dawn", players))
    assert learnt.game.told.shape[0] == sum(learnt.game.many)
    assert all(20 < many <= 120 for many in learnt.game.many)
    assert learnt.game.result.winners
    assert all(picks > 50 for picks in learnt.picks)
