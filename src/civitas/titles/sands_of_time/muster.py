"""Section 9: the action Muster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.kernel.asks import Decision, Pick, Reason
from civitas.titles.sands_of_time.bonus import INTERRUPTIONS, decide
from civitas.titles.sands_of_time.content import (
    CATEGORIES,
    GOLD,
    PEASANT,
    POLITICAL,
    REGION,
    SOLDIER,
)
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
from civitas.titles.sands_of_time.state import Empire, State, Turn, place, take_back

PRICE: Final = 1
"""Gold for one placement or conversion (SOT-9.1, SOT-9.2)."""

KINDS: Final = (Muster, Promote, Demote, Irrigate, Drill, *INTERRUPTIONS)

NO_GOLD: Final = Reason("no-gold", "SOT-9.1")
NOTHING_TO_MUSTER: Final = Reason("nothing-to-muster", "SOT-1.5")
NOT_CONTROLLED: Final = Reason("not-controlled", "SOT-9.1")
REGION_DONE: Final = Reason("region-done", "SOT-9.3")
BASE_DONE: Final = Reason("base-done", "SOT-9.1")
LOCKED_CONVERSION: Final = Reason("locked-political", "SOT-9.2")
NOBODY_TO_CONVERT: Final = Reason("no-citizen-here", "SOT-9.2")
PLACE_DONE: Final = Reason("region-done", "SOT-9.7")


def muster_picks(s: State, me: Empire) -> list[Pick]:
    """All that 1 gold can do now (SOT-9.1 to SOT-9.7), if there is 1 gold."""
    picks: list[Pick] = []
    peasants_left, soldiers_left = me.supply
    turn, regions = s.turn, me.regions
    if soldiers_left and turn.base_soldiers < me.powers.base_soldiers:
        picks += [MUSTER[r] for r in regions if not turn.converted >> r & 1]
    if me.unlocked(POLITICAL):
        peasants, soldiers = me.citizens
        done = turn.converted | turn.mustered
        for r in regions:
            if not done >> r & 1:
                if soldiers_left and peasants[r]:
                    picks.append(PROMOTE[r])
                if peasants_left and soldiers[r]:
                    picks.append(DEMOTE[r])
    for kind, citizen, lock in MUSTER_PLACES:
        if me.supply[citizen] and (lock < 0 or me.unlocked(lock)):
            done, table = _extra(turn, citizen)
            picks += [table[r] for r in regions if s.buildings[r] >> kind & 1 and not done >> r & 1]
    return picks


def _extra(turn: Turn, citizen: int) -> tuple[int, Sequence[Pick]]:
    """Irrigation for peasants, Barracks for soldiers: where it was used, and its picks."""
    return (turn.irrigated, IRRIGATE) if citizen == PEASANT else (turn.drilled, DRILL)


def refuse_muster(s: State, me: Empire) -> Reason | None:
    """SOT-6.19: can a piece be placed or converted?"""
    if me.stock[GOLD] < PRICE:
        return NO_GOLD
    if me.supply[SOLDIER]:
        return None
    return None if muster_picks(s, me) else NOTHING_TO_MUSTER


def refuse_levy(s: State, me: Empire, pick: OnRegion) -> Reason | None:
    """Why nothing of this kind can be mustered there."""
    region = REGION[pick.region]
    if region not in me.regions:
        return NOT_CONTROLLED
    if me.stock[GOLD] < PRICE:
        return NO_GOLD
    match pick:
        case Muster():
            return _refuse_base(s, me, region)
        case Promote():
            return _refuse_conversion(s, me, region, PEASANT, SOLDIER)
        case Demote():
            return _refuse_conversion(s, me, region, SOLDIER, PEASANT)
        case Irrigate():
            return _refuse_place(s, me, region, PEASANT)
    return _refuse_place(s, me, region, SOLDIER)


def _refuse_base(s: State, me: Empire, region: int) -> Reason | None:
    if s.turn.base_soldiers >= me.powers.base_soldiers:
        return BASE_DONE
    if s.turn.converted >> region & 1:
        return REGION_DONE
    return None if me.supply[SOLDIER] else NOTHING_TO_MUSTER


def _refuse_conversion(s: State, me: Empire, region: int, old: int, new: int) -> Reason | None:
    if not me.unlocked(POLITICAL):
        return LOCKED_CONVERSION
    if (s.turn.converted | s.turn.mustered) >> region & 1:
        return REGION_DONE
    if not me.citizens[old][region]:
        return NOBODY_TO_CONVERT
    return None if me.supply[new] else NOTHING_TO_MUSTER


def _refuse_place(s: State, me: Empire, region: int, citizen: int) -> Reason | None:
    """None also where the building does not stand: then the pick makes no sense at all."""
    for kind, places, lock in MUSTER_PLACES:
        if places == citizen and s.buildings[region] >> kind & 1:
            if lock >= 0 and not me.unlocked(lock):
                return Reason(f"locked-{CATEGORIES[lock]}", "SOT-9.5")
            if _extra(s.turn, citizen)[0] >> region & 1:
                return PLACE_DONE
            return None if me.supply[citizen] else NOTHING_TO_MUSTER
    return None


def muster(s: State, me: Empire) -> Decision:
    """SOT-9.1 to SOT-9.7: base placement, conversions, Irrigation and Barracks in any order."""
    used = False

    def options() -> list[Pick]:
        picks = muster_picks(s, me) if me.stock[GOLD] >= PRICE else []
        if used or not picks:
            picks.append(DONE)
        return picks

    while muster_picks(s, me):
        pick = yield from decide(s, me, "muster", options, kinds=KINDS)
        if isinstance(pick, Done):
            break
        me.stock[GOLD] -= PRICE
        _levy(s, me, pick)
        used = True
    return used


def _levy(s: State, me: Empire, pick: OnRegion) -> None:
    """Place or convert one piece, and remember it for the rest of the action."""
    turn, region = s.turn, REGION[pick.region]
    match pick:
        case Muster():
            turn.base_soldiers += 1
            turn.mustered |= 1 << region
            place(me, SOLDIER, region)
            s.tell("mustered", "SOT-9.1", seat=me.seat, region=pick.region, cost=PRICE)
        case Promote():
            _convert(turn, me, PEASANT, SOLDIER, region)
            s.tell("promoted", "SOT-9.2", seat=me.seat, region=pick.region, cost=PRICE)
        case Demote():
            _convert(turn, me, SOLDIER, PEASANT, region)
            s.tell("demoted", "SOT-9.2", seat=me.seat, region=pick.region, cost=PRICE)
        case Irrigate():
            turn.irrigated |= 1 << region
            place(me, PEASANT, region)
            s.tell("irrigated", "SOT-26.3", seat=me.seat, region=pick.region, cost=PRICE)
        case Drill():
            turn.drilled |= 1 << region
            place(me, SOLDIER, region)
            s.tell("drilled", "SOT-26.9", seat=me.seat, region=pick.region, cost=PRICE)


def _convert(turn: Turn, me: Empire, old: int, new: int, region: int) -> None:
    """SOT-9.2: the replaced piece returns to supply."""
    take_back(me, old, region)
    place(me, new, region)
    turn.converted |= 1 << region
