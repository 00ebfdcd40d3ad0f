"""Picks that many chapters share, and what picks about a space, a stack or a player are made of.

Fields hold ids, so that a pick can be read in a journal years later: spaces by the id of the map,
units and levels by the ids of their files, spots by `stacks.SPOTS`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, TypeVar

from civitas.kernel.asks import Pick
from civitas.titles.oikumene.content.units import KIND, KINDS, LEVEL, LEVELS
from civitas.titles.oikumene.stacks import (
    KIND_OF,
    LEVEL_OF,
    SPACE_OF,
    SPOT_OF,
    SPOTS,
    place,
    stack,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import World

FEW: Final = 6
"""So many numbers are listed one by one."""


class OnSpace(Pick, frozen=True):
    """A pick about one field or water of the board."""

    space: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"space:{self.space}",)


class OnStack(OnSpace, frozen=True):
    """A pick about units of one stack."""

    spot: str
    unit: str
    level: str


class OnPlayer(Pick, frozen=True):
    """A pick about another player."""

    other: int

    @property
    def places(self) -> tuple[str, ...]:
        return (f"seat:{self.other}",)


class OnNumber(Pick, frozen=True):
    """So many of what is asked about."""

    number: int


def portions(most: int) -> tuple[int, ...]:
    """Numbers to choose from, where one may choose again for the rest: all, if they are few.

    >>> portions(3)
    (1, 2, 3)
    >>> portions(20)
    (1, 2, 4, 8, 16, 20)
    """
    if most <= FEW:
        return tuple(range(1, most + 1))
    return (*(1 << n for n in range((most - 1).bit_length())), most)


class Pass(Pick, frozen=True):
    """Do not do what could be done now."""


class Done(Pick, frozen=True):
    """Leave it at what has been done."""


class Yes(Pick, frozen=True):
    """Do what is asked about."""


class No(Pick, frozen=True):
    """Do not do it."""


class AsProposed(Pick, frozen=True):
    """Take the proposal as it lies there."""


class Reroll(OnSpace, frozen=True):
    """Throw a brown die again for prestige (HRN-16.6)."""

    die: int
    """Which of those that lie there, from 1 on."""
    face: int
    thing: str
    """What it is about: a herd, a kind of unit, or just a brown die."""


Spacious = TypeVar("Spacious", bound=OnSpace)
Stacked = TypeVar("Stacked", bound=OnStack)


@cache
def on_spaces(kind: type[Spacious], world: World) -> tuple[Spacious, ...]:
    """By space, the pick of this kind about it: they are made once for a board."""
    return tuple([kind(name) for name in world.names])


@lru_cache(maxsize=1 << 14)
def on_stack(kind: type[Stacked], world: World, which: int) -> Stacked:
    """The pick of this kind about a stack."""
    return kind(*told(world, which))


PASS: Final = Pass()
DONE: Final = Done()
YES: Final = Yes()
NO: Final = No()
AS_PROPOSED: Final = AsProposed()


def told_stack(s: State, which: int) -> tuple[str, str, str, str]:
    """The fields of a pick about a stack: space, spot, unit, level."""
    return told(s.world, which)


@lru_cache(maxsize=1 << 13)
def told(world: World, which: int) -> tuple[str, str, str, str]:
    """The same by its world."""
    return (
        world.names[SPACE_OF[which]],
        SPOTS[SPOT_OF[which]],
        KINDS[KIND_OF[which]].id,
        LEVELS[LEVEL_OF[which]].id,
    )


def stack_of(s: State, pick: OnStack) -> int:
    """The stack that a pick is about."""
    return _named(s.world, pick.space, pick.spot, pick.unit, pick.level)


@lru_cache(maxsize=1 << 13)
def _named(world: World, space: str, spot: str, unit: str, level: str) -> int:
    return stack(place(world.number[space], SPOTS.index(spot)), KIND[unit], LEVEL[level])
