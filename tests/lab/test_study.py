"""Which matches a study has, and what it makes of them."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import polars as pl
import pytest
import ray
from msgspec.structs import replace
from ray.exceptions import AuthenticationError

from civitas.kernel.errors import BadSetup
from civitas.kernel.setting import Options, OptionValue
from civitas.kernel.titles import find_title
from civitas.kernel.words import words_for
from civitas.lab import folder as folders
from civitas.lab.batch import play_batch
from civitas.lab.crew import NoCluster, mustered
from civitas.lab.folder import SCHEMAS, Folder, OtherStudy
from civitas.lab.match import Job, outcome, played
from civitas.lab.report import command, fields_of, lab_words, write_report
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


def test_places_are_in_their_own_order() -> None:
    """The tenth comes after the ninth, not after the first."""
    matches = frame((["a"] * 12, [0.0] * 12, [0], "x"))
    rows = seated(matches).with_columns((pl.col("place") + 1).cast(pl.String).alias("place"))
    assert [one.name for one in standings(rows, "place")] == [str(n) for n in range(1, 13)]


Vary = dict[str, tuple[OptionValue, ...]]

SMALL = Study("toy", "1", ("a", "b"), 2, "x")


def kept(place: Path) -> Folder:
    """The folder of a study of two batches, both of which are played."""
    folder = Folder(place, SMALL)
    folder.open()
    for number in folder.missing():
        folder.keep(number, {"matches": frame((["a", "b"], [1.0, 2.0], [1], "")).to_dicts()})
    return folder


def test_a_damaged_batch_counts_as_none_until_it_is_played_again(tmp_path: Path) -> None:
    """Whether it was cut off, or has lost a part in its middle, or is of another table."""
    part = tmp_path / "study" / "parts" / "matches-00001.parquet"
    kept(tmp_path / "study")
    whole = part.read_bytes()
    other = tmp_path / "other.parquet"
    pl.DataFrame({"match": [1]}).write_parquet(other)
    for damaged in (whole[:-9], whole[:4] + bytes(len(whole) // 2) + whole[4 + len(whole) // 2 :]):
        part.write_bytes(damaged)
        folder = Folder(tmp_path / "study", SMALL)
        assert folder.missing() == [1]
        folder.bind()
        assert pl.read_parquet(tmp_path / "study" / "matches.parquet").height == 1
    part.write_bytes(other.read_bytes())
    assert folder.missing() == [1]


def test_the_same_study_by_older_rules_is_told_from_another_one(tmp_path: Path) -> None:
    kept(tmp_path)
    with pytest.raises(OtherStudy) as refusal:
        Folder(tmp_path, replace(SMALL, rules="2")).open()
    assert refusal.value.message == "error-study-rules"
    assert refusal.value.params == {"folder": str(tmp_path), "theirs": "1", "rules": "2"}
    with pytest.raises(OtherStudy) as refusal:
        Folder(tmp_path, replace(SMALL, rules="2", games=3)).open()
    assert refusal.value.message == "error-other-study"
    (tmp_path / "study.json").write_bytes(b"{")
    with pytest.raises(OtherStudy) as refusal:
        Folder(tmp_path, SMALL).open()
    assert refusal.value.message == "error-other-study"


def test_a_start_that_was_killed_does_not_lock_the_folder(tmp_path: Path) -> None:
    """All that was there is what it had begun to write."""
    (tmp_path / "study.tmp").write_bytes(b"{")
    folder = Folder(tmp_path, SMALL)
    folder.open()
    assert folder.missing() == [0, 1]
    folder.open()


def test_what_is_seldom_taken_is_told_of_things_and_not_of_fields() -> None:
    """A board has more fields than a box has cards; an arm may have one of its own."""
    none: Vary = {}
    maps: Vary = {"map": ("huns",)}
    for title, vary, fields, things in (
        ("clash_of_cultures", none, {"C3", "D5"}, {"temple", "storage"}),
        ("oikumene", maps, {"alania"}, {"village", "sheep"}),
    ):
        found = fields_of(Study(title, "1", ("random",) * 2, 1, "x", {}, vary), find_title(title))
        assert fields <= found
        assert not things & found


def test_who_is_no_cluster_is_not_asked_for_minutes() -> None:
    """A web server answers, too, but not as Ray does."""
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        with pytest.raises(NoCluster), mustered(f"127.0.0.1:{server.server_port}", 0):
            pass
        server.shutdown()


def test_a_cluster_without_cores_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one whose head only keeps the books, before its workers are there."""
    for name, told in (("init", None), ("cluster_resources", {"memory": 1.0}), ("shutdown", None)):
        monkeypatch.setattr(ray, name, lambda told=told, **_: told)
    with pytest.raises(NoCluster) as refusal, mustered("", 0):
        pass
    assert refusal.value.message == "error-no-hands"


