"""Bots: players that sit at any title's table and see no more of it than their seat may.

>>> import civitas
>>> from civitas.bots import make_bot, play_out
>>> table = civitas.new("sands_of_time", seats=2, seed="spring")
>>> play_out(table, [make_bot("random", seed) for seed in range(2)])
>>> table.over
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from civitas.bots.chair import Chair
from civitas.bots.greedy import Greedy
from civitas.bots.random import Random
from civitas.kernel.asks import Pick
from civitas.kernel.errors import BadSetup
from civitas.kernel.table import Table

__all__ = ["BOTS", "Bot", "Chair", "make_bot", "play_out"]


class Bot(Protocol):
    """Whoever answers for a seat."""

    name: str

    def pick(self, chair: Chair) -> Pick:
        """The answer to the chair's ask."""


BOTS: Final[dict[str, type[Random] | type[Greedy]]] = {bot.name: bot for bot in (Random, Greedy)}
"""The bots by name."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot of this name. The same seed at the same table gives the same picks."""
    if name not in BOTS:
        raise BadSetup("error-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](seed)


def play_out(table: Table, bots: Sequence[Bot | None]) -> None:
    """Play a table to its end, a bot on each seat that is asked; None stands for an automa."""
    while not table.over:
        seat = table.asks[0].seat
        bot = bots[seat]
        if bot is None:
            raise LookupError(f"there is no bot on seat {seat}, which is asked")
        table.pick(bot.pick(Chair(table, seat)), seat)
