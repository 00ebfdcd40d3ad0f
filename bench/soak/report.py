"""What the soak has found, minute by minute, against what is wanted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from bench.soak.people import Notes
from bench.web_crowd import percentile

GROWTH: Final = 5.0
"""Percent by which memory may grow after the first minutes."""
SLOW: Final = 150.0
"""Milliseconds that one of a hundred picks may take."""
SPREAD: Final = 8
"""Descriptors by which quiet moments may differ: connections that are just being closed."""


@dataclass(frozen=True)
class Minute:
    """How it stood at the end of one, when the guest had been quiet for a while."""

    number: int
    memory: float
    descriptors: int
    picks: int
    p99: float
    cuts: int

    def __str__(self) -> str:
        return (
            f"{self.number:>6} {self.memory:>10.1f} {self.descriptors:>12} {self.picks:>7} "
            f"{self.p99:>8.0f} {self.cuts:>6}"
        )


HEADER: Final = "minute  memory MB  descriptors   picks   p99 ms  kills"


@dataclass
class Soak:
    """All of it."""

    minutes: list[Minute] = field(default_factory=list)
    settled: int = 0
    """The minutes from this one on are compared: the server is not killed any more, and warm."""
    notes: Notes = field(default_factory=Notes)
    answers: Counter[str] = field(default_factory=Counter)
    """By attack and status, what the guest was told."""
    broken: list[str] = field(default_factory=list)
    """Journals that miss something or do not replay."""
    restarts: list[float] = field(default_factory=list)

    def add(self, memory: float, descriptors: int, cuts: int) -> Minute:
        """Note the end of a minute."""
        picks = self.notes.picks
        number = len(self.minutes) + 1
        minute = Minute(
            number, memory, descriptors, len(picks), percentile(picks, 99) * 1e3, cuts
        )  # fmt: skip
        self.minutes.append(minute)
        picks.clear()
        return minute

    def verdicts(self) -> list[tuple[bool, str]]:
        """Each thing that is wanted: is it so, and what was measured."""
        settled = self.minutes[self.settled - 1 :]
        first, last = settled[0], settled[-1]
        growth = (last.memory / first.memory - 1) * 100
        open_now = [minute.descriptors for minute in settled]
        faults = sum(n for kind, n in self.answers.items() if _status(kind) not in (503, None))
        p99 = percentile(self.notes.measured, 99) * 1e3
        lost = [*self.notes.lost, *self.broken]
        refused = self.notes.errors.total()
        return [
            (growth < GROWTH, f"memory after minute {first.number}: {growth:+.1f} %"),
            (
                max(open_now) - min(open_now) <= SPREAD,
                f"descriptors: {min(open_now)} to {max(open_now)}",
            ),
            (not lost, f"lost: {len(lost)} of {sum(self.notes.acknowledged.values())} steps"),
            (
                not faults,
                f"server faults: {faults}; meant refusals (503): {self._meant()}",
            ),
            (not refused, f"honest people refused or cut off: {refused}"),
            (
                p99 <= SLOW,
                f"p99 of {len(self.notes.measured)} honest picks: {p99:.0f} ms",
            ),
        ]

    def _meant(self) -> int:
        return sum(n for kind, n in self.answers.items() if _status(kind) == 503)

    def details(self) -> list[str]:
        """What is worth knowing of what went wrong."""
        faults = [
            f"{kind}: {number} times"
            for kind, number in sorted(self.answers.items())
            if _status(kind)
        ]
        errors = [f"honest: {kind}: {number} times" for kind, number in self.notes.errors.items()]
        return [*faults, *errors[:20], *self.notes.lost[:20], *self.broken[:20]]


def _status(kind: str) -> int | None:
    """The status of an answer, if it is the server's fault or says that it has too much to do."""
    status = int(kind.rpartition(" ")[2])
    return status if status >= 500 else None
