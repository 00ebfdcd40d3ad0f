"""How the land of a participant hangs together: its home area and its colonies (EOT-8.21)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from civitas.titles.era_of_tribes.area import Area, bits
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.state import LAND, Player, State

HOME_BITS: Final = tuple(bits(homes) for homes in HOMES)
"""By people, its home provinces as bits."""


def colonies(s: State, me: Player) -> tuple[int, ...]:
    """The groups without a home province, each as bits (EOT-8.21, EOT-8.22)."""
    return colonies_in(s, me, s.held[me.seat])


def colonies_in(s: State, me: Player, held: int) -> tuple[int, ...]:
    """The same if these were the fields that are held."""
    return _groups(s.area, held & LAND, HOME_BITS[me.people])


@lru_cache(maxsize=1 << 12)
def _groups(area: Area, left: int, homes: int) -> tuple[int, ...]:
    """How land hangs together that hangs together with no home."""
    homes &= left
    if homes:
        left &= ~_connected(area, homes, left)
    found = []
    while left:
        group = _connected(area, left & -left, left)
        left ^= group
        found.append(group)
    return tuple(found)


def _connected(area: Area, start: int, land: int) -> int:
    """What of this land hangs together with its start over land borders, all as bits."""
    next_to = area.next_to
    group = edge = start
    while edge:
        near = 0
        while edge:
            lowest = edge & -edge
            near |= next_to[lowest.bit_length() - 1]
            edge ^= lowest
        edge = near & land & ~group
        group |= edge
    return group
