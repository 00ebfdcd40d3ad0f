"""Colonies (EOT-8.21 to EOT-8.25): own land that hangs together with no own home province."""

from __future__ import annotations

from typing import Final

from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.state import Player, State

COLONY_MORALE: Final = 2
"""EOT-8.23"""


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


def count_colonies(s: State, me: Player) -> None:
    """EOT-8.23 to EOT-8.25: new by number or by place, whichever is more. May push, so call it
    last."""
    now = colonies(s, me)
    elsewhere = sum(1 for group in now if not group & me.colonial)
    new = max(len(now) - me.colonies, elsewhere)
    me.colonies, me.colonial = len(now), sum(now)
    if new <= 0:
        return
    free = min(new, max(me.traits.free_colonies - me.free_colonies, 0))
    me.free_colonies += free
    lost = COLONY_MORALE * (new - free)
    s.tell("told-colonies", "EOT-8.23", seat=me.seat, count=new, morale=lost)
    change_morale(s, me, -lost)
