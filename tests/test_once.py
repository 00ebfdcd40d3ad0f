"""What one process has worked out, the others do not work out again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.matches import ROOT, match_of
from tests.laws.settings import cases
from tests.once import FOLDER, once, together
from tests.patience import PATIENCE, Lines

ASKER = """
import sys
from tests.once import once

def work() -> bytes:
    print("worked")
    sys.stdout.flush()
    input()
    return b"found"

assert once("this", work) == b"found"
"""


def asker() -> subprocess.Popen[str]:
    paths = filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])
    return subprocess.Popen(
        [sys.executable, "-c", ASKER],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_many_ask_and_one_works(tmp_path: Path) -> None:
    with together(tmp_path):
        askers = [asker() for _ in range(3)]
        for each in askers:  # before anybody is waited for: who works first may be the last of them
            assert each.stdin is not None
            each.stdin.write("\n")
            each.stdin.flush()
        told = [each.communicate(timeout=300)[0] for each in askers]
        assert once("this", lambda: b"something else") == b"found"
    assert [each.returncode for each in askers] == [0, 0, 0]
    assert sorted(told) == ["", "", "worked\n"]


def test_who_dies_at_work_leaves_it_to_the_next(tmp_path: Path) -> None:
    with together(tmp_path):
        first = asker()
        assert first.stdin is not None
        with first.stdin:
            assert Lines(first.stdout).next() == "worked\n"
            first.kill()
            first.wait(PATIENCE)
        assert once("this", lambda: b"found") == b"found"
    with pytest.raises(ZeroDivisionError), together(tmp_path):
        once("that", lambda: bytes(1 // 0))


def test_who_is_alone_works_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER)
    assert [once("this", lambda: b"1"), once("this", lambda: b"2")] == [b"1", b"2"]


def test_a_match_from_another_process_is_the_same(tmp_path: Path) -> None:
    case = cases()[0]
    with together(tmp_path):
        played, found = match_of.__wrapped__(case, 0), match_of.__wrapped__(case, 0)
        assert len(list(tmp_path.iterdir())) == 1
    assert (found.header, found.entries, found.hashes) == (
        played.header,
        played.entries,
        played.hashes,
    )
    assert found is not played
