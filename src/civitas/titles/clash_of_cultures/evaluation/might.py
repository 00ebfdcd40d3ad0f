"""What armies are worth to whoever looks ahead: what they could take, and what they have to guard.

``city_worth`` is what a city is worth besides its pieces, as long as the match goes on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from civitas.titles.clash_of_cultures.city import City
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.pieces import FORTRESS, SETTLER
from civitas.titles.clash_of_cultures.geography import FAR
from civitas.titles.clash_of_cultures.state import BARBARIANS, KIND, Player, State
from civitas.titles.clash_of_cultures.units import army, at, ships
from civitas.titles.clash_of_cultures.wild.barbarians import REACH

ARMY: Final = 0.3
"""An army unit, up to two for each city; without Tactics it can only defend."""
IDLE_ARMY: Final = 0.05
SHIP_WORTH: Final = 0.2
SHIPS: Final = 3
"""More of them are of no use."""
PREY: Final = 0.6
"""An undefended city next to the own army, of what it will be worth: taking it is better."""
PREY_FADES: Final = 0.65
"""What is left of that with each step more."""
HUNT: Final = 5
"""As far as armies go for it."""
RISK: Final = 0.55
"""What is to be feared of an enemy who is near, of the worth of the city; nothing where there are
as many defenders."""
ARMY_RANGE: Final = 1

TACTICS: Final = ADVANCE["tactics"]


@lru_cache(maxsize=1 << 12)
def counted(units: tuple[int, ...]) -> tuple[int, int, int]:
    """How many of these are army units, ships, settlers?"""
    return army(units), ships(units), [unit & KIND for unit in units].count(SETTLER)


def power(s: State, me: Player, city_worth: float) -> float:
    """The army, and cities that it could take."""
    army, prey = power_parts(s, me, city_worth)
    return army + prey


def power_parts(s: State, me: Player, city_worth: float) -> tuple[float, float]:
    """The same, one by one."""
    mine = s.units[me.seat]
    fleet = fighters = 0
    for units in mine.values():
        some = counted(units)
        fighters += some[0]
        fleet += some[1]
    useful = min(fighters, 2 * len(me.cities))
    worth = ARMY * useful + IDLE_ARMY * (fighters - useful) + SHIP_WORTH * min(fleet, SHIPS)
    if not fighters or not me.has(TACTICS):
        return worth, 0.0
    armies = [n for n, units in mine.items() if counted(units)[0] and s.map.is_land(n)]
    return worth, PREY * _prey(s, me, armies, city_worth)


def _prey(s: State, me: Player, armies: list[int], city_worth: float) -> float:
    """Undefended cities of others (COC-15.3), the nearer to an own army the better."""
    steps = [s.map.land_steps(place) for place in armies]
    worth = 0.0
    for place, city in s.cities.items():
        if city.owner != me.seat:
            far = min([there[place] for there in steps], default=FAR)
            if far <= HUNT and not _defenders(s, place, city):
                worth += (city.size + city_worth) * PREY_FADES ** (far - 1)
    return worth


def danger(s: State, me: Player, city_worth: float) -> float:
    """The worth of own cities that barbarians may be sent to (COC-22.11) or armies may reach, as
    far as their defenders are too few."""
    enemies = [
        (s.map.circle(place, reach, land_only=True), counted(units)[0])
        for owner, reach in _raiders(s, me)
        if s.units[owner]
        for near in (s.map.around(me.cities, reach),)
        for place, units in s.units[owner].items()
        if near >> place & 1
    ]
    feared = 0.0
    for place in me.cities if enemies else ():
        strength = max([many for within, many in enemies if within >> place & 1], default=0)
        if strength:
            city = s.cities[place]
            missing = max(1.0 - _defenders(s, place, city) / strength, 0.0)
            feared += missing * (city.size + city_worth)
    return RISK * feared


def threatened(s: State, me: Player) -> int:
    """The hexes on which a city would be feared for, as bits."""
    found = 0
    for owner, reach in _raiders(s, me):
        for place, units in s.units[owner].items():
            if counted(units)[0]:
                found |= s.map.circle(place, reach, land_only=True)
    return found


def _raiders(s: State, me: Player) -> list[tuple[int, int]]:
    """Whose units may come for a city, and from how far."""
    others = [(who.seat, ARMY_RANGE) for who in s.players if who is not me and who.has(TACTICS)]
    return [(BARBARIANS, REACH), *others]


def _defenders(s: State, place: int, city: City) -> int:
    """Army units, and the fortress."""
    return counted(at(s, min(city.owner, BARBARIANS), place))[0] + city.has(FORTRESS)
