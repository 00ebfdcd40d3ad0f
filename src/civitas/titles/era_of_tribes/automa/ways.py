"""Ways over the sea for an Automa's fleets, and how far things lie from each other (AUT-7)."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import Final

from civitas.titles.era_of_tribes.area import Area, area_of
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.content.progress import FLEET_MOVEMENT, NAVIGATION
from civitas.titles.era_of_tribes.state import Player, State

FAR: Final = 1 << 10
"""The distance of what no way leads to."""
LANDING: Final = 1
"""BP for going ashore (EOT-8.2)."""


def fleet_movement(me: Player) -> int:
    """EOT-8.1: the BP of a fleet; the Norsemen's two more hold from Navigation 1 on."""
    level = me.levels[NAVIGATION]
    return FLEET_MOVEMENT[level] + me.traits.fleet_movement if level else 0


def barred_seas(s: State, me: Player) -> frozenset[int]:
    """AUT-7.10: sea fields with foreign fleets; ways lead around them."""
    return frozenset(
        sea for other in s.players if other is not me for sea, n in other.fleets.items() if n
    )


def sea_ways(area: Area, start: int, barred: frozenset[int], most: int) -> dict[int, int]:
    """By sea field, the BP from ``start`` to it around barred fields, over borders that cost at
    most so much each. A barred field itself has a distance, but no way goes on from there."""
    found = {start: 0}
    queue = [(0, start)]
    while queue:
        cost, sea = heappop(queue)
        if cost > found[sea] or (sea in barred and sea != start):
            continue
        for near, border in area.sea_borders[sea]:
            after = cost + border
            if border <= most and after < found.get(near, FAR):
                found[near] = after
                heappush(queue, (after, near))
    return found


def landing_ways(area: Area, ways: dict[int, int], barred: frozenset[int]) -> dict[int, int]:
    """By land province, the BP to go ashore there from the sea fields that can be crossed."""
    found: dict[int, int] = {}
    for sea, cost in ways.items():
        if sea in barred and cost:
            continue
        for land in area.coasts[sea]:
            if cost + LANDING < found.get(land, FAR):
                found[land] = cost + LANDING
    return found


@cache
def _borders_from(number: int, start: int) -> dict[int, int]:
    """By field, the borders of any kind between it and one field of a play area."""
    area = area_of(number)
    found = {start: 0}
    ring = [start]
    while ring:
        ring = [near for n in ring for near in _new(area, n, found)]
    return found


def _new(area: Area, field: int, found: dict[int, int]) -> list[int]:
    new = [near for near in area.borders[field] if near not in found]
    for near in new:
        found[near] = found[field] + 1
    return new


def from_home(s: State, me: Player, field: int) -> int:
    """AUT-6.13 C: the borders of any kind to the nearest home province."""
    number = s.area.number
    return min(_borders_from(number, home).get(field, FAR) for home in HOMES[me.people])
