"""Picks of the prologue, of treaties and of the end (3, 17, 19)."""

from __future__ import annotations

from civitas.kernel.asks import Pick
from civitas.titles.oikumene.picks.common import OnNumber, OnPlayer, OnSpace


class Settle(OnSpace, frozen=True):
    """Place a village here (HRN-3.4 to HRN-3.7)."""


class OnStart(OnSpace, frozen=True):
    """A special start, by which the faction is claimed (HRN-3.10)."""

    faction: str


class StartCity(OnStart, frozen=True):
    """Begin with a city (HRN-18.45)."""


class StartHarbour(OnStart, frozen=True):
    """Begin with a village and a harbour (HRN-18.46)."""


class StartCamp(OnStart, frozen=True):
    """Begin with one village and what the faction has instead (HRN-18.34)."""


class StartLate(OnStart, frozen=True):
    """Come later, from this sea (HRN-18.33)."""


class Relocate(OnSpace, frozen=True):
    """Move this village (HRN-3.7)."""


class Claim(Pick, frozen=True):
    """Play this faction (HRN-3.9)."""

    faction: str


class Camp(OnSpace, frozen=True):
    """Set up camp beside the village (HRN-18.49)."""


class Lay(OnSpace, frozen=True):
    """Lay one of these things on a start field (HRN-3.11)."""

    what: str


class Enlist(OnSpace, frozen=True):
    """Buy heavy infantry at New Year (HRN-18.24)."""

    level: str


class Offer(OnPlayer, frozen=True):
    """Offer to pay tribute, ransom or help, or to become a vassal (HRN-17.11)."""

    treaty: str


class Demand(OnPlayer, frozen=True):
    """Ask the other to pay, or to become a vassal (HRN-17.11)."""

    treaty: str


class Gold(OnNumber, frozen=True):
    """So much gold is to be paid."""


class MoreGold(OnNumber, frozen=True):
    """More than so much gold is to be paid; how much is asked next."""


class EndVassalage(OnPlayer, frozen=True):
    """Pay the lord to be free again (HRN-17.8)."""


class Release(OnPlayer, frozen=True):
    """Release a vassal (HRN-17.8)."""


class NameRival(OnPlayer, frozen=True):
    """Name a new rival (HRN-17.12)."""


class Surrender(OnSpace, frozen=True):
    """Offer to surrender an encircled settlement (HRN-10.15)."""


class Announce(Pick, frozen=True):
    """Announce that one will win in this way (HRN-19.4)."""

    way: str
