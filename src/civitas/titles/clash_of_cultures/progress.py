"""What is in progress between two steps of one action: a Collect, a Recruit, a Command, a battle.

The chapter that runs it says what its fields mean in play; everything else may read them.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from civitas.titles.clash_of_cultures.content.goods import NOTHING, Goods


class Collecting(msgspec.Struct, frozen=True):
    """A Collect (section 9) whose hexes are chosen, while effects look at it (COC-9.9)."""

    city: int
    taken: tuple[tuple[int, int], ...]
    """Hex and good, one for each chosen hex."""
    gains: Goods = NOTHING
    """What it will bring, effects so far included."""


class Recruiting(msgspec.Struct, frozen=True):
    """A Recruit (section 11) that is paid and placed, while after-effects look at it."""

    city: int
    units: tuple[int, ...]
    """How many were recruited, by kind."""
    paid: tuple[int, ...]
    drafted: bool = False


class Command(msgspec.Struct, frozen=True):
    """A Command (section 12) in progress."""

    moves: int
    """Moves left."""
    ships: bool = False
    """Has a ship been moved (COC-26.6)?"""
    navigated: bool = False


@dataclass(slots=True)
class Battle:
    """A battle (section 15) in progress."""

    hex: int
    attacker: int
    defender: int
    land: bool
    origin: int
    """The hex where the attackers go if they retreat (COC-15.20)."""
    round: int = 0
    may_retreat: bool = True
    disembarked: bool = False

    def copy(self) -> Battle:
        return Battle(
            self.hex,
            self.attacker,
            self.defender,
            self.land,
            self.origin,
            self.round,
            self.may_retreat,
            self.disembarked,
        )
