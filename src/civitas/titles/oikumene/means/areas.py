"""Connected areas (HRN-2.16 to HRN-2.18, HRN-6.21, HRN-6.24): kept until something changes."""

from __future__ import annotations

from civitas.titles.oikumene.content.factions import Traits
from civitas.titles.oikumene.means.control import enemy_forces, free_homes
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces


def realm(s: State, me: Player) -> Realm:
    """A player's areas and settlements as they are now."""
    found = s.realms[me.seat]
    if found is None:
        found = s.realms[me.seat] = _realm(s, me)
    return found


def area_at(s: State, me: Player, space: int) -> int:
    """The connected area around a space, as bits; an encircled settlement is one of its own
    (HRN-2.18), and so is a space that the player does not control."""
    bit = 1 << space
    for area in realm(s, me).areas:
        if area & bit:
            return area
    return bit


def supplied(s: State, me: Player, space: int) -> bool:
    """Is the space connected to a VUS (HRN-2.17)?"""
    return bool(realm(s, me).supplied >> space & 1)


def _over_river(s: State, me: Player, section: int) -> bool:
    """HRN-6.21: it is frozen, an own or friendly ship stands there, or the faction knows how."""
    bit = 1 << section
    if s.frozen & bit or me.forces & bit or _knows(me.traits, s.world.section_river[section]):
        return True
    return any(other.forces & bit for other in s.players if me.friend_of(other.seat))


def _knows(traits: Traits, river: str) -> bool:
    """HRN-18.36"""
    return traits.cross_black_river == river


def over_land(s: State, me: Player, field: int) -> int:
    """The fields next to this one over borders that are passable for the player's land units, as
    bits; bonuses of single kinds of units (HRN-18.9) are not among them."""
    near, foes = s.world.open[field], -1
    for crossing in s.world.crossings[field]:
        if crossing.seas:
            foes = enemy_forces(s, me) if foes < 0 else foes
            if not foes & crossing.seas:
                near |= 1 << crossing.near
        elif crossing.section >= 0 and _over_river(s, me, crossing.section):
            near |= 1 << crossing.near
    return near


def links(s: State, me: Player, found: int) -> int:
    """HRN-2.16: the spaces that would be linked with any of these if he controlled them, as
    bits."""
    world, ships, docks = s.world, me.forces, s.homes[me.seat] & s.yards
    near = 0
    for space in spaces(found):
        coast = world.coast[space]
        if space >= world.lands:
            near |= world.lane[space] | (coast if ships >> space & 1 else coast & docks)
            continue
        near |= world.open[space] | (coast if docks >> space & 1 else coast & ships)
        if world.crossings[space]:
            near |= over_land(s, me, space)
    return near


def _realm(s: State, me: Player) -> Realm:
    controlled, towns = s.held[me.seat], free_homes(s, me)
    areas: list[int] = []
    left = controlled
    while left:
        area = fresh = left & -left
        while fresh:
            fresh = links(s, me, fresh) & controlled & ~area
            area |= fresh
        areas.append(area)
        left &= ~area
    supply = towns  # where a field is contested, its settlement still supplies those in it
    for area in areas:
        if area & towns:
            supply |= area
    docks = towns & s.yards
    ports = harbours = docks & s.harbours
    for area in areas:
        if area & harbours:
            ports |= area
    return Realm(
        areas=tuple(areas),
        towns=towns,
        supplied=supply,
        cities=towns & s.cities,
        docks=docks,
        harbours=harbours,
        ports=ports,
    )
