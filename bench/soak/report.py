"""What the soak has found, minute by minute, against what is wanted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from bench.soak.people import WARM, Notes
from bench.web_crowd import percentile

GROWTH: Final = 5.0
"""Percent by which the memory of a process may grow after its first minutes."""
SETTLED: Final = 3
"""From this minute of its life on; in a short soak, from the middle."""
SLOW: Final = 150.0
"""Milliseconds that one of a hundred picks may take."""
WORST: Final = 5
"""So many attacks are named beside which picks took longest."""
SPREAD: Final = 8
"""Descriptors by which quiet moments may differ: connections that are just being closed."""


@dataclass(frozen=True)
class Minute:
    """How it stood at the end of one, when the guest had been quiet for a while."""

    number: int
    age: float
    """Seconds that the process has lived."""
    memory: float
    descriptors: int
    picks: int
    p99: float
    cuts: int

    def __str__(self) -> str:
        return (
            f"{self.number:>6} {self.age:>6.0f} {self.memory:>10.1f} {self.descriptors:>12} "
            f"{self.picks:>7} {self.p99:>8.0f} {self.cuts:>6}"
        )


HEADER: Final = "minute  age s  memory MB  descriptors   picks   p99 ms  kills"


@dataclass
class Soak:
    """All of it."""

    minutes: list[Minute] = field(default_factory=list)
    notes: Notes = field(default_factory=Notes)
    answers: Counter[str] = field(default_factory=Counter)
    """By attack and status, what the guest was told."""
    attacks: list[tuple[str, float, float]] = field(default_factory=list)
    """Each attack, from when to when."""
    broken: list[str] = field(default_factory=list)
    """Journals that miss something or do not replay."""
    restarts: list[float] = field(default_factory=list)

    def add(self, age: float, memory: float, descriptors: int, cuts: int) -> Minute:
        """Note the end of a minute."""
        picks = self.notes.picks
        number = len(self.minutes) + 1
        p99 = percentile(picks, 99) * 1e3
        minute = Minute(number, age, memory, descriptors, len(picks), p99, cuts)
        self.minutes.append(minute)
        picks.clear()
        return minute

    def settled(self) -> list[Minute]:
        """The minutes that are compared: of the process that lived longest, when it was warm."""
        lives = Counter(minute.cuts for minute in self.minutes)
        longest = max(lives, key=lambda cuts: lives[cuts])
        life = [minute for minute in self.minutes if minute.cuts == longest]
        return life[min(SETTLED - 1, len(life) // 2) :]

    def verdicts(self) -> list[tuple[bool, str]]:
        """Each thing that is wanted: is it so, and what was measured."""
        settled = self.settled()
        first, last = settled[0], settled[-1]
        growth = (last.memory / first.memory - 1) * 100
        open_now = [minute.descriptors for minute in settled]
        faults = sum(n for kind, n in self.answers.items() if _status(kind) not in (503, None))
        p99 = percentile(self.notes.measured, 99) * 1e3
        lost = [*self.notes.lost, *self.broken]
        refused = self.notes.errors.total()
        return [
            (
                growth < GROWTH,
                f"memory from minute {first.number} to {last.number}: {growth:+.1f} %",
            ),
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

    def remarks(self) -> list[str]:
        """What was measured beside it."""
        slowest, early = max(self.restarts, default=0), self.notes.early
        p99 = percentile(early, 99) * 1e3
        return [
            f"{len(self.restarts)} kills; people were let in again after {slowest:.1f} s at most",
            f"p99 of {len(early)} picks in the first {WARM:.0f} s after a start: {p99:.0f} ms",
            *self._beside(),
        ]

    def _beside(self) -> list[str]:
        """The attacks beside which people waited longest."""
        beside: dict[str, list[float]] = {}
        for name, began, ended in self.attacks:
            times = [took for when, took in self.notes.moments if began <= when <= ended]
            beside.setdefault(name, []).extend(times)
        worst = sorted(
            ((percentile(t, 99), n, len(t)) for n, t in beside.items() if t), reverse=True
        )
        return [
            f"p99 of {picks} picks beside {name}: {p99 * 1e3:.0f} ms"
            for p99, name, picks in worst[:WORST]
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
