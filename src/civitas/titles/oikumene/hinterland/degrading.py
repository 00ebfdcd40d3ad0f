"""Upgraded units become light infantry again (HRN-14.9)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Reason
from civitas.titles.oikumene.content.units import HOLD as CAPACITY
from civitas.titles.oikumene.content.units import KINDS, LIGHT, SHIP
from civitas.titles.oikumene.hinterland.upgrades import NO_CUBE
from civitas.titles.oikumene.hinterland.workshops import refuse_made, upgrade_price
from civitas.titles.oikumene.means.control import is_free
from civitas.titles.oikumene.means.units import has_cube, named, room_aboard, turn_into
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    HOLD,
    INSIDE,
    KIND_OF,
    LEVEL_OF,
    OUT,
    PLACE_OF,
    PORT,
    SPACE_OF,
    SPOT_OF,
    place,
    stack,
)
from civitas.titles.oikumene.state import State

LOWERED: Final = tuple(bool(kind.degrade_on_site) for kind in KINDS)
"""By kind, whether it can become light infantry again (HRN-14.9)."""
LADEN: Final = Reason("laden", "HRN-14.9")
AT_SEA: Final = Reason("at-sea", "HRN-6.6")
SHUT_IN: Final = Reason("encircled", "HRN-14.1")
NOTHING_TO_LOWER: Final = Reason("nothing-upgraded", "HRN-14.9")


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
    room = CAPACITY[kind] if me.laden >> field & 1 else 0
    if room and room_aboard(me, field, spot) < room:
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
        space=s.label(SPACE_OF[old]),
        gold=gold,
        **named(old),
    )
