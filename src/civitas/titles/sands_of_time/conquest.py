"""Section 10: the action Conquest, and annexing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason
from civitas.kernel.values import NOBODY, NOWHERE
from civitas.titles.sands_of_time.battle import attack
from civitas.titles.sands_of_time.bonus import INTERRUPTIONS, decide
from civitas.titles.sands_of_time.content import CROPS, MAX_REGIONS, REGION, REGIONS
from civitas.titles.sands_of_time.govern import counted_regions
from civitas.titles.sands_of_time.picks import (
    ANNEX,
    ATTACK,
    CAPITAL,
    DONE,
    Annex,
    Attack,
    Done,
)
from civitas.titles.sands_of_time.state import COLONY, Empire, State
from civitas.titles.sands_of_time.tracks import lose_control, take_control

KINDS: Final = (Attack, Annex, *INTERRUPTIONS)
KINDS_AFTER: Final = (Annex, *INTERRUPTIONS)

NOTHING_TO_CONQUER: Final = Reason("nothing-to-conquer", "SOT-10.1")
ALREADY_YOURS: Final = Reason("already-yours", "SOT-10.15")
LAST_REGION: Final = Reason("last-region", "SOT-10.15")
NO_CONTROL_MARKER: Final = Reason("no-control-marker", "SOT-10.15")
DEFENDED: Final = Reason("defended", "SOT-10.14")
NOT_MOST: Final = Reason("not-most", "SOT-10.14")
NO_CITIZEN_HERE: Final = Reason("no-citizen-here", "SOT-10.2")
NO_ENEMY_HERE: Final = Reason("no-enemy-here", "SOT-10.2")


def refuse_attack(s: State, me: Empire, region: int, other: int) -> Reason | None:
    """SOT-10.2, SOT-10.3: both have citizens there and the unrest can be paid in crops."""
    if not me.count(region):
        return NO_CITIZEN_HERE
    if other == me.seat or not s.empires[other].count(region):
        return NO_ENEMY_HERE
    if me.stock[CROPS] >= me.unrest:
        return None
    return Reason("no-crops", "SOT-10.3", {"cost": me.unrest, "have": me.stock[CROPS]})


def annex_cost(s: State, me: Empire, region: int) -> int:
    """SOT-10.16: regions before annexing, less Provincial Governors, then less Law."""
    return max(counted_regions(me) - me.powers.annex_per_soldier * me.soldiers[region], 0)


def refuse_annex(s: State, me: Empire, region: int) -> Reason | None:
    """SOT-10.14, SOT-10.15, SOT-10.18"""
    owner = s.owner[region]
    if owner == me.seat:
        return ALREADY_YOURS
    mine = me.count(region)
    for empire in s.empires:
        if empire is not me and empire.count(region) >= mine:
            return NOT_MOST
    if not mine:
        return NOT_MOST
    if owner != NOBODY:
        if s.empires[owner].count(region):
            return DEFENDED
        if len(s.empires[owner].regions) == 1:
            return LAST_REGION
    if not me.markers_left or len(me.regions) >= MAX_REGIONS:
        return NO_CONTROL_MARKER
    cost = annex_cost(s, me, region)
    if me.stock[CROPS] >= cost:
        return None
    return Reason("no-crops", "SOT-10.16", {"cost": cost, "have": me.stock[CROPS]})


def conquests(s: State, me: Empire) -> Iterator[Pick]:
    """SOT-10.1: in one region an attack or an annexation to begin with."""
    can_attack = me.stock[CROPS] >= me.unrest
    for region in me.homes():
        if can_attack:
            for other in s.empires:
                if other is not me and other.count(region):
                    yield ATTACK[region][other.seat]
        if s.owner[region] != me.seat and refuse_annex(s, me, region) is None:
            yield ANNEX[region]


def refuse_conquest(s: State, me: Empire) -> Reason | None:
    """SOT-6.19: can anything be attacked or annexed?"""
    return NOTHING_TO_CONQUER if next(conquests(s, me), None) is None else None


def conquest(s: State, me: Empire) -> Decision:
    """SOT-10.1, SOT-10.20: an attack, an annexation, or first one and then the other."""
    # Coinage can take the crops away in the middle of the action (SOT-6.11).
    pick = yield from decide(s, me, "conquest", lambda: [*conquests(s, me)] or [DONE], kinds=KINDS)
    if isinstance(pick, Done):
        return False
    region = REGION[pick.region]
    if isinstance(pick, Annex):
        yield from annex(s, me, region)
        return True
    kept = yield from attack(s, me, s.empires[pick.other], region)
    for loser in s.empires:
        yield from move_capital(s, loser)
    if not kept:
        yield from _annex_after(s, me, region)
    return True


def _annex_after(s: State, me: Empire, region: int) -> Flow:
    """SOT-10.20, SOT-10.23: the annexation may follow the attack, or be declined."""

    def options() -> list[Pick]:
        return [DONE] if refuse_annex(s, me, region) else [ANNEX[region], DONE]

    if (refusal := refuse_annex(s, me, region)) and refusal.message != "no-crops":
        return
    cost = annex_cost(s, me, region)
    pick = yield from decide(
        s, me, "annex", options, {"region": REGIONS[region].id, "cost": cost}, KINDS_AFTER
    )
    if not isinstance(pick, Done):
        yield from annex(s, me, region)


def annex(s: State, me: Empire, region: int) -> Flow:
    """SOT-10.16, SOT-10.17: pay, send the old marker home, put a colony marker there."""
    cost = annex_cost(s, me, region)
    me.stock[CROPS] -= cost
    former = lose_control(s, region) if s.owner[region] != NOBODY else None
    take_control(s, me, region, COLONY)
    s.tell("annexed", "SOT-10.17", seat=me.seat, region=REGIONS[region].id, cost=cost)
    if former is not None:
        yield from move_capital(s, former)


def move_capital(s: State, loser: Empire) -> Flow:
    """SOT-10.13: whoever lost the capital region chooses another at once."""
    if loser.capital in loser.regions:
        return
    loser.capital = NOWHERE
    pick = yield Ask(loser.seat, "new-capital", lambda: [CAPITAL[r] for r in loser.regions])
    loser.capital = REGION[pick.region]
    s.tell("new-capital", "SOT-10.13", seat=loser.seat, region=pick.region)
