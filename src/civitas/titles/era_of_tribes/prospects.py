"""What an expansion that is to come, or still goes on, will bring: settlers, cities, battles.

Nobody plays it out here. Vassals are sent in thought to the best free provinces next door; what is
sure is worth more than what is likely, so that every step on the way is a gain.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.area import bits
from civitas.titles.era_of_tribes.battles.sides import militias
from civitas.titles.era_of_tribes.content.cards import BARBARIAN_LEVELS, BARBARIAN_MORALE
from civitas.titles.era_of_tribes.content.fields import FISH, LANDS
from civitas.titles.era_of_tribes.content.progress import (
    ARCHITECTURE,
    CITY_LIMIT,
    FLEET_COST,
    MECHANICS,
    NAVIGATION,
)
from civitas.titles.era_of_tribes.content.tables import CUBE_MORALE, MOST_MORALE
from civitas.titles.era_of_tribes.land.colonies import morale_of_colonies
from civitas.titles.era_of_tribes.land.growth import PER_MORALE, growth_of
from civitas.titles.era_of_tribes.means.affronts import price
from civitas.titles.era_of_tribes.means.morale import morale_after
from civitas.titles.era_of_tribes.odds import chances
from civitas.titles.era_of_tribes.stages import BEFORE_GROWTH, MOVED, MOVING, stage
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from civitas.titles.era_of_tribes.surroundings import PROMISE, Goal, Ways, foreign, goals
from civitas.titles.era_of_tribes.underway import Expansion

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
CITY: Final = 1.82
"""A city in sight."""


class Prospects:
    """An expansion, as far as it can be foreseen."""

    __slots__ = ("at", "crowded", "growth", "left", "me", "merry", "own", "room", "s", "spare")

    def __init__(
        self, s: State, me: Player, own: tuple[int, ...], crowded: list[int], left: float
    ) -> None:
        self.s, self.me, self.own, self.left = s, me, own, left
        self.crowded = crowded
        """The own provinces with more than one vassal."""
        self.at = stage(s, me)
        self.growth = 0
        self.merry = 0
        """What becomes of the morale (EOT-7.8, EOT-7.9)."""
        self.spare: dict[int, int] = {}
        self.room: dict[int, int] = {}
        if self.at == MOVED:
            return
        x = s.expansion
        mine = x if x is not None and x.seat == me.seat else None
        self.spare = _spare(s, me, crowded, mine)
        if self.at == BEFORE_GROWTH:
            leaders, goods = (mine.leaders, mine.goods) if mine else (0, 0)
            self.growth = max(0, growth_of(me, leaders, goods))
            self.room = _pieces(s, me, own)
        elif mine is not None:
            self.growth, self.room = max(0, mine.growth), dict(mine.room)

    def value(self) -> float:
        """What is to be expected of it."""
        battles, city, settlers = self.parts()
        return battles + city + settlers

    def parts(self) -> tuple[float, float, float]:
        """The same, one by one: of battles, of a city, of settlers."""
        if self.at == MOVED:
            return self._battles(), 0.0, 0.0
        found = self._battles(), self._city(), self._settlers()
        if self.at == MOVING:
            self.merry -= morale_of_colonies(self.s, self.me, self.s.held[self.me.seat])
        return found

    # ------------------------------------------------------------ settlers

    def _settlers(self) -> float:
        """The best free fields first; whoever can go there goes, else somebody grows for it, and be
        it from an unbuilt city. What growth is left becomes morale (EOT-7.8, EOT-7.9)."""
        where = iter(self._goals())
        spare, room, free = self.spare, self.room, self.me.free
        most = min(self.growth, free + self.me.unbuilt)
        idle, roomy = bits(spare), bits(room) if most else 0
        used = 0
        found = 0.0
        for value, goal, ways, near in where:
            if idle & near and goal < LANDS:
                idle = _one_less(spare, ways, idle)
                found += READY * value
                continue
            if used < most and not (used < free or self._bears(used, value)):
                most = used  # nor will a worse one be worth it
            if roomy & near and used < most:
                roomy = _one_less(room, ways, roomy)
                used += 1
                found += LIKELY * value
            else:
                found += FRONTIER * value
            if not idle and (used >= most or not roomy):
                break
        for value, _, _, _ in where:  # nobody is left who could go there
            found += FRONTIER * value
        self.merry = (self.growth - used) // PER_MORALE - CUBE_MORALE * max(0, used - free)
        return found

    def _bears(self, used: int, value: float) -> bool:
        """Is a field worth a cube from an unbuilt city, after so many others?"""
        me = self.me
        morale = me.morale - CUBE_MORALE * (used + 1 - me.free)
        morale += (self.growth - used - 1) // PER_MORALE
        return morale >= MOST_MORALE or (morale > 0 and value > CUBE_MORALE * MORALE)

    def _goals(self) -> tuple[Goal, ...]:
        """Where somebody could settle, the best first; fleets that can be spared may land."""
        s, me, level = self.s, self.me, 0
        held, nobodys = s.held[me.seat], s.held[NOBODY]
        for sea, fleets in me.fleets.items():
            if fleets > FISH[sea] and s.area.shores[sea] & nobodys:
                self.spare[sea] = fleets - FISH[sea]
        if self.at < MOVING:
            level = me.levels[NAVIGATION]
        price = FLEET_COST[level] if level else 0
        new = me.thalers // price if level else 0
        return goals(s.area, held, nobodys, self.left, tuple(me.fleets), new, price if new else 0)

    # ------------------------------------------------------------ cities and battles

    def _city(self) -> float:
        """Three vassals in a province are a city (EOT-8.29): the best place, as far as it is."""
        me, borders = self.me, self.s.area.land_borders
        if CITY_LIMIT[me.levels[ARCHITECTURE]] <= len(me.cities):
            return 0.0
        come: dict[int, int] = {}
        owner, seat = self.s.owner, me.seat
        for n, number in self.spare.items():
            for near in borders[n]:
                if owner[near] == seat:
                    come[near] = come.get(near, 0) + number
        most = min(self.growth, me.free)
        best = self._best_site([*self.crowded, *come], come, most, 3.0, 0.0)
        best = self._best_site(self.own, come, most, min(1 + LIKELY * most, 3.0), best)
        return CITY * best * best / 9

    def _best_site(
        self, sites: Iterable[int], come: dict[int, int], most: int, enough: float, best: float
    ) -> float:
        """How far the best of these sites is; nobody looks for more than is enough."""
        room, vassals, cities = self.room, self.s.vassals, self.me.cities
        borders = self.s.area.land_borders
        for n in sites:
            if best >= enough:
                break
            found = vassals[n] + READY * come.get(n, 0)
            if found + LIKELY * most <= best or n in cities:  # more it cannot be
                continue
            if most:
                grow = room.get(n, 0) + sum([room[near] for near in borders[n] if near in room])
                found += LIKELY * min(grow, most)
            best = max(best, min(found, 3.0))
        return best

    def _battles(self) -> float:
        """The battles that wait, and the one that could be begun next door."""
        x, seat = self.s.expansion, self.me.seat
        if x is None or x.seat != seat:
            return self._conquest() if self.at == BEFORE_GROWTH else 0.0
        found = 0.0
        for attack in x.attacks:
            if attack.place < LANDS and attack.attacker == seat:
                more = self._next_to(attack.place) if self.at == MOVING else 0
                came = attack.walked + attack.carried + attack.landed
                by_land = bool(attack.walked)
                found += self._battle(attack.place, attack.defender, came, by_land, more)
        if self.at != MOVED and not x.attacks:
            found += self._conquest()
        foes = {attack.defender for attack in x.attacks if attack.attacker == seat}
        return found - sum([self._dues(foe) for foe in foes])  # once, by land or sea

    def _next_to(self, place: int) -> int:
        return sum([self.spare.get(near, 0) for near in self.s.area.land_borders[place]])

    def _battle(self, place: int, defender: int, came: int, by_land: bool, more: int) -> float:
        """What a battle on land will bring to so many attackers, if so many more join."""
        s, me = self.s, self.me
        units = came + me.army + me.legions + me.militias
        if defender == BARBARIANS:
            level = BARBARIAN_LEVELS[s.barbarian_level - 1]
            foes = 1 + level.militia + militias(s, place, by_land=by_land, city=False)
            morale, mechanics = BARBARIAN_MORALE, level.mechanics
            cost = 0.0
        else:
            him = s.players[defender]
            city = place in him.cities
            foes = s.vassals[place] + city + militias(s, place, by_land=by_land, city=city)
            foes += min(him.army + him.legions, 3) + (s.rules.difficulty if him.automa else 0)
            mechanics = him.levels[MECHANICS]
            morale = him.morale - price(me, him)[0]  # the own is paid before the battle
            cost = MORALE * (3 if city else 1)
        symbols = (me.morale > morale) + (me.levels[MECHANICS] > mechanics)
        win = 0.0
        for n in range(max(units, 1), units + more + 1):
            won = chances(n, foes, symbols + (n > foes)) * (1 - WAITING * (n - units) / n)
            if won > win:
                win = won
        prize = VICTORY + self.left * PROMISE[place] - cost
        return win * prize - (1 - win) * BEATEN * came

    def _dues(self, defender: int) -> float:
        """What it costs to attack somebody at all (EOT-4.14, EOT-4.27, EOT-11.3)."""
        if defender == BARBARIANS:
            return 0.0
        me = self.me
        morale, influence = price(me, self.s.players[defender])
        after, more, vassals = morale_after(me, morale)
        return MORALE * (me.morale - after) - influence + more + vassals

    def _conquest(self) -> float:
        """The best village, or province of somebody else, next door, if those who could go there
        are enough."""
        s, me, spare, room = self.s, self.me, self.spare, self.room
        most = min(self.growth, me.free)
        if not spare and not most:
            return 0.0
        best = 0.0
        idle = 0 if most else bits(spare)
        for place, near, beside in foreign(s.area, s.held[me.seat], s.held[NOBODY]):
            if not most and not beside & idle:
                continue
            come = sum([spare[n] for n in near if n in spare])
            grow = min(sum([room[n] for n in near if n in room]), most) if most else 0
            owner = s.owner[place]
            if come + grow > s.vassals[place] and not me.ally_of(owner):
                sure = (READY * come + LIKELY * grow) / (come + grow)
                if sure * (VICTORY + self.left * PROMISE[place]) > best:  # more it cannot be
                    battle = self._battle(place, owner, come + grow, True, 0)
                    best = max(best, sure * (battle - self._dues(owner)))
        return best


def _pieces(s: State, me: Player, own: tuple[int, ...]) -> dict[int, int]:
    """By province, vassals and city: so many new vassals find room there (EOT-7.6)."""
    vassals = s.vassals
    found = {n: vassals[n] for n in own if vassals[n]}
    for n in me.cities:
        found[n] = found.get(n, 0) + 1
    return found


def _spare(s: State, me: Player, crowded: list[int], x: Expansion | None) -> dict[int, int]:
    """By province, the vassals it can do without and who can still go."""
    vassals = s.vassals
    found = {n: vassals[n] - 1 for n in crowded}
    for n in me.cities:
        if vassals[n]:
            found[n] = vassals[n]
    if x is not None:
        for n, points, _ in x.moved:
            if not points and n in found:
                if found[n] > 1:
                    found[n] -= 1
                else:
                    del found[n]
    return found


def _one_less(stock: dict[int, int], ways: Ways, left: int) -> int:
    """Somebody goes one of these ways, the first on which anybody is left; tells where any are left
    then."""
    for way in ways:
        found = way & left
        if found:
            lowest = found & -found
            n = lowest.bit_length() - 1
            stock[n] -= 1
            return left if stock[n] else left ^ lowest
    return left
