"""Settlements and what belongs to them come, go and change hands (HRN-2.14, HRN-11.10 to HRN-11.15,
HRN-13.16)."""

from __future__ import annotations

from civitas.kernel.values import NOBODY, NONE, put
from civitas.titles.oikumene.content.buildings import CITY, DOCK, HARBOUR, TILES, VILLAGE
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.units import KINDS, LEVELS
from civitas.titles.oikumene.means.control import hostile, settle_coast, settle_town
from civitas.titles.oikumene.means.rooms import herd_places, unit_room
from civitas.titles.oikumene.means.stores import (
    add_herd,
    fish_capacity,
    grain_capacity,
    herd_room,
)
from civitas.titles.oikumene.means.units import at, named, remove, shift
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    HOLD,
    INSIDE,
    KIND_OF,
    LEVEL_OF,
    PORT,
    SITE,
    SPACE_OF,
    SPOT_OF,
    place,
    stacks_on,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Fallen

UPGRADING = (CITY, HARBOUR)
"""Buildings that replace one that stands there: a city a village, a harbour a dock."""


def tiles(s: State, me: Player) -> int:
    """HRN-2.14: the building tiles in use; an upgrade replaces its tile."""
    homes = s.homes[me.seat]
    number = homes.bit_count() + (homes & s.yards).bit_count() + (homes & s.fort).bit_count()
    for site in s.sites.values():
        if site.owner == me.seat and site.building not in UPGRADING:
            number += 1
    return number


def has_tile(s: State, me: Player, number: int = 1) -> bool:
    """HRN-2.14"""
    return tiles(s, me) + number <= TILES


def keeps_site(s: State, owner: Player, field: int) -> bool:
    """HRN-13.14: the owner keeps a unit or a settlement in the field."""
    return s.owner[field] == owner.seat or any(SPACE_OF[stack] == field for stack in owner.units)


def deserted_sites(s: State, me: Player) -> list[int]:
    """HRN-13.14: the own sites that would be lost as things stand."""
    own = [field for field, site in s.sites.items() if site.owner == me.seat]
    return [field for field in own if not keeps_site(s, me, field)]


def set_town(s: State, me: Player, field: int, town: int) -> None:
    """A settlement stands here from now on; a plunder stone goes (HRN-11.8)."""
    _town(s, field, town)
    _belongs(s, field, me.seat)
    s.stone = put(s.stone, field, NOBODY)
    settle_town(s, field)


def take_town(s: State, field: int) -> None:
    """A village with nothing in it is taken back (HRN-3.7)."""
    _town(s, field, NONE)
    _belongs(s, field, NOBODY)
    settle_town(s, field)


def _town(s: State, field: int, town: int) -> None:
    s.town = put(s.town, field, town)
    s.settles(field, town)


def _belongs(s: State, field: int, seat: int) -> None:
    """Whose settlement it is from now on."""
    s.takes(s.homes, field, s.owner[field], seat)
    s.owner = put(s.owner, field, seat)


def _yard(s: State, field: int, yard: int) -> None:
    s.yard = put(s.yard, field, yard)
    s.moors(field, yard)


def set_yard(s: State, field: int, yard: int) -> None:
    """A shipyard stands here from now on, or (NONE) no more."""
    _yard(s, field, yard)
    settle_town(s, field)
    settle_coast(s, field)


def set_fort(s: State, field: int, stands: bool) -> None:
    s.fort = s.fort | 1 << field if stands else s.fort & ~(1 << field)


def lower_to_village(s: State, field: int) -> None:
    """A city becomes a village; what its store cannot hold is lost (HRN-2.20)."""
    _town(s, field, VILLAGE)
    s.grain[field] = min(s.grain[field], grain_capacity(s, field))
    settle_town(s, field)
    if s.rules.version >= 3:  # before, all stayed inside
        come_out(s, field)


def come_out(s: State, field: int) -> None:
    """HRN-2.19: whoever has no room inside any more is in the field, and so are herds as far as it
    takes them (HRN-8.6)."""
    me = s.players[s.owner[field]]
    inside = at(me, place(field, INSIDE))
    for stack, number in sorted(inside, key=lambda each: (LEVEL_OF[each[0]], each[0])):
        left = number
        while left and unit_room(s, field) < 0:
            shift(s, me, stack, place(field), 1)
            left -= 1
        if left < number:
            _tell_out(s, me, field, number=number - left, **named(stack))
    while herd_places(s, field) < 0:
        *kept, kind = s.stalls[field]
        s.stalls = put(s.stalls, field, tuple(kept))
        grazes = herd_room(s, field) > 0
        if grazes:
            add_herd(s, me, field, kind)
        message = "told-herd-comes-out" if grazes else "told-herd-lost-outside"
        s.tell(message, "HRN-2.19", seat=me.seat, herd=HERDS[kind].id, space=s.label(field))


