"""What lies around the land of a participant and what it promises. It hangs on the board alone, so
it is found once for each board that is looked at."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from civitas.titles.era_of_tribes.area import Area, fields_in
from civitas.titles.era_of_tribes.content.fields import FISH, FOOD, LANDS, LUXURY, MILITARY
from civitas.titles.era_of_tribes.state import LAND

PROVINCE: Final = 1.43
WATER: Final = 0.08
LUXURY_GOOD: Final = 2.34
MILITARY_GOOD: Final = 0.28
"""What a field is worth in a whole match, besides its food: it lets one grow."""
FOOD_WORTH: Final = 1.01
"""A food token in a whole match: a vassal more in every round."""
COLONY: Final = 0.94
"""What a colony costs (EOT-8.23)."""
FLEET_PRICE: Final = 0.17
"""A thaler for a fleet that goes to fish or to land."""


def worth(n: int) -> float:
    """What a field is worth in a whole match without its food, which is counted on the plate."""
    if n >= LANDS:
        return WATER
    return PROVINCE + LUXURY_GOOD * (LUXURY[n] >= 0) + MILITARY_GOOD * (MILITARY[n] >= 0)


def promise(n: int) -> float:
    """The same with its food: what it brings to whoever takes it."""
    return worth(n) + FOOD_WORTH * (FOOD[n] + FISH[n])


PROMISE: Final = tuple(promise(n) for n in range(len(FOOD)))
WORTH: Final = tuple(worth(n) for n in range(len(FOOD)))


Ways: TypeAlias = tuple[int, ...]
"""From where somebody can come: sets of own fields as bits, of which the first are asked first."""
Goal: TypeAlias = tuple[float, int, Ways, int]
"""What a free field is worth, which one it is, the ways there, and all of them as one set."""


@lru_cache(maxsize=1 << 11)
def goals(
    area: Area, held: int, nobodys: int, left: float, seas: tuple[int, ...], new: int, price: int
) -> tuple[Goal, ...]:
    """The free fields next door and over the sea, the best first, for whoever has fleets in these
    seas and can pay for so many new ones."""
    near = _next_door(area, held, nobodys)
    found: list[tuple[float, int, Ways]] = []
    for sea in seas:
        ways: Ways = (1 << sea,)
        if held >> sea & 1:
            ways = (1 << sea, *[1 << n for n in area.coasts[sea] if held >> n & 1])
        for n in fields_in(area.shores[sea] & nobodys):
            if n in near:
                near[n] += ways
            else:  # most will be colonies (EOT-8.10, EOT-8.18, EOT-8.23)
                found.append((PROMISE[n] * left - COLONY, n, ways))
    found += [(PROMISE[n] * left, n, ways) for n, ways in near.items()]
    if new:
        known = {n for _, n, _ in found}
        found += _overseas(area, held, nobodys, left, FLEET_PRICE * price, known)[:new]
    found.sort(reverse=True)
    return tuple(
        [(value, n, ways, _all_of(ways) if ways[1:] else ways[0]) for value, n, ways in found]
    )


def _all_of(ways: Ways) -> int:
    """The same as one set."""
    found = 0
    for way in ways:
        found |= way
    return found


def _next_door(area: Area, held: int, nobodys: int) -> dict[int, Ways]:
    """The free provinces next to own ones."""
    next_to = area.next_to
    own = held & LAND
    return {n: (next_to[n] & own,) for n in fields_in(_beside(area, own) & nobodys)}


def _beside(area: Area, own: int) -> int:
    """The provinces that border on these, as bits; some of these are among them."""
    near = 0
    for n in fields_in(own):
        near |= area.next_to[n]
    return near


def _overseas(
    area: Area, held: int, nobodys: int, left: float, price: float, known: set[int]
) -> list[tuple[float, int, Ways]]:
    """Fish next to own shores, and other provinces on the other side, for the price of a fleet
    (EOT-7.12)."""
    found: list[tuple[float, int, Ways]] = []
    for n, ways in _by_new_fleets(area, held, nobodys).items():
        value = PROMISE[n] * left - price - (COLONY if n < LANDS else 0)
        if value > 0 and n not in known:
            found.append((value, n, (ways,)))
    return found


def _by_new_fleets(area: Area, held: int, nobodys: int) -> dict[int, int]:
    """Where a new fleet gets to, by field, with the own provinces from which it does as bits."""
    coasts = area.coasts
    found: dict[int, int] = {}
    for n in fields_in(held & LAND):
        for sea in coasts[n]:
            if nobodys >> sea & 1 and FISH[sea]:
                found[sea] = found.get(sea, 0) | 1 << n
            if (held | nobodys) >> sea & 1:
                for goal in coasts[sea]:
                    if nobodys >> goal & 1:
                        found[goal] = found.get(goal, 0) | 1 << n
    return found


@lru_cache(maxsize=1 << 11)
def foreign(area: Area, held: int, nobodys: int) -> tuple[tuple[int, tuple[int, ...], int], ...]:
    """Villages and what others hold next door, each with the own provinces beside it, one by one
    and as a set."""
    own = held & LAND
    others = fields_in(_beside(area, own) & ~(held | nobodys))
    beside = [area.next_to[n] & own for n in others]
    return tuple([(n, fields_in(near), near) for n, near in zip(others, beside, strict=True)])
