"""How the land of a participant hangs together: its home area and its colonies (EOT-8.21)."""

from __future__ import annotations

from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.state import Player, State


def groups(s: State, seat: int) -> list[int]:
    """The provinces of a seat that hang together over land borders, each group as bits."""
    borders = s.area.land_borders
    left = set(s.land_of(seat))
    found = []
    while left:
        ends = [left.pop()]
        group = 0
        while ends:
            place = ends.pop()
            group |= 1 << place
            for near in borders[place]:
                if near in left:
                    left.remove(near)
                    ends.append(near)
        found.append(group)
    return found


def colonies(s: State, me: Player) -> list[int]:
    """The groups without a home province, each as bits (EOT-8.21, EOT-8.22)."""
    homes = sum(1 << place for place in HOMES[me.people])
    return [group for group in groups(s, me.seat) if not group & homes]
