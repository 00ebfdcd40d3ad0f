"""Where an Automa's cubes come from (AUT-3.5)."""

from __future__ import annotations

from civitas.titles.era_of_tribes.means.cubes import take_from_city
from civitas.titles.era_of_tribes.state import Player

FREE, CITY, ARMY, NO_CUBE = range(4)


def take_cube(me: Player, *, army: bool = False) -> int:
    """From FV, then from unbuilt cities, then for expansions from the RA; where it came from. The
    morale for one from a city is paid by whoever takes it."""
    if me.free:
        me.free -= 1
        return FREE
    if me.unbuilt:
        take_from_city(me)
        return CITY
    if army and me.army:
        me.army -= 1
        return ARMY
    return NO_CUBE
