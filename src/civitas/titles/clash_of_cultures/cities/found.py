"""Section 8: founding cities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick, Reason
from civitas.titles.clash_of_cultures.cities.cities import new_city
from civitas.titles.clash_of_cultures.content.areas import BARREN
from civitas.titles.clash_of_cultures.content.pieces import SETTLEMENT, SETTLER
from civitas.titles.clash_of_cultures.means.reactions import answers, forbids, reactions
from civitas.titles.clash_of_cultures.picks.cities import FOUND, Found
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.state import KIND, PIRATE, Player, State
from civitas.titles.clash_of_cultures.units import at, enemy_units, remove_unit

SETTLERS: Final = frozenset(unit for unit in range(PIRATE) if unit & KIND == SETTLER)
"""Settlers with all marks that they may bear."""

NO_SETTLER: Final = Reason("no-settler", "COC-8.1")
NO_SETTLEMENT: Final = Reason("no-settlement", "COC-8.2")
ABOARD: Final = Reason("settler-aboard", "COC-8.3")
BARREN_LAND: Final = Reason("barren", "COC-8.2")
CITY_THERE: Final = Reason("city-there", "COC-8.2")
ENEMY_THERE: Final = Reason("enemy-there", "COC-8.2")
EXHAUSTED: Final = Reason("exhausted", "COC-8.2")
FORBIDDEN: Final = Reason("founding-forbidden", "COC-0.12")


def refuse_site(s: State, me: Player, place: int) -> Reason | None:
    """Why no city can be founded here, whoever would do it (COC-8.2)."""
    if not s.map.is_land(place):
        return ABOARD
    if s.map.terrain[place] == BARREN and not answers(s, me, Moment.FOUND_ON, place):
        return BARREN_LAND
    if place in s.cities:
        return CITY_THERE
    if place in s.exhausted:
        return EXHAUSTED
    if enemy_units(s, me.seat, place):
        return ENEMY_THERE
    if not me.pieces_left[SETTLEMENT]:
        return NO_SETTLEMENT
    return None


def has_settler(units: tuple[int, ...]) -> bool:
    """Is a settler among these (COC-8.1)?"""
    return not SETTLERS.isdisjoint(units)


def refuse_found(s: State, me: Player, place: int) -> Reason | None:
    """Why the Found City action is not possible here (COC-8.2)."""
    if not has_settler(at(s, me.seat, place)):
        return NO_SETTLER
    return refuse_site(s, me, place) or refuse_neighbours(s, me, place)


def refuse_neighbours(s: State, me: Player, place: int) -> Reason | None:
    """Does an ability of another player forbid to found a city here (COC-8.2)?"""
    for other in s.players:
        if other is not me and forbids(s, other, Moment.FORBIDS_FOUNDING, me.seat, place):
            return FORBIDDEN
    return None


def found_picks(s: State, me: Player) -> Iterable[Pick]:
    """The hexes with an own settler where a city may be founded (COC-8.1)."""
    own, none_of = s.units[me.seat], SETTLERS.isdisjoint
    settlers = [place for place, units in own.items() if not none_of(units)]
    return [FOUND[s.label(n)] for n in sorted(settlers) if refuse_found(s, me, n) is None]


def found(s: State, me: Player, pick: Found) -> None:
    """COC-8.1: a settler becomes a settlement."""
    settle(s, me, s.hex(pick.hex))


def settle(s: State, me: Player, place: int) -> None:
    """COC-8.1: a settler there returns to supply for a city. Pushes, so call it last."""
    settlers = [unit for unit in at(s, me.seat, place) if unit & KIND == SETTLER]
    remove_unit(s, me.seat, place, settlers[-1])  # one that has moved, if any has
    s.do(*reactions(s, Moment.SETTLED, me.seat, place, players=[me]))
    found_city(s, me, place)


def found_city(s: State, me: Player, place: int) -> None:
    """COC-8.4, COC-8.5: a neutral city of size 1; founding does not activate it."""
    new_city(s, me.seat, place)
    s.tell("founded", "COC-8.4", seat=me.seat, hex=s.label(place))
    window = Step("objectives.founded", me.seat, (place,))
    s.do(*reactions(s, Moment.CITY_FOUNDED, me.seat, place), window)
