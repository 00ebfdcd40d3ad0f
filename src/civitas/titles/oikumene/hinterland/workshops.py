"""Where units are made out of light infantry, for how much and how many (HRN-14.4, HRN-14.5,
HRN-14.8)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from civitas.kernel.asks import Reason
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.factions import Traits
from civitas.titles.oikumene.content.units import (
    CAVALRY,
    ELEPHANTS,
    ENGINES,
    HEAVY,
    KINDS,
    SHIP,
    TRANSPORT,
    WARSHIP,
)
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.control import encircled, hostile
from civitas.titles.oikumene.means.purse import short_of
from civitas.titles.oikumene.means.units import in_port
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

UPGRADES: Final = (HEAVY, CAVALRY, TRANSPORT, WARSHIP, ENGINES, ELEPHANTS)
GOLD: Final[tuple[int, ...]] = tuple((kind.upgrade or {}).get("gold", 0) for kind in KINDS)
NO_CITY: Final = Reason("no-own-city", "HRN-14.4")
NO_TOWN: Final = Reason("no-free-settlement", "HRN-14.4")
NO_YARD: Final = Reason("no-own-shipyard", "HRN-14.4")
NO_HARBOUR: Final = Reason("no-own-harbour", "HRN-14.4")
PORT_FULL: Final = Reason("port-full", "HRN-2.19")
NO_SIEGE: Final = Reason("no-siege", "HRN-14.4")
NO_HOME: Final = Reason("no-own-settlement", "HRN-14.4")
LIMIT: Final = Reason("upgrade-limit", "HRN-14.5")
NO_DESERT: Final = Reason("no-elephants", "HRN-14.8")
NOT_MADE: Final = {
    HEAVY: NO_CITY,
    CAVALRY: NO_TOWN,
    TRANSPORT: NO_YARD,
    WARSHIP: NO_HARBOUR,
    ENGINES: NO_SIEGE,
    ELEPHANTS: NO_DESERT,
}


def upgrade_price(me: Player, kind: int) -> int:
    """HRN-14.4, HRN-18.25: ships may be cheaper."""
    return _price(me.traits.ship_discount, kind)


def _price(ship_discount: int, kind: int) -> int:
    gold = GOLD[kind]
    return max(0, gold - ship_discount) if SHIP[kind] else gold


def cheapest(traits: Traits) -> int:
    """What the cheapest of them costs."""
    return min(_price(traits.ship_discount, kind) for kind in UPGRADES)


def payable(s: State, me: Player) -> tuple[int, ...]:
    """The kinds of units that this mode knows and he can pay."""
    return _payable(s.mode.war_elephants, me.traits.ship_discount, me.gold)


@lru_cache(maxsize=1 << 10)
def _payable(elephants: bool, ship_discount: int, gold: int) -> tuple[int, ...]:
    known = UPGRADES if elephants else [kind for kind in UPGRADES if kind != ELEPHANTS]
    return tuple(kind for kind in known if _price(ship_discount, kind) <= gold)


def known(s: State, me: Player) -> tuple[int, ...]:
    """The kinds of units that there can be in this mode, on this map."""
    tamed = s.mode.war_elephants and (s.world.elephants or me.traits.war_elephants)
    return UPGRADES if tamed else UPGRADES[:-1]


def refuse_price(me: Player, kind: int) -> Reason | None:
    """Can he pay such a unit?"""
    price = upgrade_price(me, kind)
    return None if me.gold >= price else short_of("gold", price, "HRN-14.4")


def refuse_made(s: State, me: Player, field: int, kind: int) -> Reason | None:
    """Is this a place where such a unit can be made, or turned back for its gold (HRN-14.9)?"""
    if makers(s, me, realm(s, me), kind) >> field & 1:
        return None
    if kind == ENGINES and sieges(s, me) >> field & 1:
        return NO_HOME
    return NOT_MADE[kind]


def makers(s: State, me: Player, own: Realm, kind: int) -> int:
    """HRN-14.4, HRN-14.8: the fields where a player can make such units, as bits."""
    if kind == ENGINES:
        return sieges(s, me) if s.ringed and s.homes[me.seat] else 0
    if kind == ELEPHANTS:
        return elephant_grounds(s, me) if s.mode.war_elephants else 0
    if kind == HEAVY:
        return own.cities
    if kind == CAVALRY:
        return own.towns
    return own.docks if kind == TRANSPORT else own.harbours


def sieges(s: State, me: Player) -> int:
    """HRN-14.4: fields with a hostile settlement that is encircled while he stands there, as
    bits."""
    found = 0
    for field in spaces(me.forces & s.world.land & ~s.homes[NOBODY] & ~s.homes[me.seat]):
        if hostile(s, me.seat, s.owner[field]) and encircled(s, field):
            found |= 1 << field
    return found


def elephant_grounds(s: State, me: Player) -> int:
    """HRN-14.8: on the desert next to an own free settlement, or at one for whoever knows how."""
    towns = realm(s, me).towns
    found = towns if me.traits.war_elephants else 0
    for field, near in s.world.elephants:
        if near & towns:
            found |= 1 << field
    return found


def refuse_limit(s: State, me: Player, field: int, kind: int) -> Reason | None:
    """HRN-14.5: units made in this round, by settlement, shipyard or desert."""
    if kind == ENGINES:
        return None
    trade = me.trade
    if SHIP[kind]:
        yard = BUILDINGS[s.yard[field]]
        if trade.launched.count(field) >= yard.upgrade_limit_ships:
            return LIMIT
        there = [other for other in s.players if other.berths >> field & 1]
        full = sum(in_port(other, field) for other in there) >= yard.store_ships
        return PORT_FULL if full else None
    return LIMIT if trade.upgraded.count(field) >= land_limit(s, field) else None


def land_limit(s: State, field: int) -> int:
    """HRN-14.5: land units that a settlement, or a desert, makes in a round."""
    return BUILDINGS[s.town[field]].upgrade_limit_units if s.town[field] != NONE else 1
