"""The figures of the web table against their targets, for the terminal and for the page."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.report import add_row
from bench.web_crowd import Tally, percentile

HEADER: Final = (
    "| date (UTC) | Python | matches | picks/s | median ms | p99 ms | errors "
    "| server CPU ms a pick | bots late p99 ms | greedy: matches | p99 ms | matches at 250 ms "
    "| page kB | update kB median | p99 | max | late/first | targets |"
)


@dataclass(frozen=True)
class Load:
    """So many matches at once, for so many seconds."""

    matches: int
    seconds: float
    cpu: float
    """Seconds of CPU time of the server process."""
    tally: Tally

    @property
    def p99(self) -> float:
        """In milliseconds."""
        return percentile(self.tally.picks, 99) * 1e3

    @property
    def rate(self) -> float:
        """Picks a second."""
        return len(self.tally.picks) / self.seconds

    @property
    def in_time(self) -> bool:
        """Do nine of ten people pick every second, as they should? If not, p99 tells nothing."""
        return self.rate >= 0.9 * self.matches

    @property
    def cpu_a_pick(self) -> float:
        """In milliseconds, all that a pick causes: its update, and what the bots do then."""
        return self.cpu / max(len(self.tally.picks), 1) * 1e3

    def __str__(self) -> str:
        t = self.tally
        return (
            f"{self.matches} matches: {self.rate:.0f} picks/s, "
            f"median {median(t.picks or [0]) * 1e3:.1f} ms, p99 {self.p99:.1f} ms, "
            f"{len(t.errors)} errors, bots late p99 {percentile(t.waits, 99) * 1e3:.0f} ms, "
            f"server CPU {self.cpu_a_pick:.2f} ms a pick"
        )


@dataclass(frozen=True)
class Figures:
    """What one run measured."""

    page: int
    """Bytes of the first load."""
    first: list[float]
    """Seconds of picks at the start of matches, and at their end."""
    late: list[float]
    greedy: Load
    """Against the usual bots."""
    load: Load
    """Against random bots, as many as have to go well."""
    enough: int
    """The number of matches at which the page got slow."""
    ended: bool
    """False if it was still fast when the time was over."""


@dataclass(frozen=True)
class Target:
    """One line of the report."""

    what: str
    figure: str
    wanted: str
    met: bool


def targets(f: Figures) -> list[Target]:
    """The figures that have a target."""
    errors = len(f.load.tally.errors) + len(f.greedy.tally.errors)
    weights = f.load.tally.weights
    late = median(f.late) / median(f.first)
    sizes = [median(weights), percentile(weights, 99), max(weights)]
    return [
        Target(
            f"pick to page, {f.load.matches} matches, random bots",
            f"p99 {f.load.p99:.1f} ms",
            "at most 50 ms",
            f.load.p99 <= 50,
        ),
        Target(
            "people who pick every second",
            f"{min(f.load.rate / f.load.matches, 1):.0%}",
            "at least 90 %",
            f.load.in_time,
        ),
        Target(
            "server CPU a pick",
            f"{f.load.cpu_a_pick:.2f} ms",
            "at most 2.5 ms",
            f.load.cpu_a_pick <= 2.5,
        ),
        Target(
            "matches until it is slow, or the bots fall behind",
            f"{'' if f.ended else 'more than '}{f.enough}",
            "at least 500",
            f.enough >= 500,
        ),
        Target("errors", f"{errors}", "none", not errors),
        Target(
            "first load of a table", f"{f.page / 1e3:.0f} kB", "at most 420 kB", f.page <= 4.2e5
        ),
        Target(
            "update: median, p99, max",
            ", ".join(f"{size / 1e3:.1f}" for size in sizes) + " kB",
            "at most 60 kB",
            sizes[-1] <= 6e4,
        ),
        Target("late update beside the first", f"{late:.2f}", "at most 1.5", late <= 1.5),
    ]


def show(f: Figures, lines: list[Target], console: Console) -> None:
    """Print the figures."""
    table = Table("", "measured", "wanted", "", title="The web table, one server process")
    for line in lines:
        table.add_row(line.what, line.figure, line.wanted, "met" if line.met else "missed")
    console.print(table)
    more = "" if f.ended else "more than "
    console.print(f"p99 passes 250 ms, or the bots fall behind, at {more}{f.enough} matches.")


def append(f: Figures, lines: list[Target]) -> None:
    """Add the run to docs/benchmarks.md."""
    weights, load = f.load.tally.weights, f.load
    missed = [line.what for line in lines if not line.met]
    cells = [
        f"{datetime.now(UTC):%Y-%m-%d %H:%M}",
        platform.python_version(),
        str(load.matches),
        f"{load.rate:.0f}",
        f"{median(load.tally.picks) * 1e3:.1f}",
        f"{load.p99:.1f}",
        str(len(f.load.tally.errors) + len(f.greedy.tally.errors)),
        f"{load.cpu_a_pick:.2f}" if load.cpu else "",
        f"{percentile(load.tally.waits, 99) * 1e3:.0f}",
        str(f.greedy.matches),
        f"{f.greedy.p99:.1f}",
        f"{'' if f.ended else '> '}{f.enough}",
        f"{f.page / 1e3:.0f}",
        *(f"{size / 1e3:.1f}" for size in (median(weights), percentile(weights, 99), max(weights))),
        lines[-1].figure,
        "missed: " + ", ".join(missed) if missed else "all met",
    ]
    add_row(HEADER, cells)
