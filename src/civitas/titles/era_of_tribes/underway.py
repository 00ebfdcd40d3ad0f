"""What is under way between two steps of one action: an expansion, a battle.

The chapter that runs it says what its fields mean in play; everything else may read them. They
never change but are replaced (`msgspec.structs.replace`), so that copies of a state share them.
"""

from __future__ import annotations

import msgspec


class Attack(msgspec.Struct, frozen=True):
    """A battle that waits for the battle step of an expansion (EOT-8.6, EOT-8.14)."""

    place: int
    attacker: int
    defender: int
    """A seat, or `BARBARIANS`."""
    walked: int = 0
    """Vassals that crossed a land border into the province."""
    carried: int = 0
    """Vassals that came over a sea bridge."""
    landed: int = 0
    """Fleets that landed."""


class Expansion(msgspec.Struct, frozen=True):
    """An expansion or auto-expansion (sections 7 and 8)."""

    seat: int
    auto: bool
    leaders: int = 0
    goods: int = 0
    """How many luxury goods were placed."""
    growth: int = 0
    """Points not used yet."""
    new: tuple[tuple[int, int], ...] = ()
    """By province, the new vassals that stand there (EOT-7.7)."""
    shipwrights: bool = False
    """Were the free fleets of EOT-7.13 placed?"""
    before: int = 0
    """The fields controlled when the movement step began, as bits (EOT-8.5, EOT-8.19)."""
    walkers: tuple[tuple[int, int, int], ...] = ()
    """Vassals that have moved: province, BP left, number. All others have all their BP."""
    sailors: tuple[tuple[int, int, int], ...] = ()
    """Fleets that have moved, raided or carried: sea field, BP left, number."""
    attacks: tuple[Attack, ...] = ()


class Side(msgspec.Struct, frozen=True):
    """One side of a battle, with the units it still has."""

    seat: int
    """Or `BARBARIANS`."""
    vassals: int = 0
    armies: int = 0
    """Own cubes from the RA."""
    fleets: int = 0
    legions: int = 0
    militias: int = 0
    ore: int = 0
    """Goods that fight as ore (EOT-9.5, EOT-9.12)."""
    mercenaries: int = 0
    """Tiles, the village of barbarian defenders included."""
    city: bool = False
    allied: tuple[tuple[int, int], ...] = ()
    """Armies of allies by seat (EOT-9.13)."""
    brought: int = 0
    """All units it has committed so far, for the battlefield (EOT-9.29)."""
    fleets_lost: int = 0

    @property
    def units(self) -> int:
        """EOT-9.17"""
        own = self.vassals + self.armies + self.fleets + self.legions + self.militias
        return own + self.ore + self.mercenaries + self.city + sum(n for _, n in self.allied)


class Battle(msgspec.Struct, frozen=True):
    """A battle (section 9)."""

    attack: Attack
    sides: tuple[Side, Side]
    """Attacker and defender."""
    markers: tuple[int, ...] = ()
    """By symbol, which side holds it: 0 attacker, 1 defender; empty before they are assigned."""
    combat_round: int = 0
    rolled: tuple[int, ...] = ()
    """The symbols of the last combat round."""
    left_out: int = 0
    """0 nothing, 1 a vassal, 2 the city: what a defender in revolution leaves out (EOT-9.8)."""
