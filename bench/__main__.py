"""Run the benchmark: Catanatron and Civitas take turns, so that whatever else the machine does
hits both alike. Times are CPU times; neither side ever runs while the other does."""

from __future__ import annotations

import gc
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track

from bench import compiled, ours, report, research, research_report, samples
from bench.contenders import CONTENDERS, Contender

ROUNDS = 12
MATCH_SECONDS = 2.0
FORK_SECONDS = 0.5
LOOK_SECONDS = 10.0

STEP_SECONDS = 0.5
SEARCH_SECONDS = 1.5

HERE = Path(__file__).parent
PYTHON = HERE.parent / ".venv-bench" / "bin" / "python"


class Yardstick:
    """Others in their own interpreter; they idle until they are asked."""

    def __init__(self, script: str) -> None:
        self._process = subprocess.Popen(
            [PYTHON, HERE / script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.deep = 0.0
        """How many decisions deep a simulation went, of the last answer that tells it."""

    def ask(self, what: str, seconds: float) -> tuple[int, float]:
        """How many it did, and in how many seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{what} {seconds}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            sys.exit("A peer stopped in the middle of the benchmark; its message is above.")
        answer = json.loads(line)
        self.deep = answer.get("deep", 0.0)
        return answer["done"], answer["seconds"]

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()


def one_core() -> None:
    """Stay on one core, the children too, where the system can be told so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


class Running:
    """One title in the middle of the benchmark: what it has ready, and what was measured so far."""

    def __init__(self, who: Contender) -> None:
        self.who = who
        self._stops, self._wait = ours.play_through(who)
        self._tables = ours.tables_at(who, self._stops[: ours.FORKED_TABLES])
        self._numbers = itertools.count()
        self._played: list[ours.Played] = []
        self._forks: list[float] = []

    def play(self) -> None:
        """Its part of a round."""
        self._played.append(ours.play_and_replay(self.who, self._numbers, MATCH_SECONDS))

    def fork(self) -> None:
        """The other part."""
        count, seconds = ours.forks(self._tables, FORK_SECONDS)
        self._forks.append(seconds / count)

    def figures(self, decisions: float, copy: float) -> report.Figures:
        """Beside Catanatron's decisions a second, and the seconds of its copy."""
        wait, played = self._wait, self._played
        return report.Figures(
            catanatron_decisions=decisions,
            decisions=median(p.decisions / p.playing for p in played),
            catanatron_copy=copy,
            fork=median(self._forks),
            play=median(p.playing / p.matches for p in played),
            replay=median(p.replaying / p.matches for p in played),
            wait=wait.seconds,
            waited_for=f"{wait.ask} ({ours.place_of(self.who, wait)})",
            weight=ours.bytes_per_table(self.who, self._stops, log=False),
            weight_with_log=ours.bytes_per_table(self.who, self._stops, log=True),
            hand_overs=ours.hand_overs(self.who),
            automas=ours.wait_for_automas(self.who) if self.who.automa_ms.must else None,
        )


def measure(console: Console) -> Iterator[tuple[Contender, report.Figures]]:
    """All figures of one run: of each the median over the rounds."""
    with console.status("Playing 200 matches of each title"):
        titles = [Running(who) for who in CONTENDERS]
    # Catanatron starts with nothing in its memory: neither shall our garbage collector go through
    # the tables that lie ready to be forked while matches are played.
    gc.collect()
    gc.freeze()
    yardstick = Yardstick("yardstick.py")
    decisions, copies = [], []
    for _ in track(range(ROUNDS), "Catanatron and Civitas in turns", console=console):
        done, seconds = yardstick.ask("matches", MATCH_SECONDS)
        decisions.append(done / seconds)
        for title in titles:
            title.play()
        done, seconds = yardstick.ask("copies", FORK_SECONDS)
        copies.append(seconds / done)
        for title in titles:
            title.fork()
    yardstick.close()
    for title in titles:
        with console.status(f"{title.who.name}: weighing running tables"):
            figures = title.figures(median(decisions), median(copies))
        yield title.who, figures


def measure_research(console: Console) -> None:
    """Environments and search, in turns with those of others."""
    titles = [research.Running(who) for who in CONTENDERS]
    peers = Yardstick("peers.py")
    theirs: dict[str, list[float]] = {"gym": [], "chess": [], "search": []}
    for _ in track(range(ROUNDS // 2), "Environments and search in turns", console=console):
        for what, found in theirs.items():
            done, seconds = peers.ask(what, SEARCH_SECONDS if what == "search" else STEP_SECONDS)
            found.append(done / seconds)
        for title in titles:
            title.step(STEP_SECONDS)
            title.think(SEARCH_SECONDS)
    peers.close()
    gym, chess, simulations = (median(found) for found in theirs.values())
    beside = research_report.Rates(gym, chess, simulations, peers.deep)
    for title in titles:
        solo, aec = median(title.solo), median(title.aec)
        ours = research_report.Rates(solo, aec, median(title.search), median(title.deep))
        research_report.show(title.who, ours, beside, console)
        research_report.append(title.who, ours, beside)


def main() -> None:
    """Measure, print, and add it to docs/benchmarks.md."""
    one_core()
    console = Console()
    for who, figures in measure(console):
        lines = report.lines(who, figures)
        report.show(who, lines, console)
        report.append(who, figures, lines)
        if report.is_compiled():
            continue  # nobody can look into compiled code
        with console.status(f"{who.name}: where the time goes"):
            looks = samples.look_into(who, LOOK_SECONDS)
        report.show_profile(who, looks, console)
        report.keep_profile(who, looks)
    measure_research(console)
    console.print("Added to docs/benchmarks.md.")
    if not compiled.show(console):
        console.print("Nothing is compiled here (make fast).")


if __name__ == "__main__":
    main()
