"""Section 9: the action Muster."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Decision, Pick, Reason
from civitas.titles.sands_of_time.bonus import decide
from civitas.titles.sands_of_time.content import GOLD, PEASANT, POLITICAL, REGION, SOLDIER
from civitas.titles.sands_of_time.effects import MUSTER_PLACES
from civitas.titles.sands_of_time.picks import (
    DEMOTE,
    DONE,
    DRILL,
    IRRIGATE,
    MUSTER,
    PROMOTE,
    Demote,
    Done,
    Drill,
    Irrigate,
    Muster,
    OnRegion,
    Promote,
)
from civitas.titles.sands_of_time.state import Empire, State, place, take_back

PRICE: Final = 1
"""Gold for one placement or conversion (SOT-9.1, SOT-9.2)."""

NO_GOLD: Final = Reason("no-gold", "SOT-9.1")
NOTHING_TO_MUSTER: Final = Reason("nothing-to-muster", "SOT-1.5")
NOT_CONTROLLED: Final = Reason("not-controlled", "SOT-9.1")
REGION_DONE: Final = Reason("region-done", "SOT-9.3")
BASE_DONE: Final = Reason("base-done", "SOT-9.1")
LOCKED_CONVERSION: Final = Reason("locked-political", "SOT-9.2")


class Levy:
    """What this Muster has done so far."""

    __slots__ = ("base", "drilled", "irrigated", "touched", "where")

    def __init__(self) -> None:
        self.base = 0
        self.where: list[int] = []
        """Regions of the base placement."""
        self.touched: list[int] = []
        """Regions of a conversion."""
        self.irrigated: list[int] = []
        self.drilled: list[int] = []

    @property
    def used(self) -> bool:
        return bool(self.base or self.touched or self.irrigated or self.drilled)


def muster_picks(s: State, me: Empire, levy: Levy) -> list[Pick]:
    """All that 1 gold can do now (SOT-9.1 to SOT-9.7), if there is 1 gold."""
    picks: list[Pick] = []
    peasants_left, soldiers_left = me.supply
    touched = levy.touched
    regions = me.regions
    if soldiers_left and levy.base < me.powers.base_soldiers:
        picks += [MUSTER[r] for r in regions if r not in touched]
    if me.unlocked(POLITICAL):
        peasants, soldiers = me.citizens
        for r in regions:
            if r not in touched and r not in levy.where:
                if soldiers_left and peasants[r]:
                    picks.append(PROMOTE[r])
                if peasants_left and soldiers[r]:
                    picks.append(DEMOTE[r])
    for kind, citizen, _, lock in MUSTER_PLACES:
        if me.supply[citizen] and (lock < 0 or me.unlocked(lock)):
            done, table = (
                (levy.irrigated, IRRIGATE) if citizen == PEASANT else (levy.drilled, DRILL)
            )
            picks += [table[r] for r in regions if s.buildings[r] >> kind & 1 and r not in done]
    return picks


def refuse_muster(s: State, me: Empire) -> Reason | None:
    """SOT-6.19: can a piece be placed or converted?"""
    if me.stock[GOLD] < PRICE:
        return NO_GOLD
    if me.supply[SOLDIER]:
        return None
    return None if muster_picks(s, me, Levy()) else NOTHING_TO_MUSTER


def refuse_levy(s: State, me: Empire, pick: OnRegion) -> Reason | None:
    """Why nothing of this kind can be mustered there."""
    region = REGION.get(pick.region, -1)
    if region not in me.regions:
        return NOT_CONTROLLED
    if me.stock[GOLD] < PRICE:
        return NO_GOLD
    if isinstance(pick, Promote | Demote) and not me.unlocked(POLITICAL):
        return LOCKED_CONVERSION
    if isinstance(pick, Muster) and me.supply[SOLDIER]:
        return BASE_DONE
    return REGION_DONE if isinstance(pick, Promote | Demote | Muster) else NOTHING_TO_MUSTER


def muster(s: State, me: Empire) -> Decision:
    """SOT-9.1 to SOT-9.7: base placement, conversions, Irrigation and Barracks in any order."""
    levy = Levy()

    def options() -> list[Pick]:
        picks = muster_picks(s, me, levy) if me.stock[GOLD] >= PRICE else []
        if levy.used or not picks:
            picks.append(DONE)
        return picks

    while muster_picks(s, me, levy):
        pick = yield from decide(s, me, "muster", options)
        if isinstance(pick, Done):
            break
        region = REGION[pick.region]
        me.stock[GOLD] -= PRICE
        match pick:
            case Muster():
                levy.base += 1
                levy.where.append(region)
                place(me, SOLDIER, region)
                s.tell("mustered", "SOT-9.1", seat=me.seat, region=pick.region)
            case Promote():
                _convert(me, PEASANT, SOLDIER, region, levy)
                s.tell("promoted", "SOT-9.2", seat=me.seat, region=pick.region)
            case Demote():
                _convert(me, SOLDIER, PEASANT, region, levy)
                s.tell("demoted", "SOT-9.2", seat=me.seat, region=pick.region)
            case Irrigate():
                levy.irrigated.append(region)
                place(me, PEASANT, region)
                s.tell("irrigated", "SOT-26.3", seat=me.seat, region=pick.region)
            case Drill():
                levy.drilled.append(region)
                place(me, SOLDIER, region)
                s.tell("drilled", "SOT-26.9", seat=me.seat, region=pick.region)
    return levy.used


def _convert(me: Empire, old: int, new: int, region: int, levy: Levy) -> None:
    """SOT-9.2: the replaced piece returns to supply."""
    take_back(me, old, region)
    place(me, new, region)
    levy.touched.append(region)
