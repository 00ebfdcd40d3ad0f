"""A match that breaks a law is written down, and one command shows it again."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from civitas.kernel.entries import Entry
from tests.laws.matches import ROOT, Match, blame, from_file, play
from tests.laws.toy import TOY, Bid


def blamed(match: Match, folder: Path) -> str:
    """The command that the failure of a law on this match prints."""
    with pytest.raises(AssertionError) as failure, blame(match, folder):
        raise AssertionError("a law is broken")
    (note,) = failure.value.__notes__
    assert note.startswith("Again: .venv/bin/python -m pytest tests/laws/test_again.py::test_")
    command: str = note.removeprefix("Again: ")
    return command


def test_a_failing_match_is_written_down(tmp_path: Path) -> None:
    match = play(TOY, 3, {"generous": True}, "failing")
    command = blamed(match, tmp_path)
    file = Path(re.findall("--match=(.*)", command)[0])
    assert file.parent == tmp_path
    again = from_file(file)
    assert again.header == match.header
    assert again.entries == match.entries
    assert again.hashes == match.hashes


def test_a_match_in_which_a_rule_raised_is_written_down_to_that_pick(tmp_path: Path) -> None:
    match = broken_off()
    blamed(match, tmp_path)
    (file,) = tmp_path.iterdir()
    again = from_file(file)
    assert again.entries == match.entries
    assert "Bid(coins=99)" in str(again.fault)


def broken_off() -> Match:
    """A match whose last pick makes the table raise."""
    match = play(TOY, 2, {}, "broken off")
    del match.entries[5:], match.hashes[6:]
    match.entries.append(Entry(0, Bid(99), 0))
    match.fault = ValueError("not offered")
    return match


def run(match: Match, law: str, folder: Path) -> tuple[int, str]:
    """Carry out the command as it is printed, but for another law than this test."""
    command = shlex.split(blamed(match, folder))
    command[0] = sys.executable
    command[3] = f"tests/laws/{law}"
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


@pytest.mark.slow
def test_the_command_runs_the_law_on_that_match_alone(tmp_path: Path) -> None:
    code, output = run(play(TOY, 3, {}, "fine"), "test_3_forks.py::test_it_forks", tmp_path)
    assert code == 0, output
    assert "1 passed" in output


@pytest.mark.slow
def test_the_command_shows_the_failure_again(tmp_path: Path) -> None:
    code, output = run(broken_off(), "test_1_ends.py::test_it_ends", tmp_path)
    assert code == 1, output
    assert "1 failed" in output
    assert "Bid(coins=99) is not possible now" in output
    assert "Again: " in output
