"""The example of docs/research.md learns."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import STARTING

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_to_play.py"


@pytest.mark.slow
def test_the_example_says_which_titles_there_are() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "chess"],
        capture_output=True,
        text=True,
        timeout=STARTING,
        check=False,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "sands_of_time" in done.stderr


@pytest.mark.slow
def test_the_example_learns() -> None:
    """A rival that picks at random is beaten more often in the second hundred of matches."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "sands_of_time", "--matches", "200"],
        capture_output=True,
        text=True,
        timeout=STARTING,
        check=True,
    )
    first, second = map(int, re.findall(r"(\d+) of 100 won", done.stdout))
    assert second > first
    assert second >= 70
