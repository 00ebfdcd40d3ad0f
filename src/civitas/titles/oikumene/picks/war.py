"""Picks of withdrawal, battles, sieges and plunder (8 to 11)."""

from __future__ import annotations

from typing import ClassVar

from civitas.kernel.asks import Pick
from civitas.titles.oikumene.picks.common import OnSpace, OnStack


class ActIn(Pick, frozen=True):
    """Act in the combat phase, from this sub-phase on (HRN-4.2)."""

    phase: str


class Withdraw(OnStack, frozen=True):
    """So many units go into the settlement, or ships into its shipyard (HRN-8.1)."""

    number: int


class Moor(OnStack, frozen=True):
    """So many ships of Vikings go into the shipyard and are not landed (HRN-8.1, HRN-8.7)."""

    number: int


class Shelter(OnSpace, frozen=True):
    """A herd of the field goes into the settlement (HRN-8.1)."""

    herd: str


class Sortie(OnStack, frozen=True):
    """So many units come out of the settlement (HRN-8.5)."""

    number: int


class LeaveSite(OnStack, frozen=True):
    """So many builders leave the site to fight in the open (HRN-8.9)."""

    number: int


class FeedHerd(OnSpace, frozen=True):
    """This herd inside the settlement gets the grain (HRN-8.8)."""

    herd: str


class Attack(OnSpace, frozen=True):
    """Attack this player there (HRN-9.1)."""

    other: int


class OnFighters(OnStack, frozen=True):
    """A pick about units in a battle: all of them are on one space, so to click on it would tell
    nothing."""

    @property
    def places(self) -> tuple[str, ...]:
        return ()


class Charge(OnFighters, frozen=True):
    """So many of them charge (HRN-9.9)."""

    number: int


class ChargeAll(Pick, frozen=True):
    """All who can do it charge (HRN-9.9)."""

    explained_by: ClassVar[str] = "charge"


class OnDie(Pick, frozen=True):
    """A die of units of a kind and level, or of a fortification or the walls."""

    unit: str
    level: str
    spot: str
    die: str
    swords: int
    """What it shows."""


class RerollFree(OnDie, frozen=True):
    """Throw such a die again, free of charge (HRN-9.11)."""


class RerollPaid(OnDie, frozen=True):
    """Throw such a die again for prestige, which pays for two (HRN-9.11)."""


class RerollToo(OnDie, frozen=True):
    """Throw such a die, too, for the same price (HRN-9.11)."""


class AsideSwords(Pick, frozen=True):
    """Put so many pairs of swords aside, each for one sword of the next battle round (HRN-9.15)."""

    number: int


class AsideShields(Pick, frozen=True):
    """Put so many pairs of swords aside, each for one shield of the next battle round."""

    number: int


class Aim(OnFighters, frozen=True):
    """Pay prestige to strike one unit of the rear line (HRN-9.17)."""


class Strike(OnFighters, frozen=True):
    """The swords strike so many of these enemy units (HRN-9.16)."""

    number: int


class Suffer(OnFighters, frozen=True):
    """The enemy's swords strike so many of these own units in the rear (HRN-9.16)."""

    number: int


class GoDown(OnFighters, frozen=True):
    """One of these units aboard goes down with the ships (HRN-9.28)."""


class Scuttle(OnStack, frozen=True):
    """One of these own ships is given up, since the shipyard has become too small (HRN-10.14)."""


class FightUntilLoss(Pick, frozen=True):
    """Fight on, and say so for the next battle rounds too, until one of the own units falls."""


class FightOn(Pick, frozen=True):
    """Fight another battle round."""


class CallOff(Pick, frozen=True):
    """Stop: a battle if the other side wants it, too, an assault at once (HRN-9.23, HRN-10.10)."""


class Flee(Pick, frozen=True):
    """Declare flight for the whole side (HRN-9.19)."""


class Leave(Pick, frozen=True):
    """Leave the battle as declared (HRN-9.19)."""


class FleeTo(OnStack, frozen=True):
    """So many of these units flee there (HRN-9.21)."""

    number: int
    to: str
    into: str
    """Where in the space, one of `stacks.SPOTS`."""

    @property
    def places(self) -> tuple[str, ...]:
        return (f"space:{self.to}",)


class Assault(OnSpace, frozen=True):
    """Assault the settlement (HRN-10.1)."""


class Plunder(OnSpace, frozen=True):
    """Lay a plunder stone (HRN-11.1)."""

    explained_by: ClassVar[str] = "plunder_stone"


class StealCrop(OnSpace, frozen=True):
    """The crop is yours from now on (HRN-11.5)."""


class BurnCrop(OnSpace, frozen=True):
    """Destroy the crop (HRN-11.4)."""


class StealHerd(OnSpace, frozen=True):
    """A herd of this player is yours from now on (HRN-11.5)."""

    other: int
    herd: str


class KillHerd(OnSpace, frozen=True):
    """Destroy a herd of this player (HRN-11.4)."""

    other: int
    herd: str


class RazeSite(OnSpace, frozen=True):
    """Remove a hostile building site (HRN-13.14)."""


class Destroy(OnSpace, frozen=True):
    """Destroy the fallen settlement for its loot (HRN-11.10)."""


class TakeAsVillage(OnSpace, frozen=True):
    """Take the fallen city as a village (HRN-11.11)."""


class Occupy(OnSpace, frozen=True):
    """Take the fallen settlement as it is (HRN-11.12)."""
