"""A second account of what grows, breeds and is brought home (sections 5 and 6.17): from the
clauses, by names and sets, without any of the functions that it is held against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.titles.oikumene.household import BLOCKS, FISH, GRAIN, Household
from tests.titles.oikumene.referee import FOOD, TAX

BAD = 2
HERDS = ("sheep", "pigs", "cattle", "horses")


class Farmer(Household):
    """What one player has on his fields and in his stores."""

    def number(self, field: str) -> int:
        return self.s.world.number[field]

    # ------------------------------------------------------------ herds

    def pastures(self, field: str) -> set[str]:
        """HRN-6.17, HRN-6.18, HRN-5.19: where a herd of this field may go."""
        usable = {space for space in self.area(field) if not self._snow(space)}
        if field not in self.mine & usable:
            return set()
        land, left = {field}, [field]
        while left:
            here = left.pop()
            near = {f for f in usable & set(self.fields) if self.linked(self.seat, here, f)} - land
            land |= near
            left += near
        found = set(land)
        for sea in usable - set(self.fields):
            shore = {f for f in usable & set(self.fields) if self.linked(self.seat, f, sea)}
            found |= shore if shore & land else set()
        return {f for f in found - {field} if self.meadow(f)}

    def _snow(self, space: str) -> bool:
        winter = self.s.winter if space in self.fields else ()
        return bool(winter) and winter[self.fields[space].zone - 1] == BAD

    def meadow(self, field: str) -> int:
        """HRN-2.6: the herds for which the field has room."""
        n = self.number(field)
        free = not self.s.crop[n] and not self.fields[field].permanent_neutral
        return 2 - len(self.s.herds[n]) if free else 0

    def born(self, faces: Iterable[int]) -> int:
        """HRN-5.4, HRN-5.5: how many young there are with these dice of single herds."""
        thrown, found = iter(faces), 0
        areas = [area for area in self.reach if area & self.towns]
        for area in sorted(areas, key=lambda area: min(map(self.number, area))):
            herds = Counter(kind for field, kind in self.at_hand() if field in area)
            young = sum(herds[kind] // 2 for kind in HERDS)
            young += sum(next(thrown) <= 2 for kind in HERDS if herds[kind] % 2)
            room = sum(self.meadow(f) for f in area & self.mine if f in self.fields)
            found += min(young, room)
        return min(found, 10 - self._blocks())

    def _blocks(self) -> int:
        """HRN-2.13"""
        special = sum(n for unit, n in self.units.items() if unit[2] in BLOCKS)
        return special + len(self.herds(self.seat))

    # ------------------------------------------------------------ grain

    def store_room(self, field: str) -> int:
        """HRN-2.19"""
        return GRAIN[self.town[field]] + (field in self.forts) - self.s.grain[self.number(field)]

    def takers(self, field: str, good: str) -> set[str]:
        """HRN-6.17, HRN-6.18: where grain or fish of this field may be sent."""
        others = (self.area(field) & self.towns) - {field}
        if good == "grain":
            return {f for f in others if self.store_room(f) > 0}
        yards = {f for f in others if f in self.yard}
        return {f for f in yards if self.s.fish[self.number(f)] < FISH[self.yard[f]]}

    def acres(self) -> set[tuple[str, int]]:
        """HRN-5.6 to HRN-5.8: what could be sown, and for how much grain."""
        found = set()
        for area in self.reach:
            if not sum(self.s.grain[self.number(f)] for f in area & self.towns):
                continue
            for field in area & set(self.fields):
                n, grey = self.number(field), set(self.fields[field].terrain) == {"grey"}
                if not (grey or self.s.herds[n] or self.s.crop[n]):
                    found.add((field, 1 if self.plain(field) else 2))
        return found

    def drawn(self, area: frozenset[str], grain: int, before: dict[str, int]) -> None:
        """HRN-2.20: so much is taken from what there was, out of the fullest store each time."""
        for _ in range(grain):
            towns = sorted(area & self.towns, key=self.number)
            before[max(towns, key=before.__getitem__)] -= 1

    def stock(self) -> dict[str, int]:
        return {field: self.s.grain[self.number(field)] for field in self.towns}

    def harvest(self) -> tuple[dict[str, int], dict[str, int]]:
        """HRN-5.14: what lies in the stores and on the fields then, if nothing is named."""
        stored, crops = self.stock(), {}
        room = {field: self.store_room(field) for field in self.towns}
        for area in self.reach:
            for field in sorted(self._ripe(area), key=lambda f: (self._crop(f), self.number(f))):
                grain, far = self._crop(field), self._far(field, area)
                for town in sorted(area & self.towns, key=lambda t: (far[t], self.number(t))):
                    part = min(grain, room[town])
                    room[town] -= part
                    stored[town] += part
                    grain -= part
                crops[field] = grain
        return stored, crops

    def _ripe(self, area: frozenset[str]) -> list[str]:
        fields = area & self.mine & set(self.fields) if area & self.towns else set()
        return [f for f in fields if self._crop(f) and self.s.sower[self.number(f)] == self.seat]

    def _crop(self, field: str) -> int:
        return self.s.crop[self.number(field)]

    def _far(self, field: str, area: frozenset[str]) -> dict[str, int]:
        """The links between a field and each space of its area."""
        found, left = {field: 0}, [field]
        while left:
            here = left.pop(0)
            near = [x for x in area if x not in found and self.linked(self.seat, here, x)]
            found |= dict.fromkeys(near, found[here] + 1)
            left += near
        return found

    # ------------------------------------------------------------ feasts

    def feast(self) -> tuple[int, int]:
        """HRN-5.16, HRN-5.17: the prestige of a small feast, and the largest size."""
        most = 3 if self._guests() else 1
        for area, share in self.shares().items():
            most = min(most, 1 + sum(self.stock()[f] for f in area & self.towns) // share)
        reached = self.towns.union(*(area for area in self.reach if area & self.towns))
        fields = [f for f in reached & self.mine & set(self.fields) if self.plain(f)]
        rich = sum(self.yard.get(field) == "harbour" for field in self._guests())
        towns = sum(TAX[self.town[field]] for field in self._guests())
        return towns + rich * self.bonus.harbour_feast + len(fields) // 2, most

    def _guests(self) -> set[str]:
        """The settlements that take part."""
        return {field for field in self.towns if self.plain(field)}

    def shares(self) -> dict[frozenset[str], int]:
        """HRN-5.17: by area, the grain for each step above a small feast."""
        found: Counter[frozenset[str]] = Counter()
        for field in self._guests():
            found[self.area(field)] += FOOD[self.town[field]]
        return dict(found)
