"""A second account of what a player has at hand when he trades (`merchant.py`): his land, stores,
herds and buildings, and what can be done with them (sections 13 and 14)."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.units import KINDS, LEVELS
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPACE_OF, SPOT_OF, SPOTS
from civitas.titles.oikumene.state import State
from tests.titles.oikumene.referee import Referee

LIGHT = "light_infantry"
BLOCKS = {"mercenary", "pirates", "war_elephants"}
FISH = {"dock": 2, "harbour": 4}
GRAIN = {"village": 5, "city": 10}
"""HRN-2.19"""
BUILDINGS = {"village": 3, "city": 5, "dock": 2, "harbour": 4, "fortification": 2}
"""HRN-13.1"""
BUILDERS = {"village": 2, "city": 4, "dock": 1, "harbour": 2, "fortification": 1}
"""HRN-13.6"""
NUMBERS = tuple(BUILDINGS)
HERD_PRICES = {"sheep": (5, 3), "pigs": (7, 5), "cattle": (9, 7), "horses": (7, 5)}
"""HRN-14.10"""

Unit = tuple[str, str, str, str]
"""Space, spot, kind and level."""
Deed = tuple[object, ...]


class Household(Referee):
    """What one player has."""

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s)
        self.seat, self.me, self.bonus = seat, s.players[seat], self.traits(seat)
        self.gold, self.prestige = self.me.gold, self.me.prestige if s.mode.prestige else 0
        self.towns = self.free(seat)
        self.mine = {s.label(n) for n, owner in enumerate(s.control) if owner == seat}
        self.reach = self.areas(seat, self.mine)
        self.units = {self._unit(stack): n for stack, n in self.me.units.items()}
        self.held = {self._unit(stack): n for stack, n in self.me.training.items()}
        self.forts = {f for f in self.town if s.fort >> s.world.number[f] & 1}
        self.sites = {s.label(f): site for f, site in s.sites.items()}

    def _unit(self, stack: int) -> Unit:
        name, spot = self.s.label(SPACE_OF[stack]), SPOTS[SPOT_OF[stack]]
        return name, spot, KINDS[KIND_OF[stack]].id, LEVELS[LEVEL_OF[stack]].id

    def done(self, what: str, field: str) -> int:
        """How often it was done there in this round."""
        fields: tuple[int, ...] = getattr(self.me.trade, what)
        return fields.count(self.s.world.number[field])

    def area(self, field: str) -> frozenset[str]:
        return next((area for area in self.reach if field in area), frozenset({field}))

    def harbour(self, field: str) -> bool:
        """HRN-14.10"""
        return any(self.yard.get(f) == "harbour" for f in self.area(field) & self.towns)

    def supplied(self) -> set[str]:
        """HRN-2.17: fields connected to a free settlement."""
        return {f for f in self.fields if self.area(f) & self.towns}

    # ------------------------------------------------------------ cubes and blocks

    def cube(self, unit: Unit, leaving: Unit | None = None) -> bool:
        """HRN-2.12"""
        stacks = {u for u in self.units if u[2] not in BLOCKS}
        if leaving and self.units[leaving] == 1:
            stacks.discard(leaving)
        needs_none = unit[2] in BLOCKS or unit in self.units
        return needs_none or len(stacks | {unit}) <= 20

    def block(self) -> bool:
        """HRN-2.13"""
        special = sum(n for unit, n in self.units.items() if unit[2] in BLOCKS)
        kept = [f for f, owner in self.owner.items() if owner == self.seat]
        inside = sum(len(self.s.stalls[self.s.world.number[f]]) for f in kept)
        outside = sum(owner == self.seat for herds in self.s.herds for owner, _ in herds)
        return special + inside + outside < 10

    # ------------------------------------------------------------ goods and herds

    def goods(self) -> Iterator[Deed]:
        """HRN-14.10, HRN-14.13: what is bought and sold, where, and how much of it at most."""
        s = self.s
        for field in self.towns if s.mode.trade_goods else ():
            n, port = s.world.number[field], self.harbour(field)
            room = GRAIN[self.town[field]] + (field in self.forts) - s.grain[n]
            if min(room, self.gold // 2) > 0:
                yield "Buy", "grain", field, min(room, self.gold // 2)
            if s.grain[n]:
                yield "Sell", "grain", field, s.grain[n]
            if field in self.yard:
                room = FISH[self.yard[field]] - s.fish[n]
                if port and min(room, self.gold) > 0:
                    yield "Buy", "fish", field, min(room, self.gold)
                if s.fish[n]:
                    yield "Sell", "fish", field, s.fish[n]

    def at_hand(self) -> list[tuple[str, str]]:
        """Own herds that are in no encircled settlement, and where."""
        s = self.s
        own = [(f, kind) for f in s.world.fields for o, kind in s.herds[f] if o == self.seat]
        found = [(s.label(field), kind) for field, kind in own]
        found += [(f, kind) for f in self.towns for kind in s.stalls[s.world.number[f]]]
        return [(field, HERDS[kind].id) for field, kind in found]

    def herd_deals(self) -> Iterator[Deed]:
        """HRN-14.10, HRN-14.11, HRN-14.13, HRN-18.30"""
        if not self.s.mode.trade_goods:
            return
        connected = self.supplied()
        free = self.bonus.horse_trade_without_harbour
        for herd, (price, _) in HERD_PRICES.items():
            for field in connected if self.gold >= price and self.block() else ():
                if self._pasture(field) and (self.harbour(field) or (free and herd == "horses")):
                    yield "BuyHerd", herd, field
        for field, herd in set(self.at_hand()):
            if field in connected and (self.harbour(field) or (free and herd == "horses")):
                yield "SellHerd", herd, field
            yield "Butcher", herd, field

    def _pasture(self, field: str) -> bool:
        """HRN-2.6"""
        n = self.s.world.number[field]
        neutral = self.fields[field].permanent_neutral
        return not neutral and not self.s.crop[n] and len(self.s.herds[n]) < 2

    # ------------------------------------------------------------ buildings

    def cost(self, building: str) -> int:
        """HRN-13.11"""
        return BUILDINGS[building] - (self.prestige >= 30)

    def tiles(self) -> int:
        """HRN-2.14"""
        own = [f for f, owner in self.owner.items() if owner == self.seat]
        begun = [NUMBERS[s.building] for s in self.sites.values() if s.owner == self.seat]
        stands = len(own) + sum((f in self.yard) + (f in self.forts) for f in own)
        return stands + sum(building not in ("city", "harbour") for building in begun)

    def able(self, field: str) -> bool:
        """HRN-13.1, HRN-13.4, HRN-18.14: is somebody there who may go to the site?"""
        kinds = {LIGHT, "heavy_infantry"} if self.bonus.heavy_infantry_builds else {LIGHT}
        there = [u for u in self.units if u[:2] == (field, "out") and u[2] in kinds]
        return any(self.cube((field, "site", *unit[2:]), unit) for unit in there)

    def built(self) -> Iterator[Deed]:
        """HRN-13.1 to HRN-13.4, HRN-2.14"""
        cities = [f for f, town in self.town.items() if town == "city"]
        city = any(self.owner[f] == self.seat for f in cities)
        begun = [site for site in self.sites.values() if site.owner == self.seat]
        city |= any(NUMBERS[site.building] == "city" for site in begun)
        for field in self.mine & set(self.fields) - set(self.sites):
            for building in self.needs(field, city=city) if self.able(field) else ():
                tile = building in ("city", "harbour") or self.tiles() < 15
                if tile and self.gold >= self.cost(building):
                    yield "Build", building, field

    def needs(self, field: str, *, city: bool) -> list[str]:
        """HRN-13.2, HRN-13.3: what may be built there; a ``city`` is had already, or begun."""
        own = self.owner.get(field) == self.seat
        town, yard = self.town.get(field), self.yard.get(field)
        may = {
            "village": town is None,
            "city": own and town == "village" and (not city or yard == "harbour"),
            "dock": own and yard is None and self._coastal(field),
            "harbour": own and yard == "dock",
            "fortification": own and field not in self.forts,
        }
        return [building for building, allowed in may.items() if allowed]

    def _coastal(self, field: str) -> bool:
        return bool({*self.fields[field].coast} & set(self.seas)) or any(
            field in both for _, both in self.sections.values()
        )

    def works(self) -> Iterator[Deed]:
        """HRN-13.4, HRN-13.5, HRN-13.10, HRN-13.11"""
        for field, site in self.sites.items():
            if site.owner != self.seat or field not in self.mine:
                continue
            on_site = sum(n for u, n in self.units.items() if u[:2] == (field, "site"))
            if on_site < 4 and self.able(field):
                yield "Man", field
            price = -(-self.cost(NUMBERS[site.building]) // 2)
            done = self.me.trade.hastened >> self.s.world.number[field] & 1
            if not done and self.gold >= price:
                yield "Accelerate", field, price, self.fewest(NUMBERS[site.building])

    def fewest(self, building: str) -> int:
        """HRN-13.6, HRN-18.13"""
        faction = FACTIONS[self.me.faction].id if self.me.faction >= 0 else ""
        if faction in ("italia_romans", "britannia_romans") and building in ("village", "city"):
            return BUILDERS[building] // 2
        return 1 if (faction, building) == ("huns_ostrogoths", "village") else BUILDERS[building]

    def pulled_down(self) -> Iterator[Deed]:
        """HRN-13.15, HRN-18.39"""
        goths = self.bonus.dismantle_village_gold
        for field in self.towns:
            if field in self.forts:
                yield "Demolish", "fortification", field, 1
            if not any(p.berths >> self.s.world.number[field] & 1 for p in self.s.players):
                gold = goths if self.town[field] == "village" else 1
                yield "Demolish", self.town[field], field, gold
                if field in self.yard:
                    yield "Demolish", self.yard[field], field, 1
