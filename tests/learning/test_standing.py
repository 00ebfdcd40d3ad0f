"""Learning what standing is worth: what matches show it finds, and a course goes on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from civitas.bots.judgement import digest_of
from civitas.kernel.errors import BadFile
from civitas.kernel.titles import find_title
from civitas.learning.course import Course
from civitas.learning.outings import Outings
from civitas.learning.standing import About, fit
from civitas.learning.stands import Noted, Outing, Stands, joined, play

META = find_title("sands_of_time")
NAMES = ("round", "me.gold", "rival1.gold", "me.fixed")
MATCHES, TURNS = 300, 10


def match(luck: np.random.Generator) -> Stands:
    """A match in which gold that is had early brings three points, and late none; the title says
    nothing of it."""
    gold = luck.integers(0, 6, (TURNS, 2))
    time = np.arange(TURNS)
    told = np.stack([time, gold[:, 0], gold[:, 1], np.ones(TURNS)], axis=1)
    own, rival = luck.normal(20, 5, (2, TURNS))
    ahead = 3 * (gold[:, 0] - gold[:, 1]) * (1 - time / TURNS) + own - rival
    return Stands(
        np.zeros(TURNS, np.int32),
        np.zeros(TURNS, np.int8),
        told.astype(np.float32),
        own.astype(np.float32),
        rival.astype(np.float32),
        (ahead + luck.normal(0, 2, TURNS)).astype(np.float32),
    )


def test_what_the_title_does_not_know_is_learned() -> None:
    luck = np.random.default_rng(1)
    stands = joined([match(luck) for _ in range(MATCHES)])
    assert np.bincount(stands.match).tolist() == [TURNS] * MATCHES
    known, foretold = fit(stands, About(META.id, META.rules_version, NAMES, 1.0, 2))
    assert known.features == digest_of(NAMES)
    assert {*known.clock} == {"round"}
    assert {*known.weights} == {"me.gold", "rival1.gold"}  # what is always the same tells nothing
    gold = known.weights["me.gold"]
    assert gold.early / gold.spread == pytest.approx(3, abs=0.3)
    assert gold.late / gold.spread == pytest.approx(0, abs=0.4)
    assert foretold.learned > foretold.title + 0.1


@pytest.fixture(scope="module")
def noted() -> Noted:
    """A match that was played."""
    return play(Outing(META.id, 2, "noted"))


@pytest.mark.slow
def test_a_course_about_standing_goes_on_as_if_it_had_never_stopped(
    tmp_path: Path, noted: Noted
) -> None:
    whole = Outings(Course.opened(tmp_path / "whole", META, "spring", 2))
    for number in range(2):
        whole.note(number, played(noted, whole, number))
    for number in range(2):
        again = Outings(Course.opened(tmp_path / "parts", META, "spring", 2))
        assert again.rounds == number
        # The workers hand in their matches in any order.
        again.note(number, played(noted, again, number)[::-1])
    file, matches, _ = whole.learn()
    assert matches == 4
    assert file.read_bytes() == again.learn()[0].read_bytes()
    (tmp_path / "whole" / "stands-000.npz").write_bytes(b"PK")
    with pytest.raises(BadFile) as refusal:
        whole.learn()
    assert refusal.value.message == "error-course"


def played(noted: Noted, outings: Outings, number: int) -> list[Noted]:
    """A round of matches that came out differently."""
    stands = noted.stands
    ends = [stands._replace(margin=stands.margin + number + n) for n in range(2)]
    return [Noted(*each) for each in zip(outings.round(number), ends, strict=True)]


@pytest.mark.slow
def test_stands_are_noted_when_turns_are_over(noted: Noted) -> None:
    stands, again = noted.stands, play(noted.outing).stands
    assert all((one == other).all() for one, other in zip(stands, again, strict=True))
    assert {*stands.seat.tolist()} == {0, 1}
    ends = {seat: {*stands.margin[stands.seat == seat].tolist()} for seat in (0, 1)}
    assert ends[0] == {-each for each in ends[1]}  # of two, one is ahead as the other is behind
