"""The world: the part of a map that exists in a match, in numbers (section 2).

A space is a number: fields come first, in the order of their file, then seas, then black sections
of rivers, which are water too (HRN-6.23). A set of spaces is an int with one bit each. Spaces
outside the play area keep their numbers and have no neighbours (HRN-2.26).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from civitas.titles.oikumene.content.factions import SpecialField
from civitas.titles.oikumene.content.maps import Map

YELLOW, GREEN, BROWN_LAND, TURQUOISE, GREY = (1 << n for n in range(5))
COLOURS: Final = ("yellow", "green", "brown", "turquoise", "grey")


@dataclass(frozen=True, slots=True)
class Crossing:
    """A border that not everybody may always cross."""

    near: int
    seas: int = 0
    """A strait: the seas that touch both fields, as bits (HRN-2.3)."""
    section: int = -1
    """A black section: its water space (HRN-6.21). Neither: a black border (HRN-2.2)."""

    @property
    def black(self) -> bool:
        return not self.seas and self.section < 0


@dataclass(frozen=True, eq=False, slots=True)
class World:
    """All that never changes; every match on the same map and area shares it."""

    map: Map
    names: tuple[str, ...]
    """By space, the id."""
    number: dict[str, int]
    """By id, the space."""
    fields: tuple[int, ...]
    """In play, as all below."""
    seas: tuple[int, ...]
    sections: tuple[int, ...]
    lands: int
    """Spaces below this number are fields."""
    waters: int
    """Spaces below this number are fields or seas."""
    inside: int
    """All spaces in play, as bits."""
    land: int
    """All fields in play, as bits."""
    borders: tuple[tuple[int, ...], ...]
    """By field, the fields next to it, over whatever border, in file order."""
    open: tuple[int, ...]
    """By field, the fields next to it over a border that everybody may always cross, as bits."""
    crossings: tuple[tuple[Crossing, ...], ...]
    """By field, all other borders."""
    crossed: int
    """Fields with any of these, as bits."""
    narrows: int
    """Water on whose ships it hangs who may cross between two fields, as bits (HRN-2.3,
    HRN-6.21)."""
    coasts: tuple[tuple[int, ...], ...]
    """By field the seas and sections that it touches, by sea or section the fields."""
    coast: tuple[int, ...]
    """The same, as bits."""
    lanes: tuple[tuple[int, ...], ...]
    """By sea or section, the water next to it (HRN-2.4, HRN-6.23)."""
    lane: tuple[int, ...]
    """The same, as bits."""
    colours: tuple[int, ...]
    """By field, its one or two colours, as bits of `COLOURS`."""
    yields: tuple[int, ...]
    """By field, the grain of an ordinary summer (HRN-5.10, HRN-5.11)."""
    climate: tuple[str, ...]
    """By field."""
    zone: tuple[int, ...]
    """By field, 1 or 2."""
    zones: tuple[int, ...]
    """The fields of zone 1 and of zone 2, as bits."""
    seaside: int
    """Fields that water touches, as bits."""
    shores: tuple[int, ...]
    """By field, the fields on the coasts of its seas, as bits."""
    ground: int
    """Fields on which villages may be placed, as bits (HRN-3.8)."""
    rough: int
    """Fields of rough terrain, as bits (HRN-1.9)."""
    wet: int
    """Fields that are entirely turquoise, on which ships may be, as bits."""
    neutral: int
    """Permanently neutral fields, as bits (HRN-18.41)."""
    special: tuple[SpecialField | None, ...]
    """By field."""
    elephants: tuple[tuple[int, int], ...]
    """Deserts on which war elephants are made, and the fields next to each as bits (HRN-14.8)."""
    oases: int
    calm: int
    """Seas with calm water, as bits."""
    homes: dict[str, int]
    """By homeland, its fields as bits."""
    river: dict[str, int]
    """By river, its fields as bits."""
    courses: tuple[tuple[int, ...], ...]
    """By river, its fields in order (HRN-18.31)."""
    section_river: dict[int, str]
    iberia: int
    left_bank: int
    right_bank: int
    factions: tuple[int, ...]
    """Those of the map, by number."""

    def is_land(self, space: int) -> bool:
        return space < self.lands

    def full(self, field: int, colour: int) -> bool:
        """Is the field entirely of this colour?"""
        return self.colours[field] == colour

    def part(self, field: int, colour: int) -> bool:
        """Is this one of the colours of the field?"""
        return bool(self.colours[field] & colour)


def bits(spaces: Iterable[int]) -> int:
    """A set of spaces.

    >>> bits([0, 3])
    9
    """
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


@lru_cache(maxsize=1 << 13)
def spaces(found: int) -> tuple[int, ...]:
    """The spaces of a set, in file order. The same sets come again and again: the towns of a
    player, his forces.

    >>> spaces(9)
    (0, 3)
    """
    listed = []
    while found:
        low = found & -found
        listed.append(low.bit_length() - 1)
        found ^= low
    return tuple(listed)


def area_for(players: int) -> int:
    """HRN-2.5: the play area by number of players."""
    return 1 if players < 4 else 2 if players < 8 else 3
