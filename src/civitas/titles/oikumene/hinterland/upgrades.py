"""Upgrading light infantry, degrading, training, selling and dismissing units (HRN-14.4, HRN-14.5,
HRN-14.8, HRN-14.9, HRN-12.5, HRN-18.19, HRN-2.12)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from civitas.kernel.asks import Reason
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.goods import HORSES
from civitas.titles.oikumene.content.units import (
    BLOCKS,
    CAVALRY,
    CUBES,
    ELEPHANTS,
    ENGINES,
    HEAVY,
    KINDS,
    LIGHT,
    SHIP,
    STANDARD,
    STORE,
    TRAINING_GOLD,
    TRANSPORT,
    WARSHIP,
)
from civitas.titles.oikumene.content.units import HOLD as CAPACITY
from civitas.titles.oikumene.hinterland.experience import refuse_training
from civitas.titles.oikumene.hinterland.hiring import note
from civitas.titles.oikumene.means.areas import area_at, realm
from civitas.titles.oikumene.means.control import encircled, free_homes, hostile, is_free
from civitas.titles.oikumene.means.purse import pay, short_of
from civitas.titles.oikumene.means.rooms import unit_room
from civitas.titles.oikumene.means.stores import herds_at_hand, lead_away
from civitas.titles.oikumene.means.units import (
    blocks,
    cubes,
    has_cube,
    in_port,
    remove,
    room_aboard,
    turn_into,
)
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.stacks import (
    HOLD,
    INSIDE,
    KIND_OF,
    LEVEL_OF,
    OUT,
    PLACE_OF,
    PORT,
    SITE,
    SPACE_OF,
    SPOT_OF,
    place,
    stack,
)
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.world import spaces

UPGRADES: Final = (HEAVY, CAVALRY, TRANSPORT, WARSHIP, ENGINES, ELEPHANTS)
GOLD: Final[tuple[int, ...]] = tuple((kind.upgrade or {}).get("gold", 0) for kind in KINDS)
LOWERED: Final = tuple(bool(kind.degrade_on_site) for kind in KINDS)
"""By kind, whether it can become light infantry again (HRN-14.9)."""
NO_CITY: Final = Reason("no-own-city", "HRN-14.4")
NO_TOWN: Final = Reason("no-free-settlement", "HRN-14.4")
NO_HORSES: Final = Reason("no-horses", "HRN-14.4")
NO_YARD: Final = Reason("no-own-shipyard", "HRN-14.4")
NO_HARBOUR: Final = Reason("no-own-harbour", "HRN-14.4")
PORT_FULL: Final = Reason("port-full", "HRN-2.19")
NO_ROOM: Final = Reason("no-room-inside", "HRN-2.19")
NO_SIEGE: Final = Reason("no-siege", "HRN-14.4")
NO_HOME: Final = Reason("no-own-settlement", "HRN-14.4")
LIMIT: Final = Reason("upgrade-limit", "HRN-14.5")
NO_DESERT: Final = Reason("no-elephants", "HRN-14.8")
NO_CUBE: Final = Reason("no-cube", "HRN-2.12")
NO_BLOCK: Final = Reason("no-block", "HRN-2.13")
NO_LIGHT: Final = Reason("no-light-infantry", "HRN-14.4")
LADEN: Final = Reason("laden", "HRN-14.9")
AT_SEA: Final = Reason("at-sea", "HRN-6.6")
SHUT_IN: Final = Reason("encircled", "HRN-14.1")
NOTHING_TO_LOWER: Final = Reason("nothing-upgraded", "HRN-14.9")
_NOT_MADE: Final = {
    HEAVY: NO_CITY,
    CAVALRY: NO_TOWN,
    TRANSPORT: NO_YARD,
    WARSHIP: NO_HARBOUR,
    ENGINES: NO_SIEGE,
    ELEPHANTS: NO_DESERT,
}
NOT_SOLD: Final = Reason("not-sold", "HRN-18.19")


def upgrade_price(me: Player, kind: int) -> int:
    """HRN-14.4, HRN-18.25: ships may be cheaper."""
    return _price(me.traits.ship_discount, kind)


def _price(ship_discount: int, kind: int) -> int:
    gold = GOLD[kind]
    return max(0, gold - ship_discount) if SHIP[kind] else gold


def payable(s: State, me: Player) -> tuple[int, ...]:
    """The kinds of units that this mode knows and he can pay."""
    return _payable(s.mode.war_elephants, me.traits.ship_discount, me.gold)


@lru_cache(maxsize=1 << 10)
def _payable(elephants: bool, ship_discount: int, gold: int) -> tuple[int, ...]:
    known = UPGRADES if elephants else [kind for kind in UPGRADES if kind != ELEPHANTS]
    return tuple(kind for kind in known if _price(ship_discount, kind) <= gold)


def refuse_kind(s: State, me: Player, kind: int) -> Reason | None:
    """Does this mode know such units, and can he pay them?"""
    if kind == ELEPHANTS and not s.mode.war_elephants:
        return NO_DESERT
    price = upgrade_price(me, kind)
    return None if me.gold >= price else short_of("gold", price, "HRN-14.4")


def refuse_upgrade(s: State, me: Player, old: int, kind: int) -> Reason | None:
    """May a light infantry of this stack become such a unit where it is (HRN-14.4, HRN-14.5)?"""
    if KIND_OF[old] != LIGHT or not lights(s, me) >> SPACE_OF[old] & 1:
        return NO_LIGHT
    if SPOT_OF[old] not in _barracks(s):
        return NO_LIGHT
    return refuse_made(s, me, SPACE_OF[old], kind) or _refuse_there(s, me, old, kind)


def lights(s: State, me: Player) -> int:
    """The fields with light infantry that might be upgraded, as bits: in the open, and behind walls
    that are not encircled (HRN-8.11); before the fifth rules in the open alone."""
    if s.rules.version < 5 or not me.guards:
        return me.lights
    return me.lights | me.guards & free_homes(s, me)


def _barracks(s: State) -> tuple[int, ...]:
    """Where on such a field."""
    return (OUT, INSIDE) if s.rules.version >= 5 else (OUT,)


def _refuse_there(s: State, me: Player, old: int, kind: int) -> Reason | None:
    """May it, where such units can be made (HRN-14.5, HRN-2.12)?"""
    reason = _refuse_field(s, me, SPACE_OF[old], kind)
    if reason is None and SPOT_OF[old] == INSIDE:
        reason = _refuse_inside(s, SPACE_OF[old], kind)
    if reason is not None or kind == ELEPHANTS:
        return reason
    return None if has_cube(me, made(old, kind), old) else NO_CUBE


def _refuse_inside(s: State, field: int, kind: int) -> Reason | None:
    """HRN-2.25: who becomes bigger needs the room inside; engines are made before the walls."""
    if kind == ENGINES:
        return NO_SIEGE
    more = 0 if SHIP[kind] else STORE[kind] - STORE[LIGHT]
    return NO_ROOM if more and unit_room(s, field) < more else None


def _refuse_field(s: State, me: Player, field: int, kind: int) -> Reason | None:
    """May any there (HRN-14.4, HRN-14.5, HRN-2.13)?"""
    reason = _refuse_limit(s, me, field, kind)
    if reason is not None:
        return reason
    if kind == CAVALRY and s.mode.breeding and not _stable(s, me, field):
        return NO_HORSES
    return NO_BLOCK if kind == ELEPHANTS and blocks(s, me) >= BLOCKS else None


def made(old: int, kind: int) -> int:
    """The stack in which a light infantry is then (HRN-12.6)."""
    level = STANDARD if kind == ELEPHANTS else LEVEL_OF[old]
    return stack(place(SPACE_OF[old], PORT if SHIP[kind] else SPOT_OF[old]), kind, level)


def refuse_made(s: State, me: Player, field: int, kind: int) -> Reason | None:
    """Is this a place where such a unit can be made, or turned back for its gold (HRN-14.9)?"""
    if makers(s, me, realm(s, me), kind) >> field & 1:
        return None
    if kind == ENGINES and sieges(s, me) >> field & 1:
        return NO_HOME
    return _NOT_MADE[kind]


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


def _refuse_limit(s: State, me: Player, field: int, kind: int) -> Reason | None:
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


def _stable(s: State, me: Player, field: int) -> bool:
    """HRN-14.4: is there a horse herd for one more rider, or room with the last one?"""
    for stable in me.trade.stables:
        if stable >> field & 1:
            return True
    for _, kind in herds_at_hand(s, me, area_at(s, me, field)):
        if kind == HORSES:
            return True
    return False


def upgradable(s: State, me: Player, kind: int) -> list[int]:
    """The stacks of light infantry that can become such units."""
    if kind not in payable(s, me):
        return []
    return sorted(_lights(s, me, kind, makers(s, me, realm(s, me), kind) & lights(s, me)))


def can_upgrade(s: State, me: Player, kind: int, where: int) -> bool:
    """Is there one on these fields, where such units are made and light infantry is? He can pay
    it."""
    if len(me.units) >= CUBES or where & ~me.lights:
        return next(_lights(s, me, kind, where), None) is not None
    for field in spaces(where):  # with cubes enough the field alone decides
        if _refuse_field(s, me, field, kind) is None:
            return True
    return False


def _lights(s: State, me: Player, kind: int, where: int) -> Iterator[int]:
    """The stacks of light infantry on fields where such units are made that can become some."""
    spots = _barracks(s)
    for old in me.units:
        there = KIND_OF[old] == LIGHT and SPOT_OF[old] in spots and where >> SPACE_OF[old] & 1
        if there and _refuse_there(s, me, old, kind) is None:
            yield old


def pastures(s: State, me: Player, old: int, kind: int) -> list[int]:
    """HRN-14.4: the fields from one of which horses go if this light infantry becomes such a unit,
    in file order; none if no herd has to go."""
    field = SPACE_OF[old]
    if kind != CAVALRY or not s.mode.breeding or any(n >> field & 1 for n in me.trade.stables):
        return []
    herds = herds_at_hand(s, me, area_at(s, me, field))
    return list(dict.fromkeys(where for where, herd in herds if herd == HORSES))


def upgrade(s: State, me: Player, old: int, kind: int, horses: int = NONE) -> None:
    """HRN-14.4: one light infantry becomes another unit; ``horses``: the field from which a herd
    goes, if one has to."""
    field, gold = SPACE_OF[old], upgrade_price(me, kind)
    pay(me, gold)
    if kind == CAVALRY and s.mode.breeding:
        _harness(s, me, field, horses)
    turn_into(s, me, old, made(old, kind))
    if SHIP[kind]:
        note(me, launched=(*me.trade.launched, field))
    elif kind != ENGINES:
        note(me, upgraded=(*me.trade.upgraded, field))
    s.tell(
        "told-upgrade",
        "HRN-14.4",
        seat=me.seat,
        unit=KINDS[kind].id,
        space=s.label(field),
        gold=gold,
    )


def _harness(s: State, me: Player, field: int, horses: int) -> None:
    """HRN-14.4: a horse herd of the connected area goes for each one or two riders of a trade
    turn."""
    stables = me.trade.stables
    if horses == NONE:
        left = list(stables)
        left.remove(next(stable for stable in stables if stable >> field & 1))
        note(me, stables=tuple(left))
        return
    lead_away(s, me, horses, HORSES)
    note(me, stables=(*stables, area_at(s, me, field)))
    s.tell("told-harness", "HRN-14.4", seat=me.seat, space=s.label(horses))


def refuse_degrade(s: State, me: Player, old: int) -> Reason | None:
    """HRN-14.9: any upgraded unit may become light infantry again; ships at sea land for that
    (HRN-6.6)."""
    kind, field, spot = KIND_OF[old], SPACE_OF[old], SPOT_OF[old]
    if not LOWERED[kind]:
        return NOTHING_TO_LOWER
    if s.rules.version < 3 and (spot not in (OUT, PORT) or field >= s.world.lands):
        return SHUT_IN if spot == INSIDE else AT_SEA  # nobody did who was inside or aboard
    if spot in (INSIDE, PORT, HOLD) and not is_free(s, me, field):
        return SHUT_IN
    if SHIP[kind] and field >= s.world.lands:
        return AT_SEA
    if CAPACITY[kind] and room_aboard(me, field, spot) < CAPACITY[kind]:
        return LADEN
    return None if has_cube(me, lowered(old), old) else NO_CUBE


def degradable(s: State, me: Player) -> list[int]:
    """The stacks of which a unit can become light infantry again."""
    return sorted([old for old in me.units if refuse_degrade(s, me, old) is None])


def lowered(old: int) -> int:
    """The light infantry that a unit becomes where it is (HRN-12.6); who was a ship is ashore."""
    where = place(SPACE_OF[old]) if SHIP[KIND_OF[old]] else PLACE_OF[old]
    return stack(where, LIGHT, LEVEL_OF[old])


def refund(s: State, me: Player, old: int) -> int:
    """HRN-14.9, HRN-18.25: gold comes back where the unit can be made, as much as it cost him."""
    kind = KIND_OF[old]
    if SHIP[kind] and SPOT_OF[old] != PORT:
        return 0
    if refuse_made(s, me, SPACE_OF[old], kind) is not None:
        return 0
    gold = (KINDS[kind].degrade_on_site or {})["gold"]
    return min(gold, upgrade_price(me, kind))


def degrade(s: State, me: Player, old: int) -> None:
    """HRN-14.9"""
    gold = refund(s, me, old)
    turn_into(s, me, old, lowered(old))
    me.gold += gold
    s.tell(
        "told-degrade",
        "HRN-14.9",
        seat=me.seat,
        unit=KINDS[KIND_OF[old]].id,
        space=s.label(SPACE_OF[old]),
        gold=gold,
    )


def refuse_train(s: State, me: Player, which: int) -> Reason | None:
    """HRN-12.5, HRN-12.8: training takes the place of an upgrade."""
    reason = refuse_training(s, me, which)
    if reason is not None:
        return reason
    field, trade = SPACE_OF[which], me.trade
    if SHIP[KIND_OF[which]]:
        most = BUILDINGS[s.yard[field]].upgrade_limit_ships
        return LIMIT if trade.launched.count(field) >= most else None
    return LIMIT if trade.upgraded.count(field) >= land_limit(s, field) else None


def train(s: State, me: Player, which: int) -> None:
    """HRN-12.5"""
    pay(me, TRAINING_GOLD)
    me.training[which] = me.training.get(which, 0) + 1
    field = SPACE_OF[which]
    if SHIP[KIND_OF[which]]:
        note(me, launched=(*me.trade.launched, field))
    else:
        note(me, upgraded=(*me.trade.upgraded, field))
    s.tell(
        "told-train",
        "HRN-12.5",
        seat=me.seat,
        unit=KINDS[KIND_OF[which]].id,
        space=s.label(field),
        gold=TRAINING_GOLD,
    )


def sellable(s: State, me: Player) -> list[int]:
    """HRN-18.19: light infantry in fields with a free settlement, for whoever may sell them."""
    towns = realm(s, me).towns
    spots = (OUT, SITE, INSIDE) if s.rules.version >= 3 else (OUT,)
    return [
        which
        for which in sorted(me.units)
        if KIND_OF[which] == LIGHT and SPOT_OF[which] in spots and towns >> SPACE_OF[which] & 1
    ]


def sell_light(s: State, me: Player, which: int) -> None:
    """HRN-18.19"""
    remove(s, me, which)
    me.gold += me.traits.sell_light_infantry
    s.tell(
        "told-sell-unit",
        "HRN-18.19",
        seat=me.seat,
        space=s.label(SPACE_OF[which]),
        gold=me.traits.sell_light_infantry,
    )


def too_many(me: Player) -> bool:
    """HRN-2.12: has a player more stacks than cubes?"""
    return len(me.units) > CUBES and cubes(me) > CUBES


def dismiss(s: State, me: Player, which: int) -> None:
    """HRN-2.12: a stack is dismissed; cargo without room goes with its ship."""
    number = me.units[which]
    remove(s, me, which, number)
    s.tell(
        "told-dismiss",
        "HRN-2.12",
        seat=me.seat,
        unit=KINDS[KIND_OF[which]].id,
        number=number,
        space=s.label(SPACE_OF[which]),
    )


def dismissable(me: Player) -> list[int]:
    """Stacks with a cube; a ship that carries something stays, because its cargo would drown."""
    found = []
    for which in sorted(me.units):
        kind, number = KIND_OF[which], me.units[which]
        laden = room_aboard(me, SPACE_OF[which], SPOT_OF[which]) < CAPACITY[kind] * number
        if KINDS[kind].pieces == "cube" and not (CAPACITY[kind] and laden):
            found.append(which)
    return found


def trainable(s: State, me: Player) -> list[int]:
    """The stacks of which a unit can be trained."""
    if me.gold < TRAINING_GOLD:
        return []
    towns = realm(s, me).towns
    home = [which for which in me.units if towns >> SPACE_OF[which] & 1]
    return sorted([which for which in home if refuse_train(s, me, which) is None])


def can_train(s: State, me: Player, towns: int) -> bool:
    """Is there one at these free settlements? He can pay it."""
    if not towns & me.present:
        return False
    for which in me.units:
        if towns >> SPACE_OF[which] & 1 and refuse_train(s, me, which) is None:
            return True
    return False
