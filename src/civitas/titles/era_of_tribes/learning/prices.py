"""What a progress costs (EOT-5.3 to EOT-5.9, EOT-10.6)."""

from __future__ import annotations

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

BRANCHES: Final = tuple(
    tuple(tuple((WHEEL[need.field], need.level) for need in level.needs) for level in field.levels)
    for field in PROGRESSES
)
"""By progress field and level, the side branches: field and level (EOT-5.5)."""


def missing_branches(me: Player, field: int) -> int:
    """EOT-5.6: side branches of the next level in which the own marker is too low."""
    return sum(me.levels[other] < level for other, level in BRANCHES[field][me.levels[field]])


def base_price(s: State, me: Player, field: int) -> int:
    """EOT-5.3, EOT-5.9"""
    level = me.levels[field]
    if me.traits.half_price == field:
        return HALF_PRICE[level]
    return PIONEER[level] if s.reached[field] <= level else FOLLOWER[level]


def price(s: State, me: Player, field: int) -> int:
    """EOT-5.8: base, surcharges for missing branches (EOT-5.4), discounts (EOT-5.7)."""
    surcharge = SURCHARGE[me.levels[field]] * missing_branches(me, field)
    discount = CITY_DISCOUNT * len(me.cities) + me.traits.discount
    return max(LEAST_PRICE, base_price(s, me, field) + surcharge - discount)


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


def affordable(s: State, me: Player) -> list[int]:
    """The progress fields that a player can advance in now."""
    return [
        field
        for field in range(len(PROGRESSES))
        if me.levels[field] < TOP and price(s, me, field) <= me.thalers
    ]


def affordable_by_tile(me: Player) -> list[int]:
    """Those with a tile of half price."""
    return [
        field
        for field in range(len(PROGRESSES))
        if me.levels[field] < TOP and tile_price(me, field) <= me.thalers
    ]
