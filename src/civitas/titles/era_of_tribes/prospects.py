"""What an expansion that is to come, or still goes on, will bring: settlers, cities, battles.

Nobody plays it out here. Vassals are sent in thought to the best free provinces next door; what is
sure is worth more than what is likely, so that every step on the way is a gain.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final

from civitas.kernel.values import NOBODY, NONE
from civitas.titles.era_of_tribes.area import fields_in
from civitas.titles.era_of_tribes.battles.sides import barbarians, militias
from civitas.titles.era_of_tribes.content.cards import BARBARIAN_LEVELS, BARBARIAN_MORALE
from civitas.titles.era_of_tribes.content.fields import (
    FISH,
    FOOD,
    LANDS,
    LUXURY,
    MILITARY,
)
from civitas.titles.era_of_tribes.content.progress import (
    ARCHITECTURE,
    CITY_LIMIT,
    FLEET_COST,
    MECHANICS,
    NAVIGATION,
)
from civitas.titles.era_of_tribes.content.tables import CUBE_MORALE, EXPANSION, MOST_MORALE
from civitas.titles.era_of_tribes.land.colonies import morale_of_colonies
from civitas.titles.era_of_tribes.land.growth import PER_MORALE, growth_of
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from civitas.titles.era_of_tribes.underway import Attack, Expansion

PROVINCE: Final = 1.43
WATER: Final = 0.08
LUXURY_GOOD: Final = 2.34
MILITARY_GOOD: Final = 0.28
"""What a field is worth in a whole match, besides its food: it lets one grow."""
FOOD_WORTH: Final = 1.01
"""A food token in a whole match: a vassal more in every round."""
LIKELY: Final = 0.42
"""A settler who has still to grow, of what he will win."""
READY: Final = 0.46
"""A settler who has only to go there."""
FRONTIER: Final = 0.08
"""A free province next door that nobody can go to yet."""
WAITING: Final = 0.45
"""An attacker who has still to come, of what he adds."""
VICTORY: Final = 1.11
"""A victory, besides the land: the triumph piece, and a tile."""
BEATEN: Final = 0.18
"""What each attacker costs who does not come back."""
MORALE: Final = 1.02
"""A point of morale that growth not used brings (EOT-7.8)."""
COLONY: Final = 0.94
"""What a colony costs (EOT-8.23)."""
FLEET_PRICE: Final = 0.17
"""A thaler for a fleet that goes to fish or to land."""
CITY: Final = 1.82
"""A city in sight."""

BEFORE_GROWTH: Final = 0
GROWING: Final = 1
MOVING: Final = 2
MOVED: Final = 3


def worth(n: int) -> float:
    """What a field is worth in a whole match without its food, which is counted on the plate."""
    if n >= LANDS:
        return WATER
    return PROVINCE + LUXURY_GOOD * (LUXURY[n] >= 0) + MILITARY_GOOD * (MILITARY[n] >= 0)


def promise(n: int) -> float:
    """The same with its food: what it brings to whoever takes it."""
    return worth(n) + FOOD_WORTH * (FOOD[n] + FISH[n])


def stage(s: State, me: Player) -> int:
    """How far the expansion of this round is."""
    x = s.expansion
    if x is None or x.seat != me.seat:
        gone = me.revolted or me.has_used(EXPANSION) or s.phase != "actions"
        return MOVED if gone else BEFORE_GROWTH
    ahead = {step.what for step in s.agenda}
    if "growth" in ahead:
        return BEFORE_GROWTH
    if "movement" in ahead:
        return GROWING
    return MOVING if "movement.end" in ahead else MOVED


class Prospects:
    """An expansion, as far as it can be foreseen."""

    __slots__ = (
        *("at", "growth", "left", "me", "merry", "own", "room", "s", "spare"),
        *("_free", "_prey", "_sites"),
    )

    def __init__(self, s: State, me: Player, own: Sequence[int], left: float) -> None:
        self.s, self.me, self.own, self.left = s, me, own, left
        self.at = stage(s, me)
        x = s.expansion
        mine = x if x is not None and x.seat == me.seat else None
        self.spare: dict[int, int] = {}
        self.room: dict[int, int] = {}
        self.growth = 0
        self.merry = 0
        """What becomes of the morale (EOT-7.8, EOT-7.9)."""
        if self.at == MOVED:
            return
        self.spare = self._spare(mine)
        if self.at == BEFORE_GROWTH:
            leaders, goods = (mine.leaders, mine.goods) if mine else (0, 0)
            self.growth = max(0, growth_of(me, leaders, goods))
            self.room = {n: s.vassals[n] + (n in me.cities) for n in own}
        elif mine is not None:
            self.growth, self.room = max(0, mine.growth), dict(mine.room)
        self._look_around()

    def _look_around(self) -> None:
        """All that lies next door: it is what everything below is about."""
        self._free = self._free_next_door()
        self._prey = self._prey_next_door()
        me = self.me
        more = CITY_LIMIT[me.levels[ARCHITECTURE]] > len(me.cities)
        self._sites = self._sites_for_cities() if more else []

    def _free_next_door(self) -> dict[int, list[int]]:
        """The free provinces, each with the own ones from which somebody can come."""
        next_to, nobodys = self.s.area.next_to, self.s.held[NOBODY]
        found: dict[int, list[int]] = {}
        for n in self.own:
            for near in fields_in(next_to[n] & nobodys):
                if near in found:
                    found[near].append(n)
                else:
                    found[near] = [n]
        return found

    def _prey_next_door(self) -> dict[int, tuple[int, int]]:
        """Villages and what others hold, each with the vassals that can go there and can grow for
        it; whoever has none to spare looks at nothing."""
        next_to, held = self.s.area.next_to, self.s.held
        foreign = ~(held[self.me.seat] | held[NOBODY])
        found: dict[int, tuple[int, int]] = {}
        for n in self.own:
            others = next_to[n] & foreign
            if not others:
                continue
            here, more = self.spare.get(n, 0), self.room.get(n, 0)
            if here + more:
                for near in fields_in(others):
                    so_far = found.get(near, (0, 0))
                    found[near] = (so_far[0] + here, so_far[1] + more)
        return found

    def _sites_for_cities(self) -> list[tuple[int, int, int]]:
        """By province without a city, its vassals, those who can come and those who can grow."""
        cities, vassals, borders = self.me.cities, self.s.vassals, self.s.area.land_borders
        come = dict.fromkeys(self.own, 0)
        grow = come | self.room
        for n, number in self.spare.items():
            for near in borders[n]:
                if near in come:
                    come[near] += number
        for n, number in self.room.items():
            for near in borders[n]:
                if near in grow:
                    grow[near] += number
        return [(vassals[n], come[n], grow[n]) for n in self.own if n not in cities]

    def _spare(self, x: Expansion | None) -> dict[int, int]:
        """By province, the vassals it can do without and who can still go."""
        vassals, cities = self.s.vassals, self.me.cities
        found = {}
        for n in self.own:
            spare = vassals[n] - (n not in cities)
            if spare > 0:
                found[n] = spare
        if x is not None:
            for n, points, _ in x.moved:
                if not points and found.get(n):
                    found[n] -= 1
        return found

    def value(self) -> float:
        """What is to be expected of it."""
        if self.at == MOVED:
            return self._battles()
        found = self._battles() + self._city() + self._settlers()
        if self.at == MOVING:
            self.merry -= morale_of_colonies(self.s, self.me)
        return found

    def _settlers(self) -> float:
        """The best free fields first; whoever can go there goes, else somebody grows for it, and be
        it from an unbuilt city. What growth is left becomes morale (EOT-7.8, EOT-7.9)."""
        spare, room, free, me = self.spare, self.room, self.me.free, self.me
        most = min(self.growth, me.free + me.unbuilt)
        goals = self._goals()
        idle = sum(spare.values())  # most goals come when nobody is left to go anywhere
        used = 0
        found = 0.0
        for value, goal, near in goals:
            source = _source(near, spare) if idle and goal < LANDS else -1
            if source >= 0:
                spare[source] -= 1
                idle -= 1
                found += READY * value
                continue
            if used < most and (used < free or self._bears(used, value)):
                source = _source(near, room)
            if source >= 0:
                room[source] -= 1
                used += 1
                found += LIKELY * value
            else:
                found += FRONTIER * value
        self.merry = (self.growth - used) // PER_MORALE - CUBE_MORALE * max(0, used - free)
        return found

    def _bears(self, used: int, value: float) -> bool:
        """Is a field worth a cube from an unbuilt city, after so many others?"""
        me = self.me
        morale = me.morale - CUBE_MORALE * (used + 1 - me.free)
        morale += (self.growth - used - 1) // PER_MORALE
        return morale >= MOST_MORALE or (morale > 0 and value > CUBE_MORALE * MORALE)

    def _goals(self) -> list[tuple[float, int, list[int]]]:
        """The free fields next door and over the sea, the best first, each with the own fields from
        which somebody can come."""
        goals, left = self._free, self.left
        found = [(PROMISE[n] * left, n, near) for n, near in goals.items()]
        found += self._bridged(goals)
        if self.at < MOVING:
            found += self._by_new_fleets({goal for _, goal, _ in found})
        found.sort(reverse=True)
        return found

    def _bridged(self, near: dict[int, list[int]]) -> list[tuple[float, int, list[int]]]:
        """Free provinces where a fleet can land or carry vassals to; most will be colonies
        (EOT-8.10, EOT-8.18, EOT-8.23)."""
        s, seat = self.s, self.me.seat
        owner, coasts, left = s.owner, s.area.coasts, self.left
        found = []
        for sea, fleets in self.me.fleets.items():
            shore = coasts[sea]
            free = [n for n in shore if owner[n] == NOBODY]
            if not free:
                continue
            spare = fleets - FISH[sea]
            if spare > 0:
                self.spare[sea] = spare
            sources = [sea]
            if owner[sea] == seat:
                sources += [n for n in shore if owner[n] == seat]
            for goal in free:
                if goal in near:
                    near[goal] += sources
                else:
                    found.append((PROMISE[goal] * left - COLONY, goal, sources))
        return found

    def _by_new_fleets(self, known: set[int]) -> list[tuple[float, int, list[int]]]:
        """Fish next to own shores, and provinces on the other side, for the price of a fleet
        (EOT-7.12)."""
        s, me = self.s, self.me
        level = me.levels[NAVIGATION]
        if not level or me.thalers < FLEET_COST[level]:
            return []
        owner, coasts, left = s.owner, s.area.coasts, self.left
        price = FLEET_PRICE * FLEET_COST[level]
        goals: dict[int, list[int]] = {}
        for n in self.own:
            for sea in coasts[n]:
                if owner[sea] == NOBODY and FISH[sea]:
                    goals.setdefault(sea, []).append(n)
                if owner[sea] in (NOBODY, me.seat):
                    for goal in coasts[sea]:
                        if owner[goal] == NOBODY and goal not in known:
                            goals.setdefault(goal, []).append(n)
        found = []
        for goal, near in goals.items():
            value = PROMISE[goal] * left - price - (COLONY if goal < LANDS else 0)
            if value > 0:
                found.append((value, goal, near))
        return found[: me.thalers // FLEET_COST[level]]

    def _city(self) -> float:
        """Three vassals in a province are a city (EOT-8.29): the best place, as far as it is."""
        most = min(self.growth, self.me.free)
        best = 0.0
        for here, come, grow in self._sites:
            found = here + READY * come + LIKELY * min(grow, most)
            if found > best:
                best = found
        best = min(best, 3.0)
        return CITY * best * best / 9

    def _battles(self) -> float:
        """The battles that wait, and the one that could be begun next door."""
        x = self.s.expansion
        if x is None or x.seat != self.me.seat:
            return self._conquest() if self.at == BEFORE_GROWTH else 0.0
        found = 0.0
        for attack in x.attacks:
            if attack.place < LANDS and attack.attacker == self.me.seat:
                more = self._next_to(attack.place) if self.at == MOVING else 0
                found += self._battle(attack, more)
        if self.at != MOVED and not x.attacks:
            found += self._conquest()
        return found

    def _next_to(self, place: int) -> int:
        return sum([self.spare.get(near, 0) for near in self.s.area.land_borders[place]])

    def _battle(self, attack: Attack, more: int = 0) -> float:
        """What a battle on land will bring, if so many more join."""
        s, me = self.s, self.me
        came = attack.walked + attack.carried + attack.landed
        units = came + me.army + me.legions + me.militias
        if attack.defender == BARBARIANS:
            foes = barbarians(s, attack).units
            morale = BARBARIAN_MORALE
            mechanics = BARBARIAN_LEVELS[s.barbarian_level - 1].mechanics
            cost = 0.0
        else:
            him = s.players[attack.defender]
            city = attack.place in him.cities
            foes = s.vassals[attack.place] + city + militias(s, attack, city=city)
            foes += min(him.army + him.legions, 3) + (s.rules.difficulty if him.automa else 0)
            morale, mechanics = him.morale, him.levels[MECHANICS]
            cost = MORALE * (3 if city else 1)
        symbols = (me.morale > morale) + (me.levels[MECHANICS] > mechanics)
        win = max(
            chances(n, foes, symbols + (n > foes)) * (1 - WAITING * (n - units) / n)
            for n in range(max(units, 1), units + more + 1)
        )
        prize = VICTORY + self.left * PROMISE[attack.place] - cost
        return win * prize - (1 - win) * BEATEN * came

    def _conquest(self) -> float:
        """The best village, or province of somebody else, next door, if those who could go there
        are enough."""
        s, me = self.s, self.me
        best = 0.0
        most = min(self.growth, me.free)
        for place, (come, more) in self._prey.items():
            grow = min(more, most)
            if come + grow > s.vassals[place] and not me.ally_of(s.owner[place]):
                sure = (READY * come + LIKELY * grow) / (come + grow)
                if sure * (VICTORY + self.left * PROMISE[place]) > best:  # more it cannot be
                    attack = Attack(place, me.seat, s.owner[place], walked=come + grow)
                    best = max(best, sure * self._battle(attack))
        return best


def _source(near: Sequence[int], stock: dict[int, int]) -> int:
    """The first of these fields with anybody left, or none."""
    for n in near:
        if stock.get(n, 0) > 0:
            return n
    return NONE


PROMISE: Final = tuple(promise(n) for n in range(len(FOOD)))
WORTH: Final = tuple(worth(n) for n in range(len(FOOD)))


@cache
def chances(units: int, foes: int, symbols: int) -> float:
    """How likely attackers win who hold so many of the three symbols that are not fixed: every hit
    is theirs with the same chance, and whoever has no unit left has lost (EOT-9.20 to EOT-9.26)."""
    if not units:
        return 0.0
    hit = (3 + 2 * symbols) / 12
    hits = units + foes - 1
    return sum([comb(hits, n) * hit**n * (1 - hit) ** (hits - n) for n in range(foes, hits + 1)])
