"""Prices: the printed one, or another that an ability names (COC-4.15)."""

from __future__ import annotations

from functools import partial

from civitas.kernel.asks import Ask, Decision, Pick
from civitas.titles.clash_of_cultures.content.goods import NOTHING, Goods
from civitas.titles.clash_of_cultures.means.payments import (
    ADVANCING,
    PRICE_OF,
    can_pay,
    cost_for,
    pay,
)
from civitas.titles.clash_of_cultures.means.reactions import spent
from civitas.titles.clash_of_cultures.picks.common import PRICE, PRINTED
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, Hook
from civitas.titles.clash_of_cultures.state import Player, State

Offer = tuple[Hook | None, Goods]
"""An ability, or None for the printed price, and what it asks."""


def _what(purpose: str, about: tuple[int, ...]) -> str:
    """What hooks say that name another price for this."""
    return PRICE_OF[about[0]] if purpose == ADVANCING else purpose


def _other_prices(
    s: State, me: Player, printed: Goods, purpose: str, *about: int
) -> list[tuple[Hook, Goods]]:
    """The prices that abilities name, whether they can be paid or not."""
    named = []
    for hook in me.powers.prices.get(_what(purpose, about), ()):
        price = None if spent(s, hook) else hook.run(s, me, printed, *about)
        if price is not None:
            named.append((hook, price))
    return named


def prices(s: State, me: Player, printed: Goods, purpose: str, *about: int) -> list[Offer]:
    """The prices that can be paid now. An ability that is no choice replaces the printed one
    (COC-4.15)."""
    if _what(purpose, about) not in me.powers.prices:
        return [(None, printed)] if can_pay(s, me, printed, purpose, *about) else []
    offers: list[Offer] = [(None, printed)]
    for hook, price in _other_prices(s, me, printed, purpose, *about):
        if hook.optional:
            offers.append((hook, price))
        else:
            offers[0] = (None, price)
    if offers[0][1] == NOTHING:
        return offers[:1]
    return [(hook, price) for hook, price in offers if can_pay(s, me, price, purpose, *about)]


def pay_price(
    s: State, me: Player, printed: Goods, purpose: str, origin: str, clause: str, *about: int
) -> Decision:
    """Choose a price and pay it; tells how much of each kind was paid (COC-4.11, COC-4.15)."""
    offers = prices(s, me, printed, purpose, *about)
    pick = yield Ask(me.seat, "price", partial(_picks, offers), {"origin": origin})
    hook, price = next(offer for offer in offers if _name(offer) == pick.ability)
    if hook is not None and hook.once:
        s.turn.used |= 1 << hook.ability
    paid = yield from pay(s, me, cost_for(s, me, price, purpose, *about), origin, clause)
    return paid


def _picks(offers: list[Offer]) -> list[Pick]:
    return [PRICE[_name(offer)] for offer in offers]


def _name(offer: Offer) -> str:
    return PRINTED if offer[0] is None else ABILITIES[offer[0].ability].id
