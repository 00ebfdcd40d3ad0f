"""Picks of trade: offers between players, trade routes."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.picks.common import OnCard

DECKS: Final = ("action", "objective", "wonder")
"""The decks whose cards can be in a hand."""


class Deal(Pick, frozen=True):
    """Begin an offer (COC-5.1)."""


class Give(Pick, frozen=True):
    """Offer one of this."""

    good: str


class GiveCard(OnCard, frozen=True):
    """Hand over this card, or offer it."""


class Want(Pick, frozen=True):
    """Ask one of this for it."""

    good: str


class WantCard(Pick, frozen=True):
    """Ask a card of this deck for it, of the partner's choice."""

    deck: str


class Propose(Pick, frozen=True):
    """Make the offer as it is."""


class Accept(Pick, frozen=True):
    """Agree: the trade happens at once (COC-5.3)."""


class Counter(Pick, frozen=True):
    """Make an offer of one's own instead."""


class FormRoutes(Pick, frozen=True):
    """Form as many trade routes as possible (COC-26.13)."""


class ChangeRoutes(Pick, frozen=True):
    """Choose the trade routes one by one."""


class Route(Pick, frozen=True):
    """A trade route from a unit to a city (COC-26.11)."""

    unit: str
    start: str
    hex: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"hex:{self.start}", f"hex:{self.hex}")


DEAL: Final = Deal()
GIVE: Final = tuple(Give(good) for good in GOODS)
WANT: Final = tuple(Want(good) for good in GOODS)
WANT_CARD: Final = tuple(WantCard(f"deck-{deck}") for deck in DECKS)
PROPOSE: Final = Propose()
ACCEPT: Final = Accept()
COUNTER: Final = Counter()
FORM_ROUTES: Final = FormRoutes()
CHANGE_ROUTES: Final = ChangeRoutes()
