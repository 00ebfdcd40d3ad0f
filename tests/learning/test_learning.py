"""Learning: what a network is taught it knows, and a course goes on as if it had never stopped."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from civitas.bots import Chair
from civitas.kernel.errors import BadFile
from civitas.kernel.match import new
from civitas.kernel.results import Result
from civitas.kernel.titles import find_title
from civitas.learning.asks import asks_of, centred
from civitas.learning.course import TEACHER, Course, met
from civitas.learning.fitting import fit
from civitas.learning.lessons import (
    Game,
    Learnt,
    Lesson,
    Notes,
    Player,
    Teacher,
    joined,
    play,
)

ASKS, FEW, PLAYED = 40, 3, 5
GOLD, NOISE, FIXED = 0, 1, 2
GOOD, BAD = 11, 12
META = find_title("sands_of_time")


def game(luck: np.random.Generator) -> Game:
    """A match in which a piece of gold is worth two points some time after it was taken, and picks
    with a good mark three more than others; the title's own judgement knows nothing of it."""
    many = ASKS * FEW
    root = luck.normal(0, 1, (ASKS, 4)).astype(np.float32)
    root[:, FIXED] = 1
    change = np.zeros((many, 4), np.float32)
    change[:, GOLD] = luck.integers(0, 3, many)
    change[:, NOISE] = luck.normal(0, 1, many)
    look = np.zeros((many, 5), np.float32)
    look[:, 0] = change[:, -1] = luck.normal(0, 1, many)
    good = luck.integers(0, 2, many)
    worth = look[:, 0] + 2 * change[:, GOLD] + 3 * good + np.repeat(luck.normal(0, 9, ASKS), FEW)
    deep = worth + luck.normal(0, 0.5, many)
    return Game(
        np.zeros(ASKS, np.int32),
        root,
        np.full(ASKS, FEW, np.int16),
        change,
        look,
        deep.astype(np.float32),
        np.where(good, GOOD, BAD).astype(np.uint32),
        np.ones(many, np.int16),
    )


def played(number: int) -> list[Learnt]:
    """A round of such matches."""
    luck, drawn = np.random.default_rng(number), Result((1, 1), (0, 1))
    lessons = [Lesson("sands_of_time", f"{number} {n}", (TEACHER, TEACHER)) for n in range(PLAYED)]
    return [Learnt(lesson, drawn, game(luck), (0.1, 0.1), (5, 5)) for lesson in lessons]


def test_a_network_learns_to_choose_by_what_the_title_does_not_know() -> None:
    luck = np.random.default_rng(1)
    asks = asks_of(joined([game(luck) for _ in range(60)]))
    assert FIXED not in asks.scales.kept.tolist()  # what is always the same tells nothing
    assert asks.scales.marks.tolist() == [GOOD, BAD]
    found = fit(asks, 1)
    assert found.lost > 0.5
    assert found.left < 0.7
    assert found.reach > 0


def test_picks_are_compared_within_their_ask() -> None:
    start = np.array([0, 2, 5])
    assert centred(np.array([1.0, 3, 5, 5, 8]), start).tolist() == [-1, 1, -1, -1, 2]
    asks = asks_of(joined([game(np.random.default_rng(n)) for n in range(3)]))
    assert np.bincount(asks.match).tolist() == [ASKS] * 3
    assert np.abs(np.add.reduceat(asks.deep, asks.start[:-1])).max() < 3  # but for outliers: 0
    best = asks.deep.reshape(-1, FEW).max(1)
    assert asks.regret(asks.deep, np.arange(len(best))) == 0
    assert asks.regret(-asks.deep, np.arange(len(best))) == pytest.approx(
        (best - asks.deep.reshape(-1, FEW).min(1)).mean()
    )


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


def test_the_curve_is_never_written_in_part(tmp_path: Path) -> None:
    """Whoever is killed meanwhile leaves the one of before: it is another file."""
    course = Course.opened(tmp_path, META, "spring", 4)
    course.learn(0, played(0))
    (tmp_path / "before").hardlink_to(tmp_path / "curve.jsonl")
    course.learn(1, played(1))
    assert len(course.rounds) == 2
    assert (tmp_path / "before").read_bytes().count(b"\n") == 1


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
        assert [(each.boldness, each.won) for each in met(found)] == [
            (0.5, float(PLAYED) if won else 0.0)
        ]
        rounds.append(course.learn(number, found))
    assert course.rounds[1:] == rounds
    assert [each.matches for each in course.rounds] == [PLAYED, 2 * PLAYED, 3 * PLAYED]
    chosen = course.choose()
    with np.load(chosen) as one, np.load(course.weights(0)) as other:
        assert (one["pick"] == other["pick"]).all()


def test_picks_of_the_same_ask_are_studied() -> None:
    table, notes = new("sands_of_time", 2, seed="dawn"), Notes()
    bots = [Teacher(seat, notes) for seat in range(2)]
    for _ in range(24):
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    studied = notes.game()
    assert len(studied.many) > 3
    assert studied.many.min() >= 2
    assert studied.many.sum() == len(studied.change) == len(studied.look) == len(studied.deep)
    assert studied.marked.sum() == len(studied.marks)
    assert studied.root.shape[1] == studied.change.shape[1]
    # The same luck for all picks of an ask: what they bring differs more between the asks.
    start = np.concatenate([[0], np.cumsum(studied.many)])
    assert centred(studied.deep, start).std() < studied.deep.std()


def test_a_lesson_is_a_whole_match() -> None:
    learnt = play(Lesson("sands_of_time", "dawn", (Player(None), Player(None))))
    assert learnt.result.winners
    assert not len(learnt.game.many)
    assert all(picks > 50 for picks in learnt.picks)
