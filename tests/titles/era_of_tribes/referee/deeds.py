"""AUT-3 and AUT-4: what an Automa does by a card; AUT-2.11, AUT-2.13: and without one.

A copy of the state is changed; what the rules do afterwards by steps of their own (an expansion,
the scoring of a card) is named by ``then``.
"""

from __future__ import annotations

from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARDS, VALUES
from civitas.titles.era_of_tribes.content.fields import FISH, LUXURY, NAMES
from civitas.titles.era_of_tribes.content.progress import (
    BREAD,
    CITY_LIMIT,
    EPOCHS,
    FOLLOWER,
    HALF_PRICE,
    PIONEER,
    PROGRESSES,
    SURCHARGE,
    TRADE,
    WHEEL,
)
from civitas.titles.era_of_tribes.state import Player, State
from tests.titles.era_of_tribes.referee.atlas import (
    FAR,
    borders_to_home,
    by_id,
    foreign_fleets,
    free_fish,
    held_next_to,
    homes,
    sea_ways,
)
from tests.titles.era_of_tribes.referee.expanding import plain_growth
from tests.titles.era_of_tribes.referee.sailing import fleet_speed
from tests.titles.era_of_tribes.referee.values import printed, site_value


class Deed:
    """One Automa at work on a copy of the state."""

    def __init__(self, before: State, seat: int) -> None:
        self.s = before.copy()
        self.me: Player = self.s.players[seat]
        self.then = ""
        """``expansion`` or ``revolution``: what follows in steps of its own."""
        self.path: list[str] = []
        """What was done, in words."""

    # AUT-2.6, AUT-2.11, AUT-2.13

    def card(self, card: int) -> None:
        if self.me.revolted:
            return
        getattr(self, "_" + AUTOMA_CARDS[card].id)()

    def auto_expansion(self) -> None:
        if plain_growth(self.me) >= 2:
            self.then = "expansion"
        else:
            self.bread()

    def after_round(self) -> None:
        if self.may_revolt():
            self.then = "revolution"
        elif not self.research("culture"):
            self.influence(1)

    # AUT-4

    def _found_city(self) -> None:
        if self.build() + self.build():
            return
        hungry, narrow = not self.fed(), not self.room()
        paid = False
        for missing, progress in ((hungry, "farming"), (narrow, "architecture")):
            if missing and self.research(progress):
                paid = True
                self.build()
        if not paid:
            self.trade()

    def _trading_posts(self) -> None:
        advanced = self.me.levels[WHEEL["commerce"]] >= 2
        done = self.posts() > 0 if advanced else self.research("commerce")
        if not done and not self.research("navigation"):
            self.trade()

    def _navigation_or_mechanics(self) -> None:
        field = WHEEL["mechanics"]
        others = [other.levels[field] for other in self.s.players if other is not self.me]
        ahead = all(self.me.levels[field] > level for level in others)
        if not ahead and self.research("mechanics"):
            return
        if not self.research("navigation"):
            self.trade()

    def _farming_or_commerce(self) -> None:
        if self.me.food <= 1 and self.research("farming"):
            return
        if not self.research("commerce"):
            self.trade()

    def _card_revolution(self) -> None:
        if self.may_revolt():
            self.then = "revolution"
        elif self.build():
            pass
        elif self.research("architecture"):
            self.build()
        else:
            self.trade()

    def _taxes_or_games(self) -> None:
        if self.me.morale >= 0 and self.me.cities:
            self.taxes(2 if self.me.morale >= 2 else 1)
        else:
            self.bread()

    def _expansion_or_games(self) -> None:
        if plain_growth(self.me) >= 2 and self.on_board():
            self.then = "expansion"
        else:
            self.bread()

    def on_board(self) -> bool:
        """EOT-13.8"""
        land = self.s.land_of(self.me.seat)
        return bool(land or self.me.fleets or self.me.seat in self.s.posts.values())

    # AUT-3

    def price(self, progress: str) -> int:
        """EOT-5.3 to EOT-5.9"""
        field = WHEEL[progress]
        level = self.me.levels[field]
        if printed(self.me).get("half_price") == progress:
            cost = HALF_PRICE[level]
        else:
            cost = (FOLLOWER if self.s.reached[field] > level else PIONEER)[level]
        for need in PROGRESSES[field].levels[level].needs:
            if self.me.levels[WHEEL[need.field]] < need.level:
                cost += SURCHARGE[level]
        discount = printed(self.me).get("progress_discount", 0)
        assert isinstance(discount, int)
        return max(1, cost - len(self.me.cities) - discount)

    def research(self, progress: str) -> bool:
        """AUT-3.2; False if it is impossible."""
        field, me = WHEEL[progress], self.me
        if me.levels[field] == 4 or me.thalers < self.price(progress):
            return False
        me.thalers -= self.price(progress)
        levels = list(me.levels)
        levels[field] += 1
        me.levels = tuple(levels)
        effect = PROGRESSES[field].levels[levels[field] - 1]
        if self.s.reached[field] < levels[field]:
            reached = list(self.s.reached)
            reached[field] = levels[field]
            self.s.reached = tuple(reached)
            self.influence(1)
        self.influence(effect.influence)
        self.feed(effect.food)
        self.morale(effect.morale)
        if progress == "mechanics":
            self.armies()
        if progress == "navigation":
            self.fleets()
        self.path.append(progress)
        return True

    def _triple(self, own: str, kind: str) -> int:
        triple = printed(self.me).get(own, VALUES["free_units_per_progress"][kind])
        assert isinstance(triple, list)
        number = triple[self.s.rules.difficulty]
        assert isinstance(number, int)
        return number

    def armies(self) -> None:
        """AUT-3.4"""
        for _ in range(self._triple("mechanics_free_armies", "armies")):
            if self.cube():
                self.me.army += 1

    def fleets(self) -> None:
        """AUT-3.3, AUT-3.14 to AUT-3.17"""
        for sea in self.fleet_fields(self._triple("navigation_free_fleets", "fleets")):
            if not self.cube():
                break
            self.me.fleets[sea] = self.me.fleets.get(sea, 0) + 1
            if self.s.owner[sea] == -1:
                self.s.give(sea, self.me.seat)
                self.feed(FISH[sea] * self.me.traits.food_per_fish)

    def fleet_fields(self, number: int) -> list[int]:
        s, fish = self.s, free_fish(self.s)
        held = [home for home in homes(self.me) if s.owner[home] == self.me.seat]
        if "navigation_free_fleets" in printed(self.me) and held:
            seas = sorted({sea for home in held for sea in self.seas(home)})
        else:
            coast = [place for place in s.land_of(self.me.seat) if self.seas(place)]
            if not coast:
                return []
            seas = self.seas(min(coast, key=self._fleet_province))
        if not seas:
            return []
        first = by_id([sea for sea in seas if sea in fish])[:number]
        further = [sea for sea in fish if sea not in first]
        rest = min(by_id(seas), key=lambda sea: self.to_fish(sea, further))
        return first + [rest] * (number - len(first))

    def seas(self, place: int) -> list[int]:
        """EOT-5.15"""
        near = self.s.area.coasts[place]
        return [sea for sea in near if not foreign_fleets(self.s, self.me.seat, sea)]

    def to_fish(self, sea: int, fish: list[int]) -> int:
        ways = sea_ways(self.s, self.me.seat, sea, dearest=fleet_speed(self.me))
        return min((ways.get(one, FAR) for one in fish), default=FAR)

    def _fleet_province(self, place: int) -> tuple[int, int, int, str]:
        """AUT-3.14"""
        fish = free_fish(self.s)
        near = [sea for sea in self.seas(place) if sea in fish]
        way = min(self.to_fish(sea, fish) for sea in self.seas(place))
        home = borders_to_home(self.s, self.me, place)
        return -len(near), 0 if near else way, home, NAMES[place]

    def cube(self) -> bool:
        """AUT-3.5, not for an expansion"""
        me = self.me
        if me.free:
            me.free -= 1
            return True
        for slot in reversed(range(len(me.slots))):
            if me.slots[slot]:
                me.slots = (*me.slots[:slot], me.slots[slot] - 1, *me.slots[slot + 1 :])
                self.morale(-1)
                return True
        return False

    def goods(self) -> int:
        """AUT-3.8: all LG that are ready are used."""
        used = 0
        for place in self.s.area.land:
            if LUXURY[place] >= 0 and self.s.owner[place] == self.me.seat:
                used += not self.me.used_goods >> place & 1
                self.me.used_goods |= 1 << place
        return used

    def trade(self) -> None:
        """AUT-3.6"""
        bonus = printed(self.me).get("trade_bonus", 0)
        assert isinstance(bonus, int)
        posts = sum(seat == self.me.seat for seat in self.s.posts.values())
        marker = VALUES["trade_marker"][self.s.rules.difficulty]
        level = self.me.levels[WHEEL["commerce"]]
        self.me.thalers += TRADE[level] + posts + marker + bonus + self.goods()
        self.path.append("trade")

    def bread(self) -> None:
        """AUT-3.7"""
        bonus = printed(self.me).get("bread_bonus", 0)
        assert isinstance(bonus, int)
        marker = VALUES["bread_marker"][self.s.rules.difficulty]
        self.morale(BREAD[self.me.levels[WHEEL["culture"]]] + marker + bonus + self.goods())
        self.path.append("bread")

    def taxes(self, leaders: int) -> None:
        """AUT-4.14"""
        cities = len(self.me.cities)
        modifier = printed(self.me).get("city_malus_modifier", 0)
        assert isinstance(modifier, int)
        self.me.thalers += cities * leaders
        self.morale(-(max(0, cities + modifier) + 3 * leaders))
        self.path.append("taxes")

    def room(self) -> bool:
        return CITY_LIMIT[self.me.levels[WHEEL["architecture"]]] > len(self.me.cities)

    def city_price(self) -> int:
        price = printed(self.me).get("city_food_cost", 2)
        assert isinstance(price, int)
        return price

    def fed(self) -> bool:
        return self.me.food - self.city_price() >= 1

    def build(self) -> bool:
        """AUT-3.10 to AUT-3.12"""
        s, me = self.s, self.me
        sites = [n for n in s.land_of(me.seat) if n not in me.cities]
        if not sites or not self.fed() or not self.room():
            return False

        def rank(place: int) -> tuple[int, int, int, int, str]:
            value = site_value(s, me, place)
            near, home = held_next_to(s, me.seat, place), borders_to_home(s, me, place)
            return -value.total, value.rank, -near, home, NAMES[place]

        site, slot = min(sites, key=rank), len(me.cities)
        s.vassals[site] -= 1
        me.free += 1 + me.slots[slot]
        me.slots = (*me.slots[:slot], 0, *me.slots[slot + 1 :])
        me.cities = (*me.cities, site)
        me.food -= self.city_price()
        self.influence(1)
        self.path.append("city " + NAMES[site])
        return True

    def posts(self) -> int:
        """AUT-4.4"""
        built = 0
        for other in self.s.players:
            if other is self.me or not other.automa or not self._neighbours(other):
                continue
            for city in other.cities:
                if city in self.s.posts or self.me.thalers < 2 or not self._cubes():
                    continue
                self.cube()
                self.s.posts[city] = self.me.seat
                self.me.thalers -= 2
                self.morale(2)
                built += 1
        self.path += ["post"] * built
        return built

    def _cubes(self) -> int:
        return self.me.free + sum(self.me.slots)

    def _neighbours(self, other: Player) -> bool:
        """EOT-1.11"""
        s = self.s
        mine = [n for n in s.area.fields if s.owner[n] == self.me.seat]
        return any(s.owner[near] == other.seat for n in mine for near in s.area.borders[n])

    def may_revolt(self) -> bool:
        """AUT-4.10, EOT-6.1"""
        s, me = self.s, self.me
        if me.epoch + 1 >= len(EPOCHS):
            return False
        epoch = EPOCHS[me.epoch + 1]
        goods = sum(LUXURY[n] >= 0 for n in s.land_of(me.seat))
        have = {"luxury_goods": goods, "cities": len(me.cities), "progress": sum(me.levels)}
        assert epoch.requirements is not None
        met = sum(have[what] >= number for what, number in epoch.requirements.items())
        return met >= epoch.requirement_count

    # the plate and the tracks

    def influence(self, points: int) -> None:
        self.me.influence = max(0, self.me.influence + points)

    def morale(self, points: int) -> None:
        """EOT-11.1 to EOT-11.4; vassals lost to unrest go in a step of their own."""
        after = self.me.morale + points
        below = max(0, -5 - after)
        self.me.morale = min(10, max(-5, after))
        self.me.unrest += max(0, below - self.me.influence)
        self.influence(-below)

    def feed(self, food: int) -> None:
        stilled = min(self.me.hunger, food)
        self.me.hunger -= stilled
        self.me.hunger_beside += stilled
        self.me.food += food - stilled
