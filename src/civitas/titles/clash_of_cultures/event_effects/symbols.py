"""Section 22: goldmine, exhausted land and pirates; barbarians have a chapter of their own."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.titles.clash_of_cultures.cards.events import symbol
from civitas.titles.clash_of_cultures.cities.cities import lower_mood
from civitas.titles.clash_of_cultures.content.goods import GOLD, GOODS, one
from civitas.titles.clash_of_cultures.content.pieces import SHIP
from civitas.titles.clash_of_cultures.means.choices import choose_city
from civitas.titles.clash_of_cultures.means.payments import USING, cost_of_one, pay, payable
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.picks.events import RECALL
from civitas.titles.clash_of_cultures.state import ANGRY, PIRATES, Player, State
from civitas.titles.clash_of_cultures.units import at, in_supply, place_unit, remove_unit, ships
from civitas.titles.clash_of_cultures.wild.barbarians import free_ground, hex_picks

RULES: Final = Chapter()

GOLDMINE: Final = 2
PIRATE_SHIPS: Final = 2
NOT_EXHAUSTIBLE: Final = Reason("exhaust-place", "COC-22.2")
NO_PIRATE_WATER: Final = Reason("pirate-place", "COC-22.16")
ANYTHING: Final = tuple(range(len(GOODS)))


@symbol("goldmine")
def goldmine(s: State, me: Player) -> None:
    """COC-22.1"""
    gain(s, me, one(GOLD, GOLDMINE), "symbol_goldmine", "COC-22.1")


@symbol("exhausted_land")
def exhausted_land(s: State, me: Player) -> Flow:
    """COC-22.2: a token on free land next to an own city."""
    near = {place for city in me.cities for place in s.map.near(city)}
    choice = [place for place in sorted(near) if free_ground(s, place)]
    if not choice or not s.exhausted_left:
        return
    options = partial(hex_picks, s, choice)
    pick = yield Ask(me.seat, "exhaust", options, otherwise=NOT_EXHAUSTIBLE)
    s.exhausted = (*s.exhausted, s.hex(pick.hex))
    s.exhausted_left -= 1
    s.tell("exhausted-land", "COC-22.2", hex=pick.hex)


# ------------------------------------------------------------------ pirates


@symbol("pirates")
def pirates(s: State, me: Player) -> None:
    """COC-22.16, COC-22.18: ships come, then everybody next to pirates pays."""
    s.do(
        Step("pirates.come", me.seat),
        *[Step("pirates.extort", player.seat) for player in s.in_order(me.seat)],
    )


def _waters(s: State) -> list[int]:
    """COC-22.16: water hexes without any ship."""
    return [
        place
        for place in range(len(s.map.terrain))
        if s.map.is_water(place) and not any(ships(units.get(place, ())) for units in s.units)
    ]


@RULES.asking("pirates.come")
def pirates_come(s: State, me: Player) -> Flow:
    """COC-22.16, COC-22.17: two ships; one of them next to an own city, if possible."""
    while in_supply(s, PIRATES, SHIP) < PIRATE_SHIPS and s.units[PIRATES]:
        pick = yield Ask(me.seat, "recall-pirates", partial(_recall_picks, s))
        place = s.hex(pick.hex)
        remove_unit(s, PIRATES, place, at(s, PIRATES, place)[0])
    free = _waters(s)
    coast = {place for city in me.cities for place in s.map.near_water(city)}
    first = [place for place in free if place in coast] or free
    for choice in (first, free)[: in_supply(s, PIRATES, SHIP) if free else 0]:
        options = partial(hex_picks, s, choice)
        pick = yield Ask(me.seat, "pirate-ship", options, otherwise=NO_PIRATE_WATER)
        place_unit(s, PIRATES, s.hex(pick.hex), SHIP)
        s.tell("pirates-come", "COC-22.16", hex=pick.hex)


def _recall_picks(s: State) -> list[Pick]:
    return [RECALL[s.label(place)] for place in sorted(s.units[PIRATES])]


@RULES.asking("pirates.extort")
def extort(s: State, me: Player) -> Flow:
    """COC-22.18, COC-22.19: exactly 1 resource or token; who has none has an unhappier city."""
    coast = [city for city in me.cities if any(n in s.units[PIRATES] for n in s.map.near(city))]
    if not coast:
        return
    cost = cost_of_one(s, me, ANYTHING, USING)
    if payable(me, cost):
        yield from pay(s, me, cost, "pirates", "COC-22.18")
        return
    calm = [city for city in coast if s.cities[city].mood != ANGRY]
    if calm:
        place = yield from choose_city(s, me, calm, "extorted-city")
        lower_mood(s, place, "COC-22.18")
