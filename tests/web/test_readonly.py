"""A file system that cannot be written to for a while, as one that has found itself damaged makes
itself: whoever wants to change something gets a sentence, others read on, nothing is lost, and all
goes on by itself as soon as it can."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.web.cuts import journals
from tests.web.server import Player, Process
from tests.web.test_full import ME, pick, refused

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs file systems of Linux")

TRIES = 20
"""How often each of them tries, as people do and pages by themselves."""
LINES = 8
"""So many lines in the log are enough to tell it, by all who have found it out."""


def tool(*command: str | Path) -> None:
    """Something that only the owner of the machine may do, and not on every file system."""
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"there is no {command[0]} here")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"{command[0]} may not: {done.stderr.strip()}")


@contextmanager
def sealed(database: Path) -> Iterator[None]:
    """Nobody can write into these files, nor can who has opened them before.

    Not that by which processes agree about the log: SQLite writes there as into memory, and the
    system ends whoever writes into memory that cannot be written.
    """
    files = [database.with_name(f"{database.name}{more}") for more in ("", "-wal")]
    tool("chattr", "+i", *files)
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=True)


@contextmanager
def mounted(folder: Path, image: Path) -> Iterator[None]:
    tool("mount", "-o", "loop", image, folder)
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)


@contextmanager
def serving(site: Path, database: Path) -> Iterator[Process]:
    """The program itself; what goes wrong there is told in few lines."""
    server = Process(site, str(database))
    try:
        yield server
        _, errors = server.stop()
    finally:
        server.kill()
    assert "Traceback" not in errors, errors
    assert len(errors.splitlines()) <= LINES, errors


def all_try(anna: Player, server: Process, match: str, picks: int) -> None:
    """Nothing can be changed, and all can be read."""
    for _ in range(TRIES):
        refused(pick(anna, match))
        refused(anna.post(f"/matches/{match}/chat", text="Is anybody there?"))
        refused(anna.post("/matches", title="toy", seats=[ME, ME]))
        refused(server.player().post("/guests", name="Ben"))
        assert anna.table(match)["seq"] == picks
        assert anna.http.get(f"{server.url}/").status_code == 200


@pytest.mark.parametrize("picks", [0, 3], ids=["before the first pick", "after some"])
def test_files_that_cannot_be_written_for_a_while(site: Path, tmp_path: Path, picks: int) -> None:
    database = tmp_path / "here.db"
    with serving(site, database) as server:
        anna = server.player("Anna")
        match = anna.create("toy", seats=[ME, ME])["id"]
        for _ in range(picks):
            assert pick(anna, match).status_code == 200
        with sealed(database):
            all_try(anna, server, match, picks)
        assert pick(anna, match).status_code == 200
        assert anna.post(f"/matches/{match}/chat", text="There you are.").status_code == 200
        assert anna.post("/matches", title="toy", seats=[ME, ME]).status_code == 200
        assert server.player().post("/guests", name="Ben").status_code == 200
        assert anna.table(match)["seq"] == picks + 1
    kept, broken = journals(str(database), [match])
    assert [len(kept[match]), broken] == [picks + 1, []]


def test_a_file_system_that_gives_up(site: Path, tmp_path: Path) -> None:
    """It is read-only until it is looked after, and what was acknowledged is there then."""
    image, folder = tmp_path / "image", tmp_path / "folder"
    folder.mkdir()
    with image.open("wb") as disk:
        disk.truncate(64 << 20)
    tool("mkfs.ext4", "-q", image)
    database = folder / "here.db"
    with mounted(folder, image), serving(site, database) as server:
        anna = server.player("Anna")
        match = anna.create("toy", seats=[ME, ME])["id"]
        for _ in range(3):
            assert pick(anna, match).status_code == 200
        tool("mount", "-o", "remount,abort", folder)
        all_try(anna, server, match, 3)
    with mounted(folder, image):
        kept, broken = journals(str(database), [match])
    assert [len(kept[match]), broken] == [3, []]
