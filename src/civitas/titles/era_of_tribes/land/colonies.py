"""Colonies (EOT-8.21 to EOT-8.25): own land that hangs together with no own home province."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.means.realm import colonies, colonies_in
from civitas.titles.era_of_tribes.state import Player, State

COLONY_MORALE: Final = 2
"""EOT-8.23"""


def new_colonies(me: Player, now: Sequence[int]) -> int:
    """EOT-8.23: how many of these groups would count as new; less than one means none."""
    elsewhere = sum(1 for group in now if not group & me.colonial)
    return max(len(now) - me.colonies, elsewhere)


def count_colonies(s: State, me: Player) -> None:
    """EOT-8.23 to EOT-8.25: new by number or by place, whichever is more. May push, so call it
    last."""
    now = colonies(s, me)
    new = new_colonies(me, now)
    me.colonies, me.colonial = len(now), sum(now)
    if new <= 0:
        return
    free = free_colonies(me, new)
    me.free_colonies += free
    lost = COLONY_MORALE * (new - free)
    s.tell("told-colonies", "EOT-8.23", seat=me.seat, count=new, morale=lost)
    change_morale(s, me, -lost)


def free_colonies(me: Player, new: int) -> int:
    """EOT-8.25: how many of so many new ones cost nothing."""
    return min(new, max(me.traits.free_colonies - me.free_colonies, 0))


def morale_of_colonies(s: State, me: Player, held: int) -> int:
    """What the next count will cost, if these fields are held then (EOT-8.23)."""
    new = new_colonies(me, colonies_in(s, me, held))
    return COLONY_MORALE * (new - free_colonies(me, new)) if new > 0 else 0
