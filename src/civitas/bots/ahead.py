"""Looking ahead: a pick, and what comes of it in the turns after it, in one imagined world after
the other.

From the pick on everybody plays by habit, until the seat's turn is over and some more of its turns
are; at the end of each it is judged how the seat stands beside its best rival. Where something long
begins it is judged by what that promises: by habit it would come to a bad end. A budget, in lines
that are followed and picks that are played, or in seconds, ends it; the same number of lines gives
the same thoughts.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from civitas.bots.chair import Chair
from civitas.bots.worlds import QUIET, Habits, Outcome, World
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.chance import Chance
from civitas.kernel.table import Table
from civitas.kernel.titles import Pause

LINES: Final = 600
"""About a tenth of a second."""
AMPLE: Final = 2000, 0.4
"""Lines or seconds with which one looks at more."""
TURNS: Final = 2
"""So many own turns are played, with the one that is under way."""
WIDE: Final = 12
"""Of a question that comes up on the way, so many new picks are thought through."""
AGAIN: Final = " again"
"""Behind the name of a kind of question: for picks that were made in the same turn already."""
FEWEST: Final = 3
"""In fewer worlds nothing is sure."""
DOUBT: Final = 1.5
"""So many standard errors are taken off."""
FURTHEST: Final = 150
"""After so many picks it is judged wherever it is; alone at a table nobody's turn ends."""
CROWD: Final = 8
"""A line on which so many picks are played counts twice, and so on: where many act beside one
another, there are dozens."""
OVERDRAWN: Final = 1.5
"""Of the budget, so much ends a world that has been begun."""


class Minds(NamedTuple):
    """What the seat is used to, and what all others are: they are taken to think alike, so that a
    question is thought through once for all of them."""

    own: Habits
    others: Habits

    def of(self, is_own: bool) -> Habits:
        """The seat's own habits, or those of the others."""
        return self.own if is_own else self.others


class Budget(NamedTuple):
    """How much may be thought about an ask: so many lines, or so many seconds of one core."""

    lines: int = LINES
    seconds: float = 0.0
    strict: bool = False
    """Once it is overdrawn, is nothing new thought through even in the middle of playing on?"""


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

    @property
    def over(self) -> bool:
        """Must it end, whatever is under way?"""
        return self._budget.strict and self.spent(OVERDRAWN)


def lead(mine: Sequence[float], others: Sequence[float]) -> float:
    """By how much one pick is better than another, as far as that is sure: worlds in which both
    were seen are compared one by one."""
    gains = [worth - other for worth, other in zip(mine, others, strict=False)]
    if len(gains) < FEWEST:
        return 0.0
    return fmean(gains) - DOUBT * stdev(gains) / sqrt(len(gains))


def beside(
    mine: Sequence[Sequence[float]], others: Sequence[Sequence[float]]
) -> tuple[list[float], list[float]]:
    """World by world what two picks have brought on average, in the turns that were seen of both:
    later ones are another time."""
    pairs = [(min(len(one), len(two)), one, two) for one, two in zip(mine, others, strict=False)]
    return [fmean(one[:n]) for n, one, _ in pairs], [fmean(two[:n]) for n, _, two in pairs]


class Ahead(World):
    """A world in which one looks further."""

    __slots__ = ("_clock", "_done", "_minds", "_rivals")

    def __init__(self, chair: Chair, chance: Chance, minds: Minds, clock: Clock) -> None:
        super().__init__(chair, chance, minds.own)
        self._minds = minds
        self._clock = clock
        self._done: dict[int, set[Pick]] = {}
        """By seat, what it has done since the own turn began."""
        header = self._root.header
        self._rivals = {*range(len(header.seats))} - {self._seat, *header.automas}

    def line(
        self, table: Table, pick: Pick, now: float, thinking: tuple[str, ...] = ()
    ) -> tuple[Outcome, Table]:
        """As any line, and counted."""
        outcome, end = super().line(table, pick, now, thinking)
        self._clock.lines += 1 + (end.seq - table.seq) // CROWD
        return outcome, end

    def play_on(self, pick: Pick) -> list[float]:
        """How the seat stands after a pick: at the end of this turn and of some more; of fewer if
        something long begins before."""
        self._chance = self._luck.copy()  # the same luck for all, so that it decides nothing
        table = self._root.fork()
        worths: list[float] = []
        under_way, asked = True, table.segment
        table.pick(pick, self._seat)
        self._done = {self._seat: {pick}}
        for _ in range(FURTHEST):
            if under_way and self._is_over(table, asked):
                under_way = False
                worths.append(self._margin(table))
                self._done.clear()
            if len(worths) == TURNS or not table.asks:
                break
            if self._pause(table) is Pause.LULL:
                return [*worths, self._margin(table)]
            ask = next((ask for ask in table.asks if ask.seat == self._seat), table.asks[0])
            if ask.seat == self._seat:
                under_way, asked = True, table.segment
            table.pick(self._answer(table, ask), ask.seat)
        if len(worths) < TURNS:
            worths += [self._margin(table)] * (TURNS - len(worths))
        return worths

    def _margin(self, table: Table) -> float:
        """How the seat stands, compared to the best rival."""
        judged = [self._title.evaluate(table.state, seat) for seat in self._rivals]
        best = max(judged, default=0.0)
        return self._chair.evaluate(table) - self._title.rivalry * best

    def _is_over(self, table: Table, asked: int) -> bool:
        """Is the turn over in which the seat was asked last, in this segment?"""
        others = [ask for ask in table.asks if ask.seat != self._seat]
        if not others or (table.aside and len(others) < len(table.asks)):
            return False
        return (table.segment != asked or table.aside) and self._pause(table) in QUIET

    def _worth(self, table: Table) -> float:
        """How the seat stands, or the other one whose thoughts are imagined; beside the best rival
        at once where that one counts as much."""
        if self._seat != self._chair.seat:
            return self._title.evaluate(table.state, self._seat)
        return self._margin(table) if self._title.rivalry >= 1 else super()._worth(table)

    def _answer(self, table: Table, ask: Ask) -> Pick:
        """By habit, whoever is asked: others are taken to think as the seat would in their
        place."""
        self._clock.lines += 1
        if len(ask.picks) == 1:
            return ask.picks[0]
        self._seat, self._habits = ask.seat, self._minds.of(ask.seat == self._chair.seat)
        pick = self._usual(table, ask)
        self._seat, self._habits = self._chair.seat, self._minds.own
        self._done.setdefault(ask.seat, set()).add(pick)
        return pick

    def _usual(self, table: Table, ask: Ask) -> Pick:
        """The pick that did best when this kind of question was thought through; any, where there
        is no time for that. What was done in this turn already is another thing when it is done
        again."""
        done = self._done.get(ask.seat, ())
        first = self._habits.setdefault(ask.what, {})
        again = self._habits.setdefault(ask.what + AGAIN, {})
        new = [pick for pick in ask.picks if pick not in (again if pick in done else first)]
        if self._clock.over:
            new.clear()
        if len(new) > WIDE:
            self._chance.shuffle(new)
            del new[WIDE:]
        for pick, gain in self._think(table, new, (ask.what,)).items() if new else ():
            (again if pick in done else first)[pick] = gain
        gains = {
            pick: known[pick]
            for pick in ask.picks
            if pick in (known := again if pick in done else first)
        }
        if not gains:
            return ask.picks[self._chance.below(len(ask.picks))]
        return max(gains, key=gains.__getitem__)
