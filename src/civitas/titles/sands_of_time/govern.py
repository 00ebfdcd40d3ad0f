"""Section 13: the action Govern."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Decision, Pick, Reason
from civitas.titles.sands_of_time.bonus import INTERRUPTIONS, decide
from civitas.titles.sands_of_time.content import CARD, CARD_LOCK, CROPS
from civitas.titles.sands_of_time.counting import kinds_of
from civitas.titles.sands_of_time.effects import GOVERN_DISCOUNTS
from civitas.titles.sands_of_time.picks import CALM, DONE, Calm, Done
from civitas.titles.sands_of_time.state import Empire, State

LOCK: Final = CARD_LOCK[CARD["govern"]]
KINDS: Final = (Calm, *INTERRUPTIONS)
CALM_ALREADY: Final = Reason("calm-already", "SOT-13.1")


def lowered(cost: int, discount: int, minimum: int) -> int:
    """SOT-28.6: the discount does not lower the cost below its minimum."""
    return max(cost - discount, min(cost, minimum))


def counted_regions(me: Empire) -> int:
    """SOT-10.16, SOT-13.2: regions for a cost; Provincial Governors count fewer, at least 1."""
    return lowered(len(me.regions), me.powers.region_discount, me.powers.region_minimum)


def govern_cost(s: State, me: Empire) -> int:
    """SOT-13.2: crops for one step."""
    cost = lowered(counted_regions(me), me.powers.govern_discount, me.powers.govern_minimum)
    kinds = kinds_of(s, me)
    for kind, amount, minimum in GOVERN_DISCOUNTS:
        if kinds >> kind & 1:
            cost = lowered(cost, amount, minimum)
    return cost


def refuse_govern(s: State, me: Empire) -> Reason | None:
    """SOT-6.19: can unrest fall by a step?"""
    if not me.unrest:
        return CALM_ALREADY
    if me.unlocked(LOCK):
        return None
    return refuse_step(s, me)


def refuse_step(s: State, me: Empire) -> Reason | None:
    """Can a step be paid?"""
    cost = govern_cost(s, me)
    if me.stock[CROPS] >= cost:
        return None
    return Reason("no-crops", "SOT-13.2", {"cost": cost, "have": me.stock[CROPS]})


def govern(s: State, me: Empire) -> Decision:
    """SOT-13.1 to SOT-13.3: any number of steps; with cultural unlocked the first is free."""
    steps = 0
    free = me.unlocked(LOCK)

    def options() -> list[Pick]:
        picks: list[Pick] = []
        if me.unrest and (free or me.stock[CROPS] >= govern_cost(s, me)):
            picks.append(CALM)
        if steps or not picks:
            picks.append(DONE)
        return picks

    while me.unrest:
        cost = 0 if free else govern_cost(s, me)
        pick = yield from decide(
            s, me, "govern", options, {"cost": cost, "unrest": me.unrest}, KINDS
        )
        if isinstance(pick, Done):
            break
        me.stock[CROPS] -= cost
        me.unrest -= 1
        free = False
        steps += 1
        s.tell("governed", "SOT-13.1", seat=me.seat, cost=cost, now=me.unrest)
    return bool(steps)