@pytest.mark.parametrize(
    ("refusal", "message"),
    [
        (AuthenticationError("there is no token"), "error-cluster-token"),
        (ConnectionError("no GCS"), "error-cluster"),
        (RuntimeError("another version of Python"), "error-cluster"),
    ],
)
def test_a_cluster_that_lets_nobody_in(
    refusal: Exception, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> None:
        raise refusal

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(NoCluster) as told, mustered("auto", 0):
        pass
    assert told.value.message == message


def test_a_wrong_token_is_told_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray hides it in the text of what its failure came from."""

    def refuse(**_: object) -> None:
        raise ConnectionError("no GCS") from RuntimeError("ray.exceptions.AuthenticationError: no")

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(NoCluster) as told, mustered("auto", 0):
        pass
    assert told.value.message == "error-cluster-token"


def test_the_cores_of_this_machine_are_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where RAY_ADDRESS names one."""
    asked: dict[str, object] = {}
    for name, told in (("cluster_resources", {"CPU": 2.0}), ("shutdown", None)):
        monkeypatch.setattr(ray, name, lambda told=told, **_: told)
    monkeypatch.setattr(ray, "init", asked.update)
    with mustered("", 2) as hands:
        assert hands == 2
    assert asked["address"] == "local"


def test_the_same_study_twice_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other has kept the same batch before this one has put its own in place."""
    one, other = kept(tmp_path), Folder(tmp_path, kept(tmp_path).study)
    put = Path.replace

    def late(file: Path, target: Path) -> Path:
        monkeypatch.setattr(Path, "replace", put)
        other.keep(0, {"matches": []})
        return file.replace(target)

    monkeypatch.setattr(Path, "replace", late)
    one.keep(0, {"matches": []})
    assert one.missing() == other.missing() == []


def test_a_full_disk_is_told_as_what_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = kept(tmp_path)
    monkeypatch.setattr(folders, "token_hex", lambda _: "x")
    (tmp_path / "parts" / "matches-00000.x.tmp").symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left on device"):
        folder.keep(0, {"matches": []})
    assert folder.missing() == []


def of_one_match(place: Path, language: str, vary: Vary) -> str:
    """The report of a study of a match of each arm, as if it had been played by now."""
    folder = Folder(place, replace(STUDY, games=1, vary=vary, things=False, picks=False))
    folder.open()
    folder.missing()
    for number, arm in enumerate(folder.study.arms):
        matches = frame((["a", "b", "b"], [1234.5, 4.0, 6.0], [0], arm.name))
        folder.keep(number, {"matches": matches.to_dicts()})
    return write_report(folder, find_title(STUDY.title), language).read_text("utf-8")


def test_a_thing_has_one_row_in_the_table_of_things(tmp_path: Path) -> None:
    """In however many batches it was offered: whoever reads the file need not add up."""
    folder = Folder(tmp_path, replace(STUDY, picks=False))
    folder.open()
    folder.missing()
    for batch, taken in ((0, 1), (1, 2)):
        rows = [
            {"arm": arm.name, "kind": "build", "thing": "temple", "offered": 5, "taken": taken}
            for arm in folder.study.arms
        ]
        folder.keep(batch, {"matches": [], "things": rows})
    folder.bind()
    assert pl.read_parquet(tmp_path / "things.parquet").rows() == [
        (arm.name, "build", "temple", 10, 3) for arm in folder.study.arms
    ]


def test_a_german_report_writes_figures_and_options_in_german(tmp_path: Path) -> None:
    page = of_one_match(tmp_path, "de", STUDY.vary)
    assert "Erweiterung: ja" in page
    assert "expansion=true" not in page.partition("</code>")[2]
    labels = re.findall(r">([\d.,]+)</text>", page)
    assert "1.200" in labels
    assert re.search(r">\d+\N{NO-BREAK SPACE}%</text>", page)
    assert not [label for label in labels if re.search(r"\.(?!\d{3}\b)|,0\b", label)]


def test_of_one_match_no_interval_is_told(tmp_path: Path) -> None:
    """As if it were known for sure how long a match is that was played but once."""
    page = of_one_match(tmp_path, "en", {})
    assert "± 0" not in page
    assert "∞" not in page


def test_the_command_of_a_report_can_be_typed_again() -> None:
    study = Study("oikumene", "8", ("random", "greedy"), 2, "my seed's")
    told = command(study, Path("two words"))
    assert shlex.split(told)[:4] == ["civitas", "lab", "oikumene", "--into"]
    assert {"two words", "my seed's"} <= {*shlex.split(told)}


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
