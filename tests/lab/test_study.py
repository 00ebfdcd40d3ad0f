"""Which matches a study has, and what it makes of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import polars as pl
import pytest
from msgspec.structs import replace

from civitas.kernel.errors import BadSetup
from civitas.kernel.setting import Options
from civitas.kernel.titles import find_title
from civitas.kernel.words import words_for
from civitas.lab.batch import play_batch
from civitas.lab.folder import SCHEMAS, Folder, OtherStudy
from civitas.lab.match import Job, outcome, played
from civitas.lab.report import lab_words, write_report
from civitas.lab.study import Study
from civitas.lab.summary import arms, seated, standings, uses, ways

STUDY = Study(
    "clash_of_cultures",
    find_title("clash_of_cultures").rules_version,
    ("random", "random", "greedy"),
    4,
    "autumn",
    {},
    {"expansion": (True, False)},
    things=True,
    picks=True,
)


def test_every_arm_has_the_same_seeds_and_the_bots_move_on_by_a_seat() -> None:
    jobs = [STUDY.job(number) for number in range(STUDY.total)]
    assert STUDY.total == 8
    assert Counter(job.seed for job in jobs) == {f"autumn-{n}": 2 for n in range(1, 5)}
    assert [job.seats.index("greedy") for job in jobs] == [2, 2, 0, 0, 1, 1, 2, 2]
    assert [job.options["expansion"] for job in jobs] == [True, False] * 4
    assert [arm.name for arm in STUDY.arms] == ["expansion=true", "expansion=false"]


@pytest.mark.parametrize("games", [1, 7, 400, 30_000])
def test_the_batches_have_every_match_once(games: int) -> None:
    study = Study("toy", "1", ("random",), games, "x")
    assert [number for batch in study.batches for number in batch] == list(range(games))
    assert max(map(len, study.batches)) <= 50


def test_an_automa_moves_on_with_the_others() -> None:
    study = Study("era_of_tribes", "1", ("random", "automa"), 2, "x")
    assert [study.job(n).automas for n in range(2)] == [(1,), (0,)]
    study.check(find_title("era_of_tribes"))


def test_what_the_title_is_not_made_for_is_refused_before_the_first_match() -> None:
    meta = find_title("clash_of_cultures")
    with pytest.raises(BadSetup):
        Study(meta.id, "1", ("random",) * 9, 1, "x").check(meta)
    with pytest.raises(BadSetup):
        Study(meta.id, "1", ("random",) * 2, 1, "x", {}, {"dragons": (1, 2)}).check(meta)


def frame(*rows: tuple[list[str], list[float], list[int], str]) -> pl.DataFrame:
    """Matches by their bots, points, winners and arm."""
    return pl.DataFrame(
        [
            {
                "match": n,
                "arm": arm,
                "seed": "",
                "decisions": 10 * n,
                "way": "end-points",
                "seats": bots,
                "origins": [],
                "scores": scores,
                "ranks": [1] * len(bots),
                "winners": winners,
            }
            for n, (bots, scores, winners, arm) in enumerate(rows)
        ],
        schema=SCHEMAS["matches"],
    )


def test_the_figures_are_those_of_the_matches() -> None:
    """Worked out by hand; the interval is Wilson's of 2 in 3."""
    matches = frame(
        (["a", "b"], [10.0, 4.0], [0], "x"),
        (["b", "a"], [6.0, 8.0], [1], "y"),
        (["a", "b"], [5.0, 5.0], [0, 1], "x"),
    )
    rows = seated(matches)
    bot_a, bot_b = standings(rows, "seats")
    assert (bot_a.name, bot_a.seats, bot_a.wins) == ("a", 3, 3)
    assert (bot_b.name, bot_b.seats, bot_b.wins) == ("b", 3, 1)
    first, second = standings(rows, "place")
    assert (first.wins, second.wins) == (2, 2)
    assert round(first.share, 3) == 0.667
    assert (round(first.interval.low, 3), round(first.interval.high, 3)) == (0.208, 0.939)
    assert first.points.value == 7
    arm_x, arm_y = arms(matches)
    assert (arm_x.name, arm_x.matches, arm_x.decisions.value, arm_x.first) == ("x", 2, 10, 1)
    assert (arm_y.name, arm_y.first) == ("y", 0)
    assert ways(matches) == [("end-points", 3)]


def test_what_is_taken_is_counted_against_what_was_offered() -> None:
    rows = [
        ("x", "build", "temple", 5, 0),
        ("x", "build", "port", 4, 4),
        ("y", "build", "temple", 5, 1),
    ]
    things = pl.DataFrame(rows, schema=SCHEMAS["things"], orient="row")
    assert [tuple(use) for use in uses(things)] == [
        ("build", "temple", 10, 1),
        ("build", "port", 4, 4),
    ]


@pytest.mark.slow
def test_a_study_is_kept_batch_by_batch(tmp_path: Path) -> None:
    """A damaged batch is missing again, another study has no business there; what was taken in the
    matches is what their picks say."""
    study = replace(STUDY, games=2)
    folder = Folder(tmp_path / "study", study)
    folder.open()
    assert folder.missing() == list(range(4))
    rows = [play_batch(study, numbers) for numbers in study.batches]
    for batch in folder.missing():
        folder.keep(batch, rows[batch])
    assert folder.missing() == []
    part = tmp_path / "study" / "parts" / "matches-00003.parquet"
    part.write_bytes(part.read_bytes()[:-9])
    assert folder.missing() == [3]
    folder.keep(3, rows[3])
    folder.open()
    with pytest.raises(OtherStudy):
        Folder(tmp_path / "study", Study("toy", "1", ("random",), 1, "x")).open()
    picks, things = folder.gather("picks"), folder.gather("things")
    kinds = picks["pick"].str.json_path_match("$.pick").value_counts()
    recruits = dict(kinds.iter_rows())["playcard"]
    assert things.filter(pl.col("kind") == "playcard")["taken"].sum() == recruits
    for language in ("en", "de"):
        page = write_report(folder, find_title(study.title), language).read_text("utf-8")
        assert lab_words(language).say("part-origins") in page
        assert page.count("<svg") == 5
        assert "http" not in page.replace("http://www.w3.org/", "")


@pytest.mark.parametrize(
    ("title", "options"),
    [("clash_of_cultures", {"expansion": True}), ("era_of_tribes", {}), ("oikumene", {})],
)
def test_a_match_tells_who_played_which_people(title: str, options: Options) -> None:
    """Two different ones, both things of the title."""
    table = played(Job(title, ("random", "random"), dict(options), (), "people"))
    peoples = outcome(table).origins
    words = words_for(find_title(title), "en")
    assert len(set(peoples)) == 2
    assert all(words.has(f"thing-{people}") for people in peoples)
