"""What cards in hand promise to whoever looks ahead: objectives that are nearly fulfilled, wonders
that can nearly be paid for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from civitas.titles.clash_of_cultures.cities import refuse_growth
from civitas.titles.clash_of_cultures.conditions import (
    BARRED_BY,
    FIGURES,
    IN_STATUS,
    Check,
    cities_with,
    fulfilled,
)
from civitas.titles.clash_of_cultures.content.advances import CATEGORY, CATEGORY_BITS, GOVERNMENTS
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
from civitas.titles.clash_of_cultures.objectives import HALVES
from civitas.titles.clash_of_cultures.state import HAPPY, Player, State
from civitas.titles.clash_of_cultures.wonders import COSTS, ENGINEERING, REQUIRED, buildable_cards

GOODS_WORTH: Final = (0.0, 0.3, 0.55, 0.75, 0.9, 1.0, 1.08, 1.14)
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
NEARLY: Final = 0.8
"""One of which little is missing."""
WONDER_WORTH: Final = 3.5
"""What a wonder does, besides its points."""
PLANNED: Final = 0.7
"""A wonder that could be constructed now, of what it will be worth."""
UNREADY: Final = 0.4
"""What is left of a plan with each thing that is missing besides goods."""


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
    cards = buildable_cards(s, me)
    plans = [_promise(goods, n) * UNREADY ** _missing(s, me, n) for n in cards]
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


def _missing(s: State, me: Player, wonder: int) -> int:
    """Advances and a city for the wonder (COC-24.2, COC-24.3)."""
    port = WONDERS[wonder].placement is not None
    sites = [
        city
        for city in map(s.cities.__getitem__, me.cities)
        if city.mood == HAPPY and refuse_growth(me, city) is None and (not port or city.has(PORT))
    ]
    return (not me.has(ENGINEERING)) + (not me.owns(REQUIRED[wonder])) + (not sites)


# ---------------------------------------------------------------- objectives


def objectives(s: State, me: Player) -> float:
    """Objective cards for the status phase; each condition counts once."""
    near = {n: _nearness(s, me, n) for n in _conditions(me.objective_hand)}
    worth = 0.0
    for card in me.objective_hand if near else ():
        best = max(HALVES[card], key=lambda n: near.get(n, 0.0))
        share = near.pop(best, 0.0)
        worth += IN_SIGHT if share == 1.0 else NEARLY * share * share
    return worth


@lru_cache(maxsize=1 << 10)
def _conditions(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The conditions of the status phase on these cards."""
    return tuple(sorted({n for card in hand for n in HALVES[card] if n in IN_STATUS}))


def _nearness(s: State, me: Player, condition: int) -> float:
    """1 if the condition is fulfilled, less the more is missing."""
    check = CONDITIONS[condition].check
    figure = FIGURES.get(check["op"])
    if figure is None:
        part = PARTS.get(check["op"])
        return 1.0 if fulfilled(s, me, condition) else part(s, me, check) if part else 0.0
    if me.fulfilled and not BARRED_BY[condition].isdisjoint(me.fulfilled):
        return 0.0
    sets = 1 + [played for _, played in me.objectives].count(condition)
    return min(figure(s, me, check) / (sets * int(check["min"])), 1.0)


def _of_resources(s: State, me: Player, check: Check) -> float:
    need: Mapping[str, int] = check["min"]
    return sum([min(me.goods[GOOD[good]], n) for good, n in need.items()]) / sum(need.values())


def _of_category(s: State, me: Player, check: Check) -> float:
    return _owned(me, CATEGORY[check["category"]])


def _of_government(s: State, me: Player, check: Check) -> float:
    return max([_owned(me, category) for category in GOVERNMENTS])


def _owned(me: Player, category: int) -> float:
    bits = CATEGORY_BITS[category]
    return (me.advances & bits).bit_count() / bits.bit_count()


def _of_buildings(s: State, me: Player, check: Check) -> float:
    building = STRUCTURE[check["building"]]
    most = max([cities_with(s, who, building) for who in s.players if who is not me])
    return cities_with(s, me, building) / (most + 1)


PARTS: Final[dict[str, Callable[[State, Player, Check], float]]] = {
    "resources": _of_resources,
    "category_complete": _of_category,
    "any_government_complete": _of_government,
    "building_lead": _of_buildings,
}
"""By op: how much of what a condition asks for is there, if it is not fulfilled."""