def _tell_out(s: State, me: Player, field: int, **what: int | str) -> None:
    s.tell("told-no-room-inside", "HRN-2.19", seat=me.seat, space=s.label(field), **what)


def lower_to_dock(s: State, field: int) -> None:
    """A harbour becomes a dock."""
    set_yard(s, field, DOCK)
    s.fish[field] = min(s.fish[field], fish_capacity(s, field))


def hand_over(s: State, me: Player, field: int) -> None:
    """A settlement and what belongs to it change hands (HRN-11.11, HRN-11.12)."""
    s.fallen.pop(field, None)
    _belongs(s, field, me.seat)
    settle_town(s, field)
    if s.yard[field] != NONE:
        settle_coast(s, field)


def raze(s: State, field: int) -> None:
    """HRN-13.16: a settlement goes with its extensions, its site and its stores. Units inside are
    in the field from now on; ships in the shipyard are lost, with their cargo, and so are herds
    inside."""
    owner = s.players[s.owner[field]]
    s.sites.pop(field, None)
    _go_out(s, owner, place(field, SITE))
    for other in s.players:
        for stack in [each for each in other.units if each in stacks_on(field)]:
            if SPOT_OF[stack] in (PORT, HOLD):
                _tell_gone(s, other, stack, "told-goes-down", "HRN-13.16")
                remove(s, other, stack, other.units[stack])
    s.grain[field] = s.fish[field] = 0
    s.stalls = put(s.stalls, field, ())
    s.fort &= ~(1 << field)
    had_yard = s.yard[field] != NONE
    _town(s, field, NONE)
    _yard(s, field, NONE)
    _belongs(s, field, NOBODY)
    s.fallen.pop(field, None)
    _go_out(s, owner, place(field, INSIDE))
    settle_town(s, field)
    if had_yard:
        settle_coast(s, field)


def _go_out(s: State, me: Player, where: int) -> None:
    for stack, number in at(me, where):
        shift(s, me, stack, place(SPACE_OF[stack]), number)


def encirclers(s: State, field: int) -> list[Player]:
    """HRN-8.4: every player with hostile units outside a settlement, most units first, then turn
    order."""
    owner = s.owner[field]
    found = [me for me in s.in_order() if me.troops >> field & 1 and hostile(s, me.seat, owner)]
    return sorted(found, key=lambda me: -_besiege(s, me, field))


def _besiege(s: State, me: Player, field: int) -> int:
    """How many units of his stand before the settlement; before the ninth rules those in its
    shipyard were counted, too, which are inside (HRN-8.12)."""
    here = stacks_on(field)
    inner = (PORT, HOLD) if s.rules.version >= 9 else ()
    return sum(n for t, n in me.units.items() if t in here and SPOT_OF[t] not in inner)


def surrender(
    s: State, field: int, to: int, told: str = "told-surrender", clause: str = "HRN-11.12"
) -> None:
    """HRN-11.12, HRN-11.15: it falls to the encircler, who deals with it in the plunder sub-phase;
    the units inside are removed."""
    owner = s.players[s.owner[field]]
    s.tell(told, clause, seat=owner.seat, other=to, space=s.label(field))
    for stack, number in at(owner, place(field, INSIDE)):
        _tell_gone(s, owner, stack, "told-garrison", "HRN-11.15")
        remove(s, owner, stack, number)
    s.fallen[field] = Fallen(victor=to, stormed=False, surrendered=True)
    settle_town(s, field)
    settle_coast(s, field)


def _tell_gone(s: State, me: Player, stack: int, told: str, clause: str) -> None:
    """A whole stack shares the fate of its settlement."""
    s.tell(
        told,
        clause,
        seat=me.seat,
        number=me.units[stack],
        unit=KINDS[KIND_OF[stack]].id,
        level=LEVELS[LEVEL_OF[stack]].id,
        space=s.label(SPACE_OF[stack]),
    )
