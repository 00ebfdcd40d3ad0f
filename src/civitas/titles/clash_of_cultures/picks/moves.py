"""Picks about moving units."""

from __future__ import annotations

from functools import cache
from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.content.pieces import UNITS
from civitas.titles.clash_of_cultures.picks.common import OnHex, on_hexes
from civitas.titles.clash_of_cultures.state import (
    FATIGUED,
    KIND,
    MOVED,
    ON_FOREST,
    ON_MOUNTAIN,
    ON_PLAINS,
    PIRATE,
)


class Command(Pick, frozen=True):
    """Move units (COC-12.1)."""


class From(OnHex, frozen=True):
    """Move a group from this hex."""


class Join(Pick, frozen=True):
    """One more unit of this kind goes along. What it has done this turn tells it from others."""

    unit: str
    moved: int = 0
    fought: int = 0
    climbed: int = 0
    forest: int = 0
    plains: int = 0
    pirate: int = 0


class To(OnHex, frozen=True):
    """The group goes there; onto a hex that is not revealed it explores (COC-14.1)."""


class By(OnHex, frozen=True):
    """The group goes there by means of an ability."""

    ability: str


class Attack(OnHex, frozen=True):
    """The group goes there and fights, though it need not."""


class Orient(Pick, frozen=True):
    """Lay the new area as it is, or turned (COC-14.7)."""

    turned: int


class Convert(Pick, frozen=True):
    """Replace a unit by one of this kind."""

    unit: str
    into: str


COMMAND: Final = Command()
FROM: Final = on_hexes(From)
TO: Final = on_hexes(To)
ATTACK: Final = on_hexes(Attack)
ORIENT: Final = (Orient(0), Orient(1))


@cache
def join(unit: int) -> Join:
    """The pick for a unit with these marks."""
    marks = (MOVED, FATIGUED, ON_MOUNTAIN, ON_FOREST, ON_PLAINS, PIRATE)
    return Join(UNITS[unit & KIND].id, *[int(bool(unit & mark)) for mark in marks])


@cache
def by(label: str, ability: str) -> By:
    """The pick for a hex and an ability."""
    return By(label, ability)
