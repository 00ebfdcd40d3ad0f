"""Picks of the special phase, of wages and of fishing (5, 15)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.oikumene.picks.common import OnSpace, OnStack


class Graze(OnSpace, frozen=True):
    """A new herd goes on this field (HRN-5.5)."""

    herd: str


class Forgo(Pick, frozen=True):
    """Do without a new herd (HRN-5.5)."""

    herd: str


class Sow(OnSpace, frozen=True):
    """Sow this field, too (HRN-5.6)."""


class LeaveFallow(OnSpace, frozen=True):
    """Do not sow this field."""


class Gather(OnSpace, frozen=True):
    """Name the settlement to which the crop of this field goes (HRN-5.14)."""


class GatherInto(OnSpace, frozen=True):
    """It goes to this settlement first."""


class LeaveStanding(OnSpace, frozen=True):
    """Do not harvest this field (HRN-5.14)."""


class Feast(Pick, frozen=True):
    """The size of the feasts (HRN-5.17)."""

    times: int


class OnHerd(OnSpace, frozen=True):
    """A pick about one herd on a field or, with ``inside``, in the settlement there."""

    herd: str
    inside: int


class KeepHerd(OnHerd, frozen=True):
    """It is fed, if it has to be (HRN-5.25)."""


class CullHerd(OnHerd, frozen=True):
    """It becomes a sheep herd (HRN-5.27)."""


class SlaughterHerd(OnHerd, frozen=True):
    """It is slaughtered (HRN-5.26)."""


class GiveUp(OnStack, frozen=True):
    """One unit of the stack is not fed or not paid (HRN-5.24, HRN-5.31, HRN-15.2)."""


class GiveUpTown(OnSpace, frozen=True):
    """A settlement is not fed or not paid (HRN-5.24, HRN-5.31)."""


class GiveUpCommander(Pick, frozen=True):
    """The commander is not paid (HRN-15.3)."""


class GrainFirst(Pick, frozen=True):
    """Eat grain before fish (HRN-5.29)."""


GRAIN_FIRST: Final = GrainFirst()
GIVE_UP_COMMANDER: Final = GiveUpCommander()
