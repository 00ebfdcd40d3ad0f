"""The market (HRN-14.10 to HRN-14.13): grain, fish, herds and meat."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Reason
from civitas.kernel.values import put
from civitas.titles.oikumene.content.buildings import FISH_ROOM, GRAIN_ROOM
from civitas.titles.oikumene.content.calendar import SEASONS
from civitas.titles.oikumene.content.goods import (
    FISH,
    GOODS,
    GRAIN,
    HERDS,
    HORSES,
    MEAT,
    Price,
)
from civitas.titles.oikumene.hinterland.hiring import note
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.purse import pay, short_of
from civitas.titles.oikumene.means.stores import (
    add_herd,
    fish_room,
    grain_room,
    herd_room,
    herds_at_hand,
    lead_away,
)
from civitas.titles.oikumene.means.units import has_block
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

NO_GOODS: Final = Reason("no-goods", "HRN-1.2")
NO_MARKET: Final[Reason] = Reason("no-market", "HRN-14.10")
NO_HARBOUR: Final = Reason("no-harbour-here", "HRN-14.10")
NO_ROOM: Final = Reason("store-full", "HRN-14.13")
NOTHING: Final = Reason("nothing-stored", "HRN-14.10")
NO_BLOCK: Final = Reason("no-block", "HRN-2.13")
NO_HERD: Final[Reason] = Reason("no-herd", "HRN-14.10")
_ALL_HERDS: Final = tuple(range(len(HERDS)))
HALVES: Final = 2
"""Prices may be halves, so sales are counted in halves (HRN-14.12)."""


TRADED: Final = (GRAIN, FISH)
_BOUGHT: Final = [price.buy for n in TRADED for price in (GOODS[n].harbour, GOODS[n].no_harbour)]
_NEAR: Final = tuple(good.harbour.buy for good in GOODS)
_FAR: Final = tuple(good.no_harbour.buy for good in GOODS)
"""By good, what it costs at a harbour and elsewhere, if it is sold there."""
_SOLD_IN_HARBOURS: Final = tuple(good.no_harbour.sell is None for good in GOODS)
"""By good, whether nobody buys it anywhere else."""
CHEAPEST: Final = min(price for price in _BOUGHT if price is not None)
"""What a piece of grain or fish costs at least."""


def has_harbour(s: State, me: Player, space: int) -> bool:
    """HRN-14.10: a completed own harbour in the connected area."""
    return bool(realm(s, me).ports >> space & 1)


def price_of(s: State, me: Player, good: int, space: int) -> Price:
    """HRN-14.10: prices of grain and fish depend on a harbour."""
    return GOODS[good].harbour if has_harbour(s, me, space) else GOODS[good].no_harbour


def herd_price(s: State, me: Player, herd: int, space: int) -> Price:
    """HRN-14.10, HRN-18.30: herds are traded at harbours, horses by some anywhere."""
    anywhere = herd == HORSES and me.traits.horse_trade_without_harbour
    return HERDS[herd].harbour if anywhere or has_harbour(s, me, space) else HERDS[herd].no_harbour


def trades_herds(me: Player, own: Realm) -> bool:
    """Can he trade any kind of herds?"""
    return bool(own.harbours) or bool(me.traits.horse_trade_without_harbour)


def herds_traded(me: Player, own: Realm) -> tuple[int, ...]:
    """The kinds of herds that he can trade anywhere at all."""
    if own.harbours:
        return _ALL_HERDS
    return (HORSES,) if me.traits.horse_trade_without_harbour else ()


def can_buy(s: State, me: Player, own: Realm, good: int) -> bool:
    """HRN-14.10, HRN-14.13: is there an own store to fill, and can he pay that?"""
    for field in spaces(stores_to_fill(me, own, good)):
        if good == GRAIN:
            if s.grain[field] < GRAIN_ROOM[s.town[field]]:
                return True  # there is room even without a fortification
            if s.fort >> field & 1 and grain_room(s, field) > 0:
                return True
        elif s.fish[field] < FISH_ROOM[s.yard[field]]:
            return True
    return False


def can_sell(s: State, own: Realm, good: int) -> bool:
    """HRN-14.10: does any lie in an own store where it can be sold?"""
    stored, where = (s.grain, own.towns) if good == GRAIN else (s.fish, own.docks)
    if _SOLD_IN_HARBOURS[good]:
        where &= own.ports
    for field in spaces(where):
        if stored[field]:
            return True
    return False


def stock(s: State, good: int) -> list[int]:
    """What lies in store, by field."""
    return s.grain if good == GRAIN else s.fish


def room_for(s: State, good: int, field: int) -> int:
    return grain_room(s, field) if good == GRAIN else fish_room(s, field)


def refuse_buy(s: State, me: Player, good: int, field: int) -> Reason | None:
    """HRN-14.10, HRN-14.13: into a store of the own, with room."""
    if not realm(s, me).towns >> field & 1:
        return NO_MARKET
    price = price_of(s, me, good, field).buy
    if price is None:
        return NO_HARBOUR
    if room_for(s, good, field) < 1:
        return NO_ROOM
    return None if me.gold >= price else short_of("gold", int(price), "HRN-14.10")


def stores_for(own: Realm, good: int) -> int:
    """The own stores that take such a good, as bits."""
    return own.towns if good == GRAIN else own.docks


def stores_to_fill(me: Player, own: Realm, good: int) -> int:
    """Of these the ones for which he could pay, as bits."""
    stores = own.towns if good == GRAIN else own.docks
    if not stores:
        return 0
    near, far = _NEAR[good], _FAR[good]
    found = 0
    if near is not None and near <= me.gold:
        found = own.ports
    if far is not None and far <= me.gold:
        found |= ~own.ports
    return found & stores


def refuse_sell(s: State, me: Player, good: int, field: int) -> Reason | None:
    """HRN-14.10"""
    if not realm(s, me).towns >> field & 1:
        return NO_MARKET
    if price_of(s, me, good, field).sell is None:
        return NO_HARBOUR
    return None if stock(s, good)[field] else NOTHING


def most_bought(s: State, me: Player, good: int, field: int) -> int:
    """How much can be bought into a store."""
    price = price_of(s, me, good, field).buy or 1
    return min(room_for(s, good, field), int(me.gold // price))


def buy(s: State, me: Player, good: int, field: int, number: int) -> int:
    """HRN-14.10; the gold it costs."""
    gold = cost_of(s, me, good, field, number)
    pay(me, gold)
    stock(s, good)[field] += number
    _tell(s, me, "told-buy", good, field, number, gold)
    return gold


def cost_of(s: State, me: Player, good: int, field: int, number: int) -> int:
    return int((price_of(s, me, good, field).buy or 0) * number)


def proceeds(me: Player, good: int, price: float, number: int) -> tuple[int, int]:
    """HRN-14.12: all sales of one good in a trade turn are added up and rounded down. The gold that
    these bring, and the halves that all are worth then."""
    before = me.trade.sold[good]
    after = before + int(price * HALVES) * number
    return after // HALVES - before // HALVES, after


def sell_price(s: State, me: Player, good: int, field: int) -> float:
    return price_of(s, me, good, field).sell or 0


def sell(s: State, me: Player, good: int, field: int, number: int) -> None:
    """HRN-14.10"""
    gold = _cash(s, me, good, sell_price(s, me, good, field), number)
    stock(s, good)[field] -= number
    _tell(s, me, "told-sell", good, field, number, gold)


def _cash(s: State, me: Player, good: int, price: float, number: int) -> int:
    gold, halves = proceeds(me, good, price, number)
    note(me, sold=put(me.trade.sold, good, halves))
    me.gold += gold
    return gold


def _tell(
    s: State, me: Player, message: str, good: int, field: int, number: int, gold: int
) -> None:
    s.tell(
        message,
        "HRN-14.10",
        seat=me.seat,
        good=GOODS[good].id,
        space=s.label(field),
        number=number,
        gold=gold,
    )


def refuse_buy_herd(s: State, me: Player, herd: int, field: int) -> Reason | None:
    """HRN-14.10, HRN-14.13: on a field of a connected area with a settlement, with room."""
    if not realm(s, me).supplied >> field & 1:
        return NO_MARKET
    price = herd_price(s, me, herd, field).buy
    if price is None:
        return NO_HARBOUR
    if herd_room(s, field) < 1:
        return NO_ROOM
    if not has_block(s, me):
        return NO_BLOCK
    return None if me.gold >= price else short_of("gold", int(price), "HRN-14.10")


def buy_herd(s: State, me: Player, herd: int, field: int) -> None:
    gold = int(herd_price(s, me, herd, field).buy or 0)
    pay(me, gold)
    add_herd(s, me, field, herd)
    _tell_herd(s, me, "told-buy-herd", herd, field, gold)


def _tell_herd(
    s: State, me: Player, message: str, herd: int, field: int, gold: int, clause: str = "HRN-14.10"
) -> None:
    s.tell(
        message,
        clause,
        seat=me.seat,
        herd=HERDS[herd].id,
        space=s.label(field),
        gold=gold,
    )


def own_herds(s: State, me: Player, herd: int) -> list[int]:
    """Fields connected to a settlement with an own herd of this kind, in file order."""
    herds = herds_at_hand(s, me, realm(s, me).supplied)
    return list(dict.fromkeys(field for field, kind in herds if kind == herd))


def refuse_sell_herd(s: State, me: Player, herd: int, field: int) -> Reason | None:
    """HRN-14.10"""
    if field not in own_herds(s, me, herd):
        return NO_HERD
    return NO_HARBOUR if herd_price(s, me, herd, field).sell is None else None


def sell_herd(s: State, me: Player, herd: int, field: int) -> None:
    gold = int(herd_price(s, me, herd, field).sell or 0)
    lead_away(s, me, field, herd)
    me.gold += gold
    _tell_herd(s, me, "told-sell-herd", herd, field, gold)


def meat_price(s: State) -> float:
    """HRN-14.11: it depends on the season."""
    return GOODS[MEAT].sell_by_season[SEASONS[s.season].id]


def butcher(s: State, me: Player, herd: int, field: int) -> None:
    """HRN-14.11: a herd is slaughtered and its meat sold at once; without connection it is lost
    (HRN-14.10)."""
    sold = realm(s, me).supplied >> field & 1
    lead_away(s, me, field, herd)
    gold = _cash(s, me, MEAT, meat_price(s), HERDS[herd].slaughter_meat) if sold else 0
    _tell_herd(s, me, "told-butcher", herd, field, gold, "HRN-14.11")
