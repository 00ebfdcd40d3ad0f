"""Pirate ships that sail with a player (an ability of one civilization).

While such a pirate ship shares a hex with the player's ships or units it is one of the player's
ships in every respect, with a mark that says to whose supply it returns.
"""

from __future__ import annotations

from civitas.titles.clash_of_cultures.means.reactions import forbids
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.state import KIND, PIRATE, PIRATES, Player, State
from civitas.titles.clash_of_cultures.units import at, lay, ship_capacity, ship_room, take


def sails_with(s: State, me: Player, owner: int) -> bool:
    """May the player's ships share a hex with the ships of this owner without a battle
    (COC-13.2)?"""
    return forbids(s, me, Moment.SAILS_WITH, owner) is not None


def room_aboard(s: State, me: Player, place: int) -> int:
    """How many land units may embark there: on own ships, and on pirates that sail along
    (COC-13.5)."""
    room = ship_room(s, me.seat, place)
    wild = at(s, PIRATES, place)
    if wild and sails_with(s, me, PIRATES):
        room += ship_capacity(s, me) * len(wild)
    return room


def with_pirates(s: State, me: Player, places: list[int]) -> list[int]:
    """Those hexes where the player could fight pirates but need not (COC-23.11)."""
    if not sails_with(s, me, PIRATES):
        return []
    return [n for n in places if n in s.units[PIRATES] or _controlled(s, me, n)]


def _controlled(s: State, me: Player, place: int) -> list[int]:
    return [unit for unit in at(s, me.seat, place) if unit & PIRATE]


def renew_control(s: State, me: Player, place: int) -> None:
    """Pirates join whoever shares their hex, and leave when none of them is left (COC-23.11)."""
    if at(s, me.seat, place) and at(s, PIRATES, place) and sails_with(s, me, PIRATES):
        lay(s, me.seat, place, *(unit & KIND | PIRATE for unit in s.units[PIRATES].pop(place)))
    here = at(s, me.seat, place)
    if here and all(unit & PIRATE for unit in here):
        end_control(s, me, place)


def end_control(s: State, me: Player, place: int) -> None:
    """They are ordinary pirates again (COC-23.11)."""
    gone = _controlled(s, me, place)
    if gone:
        take(s, me.seat, place, *gone)
        lay(s, PIRATES, place, *(unit & KIND for unit in gone))
