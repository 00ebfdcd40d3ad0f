"""Founding cities (EOT-8.29 to EOT-8.32)."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.titles.era_of_tribes.content.fields import FIELD, LANDS, NAMES
from civitas.titles.era_of_tribes.goals.ending import check_end
from civitas.titles.era_of_tribes.means.changes import food_change, shift_influence, told
from civitas.titles.era_of_tribes.means.cities import may_set_city, set_city
from civitas.titles.era_of_tribes.picks import land as picks
from civitas.titles.era_of_tribes.picks.common import DONE, Done
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()

FOUNDERS: Final = 3
"""Vassals that become a city (EOT-8.29)."""
FOUNDING_INFLUENCE: Final = 1
"""EOT-8.31"""

CITY_LIMIT: Final = Reason("city-limit", "EOT-8.29")
NOT_YOURS: Final = Reason("not-your-province", "EOT-8.29")
CITY_THERE: Final = Reason("city-there", "EOT-8.29")
TOO_FEW: Final = Reason("too-few-founders", "EOT-8.29")


def refuse_found(s: State, me: Player, place: int) -> Reason | None:
    """Why no city is founded there; a province under attack is another's (EOT-8.29, EOT-8.32)."""
    if not may_set_city(me):
        return CITY_LIMIT
    if s.owner[place] != me.seat:
        return NOT_YOURS
    if place in me.cities:
        return CITY_THERE
    founders = s.vassals[place] if place < LANDS else 0  # an own sea field holds fleets alone
    return None if founders >= FOUNDERS else TOO_FEW


def sites(s: State, me: Player) -> list[int]:
    """Where a city can be founded."""
    if not may_set_city(me):
        return []
    vassals, cities = s.vassals, me.cities
    return [n for n in s.land_of(me.seat) if vassals[n] >= FOUNDERS and n not in cities]


@RULES.plain("founding")
def founding(s: State, me: Player) -> None:
    """EOT-8.32: one city after the other, as long as there is a site."""
    if sites(s, me):
        s.do(Step("founding.site", me.seat))


@RULES.asking("founding.site")
def choose_site(s: State, me: Player) -> Flow:
    """EOT-8.29, EOT-8.32: where, or nowhere."""
    options, prices = partial(_site_picks, s, me), partial(_terms, me)
    pick = yield Ask(me.seat, "found-city", options, sure=True, terms=prices)
    if isinstance(pick, Done):
        return
    s.do(Step("founding", me.seat))
    found_city(s, me, FIELD[pick.field])
    check_end(s, me.seat)


def found_city(s: State, me: Player, place: int) -> None:
    """EOT-8.30, EOT-8.31"""
    s.vassals[place] -= FOUNDERS
    me.free += FOUNDERS
    food = food_change(me, -me.traits.city_food)
    set_city(s, me, place)
    s.tell("told-founds-city", "EOT-8.29", seat=me.seat, field=NAMES[place], **food)
    shift_influence(s, me, FOUNDING_INFLUENCE, "EOT-8.31")


def _site_picks(s: State, me: Player) -> list[Pick]:
    return [*(picks.FOUND_CITY[place] for place in sites(s, me)), DONE]


def _terms(me: Player, pick: Pick) -> Terms | None:
    if isinstance(pick, Done):
        return None
    freed = {"free_vassals": FOUNDERS + me.slots[len(me.cities)]}
    return told(food_change(me, -me.traits.city_food), freed, {"influence": FOUNDING_INFLUENCE})
