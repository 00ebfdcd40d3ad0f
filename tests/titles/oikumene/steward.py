"""A second account of what a player owes in winter and builds in a round (sections 5 and 13): from
the clauses, by names, without any of the functions that it is held against."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from civitas.titles.oikumene.content.goods import HERDS
from tests.titles.oikumene.household import NUMBERS, Household
from tests.titles.oikumene.referee import FOOD

PASTURES = {"subtropical": {"yellow", "green"}, "temperate": {"yellow"}}
"""HRN-5.34"""
HUNGRY = {"mercenary": (0, 0), "pirates": (0, 0), "cavalry": (1, 1), "war_elephants": (1, 2)}
"""HRN-5.30: food and grain, where they are not 1 and 0."""
UPKEEP = {"mercenary": 2, "cavalry": 2, "pirates": 0}
"""HRN-5.21"""
ON_FOOT = ("out", "site", "inside")
"""Spots among which nobody is lost who goes from one to another."""

Troop = tuple[str, bool, str, str]
"""Space, whether it is in port or aboard, kind and level."""


class Larder(NamedTuple):
    """Who eats together, and from what (HRN-5.29)."""

    towns: frozenset[str]
    herds: dict[tuple[str, str], int]
    """By field and kind, how many."""
    spaces: frozenset[str]


class Steward(Household):
    """What one player has to feed, to pay and to build."""

    def army(self) -> Counter[Troop]:
        found: Counter[Troop] = Counter()
        for (space, spot, kind, level), number in self.units.items():
            found[space, spot not in ON_FOOT, kind, level] += number
        return found

    def besieged(self) -> bool:
        return self.standing(self.seat) != self.towns

    def lives_off_nothing(self) -> bool:
        """HRN-18.33"""
        return self.s.year < self.bonus.no_attrition_until_year

    def connected(self) -> set[str]:
        """HRN-2.17, with seas; a contested settlement supplies its own field (HRN-8.11)."""
        return self.towns.union(*(area for area in self.reach if area & self.towns))

    def is_guest(self) -> bool:
        """HRN-2.21: has he ships in the shipyard of somebody else, by whom they may be lost?"""
        return any(
            afloat and self.owner.get(field) != self.seat and field in self.fields
            for field, afloat, *_ in self.army()
        )

    def upkeep(self, kind: str) -> int:
        """HRN-5.21"""
        return UPKEEP.get(kind, 1)

    def larders(self) -> list[Larder]:
        """HRN-5.28, HRN-5.29: connected areas, and every other space for itself."""
        areas = [frozenset(area) for area in self.reach if area & self.towns]
        areas += [frozenset({field}) for field in self.towns if field not in self.mine]
        others = {unit[0] for unit in self.units} | {field for field, _ in self.herds(self.seat)}
        areas += [frozenset({name}) for name in others if not any(name in area for area in areas)]
        herds = Counter(self.herds(self.seat))
        return [
            Larder(
                frozenset(area & self.towns),
                {each: number for each, number in herds.items() if each[0] in area},
                area,
            )
            for area in areas
        ]

    def is_exempt(self, field: str) -> bool:
        """HRN-5.19, HRN-5.34, HRN-18.48"""
        where = self.fields[field]
        if self.s.winter and self.s.winter[where.zone - 1] == 0:
            return True
        pasture = PASTURES.get(self.map.climate_zones[where.zone], set())
        wanders = self.s.mode.transhumance or self.bonus.transhumance
        return wanders and bool(pasture & set(where.terrain))

    def stored(self, towns: frozenset[str]) -> tuple[int, int]:
        """Grain and fish there, whoever has the settlements now."""
        numbers = [self.s.world.number[field] for field in towns]
        return sum(self.s.grain[n] for n in numbers), sum(self.s.fish[n] for n in numbers)

    def appetite(self, larder: Larder) -> tuple[int, int]:
        """HRN-5.29, HRN-5.30: food and grain of all who live."""
        food = sum(FOOD[self.town[field]] for field in larder.towns if self._has(field))
        grain = 0
        for (space, _, kind, _), number in self.army().items():
            if space in larder.spaces and not self.lives_off_nothing():
                each = HUNGRY.get(kind, (1, 0))
                food, grain = food + each[0] * number, grain + each[1] * number
        return food, grain

    def _has(self, field: str) -> bool:
        return self.owner.get(field) == self.seat and field not in self.fallen

    def work(self, field: str, *, twice: bool) -> int:
        """HRN-13.6 to HRN-13.9, HRN-13.14: what is done on a site of his in a round."""
        hands = 0
        for (space, spot, _, level), number in self.units.items():
            if (space, spot) == (field, "site"):
                hands += number * (2 if level == "elite" else 1)
        fewest = self.fewest(NUMBERS[self.sites[field].building])
        shut = field in self.town and field not in self.towns
        if hands < fewest or shut or self.contested(self.seat, field):
            return 0
        fast = self.prestige - 12 * twice >= 50
        return min(hands, 2 * fewest) * (2 if fast else 1) * (2 if twice else 1)


MEAT = {herd.id: herd.slaughter_meat for herd in HERDS}
CULLED = {"pigs": 3, "cattle": 4}
"""HRN-5.27"""
