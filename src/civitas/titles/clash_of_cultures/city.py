"""A city on the map."""

from __future__ import annotations

import msgspec

from civitas.kernel.values import NOBODY, NOWHERE
from civitas.titles.clash_of_cultures.content.pieces import SETTLEMENT, STRUCTURES


class City(msgspec.Struct, frozen=True, gc=False):
    """A city with all its structures (COC-6.1); replaced whenever something changes."""

    colours: tuple[int, ...]
    """By structure, whose colour it has; `NOBODY` if it is not there. The settlement's is the
    owner of the city."""
    mood: int
    wonders: tuple[int, ...] = ()
    port: int = NOWHERE
    """The port hex (COC-10.4)."""
    activations: int = 0
    """In this turn (COC-6.11)."""
    spent: bool = False
    """Cannot be activated again this turn (COC-6.13)."""
    venerated: int = 0
    """Culture tokens on it that an attacker has to pay."""
    druids: int = NOBODY
    """Whose culture token lies on this barbarian city."""

    @property
    def owner(self) -> int:
        return self.colours[SETTLEMENT]

    @property
    def size(self) -> int:
        """COC-6.2"""
        return len(STRUCTURES) - self.colours.count(NOBODY) + len(self.wonders)

    def has(self, structure: int) -> bool:
        """Is there such a building, of any colour?"""
        return self.colours[structure] != NOBODY

    @property
    def influenced(self) -> bool:
        """COC-6.16: at least one building of another colour than its owner's."""
        return len({NOBODY, *self.colours}) > 2
