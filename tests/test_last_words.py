"""Who reads only the end of a run learns which test failed, and why one had to run again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = """
import pytest

@pytest.fixture
def broken():
    raise OSError

def test_good(): pass
def test_bad(): assert "a long text" == "another text"
def test_without_ground(broken): pass
"""


@pytest.mark.slow
def test_the_last_lines_name_what_failed(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.last_words", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, "--rootdir", str(tmp_path), "-n", "2", "--reruns", "1", str(tmp_path)],
        cwd=Path(__file__).parent.parent,
        env=os.environ | {"PYTEST_ADDOPTS": "", "CI": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    told = done.stdout.splitlines()
    (again,) = (line for line in told if line.startswith("run again: test_it.py::test_bad"))
    assert "test_it.py:9): AssertionError: assert 'a long text' == 'another text'" in again
    assert told[-2:] == [
        "failed: test_it.py::test_bad",
        "error: test_it.py::test_without_ground",
    ]
