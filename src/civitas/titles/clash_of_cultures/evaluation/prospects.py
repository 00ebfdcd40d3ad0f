"""What cards in hand promise to whoever looks ahead: objectives that are nearly fulfilled, wonders
that can nearly be paid for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Final, TypeAlias

from civitas.titles.clash_of_cultures.cities.cities import refuse_growth
from civitas.titles.clash_of_cultures.cities.wonders import (
    COSTS,
    ENGINEERING,
    REQUIRED,
    buildable_cards,
)
from civitas.titles.clash_of_cultures.content.advances import (
    CATEGORY,
    CATEGORY_BITS,
    CATEGORY_OF,
    GOVERNMENTS,
    TOP,
)
from civitas.titles.clash_of_cultures.content.cards import CONDITIONS, WONDERS
from civitas.titles.clash_of_cultures.content.goods import (
    FOOD,
    GOLD,
    GOOD,
    ORE,
    TOKENS,
    WOOD,
    Goods,
    minus,
)
from civitas.titles.clash_of_cultures.content.pieces import PORT, STRUCTURE
from civitas.titles.clash_of_cultures.objectives.conditions import (
    BARRED_BY,
    FIGURES,
    IN_STATUS,
    Check,
    Count,
    cities_with,
    fulfilled,
)
from civitas.titles.clash_of_cultures.objectives.objectives import HALVES
from civitas.titles.clash_of_cultures.state import HAPPY, Player, State

GOODS_WORTH: Final[tuple[float, ...]] = (0.0, 0.3, 0.55, 0.75, 0.9, 1.0, 1.08, 1.14)
"""So many of one good; what lies there unused is worth less and less."""
TOKENS_WORTH: Final = 0.22
MANY_TOKENS: Final = 4
"""More of them are worth a little only."""
BUILDING_SET: Final = 0.2
"""Food, wood and ore for a building."""
ACTION_CARD: Final = 0.3
OBJECTIVE_CARD: Final = 0.5
WONDER_CARD: Final = 0.5
IN_SIGHT: Final = 1.3
"""An objective that could be played if the status phase were now."""
PAID: Final = 0.4
"""So much less if goods have to be paid for it: to play it has to be better than to keep both."""
SURE: Final = 0.6
"""So much more at the end, when nothing can come between."""
NEARLY: Final = 0.8
"""One of which little is missing."""
WONDER_WORTH: Final = 3.5
"""What a wonder does, besides its points."""
PLANNED: Final = 0.7
"""A wonder that could be constructed now, of what it will be worth."""
UNREADY: Final = 0.4
"""What is left of a plan with each thing that is missing besides goods;"""
UNBEGUN: Final = 0.6
"""and if not even that is known which comes before the advance."""


FIRST: Final = tuple(TOP[CATEGORY_OF[advance]] for advance in REQUIRED)
"""By wonder, the advance that comes before the one that it requires (COC-7.2)."""


@lru_cache(maxsize=1 << 14)
def worth_of(goods: Goods) -> float:
    """Resources, sets of them for a building, and tokens."""
    resources = sum([GOODS_WORTH[min(amount, 7)] for amount in goods[: GOLD + 1]])
    tokens = sum([min(goods[n], MANY_TOKENS) + goods[n] / 10 for n in TOKENS])
    buildings = min(goods[FOOD], goods[WOOD], goods[ORE])
    return resources + TOKENS_WORTH * tokens + BUILDING_SET * buildings


def hands(me: Player) -> float:
    """Cards, whatever they say."""
    wonders = WONDER_CARD * len(me.wonder_hand)
    return ACTION_CARD * len(me.action_hand) + OBJECTIVE_CARD * len(me.objective_hand) + wonders


# ---------------------------------------------------------------- wonders


def wonders(s: State, me: Player, goods: Goods) -> float:
    """Those that stand, and the most promising of those that could be constructed."""
    built = [builder for builder, _ in s.wonder_markers].count(me.seat)
    promised = [(promise, n) for n in buildable_cards(s, me) if (promise := _promise(goods, n))]
    plans = [promise * _ready(s, me, n) for promise, n in promised]
    return WONDER_WORTH * built + max(plans, default=0.0)


@lru_cache(maxsize=1 << 14)
def _promise(goods: Goods, wonder: int) -> float:
    """How much more the goods are worth if they are spent on the wonder, as far as they go; gold
    stands for resources (COC-24.4)."""
    cost = COSTS[wonder]
    spent = [min(held, need) for held, need in zip(goods, cost, strict=True)]
    spent[GOLD] = min(goods[GOLD], sum(cost[n] - spent[n] for n in (FOOD, WOOD, ORE)))
    share = sum(spent) / sum(cost)
    held = worth_of(goods) - worth_of(minus(goods, tuple(spent)))
    return max(share * PLANNED * (WONDERS[wonder].vp_total + WONDER_WORTH) - held, 0.0)


def _ready(s: State, me: Player, wonder: int) -> float:
    """What is left of a plan as long as advances or a city for it are missing (COC-24.2,
    COC-24.3)."""
    port = WONDERS[wonder].placement is not None
    sites = [
        city
        for city in map(s.cities.__getitem__, me.cities)
        if city.mood == HAPPY and refuse_growth(me, city) is None and (not port or city.has(PORT))
    ]
    missing = (not me.has(ENGINEERING)) + (not me.owns(REQUIRED[wonder])) + (not sites)
    ready: float = UNREADY**missing
    return ready if me.owns(FIRST[wonder]) else UNBEGUN * ready


# ---------------------------------------------------------------- objectives

SIGHTS: Final = tuple(IN_SIGHT - PAID * bool(condition.pay) for condition in CONDITIONS)
"""By condition, an objective that could be played for it if the status phase were now."""


def objectives(s: State, me: Player, time: float) -> float:
    """Objective cards for the status phase; each condition counts once. What is missing takes
    ``time``, of which there is less and less at the end."""
    if not me.objective_hand:
        return 0.0
    again = [condition for _, condition in me.objectives]
    near = {n: _nearness(s, me, n, n in again) for n in _conditions(me.objective_hand)}
    worth = 0.0
    for card in me.objective_hand:
        top, bottom = HALVES[card]
        best = top if near.get(top, 0.0) >= near.get(bottom, 0.0) else bottom
        share = near.pop(best, 0.0)
        if share == 1.0:
            worth += SIGHTS[best] + SURE * (1.0 - time)
        else:
            worth += NEARLY * share * share * time
    return worth


@lru_cache(maxsize=1 << 10)
def _conditions(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The conditions of the status phase on these cards."""
    return tuple(sorted({n for card in hand for n in HALVES[card] if n in IN_STATUS}))


