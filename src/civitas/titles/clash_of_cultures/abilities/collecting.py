"""Abilities that speak in a Collect."""

from __future__ import annotations

from typing import Final

from civitas.titles.clash_of_cultures.cities.collect import add_gains, change_gains
from civitas.titles.clash_of_cultures.content.areas import BARREN, MOUNTAIN, PLAINS
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    FOOD,
    GOLD,
    IDEAS,
    ORE,
    WOOD,
    one,
)
from civitas.titles.clash_of_cultures.content.pieces import ACADEMY, SETTLER
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import Player, State
from civitas.titles.clash_of_cultures.units import count

ORE_NEEDED: Final = 2
FOOD_FOR_POTTERY: Final = 3
RICE_FIELDS: Final = 2
TRIBUTE_RANGE: Final = 2


@hook(Moment.COLLECT_HEXES, "husbandry", once=True)
def husbandry(s: State, me: Player, city: int) -> list[int]:
    """COC-9.8: land at distance exactly 2."""
    return [place for place in s.map.at(city, 2) if s.map.is_land(place)]


def _academy(s: State, me: Player, collector: int) -> bool:
    return s.collecting is not None and s.cities[s.collecting.city].has(ACADEMY)


@hook(Moment.COLLECTED, "public_education", may=_academy, once=True)
def public_education(s: State, me: Player, collector: int) -> None:
    """COC-26.7: an idea for a city with an academy of any colour."""
    add_gains(s, IDEAS)


def _much_ore(s: State, me: Player, collector: int) -> bool:
    return s.collecting is not None and s.collecting.gains[ORE] >= ORE_NEEDED


@hook(Moment.COLLECTED, "metallurgy", may=_much_ore, optional=True)
def metallurgy(s: State, me: Player, collector: int) -> None:
    """COC-26.9: gold in place of one ore, once per Collect."""
    change_gains(s, ORE, GOLD)


# Civilizations


@hook(Moment.YIELD, "terraces")
def terraces(s: State, me: Player, city: int, place: int) -> tuple[int, ...] | None:
    """Mountains yield food, wood or ore (COC-7.11, COC-9.3)."""
    return (FOOD, WOOD, ORE) if s.map.terrain[place] == MOUNTAIN else None


@hook(Moment.YIELD, "inundation")
def inundation(s: State, me: Player, city: int, place: int) -> tuple[int, ...] | None:
    """Barren hexes yield food or wood (COC-7.11, COC-9.3)."""
    return (FOOD, WOOD) if s.map.terrain[place] == BARREN else None


@hook(Moment.COLLECT_CITIES, "tribute")
def tribute(s: State, me: Player, city: int) -> list[int]:
    """Hexes with cities of other players or barbarians, also at distance 2; but exhausted land
    yields nothing (COC-22.3)."""
    near = [n for n in s.map.within(city, TRIBUTE_RANGE) if n not in s.exhausted]
    return [n for n in near if n in s.cities and s.cities[n].owner != me.seat]


def _rice_fields(s: State, me: Player) -> int:
    taken = () if s.collecting is None else s.collecting.taken
    fields = {
        place
        for place, _ in taken
        if s.map.terrain[place] == PLAINS
        and place not in me.cities
        and count(s, me.seat, place, SETTLER)
    }
    return min(len(fields), RICE_FIELDS)


def _has_rice(s: State, me: Player, collector: int) -> bool:
    return _rice_fields(s, me) > 0


@hook(Moment.COLLECTED, "rice_cultivation", may=_has_rice)
def rice_cultivation(s: State, me: Player, collector: int) -> None:
    """One more food for up to 2 plains outside the own cities where a settler stands (COC-7.11,
    COC-9.9)."""
    add_gains(s, FOOD, _rice_fields(s, me))


def _one_food(s: State, me: Player, collector: int) -> bool:
    return s.collecting is not None and s.collecting.gains[FOOD] == 1


@hook(Moment.COLLECTED, "canals", may=_one_food)
def canals(s: State, me: Player, collector: int) -> None:
    """A Collect that yields exactly 1 food yields 1 more (COC-7.11, COC-9.9)."""
    add_gains(s, FOOD)


def _much_food(s: State, me: Player, collector: int) -> bool:
    return s.collecting is not None and s.collecting.gains[FOOD] >= FOOD_FOR_POTTERY


@hook(Moment.COLLECTED, "pottery", may=_much_food, once=True)
def pottery(s: State, me: Player, collector: int) -> None:
    """A culture token for a Collect of at least 3 food (COC-7.11, COC-9.9)."""
    gain(s, me, one(CULTURE), "pottery", "COC-9.9")
