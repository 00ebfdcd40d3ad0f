"""Units that go: light infantry is sold (HRN-18.19), and stacks without a cube are dismissed
(HRN-2.12)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Reason
from civitas.titles.oikumene.content.units import CUBES, KINDS, LIGHT
from civitas.titles.oikumene.content.units import HOLD as CAPACITY
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.units import cubes, named, remove, room_aboard
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import INSIDE, KIND_OF, OUT, SITE, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State

NOT_SOLD: Final = Reason("not-sold", "HRN-18.19")
NONE_TO_SELL: Final = Reason("none-to-sell", "HRN-18.19")


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
        level=named(which)["level"],
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
        number=number,
        space=s.label(SPACE_OF[which]),
        **named(which),
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
