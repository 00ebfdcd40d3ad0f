"""How the land of a participant hangs together: its home area and its colonies (EOT-8.21)."""

from __future__ import annotations

from typing import Final

from civitas.titles.era_of_tribes.area import Area
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.state import Player, State

HOME_BITS: Final = tuple(sum(1 << place for place in homes) for homes in HOMES)
"""By people, its home provinces as bits."""


def colonies(s: State, me: Player) -> list[int]:
    """The groups without a home province, each as bits (EOT-8.21, EOT-8.22)."""
    owner, seat = s.owner, me.seat
    left = sum([1 << n for n in s.area.land if owner[n] == seat])
    homes = left & HOME_BITS[me.people]
    if homes:
        left &= ~_connected(s.area, homes, left)
    found = []
    while left:
        group = _connected(s.area, left & -left, left)
        left ^= group
        found.append(group)
    return found


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
