"""What a progress costs (EOT-5.3 to EOT-5.9, EOT-10.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from civitas.kernel.asks import Reason
from civitas.titles.era_of_tribes.content.progress import (
    CITY_DISCOUNT,
    FOLLOWER,
    HALF_PRICE,
    LEAST_PRICE,
    PIONEER,
    PROGRESSES,
    SURCHARGE,
    TILE_PRICE,
    TOP,
    WHEEL,
)
from civitas.titles.era_of_tribes.state import Player, State

AT_TOP: Final = Reason("progress-top", "EOT-5.2")
NO_PRICE: Final = 1 << 10
"""More than anybody has: there is no level above the top."""

FIRST_LEVEL: Final = PIONEER[0]
"""The most that the first level of any field costs (EOT-5.3 to EOT-5.5)."""

BRANCHES: Final = tuple(
    tuple(tuple((WHEEL[need.field], need.level) for need in level.needs) for level in field.levels)
    for field in PROGRESSES
)
"""By progress field and level, the side branches: field and level (EOT-5.5)."""


def missing_branches(me: Player, field: int) -> int:
    """EOT-5.6: side branches of the next level in which the own marker is too low."""
    return _missing(me.levels, field)


def _missing(levels: tuple[int, ...], field: int) -> int:
    return sum([levels[other] < level for other, level in BRANCHES[field][levels[field]]])


def _base_price(level: int, reached: int, *, half: bool) -> int:
    """EOT-5.3, EOT-5.9"""
    if half:
        return HALF_PRICE[level]
    return PIONEER[level] if reached <= level else FOLLOWER[level]


@lru_cache(maxsize=1 << 13)
def _prices(
    levels: tuple[int, ...], reached: tuple[int, ...], half_price: int, discount: int
) -> tuple[int, ...]:
    """EOT-5.8, by field: base, surcharges for missing branches (EOT-5.4), discounts (EOT-5.7). At
    the top there is none."""
    found = []
    for field, level in enumerate(levels):
        if level == TOP:
            found.append(NO_PRICE)
            continue
        base = _base_price(level, reached[field], half=half_price == field)
        cost = base + SURCHARGE[level] * _missing(levels, field) - discount
        found.append(max(LEAST_PRICE, cost))
    return tuple(found)


def prices(s: State, me: Player) -> tuple[int, ...]:
    """What the next level of each field costs; `NO_PRICE` at the top."""
    discount = CITY_DISCOUNT * len(me.cities) + me.traits.discount
    return _prices(me.levels, s.reached, me.traits.half_price, discount)


def price(s: State, me: Player, field: int) -> int:
    """EOT-5.8"""
    return prices(s, me)[field]


def tile_price(me: Player, field: int) -> int:
    """EOT-10.6: half price by a barbarian tile, with surcharges and without any discount."""
    level = me.levels[field]
    return max(LEAST_PRICE, TILE_PRICE[level] + SURCHARGE[level] * missing_branches(me, field))


def refuse_progress(me: Player, field: int, cost: int) -> Reason | None:
    """Why this field cannot be advanced in at this price (EOT-1.13, EOT-5.2)."""
    if me.levels[field] == TOP:
        return AT_TOP
    if me.thalers < cost:
        return Reason("thalers", "EOT-5.8", {"number": cost, "have": me.thalers})
    return None


def can_afford(s: State, me: Player) -> bool:
    """Can a player advance in any field? Whoever has the full price of a first level, which needs
    no side branch, can wherever he has none."""
    thalers = me.thalers
    if thalers >= FIRST_LEVEL and 0 in me.levels:
        return True
    return thalers >= LEAST_PRICE and thalers >= min(prices(s, me))


def affordable(s: State, me: Player) -> list[int]:
    """The progress fields that a player can advance in now."""
    thalers = me.thalers
    if thalers < LEAST_PRICE:
        return []
    return [field for field, cost in enumerate(prices(s, me)) if cost <= thalers]


def affordable_by_tile(me: Player) -> list[int]:
    """Those with a tile of half price."""
    return [
        field
        for field in range(len(PROGRESSES))
        if me.levels[field] < TOP and tile_price(me, field) <= me.thalers
    ]
