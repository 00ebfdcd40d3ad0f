"""Picks that many chapters share, and what picks about a field or a player are made of.

Picks are frozen and few, so most exist once: a list of picks is a list of references.
"""

from __future__ import annotations

from typing import Final, TypeVar

from civitas.kernel.asks import Pick
from civitas.titles.era_of_tribes.content.fields import LANDS, NAMES
from civitas.titles.era_of_tribes.content.progress import PROGRESSES


class OnField(Pick, frozen=True):
    """A pick about one field of the board."""

    field: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"field:{self.field}",)


class OnPlayer(Pick, frozen=True):
    """A pick about another player."""

    other: int

    @property
    def places(self) -> tuple[str, ...]:
        return (f"seat:{self.other}",)


class OnNumber(Pick, frozen=True):
    """So many of what is asked about."""

    number: int


F = TypeVar("F", bound=OnField)
S = TypeVar("S", bound=OnPlayer)
N = TypeVar("N", bound=OnNumber)

MOST_SEATS: Final = 6
MOST_NUMBER: Final = 40
"""No number that is asked for is greater: a player has 36 cubes."""


def on_fields(kind: type[F]) -> tuple[F, ...]:
    """One pick for each field, by its number."""
    return tuple(kind(name) for name in NAMES)


def on_lands(kind: type[F]) -> tuple[F, ...]:
    """One pick for each land province, by its number."""
    return tuple(kind(name) for name in NAMES[:LANDS])


def on_players(kind: type[S]) -> tuple[S, ...]:
    """One pick for each seat."""
    return tuple(kind(seat) for seat in range(MOST_SEATS))


def on_numbers(kind: type[N]) -> tuple[N, ...]:
    """One pick for each number from 0 on."""
    return tuple(kind(number) for number in range(MOST_NUMBER + 1))


class Pass(Pick, frozen=True):
    """Do not do what could be done now; in a turn: no more actions in this round (EOT-3.12)."""


class Done(Pick, frozen=True):
    """Leave it at what has been done."""


class Yes(Pick, frozen=True):
    """Do what is asked about."""


class No(Pick, frozen=True):
    """Do not do it."""


class FromCity(Pick, frozen=True):
    """Take the cube from an unbuilt city, at the price of morale (EOT-7.9)."""


class Advance(Pick, frozen=True):
    """Advance in this progress field (EOT-2.21, EOT-5.2)."""

    progress: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"progress:{self.progress}",)


class FreeFleet(OnField, frozen=True):
    """Put a fleet that costs nothing on this sea field (EOT-5.15, EOT-7.13)."""


PASS: Final = Pass()
DONE: Final = Done()
YES: Final = Yes()
NO: Final = No()
FROM_CITY: Final = FromCity()
ADVANCE: Final = tuple(Advance(field.id) for field in PROGRESSES)
FREE_FLEET: Final = on_fields(FreeFleet)
