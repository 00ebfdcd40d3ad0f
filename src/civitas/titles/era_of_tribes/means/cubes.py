"""Where vassal cubes come from and where they go (EOT-1.2, EOT-7.9, EOT-7.10)."""

from __future__ import annotations

from civitas.kernel.values import put
from civitas.titles.era_of_tribes.state import Player


def last_slot(me: Player) -> int:
    """The unbuilt city with vassals that would be built last (EOT-7.10); -1 if there is none."""
    for slot in range(len(me.slots) - 1, -1, -1):
        if me.slots[slot]:
            return slot
    return -1


def take_from_city(me: Player) -> None:
    """Take a cube from an unbuilt city, at whatever price (EOT-7.9)."""
    slot = last_slot(me)
    me.slots = put(me.slots, slot, me.slots[slot] - 1)


def empty_slot(me: Player, slot: int) -> None:
    """The vassals of a city that is built go to FV (EOT-8.30)."""
    me.free += me.slots[slot]
    me.slots = put(me.slots, slot, 0)
