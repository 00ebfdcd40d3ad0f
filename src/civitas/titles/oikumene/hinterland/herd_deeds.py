"""Deeds of a trade turn about herds (HRN-14.10, HRN-14.11, HRN-14.13)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from civitas.kernel.asks import Pick, Reason
from civitas.kernel.explain import Terms
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.factions import Traits
from civitas.titles.oikumene.content.goods import HERD, HERDS, MEAT
from civitas.titles.oikumene.content.modes import Mode
from civitas.titles.oikumene.hinterland import market
from civitas.titles.oikumene.hinterland.deeds import (
    MARKET,
    NO_LINES,
    Deed,
    Price,
    last_reason,
    space_of_pick,
)
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.stores import herds_at_hand, penned
from civitas.titles.oikumene.means.units import has_block
from civitas.titles.oikumene.picks.common import on_spaces
from civitas.titles.oikumene.picks.hinterland import (
    Butcher,
    BuyHerd,
    HerdAt,
    SellHerd,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import bits, spaces

CHEAPEST = min(price for herd in HERDS if (price := herd.harbour.buy) is not None)
"""What a herd costs at least."""
_BUTCHER: tuple[list[Pick], ...] = tuple(
    [Butcher(HERDS[herd].id) for herd in spaces(kinds)] for kinds in range(1 << len(HERDS))
)
"""By set of kinds, the lines of the menu."""


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
    otherwise: ClassVar[Reason] = market.NO_HERD
    """Why it is done nowhere where there is no place to look at."""

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

    def known(self, s: State, me: Player) -> Sequence[Pick]:
        return [self.kind(each.id) for each in HERDS]

    def why_not(self, s: State, me: Player, pick: Any) -> Reason:
        return self._why(s, me, HERD[pick.herd])

    def why_none(self, s: State, me: Player) -> Reason:
        return self._why(s, me, *range(len(HERDS)))

    def _why(self, s: State, me: Player, *herds: int) -> Reason:
        if not s.mode.trade_goods:
            return market.NO_GOODS
        reasons = (self.refuse(s, me, h, f) for h in herds for f in self.fields(s, me, h))
        last = ("gold", "no-block", "store-full")
        return last_reason(reasons, last, self.otherwise)


class BuyHerdDeed(HerdDeed):
    """HRN-14.10, HRN-14.13"""

    kind = BuyHerd
    needs = MARKET
    otherwise = market.NO_MARKET

    def least(self, traits: Traits) -> float:
        return CHEAPEST

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Pick]:
        if me.gold < CHEAPEST:
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
    needs = MARKET

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Pick]:
        if not s.grazed[me.seat] and not penned(s, me):
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
        if apart:
            where &= ~self._others(s, me)
        for field in spaces(where & s.grazed[seat]):
            for owner, kind in s.herds[field]:
                if owner == seat:
                    found |= 1 << kind
        for field in spaces(where & penned(s, me)):
            found |= bits(s.stalls[field])
        return _BUTCHER[found]

    def _where(self, s: State, own: Realm) -> int:
        return s.world.land if s.rules.version >= 3 else own.supplied

    def fields(self, s: State, me: Player, herd: int) -> Iterable[int]:
        herds = herds_at_hand(s, me, self._where(s, realm(s, me)))
        return dict.fromkeys(field for field, kind in herds if kind == herd)

    def refuse(self, s: State, me: Player, herd: int, field: int) -> Reason | None:
        return None

    def _others(self, s: State, me: Player) -> int:
        """Fields on which somebody else may have herds, as bits: whoever controls them, and who has
        a settlement there that is contested (HRN-8.11, HRN-14.13), of whom nobody thought before
        the tenth rules."""
        alone = s.held[me.seat] | s.held[NOBODY]
        if s.rules.version >= 10:
            alone &= s.homes[me.seat] | s.homes[NOBODY]
        return s.world.land & ~alone

    def touches(self, s: State, me: Player, pick: Butcher, where: HerdAt) -> bool:
        """There is room for herds of others then (HRN-2.6)."""
        return bool(self._others(s, me) >> space_of_pick(s, where) & 1)

    def gains(self, s: State, me: Player, pick: Butcher, where: HerdAt | None) -> Price:
        gold, _ = self._proceeds(s, me, pick) if self._is_sold(s, me, pick, where) else (0, 0)
        return {"gold": gold}

    def terms(self, s: State, me: Player, pick: Any, where: Any = None) -> Terms | None:
        """Told, too, if nobody buys the meat (HRN-14.10), or half a gold is left over."""
        if not self._is_sold(s, me, pick, where):
            return Terms(choice=where is None, note="no-buyer")
        told = super().terms(s, me, pick, where) or Terms(choice=where is None)
        _, halves = self._proceeds(s, me, pick)
        over = "half-over" if halves % market.HALVES else ""
        return Terms(gains=told.gains, choice=told.choice, note=over)

    def _is_sold(self, s: State, me: Player, pick: Butcher, where: HerdAt | None) -> bool:
        """HRN-14.11: is there a buyer for the meat, wherever the herd may be?"""
        fields = self.fields(s, me, HERD[pick.herd]) if where is None else [space_of_pick(s, where)]
        return any(realm(s, me).supplied >> field & 1 for field in fields)

    def _proceeds(self, s: State, me: Player, pick: Butcher) -> tuple[int, int]:
        """The gold for the meat, and the halves that all meat of this turn is worth then."""
        meat = HERDS[HERD[pick.herd]].slaughter_meat
        return market.proceeds(me, MEAT, market.meat_price(s), meat)

    def perform(self, s: State, me: Player, pick: Butcher, where: HerdAt) -> None:
        market.butcher(s, me, HERD[pick.herd], space_of_pick(s, where))
