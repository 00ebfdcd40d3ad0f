"""The play area: the part of the board that exists in a match (EOT-2.4, EOT-2.6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from civitas.titles.era_of_tribes.content.fields import (
    BARBARIAN_SPOTS,
    COASTS,
    FIELD,
    FIELDS,
    FISH,
    FOOD,
    HEXES,
    LAND_BORDERS,
    LANDS,
    LUXURY,
    MILITARY,
    PLAY_AREAS,
    SEA_BORDERS,
)
from civitas.titles.era_of_tribes.content.peoples import PEOPLE


@dataclass(frozen=True, eq=False, slots=True)
class Area:
    """What borders what in a play area, by field. It never changes; all matches on it share it."""

    number: int
    inside: frozenset[int]
    fields: tuple[int, ...]
    land: tuple[int, ...]
    seas: tuple[int, ...]
    all_seas: int
    """The same as bits."""
    peoples: tuple[int, ...]
    spots: tuple[int, ...]
    land_borders: tuple[tuple[int, ...], ...]
    next_to: tuple[int, ...]
    """The same as bits."""
    coasts: tuple[tuple[int, ...], ...]
    shores: tuple[int, ...]
    """The same as bits."""
    sea_borders: tuple[tuple[tuple[int, int], ...], ...]
    """With what each costs (EOT-8.2)."""
    borders: tuple[tuple[int, ...], ...]
    """Of any kind."""

    @property
    def id(self) -> str:
        return PLAY_AREAS[self.number].id


@cache
def area_of(number: int) -> Area:
    """The play area of this number."""
    printed = PLAY_AREAS[number]
    inside = frozenset(
        FIELD[name] for hexa in HEXES if hexa.id in printed.hexes for name in hexa.land + hexa.sea
    )
    fields = tuple(sorted(inside))
    land_borders, coasts = _inside(LAND_BORDERS, inside), _inside(COASTS, inside)
    sea_borders = tuple(
        tuple((near, cost) for near, cost in SEA_BORDERS[n] if near in inside)
        if n in inside
        else ()
        for n in range(len(FIELDS))
    )
    area = Area(
        number=number,
        inside=inside,
        fields=fields,
        land=tuple(n for n in fields if n < LANDS),
        seas=tuple(n for n in fields if n >= LANDS),
        all_seas=bits(n for n in fields if n >= LANDS),
        peoples=tuple(PEOPLE[name] for name in printed.peoples),
        spots=tuple(n for n in BARBARIAN_SPOTS if n in inside),
        land_borders=land_borders,
        next_to=tuple(bits(borders) for borders in land_borders),
        coasts=coasts,
        shores=tuple(bits(near) for near in coasts),
        sea_borders=sea_borders,
        borders=tuple(
            (*land_borders[n], *coasts[n], *(near for near, _ in sea_borders[n]))
            for n in range(len(FIELDS))
        ),
    )
    assert (len(area.land), len(area.seas)) == (printed.land_count, printed.sea_count)
    return area


def bits(fields: Iterable[int]) -> int:
    """A set of fields.

    >>> bits([0, 3])
    9
    """
    return sum([1 << n for n in fields])


@lru_cache(maxsize=1 << 13)
def fields_in(found: int) -> tuple[int, ...]:
    """The fields of a set, in order. The same sets come again and again: what somebody holds.

    >>> fields_in(9)
    (0, 3)
    """
    listed = []
    while found:
        lowest = found & -found
        listed.append(lowest.bit_length() - 1)
        found ^= lowest
    return tuple(listed)


def _inside(
    borders: tuple[tuple[int, ...], ...], inside: frozenset[int]
) -> tuple[tuple[int, ...], ...]:
    """The borders that exist: both fields are in the play area (EOT-2.6)."""
    return tuple(
        tuple(near for near in borders[n] if near in inside) if n in inside else ()
        for n in range(len(FIELDS))
    )


def tokens(field: int) -> int:
    """How many food tokens and goods are printed on a field (EOT-4.19)."""
    return FOOD[field] + FISH[field] + (LUXURY[field] >= 0) + (MILITARY[field] >= 0)
