"""Picks of an expansion: growth, special uses, movement, founding cities (7 and 8), and unrest."""

from __future__ import annotations

from functools import cache
from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.era_of_tribes.content.fields import NAMES
from civitas.titles.era_of_tribes.picks.common import OnField, on_fields


class Grow(OnField, frozen=True):
    """Place a new vassal in this province (EOT-7.6)."""


class Withdraw(OnField, frozen=True):
    """Take a piece of this kind off the board to FV (EOT-7.4, EOT-11.4)."""

    piece: str


class Employ(OnField, frozen=True):
    """A new vassal of this province is put to a special use (EOT-7.11)."""


class BuildFleet(OnField, frozen=True):
    """It becomes a fleet in this sea field (EOT-7.12)."""


class TrainArmy(Pick, frozen=True):
    """It becomes an army (EOT-7.14)."""


class SetPost(OnField, frozen=True):
    """It becomes a trading post in the city of this province (EOT-7.15)."""


class GiveThaler(Pick, frozen=True):
    """The host of the trading post gets a thaler (EOT-7.15)."""


class GiveTreaty(Pick, frozen=True):
    """The host of the trading post gets a treaty (EOT-7.15)."""


class March(OnField, frozen=True):
    """Move a vassal from this province that has so many BP left (EOT-8.1)."""

    points: int


class Sail(OnField, frozen=True):
    """Move a fleet from this sea field that has so many BP left (EOT-8.1)."""

    points: int
    raided: int = 0


class Mount(Pick, frozen=True):
    """The vassal gets a horse (EOT-8.3)."""


class To(OnField, frozen=True):
    """Go there, to an empty or own province or a sea field (EOT-8.5, EOT-8.13, EOT-8.18)."""


class Assault(OnField, frozen=True):
    """Go there and attack in the battle step (EOT-8.6, EOT-8.7, EOT-8.18)."""


class Embark(OnField, frozen=True):
    """Be carried over the fleets in this sea field (EOT-8.10)."""


class Raid(OnField, frozen=True):
    """Raid this province from the sea (EOT-8.26)."""


class Demand(OnField, frozen=True):
    """Demand a battle in this sea field (EOT-8.14, EOT-8.35)."""


class Tolerate(OnField, frozen=True):
    """Let the other fleets be (EOT-8.16)."""


class FoundCity(OnField, frozen=True):
    """Found a city in this province (EOT-8.29)."""


VASSAL: Final = "piece_vassal"
FLEET: Final = "piece_fleet"
POST: Final = "piece_trading_post"

GROW: Final = on_fields(Grow)
EMPLOY: Final = on_fields(Employ)
BUILD_FLEET: Final = on_fields(BuildFleet)
TRAIN_ARMY: Final = TrainArmy()
SET_POST: Final = on_fields(SetPost)
GIVE_THALER: Final = GiveThaler()
GIVE_TREATY: Final = GiveTreaty()
MOUNT: Final = Mount()
TO: Final = on_fields(To)
ASSAULT: Final = on_fields(Assault)
EMBARK: Final = on_fields(Embark)
RAID: Final = on_fields(Raid)
DEMAND: Final = on_fields(Demand)
TOLERATE: Final = on_fields(Tolerate)
FOUND_CITY: Final = on_fields(FoundCity)


@cache
def withdraw(field: int, piece: str) -> Withdraw:
    return Withdraw(NAMES[field], piece)


@cache
def march(field: int, points: int) -> March:
    return March(NAMES[field], points)


@cache
def sail(field: int, points: int, raided: int) -> Sail:
    return Sail(NAMES[field], points, raided)
