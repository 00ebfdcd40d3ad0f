"""A second account of control, connection and points: from the clauses and the files of the maps,
by names and sets, without any of the functions that it is held against."""

from __future__ import annotations

from civitas.titles.oikumene.content.factions import FACTIONS, PLAIN, Traits
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.maps import map_of, section_id
from civitas.titles.oikumene.content.units import KINDS
from civitas.titles.oikumene.stacks import KIND_OF, SITE, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State

AREAS = ((3, 1), (7, 2), (12, 3))
"""HRN-2.5: up to so many players, the play area."""
TOWNS, YARDS = ("village", "city"), ("dock", "harbour")
TAX, FOOD = {"village": 1, "city": 3}, {"village": 1, "city": 2}
AGRARIAN = {"sheep": 2, "pigs": 4, "horses": 4, "cattle": 6}
MEAT = {"sheep": 3, "pigs": 5, "horses": 5, "cattle": 7}
SHIPS = {"transport_ship", "warship", "pirates"}
NOBODY = -1


class Referee:
    """What lies on the table, by names."""

    def __init__(self, s: State) -> None:
        self.s, self.map = s, map_of(s.rules.map)
        self.seats = range(len(s.players))
        most = next(area for players, area in AREAS if len(s.players) <= players)
        self.fields = {f.id: f for f in self.map.fields if f.area <= most}
        coasts = {x.id: set(x.coast_fields) for x in self.map.seas}
        self.seas = {x.id: x for x in self.map.seas if coasts[x.id] & set(self.fields)}
        self.sections = {
            section_id(river, one, other): (river, {one, other})
            for river, one, other in self.map.sections
            if one in self.fields and other in self.fields
        }
        number = s.world.number
        self.town = {f: TOWNS[s.town[number[f]]] for f in self.fields if s.town[number[f]] >= 0}
        self.owner = {f: s.owner[number[f]] for f in self.town}
        self.yard = {f: YARDS[s.yard[number[f]] - 2] for f in self.town if s.yard[number[f]] >= 0}
        self.fallen = {s.label(field) for field in s.fallen}
        self.friends = {frozenset((t.payer, t.receiver)) for t in s.treaties}
        self.outside = [self._outside(seat) for seat in self.seats]
        self.troops = [self._outside(seat, troops=True) for seat in self.seats]

    def traits(self, seat: int) -> Traits:
        faction = self.s.players[seat].faction
        return FACTIONS[faction].mods if faction >= 0 else PLAIN

    def _outside(self, seat: int, *, troops: bool = False) -> set[str]:
        """HRN-2.7: spaces with units outside, or with such as can control a field."""
        found = set()
        for stack in self.s.players[seat].units:
            name, ship = self.s.label(SPACE_OF[stack]), KINDS[KIND_OF[stack]].id in SHIPS
            idle = ship and name in self.fields and not self.traits(seat).ships_on_land
            if SPOT_OF[stack] <= SITE and not (troops and idle):
                found.add(name)
        return found

    def hostile(self, one: int, other: int) -> bool:
        """HRN-1.8"""
        return one != other and frozenset((one, other)) not in self.friends

    def contested(self, seat: int, space: str) -> bool:
        return any(space in self.outside[n] for n in self.seats if self.hostile(seat, n))

    def encircled(self, field: str) -> bool:
        """HRN-8.2"""
        owner = self.owner[field]
        besieged = any(field in self.troops[n] for n in self.seats if self.hostile(owner, n))
        return besieged and field not in self.outside[owner]

    def masters(self, space: str) -> set[int]:
        """HRN-2.7, HRN-2.8, HRN-2.11, HRN-2.22: who may control it; among friends who came first is
        not known here."""
        if space in self.fields:
            if self.fields[space].permanent_neutral:
                return {NOBODY}
            owner = self.owner.get(space, NOBODY) if space not in self.fallen else NOBODY
            if owner != NOBODY and not self.contested(owner, space):
                return {owner}
            there = {n for n in self.seats if space in self.troops[n]}
        else:
            there = {n for n in self.seats if space in self.outside[n]}
            if not there and not any(space in out for out in self.outside):
                return self._coast(space)
        return {n for n in there if not self.contested(n, space)} or {NOBODY}

    def _coast(self, water: str) -> set[int]:
        if water in self.sections:
            return {NOBODY}
        fields = self.seas[water].coast_fields
        owners = {self.owner[f] for f in fields if f in self.yard and f not in self.fallen}
        return owners if len(owners) == 1 else {NOBODY}

    def crosses(self, seat: int, one: str, other: str) -> bool:
        """HRN-2.2, HRN-2.3, HRN-6.21, HRN-18.36"""
        if {one, other} in map(set, self.map.straits):
            seas = set(self.fields[one].coast) & set(self.fields[other].coast)
            return not any(self.contested(seat, sea) for sea in seas)
        if other not in self.fields[one].adjacent:
            return False
        for name, (river, both) in self.sections.items():
            if both == {one, other}:
                friendly = (n for n in self.seats if not self.hostile(seat, n))
                frozen = self.s.frozen >> self.s.world.number[name] & 1
                ships = any(name in self.outside[n] for n in friendly)
                return bool(frozen) or ships or self.traits(seat).cross_black_river == river
        return {one, other} not in map(set, self.map.black_borders)

    def linked(self, seat: int, one: str, other: str) -> bool:
        """HRN-2.16, HRN-6.23"""
        if one in self.fields and other in self.fields:
            return self.crosses(seat, one, other)
        if one in self.fields or other in self.fields:
            field, water = (one, other) if one in self.fields else (other, one)
            touches = water in self.fields[field].coast
            touches |= water in self.sections and field in self.sections[water][1]
            yard = field in self.yard and self.owner[field] == seat
            return touches and (yard or water in self.outside[seat])
        if one in self.seas and other in self.seas:
            return other in self.seas[one].adjacent_seas
        if one in self.sections and other in self.sections:
            (river, both), (same, near) = self.sections[one], self.sections[other]
            return river == same and bool(both & near)
        section, sea = (one, other) if one in self.sections else (other, one)
        return any(sea in self.fields[f].coast for f in self.sections[section][1])

    def areas(self, seat: int, controlled: set[str]) -> set[frozenset[str]]:
        """HRN-2.17"""
        found, left = set(), set(controlled)
        while left:
            fresh = [left.pop()]
            area = set(fresh)
            while fresh:
                here = fresh.pop()
                near = {space for space in left if self.linked(seat, here, space)}
                left -= near
                area |= near
                fresh += near
            found.add(frozenset(area))
        return found

    def free(self, seat: int) -> set[str]:
        """HRN-1.6"""
        return {f for f in self.standing(seat) if not self.encircled(f)}

    def standing(self, seat: int) -> set[str]:
        return {f for f, owner in self.owner.items() if owner == seat and f not in self.fallen}

    def plain(self, field: str) -> bool:
        """HRN-11.7"""
        return self.s.stone[self.s.world.number[field]] < 0

    def income(self, seat: int, controlled: set[str]) -> int:
        """HRN-5.12, HRN-5.13, HRN-5.16, HRN-18.7: of taxes and of small feasts."""
        free = self.free(seat)
        reached = free.union(*(a for a in self.areas(seat, controlled) if a & free))
        fields = [f for f in reached & controlled & set(self.fields) if self.plain(f)]
        rich = sum(self.yard.get(f) == "harbour" for f in free if self.plain(f))
        towns = sum(TAX[self.town[f]] for f in free if self.plain(f))
        return towns + rich * self.traits(seat).harbour_tax + len(fields) // 2

    def herds(self, seat: int) -> list[tuple[str, str]]:
        s = self.s
        found = [(s.label(f), kind) for f in s.world.fields for o, kind in s.herds[f] if o == seat]
        numbers = [s.world.number[f] for f in self.standing(seat)]
        found += [(s.label(f), kind) for f in numbers for kind in s.stalls[f]]
        return [(field, HERDS[kind].id) for field, kind in found]

    def agrarian(self, seat: int) -> int:
        """HRN-19.10, without grain on fields"""
        own = [self.s.world.number[f] for f in self.standing(seat)]
        fish = sum(self.s.fish[f] for f in own) // 2
        herds = sum(AGRARIAN[kind] for _, kind in self.herds(seat))
        return fish + sum(self.s.grain[f] for f in own) + herds

    def walls(self, field: str) -> int:
        """HRN-10.3, HRN-18.8, HRN-18.47"""
        seat, terrain = self.owner[field], self.fields[field].terrain
        traits = self.traits(seat)
        level = FOOD[self.town[field]] + (self.s.fort >> self.s.world.number[field] & 1)
        for colour in {"brown", "turquoise"} & set(terrain):
            extent = "full" if len(set(terrain)) == 1 else "part"
            where = traits if self._holds(seat, field) else PLAIN
            level += getattr(where, f"{extent}_{colour}_svs")
        return level

    def _holds(self, seat: int, field: str) -> bool:
        """HRN-18.47"""
        only = self.traits(seat).only_in
        if only == "homeland":
            home = FACTIONS[self.s.players[seat].faction].homeland
            return self.fields[field].homeland == home
        return not only or field in self.map.iberian_fields

    def feeds(self, seat: int, controlled: set[str]) -> bool:
        """HRN-19.1: could he feed all his settlements?"""
        own, free = self.standing(seat), self.free(seat)
        if not self.s.mode.feeding:
            return self.s.players[seat].gold >= sum(FOOD[self.town[f]] for f in own)
        areas = self.areas(seat, controlled)
        apart = [frozenset({f}) for f in free if not any(f in area for area in areas)]
        shut = [frozenset({f}) for f in own - free]
        found = [self._food(seat, a & free, set(a)) for a in (*areas, *apart) if a & free]
        return all(found + [self._food(seat, a, set()) for a in shut])

    def _food(self, seat: int, towns: frozenset[str], pastures: set[str]) -> bool:
        """Is there enough in these settlements and on these fields?"""
        s, numbers = self.s, [self.s.world.number[f] for f in towns]
        food = sum(s.grain[f] for f in numbers) + sum(s.fish[f] for f in numbers) // 2
        food += sum(MEAT[HERDS[kind].id] for f in numbers for kind in s.stalls[f])
        for field in pastures & set(self.fields):
            herds = s.herds[s.world.number[field]]
            food += sum(MEAT[HERDS[kind].id] for owner, kind in herds if owner == seat)
        return food >= sum(FOOD[self.town[f]] for f in towns)
