"""Demolishing own buildings (HRN-13.15, HRN-13.16, HRN-18.39)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from civitas.kernel.asks import Reason
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import (
    BUILDINGS,
    CITY,
    DEMOLISH_GOLD,
    FORTIFICATION,
    VILLAGE,
)
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.settlements import come_out, raze, set_fort, set_yard
from civitas.titles.oikumene.means.stores import grain_capacity
from civitas.titles.oikumene.means.units import at, concerned, shift
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.stacks import SITE, place
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

NOT_THERE: Final = Reason("no-such-building", "HRN-13.15")
SHUT_IN: Final = Reason("encircled", "HRN-13.15")
SHIPS: Final = Reason("ships-in-port", "HRN-13.15")


def standing(s: State, field: int) -> list[int]:
    """The completed buildings of a field."""
    found = [s.town[field]] if s.town[field] != NONE else []
    if s.yard[field] != NONE:
        found.append(s.yard[field])
    if s.fort >> field & 1:
        found.append(FORTIFICATION)
    return found


def refuse_demolition(s: State, me: Player, field: int, building: int) -> Reason | None:
    """HRN-13.15: an own building that is not encircled; no shipyard with ships in it."""
    if s.owner[field] != me.seat or building not in standing(s, field):
        return NOT_THERE
    if not realm(s, me).towns >> field & 1:
        return SHUT_IN
    return None if building == FORTIFICATION else _refuse_ships(s, field)


def _refuse_ships(s: State, field: int) -> Reason | None:
    if s.yard[field] == NONE:
        return None
    return SHIPS if any(other.berths >> field & 1 for other in s.players) else None


def obstacles(s: State, me: Player) -> Iterator[Reason | None]:
    """Why none of his buildings can be pulled down, one after the other."""
    for field in spaces(s.homes[me.seat]):
        for building in standing(s, field):
            yield refuse_demolition(s, me, field, building)


def demolished(me: Player, building: int) -> int:
    """HRN-13.15, HRN-18.39: the gold it brings."""
    return me.traits.dismantle_village_gold if building == VILLAGE else DEMOLISH_GOLD


def demolishable(s: State, me: Player, building: int) -> int:
    """Where such a building can be pulled down, as bits."""
    return all_demolishable(s, realm(s, me))[building]


def all_demolishable(s: State, own: Realm) -> tuple[int, int, int, int, int]:
    """The same for every kind of building."""
    towns, harbours = own.towns, own.harbours
    free = towns
    if own.docks:  # only there can ships be
        for other in s.players:
            free &= ~other.berths
    return (
        free & ~own.cities,
        free & own.cities,
        free & own.docks & ~harbours,
        free & harbours,
        towns & s.fort,
    )


def kinds(s: State, me: Player, own: Realm, apart: bool) -> int:
    """The kinds of buildings that he can pull down somewhere, as bits; ``apart`` from the others
    where it touches nobody: with a shipyard go its seas (HRN-2.11), with a settlement the field
    (HRN-2.22)."""
    every = all_demolishable(s, own)
    if apart:
        alone = own.towns & ~s.yards
        alone &= ~concerned(s, me, alone)
        every = alone & ~own.cities, alone & own.cities, 0, 0, own.towns & s.fort
    found = 0
    for building, fields in enumerate(every):
        if fields:
            found |= 1 << building
    return found


def has_demolishable(s: State, me: Player) -> bool:
    """Can he pull anything down? Only ships in port save a settlement from that."""
    own = realm(s, me)
    return bool(own.towns & ~own.docks) or any(all_demolishable(s, own))


class Loss(NamedTuple):
    """What is lost with a building that is pulled down (HRN-13.15, HRN-13.16, HRN-2.19)."""

    notes: tuple[str, ...]
    """The buildings and the site that go with it."""
    grain: int
    fish: int


def loss(s: State, field: int, building: int) -> Loss:
    """A settlement takes everything along, a shipyard its fish and the harbour that it was to be, a
    fortification the grain for which there is no room without it."""
    grain = fish = 0
    gone: list[str] = []
    if building == FORTIFICATION:
        room = grain_capacity(s, field) - BUILDINGS[FORTIFICATION].store_grain
        grain = max(0, s.grain[field] - room)
    else:
        fish = s.fish[field]
        if building in (VILLAGE, CITY):
            grain = s.grain[field]
            gone = [BUILDINGS[n].id for n in standing(s, field) if n != building]
        site = s.sites.get(field)
        if site and (building in (VILLAGE, CITY) or BUILDINGS[site.building].kind == "shipyard"):
            gone.append("site")
    return Loss(tuple(f"with-{what}" for what in gone), grain, fish)


def demolish(s: State, me: Player, field: int, building: int) -> None:
    """HRN-13.15: a settlement goes with its extensions, and a dock with the harbour that was being
    made of it."""
    gold, lost = demolished(me, building), loss(s, field, building)
    if building in (VILLAGE, CITY):
        raze(s, field)
    else:
        if building != FORTIFICATION or s.rules.version < 3:  # it took a dock that was being built
            _abandon(s, me, field)
        if building == FORTIFICATION:
            set_fort(s, field, False)
            come_out(s, field)
            s.grain[field] = min(s.grain[field], grain_capacity(s, field))
        else:
            set_yard(s, field, NONE)
            s.fish[field] = 0
    me.gold += gold
    s.tell(
        "told-demolish",
        "HRN-13.15",
        seat=me.seat,
        building=BUILDINGS[building].id,
        space=s.label(field),
        gold=gold,
        grain=lost.grain,
        fish=lost.fish,
    )


def _abandon(s: State, me: Player, field: int) -> None:
    """A harbour that was growing from a dock is given up with it."""
    site = s.sites.get(field)
    if site is None or BUILDINGS[site.building].kind != "shipyard":
        return
    del s.sites[field]
    for stack, number in at(me, place(field, SITE)):
        shift(s, me, stack, place(field), number)
