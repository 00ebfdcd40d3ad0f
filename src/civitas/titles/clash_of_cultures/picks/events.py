"""Picks about events, great persons, barbarians and pirates."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.content.cards import WONDERS
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.content.layouts import LABELS
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.picks.common import OnCard, OnHex, on_hexes


class WholeEvent(Pick, frozen=True):
    """The event to be drawn is resolved whole (COC-28.3)."""


class SymbolOnly(Pick, frozen=True):
    """Of the event to be drawn only the symbol is resolved (COC-28.3)."""


class FromTheDeck(Pick, frozen=True):
    """Draw from the deck as usual."""


class TakeShown(Pick, frozen=True):
    """Take the wonder card that lies face up beside the deck."""

    wonder: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"card:{self.wonder}",)


class OnWay(OnHex, frozen=True):
    """A pick about a way from one hex to the next."""

    to: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"hex:{self.hex}", f"hex:{self.to}")


class March(OnWay, frozen=True):
    """The barbarians on this hex move there (COC-22.12)."""


class Drive(OnWay, frozen=True):
    """Pay so that the barbarians on this hex move there, wherever it is."""


class Halt(OnHex, frozen=True):
    """The barbarians on this hex do not move."""


class AllowMarch(Pick, frozen=True):
    """The barbarians may move."""


class ForbidMarch(Pick, frozen=True):
    """The barbarians may not move."""


class Reinforce(OnHex, frozen=True):
    """A barbarian unit of this kind comes to this city (COC-22.7, COC-22.8)."""

    unit: str


class Recall(OnHex, frozen=True):
    """A pirate ship on this hex returns to supply (COC-22.17)."""


class Slay(OnHex, frozen=True):
    """An own unit of this kind on this hex is killed."""

    unit: str


class SlayPirate(OnHex, frozen=True):
    """A pirate ship that sails along is lost like an own unit."""


class Ruin(OnHex, frozen=True):
    """This structure is destroyed for good."""

    structure: str


class Forfeit(Pick, frozen=True):
    """Lose one of these."""

    good: str


class ForfeitCard(OnCard, frozen=True):
    """Lose this card."""


class GiveTokens(Pick, frozen=True):
    """Pay so many tokens."""

    mood: int
    culture: int


class TakePerson(Pick, frozen=True):
    """Pay for the great person and take it (COC-21.9)."""

    person: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"card:{self.person}",)


class BuildAt(OnHex, frozen=True):
    """Construct this building in this city."""

    building: str


class Exchanged(Pick, frozen=True):
    """Turn so many of these tokens into the other kind."""

    good: str
    count: int


class Destine(OnCard, frozen=True):
    """The player will draw this objective card next."""

    other: int


class AnyLeader(Pick, frozen=True):
    """Chance chooses one of the remaining leaders (COC-28.6)."""


class ScorePoints(Pick, frozen=True):
    """Take the victory points instead."""


WHOLE_EVENT: Final = WholeEvent()
SYMBOL_ONLY: Final = SymbolOnly()
FROM_THE_DECK: Final = FromTheDeck()
TAKE_SHOWN: Final = tuple(TakeShown(wonder.id) for wonder in WONDERS)
HALT: Final = on_hexes(Halt)
ALLOW_MARCH: Final = AllowMarch()
FORBID_MARCH: Final = ForbidMarch()
REINFORCE: Final = {label: tuple(Reinforce(label, unit.id) for unit in UNITS) for label in LABELS}
RECALL: Final = on_hexes(Recall)
SLAY: Final = {label: tuple(Slay(label, unit.id) for unit in UNITS) for label in LABELS}
SLAY_PIRATE: Final = on_hexes(SlayPirate)
RUIN: Final = {label: tuple(Ruin(label, piece.id) for piece in STRUCTURES) for label in LABELS}
FORFEIT: Final = tuple(Forfeit(good) for good in GOODS)
TAKE_PERSON: Final = tuple(TakePerson(event.id) for event in EVENTS)
ANY_LEADER: Final = AnyLeader()
SCORE_POINTS: Final = ScorePoints()
