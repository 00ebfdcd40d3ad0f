"""The figures of a run against their targets, for the terminal and for docs/benchmarks.md."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table

HEADER = (
    "| date (UTC) | Python | Catanatron decisions/s | Civitas decisions/s | ratio "
    "| Catanatron copy µs | Civitas fork µs | ratio | play ms | replay ms | ratio "
    "| kB a table | kB with log | targets |"
)
PAGE = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"


@dataclass(frozen=True)
class Figures:
    """What one run of the benchmark measured."""

    catanatron_decisions: float
    """Decisions a second; the times below are seconds, the weights bytes."""
    decisions: float
    catanatron_copy: float
    fork: float
    play: float
    replay: float
    weight: float
    weight_with_log: float


@dataclass(frozen=True)
class Target:
    """One line of the report: a figure, what it is held against, and whether it is good enough."""

    what: str
    ours: str
    beside: str
    ratio: str
    wanted: str
    met: bool


def targets(f: Figures) -> list[Target]:
    """The four figures that have a target."""
    speed = f.decisions / f.catanatron_decisions
    fork = f.fork / f.catanatron_copy
    replay = f.replay / f.play
    return [
        Target(
            "random four-player matches",
            f"{f.decisions:,.0f} decisions/s",
            f"{f.catanatron_decisions:,.0f} decisions/s (Catanatron)",
            f"{speed:.2f}",
            "at least 3, aim 5",
            speed >= 3,
        ),
        Target(
            "fork in the middle of a match",
            f"{f.fork * 1e6:.1f} µs",
            f"{f.catanatron_copy * 1e6:.1f} µs (Catanatron's copy)",
            f"{fork:.2f}",
            "at most 0.5",
            fork <= 0.5,
        ),
        Target(
            "replay of a whole match",
            f"{f.replay * 1e3:.1f} ms",
            f"{f.play * 1e3:.1f} ms (playing it at random)",
            f"{replay:.2f}",
            "at most 60 ms and 1.2",
            f.replay <= 0.060 and replay <= 1.2,
        ),
        Target(
            "weight of a running table",
            f"{f.weight / 1e3:.1f} kB",
            f"{f.weight_with_log / 1e3:.1f} kB (with its log)",
            "",
            "at most 30 kB",
            f.weight <= 30_000,
        ),
    ]


def show(lines: list[Target], console: Console) -> None:
    """Print the figures and their ratios."""
    table = Table("", "Civitas", "beside", "ratio", "wanted", "", title="Civitas, one core")
    for line in lines:
        met = "met" if line.met else "missed"
        table.add_row(line.what, line.ours, line.beside, line.ratio, line.wanted, met)
    console.print(table)


def append(f: Figures, lines: list[Target]) -> None:
    """Add the run to its table in docs/benchmarks.md."""
    speed, fork, replay, _ = lines
    missed = [line.what for line in lines if not line.met]
    cells = [
        f"{datetime.now(UTC):%Y-%m-%d %H:%M}",
        platform.python_version(),
        f"{f.catanatron_decisions:,.0f}",
        f"{f.decisions:,.0f}",
        speed.ratio,
        f"{f.catanatron_copy * 1e6:.1f}",
        f"{f.fork * 1e6:.1f}",
        fork.ratio,
        f"{f.play * 1e3:.1f}",
        f"{f.replay * 1e3:.1f}",
        replay.ratio,
        f"{f.weight / 1e3:.1f}",
        f"{f.weight_with_log / 1e3:.1f}",
        "missed: " + ", ".join(missed) if missed else "all met",
    ]
    add_row(HEADER, cells)


def add_row(header: str, cells: list[str]) -> None:
    """Add a row at the end of the table that has this header."""
    lines = PAGE.read_text("utf-8").splitlines()
    end = lines.index(header)
    while end < len(lines) and lines[end].startswith("|"):
        end += 1
    lines.insert(end, f"| {' | '.join(cells)} |")
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")
