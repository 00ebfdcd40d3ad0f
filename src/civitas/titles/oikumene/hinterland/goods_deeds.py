"""Deeds of a trade turn about grain and fish (HRN-14.10, HRN-14.12, HRN-14.13)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from civitas.kernel.asks import Ask, Decision, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.titles.oikumene.content.factions import Traits
from civitas.titles.oikumene.content.goods import GOOD, GOODS
from civitas.titles.oikumene.content.modes import Mode
from civitas.titles.oikumene.hinterland import market
from civitas.titles.oikumene.hinterland.deeds import (
    Deed,
    Price,
    last_reason,
    space_of_pick,
)
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.picks.common import on_spaces
from civitas.titles.oikumene.picks.hinterland import (
    Buy,
    Sell,
    SoMany,
    StoreAt,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces


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

    def known(self, s: State, me: Player) -> Sequence[Pick]:
        return self.goods

    def why_not(self, s: State, me: Player, pick: Any) -> Reason:
        return self._why(s, me, GOOD[pick.good])

    def why_none(self, s: State, me: Player) -> Reason:
        return self._why(s, me, *market.TRADED)

    def _why(self, s: State, me: Player, *goods: int) -> Reason:
        if not s.mode.trade_goods:
            return market.NO_GOODS
        towns = spaces(realm(s, me).towns)
        reasons = (self.refuse(s, me, good, f) for good in goods for f in towns)
        return last_reason(reasons, ("gold", "store-full"), market.NO_MARKET)


class BuyDeed(GoodsDeed):
    """HRN-14.10, HRN-14.13"""

    kind = Buy
    goods = tuple(Buy(good.id) for good in GOODS)

    def least(self, traits: Traits) -> float:
        return market.CHEAPEST

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
