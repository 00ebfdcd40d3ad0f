"""How the world of a match is put together from its map and play area (section 2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from civitas.kernel.content import numbers
from civitas.titles.oikumene.content.factions import FACTIONS, SPECIAL_FIELDS, SpecialField
from civitas.titles.oikumene.content.goods import YIELD
from civitas.titles.oikumene.content.maps import Map, map_of, section_id
from civitas.titles.oikumene.stacks import SPACES
from civitas.titles.oikumene.world import BROWN_LAND, COLOURS, TURQUOISE, Crossing, World, bits


def has_elephants(special: SpecialField | None) -> bool:
    """HRN-14.8"""
    return special is not None and (special.kind, special.map) == ("desert", "italia")


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
            crossed=bits(n for n in fields if crossings[n]),
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
            wet=bits(n for n in fields if colours[n] == TURQUOISE),
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
