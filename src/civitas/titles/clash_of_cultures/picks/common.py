"""Picks that many chapters share: menus, payments, choices of one thing among several."""

from __future__ import annotations

from typing import Final, TypeVar

from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.content.advances import ADVANCES, CATEGORIES
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.content.layouts import LABELS
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES

# Picks are frozen and few, so most exist once: a list of picks is a list of references.


class OnHex(Pick, frozen=True):
    """A pick about one hex."""

    hex: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"hex:{self.hex}",)


class OnCard(Pick, frozen=True):
    """An answer with a card that lies open to whoever gives it."""

    card: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class OnCards(OnCard, frozen=True):
    """An answer with a card, and another that it is exchanged for."""

    instead: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"card:{self.instead}")


P = TypeVar("P", bound=OnHex)


def on_hexes(kind: type[P]) -> dict[str, P]:
    """One pick for each hex of any layout."""
    return {label: kind(label) for label in LABELS}


class EndTurn(Pick, frozen=True):
    """Take no more free actions (COC-3.9)."""


class Done(Pick, frozen=True):
    """Leave it at what has been done."""


class Pass(Pick, frozen=True):
    """Do not use what could be used now."""


class Use(Pick, frozen=True):
    """Use what an advance, civilization, leader, wonder or card offers (COC-0.8)."""

    ability: str


class Pay(Pick, frozen=True):
    """Pay like this (COC-4.11)."""

    food: int
    wood: int
    ore: int
    ideas: int
    gold: int
    mood: int
    culture: int
    prisoners: int = 0
    free: int = 0


class PayOtherwise(Pick, frozen=True):
    """Pay in another way, unit by unit."""


class PayWith(Pick, frozen=True):
    """Pay this unit of the cost with one of these."""

    good: str


class Price(Pick, frozen=True):
    """Pay the printed price, or the one that an ability names (COC-4.15)."""

    ability: str


class Gain(Pick, frozen=True):
    """Take one of this."""

    good: str


class Advance(Pick, frozen=True):
    """Gain this advance (COC-7.1)."""

    advance: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"advance:{self.advance}",)


class Government(Pick, frozen=True):
    """Move the government advances to this category (COC-25.8)."""

    category: str


class Player(Pick, frozen=True):
    """Choose this player."""

    other: int


class City(OnHex, frozen=True):
    """Choose this city."""


class Hex(OnHex, frozen=True):
    """Choose this hex."""


END_TURN: Final = EndTurn()
DONE: Final = Done()
PASS: Final = Pass()
USE: Final = {ability.id: Use(ability.id) for ability in ABILITIES}
PAY_OTHERWISE: Final = PayOtherwise()
PAY_WITH: Final = {good: PayWith(good) for good in (*GOODS, "prisoners", "free")}
PRINTED: Final = "printed"
PRICE: Final = {name: Price(name) for name in (PRINTED, *(a.id for a in ABILITIES))}
GAIN: Final = tuple(Gain(good) for good in GOODS)
ADVANCE: Final = tuple(Advance(advance.id) for advance in ADVANCES)
GOVERNMENT: Final = tuple(Government(category.id) for category in CATEGORIES)
PLAYER: Final = tuple(Player(seat) for seat in range(4))
CITY: Final = on_hexes(City)
HEX: Final = on_hexes(Hex)
