"""Abilities of leaders at the start of a turn, on voyages, and at the end of the game."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NOWHERE
from civitas.titles.clash_of_cultures.cities.cities import lower_mood
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    FOOD,
    GOLD,
    GOOD,
    GOODS,
    MOOD,
    RESOURCES,
    one,
)
from civitas.titles.clash_of_cultures.content.pieces import PORT
from civitas.titles.clash_of_cultures.course.scoring import EVENTS_SCORED, Points
from civitas.titles.clash_of_cultures.geography import FAR
from civitas.titles.clash_of_cultures.leaders import leader_city, leader_hex
from civitas.titles.clash_of_cultures.means.choices import choose_city, choose_player, gain_any
from civitas.titles.clash_of_cultures.means.stock import gain, lose
from civitas.titles.clash_of_cultures.picks.common import PASS, PAY_WITH, Pass, PayWith
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import ANGRY, HAPPY, Player, State
from civitas.titles.clash_of_cultures.units import army

CLAUSE: Final = "COC-11.16"
NEAR: Final = 2
FULL_TREASURY: Final = 2


def _happy_here(s: State, me: Player) -> bool:
    place = leader_city(s, me)
    return place != NOWHERE and s.cities[place].mood == HAPPY


@hook(Moment.TURN_START, "pilgrim_patron", may=_happy_here)
def pilgrim_patron(s: State, me: Player) -> Flow:
    """Food or a mood token if the city here is happy (COC-11.16, COC-3.3)."""
    yield from gain_any(s, me, (FOOD, MOOD), "pilgrim_patron", CLAUSE)


def _poor_port_here(s: State, me: Player) -> bool:
    place = leader_city(s, me)
    return place != NOWHERE and s.cities[place].has(PORT) and me.goods[GOLD] <= FULL_TREASURY


@hook(Moment.TURN_START, "treasury_of_tyre", may=_poor_port_here)
def treasury_of_tyre(s: State, me: Player) -> None:
    """Gold if the city here has a port and there are 2 or less (COC-11.16, COC-3.3)."""
    gain(s, me, one(GOLD), "treasury_of_tyre", CLAUSE)


def _payers(s: State, me: Player) -> list[int]:
    here = leader_hex(s, me)
    if here == NOWHERE:
        return []
    return [
        place
        for place in s.map.within(here, NEAR)
        if (city := s.cities.get(place)) is not None
        and city.mood != ANGRY
        and city.owner < len(s.players)
        and city.owner != me.seat
    ]


def _somebody_pays(s: State, me: Player) -> bool:
    return bool(_payers(s, me))


@hook(Moment.TURN_START, "tribute_of_margus", may=_somebody_pays, optional=True, once=True)
def tribute_of_margus(s: State, me: Player) -> Flow:
    """The owner of a city near the leader gives a resource, or the city's mood falls (COC-11.16,
    COC-3.3)."""
    place = yield from choose_city(s, me, _payers(s, me), "tribute-of-margus")
    payer = s.players[s.cities[place].owner]
    params = {"hex": s.label(place)}
    pick = yield Ask(
        payer.seat, "give-tribute", partial(_tribute_picks, payer), params, terms=_given
    )
    if isinstance(pick, Pass):
        lower_mood(s, place, CLAUSE)
        return
    given = one(GOOD[pick.good])
    lose(s, payer, given, "tribute_of_margus", CLAUSE)
    gain(s, me, given, "tribute_of_margus", CLAUSE)


def _given(pick: Pick) -> Terms | None:
    return terms({pick.good: 1}) if isinstance(pick, PayWith) else None


def _tribute_picks(payer: Player) -> list[Pick]:
    return [*(PAY_WITH[GOODS[good]] for good in RESOURCES if payer.goods[good]), PASS]


def _suitors(s: State, me: Player) -> list[Player]:
    """Other players with an army unit or city within range 2 of the city here."""
    here = leader_city(s, me)
    if here == NOWHERE:
        return []
    near = s.map.within(here, NEAR)
    return [
        other
        for other in s.others(me.seat)
        if any(place in other.cities or army(s.units[other.seat].get(place, ())) for place in near)
    ]


def _somebody_near(s: State, me: Player) -> bool:
    return bool(_suitors(s, me))


@hook(Moment.TURN_START, "courtship", may=_somebody_near, optional=True, cost=one(CULTURE, 2))
def courtship(s: State, me: Player) -> Flow:
    """No battles between the two until the start of the own next turn (COC-11.16, COC-3.3)."""
    other = yield from choose_player(me, _suitors(s, me), "courtship")
    me.courted = other
    s.tell("courts", CLAUSE, seat=me.seat, other=other)


# Voyages


def _area_here(s: State, me: Player) -> int:
    """The area where the leader is aboard a ship, -1 if he is not."""
    place = leader_hex(s, me)
    if place == NOWHERE or not s.map.is_water(place):
        return -1
    return s.map.layout.area_of[place]


def _new_area(s: State, me: Player) -> bool:
    area = _area_here(s, me)
    return area >= 0 and not me.marked_areas >> area & 1


@hook(Moment.ACTION, "legendary_explorer", may=_new_area, cost=one(CULTURE))
def legendary_explorer(s: State, me: Player) -> None:
    """The area is marked; a point at the end of the game, whatever becomes of the leader
    (COC-11.16, COC-3.4)."""
    me.marked_areas |= 1 << _area_here(s, me)
    s.tell("marks-area", CLAUSE, seat=me.seat, hex=s.label(leader_hex(s, me)))


@hook(Moment.END_POINTS, "ruler_of_the_north")
def ruler_of_the_north(s: State, me: Player) -> Points:
    """Half a point for each hex between the leader and the capital (COC-11.16, COC-27.3)."""
    here = leader_hex(s, me)
    distance = FAR if here == NOWHERE else s.map.distance(here, me.capital)
    return ((EVENTS_SCORED, distance),) if distance < FAR else ()
