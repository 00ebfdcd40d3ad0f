"""Section 18: bonus actions; SOT-27.16: Coinage; SOT-29.4: when they may interrupt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from civitas.kernel.asks import NO_PARAMS, Ask, Decision, Flow, Params, Pick
from civitas.kernel.values import NONE
from civitas.titles.sands_of_time.content import (
    BONUS,
    CATEGORY,
    CROPS,
    GOLD,
    GOOD_BORDERS,
    PEASANT,
    REGION,
    RESOURCE,
    RESOURCES,
)
from civitas.titles.sands_of_time.counting import trade_goods
from civitas.titles.sands_of_time.income import work_of
from civitas.titles.sands_of_time.picks import (
    EXCHANGE,
    OPPRESS,
    SUPPORT,
    TAX,
    USE_BONUS,
    Exchange,
    UseBonus,
)
from civitas.titles.sands_of_time.state import Empire, State
from civitas.titles.sands_of_time.tracks import gain

OPPRESSION: Final = BONUS["oppression"]
SUPPORT_BONUS: Final = BONUS["support"]
TAXES: Final = BONUS["taxes"]
SUPPORT_HERITAGE: Final = 2
INTERRUPTIONS: Final = (UseBonus, Exchange)
"""The kinds of picks that may come at any moment of the own turn."""


def interruptions(s: State, me: Empire) -> list[Pick]:
    """What may be done at any moment of the own turn: one bonus action, and Coinage once."""
    turn = s.turn
    picks: list[Pick] = []
    if turn.bonus == NONE:
        if any(map(me.citizens[PEASANT].__getitem__, me.regions)):
            picks.append(USE_BONUS[OPPRESSION])
        picks.append(USE_BONUS[SUPPORT_BONUS])
        if not GOOD_BORDERS.isdisjoint(me.caravans):
            picks.append(USE_BONUS[TAXES])
    if me.powers.exchange and not turn.exchanged:
        for resource in (CROPS, GOLD):
            most = min(me.powers.exchange, me.stock[resource])
            picks += EXCHANGE[resource][1 : most + 1]
    return picks


def interrupt(s: State, me: Empire, pick: Pick) -> Flow:
    """Carry out what was chosen among the interruptions."""
    if type(pick) is UseBonus:
        s.turn.bonus = BONUS[pick.action]
        yield from (oppression, support, taxes)[s.turn.bonus](s, me)
    else:
        assert type(pick) is Exchange
        coinage(s, me, pick)


def decide(
    s: State,
    me: Empire,
    what: str,
    options: Callable[[], Sequence[Pick]],
    params: Params = NO_PARAMS,
    kinds: Sequence[type[Pick]] = (),
) -> Decision:
    """Ask inside an action, before a cost is paid: a bonus action may come first (SOT-29.4)."""
    while True:
        pick: Pick = yield Ask(
            me.seat, what, lambda: [*options(), *interruptions(s, me)], params, kinds=kinds
        )
        if type(pick) is not UseBonus and type(pick) is not Exchange:
            return pick
        yield from interrupt(s, me, pick)


def oppression(s: State, me: Empire) -> Flow:
    """SOT-18.4"""
    pick = yield Ask(
        me.seat, "oppression", lambda: [OPPRESS[r] for r in me.regions if me.peasants[r]]
    )
    region = REGION[pick.region]
    amount = work_of(s, me, region)
    resource = s.resource[region]
    gain(me, resource, amount)
    s.tell(
        "oppression",
        "SOT-18.4",
        seat=me.seat,
        region=pick.region,
        amount=amount,
        resource=RESOURCES[resource],
    )


def support(s: State, me: Empire) -> Flow:
    """SOT-18.5"""
    pick = yield Ask(me.seat, "support", lambda: SUPPORT)
    s.turn.support = CATEGORY[pick.category]
    s.tell("support", "SOT-18.5", seat=me.seat, category=pick.category)


def taxes(s: State, me: Empire) -> Flow:
    """SOT-18.6: one kind for all trade goods."""
    pick = yield Ask(me.seat, "taxes", lambda: TAX)
    amount = trade_goods(me)
    gain(me, RESOURCE[pick.resource], amount)
    s.tell("taxes", "SOT-18.6", seat=me.seat, amount=amount, resource=pick.resource)


def coinage(s: State, me: Empire, pick: Exchange) -> None:
    """SOT-27.16, SOT-28.5: one direction, once in a turn."""
    give = RESOURCE[pick.give]
    me.stock[give] -= pick.amount
    gain(me, 1 - give, pick.amount)
    s.turn.exchanged = True
    s.tell("coinage", "SOT-27.16", seat=me.seat, amount=pick.amount, resource=pick.give)


def bonus_unrest(s: State, me: Empire, bonus: int) -> bool:
    """SOT-18.3: does this bonus action raise unrest at the end of the turn?"""
    if bonus in (NONE, me.powers.quiet_bonus):
        return False
    return not (s.rules.bonus_reuse_free and me.bonuses >> bonus & 1)


def heritage_now(s: State, me: Empire, category: int) -> int:
    """Own heritage in the own turn, with Support."""
    extra = SUPPORT_HERITAGE if s.turn.support == category else 0
    return me.heritage[category] + extra
