"""The lab as people call it: on this machine, on a cluster, with workers that die, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import polars as pl
import pytest
from msgspec.structs import replace
from polars.testing import assert_frame_equal
from ray.cluster_utils import Cluster

from civitas.kernel.titles import find_title
from civitas.lab.batch import play_batch
from civitas.lab.folder import SCHEMAS, Folder
from civitas.lab.study import Study
from civitas.lab.voyage import voyage
from tests.cli.program import PROGRAM, environment
from tests.cli.program import civitas as call
from tests.patience import PATIENCE
from tests.web.people import wait_for

pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=2)]  # whole clusters start here

GAMES = 40
META = find_title("era_of_tribes")  # a match of it takes a while
STUDY = Study(META.id, META.rules_version, ("random", "random"), GAMES, "spring")
ARGUMENTS = ("lab", META.id, "--seats", "random,random", "--seed", "spring", "--games", str(GAMES))


@pytest.fixture(scope="module")
def expected() -> pl.DataFrame:
    """What the study gives if one process plays it from the first match to the last."""
    rows = play_batch(STUDY, range(STUDY.total))
    return pl.DataFrame(rows["matches"], schema=SCHEMAS["matches"])


def found(place: Path) -> pl.DataFrame:
    return pl.read_parquet(place / "matches.parquet")


def parts(place: Path) -> int:
    return len([*(place / "parts").glob("matches-*.parquet")])


def more(place: Path, than: int) -> bool:
    return parts(place) > than


def below(process: int) -> Iterator[int]:
    """The processes that a process has started, and those that they have started."""
    for file in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, file.read_text().split()):
            yield child
            yield from below(child)


def at_work(process: int) -> list[int]:
    """Those of them that play a batch at this moment."""
    found = []
    for child in below(process):
        with suppress(OSError):
            title = Path(f"/proc/{child}/cmdline").read_bytes()
            if title.startswith(b"ray::play_batch"):
                found.append(child)
    return found


def kill_one(process: int) -> bool:
    """Kill somebody who plays a batch, if anybody does."""
    workers = at_work(process)
    for worker in workers[:1]:
        os.kill(worker, signal.SIGKILL)
    return bool(workers)


def test_who_dies_and_who_is_interrupted_lose_nothing(
    tmp_path: Path, expected: pl.DataFrame
) -> None:
    """A worker is killed in the middle, then the whole is stopped; the same command goes on."""
    place = tmp_path / "study"
    arguments = [PROGRAM, *ARGUMENTS, "--into", str(place), "--cores", "2"]
    with subprocess.Popen(
        arguments, cwd=tmp_path, env=environment(tmp_path), stderr=subprocess.PIPE, text=True
    ) as process:
        wait_for(lambda: parts(place) > 2 and kill_one(process.pid), PATIENCE)
        before = parts(place)
        wait_for(lambda: parts(place) > before + 5 or process.poll() is not None, PATIENCE)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "they are kept, the same command goes on" in told
    played = found(place)
    assert 0 < played.height < GAMES
    assert_frame_equal(played, expected.filter(pl.col("match").is_in(played["match"].to_list())))
    done = call(*ARGUMENTS, "--into", place, "--cores", "2", home=tmp_path)
    assert (done.code, done.err) == (0, "")
    assert f"{GAMES} matches" in done.out
    assert_frame_equal(found(place), expected)
    stamp = (place / "parts" / "matches-00000.parquet").stat().st_mtime_ns
    assert call(*ARGUMENTS, "--into", place, home=tmp_path).code == 0
    assert (place / "parts" / "matches-00000.parquet").stat().st_mtime_ns == stamp


def kill_ray(process: int) -> bool:
    """Kill what hands the batches on, and those who play: they would play on for a while."""
    players = at_work(process)
    for child in below(process):
        with suppress(OSError):
            if Path(f"/proc/{child}/comm").read_text() == "raylet\n":
                for each in (child, *players):
                    os.kill(each, signal.SIGKILL)
                return True
    return False


def test_when_ray_dies_or_the_program_is_ended_from_elsewhere_nothing_is_lost(
    tmp_path: Path, expected: pl.DataFrame
) -> None:
    """One sentence each time, and not a word of Ray's own; the same command goes on."""
    place, played = tmp_path / "study", 0
    arguments = [PROGRAM, *ARGUMENTS, "--into", str(place), "--cores", "2"]
    surroundings = environment(tmp_path) | {"RAY_ADDRESS": "127.0.0.1:9"}
    ends = (kill_ray, 2, "Ray has died"), (ended, 130, "Interrupted")
    for end, code, sentence in ends:
        with subprocess.Popen(
            arguments,
            cwd=tmp_path,
            env=surroundings,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            wait_for(partial(more, place, played + 1), PATIENCE)
            assert end(process.pid)
            out, told = process.communicate(timeout=PATIENCE)
        played = parts(place)
        assert (process.returncode, out) == (code, "")
        assert told.startswith(f"{sentence} after {played} of {GAMES} matches")
        assert told.count("\n") == 1
        assert found(place).height == played
    assert call(*ARGUMENTS, "--into", place, "--cores", "2", home=tmp_path).code == 0
    assert_frame_equal(found(place), expected)


def ended(process: int) -> bool:
    """Ended as a machine that is switched off ends all."""
    os.kill(process, signal.SIGTERM)
    return True


def test_a_cluster_of_several_nodes_gives_the_same(
    tmp_path: Path, expected: pl.DataFrame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))  # where the cluster keeps what lets others in
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        place = tmp_path / "study"
        done = call(*ARGUMENTS, "--into", place, "--address", cluster.address, home=tmp_path)
        assert (done.code, done.err) == (0, "")
        assert_frame_equal(found(place), expected)
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]


def test_what_goes_wrong_in_the_other_process_is_told_here(tmp_path: Path) -> None:
    """A disk as what it is; a mistake of ours with where it was made."""
    folder = Folder(tmp_path, STUDY)
    folder.open()
    (tmp_path / "parts").rmdir()
    with pytest.raises(FileNotFoundError), voyage(folder, [0], "", 1) as news:
        list(news)
    unknown = Folder(tmp_path, replace(STUDY, title="chess"))
    with pytest.raises(RuntimeError, match="UnknownTitle"), voyage(unknown, [0], "", 1) as news:
        list(news)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--address", "127.0.0.1:9"), "No Ray cluster answers at 127.0.0.1:9"),
        (("--address", "nonsense"), "No Ray cluster answers at nonsense"),
        (("--vary", "dragons=1,2"), "dragons"),
        (("--vary", "dragons"), "“dragons” does not vary an option"),
        (("--seats", "random,wizard"), "wizard"),
        (("--seats", "random"), "1"),
        (("--games", "0"), "--games cannot be 0"),
        (("--cores", "-1"), "--cores cannot be"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(
    tmp_path: Path, more: tuple[str, str], sentence: str
) -> None:
    done = call("lab", "sands_of_time", "--into", tmp_path / "study", *more, home=tmp_path)
    assert done.code == 2
    assert sentence in done.sentence


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "letters"
    place.mkdir()
    (place / "letter.txt").write_text("Dear Dido")
    done = call(*ARGUMENTS, "--into", place, home=tmp_path)
    assert done.code == 2
    assert "holds other files" in done.sentence
    assert [file.name for file in place.iterdir()] == ["letter.txt"]
