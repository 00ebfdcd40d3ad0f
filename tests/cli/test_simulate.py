"""Many matches between bots: the table of results, the files, the end by Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
from math import inf
from pathlib import Path

import pytest

import civitas
from civitas.cli.crew import Killed, crew
from civitas.lab.figures import mean_reach, wilson
from tests.cli.program import civitas as call
from tests.cli.program import terminal

BOTS = ("simulate", "sands_of_time", "--seats", "random,random", "--seed", "spring")


def without_rate(out: str) -> str:
    return re.sub(r"[\d.,]+ matches a second", "", out)


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    alone = call(*BOTS, "--games", "6", "--save", "alone", home=tmp_path)
    both = call(*BOTS, "--games", "6", "--jobs", "2", "--save", "both", home=tmp_path)
    assert (alone.code, both.code) == (0, 0)
    assert without_rate(alone.out).replace("alone", "both") == without_rate(both.out)
    assert "seed spring" in alone.out
    files = sorted((tmp_path / "both").iterdir())
    assert [file.name for file in files] == [f"match-{n}.civ" for n in range(1, 7)]
    verdicts = [civitas.verify(file) for file in files]
    wins = sum(0 in v.result.winners for v in verdicts if v.result)
    assert re.search(rf"^1 +random +{wins} ", alone.out, re.MULTILINE)
    again = call(*BOTS, "--games", "6", "--save", "both", home=tmp_path)
    assert again.code == 2
    assert again.sentence == "both holds matches of these names already; choose an empty folder."


@pytest.mark.slow
def test_ctrl_c_tells_what_was_played(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        arguments = (*BOTS, "--games", "5000", "--jobs", jobs)
        with terminal(*arguments, home=tmp_path) as screen:
            screen.until("3/5000", "4/5000", "5/5000", "20/5000", "40/5000")
            assert screen.interrupt() == 130
            assert re.search(r"Interrupted after \d+ of 5,000 matches\.", screen.seen)
            assert "Share of wins" in screen.seen


def lost(_: int) -> None:
    """As whoever takes too much memory."""
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.slow
def test_nobody_waits_for_a_process_that_was_killed() -> None:
    with crew(2, lost, range(2)) as results, pytest.raises(Killed):
        next(results)


def test_intervals() -> None:
    """Wilson's interval for 95 of 100, as in the textbooks; a mean with its standard error."""
    low, high = wilson(95, 100)
    assert (round(low, 4), round(high, 4)) == (0.8882, 0.9785)
    assert wilson(0, 10).low == 0
    assert round(wilson(10, 10).high, 9) == 1
    mean, reach = mean_reach([2, 4, 4, 4, 5, 5, 7, 9])
    assert mean == 5
    assert round(reach, 3) == 1.482
    assert mean_reach([3]) == (3, inf)
