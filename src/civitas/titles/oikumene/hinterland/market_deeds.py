"""Deeds of a trade turn about goods and herds (HRN-14.10 to HRN-14.13)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from civitas.kernel.asks import Ask, Decision, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.factions import Traits
from civitas.titles.oikumene.content.goods import GOOD, GOODS, HERD, HERDS, MEAT
from civitas.titles.oikumene.content.modes import Mode
from civitas.titles.oikumene.hinterland import market
from civitas.titles.oikumene.hinterland.deeds import (
    NO_LINES,
    Deed,
    Price,
    first_reason,
    space_of_pick,
)
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.stores import herds_at_hand, penned
from civitas.titles.oikumene.means.units import has_block
from civitas.titles.oikumene.picks.common import on_spaces
from civitas.titles.oikumene.picks.hinterland import (
    Butcher,
    Buy,
    BuyHerd,
    HerdAt,
    Sell,
    SellHerd,
    SoMany,
    StoreAt,
)
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.world import bits, spaces

NO_GOODS = Reason("no-goods", "HRN-1.2")
CHEAPEST = min(price for herd in HERDS if (price := herd.harbour.buy) is not None)
"""What a herd costs at least."""
_BUTCHER = tuple(Butcher(herd.id) for herd in HERDS)


def _how_many(me: Player, good: str, most: int, priced: Callable[[Any], Terms | None]) -> Ask:
    numbers = [SoMany(number) for number in range(1, most + 1)]
    return Ask(me.seat, "how-many", lambda: numbers, params={"good": good}, terms=priced)


class GoodsDeed(Deed):
    """Grain or fish, into a store or out of it."""

    kind: ClassVar[type[Buy] | type[Sell]]
    ask = "store-where"
    goods: ClassVar[tuple[Pick, ...]]
    """Its lines, by good."""

    def exists(self, mode: Mode, traits: Traits) -> bool:
        return mode.trade_goods

    @abstractmethod
    def stores(self, s: State, me: Player, good: int) -> Iterable[int]:
        """Those that come into question."""

    @abstractmethod
    def refuse(self, s: State, me: Player, good: int, field: int) -> Reason | None:
        """Why it cannot be done there."""

    def places(self, s: State, me: Player, pick: Any) -> list[StoreAt]:
        good = GOOD[pick.good]
        stores, picks = self.stores(s, me, good), on_spaces(StoreAt, s.world)
        return [picks[field] for field in stores if self.refuse(s, me, good, field) is None]

    def why_none(self, s: State, me: Player) -> Reason:
        if not s.mode.trade_goods:
            return NO_GOODS
        towns = spaces(realm(s, me).towns)
        reasons = (self.refuse(s, me, good, f) for good in market.TRADED for f in towns)
        return first_reason(reasons, market.NO_MARKET)


class BuyDeed(GoodsDeed):
    """HRN-14.10, HRN-14.13"""

    kind = Buy
    goods = tuple(Buy(good.id) for good in GOODS)

    def stores(self, s: State, me: Player, good: int) -> Iterable[int]:
        return spaces(market.stores_to_fill(me, realm(s, me), good))

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Pick]:
        return [self.goods[good] for good in market.TRADED if market.can_buy(s, me, own, good)]

    def refuse(self, s: State, me: Player, good: int, field: int) -> Reason | None:
        return market.refuse_buy(s, me, good, field)

    def costs(self, s: State, me: Player, pick: Buy, where: StoreAt | None) -> Price:
        towns = spaces(realm(s, me).towns) if where is None else [space_of_pick(s, where)]
        prices = [market.price_of(s, me, GOOD[pick.good], field).buy for field in towns]
        return {"gold": max((price for price in prices if price is not None), default=0)}

    def terms(self, s: State, me: Player, pick: Any, where: Any = None) -> Terms | None:
        """How many is still to be asked."""
        most = terms(self._up_to(s, me, pick, where), choice=True)
        return None if most is None else Terms(most.costs, most.gains, most.choice, "at-most")

    def _up_to(self, s: State, me: Player, pick: Buy, where: StoreAt | None) -> Price:
        good = GOOD[pick.good]
        towns = spaces(realm(s, me).towns) if where is None else [space_of_pick(s, where)]
        most = [
            market.cost_of(s, me, good, f, market.most_bought(s, me, good, f))
            for f in towns
            if market.refuse_buy(s, me, good, f) is None
        ]
        return {"gold": max(most, default=0)}

    def perform(self, s: State, me: Player, pick: Buy, where: StoreAt) -> Decision:
        good, field = GOOD[pick.good], space_of_pick(s, where)

        def priced(so: SoMany) -> Terms | None:
            return terms({"gold": market.cost_of(s, me, good, field, so.number)})

        number = yield _how_many(me, pick.good, market.most_bought(s, me, good, field), priced)
        market.buy(s, me, good, field, number.number)
        return None


class SellDeed(GoodsDeed):
    """HRN-14.10, HRN-14.12"""

    kind = Sell
    goods = tuple(Sell(good.id) for good in GOODS)

    def stores(self, s: State, me: Player, good: int) -> Iterable[int]:
        stock = market.stock(s, good)
        stores = market.stores_for(realm(s, me), good)
        return [field for field in spaces(stores) if stock[field]]

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Pick]:
        return [self.goods[good] for good in market.TRADED if market.can_sell(s, own, good)]

    def refuse(self, s: State, me: Player, good: int, field: int) -> Reason | None:
        return market.refuse_sell(s, me, good, field)

    def terms(self, s: State, me: Player, pick: Any, where: Any = None) -> Terms | None:
        """How many is still to be asked; halves are added up (HRN-14.12)."""
        good = GOOD[pick.good]
        fields = self.stores(s, me, good) if where is None else [space_of_pick(s, where)]
        best = max((market.sell_price(s, me, good, field) for field in fields), default=0)
        return Terms(choice=True, note="each-whole" if best >= 1 else "each-half")

    def perform(self, s: State, me: Player, pick: Sell, where: StoreAt) -> Decision:
        good, field = GOOD[pick.good], space_of_pick(s, where)
        price = market.sell_price(s, me, good, field)

        def priced(so: SoMany) -> Terms | None:
            gold, halves = market.proceeds(me, good, price, so.number)
            brought = terms(gains={"gold": gold}) or Terms()
            return Terms(gains=brought.gains, note="half-over" if halves % market.HALVES else "")

        number = yield _how_many(me, pick.good, market.stock(s, good)[field], priced)
        market.sell(s, me, good, field, number.number)
        return None


def own_kinds(s: State, me: Player, own: Realm) -> tuple[int, ...]:
    """The kinds of herds that a player has in connection with a settlement."""
    found = 0
    for _, kind in herds_at_hand(s, me, own.supplied):
        found |= 1 << kind
    return spaces(found)


class HerdDeed(Deed):
    """A herd, on a field."""

    kind: ClassVar[type[BuyHerd] | type[SellHerd] | type[Butcher]]
    ask = "herd-where"

    def exists(self, mode: Mode, traits: Traits) -> bool:
        return mode.trade_goods

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Pick]:
        herds = self.herds(s, me, own)
        if not herds:
            return NO_LINES
        return [
            self.kind(HERDS[herd].id)
            for herd in herds
            if any(self.refuse(s, me, herd, field) is None for field in self.fields(s, me, herd))
        ]

    def herds(self, s: State, me: Player, own: Realm) -> Sequence[int]:
        """The kinds that a player can think of."""
        return own_kinds(s, me, own)

    @abstractmethod
    def refuse(self, s: State, me: Player, herd: int, field: int) -> Reason | None:
        """Why it cannot be done there."""

    def fields(self, s: State, me: Player, herd: int) -> Iterable[int]:
        """Where it might be done."""
        return market.own_herds(s, me, herd)

    def places(self, s: State, me: Player, pick: Any) -> list[HerdAt]:
        herd = HERD[pick.herd]
        fields, picks = self.fields(s, me, herd), on_spaces(HerdAt, s.world)
        return [picks[field] for field in fields if self.refuse(s, me, herd, field) is None]

    def why_none(self, s: State, me: Player) -> Reason:
        if not s.mode.trade_goods:
            return NO_GOODS
        herds = range(len(HERDS))
        reasons = (self.refuse(s, me, h, f) for h in herds for f in self.fields(s, me, h))
        return first_reason(reasons, market.NO_HERD)


class BuyHerdDeed(HerdDeed):
    """HRN-14.10, HRN-14.13"""

    kind = BuyHerd

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Pick]:
        if me.gold < CHEAPEST or not market.trades_herds(me, own):
            return NO_LINES
        return super().lines(s, me, own, apart)

    def herds(self, s: State, me: Player, own: Realm) -> Sequence[int]:
        traded = market.herds_traded(me, own)
        return traded if traded and has_block(s, me) else ()

    def fields(self, s: State, me: Player, herd: int) -> Iterable[int]:
        return spaces(realm(s, me).supplied & s.world.land)

    def refuse(self, s: State, me: Player, herd: int, field: int) -> Reason | None:
        return market.refuse_buy_herd(s, me, herd, field)

    def costs(self, s: State, me: Player, pick: BuyHerd, where: Any) -> Price:
        return {"gold": HERDS[HERD[pick.herd]].harbour.buy or 0}

    def perform(self, s: State, me: Player, pick: BuyHerd, where: HerdAt) -> None:
        market.buy_herd(s, me, HERD[pick.herd], space_of_pick(s, where))


class SellHerdDeed(HerdDeed):
    """HRN-14.10"""

    kind = SellHerd

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Pick]:
        if not market.trades_herds(me, own) or not (s.grazed[me.seat] or penned(s, me)):
            return NO_LINES
        return super().lines(s, me, own, apart)

    def herds(self, s: State, me: Player, own: Realm) -> Sequence[int]:
        traded = market.herds_traded(me, own)
        return [herd for herd in own_kinds(s, me, own) if herd in traded]

    def refuse(self, s: State, me: Player, herd: int, field: int) -> Reason | None:
        return market.refuse_sell_herd(s, me, herd, field)

    def gains(self, s: State, me: Player, pick: SellHerd, where: Any) -> Price:
        return {"gold": HERDS[HERD[pick.herd]].harbour.sell or 0}

    def perform(self, s: State, me: Player, pick: SellHerd, where: HerdAt) -> None:
        market.sell_herd(s, me, HERD[pick.herd], space_of_pick(s, where))


class ButcherDeed(HerdDeed):
    """HRN-14.11: any herd at hand; in matches of the first two rules only where the meat can be
    sold."""

    kind = Butcher
    meddles = True

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Pick]:
        found, where, seat = 0, self._where(s, own), me.seat
        for field in spaces(where & s.grazed[seat]):
            if not apart or s.control[field] in (seat, NOBODY):
                for owner, kind in s.herds[field]:
                    found |= 1 << kind if owner == seat else 0
        for field in spaces(where & penned(s, me)):
            if not apart or s.control[field] in (seat, NOBODY):
                found |= bits(s.stalls[field])
        return [_BUTCHER[herd] for herd in spaces(found)]

    def _where(self, s: State, own: Realm) -> int:
        return s.world.land if s.rules.version >= 3 else own.supplied

    def fields(self, s: State, me: Player, herd: int) -> Iterable[int]:
        herds = herds_at_hand(s, me, self._where(s, realm(s, me)))
        return dict.fromkeys(field for field, kind in herds if kind == herd)

    def refuse(self, s: State, me: Player, herd: int, field: int) -> Reason | None:
        return None

    def touches(self, s: State, me: Player, pick: Butcher, where: HerdAt) -> bool:
        """There is room for herds of whoever controls the field (HRN-2.6)."""
        return s.control[space_of_pick(s, where)] not in (me.seat, NOBODY)

    def gains(self, s: State, me: Player, pick: Butcher, where: HerdAt | None) -> Price:
        herd = HERD[pick.herd]
        fields = self.fields(s, me, herd) if where is None else [space_of_pick(s, where)]
        if not any(realm(s, me).supplied >> field & 1 for field in fields):
            return {}
        meat = HERDS[herd].slaughter_meat
        return {"gold": market.proceeds(me, MEAT, market.meat_price(s), meat)[0]}

    def perform(self, s: State, me: Player, pick: Butcher, where: HerdAt) -> None:
        market.butcher(s, me, HERD[pick.herd], space_of_pick(s, where))
