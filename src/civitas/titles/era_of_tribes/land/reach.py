"""How far units get: which land provinces by vassal, which sea fields and coasts by fleet, at what
cost (EOT-8.2). Pure questions about the map; people and Automas ask them alike.

Seas that are ``closed`` to somebody may be entered, but nobody goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from heapq import heappop, heappush
from typing import Final

from civitas.titles.era_of_tribes.area import Area

FAR: Final = 1 << 10
"""More than any way costs."""
LANDING: Final = 1
"""What going ashore costs (EOT-8.2)."""


def marches(
    area: Area, origin: int, points: int, passable: Callable[[int], bool]
) -> dict[int, int]:
    """By land province, what the way there over land borders costs, nearest first; the last
    province of a way need not be passable (EOT-8.2, EOT-8.4)."""
    borders = area.land_borders
    found = dict.fromkeys(borders[origin], 1) if points else {}
    ends = list(found)
    for cost in range(2, points + 1):
        beyond = [near for place in ends if passable(place) for near in borders[place]]
        ends = [near for near in dict.fromkeys(beyond) if near not in found and near != origin]
        found |= dict.fromkeys(ends, cost)
    return found


def voyages(
    area: Area, origin: int, closed: Container[int], points: int = FAR, border: int = FAR
) -> dict[int, int]:
    """By sea field, what the way there costs; where the fleet is costs nothing. The way costs at
    most so many points, and no border on it more than ``border`` (EOT-8.2, AUT-7.2)."""
    found = {origin: 0}
    queue = [(0, origin)]
    while queue:
        cost, sea = heappop(queue)
        if cost > found[sea] or (cost and sea in closed):
            continue
        for near, price in area.sea_borders[sea]:
            after = cost + price
            if price <= border and after <= points and after < found.get(near, FAR):
                found[near] = after
                heappush(queue, (after, near))
    return found


def landings(
    area: Area, voyage: Mapping[int, int], closed: Container[int], points: int = FAR
) -> dict[int, int]:
    """By land province, what it costs to go ashore there from a voyage (EOT-8.2, EOT-8.18)."""
    found: dict[int, int] = {}
    for sea, cost in voyage.items():
        after = cost + LANDING
        if after > points or (cost and sea in closed):
            continue
        for coast in area.coasts[sea]:
            if after < found.get(coast, FAR):
                found[coast] = after
    return found
