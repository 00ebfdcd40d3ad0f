"""Picks of the set-up and of the course of a round (sections 2 and 3)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.era_of_tribes.content.cards import CARDS
from civitas.titles.era_of_tribes.content.peoples import PEOPLES
from civitas.titles.era_of_tribes.content.tables import ACTIONS
from civitas.titles.era_of_tribes.picks.common import MOST_SEATS, OnNumber, on_numbers


class People(Pick, frozen=True):
    """Play this people (EOT-2.10)."""

    people: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"people:{self.people}",)


class Keep(Pick, frozen=True):
    """Keep this influence card (EOT-2.11)."""

    card: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Act(Pick, frozen=True):
    """Use this action field (EOT-3.12)."""

    action: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"action:{self.action}",)


class Leaders(OnNumber, frozen=True):
    """Place so many leaders on the action field (EOT-3.17)."""


class Goods(OnNumber, frozen=True):
    """Place so many luxury goods on the action field (EOT-3.17)."""


class AsOre(OnNumber, frozen=True):
    """Let so many of the goods that can serve as ore lie on the regular army (EOT-3.25)."""


class Position(Pick, frozen=True):
    """Move the own order marker to this place, from 1 on (EOT-3.9)."""

    position: int


PEOPLE: Final = tuple(People(people.id) for people in PEOPLES)
KEEP: Final = tuple(Keep(card.id) for card in CARDS)
ACT: Final = tuple(Act(action.id) for action in ACTIONS)
LEADERS: Final = on_numbers(Leaders)
GOODS: Final = on_numbers(Goods)
AS_ORE: Final = on_numbers(AsOre)
POSITION: Final = tuple(Position(position + 1) for position in range(MOST_SEATS))
