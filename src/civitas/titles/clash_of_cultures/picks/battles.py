"""Picks about battles and captured cities."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS
from civitas.titles.clash_of_cultures.content.pieces import UNITS


class Retreat(Pick, frozen=True):
    """The attackers go back where they came from (COC-15.20)."""


class FightOn(Pick, frozen=True):
    """Another round (COC-15.19)."""


class LoseUnit(Pick, frozen=True):
    """A unit of this kind is killed (COC-15.16)."""

    unit: str


class Tactics(Pick, frozen=True):
    """Play this action card as tactics (COC-15.7)."""

    card: str

    @property
    def places(self) -> tuple[str, ...]:
        return ()


RETREAT: Final = Retreat()
FIGHT_ON: Final = FightOn()
LOSE_UNIT: Final = tuple(LoseUnit(unit.id) for unit in UNITS)
TACTICS: Final = tuple(Tactics(card.id) for card in ACTION_CARDS)
