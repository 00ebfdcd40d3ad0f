"""The figures of a run against their targets, for the terminal and for docs/benchmarks.md."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.contenders import Contender
from bench.samples import Looks
from civitas.kernel import table as kernel

HEADER = (
    "| date (UTC) | Python | Catanatron decisions/s | Civitas decisions/s | ratio "
    "| Catanatron copy µs | Civitas fork µs | ratio | play ms | replay ms | ratio "
    "| longest wait ms | for | kB a table | kB with log | targets | hand-overs | with Automas ms |"
)
PAGE = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"


@dataclass(frozen=True)
class Figures:
    """What one run of the benchmark measured of one title."""

    catanatron_decisions: float
    """Decisions a second; the times below are seconds, the weights bytes."""
    decisions: float
    catanatron_copy: float
    fork: float
    play: float
    replay: float
    wait: float
    """The longest from a pick to the next ask."""
    waited_for: str
    weight: float
    weight_with_log: float
    hand_overs: int
    """Of one match of four greedy bots."""
    automas: float | None
    """The longest wait where Automas play, of a title that has them."""


@dataclass(frozen=True)
class Line:
    """One line of the report: a figure, what it is held against, and whether it is good enough."""

    what: str
    ours: str
    beside: str = ""
    ratio: str = ""
    wanted: str = ""
    met: bool = True

    @property
    def verdict(self) -> str:
        if not self.wanted:
            return ""
        return "met" if self.met else "missed"


def interpreter() -> str:
    """What plays: this Python, and whether kernel and rules are compiled."""
    return platform.python_version() + (", compiled" if is_compiled() else "")


def is_compiled() -> bool:
    """Has `make fast` made what is measured?"""
    return Path(kernel.__file__).suffix != ".py"


def lines(who: Contender, f: Figures) -> list[Line]:
    """The figures of a title; some have a target."""
    speed = f.decisions / f.catanatron_decisions
    fork = f.fork / f.catanatron_copy
    replay = f.replay / f.play
    return [
        Line(
            "random four-player matches",
            f"{f.decisions:,.0f} decisions/s",
            f"{f.catanatron_decisions:,.0f} decisions/s (Catanatron)",
            f"{speed:.2f}",
            who.speed.said("at least"),
            who.speed.reached_by(speed),
        ),
        Line(
            "fork in the middle of a match",
            f"{f.fork * 1e6:.1f} µs",
            f"{f.catanatron_copy * 1e6:.1f} µs (Catanatron's copy)",
            f"{fork:.2f}",
            who.fork.said("at most"),
            who.fork.kept_by(fork),
        ),
        Line(
            "replay of a whole match",
            f"{f.replay * 1e3:.1f} ms",
            f"{f.play * 1e3:.1f} ms (playing it at random)",
            f"{replay:.2f}",
            who.replay.said("at most"),
            who.replay.kept_by(replay),
        ),
        Line(
            "replay of a whole match, time",
            f"{f.replay * 1e3:.1f} ms",
            wanted=who.replay_ms.said("at most", " ms"),
            met=who.replay_ms.kept_by(f.replay * 1e3),
        ),
        Line(
            "longest wait for an ask",
            f"{f.wait * 1e3:.1f} ms",
            f.waited_for,
            wanted=who.ask_ms.said("at most", " ms"),
            met=who.ask_ms.kept_by(f.wait * 1e3),
        ),
        Line(
            "weight of a running table",
            f"{f.weight / 1e3:.1f} kB",
            f"{f.weight_with_log / 1e3:.1f} kB (with its log)",
            wanted=who.weight_kb.said("at most", " kB"),
            met=who.weight_kb.kept_by(f.weight / 1e3),
        ),
        Line("hand-overs in a match of greedy bots", str(f.hand_overs)),
        *([] if f.automas is None else [_with_automas(who, f.automas)]),
    ]


def _with_automas(who: Contender, wait: float) -> Line:
    return Line(
        "longest wait for an ask with Automas",
        f"{wait * 1e3:.1f} ms",
        wanted=who.automa_ms.said("at most", " ms"),
        met=who.automa_ms.kept_by(wait * 1e3),
    )


def show(who: Contender, report: list[Line], console: Console) -> None:
    """Print the figures and their ratios."""
    table = Table("", "Civitas", "beside", "ratio", "wanted", "", title=f"{who.name}, one core")
    for line in report:
        table.add_row(line.what, line.ours, line.beside, line.ratio, line.wanted, line.verdict)
    console.print(table)


def append(who: Contender, f: Figures, report: list[Line]) -> None:
    """Add the run to the title's table in docs/benchmarks.md."""
    missed = [line.what for line in report if not line.met]
    cells = [
        f"{datetime.now(UTC):%Y-%m-%d %H:%M}",
        interpreter(),
        f"{f.catanatron_decisions:,.0f}",
        f"{f.decisions:,.0f}",
        f"{f.decisions / f.catanatron_decisions:.2f}",
        f"{f.catanatron_copy * 1e6:.1f}",
        f"{f.fork * 1e6:.1f}",
        f"{f.fork / f.catanatron_copy:.2f}",
        f"{f.play * 1e3:.1f}",
        f"{f.replay * 1e3:.1f}",
        f"{f.replay / f.play:.2f}",
        f"{f.wait * 1e3:.1f}",
        f.waited_for,
        f"{f.weight / 1e3:.1f}",
        f"{f.weight_with_log / 1e3:.1f}",
        "missed: " + ", ".join(missed) if missed else "all met",
        str(f.hand_overs),
        "" if f.automas is None else f"{f.automas * 1e3:.1f}",
    ]
    add_row(HEADER, cells, f"## {who.name}")


def show_profile(who: Contender, looks: Looks, console: Console) -> None:
    """Print where the time goes."""
    table = Table("", "", "share", title=f"{who.name}: where the time goes")
    for heading, shares in looks.lists():
        for name, share in shares:
            table.add_row(heading, name, f"{share:.1%}")
            heading = ""
        table.add_section()
    console.print(table)


def keep_profile(who: Contender, looks: Looks) -> None:
    """Put it into docs/benchmarks.md, in place of the one before."""
    text = PAGE.read_text("utf-8")
    before, start, rest = text.partition(f"<!-- time of {who.title} -->\n")
    _, end, after = rest.partition("<!-- end -->\n")
    if not start or not end:
        raise SystemExit(f"{PAGE.name} has no place for the profile of {who.title}.")
    profile = f"Of {looks.count:,} looks on {datetime.now(UTC):%Y-%m-%d %H:%M}:\n"
    for heading, shares in looks.lists():
        profile += f"\n| {heading} | share |\n| --- | ---: |\n"
        profile += "".join(f"| {name} | {share:.1%} |\n" for name, share in shares)
    PAGE.write_text(before + start + profile + end + after, "utf-8")


def add_row(header: str, cells: list[str], section: str | None = None) -> None:
    """Add a row at the end of the table that has this header, the first one in the section."""
    lines = PAGE.read_text("utf-8").splitlines()
    end = lines.index(header, 0 if section is None else lines.index(section))
    while end < len(lines) and lines[end].startswith("|"):
        end += 1
    lines.insert(end, f"| {' | '.join(cells)} |")
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")
