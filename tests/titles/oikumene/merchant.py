"""A second account of what can be done in a trade turn (sections 12 to 14), and for how much: from
the clauses, place by place, without any of the functions that it is held against."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.titles.oikumene.stacks import SPACE_OF, SPOT_OF, SPOTS
from tests.titles.oikumene.household import BLOCKS, LIGHT, Deed, Household, Unit
from tests.titles.oikumene.referee import NOBODY, SHIPS

WALLS = ("out", "inside")
LEVELS = ("standard", "experienced", "veteran", "elite")
LIMITS = {"village": 1, "city": 2, "dock": 1, "harbour": 2}
"""HRN-14.2, HRN-14.5"""
BERTHS = {"dock": 2, "harbour": 4}
ROOMS, ROOM = {"village": 5, "city": 10}, {LIGHT: 1, "cavalry": 2, "war_elephants": 3}
"""HRN-2.19, HRN-2.25"""
SHIP_PRICES = {"transport_ship": 2, "warship": 3}
UPGRADES = SHIP_PRICES | {"heavy_infantry": 3, "cavalry": 4, "siege_engines": 2, "war_elephants": 6}
"""HRN-14.4, HRN-14.8"""
COMMANDERS = {"poor": 2, "average": 4, "better": 6, "brilliant": 8}
"""HRN-14.14"""


class Merchant(Household):
    """What one player can do in his turn."""

    # ------------------------------------------------------------ units

    def hires(self) -> Iterator[Deed]:
        """HRN-14.2, HRN-14.6, HRN-14.7"""
        for (kind, level, pays), (gold, prestige) in {**self.lights(), **self.specials()}.items():
            if self.gold >= gold and (not self.s.mode.prestige or self.prestige >= prestige):
                yield from (("Hire", kind, level, pays, where) for where in self.camps(kind, level))

    def lights(self) -> dict[tuple[str, str, str], tuple[int, int]]:
        """HRN-14.2, HRN-18.3, HRN-18.4: by kind, level and how it is paid, gold and prestige."""
        recruits, found = self.s.mode.recruitment_of_recruits, {}
        if not (self.bonus.light_infantry_only_recruited and recruits):
            found[LIGHT, "standard", "gold"] = (2, 0)
        if recruits and not self.bonus.no_recruiting_light_infantry:
            found[LIGHT, "recruit", "gold"] = (1, 0)
        return found

    def specials(self) -> dict[tuple[str, str, str], tuple[int, int]]:
        """HRN-12.4, HRN-14.6, HRN-14.7, HRN-18.5: the same of mercenaries and pirates."""
        mode, found = self.s.mode, {}
        for n, level in enumerate(LEVELS if mode.experience else LEVELS[:1]):
            found["mercenary", level, "gold"] = (5 + 2 * n, 2)
            if self.bonus.mercenary_alternative_price:
                other = (1 + 2 * n, 10) if mode.prestige else (3, 0)
                found["mercenary", level, "prestige"] = other
            if mode.pirates:
                found["pirates", level, "gold"] = (10 + 2 * n, 0)
                found["pirates", level, "prestige"] = (2 * n, 16)
        return found

    def camps(self, kind: str, level: str) -> set[str]:
        """Where such a unit may be placed."""
        if kind in BLOCKS and not self.block():
            return set()
        if kind == "pirates":
            return {sea for sea in self.seas if self._lair(sea)}
        doubled = self.me.trade.doubled
        found = set()
        for field in self.towns:
            times = 2 if doubled == self.s.world.number[field] else 1
            full = self.done("bought", field) >= times * LIMITS[self.town[field]]
            sacked = level == "recruit" and not self.plain(field)
            if not (full or sacked) and self.cube((field, "out", kind, level)):
                found.add(field)
        return found

    def _lair(self, sea: str) -> bool:
        """HRN-14.7"""
        yards = any(owner == self.seat and f in self.yard for f, owner in self.owner.items())
        near = {*self.seas[sea].coast_fields, *self.seas[sea].adjacent_seas}
        near |= {n for n, (_, both) in self.sections.items() if self.linked(self.seat, n, sea)}
        return yards and not self.contested(self.seat, sea) and bool(near & self.mine)

    def upgrades(self) -> Iterator[Deed]:
        """HRN-14.4, HRN-14.8, HRN-18.25"""
        for unit in self.units:
            field, spot, kind, _ = unit
            if kind == LIGHT and (spot == "out" or (spot == "inside" and field in self.towns)):
                for new, price in UPGRADES.items():
                    less = self.bonus.ship_discount * (new in SHIPS)
                    if self.gold >= max(0, price - less) and self.becomes(unit, new):
                        yield "UpgradeTo", new, *unit

    def becomes(self, unit: Unit, new: str) -> bool:
        """HRN-14.4, HRN-14.5, HRN-2.12, HRN-2.13: can such light infantry, if it is paid?"""
        field, spot, _, level = unit
        if new == "war_elephants" and not (self.s.mode.war_elephants and self.block()):
            return False
        if not self.makes(field, new) or not self.limit(field, new):
            return False
        if new == "cavalry" and self.s.mode.breeding and not self._horses(field):
            return False
        if spot == "inside" and not self._grows(field, new):
            return False
        return self.cube((field, "port" if new in SHIPS else spot, new, level), unit)

    def makes(self, field: str, kind: str) -> bool:
        """HRN-14.4, HRN-14.8: is it a place where such units are made?"""
        if kind == "siege_engines":
            return self._besieges(field)
        if kind == "war_elephants":
            near = self.towns & {*self.fields[field].adjacent}
            desert = self.map.id == "italia" and self.fields[field].kind == "desert"
            return bool(desert and near) or (self.bonus.war_elephants and field in self.towns)
        needs = {
            "heavy_infantry": self.town.get(field) == "city",
            "cavalry": True,
            "transport_ship": field in self.yard,
            "warship": self.yard.get(field) == "harbour",
        }
        return field in self.towns and needs[kind]

    def _besieges(self, field: str) -> bool:
        owner = self.owner.get(field, NOBODY)
        if owner in (NOBODY, self.seat) or self.seat not in self.owner.values():
            return False
        there = field in self.outside[self.seat]
        return there and self.encircled(field) and self.hostile(self.seat, owner)

    def limit(self, field: str, kind: str) -> bool:
        """HRN-14.5, HRN-12.8, HRN-2.19: may one more be made or trained there?"""
        if kind == "siege_engines":
            return True
        if kind in SHIPS:
            return self.done("launched", field) < LIMITS[self.yard[field]] and self._berth(field)
        return self.done("upgraded", field) < LIMITS[self.town.get(field, "village")]

    def _berth(self, field: str) -> bool:
        number = self.s.world.number[field]
        port = [
            n
            for player in self.s.players
            for stack, n in player.units.items()
            if SPACE_OF[stack] == number and SPOTS[SPOT_OF[stack]] == "port"
        ]
        return sum(port) < BERTHS[self.yard[field]]

    def _horses(self, field: str) -> bool:
        """HRN-14.4"""
        number = self.s.world.number[field]
        half = any(stable >> number & 1 for stable in self.me.trade.stables)
        here = self.area(field)
        return half or any(f in here for f, herd in self.at_hand() if herd == "horses")

    def _grows(self, field: str, kind: str) -> bool:
        """HRN-2.25: engines are made before walls, not behind them."""
        if kind == "siege_engines":
            return False
        if kind in SHIPS or kind == "heavy_infantry":
            return True
        inside = {u: n for u, n in self.units.items() if u[:2] == (field, "inside")}
        taken = sum(ROOM.get(unit[2], 1) * n for unit, n in inside.items())
        room = ROOMS[self.town[field]] + (field in self.forts)
        return taken + ROOM[kind] - 1 <= room

    def degraded(self) -> Iterator[Deed]:
        """HRN-14.9, HRN-18.25: whom, and for how much gold."""
        for unit in self.units:
            field, spot, kind, level = unit
            shut = spot in ("inside", "port", "hold") and field not in self.towns
            if kind not in UPGRADES or shut:
                continue
            ship = kind in SHIPS
            if ship and (field not in self.fields or self._needed(unit)):
                continue
            if self.cube((field, "out" if ship else spot, LIGHT, level), unit):
                yield "Degrade", *unit, self.refund(unit)

    def refund(self, unit: Unit) -> int:
        """HRN-14.9, HRN-18.25: where it is made, and ships in port."""
        field, spot, kind, _ = unit
        if kind == "siege_engines" or field not in self.fields:
            return 0
        if kind in SHIPS and spot != "port":
            return 0
        less = self.bonus.ship_discount * (kind in SHIPS)
        return max(0, UPGRADES[kind] - less) if self.makes(field, kind) else 0

    def _needed(self, unit: Unit) -> bool:
        """Does its cargo need the ship?"""
        field, spot, kind, _ = unit
        if kind != "transport_ship":
            return False
        hold = "hold" if spot == "port" else "aboard"
        ships = sum(n for u, n in self.units.items() if u[:3] == unit[:3])
        cargo = (ROOM.get(u[2], 1) * n for u, n in self.units.items() if u[:2] == (field, hold))
        return sum(cargo) > 3 * (ships - 1)

    def trained(self) -> Iterator[Deed]:
        """HRN-12.4, HRN-12.5, HRN-12.8"""
        for unit, number in self.units.items():
            field, spot, kind, level = unit
            spots = ("port",) if kind in SHIPS else ("out", "site", "inside")
            if kind in BLOCKS or level == "elite" or self.gold < 2 or not self.s.mode.training:
                continue
            if field not in self.towns or spot not in spots or self.held.get(unit, 0) >= number:
                continue
            done = self.done("launched" if kind in SHIPS else "upgraded", field)
            if done < LIMITS[self.yard[field] if kind in SHIPS else self.town[field]]:
                yield "Train", *unit

    def sold(self) -> Iterator[Deed]:
        """HRN-18.19"""
        for unit in self.units if self.bonus.sell_light_infantry else ():
            if unit[2] == LIGHT and unit[0] in self.towns and unit[1] in (*WALLS, "site"):
                yield "SellUnit", *unit

    # ------------------------------------------------------------ all

    def others(self) -> Iterator[Deed]:
        """HRN-11.8, HRN-14.3, HRN-14.14"""
        if self.gold >= 3:
            land = self.mine & set(self.fields)
            yield from (("ClearStone", field) for field in land if not self.plain(field))
        if self.prestige >= 2 and self.me.trade.doubled < 0:
            yield from (("DoubleLimit", field) for field in self.towns)
        has = [0, *COMMANDERS.values()][self.me.commander]
        for name, price in COMMANDERS.items() if self.s.mode.commanders else ():
            if price > has and self.gold >= price - has:
                yield "Command", f"{name}_commander"

    def deeds(self) -> set[Deed]:
        """All of it."""
        parts = (self.hires, self.upgrades, self.degraded, self.trained, self.sold, self.goods)
        more = (self.herd_deals, self.built, self.works, self.pulled_down, self.others)
        return {deed for part in (*parts, *more) for deed in part()}
