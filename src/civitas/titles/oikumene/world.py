"""The world: the part of a map that exists in a match, in numbers (section 2).

A space is a number: fields come first, in the order of their file, then seas, then black sections
of rivers, which are water too (HRN-6.23). A set of spaces is an int with one bit each. Spaces
outside the play area keep their numbers and have no neighbours (HRN-2.26).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from civitas.kernel.content import numbers
from civitas.titles.oikumene.content.factions import FACTIONS, SPECIAL_FIELDS, SpecialField
from civitas.titles.oikumene.content.goods import YIELD
from civitas.titles.oikumene.content.maps import Map, map_of, section_id
from civitas.titles.oikumene.stacks import SPACES

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


def has_elephants(special: SpecialField | None) -> bool:
    """HRN-14.8"""
    return special is not None and (special.kind, special.map) == ("desert", "italia")


def area_for(players: int) -> int:
    """HRN-2.5: the play area by number of players."""
    return 1 if players < 4 else 2 if players < 8 else 3


@cache
def world_of(name: str, area: int) -> World:
    """The world of a map in a play area."""
    return _World(map_of(name), area).made()


class _World:
    """Puts a world together."""

    def __init__(self, board: Map, area: int) -> None:
        self.board = board
        sections = [section_id(*section) for section in board.sections]
        self.names = (*(f.id for f in board.fields), *(sea.id for sea in board.seas), *sections)
        assert len(self.names) <= SPACES
        self.number = numbers(self.names)
        self.lands = len(board.fields)
        self.waters = self.lands + len(board.seas)
        self.pairs = {
            self.waters + n: (river, self.number[a], self.number[b])
            for n, (river, a, b) in enumerate(board.sections)
        }
        land = [n for n, field in enumerate(board.fields) if field.area <= area]
        seas = [
            n
            for n, sea in enumerate(board.seas, self.lands)
            if any(self.number[name] in land for name in sea.coast_fields)
        ]
        water = [n for n, (_, a, b) in self.pairs.items() if a in land and b in land]
        self.inside = bits([*land, *seas, *water])

    def within(self, names: Iterable[str]) -> list[int]:
        return [n for n in sorted(self.number[name] for name in names) if self.inside >> n & 1]

    def each(self, space: int) -> bool:
        return bool(self.inside >> space & 1)

    def borders(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(self.within(field.adjacent)) if self.each(n) else ()
            for n, field in enumerate(self.board.fields)
        )

    def crossings(self, borders: tuple[tuple[int, ...], ...]) -> tuple[tuple[Crossing, ...], ...]:
        return tuple(
            tuple(found for near in borders[n] if (found := self.crossing(n, near)))
            for n in range(self.lands)
        )

    def crossing(self, one: int, other: int) -> Crossing | None:
        pair = {self.names[one], self.names[other]}
        if any(pair == set(border) for border in self.board.black_borders):
            return Crossing(other)
        if any(pair == set(strait) for strait in self.board.straits):
            coast = [set(self.board.fields[n].coast) for n in (one, other)]
            return Crossing(other, seas=bits(self.number[name] for name in coast[0] & coast[1]))
        for section, (_, a, b) in self.pairs.items():
            if {one, other} == {a, b}:
                return Crossing(other, section=section)
        return None

    def narrows(self, crossings: tuple[tuple[Crossing, ...], ...]) -> int:
        every = [crossing for here in crossings for crossing in here]
        found = bits(crossing.section for crossing in every if crossing.section >= 0)
        for crossing in every:
            found |= crossing.seas
        return found

    def coasts(self) -> tuple[tuple[int, ...], ...]:
        fields = [
            [*self.within(field.coast), *(w for w, pair in self.pairs.items() if n in pair[1:])]
            for n, field in enumerate(self.board.fields)
        ]
        seas = [self.within(sea.coast_fields) for sea in self.board.seas]
        sections = [sorted(pair[1:]) for pair in self.pairs.values()]
        found = [*fields, *seas, *sections]
        return tuple(
            tuple(n for n in near if self.each(n)) if self.each(space) else ()
            for space, near in enumerate(found)
        )

    def lanes(self, coasts: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        found: list[set[int]] = [set() for _ in self.names]
        for n, sea in enumerate(self.board.seas, self.lands):
            found[n].update(self.within(sea.adjacent_seas))
        for section, (river, a, b) in self.pairs.items():
            mouths = {near for field in (a, b) for near in coasts[field] if near < self.waters}
            same = {
                other
                for other, (name, *pair) in self.pairs.items()
                if name == river and other != section and {a, b} & set(pair)
            }
            for near in mouths | same:
                found[section].add(near)
                found[near].add(section)
        return tuple(
            tuple(sorted(n for n in near if self.each(n))) if self.each(space) else ()
            for space, near in enumerate(found)
        )

    def yields(self) -> tuple[int, ...]:
        """HRN-5.11: the mean of both colours, rounded up."""
        grain = [[YIELD[colour] for colour in f.terrain] for f in self.board.fields]
        return tuple(-(-sum(each) // len(each)) for each in grain)

    def shores(self, coasts: tuple[tuple[int, ...], ...], field: int) -> int:
        return bits(n for sea in coasts[field] if sea < self.waters for n in coasts[sea])

    def is_ground(self, n: int) -> bool:
        field = self.board.fields[n]
        return field.kind in ("normal", "oasis") and not field.permanent_neutral

    def made(self) -> World:
        board, each = self.board, self.each
        borders = self.borders()
        crossings = self.crossings(borders)
        coasts = self.coasts()
        lanes = self.lanes(coasts)
        colours = tuple(bits(COLOURS.index(c) for c in f.terrain) for f in board.fields)
        special = tuple(
            next((s for s in SPECIAL_FIELDS if (s.kind, s.map) == (f.kind, board.id)), None)
            for f in board.fields
        )
        fields = tuple(n for n in range(self.lands) if each(n))
        return World(
            map=board,
            names=self.names,
            number=self.number,
            fields=fields,
            seas=tuple(n for n in range(self.lands, self.waters) if each(n)),
            sections=tuple(n for n in self.pairs if each(n)),
            lands=self.lands,
            waters=self.waters,
            inside=self.inside,
            land=bits(fields),
            borders=borders,
            open=tuple(
                bits(borders[n]) & ~bits(c.near for c in crossings[n]) for n in range(self.lands)
            ),
            crossings=crossings,
            narrows=self.narrows(crossings),
            coasts=coasts,
            coast=tuple(bits(near) for near in coasts),
            lanes=lanes,
            lane=tuple(bits(near) for near in lanes),
            colours=colours,
            yields=self.yields(),
            climate=tuple(board.climate_zones[f.zone] for f in board.fields),
            zone=tuple(f.zone for f in board.fields),
            zones=tuple(bits(n for n in fields if board.fields[n].zone == zone) for zone in (1, 2)),
            seaside=bits(n for n in fields if coasts[n]),
            shores=tuple(self.shores(coasts, n) for n in range(self.lands)),
            ground=bits(n for n in fields if self.is_ground(n)),
            rough=bits(n for n in fields if colours[n] in (BROWN_LAND, TURQUOISE)),
            neutral=bits(n for n in fields if board.fields[n].permanent_neutral),
            special=special,
            elephants=tuple((n, bits(borders[n])) for n in fields if has_elephants(special[n])),
            oases=bits(n for n in fields if board.fields[n].kind == "oasis"),
            calm=bits(n for n, s in enumerate(board.seas, self.lands) if s.water == "calm"),
            homes={home.id: bits(self.within(home.fields)) for home in board.homelands},
            river={river.id: bits(self.within(river.fields)) for river in board.rivers},
            courses=tuple(tuple(self.number[f] for f in r.fields) for r in board.rivers),
            section_river={n: river for n, (river, *_) in self.pairs.items()},
            iberia=bits(self.within(board.iberian_fields)),
            left_bank=bits(self.within(board.danube_banks.left)),
            right_bank=bits(self.within(board.danube_banks.right)),
            factions=tuple(n for n, f in enumerate(FACTIONS) if f.map == board.id),
        )
