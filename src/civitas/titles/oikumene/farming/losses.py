"""What becomes of settlements that are not fed or paid (HRN-5.24, HRN-5.31, HRN-5.32)."""

from __future__ import annotations

from civitas.titles.oikumene.means.settlements import (
    encirclers,
    lower_to_village,
    raze,
    surrender,
)
from civitas.titles.oikumene.means.units import destroy, name_of
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import SPACE_OF, moved, place
from civitas.titles.oikumene.state import State


def lose_units(s: State, me: Player, stack: int, number: int, told: str, clause: str) -> None:
    """Units are removed, and nobody gains by it. Who was inside may be in the field by now: other
    players' losses have come before (HRN-8.6)."""
    if stack not in me.units:
        stack = moved(stack, place(SPACE_OF[stack]))
    space = s.label(SPACE_OF[stack])
    s.tell(told, clause, seat=me.seat, unit=name_of(stack), number=number, space=space)
    destroy(s, me, stack, None, number)


def yield_up(s: State, field: int) -> None:
    """HRN-5.24, HRN-5.32: an encircled settlement surrenders to its encircler."""
    surrender(s, field, encirclers(s, field)[0].seat)


def lower(s: State, field: int, told: str, clause: str) -> None:
    """A city becomes a village."""
    s.tell(told, clause, seat=s.owner[field], space=s.label(field))
    lower_to_village(s, field)


def raze_for(s: State, field: int, told: str, clause: str) -> None:
    """A settlement is lost with its extensions; nobody gains by it."""
    s.tell(told, clause, seat=s.owner[field], space=s.label(field))
    raze(s, field)
