"""The figures of environments and of search, for the terminal and for docs/benchmarks.md."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from rich.console import Console
from rich.table import Table

from bench.contenders import Contender, Wanted
from bench.report import add_row, interpreter

GYM, CHESS, SEARCH = Wanted(3), Wanted(20), Wanted(1)
"""As multiples of Catanatron's environment, of PettingZoo's chess and of OpenSpiel's search."""
HEADER = (
    "| date (UTC) | Python | title | Catanatron steps/s | Civitas steps/s | ratio "
    "| chess steps/s | Civitas AEC steps/s | ratio "
    "| OpenSpiel simulations/s | decisions deep | Civitas lines/s | decisions deep | ratio "
    "| targets |"
)


@dataclass(frozen=True)
class Rates:
    """Steps of two environments and simulations a second, and how deep these go."""

    solo: float
    aec: float
    search: float
    deep: float


def ratios(ours: Rates, theirs: Rates) -> list[tuple[str, float, Wanted]]:
    """What is held against what."""
    return [
        ("steps of a seat against a random rival", ours.solo / theirs.solo, GYM),
        ("steps of agents in turns", ours.aec / theirs.aec, CHESS),
        ("search", ours.search / theirs.search, SEARCH),
    ]


def show(who: Contender, ours: Rates, theirs: Rates, console: Console) -> None:
    """Print the ratios."""
    table = Table("", "ratio", "wanted", "", title=f"{who.name}, for research, one core")
    for what, ratio, wanted in ratios(ours, theirs):
        met = "met" if wanted.reached_by(ratio) else "missed"
        table.add_row(what, f"{ratio:.2f}", wanted.said("at least"), met)
    console.print(table)


def append(who: Contender, ours: Rates, theirs: Rates) -> None:
    """Add the run to docs/benchmarks.md."""
    found = ratios(ours, theirs)
    missed = [what for what, ratio, wanted in found if not wanted.reached_by(ratio)]
    gym, chess, search = (f"{ratio:.2f}" for _, ratio, _ in found)
    cells = [
        f"{datetime.now(UTC):%Y-%m-%d %H:%M}",
        interpreter(),
        who.name,
        *(f"{theirs.solo:,.0f}", f"{ours.solo:,.0f}", gym),
        *(f"{theirs.aec:,.0f}", f"{ours.aec:,.0f}", chess),
        *(f"{theirs.search:,.0f}", f"{theirs.deep:.0f}"),
        *(f"{ours.search:,.0f}", f"{ours.deep:.1f}", search),
        "missed: " + ", ".join(missed) if missed else "all met",
    ]
    add_row(HEADER, cells)
