"""Picks of section 9: battles."""

from __future__ import annotations

from civitas.kernel.asks import Pick
from civitas.titles.era_of_tribes.picks.common import OnField, OnPlayer


class Fight(OnField, frozen=True):
    """Fight this battle next (EOT-9.1)."""


class Expel(OnField, frozen=True):
    """Throw the trading post out of this own city (EOT-7.18)."""


class KeepPosts(Pick, frozen=True):
    """Leave the trading posts of the attacked where they are (EOT-7.18)."""


class Commit(Pick, frozen=True):
    """Send one unit of the regular army into the battle (EOT-9.5, EOT-9.10)."""

    unit: str


class Hire(Pick, frozen=True):
    """Send a barbarian tile into the battle, as mercenaries (EOT-9.5)."""

    tile: str


class Committed(Pick, frozen=True):
    """Send no more units."""


class Call(OnPlayer, frozen=True):
    """Ask this ally for armies (EOT-9.13)."""


class Lend(Pick, frozen=True):
    """Send so many armies to the ally's battle (EOT-9.13)."""

    armies: int


class Lose(Pick, frozen=True):
    """A unit of this kind is lost (EOT-9.22)."""

    unit: str


class LoseAllied(OnPlayer, frozen=True):
    """An army of this ally is lost (EOT-9.22)."""


class Occupy(Pick, frozen=True):
    """Set the own city in the province that was taken (EOT-9.34)."""


class Raze(Pick, frozen=True):
    """Set no city there (EOT-9.34)."""


class Garrison(Pick, frozen=True):
    """Put a vassal from an unbuilt city into the province (EOT-9.36, EOT-7.9)."""


class Abandon(Pick, frozen=True):
    """Leave the province empty (EOT-9.36)."""
