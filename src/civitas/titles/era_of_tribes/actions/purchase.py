"""Buying a province (EOT-4.19 to EOT-4.23, EOT-4.31)."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.titles.era_of_tribes.area import tokens
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.content.tables import CUBE_MORALE, PURCHASE_PRICE
from civitas.titles.era_of_tribes.goals.ending import check_end
from civitas.titles.era_of_tribes.land.colonies import count_colonies, morale_of_colonies
from civitas.titles.era_of_tribes.means.changes import Changes, food_change, morale_change, told
from civitas.titles.era_of_tribes.means.cities import (
    bare_post,
    city_changes,
    may_set_city,
    occupy,
    return_city,
)
from civitas.titles.era_of_tribes.means.control import hand_over
from civitas.titles.era_of_tribes.means.cubes import cube_from_city
from civitas.titles.era_of_tribes.means.food import food_of
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
        return_city(s, him, place, "EOT-4.22")
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
        prices = partial(_settle_terms, s, me)
        pick = yield Ask(me.seat, "found", lambda: [Found(), Settle()], terms=prices)
        if isinstance(pick, Found):
            occupy(s, me, place, "EOT-4.22")
            return
    s.vassals[place] = 1
    bare_post(s, place)
    if me.free:
        me.free -= 1
    else:  # EOT-4.31
        cube_from_city(s, me, CUBE_MORALE)


def _settle_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """What the buyer's city or vassal costs, and the colonies that are counted next (EOT-4.21 to
    EOT-4.23, EOT-4.31)."""
    colonies = morale_of_colonies(s, me, s.held[me.seat])
    if isinstance(pick, Found):
        return told(*city_changes(me), morale_change(me, -colonies))
    return told(*_cube_changes(me, colonies))


def _cube_changes(me: Player, morale: int) -> tuple[Changes, Changes]:
    """A cube for the province, and so much morale besides."""
    cube = 0 if me.free else CUBE_MORALE
    return {"free_vassals": -1 if me.free else 0}, morale_change(me, -morale - cube)


def buyer_changes(s: State, me: Player, place: int, *, forced: bool) -> list[Changes]:
    """What a purchase costs and brings the buyer before he is asked anything else."""
    found = [{"thalers": -price_of(s, place, forced=forced)}, food_change(me, food_of(me, place))]
    if not _asks(s, me, place):
        colonies = morale_of_colonies(s, me, s.held[me.seat] | 1 << place)
        found += _cube_changes(me, colonies)
    return found


def seller_changes(s: State, me: Player, him: Player, place: int) -> list[Changes]:
    """What an agreed purchase brings and costs the seller before the buyer is asked anything
    else."""
    city = him.traits.city_food if place in him.cities else 0
    price = price_of(s, place, forced=False)
    found = [
        {"thalers": price, "free_vassals": s.vassals[place]},
        food_change(him, city - food_of(him, place)),
    ]
    if not _asks(s, me, place):
        colonies = morale_of_colonies(s, him, s.held[him.seat] & ~(1 << place))
        found.append(morale_change(him, -colonies))
    return found


def _asks(s: State, me: Player, place: int) -> bool:
    """Will the buyer be asked whether he sets a city (EOT-4.22)?"""
    return s.city_at(place) and may_set_city(me)


@RULES.plain("purchase.end")
def end(s: State, me: Player, seat: int) -> None:
    """EOT-4.23, EOT-13.7"""
    for player in s.in_order():  # EOT-3.27
        if player.seat in (me.seat, seat):
            count_colonies(s, player)
    check_end(s, me.seat)
