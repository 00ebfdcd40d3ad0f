"""Abilities that speak when an advance is paid for or gained."""

from __future__ import annotations

from typing import Final

from civitas.titles.clash_of_cultures.abilities.registry import hook
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES, CATEGORY_OF
from civitas.titles.clash_of_cultures.content.advances import CATEGORY as CATEGORIES
from civitas.titles.clash_of_cultures.content.goods import GOLD, IDEAS, NOTHING, Goods, goods, one
from civitas.titles.clash_of_cultures.moments import Moment
from civitas.titles.clash_of_cultures.payments import ADVANCING
from civitas.titles.clash_of_cultures.state import Player, State
from civitas.titles.clash_of_cultures.stock import gain

SCIENCE: Final = CATEGORIES["science"]
PHILOSOPHY: Final = ADVANCES[ADVANCE["philosophy"]]
FREE_EDUCATION: Final = ADVANCES[ADVANCE["free_education"]]


@hook(Moment.PRICE, "priesthood", optional=True, once=True)
def priesthood(s: State, me: Player, purpose: str, printed: Goods, *about: int) -> Goods | None:
    """COC-26.3: a Science advance taken with the Advance action costs nothing."""
    if purpose == ADVANCING and CATEGORY_OF[about[0]] == SCIENCE and printed != NOTHING:
        return NOTHING
    return None


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


assert one(IDEAS) == goods(FREE_EDUCATION.cost)
