"""Buying a province (EOT-4.19 to EOT-4.23, EOT-4.31)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.titles.era_of_tribes.area import tokens
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.content.tables import CUBE_MORALE, PURCHASE_PRICE
from civitas.titles.era_of_tribes.goals.ending import check_end
from civitas.titles.era_of_tribes.land.colonies import count_colonies
from civitas.titles.era_of_tribes.means.cities import (
    bare_post,
    may_set_city,
    return_city,
    set_city,
)
from civitas.titles.era_of_tribes.means.control import hand_over
from civitas.titles.era_of_tribes.means.cubes import take_from_city
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.picks.deeds import Found, Settle
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()
NO_CUBE: Final = Reason("no-cube", "EOT-4.31")


def for_sale(s: State, him: Player) -> list[int]:
    """EOT-4.20: all provinces but the homes of their present owner."""
    return [n for n in s.land_of(him.seat) if n not in HOMES[him.people]]


def price_of(s: State, place: int, *, forced: bool) -> int:
    """EOT-4.19: a base and as much for each city, food token and good there."""
    base, each = PURCHASE_PRICE[forced]
    return base + each * (tokens(place) + s.city_at(place))


def refuse_purchase(s: State, me: Player, place: int, *, forced: bool) -> Reason | None:
    """EOT-4.29, EOT-4.31: it must be paid, and a cube must be there to hold it."""
    if not (me.free or me.unbuilt):
        return NO_CUBE
    price = price_of(s, place, forced=forced)
    if me.thalers < price:
        return Reason("thalers", "EOT-4.19", {"number": price, "have": me.thalers})
    return None


def take_over(s: State, me: Player, him: Player, place: int, *, forced: bool) -> None:
    """EOT-4.21, EOT-4.22: the seller's pieces go home, food and goods change hands."""
    price = price_of(s, place, forced=forced)
    me.thalers -= price
    him.thalers += price
    him.free += s.vassals[place]
    s.vassals[place] = 0
    city = place in him.cities
    if city:
        return_city(him, place)
    hand_over(s, place, me.seat)
    s.tell(
        "told-bought",
        "EOT-4.19",
        seat=me.seat,
        other=him.seat,
        field=s.label(place),
        number=price,
    )
    s.do(
        Step("purchase.settle", me.seat, (place, int(city))),
        Step("purchase.end", me.seat, (him.seat,)),
    )


@RULES.asking("purchase.settle")
def settle(s: State, me: Player, place: int, city: int) -> Flow:
    """EOT-4.21, EOT-4.22: a vassal of the buyer, or his own city where one stood."""
    if city and may_set_city(me):
        pick = yield Ask(me.seat, "found", lambda: [Found(), Settle()], terms=_terms(me))
        if isinstance(pick, Found):
            set_city(s, me, place)
            return
    s.vassals[place] = 1
    bare_post(s, place)
    if me.free:
        me.free -= 1
    else:  # EOT-4.31
        take_from_city(me)
        change_morale(s, me, -CUBE_MORALE)


def _terms(me: Player) -> Callable[[Pick], Terms | None]:
    def told(pick: Pick) -> Terms | None:
        return terms({"food": me.traits.city_food}) if isinstance(pick, Found) else None

    return told


@RULES.plain("purchase.end")
def end(s: State, me: Player, seat: int) -> None:
    """EOT-4.23, EOT-13.7"""
    for player in s.in_order():  # EOT-3.27
        if player.seat in (me.seat, seat):
            count_colonies(s, player)
    check_end(s, me.seat)
