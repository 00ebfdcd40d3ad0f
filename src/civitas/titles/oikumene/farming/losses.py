"""What becomes of settlements that are not fed or paid (HRN-5.24, HRN-5.31, HRN-5.32)."""

from __future__ import annotations

from civitas.kernel.explain import Terms
from civitas.titles.oikumene.content.buildings import CITY
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.means.settlements import (
    encirclers,
    lower_to_village,
    raze,
    surrender,
)
from civitas.titles.oikumene.state import State


def with_fate(s: State, field: int, told: Terms | None, *, halved: bool) -> Terms:
    """The same terms, and what becomes of a settlement of which nothing, or only half of a city, is
    fed or paid."""
    told = told or Terms()
    if encircled(s, field):
        fate = "town-yields"
    else:
        fate = "city-lowered" if s.town[field] == CITY and halved else "town-abandoned"
    return Terms(told.costs, told.gains, told.choice, f"{fate} {told.note}".strip(), told.params)


def yield_up(s: State, field: int, told: str, clause: str) -> None:
    """HRN-5.24, HRN-5.32: an encircled settlement surrenders to its encircler."""
    surrender(s, field, encirclers(s, field)[0].seat, told, clause)


def lower(s: State, field: int, told: str, clause: str) -> None:
    """A city becomes a village."""
    s.tell(told, clause, seat=s.owner[field], space=s.label(field))
    lower_to_village(s, field)


def raze_for(s: State, field: int, told: str, clause: str) -> None:
    """A settlement is lost with its extensions; nobody gains by it."""
    s.tell(told, clause, seat=s.owner[field], space=s.label(field))
    raze(s, field)
