"""Picks of experience, building and trade (12 to 14).

A trade turn is a menu: first what is done, then where, then, if need be, how many.
"""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.asks import Pick
from civitas.titles.oikumene.picks.common import OnNumber, OnSpace, OnStack


class RaiseLevel(OnStack, frozen=True):
    """An experience token raises one unit of this stack (HRN-12.2)."""


class BuildTwice(Pick, frozen=True):
    """Pay prestige: all own builders work twice in this round (HRN-13.9)."""


class Hire(Pick, frozen=True):
    """Buy units of a kind (HRN-14.2, HRN-14.6, HRN-14.7). ``pays`` is gold, or prestige where there
    is another price."""

    unit: str
    level: str
    pays: str


class HireAt(OnSpace, frozen=True):
    """... and they come here."""


class DoubleLimit(Pick, frozen=True):
    """Pay prestige: one settlement may buy twice its limit (HRN-14.3)."""


class DoubleAt(OnSpace, frozen=True):
    """... this one."""


class UpgradeTo(Pick, frozen=True):
    """Turn light infantry into other units (HRN-14.4, HRN-14.8)."""

    unit: str


class Upgrade(OnStack, frozen=True):
    """... one of this stack."""


class Degrade(Pick, frozen=True):
    """Turn other units back into light infantry (HRN-14.9)."""


class DegradeAt(OnStack, frozen=True):
    """... one of this stack."""


class Train(Pick, frozen=True):
    """Start the training of a unit (HRN-12.5)."""

    explained_by: ClassVar[str] = "training"


class TrainAt(OnStack, frozen=True):
    """... one of this stack."""


class SellUnit(Pick, frozen=True):
    """Sell light infantry (HRN-18.19)."""


class SellUnitAt(OnStack, frozen=True):
    """... one of this stack."""


class Dismiss(Pick, frozen=True):
    """Dismiss units, because there are more stacks than cubes (HRN-2.12)."""


class DismissAt(OnStack, frozen=True):
    """... all of this stack."""


class Buy(Pick, frozen=True):
    """Buy grain or fish (HRN-14.10)."""

    good: str


class Sell(Pick, frozen=True):
    """Sell grain or fish (HRN-14.10)."""

    good: str


class StoreAt(OnSpace, frozen=True):
    """... in or out of this store."""


class SoMany(OnNumber, frozen=True):
    """... so many."""


class BuyHerd(Pick, frozen=True):
    """Buy a herd (HRN-14.10)."""

    herd: str


class SellHerd(Pick, frozen=True):
    """Sell a herd (HRN-14.10)."""

    herd: str


class Butcher(Pick, frozen=True):
    """Slaughter a herd and sell its meat (HRN-14.11)."""

    herd: str


class HerdAt(OnSpace, frozen=True):
    """... on this field."""


class Build(Pick, frozen=True):
    """Start the construction of a building (HRN-13.1)."""

    building: str


class BuildAt(OnSpace, frozen=True):
    """... on this field."""


class Man(Pick, frozen=True):
    """Put more builders on a site (HRN-13.5)."""

    explained_by: ClassVar[str] = "site"


class ManAt(OnSpace, frozen=True):
    """... on this one."""


class Builder(OnStack, frozen=True):
    """One unit of this stack goes to the site."""


class Accelerate(Pick, frozen=True):
    """Pay for faster work on a site (HRN-13.10)."""

    explained_by: ClassVar[str] = "acceleration"


class AccelerateAt(OnSpace, frozen=True):
    """... on this one."""


class Demolish(Pick, frozen=True):
    """Pull down an own building (HRN-13.15)."""

    building: str


class DemolishAt(OnSpace, frozen=True):
    """... here."""


class Command(Pick, frozen=True):
    """Buy a commander, or a better one (HRN-14.14)."""

    commander: str


class ClearStone(Pick, frozen=True):
    """Pay for a plundered field to recover (HRN-11.8)."""

    explained_by: ClassVar[str] = "plunder_stone"


class ClearAt(OnSpace, frozen=True):
    """... this one."""


class AwaitTurn(Pick, frozen=True):
    """Trade on in the own turn, in which one may deal with others (HRN-4.2)."""


AWAIT: Final = AwaitTurn()


class Negotiate(Pick, frozen=True):
    """Deal with another player: ransom, vassalage, help, a new rival (HRN-14.15)."""

    treaty: str
