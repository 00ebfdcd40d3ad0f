"""Where the time goes: random matches, looked into a few hundred times a second.

A look costs next to nothing, so the shares are those of a match that nobody looks at. Each look
notes what the table was doing, and in which chapter, rule and moment of the title.
"""

from __future__ import annotations

import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from bench.contenders import Contender, Moments
from bench.ours import new_table, play, rule_of
from civitas.kernel import asks, titles

EVERY = 0.001
"""Seconds between two looks; most systems look less often."""
SHOWN = 12
"""Lines of each list."""
ROOM = Path(titles.__file__).parent.parent / "titles"
LISTING = getattr(getattr(vars(asks.Ask)["picks"], "fget", None), "__code__", None)
"""Runs as long as the list of an ask is being built; compiled, nobody can see it."""


@dataclass
class Looks:
    """What was seen, by name."""

    count: int = 0
    work: Counter[str] = field(default_factory=Counter)
    chapters: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    moments: Counter[str] = field(default_factory=Counter)

    def lists(self) -> Iterator[tuple[str, list[tuple[str, float]]]]:
        """Each list with its heading: names and shares of the time, the largest first."""
        for heading, names in (
            ("what the table does", self.work),
            ("chapter", self.chapters),
            ("rule", self.rules),
            ("moment", self.moments),
        ):
            if names:
                yield heading, [(name, n / self.count) for name, n in names.most_common(SHOWN)]


def look_into(who: Contender, seconds: float) -> Looks:
    """Play matches at random for so many seconds, and look."""
    looks, moments, home = Looks(), who.moments(), f"{ROOM / who.title}"
    play(new_table(who, 0), random.Random(0))  # what is worked out once for all tables

    def look(_: int, frame: FrameType | None) -> None:
        looks.count += 1
        _note(looks, frame, home, moments)

    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    start, number = time.process_time(), 0
    while time.process_time() - start < seconds:
        number += 1
        play(new_table(who, number), random.Random(number))
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.signal(signal.SIGPROF, before)
    return looks


def _note(looks: Looks, frame: FrameType | None, home: str, moments: Moments) -> None:
    """One look: the innermost rule and moment, and the list of which ask is being built."""
    rule = moment = listing = ""
    while frame is not None:
        code = frame.f_code
        if not rule and code.co_filename.startswith(home):
            rule = rule_of(code)
            looks.chapters[Path(code.co_filename).relative_to(home).as_posix()] += 1
            looks.rules[rule] += 1
        moment = moment or moments.get(code, "")
        if code is LISTING:
            listing = frame.f_locals["self"].what
        frame = frame.f_back
    if moment:
        looks.moments[moment] += 1
    if listing:
        looks.work[f"lists the picks of '{listing}'"] += 1
    else:
        looks.work["carries out rules" if rule else "keeps the table"] += 1
