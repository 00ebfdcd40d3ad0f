"""What is under way between two steps: moves, a battle, a siege, a trade turn.

The chapter that runs it says what its fields mean in play; everything else may read them. They
never change but are replaced (`msgspec.structs.replace`), so that copies of a state share them.
"""

from __future__ import annotations

import msgspec


class Treaty(msgspec.Struct, frozen=True):
    """A treaty that is valid (HRN-17.1)."""

    kind: int
    """TRIBUTE, RANSOM or VASSALAGE."""
    payer: int
    """Or the vassal."""
    receiver: int
    """Or the lord."""
    until: int
    """The last round in which it holds; 0: without limit."""

    def between(self, one: int, other: int) -> bool:
        return {self.payer, self.receiver} == {one, other}


class Site(msgspec.Struct, frozen=True):
    """A building under construction (section 13)."""

    owner: int
    building: int
    work: int = 0


class Fallen(msgspec.Struct, frozen=True):
    """A settlement that has fallen and waits for its victor in the plunder sub-phase (HRN-11.9)."""

    victor: int
    stormed: bool
    """Were there defenders inside? Otherwise it is occupied (HRN-11.11, HRN-11.12)."""


class Movement(msgspec.Struct, frozen=True):
    """The moves of one player in a movement sub-phase (section 6)."""

    seat: int
    blocked: int = 0
    """The spaces that were blocked for him when the sub-phase began, as bits (HRN-6.9)."""


class Battle(msgspec.Struct, frozen=True):
    """A battle (section 9)."""

    space: int
    attacker: int
    defender: int


class Siege(msgspec.Struct, frozen=True):
    """An assault on a settlement (section 10)."""

    field: int
    attacker: int


class Trade(msgspec.Struct, frozen=True):
    """What a player has done in his trade turn so far (section 14)."""

    seat: int
    bought: tuple[int, ...] = ()
    """Fields, one for each unit bought there (HRN-14.2)."""
    doubled: int = -1
    """The field with twice its limit (HRN-14.3)."""
    upgraded: tuple[int, ...] = ()
    """Fields, one for each land unit upgraded or trained there (HRN-14.5, HRN-12.8)."""
    launched: tuple[int, ...] = ()
    """Fields, one for each ship made or trained in the shipyard there."""
    stables: tuple[int, ...] = ()
    """Connected areas in which the second rider of a horse herd is still to come (HRN-14.4)."""
    lights: tuple[tuple[int, int], ...] = ()
    """Field and level of each light infantry bought (HRN-18.27)."""
    gift: bool = False
    """Has the third, which is free, come?"""
    sold: tuple[int, ...] = (0, 0, 0)
    """By good, the half pieces of gold that its sales are worth so far (HRN-14.12)."""
    hastened: int = 0
    """Fields with an accelerated site, as bits (HRN-13.10)."""
