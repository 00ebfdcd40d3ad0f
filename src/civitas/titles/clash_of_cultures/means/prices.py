"""Prices: the printed one, or another that an ability names (COC-4.15)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from civitas.kernel.asks import Ask, Decision, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.content.goods import GOODS, NOTHING, Goods
from civitas.titles.clash_of_cultures.means.payments import (
    ADVANCING,
    PRICE_OF,
    can_pay,
    cost_for,
    pay,
    printed,
)
from civitas.titles.clash_of_cultures.means.reactions import spent
from civitas.titles.clash_of_cultures.picks.common import PRICE, PRINTED, Price
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, Hook
from civitas.titles.clash_of_cultures.state import MENDED, Player, State

Offer = tuple[Hook | None, Goods]
"""An ability, or None for the printed price, and what it asks."""


def _what(purpose: str, about: tuple[int, ...]) -> str:
    """What hooks say that name another price for this."""
    return PRICE_OF[about[0]] if purpose == ADVANCING else purpose


def prices(
    s: State, me: Player, printed: Goods, purpose: str, *about: int, action: bool = True
) -> list[Offer]:
    """The prices that can be paid now (COC-4.15). Without ``action`` it is an effect that brings
    what the action would bring (COC-26.27)."""
    named = me.powers.prices.get(_what(purpose, about))
    if named is None:
        return [(None, printed)] if can_pay(s, me, printed, purpose, *about) else []
    hooks = [hook for hook in named if (action or not hook.action) and not spent(s, hook)]
    usual = _usual(s, me, printed, hooks, *about)
    if usual == NOTHING:
        return [(None, usual)]
    start = usual if s.rules.version >= MENDED else printed
    chosen = [(hook, hook.run(s, me, start, *about)) for hook in hooks if hook.optional]
    offers = [(None, usual), *[(hook, price) for hook, price in chosen if price is not None]]
    return [(hook, price) for hook, price in offers if can_pay(s, me, price, purpose, *about)]


def _usual(s: State, me: Player, printed: Goods, hooks: list[Hook], *about: int) -> Goods:
    """An ability that is no choice takes the place of the printed price, or lowers it; several add
    up (COC-4.16), but in the first version each was worked out from the printed one."""
    usual = printed
    for hook in hooks:
        if not hook.optional:
            price = hook.run(s, me, usual if s.rules.version >= MENDED else printed, *about)
            usual = usual if price is None else price
    return usual


def told_price(
    s: State, me: Player, need: Goods, purpose: str, *about: int, action: bool = True
) -> dict[str, int | float]:
    """The price for whoever asks what it is: the printed one first, if it can be paid."""
    offers = prices(s, me, need, purpose, *about, action=action)
    return printed(cost_for(s, me, offers[0][1] if offers else need, purpose, *about))


def too_dear(clause: str, price: Mapping[str, int | float]) -> Reason:
    """What is asked and cannot be paid, whichever way (COC-4.11)."""
    return Reason("unpayable", clause, {good: int(price.get(good, 0)) for good in GOODS})


def pay_price(
    s: State,
    me: Player,
    printed: Goods,
    purpose: str,
    origin: str,
    clause: str,
    *about: int,
    action: bool = True,
) -> Decision:
    """Choose a price and pay it; tells how much of each kind was paid (COC-4.11, COC-4.15)."""
    offers = prices(s, me, printed, purpose, *about, action=action)
    pick = yield Ask(
        me.seat,
        "price",
        partial(_picks, offers),
        {"origin": origin},
        terms=partial(_terms, s, me, offers, purpose, about),
    )
    hook, price = next(offer for offer in offers if _name(offer) == pick.ability)
    if hook is not None and hook.once:
        s.turn.used |= 1 << hook.ability
    paid = yield from pay(s, me, cost_for(s, me, price, purpose, *about), origin, clause)
    return paid


def _picks(offers: list[Offer]) -> list[Pick]:
    return [PRICE[_name(offer)] for offer in offers]


def _terms(
    s: State, me: Player, offers: list[Offer], purpose: str, about: tuple[int, ...], pick: Price
) -> Terms | None:
    """The price itself; how it is paid is asked next."""
    price = next(price for hook, price in offers if _name((hook, price)) == pick.ability)
    return terms(printed(cost_for(s, me, price, purpose, *about)), choice=True)


def _name(offer: Offer) -> str:
    return PRINTED if offer[0] is None else ABILITIES[offer[0].ability].id
