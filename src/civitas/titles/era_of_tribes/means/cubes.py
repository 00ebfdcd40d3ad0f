"""Where vassal cubes come from and where they go (EOT-1.2, EOT-7.9, EOT-7.10)."""

from __future__ import annotations

from civitas.kernel.asks import Pick
from civitas.kernel.explain import Terms
from civitas.kernel.values import put
from civitas.titles.era_of_tribes.means.changes import morale_change, told
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.picks.common import FromCity
from civitas.titles.era_of_tribes.state import Player, State


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


def cube_from_city(s: State, me: Player, price: int) -> None:
    """Take a cube from an unbuilt city at so much morale (EOT-7.9). May push, so call it last."""
    take_from_city(me)
    s.tell("told-cube", "EOT-7.9", seat=me.seat, morale=price)
    change_morale(s, me, -price)


def cube_terms(me: Player, price: int, pick: Pick) -> Terms | None:
    """What it costs whoever wants it."""
    return told(morale_change(me, -price)) if isinstance(pick, FromCity) else None


def empty_slot(me: Player, slot: int) -> None:
    """The vassals of a city that is built go to FV (EOT-8.30)."""
    me.free += me.slots[slot]
    me.slots = put(me.slots, slot, 0)
