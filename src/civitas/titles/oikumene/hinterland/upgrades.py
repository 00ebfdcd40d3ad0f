"""Upgrading light infantry (HRN-14.4, HRN-14.5, HRN-14.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from civitas.kernel.asks import Reason
from civitas.kernel.values import NONE
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
)
from civitas.titles.oikumene.hinterland.hiring import note
from civitas.titles.oikumene.hinterland.workshops import (
    NO_SIEGE,
    makers,
    payable,
    refuse_limit,
    refuse_made,
    upgrade_price,
)
from civitas.titles.oikumene.means.areas import area_at, realm
from civitas.titles.oikumene.means.control import free_homes
from civitas.titles.oikumene.means.purse import pay
from civitas.titles.oikumene.means.rooms import unit_room
from civitas.titles.oikumene.means.stores import has_herd, herds_at_hand, lead_away
from civitas.titles.oikumene.means.units import blocks, has_cube, turn_into
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    INSIDE,
    KIND_OF,
    LEVEL_OF,
    OUT,
    PORT,
    SPACE_OF,
    SPOT_OF,
    place,
    stack,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

NO_HORSES: Final = Reason("no-horses", "HRN-14.4")
NO_ROOM: Final = Reason("no-room-inside", "HRN-2.19")
NO_CUBE: Final = Reason("no-cube", "HRN-2.12")
NO_BLOCK: Final = Reason("no-block", "HRN-2.13")
NO_LIGHT: Final = Reason("no-light-infantry", "HRN-14.4")


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
    reason = refuse_limit(s, me, field, kind)
    if reason is not None:
        return reason
    if kind == CAVALRY and s.mode.breeding and not _stable(s, me, field):
        return NO_HORSES
    return NO_BLOCK if kind == ELEPHANTS and blocks(s, me) >= BLOCKS else None


def made(old: int, kind: int) -> int:
    """The stack in which a light infantry is then (HRN-12.6)."""
    level = STANDARD if kind == ELEPHANTS else LEVEL_OF[old]
    return stack(place(SPACE_OF[old], PORT if SHIP[kind] else SPOT_OF[old]), kind, level)


def _stable(s: State, me: Player, field: int) -> bool:
    """HRN-14.4: is there a horse herd for one more rider, or room with the last one?"""
    for stable in me.trade.stables:
        if stable >> field & 1:
            return True
    return has_herd(s, me, area_at(s, me, field), HORSES)


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
    if kind == HEAVY and not me.trade.upgraded:
        return True  # every city makes some
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
