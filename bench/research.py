"""Civitas for research, measured: steps of its environments, and what `search` looks at."""

from __future__ import annotations

import gc
import itertools
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from unittest.mock import patch

import civitas
from bench.contenders import Contender
from civitas import research
from civitas.bots import Chair, search
from civitas.bots.ahead import Ahead, Budget
from civitas.bots.worlds import Outcome
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.table import Table

BLOCK = 50
"""So many steps between two looks at the clock, which is slow on some machines."""
LINES = 100
"""For each decision: as many as the other search has simulations."""
WARM_UP = 100
"""Picks at random before somebody searches."""


@dataclass(frozen=True)
class Done:
    """So many steps or lines, in so many seconds, so many decisions deep."""

    number: int
    seconds: float
    deep: float = 1.0

    @property
    def rate(self) -> float:
        return self.number / self.seconds


def solo_steps(who: Contender) -> Iterator[None]:
    """Step after step of one seat against a random rival."""
    env, dice = research.solo(who.title, options=who.options), random.Random(1)
    seen, _ = env.reset(seed=1)
    while True:
        filled = seen["action_mask"].nonzero()[0]
        seen, _, over, _, _ = env.step(int(dice.choice(filled)))
        if over:
            seen, _ = env.reset()
        yield


def aec_steps(who: Contender) -> Iterator[None]:
    """Step after step of two agents who act in turns."""
    env, dice = research.aec(who.title, options=who.options), random.Random(1)
    env.reset(seed=1)
    while True:
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        env.step(int(dice.choice(seen["action_mask"].nonzero()[0])))
        yield


def steps(stepping: Iterator[None], seconds: float) -> Done:
    """So many in so many seconds."""
    gc.collect()
    number, start, spent = 0, time.process_time(), 0.0
    while spent < seconds:
        for _ in range(BLOCK):
            next(stepping)
        number += BLOCK
        spent = time.process_time() - start
    return Done(number, spent)


class Counted(Ahead):
    """A world in which one looks ahead and counts."""

    lines = 0
    decisions = 0

    def line(
        self, table: Table, pick: Pick, now: float, thinking: tuple[str, ...] = ()
    ) -> tuple[Outcome, Table]:
        outcome, there = super().line(table, pick, now, thinking)
        Counted.lines += 1
        Counted.decisions += len(there.journal)  # an imagined table begins with none
        return outcome, there

    def play_on(self, pick: Pick) -> list[float]:
        Counted.lines += 1
        Counted.decisions += 1
        return super().play_on(pick)

    def _answer(self, table: Table, ask: Ask) -> Pick:
        Counted.decisions += 1
        return super()._answer(table, ask)


def searches(who: Contender, numbers: Iterator[int], seconds: float) -> Done:
    """Decisions in the middle of matches of two, thought over with a budget of lines."""
    Counted.lines = Counted.decisions = 0
    gc.collect()
    spent = 0.0
    while spent < seconds:
        table = _middle(who, next(numbers))
        if table is None:
            continue
        chair, bot = Chair(table, table.asks[0].seat), search.Search(1, Budget(LINES))
        with patch.object(search, "Ahead", Counted):
            start = time.process_time()
            bot.pick(chair)
            spent += time.process_time() - start
    return Done(Counted.lines, spent, Counted.decisions / Counted.lines)


def _middle(who: Contender, number: int) -> Table | None:
    """A match after some picks, where there is something to think about."""
    table = civitas.new(who.title, 2, options=who.options, seed=f"bench {number}", log=False)
    dice = random.Random(number)
    for _ in range(WARM_UP + dice.randrange(WARM_UP)):
        if table.over:
            return None
        ask = table.asks[0]
        table.pick(dice.choice(ask.picks), ask.seat)
    return table if not table.over and len(table.asks[0].picks) > 1 else None


class Running:
    """One title in the middle of the benchmark."""

    def __init__(self, who: Contender) -> None:
        self.who = who
        self._solo, self._aec = solo_steps(who), aec_steps(who)
        self._numbers = itertools.count()
        self.solo: list[float] = []
        self.aec: list[float] = []
        self.search: list[float] = []
        self.deep: list[float] = []

    def step(self, seconds: float) -> None:
        """Its part of a round."""
        self.solo.append(steps(self._solo, seconds).rate)
        self.aec.append(steps(self._aec, seconds).rate)

    def think(self, seconds: float) -> None:
        """The other part."""
        done = searches(self.who, self._numbers, seconds)
        self.search.append(done.rate)
        self.deep.append(done.deep)
