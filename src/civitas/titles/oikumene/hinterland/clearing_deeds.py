"""Deeds of a trade turn by which something goes: a building (HRN-13.15) or a plunder stone
(HRN-11.8)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.asks import Reason
from civitas.kernel.explain import Terms
from civitas.kernel.values import NOBODY, put
from civitas.titles.oikumene.content.buildings import BUILDING, BUILDINGS, FORTIFICATION
from civitas.titles.oikumene.content.factions import Traits
from civitas.titles.oikumene.hinterland import demolition
from civitas.titles.oikumene.hinterland.building_deeds import controlled
from civitas.titles.oikumene.hinterland.deeds import (
    NO_LINES,
    Deed,
    Price,
    first_reason,
    space_of_pick,
)
from civitas.titles.oikumene.means.purse import pay, short_of
from civitas.titles.oikumene.means.units import concerned
from civitas.titles.oikumene.picks.common import on_spaces
from civitas.titles.oikumene.picks.hinterland import ClearAt, ClearStone, Demolish, DemolishAt
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

CLEAR_GOLD: Final = 3
"""HRN-11.8"""
_CLEAR: Final = [ClearStone()]
_DEMOLISH: Final = tuple(
    [Demolish(BUILDINGS[n].id) for n in spaces(kinds)] for kinds in range(1 << len(BUILDINGS))
)
"""By set of buildings, the lines of the menu."""
NO_STONE: Final = Reason("no-stone", "HRN-11.8")


class DemolishDeed(Deed):
    """HRN-13.15"""

    kind = Demolish
    ask = "demolish-where"
    meddles = True

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Demolish]:
        return _DEMOLISH[demolition.kinds(s, me, own, apart)] if own.towns else NO_LINES

    def places(self, s: State, me: Player, pick: Demolish) -> list[DemolishAt]:
        fields = demolition.demolishable(s, me, BUILDING[pick.building])
        picks = on_spaces(DemolishAt, s.world)
        return [picks[field] for field in spaces(fields)]

    def touches(self, s: State, me: Player, pick: Demolish, where: DemolishAt) -> bool:
        """With a shipyard go its seas (HRN-2.11), with a settlement the field (HRN-2.22)."""
        if BUILDING[pick.building] == FORTIFICATION:
            return False
        field = 1 << space_of_pick(s, where)
        return bool(s.yards & field or concerned(s, me, field))

    def gains(self, s: State, me: Player, pick: Demolish, where: Any) -> Price:
        return {"gold": demolition.demolished(me, BUILDING[pick.building])}

    def terms(self, s: State, me: Player, pick: Demolish, where: Any = None) -> Terms | None:
        """Told, too, what is lost with it (HRN-13.15, HRN-13.16), as soon as it is known which."""
        told, building = super().terms(s, me, pick, where), BUILDING[pick.building]
        fields = (
            [space_of_pick(s, where)] if where else spaces(demolition.demolishable(s, me, building))
        )
        if told is None or len(fields) != 1:
            return told
        lost = demolition.loss(s, fields[0], building)
        goods = [(thing, n) for thing, n in (("grain", lost.grain), ("fish", lost.fish)) if n]
        note = " ".join((*lost.notes, *(f"{thing}-lost" for thing, _ in goods)))
        return Terms(told.costs, told.gains, told.choice, note, tuple(goods))

    def perform(self, s: State, me: Player, pick: Demolish, where: DemolishAt) -> None:
        demolition.demolish(s, me, space_of_pick(s, where), BUILDING[pick.building])

    def why_none(self, s: State, me: Player) -> Reason:
        return first_reason(demolition.obstacles(s, me), demolition.NOT_THERE)


class ClearDeed(Deed):
    """HRN-11.8: a plundered field recovers."""

    kind = ClearStone
    ask = "clear-where"

    def least(self, traits: Traits) -> float:
        return CLEAR_GOLD

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[ClearStone]:
        for field in controlled(s, me) if me.gold >= CLEAR_GOLD else ():
            if s.stone[field] != NOBODY:
                return _CLEAR
        return NO_LINES

    def places(self, s: State, me: Player, pick: Any) -> list[ClearAt]:
        return [ClearAt(s.label(f)) for f in controlled(s, me) if s.stone[f] != NOBODY]

    def costs(self, s: State, me: Player, pick: Any, where: Any) -> Price:
        return {"gold": CLEAR_GOLD}

    def perform(self, s: State, me: Player, pick: Any, where: ClearAt) -> None:
        pay(me, CLEAR_GOLD)
        s.stone = put(s.stone, space_of_pick(s, where), NOBODY)
        s.tell("told-clear", "HRN-11.8", seat=me.seat, space=where.space, gold=CLEAR_GOLD)

    def why_none(self, s: State, me: Player) -> Reason:
        if me.gold < CLEAR_GOLD:
            return short_of("gold", CLEAR_GOLD, "HRN-11.8")
        return NO_STONE
