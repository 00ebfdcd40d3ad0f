"""What bars an Automa's fleets, and how far things lie from home (AUT-6.13, AUT-7.10)."""

from __future__ import annotations

from functools import cache

from civitas.titles.era_of_tribes.area import Area, area_of
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.land.reach import FAR
from civitas.titles.era_of_tribes.state import Player, State


def barred_seas(s: State, me: Player) -> frozenset[int]:
    """AUT-7.10: sea fields with foreign fleets; ways lead around them."""
    return frozenset(
        sea for other in s.players if other is not me for sea, n in other.fleets.items() if n
    )


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
