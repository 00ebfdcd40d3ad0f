"""Picks about cities: founding, collecting, constructing, razing."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.content.layouts import LABELS
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.picks.common import OnHex, on_hexes


class Found(OnHex, frozen=True):
    """Found a city here (COC-8.1)."""


class Collect(OnHex, frozen=True):
    """Activate this city for Collect (COC-9.1)."""


class Take(OnHex, frozen=True):
    """Collect this good from this hex (COC-9.2)."""

    good: str


class TakePrisoner(OnHex, frozen=True):
    """Take a barbarian unit of this kind from its city in place of the resource."""

    unit: str


class Construct(OnHex, frozen=True):
    """Activate this city for Construct (COC-10.1)."""


class Build(Pick, frozen=True):
    """Construct this building."""

    building: str


class PortAt(OnHex, frozen=True):
    """Choose this water hex as the port hex (COC-10.4)."""


class Raze(OnHex, frozen=True):
    """Remove this city of size 1 (COC-25.6)."""


FOUND: Final = on_hexes(Found)
COLLECT: Final = on_hexes(Collect)
TAKE: Final = {label: tuple(Take(label, good) for good in GOODS) for label in LABELS}
TAKE_PRISONER: Final = {
    label: tuple(TakePrisoner(label, unit.id) for unit in UNITS) for label in LABELS
}
CONSTRUCT: Final = on_hexes(Construct)
BUILD: Final = tuple(Build(structure.id) for structure in STRUCTURES)
PORT_AT: Final = on_hexes(PortAt)
RAZE: Final = on_hexes(Raze)
