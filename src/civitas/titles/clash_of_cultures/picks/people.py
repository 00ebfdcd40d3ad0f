"""Picks about people: recruiting, leaders, happiness, cultural influence."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.content.civilizations import LEADERS
from civitas.titles.clash_of_cultures.content.layouts import LABELS
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.picks.common import PRINTED, OnHex, on_hexes
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES


class Recruit(OnHex, frozen=True):
    """Activate this city for Recruit (COC-11.1)."""


class Enlist(Pick, frozen=True):
    """Recruit a unit of this kind, for the printed price or one that an ability names."""

    unit: str
    price: str = PRINTED


class SendHome(OnHex, frozen=True):
    """Return a unit of this kind from this hex to supply (COC-11.6)."""

    unit: str


class Lead(Pick, frozen=True):
    """This leader comes into play (COC-11.12)."""

    leader: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"leader:{self.leader}",)


class Cheer(OnHex, frozen=True):
    """Raise the mood of this city by a step (COC-17.1)."""


class Influence(OnHex, frozen=True):
    """Influence Culture aims at what is here (COC-18.1)."""


class StartFrom(OnHex, frozen=True):
    """Influence Culture starts here, with so many culture tokens for more range (COC-18.3)."""

    boost: int


class Boost(Pick, frozen=True):
    """Pay so many culture tokens for the result (COC-18.9)."""

    culture: int


class TakeOver(Pick, frozen=True):
    """Replace this building by one of the own colour (COC-18.10)."""

    building: str


class WinOver(Pick, frozen=True):
    """Replace an army unit of this kind by an own one."""

    unit: str


class Exchange(OnHex, frozen=True):
    """Replace a unit of this kind on this hex by the other kind."""

    unit: str


RECRUIT: Final = on_hexes(Recruit)
ENLIST: Final = {
    name: tuple(Enlist(unit.id, name) for unit in UNITS)
    for name in (PRINTED, *(ability.id for ability in ABILITIES))
}
"""By price, then by kind of unit."""
SEND_HOME: Final = {label: tuple(SendHome(label, unit.id) for unit in UNITS) for label in LABELS}
LEAD: Final = tuple(Lead(leader.id) for leader in LEADERS)
CHEER: Final = on_hexes(Cheer)
INFLUENCE: Final = on_hexes(Influence)
TAKE_OVER: Final = tuple(TakeOver(structure.id) for structure in STRUCTURES)
WIN_OVER: Final = tuple(WinOver(unit.id) for unit in UNITS)
EXCHANGE: Final = {label: tuple(Exchange(label, unit.id) for unit in UNITS) for label in LABELS}
