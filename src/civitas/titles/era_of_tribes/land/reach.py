"""How far units get: which land provinces by vassal, which sea fields and coasts by fleet, at what
cost (EOT-8.2). Pure questions about the map; people and Automas ask them alike.

Seas that are ``closed`` to somebody may be entered, but nobody goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping

from civitas.titles.era_of_tribes.area import Area


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


def voyages(area: Area, origin: int, points: int, closed: Container[int]) -> dict[int, int]:
    """By sea field, what the way there over sea borders costs, nearest first; where the fleet is
    costs nothing (EOT-8.2)."""
    found: dict[int, int] = {}
    waiting: list[list[int]] = [[] for _ in range(points + 1)]
    waiting[0].append(origin)
    for cost, seas in enumerate(waiting):
        for sea in seas:
            if sea in found:
                continue
            found[sea] = cost
            if sea in closed and sea != origin:
                continue
            for near, border in area.sea_borders[sea]:
                if near not in found and cost + border <= points:
                    waiting[cost + border].append(near)
    return found


def landings(
    area: Area, origin: int, voyage: Mapping[int, int], points: int, closed: Container[int]
) -> dict[int, int]:
    """By land province, what it costs to go ashore there from a voyage (EOT-8.2, EOT-8.18)."""
    found: dict[int, int] = {}
    for sea, cost in voyage.items():
        if cost < points and (sea == origin or sea not in closed):
            for coast in area.coasts[sea]:
                if coast not in found:
                    found[coast] = cost + 1
    return found
