"""Abilities that speak when an advance is paid for or gained."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Flow
from civitas.titles.clash_of_cultures.advances.advance import (
    PRINTED_PRICE,
    gain_advance,
    refuse_gain,
)
from civitas.titles.clash_of_cultures.content.advances import (
    ADVANCE,
    ADVANCES,
    CATEGORY_OF,
    IN_CATEGORY,
)
from civitas.titles.clash_of_cultures.content.advances import CATEGORY as CATEGORIES
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    FOOD,
    GOLD,
    IDEAS,
    NOTHING,
    Goods,
    goods,
    lowered,
    one,
)
from civitas.titles.clash_of_cultures.means.payments import (
    ADVANCING,
    PRICE_OF,
    Cost,
    cost_for,
    pay,
    payable,
)
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import Player, State

SCIENCE: Final = CATEGORIES["science"]
SPIRITUALITY: Final = CATEGORIES["spirituality"]
SANITATION: Final = ADVANCE["sanitation"]
PHILOSOPHY: Final = ADVANCES[ADVANCE["philosophy"]]
FREE_EDUCATION: Final = ADVANCES[ADVANCE["free_education"]]


def _prices_of(category: int) -> tuple[str, ...]:
    return tuple(PRICE_OF[n] for n in IN_CATEGORY[category])


@hook(
    Moment.PRICE,
    "priesthood",
    optional=True,
    once=True,
    action=True,
    purposes=_prices_of(SCIENCE),
)
def priesthood(s: State, me: Player, printed: Goods, advance: int) -> Goods | None:
    """COC-26.3: a Science advance taken with the Advance action costs nothing."""
    return NOTHING if printed != NOTHING else None


def _science_action(
    s: State, me: Player, gainer: int, advance: int, paid: tuple[int, ...], action: int
) -> bool:
    return gainer == me.seat and bool(action) and CATEGORY_OF[advance] == SCIENCE


@hook(Moment.ADVANCE_GAINED, "philosophy", may=_science_action)
def philosophy(s: State, me: Player, *about: int) -> None:
    """COC-26.5: after an Advance action that gained a Science advance."""
    amount = goods(PHILOSOPHY.gain_after_science_advance_action)
    gain(s, me, amount, PHILOSOPHY.id, "COC-26.5")


def _paid_for(
    s: State, me: Player, gainer: int, advance: int, paid: tuple[int, ...], action: int
) -> bool:
    return gainer == me.seat and any(paid[good] for good in (IDEAS, GOLD) if paid)


@hook(
    Moment.ADVANCE_GAINED,
    "free_education",
    may=_paid_for,
    optional=True,
    once=True,
    cost=goods(FREE_EDUCATION.cost),
)
def free_education(s: State, me: Player, *about: int) -> None:
    """COC-26.4: if an idea or gold was paid for the advance, pay 1 more idea for a mood token."""
    gain(s, me, goods(FREE_EDUCATION.gain), FREE_EDUCATION.id, "COC-26.4")


# Civilizations


@hook(Moment.PRICE, "peace_and_poetry", optional=True, once=True, purposes=PRICE_OF)
def peace_and_poetry(s: State, me: Player, printed: Goods, advance: int) -> Goods | None:
    """An advance that costs 2 food may be had for 1 culture token (COC-7.11, COC-4.15)."""
    return one(CULTURE) if printed == PRINTED_PRICE else None


@hook(
    Moment.PRICE,
    "stadiums",
    optional=True,
    once=True,
    action=True,
    purposes=_prices_of(SPIRITUALITY),
)
def stadiums(s: State, me: Player, printed: Goods, advance: int) -> Goods:
    """The Advance action costs 1 food less for a Spirituality advance (COC-7.11, COC-4.15)."""
    return lowered(printed, one(FOOD))


@hook(Moment.PRICE, "aqueducts", optional=True, action=True, purposes=(PRICE_OF[SANITATION],))
def aqueducts(s: State, me: Player, printed: Goods, advance: int) -> Goods:
    """Sanitation taken with the Advance action costs no food (COC-7.11, COC-4.15)."""
    return NOTHING


def _may_dig(s: State, me: Player) -> bool:
    refusal = refuse_gain(me.advances, SANITATION)
    return refusal is None and payable(me, _digging_cost(s, me))


def _digging_cost(s: State, me: Player) -> Cost:
    return cost_for(s, me, PRINTED_PRICE, ADVANCING, SANITATION)


@hook(Moment.FREE_ACTION, "aqueducts", may=_may_dig, price=_digging_cost)
def free_sanitation(s: State, me: Player) -> Flow:
    """Or it costs its usual price, as a free action (COC-7.11, COC-3.7)."""
    paid = yield from pay(s, me, _digging_cost(s, me), "sanitation", "COC-7.1")
    gain_advance(s, me, SANITATION, paid=paid, action=True)


assert one(IDEAS) == goods(FREE_EDUCATION.cost)
