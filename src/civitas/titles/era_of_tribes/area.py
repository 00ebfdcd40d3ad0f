"""The play area: the part of the board that exists in a match (EOT-2.4, EOT-2.6)."""

from __future__ import annotations

from functools import cache
from typing import Final

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


class Area:
    """What borders what in a play area. It never changes; all matches on it share it."""

    __slots__ = (
        "borders",
        "coasts",
        "fields",
        "inside",
        "land",
        "land_borders",
        "number",
        "peoples",
        "sea_borders",
        "seas",
        "spots",
    )

    def __init__(self, number: int) -> None:
        printed = PLAY_AREAS[number]
        inside = {
            FIELD[name]
            for hexa in HEXES
            if hexa.id in printed.hexes
            for name in hexa.land + hexa.sea
        }
        self.number = number
        self.inside: Final = frozenset(inside)
        self.fields: Final = tuple(sorted(inside))
        self.land: Final = tuple(n for n in self.fields if n < LANDS)
        self.seas: Final = tuple(n for n in self.fields if n >= LANDS)
        self.peoples: Final = tuple(PEOPLE[name] for name in printed.peoples)
        self.spots: Final = tuple(n for n in BARBARIAN_SPOTS if n in inside)
        self.land_borders: Final = tuple(
            tuple(n for n in LAND_BORDERS[field] if n in inside) if field in inside else ()
            for field in range(len(FIELDS))
        )
        self.coasts: Final = tuple(
            tuple(n for n in COASTS[field] if n in inside) if field in inside else ()
            for field in range(len(FIELDS))
        )
        self.sea_borders: Final = tuple(
            tuple((n, cost) for n, cost in SEA_BORDERS[field] if n in inside)
            if field in inside
            else ()
            for field in range(len(FIELDS))
        )
        self.borders: Final = tuple(
            (
                *self.land_borders[field],
                *self.coasts[field],
                *(n for n, _ in self.sea_borders[field]),
            )
            for field in range(len(FIELDS))
        )
        assert (len(self.land), len(self.seas)) == (printed.land_count, printed.sea_count)

    @property
    def id(self) -> str:
        return PLAY_AREAS[self.number].id


@cache
def area_of(number: int) -> Area:
    """The play area of this number."""
    return Area(number)


def tokens(field: int) -> int:
    """How many food tokens and goods are printed on a field (EOT-4.19)."""
    return FOOD[field] + FISH[field] + (LUXURY[field] >= 0) + (MILITARY[field] >= 0)
