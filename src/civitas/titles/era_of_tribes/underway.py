"""What is under way between two steps of one action: an expansion, a battle.

The chapter that runs it says what its fields mean in play; everything else may read them. They
never change but are replaced (`msgspec.structs.replace`), so that copies of a state share them.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Attack(msgspec.Struct, frozen=True):
    """A battle that waits for the battle step of an expansion (EOT-8.6, EOT-8.14). At sea all
    fleets of the two in the field fight, and the attacker is whoever demanded it."""

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


Unit: TypeAlias = tuple[int, int, int]
"""A vassal or fleet in the movement step: its field, its BP left, and whether the fleet has raided,
or the vassal has landed and stops where it is (EOT-8.18)."""


class Expansion(msgspec.Struct, frozen=True):
    """An expansion or auto-expansion (sections 7 and 8)."""

    seat: int
    auto: bool = False
    leaders: int = 0
    goods: int = 0
    """How many luxury goods were placed."""
    growth: int = 0
    """Points of growth not used yet; below 0 the pieces still to be removed."""
    room: tuple[tuple[int, int], ...] = ()
    """By province, how many new vassals it may still get (EOT-7.6)."""
    new: tuple[tuple[int, int], ...] = ()
    """By province, the new vassals that can still be put to a special use (EOT-7.7)."""
    shipwrights: bool = False
    """Has a fleet been built (EOT-7.13)?"""
    before: int = 0
    """The fields controlled when the movement step began, as bits (EOT-8.5, EOT-8.19)."""
    moved: tuple[Unit, ...] = ()
    """Each unit on the board that has not all its BP, has a horse or has raided. All others are as
    fresh as one another."""
    attacks: tuple[Attack, ...] = ()
    """The cubes that attack a province are here, and nowhere else (EOT-8.6); fleets that fight at
    sea are where they are."""


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
    """Tiles (EOT-9.5); the village of barbarian defenders is one."""
    city: bool = False
    allied: tuple[tuple[int, int], ...] = ()
    """Armies of allies by seat (EOT-9.13)."""
    brought: int = 0
    """All units it has committed so far, for the battlefield (EOT-9.29)."""
    helpers: tuple[int, ...] = ()
    """Allies who sent armies, for the triumph (EOT-9.27)."""

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
    """Vassals that a defender in revolution leaves out (EOT-9.8, AUT-4.12)."""
    city_out: bool = False
    """Is the city left out?"""
    called: int = 0
    """Allies who were asked since the last combat round, as bits (EOT-9.13)."""
