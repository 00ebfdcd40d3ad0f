"""Picks about moving units."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.content.pieces import UNITS
from civitas.titles.clash_of_cultures.picks.common import OnHex, on_hexes


class Command(Pick, frozen=True):
    """Move units (COC-12.1)."""


class From(OnHex, frozen=True):
    """Move a group from this hex."""


class Join(Pick, frozen=True):
    """One more unit of this kind goes along."""

    unit: str


class To(OnHex, frozen=True):
    """The group goes there."""


COMMAND: Final = Command()
FROM: Final = on_hexes(From)
JOIN: Final = tuple(Join(unit.id) for unit in UNITS)
TO: Final = on_hexes(To)
