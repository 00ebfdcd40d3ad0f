"""Raids of the Norsemen (EOT-8.26 to EOT-8.28)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Reason
from civitas.titles.era_of_tribes.content.fields import NAMES
from civitas.titles.era_of_tribes.land.units import depart, forget, note
from civitas.titles.era_of_tribes.means.control import is_player
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.state import Player, State
from civitas.titles.era_of_tribes.underway import Unit

SUNK: Final = 6
"""The roll that costs the fleet (EOT-8.27)."""
CITY_ROLL, CITY_LOOT = 2, 3
"""In a city: the highest roll that brings something, and what it brings (EOT-8.28)."""
VILLAGE_ROLL, VILLAGE_LOOT = 5, 1
"""The same where there are vassals only."""

NO_RAIDERS: Final = Reason("no-raiders", "EOT-8.26")
RAIDED_ALREADY: Final = Reason("raided-already", "EOT-8.26")
NOT_ADJACENT: Final = Reason("raid-not-adjacent", "EOT-8.26")
NO_VICTIM: Final = Reason("no-victim", "EOT-8.26")
BATTLEFIELD: Final = Reason("raid-battlefield", "EOT-8.26")
VICTIM_RAIDED: Final = Reason("victim-raided", "EOT-8.26")


def refuse_raid(s: State, me: Player, unit: Unit, place: int) -> Reason | None:
    """Why a fleet does not raid a province (EOT-8.26)."""
    sea, points, raided = unit
    if not me.traits.raids:
        return NO_RAIDERS
    if raided or not points:
        return RAIDED_ALREADY
    if place not in s.area.coasts[sea]:
        return NOT_ADJACENT
    victim = s.owner[place]
    if victim == me.seat or not is_player(victim):
        return NO_VICTIM
    if place in s.battlefields:
        return BATTLEFIELD
    return VICTIM_RAIDED if me.raided >> victim & 1 else None


def raid_goals(s: State, me: Player, unit: Unit) -> list[int]:
    """The provinces that a fleet may raid."""
    if not me.traits.raids:
        return []
    coasts = s.area.coasts[unit[0]]
    return [place for place in coasts if refuse_raid(s, me, unit, place) is None]


def raid(s: State, me: Player, unit: Unit, place: int) -> None:
    """EOT-8.27, EOT-8.28. It rolls, so call it last."""
    sea, points, _ = unit
    victim = s.players[s.owner[place]]
    me.raided |= 1 << victim.seat
    forget(s, unit)
    raider = (sea, points - 1, 1)
    note(s, me, raider)
    roll = s.chance.roll()
    if roll == SUNK:
        _sink(s, me, raider, place)
        return
    loot = min(victim.thalers, _loot(s, place, roll))
    victim.thalers -= loot
    me.thalers += loot
    seats = {"seat": me.seat, "other": victim.seat}
    s.tell("told-raids", "EOT-8.28", **seats, field=NAMES[place], roll=roll, thalers=loot)


def _loot(s: State, place: int, roll: int) -> int:
    """EOT-8.28"""
    if s.city_at(place):
        return CITY_LOOT if roll <= CITY_ROLL else 0
    return VILLAGE_LOOT if roll <= VILLAGE_ROLL else 0


def _sink(s: State, me: Player, raider: Unit, place: int) -> None:
    """EOT-8.27"""
    depart(s, me, raider)
    me.free += 1
    s.battlefields[place] = 1
    morale = me.traits.fleet_lost_morale
    s.tell("told-raid-sunk", "EOT-8.27", seat=me.seat, field=NAMES[place], morale=morale)
    change_morale(s, me, morale)
