"""Picks of movement and attrition (6, 7)."""

from __future__ import annotations

from typing import ClassVar

from civitas.kernel.asks import Pick
from civitas.titles.oikumene.picks.common import OnNumber, OnSpace, OnStack


class Move(OnStack, frozen=True):
    """Units of this stack move (HRN-6.1)."""


class MoveFleet(OnSpace, frozen=True):
    """A fleet moves: ships on this sea or in this shipyard (HRN-6.15)."""

    spot: str


class To(OnSpace, frozen=True):
    """Go there, ashore or by sea (HRN-6.2, HRN-6.3)."""


class Board(OnSpace, frozen=True):
    """Go aboard own ships there (HRN-6.2)."""


class BoardInPort(OnSpace, frozen=True):
    """Go aboard own ships in the shipyard of the field (HRN-6.4)."""


class PutIn(OnSpace, frozen=True):
    """Put into the shipyard there (HRN-6.3, HRN-6.16)."""


class Land(OnSpace, frozen=True):
    """Run the ships ashore there: each becomes light infantry (HRN-6.6)."""


class HowMany(OnNumber, frozen=True):
    """So many units go."""


class PaySpecial(Pick, frozen=True):
    """Pay prestige for a special move of every unit (HRN-6.15)."""


class Drive(OnSpace, frozen=True):
    """A herd of this field moves (HRN-6.17)."""

    herd: str


class DriveTo(OnSpace, frozen=True):
    """The herd goes to this field."""


class SendGrain(OnSpace, frozen=True):
    """This settlement sends grain to another one (HRN-6.17)."""


class SendFish(OnSpace, frozen=True):
    """This shipyard sends fish to another one (HRN-6.17)."""


class SendTo(OnSpace, frozen=True):
    """The goods go there."""


class Toll(OnStack, frozen=True):
    """Pay for so many units of a stack on a path, so that they do not roll (HRN-18.40)."""

    number: int


class PlunderInNeed(OnSpace, frozen=True):
    """Units without connection plunder their field instead of rolling (HRN-7.5)."""

    explained_by: ClassVar[str] = "plunder_stone"


class SinkCargo(OnStack, frozen=True):
    """A unit of this stack has no room aboard after a shipwreck (HRN-7.4)."""


class Starve(OnStack, frozen=True):
    """A unit of this stack goes without food (HRN-7.6)."""

    food: int
    """What it would need."""


class StarveTown(OnSpace, frozen=True):
    """The settlement goes without so much food (HRN-7.6)."""

    food: int


class SufferFor(OnStack, frozen=True):
    """A unit of this stack is lost instead of the settlement (HRN-7.6)."""
