"""Bots: players that sit at any title's table and see no more of it than their seat may.

>>> import civitas
>>> from civitas.bots import make_bot, play_out
>>> table = civitas.new("sands_of_time", seats=2, seed="spring")
>>> play_out(table, [make_bot("random", seed) for seed in range(2)])
>>> table.over
True
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from civitas.bots.ahead import Budget
from civitas.bots.chair import Chair
from civitas.bots.greedy import Greedy
from civitas.bots.learned import Learned, Wise
from civitas.bots.levels import Beginner, Easy, Hard, Medium
from civitas.bots.random import Random
from civitas.bots.search import Search
from civitas.kernel.asks import Pick
from civitas.kernel.errors import BadSetup
from civitas.kernel.table import Table

__all__ = [
    "BOTS",
    "LEVELS",
    "OFFERED",
    "STUDENTS",
    "Bot",
    "Chair",
    "is_bot",
    "make_bot",
    "play_out",
]


class Bot(Protocol):
    """Whoever answers for a seat."""

    name: str

    def pick(self, chair: Chair) -> Pick:
        """The answer to the chair's ask."""


LEVELS: Final = tuple(bot.name for bot in (Beginner, Easy, Medium, Hard))
"""What somebody who wants to play against bots may choose from, the weakest first."""
OFFERED: Final = (*LEVELS, Random.name)
"""The same, and one that does anything."""
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    bot.name: bot for bot in (Beginner, Easy, Medium, Hard, Random, Greedy, Search)
}
"""All bots by name: the levels, and those that they are made of, which older matches name."""
STUDENTS: Final[dict[str, Callable[[int], Bot]]] = {bot.name: bot for bot in (Learned, Wise)}
"""Those that have learned. They need NumPy, which a server has not."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot of this name. The same seed at the same table gives the same picks.

    The bots that search may have a budget behind their name: ``search:100`` follows so many lines,
    ``wise:0.5s`` thinks so long. A budget in seconds gives other picks on another machine.
    """
    known = BOTS | STUDENTS
    if name in known:
        return known[name](seed)
    budget = _budget_of(name)
    if budget is None:
        raise BadSetup("error-bot", bot=name, known=", ".join(known))
    return SEARCHING[name.partition(":")[0]](seed, budget)


def is_bot(name: str) -> bool:
    """Is there a bot of this name?"""
    return name in BOTS or name in STUDENTS or _budget_of(name) is not None


SEARCHING: Final[dict[str, Callable[[int, Budget], Bot]]] = {
    bot.name: bot for bot in (Search, Wise)
}
LEAST_SECONDS: Final = 0.001
BUDGET: Final = re.compile(
    rf"({'|'.join(SEARCHING)}):((?P<seconds>\d{{1,2}}(\.\d{{1,3}})?)s|(?P<lines>[1-9]\d{{0,6}}))"
)


def _budget_of(name: str) -> Budget | None:
    """The budget behind the name of a bot that searches."""
    found = BUDGET.fullmatch(name)
    if found is None:
        return None
    if found["seconds"]:
        return Budget(seconds=max(float(found["seconds"]), LEAST_SECONDS))
    return Budget(lines=int(found["lines"]))


def play_out(table: Table, bots: Sequence[Bot | None]) -> None:
    """Play a table to its end, a bot on each seat that is asked; None stands for an automa."""
    while not table.over:
        seat = table.asks[0].seat
        bot = bots[seat]
        if bot is None:
            raise LookupError(f"there is no bot on seat {seat}, which is asked")
        table.pick(bot.pick(Chair(table, seat)), seat)
