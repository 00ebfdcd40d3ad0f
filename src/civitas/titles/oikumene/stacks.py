"""Stacks: all units of a player of the same kind and level at the same place (HRN-2.12).

A place is a space and where in it a unit is; a stack is a place, a kind and a level. Both are plain
numbers, so that what a player has is a dict from stacks to how many units there are.
"""

from __future__ import annotations

from typing import Final

from civitas.titles.oikumene.content.units import KINDS, LEVELS, STANDARD

OUT, SITE, INSIDE, PORT, ABOARD, HOLD = range(6)
"""In the open (a field or water itself), on a building site, inside the settlement, a ship in the
shipyard, cargo of ships in the open, cargo of ships in the shipyard."""
SPOTS: Final = ("out", "site", "inside", "port", "aboard", "hold")
SPACES: Final = 128
"""More than any map has."""
_SPOTS: Final = len(SPOTS)
_LEVELS: Final = len(LEVELS)
_KINDS: Final = len(KINDS)
_EACH: Final = _KINDS * _LEVELS
_ALL: Final = _EACH * _SPOTS


def place(space: int, spot: int = OUT) -> int:
    """A place by its space and spot.

    >>> space_at(place(7, PORT)), spot_at(place(7, PORT)) == PORT
    (7, True)
    """
    return space * _SPOTS + spot


def space_at(place: int) -> int:
    return place // _SPOTS


def spot_at(place: int) -> int:
    return place % _SPOTS


def stack(place: int, kind: int, level: int = STANDARD) -> int:
    """A stack by its place, kind and level.

    >>> one = stack(place(7, SITE), 2, 3)
    >>> PLACE_OF[one] == place(7, SITE), KIND_OF[one], LEVEL_OF[one], SPACE_OF[one]
    (True, 2, 3, 7)
    """
    return (place * len(KINDS) + kind) * _LEVELS + level


_STACKS: Final = range(SPACES * _ALL)
PLACE_OF: Final = tuple(place for place in range(SPACES * _SPOTS) for _ in range(_EACH))
KIND_OF: Final = tuple(stack // _LEVELS % _KINDS for stack in _STACKS)
LEVEL_OF: Final = tuple(stack % _LEVELS for stack in _STACKS)
SPACE_OF: Final = tuple(stack // _ALL for stack in _STACKS)
SPOT_OF: Final = tuple(stack // _EACH % _SPOTS for stack in _STACKS)
"""By stack: nothing is asked more often, so they are tables."""


def stacks_on(space: int) -> range:
    """All stacks that there can be on a space.

    >>> stack(place(7, SITE), 2) in stacks_on(7)
    True
    """
    return range(space * _ALL, space * _ALL + _ALL)


def moved(stack: int, place: int) -> int:
    """The same units at another place."""
    return place * _EACH + stack % _EACH
