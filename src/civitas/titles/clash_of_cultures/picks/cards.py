"""Picks of action cards, objectives and wonders."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARDS,
    OBJECTIVES,
)
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.pieces import UNITS
from civitas.titles.clash_of_cultures.picks.common import OnCard, OnCards, OnHex


class PlayCard(OnCard, frozen=True):
    """Play the action half of a card, or a kept great person (COC-19.2)."""


class SpendAction(Pick, frozen=True):
    """Use up one of the turn's actions (COC-19.3)."""


class Thwart(OnCard, frozen=True):
    """Discard this card to cancel a card that another player plays."""


class Discard(OnCard, frozen=True):
    """Discard this card from hand."""


class Swap(OnCard, frozen=True):
    """Take this card of another player for one of the own."""


class TakeCard(Pick, frozen=True):
    """Take this card."""

    card: str


class DrawUnknown(Pick, frozen=True):
    """Draw the top card of the deck."""


class KeepObjective(OnCards, frozen=True):
    """Keep this objective card and give up the other."""


class PlayObjective(OnCard, frozen=True):
    """Play this objective card for a condition it names (COC-20.1)."""

    condition: str


class RaiseWonder(OnHex, frozen=True):
    """Construct this wonder in a city (COC-24.2)."""

    wonder: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"card:{self.wonder}", f"hex:{self.hex}")


class PlaceUnit(Pick, frozen=True):
    """Place a unit of this kind."""

    unit: str


PLAY_CARD: Final = {
    card: PlayCard(card) for card in (*(c.id for c in ACTION_CARDS), *(e.id for e in EVENTS))
}
SPEND_ACTION: Final = SpendAction()
DRAW_UNKNOWN: Final = DrawUnknown()
OBJECTIVE_PICKS: Final = tuple(
    tuple(PlayObjective(card.id, f"objective-{half}") for half in (card.top, card.bottom))
    for card in OBJECTIVES
)
"""By card, for its upper and its lower condition."""

PLACE_UNIT: Final = tuple(PlaceUnit(unit.id) for unit in UNITS)
