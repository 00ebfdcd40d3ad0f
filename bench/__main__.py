"""Run the benchmark: Catanatron and Civitas take turns, so that whatever else the machine does
hits both alike. Times are CPU times; neither side ever runs while the other does."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track

from bench import ours, report

ROUNDS = 8
MATCH_SECONDS = 2.0
FORK_SECONDS = 0.5

YARDSTICK = Path(__file__).with_name("yardstick.py")
PYTHON = YARDSTICK.parent.parent / ".venv-bench" / "bin" / "python"


class Yardstick:
    """Catanatron in its own interpreter; it idles until it is asked."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [PYTHON, YARDSTICK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, what: str, seconds: float) -> tuple[int, float]:
        """How many it did, and in how many seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{what} {seconds}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            sys.exit("Catanatron stopped in the middle of the benchmark; its message is above.")
        answer = json.loads(line)
        return answer["done"], answer["seconds"]

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()


def one_core() -> None:
    """Stay on one core, the children too, where the system can be told so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure(console: Console) -> report.Figures:
    """All figures of one run: of each the median over the rounds."""
    yardstick = Yardstick()
    stops = ours.stops_in_the_middle()
    tables = ours.tables_at(stops[: ours.FORKED_TABLES])
    numbers = itertools.count()
    theirs, copies, forks = [], [], []
    played: list[ours.Played] = []
    for _ in track(range(ROUNDS), "Catanatron and Civitas in turns", console=console):
        decisions, seconds = yardstick.ask("matches", MATCH_SECONDS)
        theirs.append(decisions / seconds)
        played.append(ours.play_and_replay(numbers, MATCH_SECONDS))
        count, seconds = yardstick.ask("copies", FORK_SECONDS)
        copies.append(seconds / count)
        count, seconds = ours.forks(tables, FORK_SECONDS)
        forks.append(seconds / count)
    yardstick.close()
    with console.status("Weighing running tables"):
        weight = ours.bytes_per_table(stops, log=False)
        weight_with_log = ours.bytes_per_table(stops, log=True)
    return report.Figures(
        catanatron_decisions=median(theirs),
        decisions=median(p.decisions / p.playing for p in played),
        catanatron_copy=median(copies),
        fork=median(forks),
        play=median(p.playing / p.matches for p in played),
        replay=median(p.replaying / p.matches for p in played),
        weight=weight,
        weight_with_log=weight_with_log,
    )


def main() -> None:
    """Measure, print, and add a row to docs/benchmarks.md."""
    one_core()
    console = Console()
    figures = measure(console)
    lines = report.targets(figures)
    report.show(lines, console)
    report.append(figures, lines)
    console.print("Added to docs/benchmarks.md.")


if __name__ == "__main__":
    main()
