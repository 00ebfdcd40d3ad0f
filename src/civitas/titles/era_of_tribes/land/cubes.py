"""Cubes for what is placed: from FV, or at a price from an unbuilt city (EOT-7.9, EOT-7.10)."""

from __future__ import annotations

from functools import partial

from civitas.kernel.asks import Ask, Decision, Params, Pick
from civitas.titles.era_of_tribes.means.cubes import cube_from_city, cube_terms
from civitas.titles.era_of_tribes.picks.common import FROM_CITY, PASS, FromCity
from civitas.titles.era_of_tribes.state import Player, State


def take_cube(s: State, me: Player, price: int, what: str, field: str) -> Decision:
    """Take a cube for something that is free: from FV, or, if its owner wants that, at a price in
    morale from an unbuilt city (EOT-7.9). Is there one?"""
    if me.free:
        me.free -= 1
        return True
    if not me.unbuilt:
        return False
    prices = partial(cube_terms, me, price)
    params: Params = {"field": field, "morale": price}
    pick = yield Ask(me.seat, what, _from_city_or_not, params, sure=True, terms=prices)
    if not isinstance(pick, FromCity):
        return False
    cube_from_city(s, me, price)
    return True


def _from_city_or_not() -> tuple[Pick, ...]:
    return (FROM_CITY, PASS)
