"""Section 10: how an attack is fought (SOT-10.2 to SOT-10.12, SOT-10.19 to SOT-10.24)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Decision, Flow, Pick, Together
from civitas.titles.sands_of_time.content import (
    CITIZEN,
    CROPS,
    LAND,
    NEIGHBOURS,
    PEASANT,
    REGION,
    REGIONS,
    SOLDIER,
)
from civitas.titles.sands_of_time.effects import DEFENCES
from civitas.titles.sands_of_time.picks import COMMIT, LOSE, RETREAT
from civitas.titles.sands_of_time.state import Empire, State, take_back
from civitas.titles.sands_of_time.tracks import lose_control, raise_unrest

WINNER_LOSES: Final = 1
LOSER_LOSES: Final = 2
PER_NUMBER: Final = 3
"""Strength for each point of the secret number (SOT-10.6)."""
HIGHEST_NUMBER: Final = 6
PEASANT_STRENGTH: Final = 1
SOLDIER_STRENGTH: Final = 2


def base_strength(s: State, me: Empire, region: int, defending: bool) -> int:
    """SOT-10.4, SOT-28.4: citizens, advances, and a Fortress for a defender in control."""
    powers = me.powers
    soldiers = me.soldiers[region]
    total = (
        me.peasants[region] * PEASANT_STRENGTH
        + soldiers * (SOLDIER_STRENGTH + powers.soldier_strength[LAND[region]])
        + powers.strength
    )
    if defending and s.owner[region] == me.seat:
        for kind, amount in DEFENCES:
            if s.buildings[region] >> kind & 1:
                total += amount
    return total


def highest_number(me: Empire) -> int:
    """SOT-10.5, SOT-20.5: no number that would lift unrest beyond its maximum."""
    return max(min(HIGHEST_NUMBER, me.powers.unrest_max - me.unrest), 0)


def attack(s: State, me: Empire, other: Empire, region: int) -> Decision:
    """SOT-10.22, in its order. Tells whether the defender kept the region as the last one."""
    name = REGIONS[region].id
    me.stock[CROPS] -= me.unrest
    s.tell("attacks", "SOT-10.3", seat=me.seat, other=other.seat, region=name, cost=me.unrest)
    strength = base_strength(s, me, region, defending=False)
    defence = base_strength(s, other, region, defending=True)
    mine, theirs = yield Together(
        [_number(me, other, strength, defence, name), _number(other, me, defence, strength, name)]
    )
    total = strength + PER_NUMBER * mine.number
    against = defence + PER_NUMBER * theirs.number
    s.tell(
        "battle-numbers", "SOT-10.6", seat=me.seat, other=other.seat, total=total, against=against
    )
    if total > against:
        yield from _settle(s, me, other, region, mine.number)
        return (yield from _beaten_defender(s, other, region))
    yield from _settle(s, other, me, region, theirs.number)
    return False


def _number(who: Empire, foe: Empire, own: int, against: int, region: str) -> Ask:
    """SOT-10.5: a secret number, with both base strengths open."""
    return Ask(
        who.seat,
        "battle-number",
        lambda: COMMIT[: highest_number(who) + 1],
        {"other": foe.seat, "own": own, "against": against, "region": region},
    )


def _settle(s: State, winner: Empire, loser: Empire, region: int, number: int) -> Flow:
    """SOT-10.7, SOT-10.8: the winner's loss and unrest, then the loser's losses."""
    s.tell("battle-won", "SOT-10.6", seat=winner.seat, other=loser.seat)
    yield from lose_citizens(s, winner, region, WINNER_LOSES, "SOT-10.7")
    raise_unrest(s, winner, number, "battle", "SOT-10.7")
    yield from lose_citizens(s, loser, region, LOSER_LOSES, "SOT-10.8")


def lose_citizens(s: State, me: Empire, region: int, number: int, clause: str) -> Flow:
    """Return citizens of choice to supply, or all if there are fewer."""

    def options() -> list[Pick]:
        return [LOSE[kind] for kind in (PEASANT, SOLDIER) if me.citizens[kind][region]]

    for _ in range(min(number, me.count(region))):
        pick = yield Ask(me.seat, "lose", options, {"region": REGIONS[region].id})
        take_back(me, CITIZEN[pick.citizen], region)
        s.tell(f"lost-{pick.citizen}", clause, seat=me.seat, region=REGIONS[region].id)


def _beaten_defender(s: State, me: Empire, region: int) -> Decision:
    """SOT-10.9, SOT-10.10, SOT-10.12, SOT-10.19: retreat, and the end of control."""
    if me.regions == (region,):
        s.tell("last-region", "SOT-10.12", seat=me.seat, region=REGIONS[region].id)
        return True
    if me.count(region):
        yield from _retreat(s, me, region)
    if s.owner[region] == me.seat:
        lose_control(s, region)
    return False


def _retreat(s: State, me: Empire, region: int) -> Flow:
    """SOT-10.9, SOT-16.10: together into one adjacent region of their own; Roads do not help."""
    refuges = [r for r in NEIGHBOURS[region] if s.owner[r] == me.seat]
    if not refuges:
        for kind in (PEASANT, SOLDIER):
            for _ in range(me.citizens[kind][region]):
                take_back(me, kind, region)
        s.tell("no-retreat", "SOT-10.9", seat=me.seat, region=REGIONS[region].id)
        return
    pick = yield Ask(
        me.seat,
        "retreat",
        lambda: [RETREAT[r] for r in refuges],
        {"region": REGIONS[region].id},
    )
    target = REGION[pick.region]
    for kind in (PEASANT, SOLDIER):
        me.citizens[kind][target] += me.citizens[kind][region]
        me.citizens[kind][region] = 0
    s.tell("retreats", "SOT-10.9", seat=me.seat, region=pick.region)
