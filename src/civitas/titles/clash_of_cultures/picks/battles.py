"""Picks about battles and captured cities."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS
from civitas.titles.clash_of_cultures.content.pieces import UNITS
from civitas.titles.clash_of_cultures.picks.common import OnCard


class Retreat(Pick, frozen=True):
    """The attackers go back where they came from (COC-15.20)."""


class FightOn(Pick, frozen=True):
    """Another round (COC-15.19)."""


class LoseUnit(Pick, frozen=True):
    """A unit of this kind is killed (COC-15.16)."""

    unit: str


class Tactics(OnCard, frozen=True):
    """Play this action card as tactics (COC-15.7)."""


class Ransom(Pick, frozen=True):
    """Pay so that the besieged can use their combat abilities."""


class Cancel(Pick, frozen=True):
    """Switch off this half of the fortress (COC-15.28)."""

    what: str


class Bonus(Pick, frozen=True):
    """Pay so many tokens for as much combat value."""

    amount: int


class Prisoner(Pick, frozen=True):
    """Take a unit of this kind prisoner."""

    unit: str


class Sacrifice(Pick, frozen=True):
    """Give back a prisoner of this kind to its owner: a player or the barbarians."""

    unit: str
    other: int | str


RETREAT: Final = Retreat()
FIGHT_ON: Final = FightOn()
LOSE_UNIT: Final = tuple(LoseUnit(unit.id) for unit in UNITS)
RANSOM: Final = Ransom()
TACTICS: Final = tuple(Tactics(card.id) for card in ACTION_CARDS)
CANCEL: Final = tuple(
    Cancel(option["effect"]) for option in ADVANCES[ADVANCE["siegecraft"]].options
)
BONUS: Final = tuple(Bonus(amount) for amount in range(5))
PRISONER: Final = tuple(Prisoner(unit.id) for unit in UNITS)
