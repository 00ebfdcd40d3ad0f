"""Room inside settlements and in shipyards (HRN-2.19, HRN-2.21, HRN-2.25)."""

from __future__ import annotations

from civitas.titles.oikumene.content.buildings import BUILDINGS, FORTIFICATION
from civitas.titles.oikumene.content.units import STORE
from civitas.titles.oikumene.means.control import hostile
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import INSIDE, KIND_OF, PLACE_OF, PORT, place, space_at
from civitas.titles.oikumene.state import State


def unit_capacity(s: State, field: int) -> int:
    """HRN-2.19: what withdraws into the settlement."""
    if s.town[field] < 0:
        return 0
    fort = BUILDINGS[FORTIFICATION].store_units if s.fort >> field & 1 else 0
    return BUILDINGS[s.town[field]].store_units + fort


def unit_room(s: State, field: int) -> int:
    """Room left inside the settlement; a big unit takes more of it (HRN-2.25)."""
    return unit_capacity(s, field) - _taken(s, place(field, INSIDE))


def herd_places(s: State, field: int) -> int:
    """HRN-2.19: room left for herds inside the settlement."""
    if s.town[field] < 0:
        return 0
    return BUILDINGS[s.town[field]].store_herds - len(s.stalls[field])


def ship_capacity(s: State, field: int) -> int:
    """HRN-2.19"""
    return BUILDINGS[s.yard[field]].store_ships if s.yard[field] >= 0 else 0


def ship_room(s: State, field: int) -> int:
    """Room left in the shipyard, whoever uses it."""
    return ship_capacity(s, field) - _taken(s, place(field, PORT))


def _taken(s: State, where: int) -> int:
    found, space = 0, space_at(where)
    for me in s.players:
        if me.present >> space & 1:
            for stack, number in me.units.items():
                if PLACE_OF[stack] == where:
                    found += STORE[KIND_OF[stack]] * number
    return found


def may_berth(s: State, me: Player, field: int) -> bool:
    """HRN-2.21: is there a completed shipyard of his own or of a friend? One that has fallen is
    nobody's (HRN-11.9)."""
    if s.yard[field] < 0 or field in s.fallen:
        return False
    return not hostile(s, me.seat, s.owner[field])
