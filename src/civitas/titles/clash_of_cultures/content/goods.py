"""Section 4: resources and tokens, and amounts of them.

An amount of goods is a tuple of seven numbers in the order of `GOODS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import ge
from typing import Final, TypeAlias

from civitas.kernel.content import numbers

GOODS: Final = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")
GOOD: Final = numbers(GOODS)
FOOD: Final = 0
WOOD: Final = 1
ORE: Final = 2
IDEAS: Final = 3
GOLD: Final = 4
MOOD: Final = 5
CULTURE: Final = 6

RESOURCES: Final = (FOOD, WOOD, ORE, IDEAS, GOLD)
"""Tokens are not resources (COC-4.1)."""
TOKENS: Final = (MOOD, CULTURE)

Goods: TypeAlias = tuple[int, ...]

NOTHING: Final[Goods] = (0,) * len(GOODS)


def goods(amounts: Mapping[str, int]) -> Goods:
    """The amount that a content file writes as a mapping.

    >>> goods({"food": 1, "ore": 2})
    (1, 0, 2, 0, 0, 0, 0)
    """
    assert amounts.keys() <= GOOD.keys(), f"no goods: {amounts.keys() - GOOD.keys()}"
    return tuple([amounts.get(good, 0) for good in GOODS])


@cache
def one(good: int, amount: int = 1) -> Goods:
    """So much of one kind.

    >>> one(GOLD, 2)
    (0, 0, 0, 0, 2, 0, 0)
    """
    return tuple(amount if n == good else 0 for n in range(len(GOODS)))


def plus(some: Goods, more: Goods) -> Goods:
    """Both together: good by good, which takes half as long as any loop.

    >>> plus(one(GOLD), one(GOLD, 2)) == one(GOLD, 3)
    True
    """
    a, b, c, d, e, f, g = some
    p, q, r, s, t, u, v = more
    return (a + p, b + q, c + r, d + s, e + t, f + u, g + v)


def minus(some: Goods, less: Goods) -> Goods:
    """What is left."""
    a, b, c, d, e, f, g = some
    p, q, r, s, t, u, v = less
    return (a - p, b - q, c - r, d - s, e - t, f - u, g - v)


def lowered(price: Goods, less: Goods) -> Goods:
    """A price after a discount, of which no part falls below 0 (COC-4.16).

    >>> lowered(one(CULTURE, 5), one(CULTURE, 3)) == one(CULTURE, 2)
    True
    >>> lowered(one(FOOD), one(FOOD, 2)) == NOTHING
    True
    """
    return tuple([max(there - off, 0) for there, off in zip(price, less, strict=True)])


def covers(some: Goods, need: Goods) -> bool:
    """Is there enough of every kind?"""
    return all(map(ge, some, need))
