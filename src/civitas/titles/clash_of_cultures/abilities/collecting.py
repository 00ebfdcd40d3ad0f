"""Abilities that speak in a Collect."""

from __future__ import annotations

from typing import Final

from civitas.titles.clash_of_cultures.abilities.registry import hook
from civitas.titles.clash_of_cultures.collect import add_gains, change_gains
from civitas.titles.clash_of_cultures.content.goods import GOLD, IDEAS, ORE
from civitas.titles.clash_of_cultures.content.pieces import ACADEMY
from civitas.titles.clash_of_cultures.moments import Moment
from civitas.titles.clash_of_cultures.state import Player, State

ORE_NEEDED: Final = 2


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