def _nearness(s: State, me: Player, condition: int, again: bool) -> float:
    """1 if the condition is fulfilled, less the more is missing; for a second time it is or not."""
    share = SHARES.get(condition)
    if share is None or again:
        return float(fulfilled(s, me, condition))
    if me.fulfilled and not BARRED_BY[condition].isdisjoint(me.fulfilled):
        return 0.0
    return min(share(s, me), 1.0)


Share: TypeAlias = Callable[[State, Player], float]
"""How much there is of what a condition asks for: 1 or more if it is fulfilled."""


def _of_figure(figure: Count, check: Check) -> Share:
    need = int(check["min"])
    return lambda s, me: figure(s, me, check) / need


def _of_resources(check: Check) -> Share:
    need = [(GOOD[good], int(amount)) for good, amount in check["min"].items()]
    share = lru_cache(maxsize=1 << 10)(partial(_at_hand, need))
    return lambda s, me: share(me.goods)


def _at_hand(need: Sequence[tuple[int, int]], goods: Goods) -> float:
    there = sum([min(goods[good], amount) for good, amount in need])
    return there / sum([amount for _, amount in need])


def _of_categories(*categories: int) -> Share:
    """The fullest of these."""
    wanted = [(CATEGORY_BITS[n], CATEGORY_BITS[n].bit_count()) for n in categories]
    share = lru_cache(maxsize=1 << 10)(partial(_fullest, wanted))
    return lambda s, me: share(me.advances)


def _fullest(wanted: Sequence[tuple[int, int]], advances: int) -> float:
    return max([(advances & bits).bit_count() / of for bits, of in wanted])


def _of_buildings(check: Check) -> Share:
    building = STRUCTURE[check["building"]]

    def share(s: State, me: Player) -> float:
        most = max([cities_with(s, who, building) for who in s.players if who is not me])
        return cities_with(s, me, building) / (most + 1)

    return share


def _share(check: Check) -> Share | None:
    op = check["op"]
    if op in FIGURES:
        return _of_figure(FIGURES[op], check)
    if op == "resources":
        return _of_resources(check)
    if op == "category_complete":
        return _of_categories(CATEGORY[check["category"]])
    if op == "any_government_complete":
        return _of_categories(*GOVERNMENTS)
    return _of_buildings(check) if op == "building_lead" else None


SHARES: Final = {n: share for n in IN_STATUS if (share := _share(CONDITIONS[n].check)) is not None}
"""By condition, if one can come nearer to it."""
