"""The chair: all that a bot gets of a table.

A bot sees its ask, its view, and tables it may imagine: forks in which everything its seat cannot
see, and all luck to come, is dealt anew. The true table stays behind the chair.
"""

from __future__ import annotations

from typing import Final, Protocol

from civitas.bots.width import Width
from civitas.kernel.asks import Ask
from civitas.kernel.chance import Chance
from civitas.kernel.setting import Setting
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta
from civitas.kernel.views import SeatView

ROLLS_PER_ASK: Final = 1 << 32
"""More than a bot ever needs for one ask, so that no two asks share their luck."""


class Learnt(Protocol):
    """Whatever was learned of how seats stand."""

    @property
    def width(self) -> Width:
        """How much of an ask is looked at by who looks one ply ahead."""

    def worth(self, table: Table, seat: int) -> float:
        """How well a seat stands, also when the match is over."""


class Chair:
    """A seat at a table, for the bot that has to answer there."""

    __slots__ = ("__learnt", "__table", "seat")

    def __init__(self, table: Table, seat: int, learnt: Learnt | None = None) -> None:
        self.__table = table
        self.__learnt = learnt
        self.seat = seat

    def knowing(self, learnt: Learnt) -> Chair:
        """The same chair, from which one judges by what was learned, too."""
        return Chair(self.__table, self.seat, learnt)

    @property
    def meta(self) -> Meta:
        """What is known of the title."""
        return self.__table.meta

    @property
    def setting(self) -> Setting:
        """What the match was set up from."""
        return self.__table.header.setting

    @property
    def ask(self) -> Ask:
        """The question the seat has to answer."""
        ask = self.__table.ask_for(self.seat)
        if ask is None:
            raise LookupError(f"seat {self.seat} has nothing to decide")
        return ask

    def luck(self, seed: int, ask: Ask | None = None) -> Chance:
        """A bot's own dice for this ask, which may be at hand: by its seed and the number of the
        ask alone.

        So a bot keeps nothing between two asks, and a match that was saved goes on as it would
        have.
        """
        return Chance(seed, (ask or self.ask).seq * ROLLS_PER_ASK)

    def view(self) -> SeatView:
        """What the seat may see."""
        return self.__table.view(self.seat)

    def imagine(self, chance: Chance) -> Table:
        """A table that may be the true one for all the seat can tell; ``chance`` deals it."""
        return self.__table.imagine(self.seat, chance)

    def evaluate(self, imagined: Table) -> float:
        """How well the seat stands on an imagined table: by what was learned, if anything was, else
        by the title's own judgement."""
        if self.__learnt is None:
            return imagined.title.evaluate(imagined.state, self.seat)
        return self.__learnt.worth(imagined, self.seat)
