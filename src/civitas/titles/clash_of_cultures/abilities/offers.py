"""Actions and free actions that advances offer in a turn."""

from __future__ import annotations

from civitas.kernel.asks import Flow
from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.cities.collect import collect_from, refuse_collect
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    GOLD,
    GOOD,
    GOODS,
    MOOD,
    TOKENS,
    goods,
    one,
)
from civitas.titles.clash_of_cultures.means.choices import choose_city, choose_good
from civitas.titles.clash_of_cultures.means.stock import gain, lose
from civitas.titles.clash_of_cultures.picks.common import Gain
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import Player, State

TAXES = ADVANCES[ADVANCE["taxes"]]
CURRENCY = ADVANCE["currency"]
FREE_ECONOMY = ADVANCES[ADVANCE["free_economy"]]


@hook(Moment.ACTION, "taxes", once=True, cost=goods(TAXES.cost))
def taxes(s: State, me: Player) -> Flow:
    """COC-26.14"""
    yield from tax_income(s, me, TAXES.id)


def tax_income(s: State, me: Player, origin: str) -> Flow:
    """COC-26.14: food, wood and ore in any mix, one for each city; with Currency also gold."""
    kinds = [GOOD[good] for good in TAXES.gain_per_city_any_mix]
    if me.has(CURRENCY):
        kinds.append(GOLD)
    for _ in me.cities:
        good = yield from choose_good(me, kinds, origin)
        gain(s, me, one(good), origin, "COC-26.14")


def _has_token(s: State, me: Player) -> bool:
    return any(me.goods[token] for token in TOKENS)


@hook(Moment.FREE_ACTION, "theaters", may=_has_token, once=True)
def theaters(s: State, me: Player) -> Flow:
    """COC-26.16: one token for one of the other kind, either direction."""
    wanted = [token for token in TOKENS if me.goods[MOOD + CULTURE - token]]
    token = yield from choose_good(me, wanted, "theaters", _for_the_other)
    lose(s, me, one(MOOD + CULTURE - token), "theaters", "COC-26.16")
    gain(s, me, one(token), "theaters", "COC-26.16")


def _for_the_other(pick: Gain) -> Terms | None:
    return terms({GOODS[MOOD + CULTURE - GOOD[pick.good]]: 1}, {pick.good: 1})


def _only_collect(s: State, me: Player) -> bool:
    return not s.turn.collects and any(refuse_collect(s, me, n) is None for n in me.cities)


@hook(
    Moment.FREE_ACTION,
    "free_economy",
    may=_only_collect,
    once=True,
    cost=goods(FREE_ECONOMY.cost),
)
def free_economy(s: State, me: Player) -> Flow:
    """COC-26.19: a Collect as a free action, the only one of the turn."""
    cities = [n for n in me.cities if refuse_collect(s, me, n) is None]
    city = yield from choose_city(s, me, cities, "free-economy")
    s.turn.free_collect = True
    yield from collect_from(s, me, city)


@hook(
    Moment.FREE_ACTION,
    "forced_labor",
    once=True,
    cost=goods(ADVANCES[ADVANCE["forced_labor"]].cost),
)
def forced_labor(s: State, me: Player) -> None:
    """COC-26.21: being used is all; `cities.working_mood` looks at it until the turn ends."""
    s.tell("forced-labor", "COC-26.21", seat=me.seat)
