"""Picks that several chapters share."""

from __future__ import annotations

from typing import Final, TypeVar

from civitas.kernel.asks import Pick
from civitas.titles.era_of_tribes.content.fields import NAMES

# Picks are frozen and few, so most exist once: a list of picks is a list of references.


class OnField(Pick, frozen=True):
    """A pick about one field of the board."""

    field: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"field:{self.field}",)


P = TypeVar("P", bound=OnField)


def on_fields(kind: type[P]) -> tuple[P, ...]:
    """One pick for each field, by its number."""
    return tuple(kind(name) for name in NAMES)


class Done(Pick, frozen=True):
    """Leave it at what has been done."""


class Yes(Pick, frozen=True):
    """Do what is asked about."""


class No(Pick, frozen=True):
    """Do not do it."""


DONE: Final = Done()
YES: Final = Yes()
NO: Final = No()
