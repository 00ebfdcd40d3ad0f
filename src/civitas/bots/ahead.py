"""Looking ahead: a pick, and what the seat can do next, in one imagined world after the other.

What can be done next is one list for all worlds: in the first world it is opened with what promised
most before, in any other with the best so far and one more. A budget, in lines that are followed
or in seconds, ends it; the same number of lines gives the same thoughts.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from civitas.bots.chair import Chair
from civitas.bots.worlds import Habits, Outcome, World, compared
from civitas.kernel.asks import Pick
from civitas.kernel.chance import Chance
from civitas.kernel.table import Table

LINES: Final = 400
"""A few tenths of a second."""
AMPLE: Final = 1000, 0.4
"""Lines or seconds with which one looks at more."""
NARROW: Final = (8, 14)
"""Of what can be done next, so much is looked at in the first world,"""
WIDER: Final = 3
"""and in any other so many of the best, and one more."""
FEWEST: Final = 3
"""In fewer worlds nothing is sure."""
DOUBT: Final = 1.5
"""So many standard errors are taken off."""
PATIENCE: Final = 200
"""So many picks of others are imagined before the seat is asked again."""


class Budget(NamedTuple):
    """How much may be thought about an ask: so many lines, or so many seconds of one core."""

    lines: int = LINES
    seconds: float = 0.0


class Clock:
    """Tells when a budget is spent."""

    __slots__ = ("_budget", "_start", "ample", "lines")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        lines, seconds = AMPLE
        self.ample = budget.seconds >= seconds if budget.seconds else budget.lines >= lines
        self._start = time.thread_time()
        self.lines = 0

    def spent(self, share: float = 1.0) -> bool:
        """Is this share of it gone?"""
        if self._budget.seconds:
            return time.thread_time() - self._start >= share * self._budget.seconds
        return self.lines >= share * self._budget.lines


class Prospect:
    """What a pick brings together with the best deed after it: for all worlds together."""

    __slots__ = ("then", "totals", "when")

    def __init__(self) -> None:
        self.totals: list[float] = []
        """What both have brought, world by world."""
        self.then: dict[Pick, list[float]] = {}
        """What each deed after it has brought."""
        self.when: object = None
        """In which round the seat is asked again, and whether at once: in the first world."""

    def add(self, first: float, deeds: Mapping[Pick, float]) -> None:
        """One more world. Of the deeds that counts which is best in all worlds so far: nobody
        knows in which one they are."""
        for deed, worth in deeds.items():
            self.then.setdefault(deed, []).append(worth)
        if deeds:
            first += deeds[max(deeds, key=lambda deed: fmean(self.then[deed]))]
        self.totals.append(first)

    def lead(self, other: Prospect) -> float:
        """By how much this is better than another one, as far as that is sure: worlds in which
        both were seen are compared one by one."""
        gains = [mine - theirs for mine, theirs in zip(self.totals, other.totals, strict=False)]
        if len(gains) < FEWEST:
            return 0.0
        return fmean(gains) - DOUBT * stdev(gains) / sqrt(len(gains))


class Ahead(World):
    """A world in which one looks further."""

    __slots__ = ("_clock",)

    def __init__(self, chair: Chair, chance: Chance, habits: Habits, clock: Clock) -> None:
        super().__init__(chair, chance, habits)
        self._clock = clock

    def line(
        self, table: Table, pick: Pick, now: float, thinking: tuple[str, ...] = ()
    ) -> tuple[Outcome, Table]:
        """As any line, and counted."""
        self._clock.lines += 1
        return super().line(table, pick, now, thinking)

    def carry_on(
        self, pick: Pick, found: Prospect, gains: Mapping[Pick, float], time_worth: float
    ) -> None:
        """Look at a pick and at what can be done after it.

        ``gains`` is what was thought of picks before, ``time_worth`` what it is worth by itself
        that the turn ends: where others go on with theirs, who ends it looks no further.
        """
        outcome, there = self.follow(pick)
        ends = not outcome.goes_on
        first = outcome.worth - time_worth if ends else outcome.worth
        if (ends and time_worth) or not self._is_asked(there):
            found.add(first, {})
            return
        if found.when is None:
            found.when = ends, self._title.moment(there.state).round
        now = self._chair.evaluate(there)
        chance, looks = self._chance, {}
        for then in self._next(there, found, gains):
            self._chance = chance.copy()
            looks[then] = [self.line(there, then, now)[0]]
        self._chance = chance
        if any(look.goes_on for (look,) in looks.values()):
            deeds = compared(looks)
        else:
            deeds = {then: look.worth - time_worth for then, (look,) in looks.items()}
        found.add(first, deeds)

    def _is_asked(self, table: Table) -> bool:
        """Let the others pick at random until the seat is asked; False if that does not happen."""
        for _ in range(PATIENCE):
            asks = table.asks
            if not asks or any(ask.seat == self._seat for ask in asks):
                break
            ask = asks[0]
            table.pick(ask.picks[self._chance.below(len(ask.picks))], ask.seat)
        return any(ask.seat == self._seat for ask in table.asks)

    def _next(self, table: Table, found: Prospect, gains: Mapping[Pick, float]) -> list[Pick]:
        """What is looked at of what can be done now."""
        picks = self._ask(table).picks
        known = [pick for pick in picks if pick in found.then]
        if known:
            known.sort(key=lambda pick: -fmean(found.then[pick]))
            rest = [pick for pick in picks if pick not in found.then]
            rest.sort(key=lambda pick: -gains.get(pick, 0.0))
            return known[:WIDER] + rest[:1]
        before = sorted([pick for pick in picks if pick in gains], key=lambda pick: -gains[pick])
        new = [pick for pick in picks if pick not in gains]
        self._chance.shuffle(new)
        many = NARROW[self._clock.ample]
        kept = before[: max(many // 2, many - len(new))]
        return kept + new[: many - len(kept)]
