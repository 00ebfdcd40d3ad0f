"""What armies are worth to whoever looks ahead: what they could take, and what they have to guard.

``city_worth`` is what a city is worth besides its pieces, as long as the match goes on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.pieces import FORTRESS
from civitas.titles.clash_of_cultures.geography import FAR
from civitas.titles.clash_of_cultures.state import BARBARIANS, City, Player, State
from civitas.titles.clash_of_cultures.units import army, at, ships

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
BARBARIAN_RANGE: Final = 2
ARMY_RANGE: Final = 1

TACTICS: Final = ADVANCE["tactics"]


def power(s: State, me: Player, city_worth: float) -> float:
    """The army, and cities that it could take."""
    mine = s.units[me.seat]
    strength = {place: many for place, units in mine.items() if (many := army(units))}
    fleet = sum([ships(units) for units in mine.values()])
    fighters = sum(strength.values())
    useful = min(fighters, 2 * len(me.cities))
    worth = ARMY * useful + IDLE_ARMY * (fighters - useful) + SHIP_WORTH * min(fleet, SHIPS)
    if not strength or not me.has(TACTICS):
        return worth
    return worth + PREY * _prey(s, me, filter(s.map.is_land, strength), city_worth)


def _prey(s: State, me: Player, armies: Iterable[int], city_worth: float) -> float:
    """Undefended cities of others (COC-15.3), the nearer to an own army the better."""
    steps = [s.map.land_steps(place) for place in armies]
    worth = 0.0
    for place, city in s.cities.items():
        if city.owner != me.seat and not _defenders(s, place, city):
            far = min([there[place] for there in steps], default=FAR)
            if far <= HUNT:
                worth += (city.size + city_worth) * PREY_FADES ** (far - 1)
    return worth


def danger(s: State, me: Player, city_worth: float) -> float:
    """The worth of own cities that barbarians may be sent to (COC-22.11) or armies may reach, as
    far as their defenders are too few."""
    enemies = [
        (s.map.land_steps(place), army(units), reach)
        for owner, reach in _raiders(s, me)
        for place, units in s.units[owner].items()
    ]
    feared = 0.0
    for place in me.cities if enemies else ():
        strength = max([many for steps, many, reach in enemies if steps[place] <= reach], default=0)
        if strength:
            city = s.cities[place]
            missing = max(1.0 - _defenders(s, place, city) / strength, 0.0)
            feared += missing * (city.size + city_worth)
    return RISK * feared


def _raiders(s: State, me: Player) -> list[tuple[int, int]]:
    """Whose units may come for a city, and from how far."""
    others = [(other.seat, ARMY_RANGE) for other in s.others(me.seat) if other.has(TACTICS)]
    return [(BARBARIANS, BARBARIAN_RANGE), *others]


def _defenders(s: State, place: int, city: City) -> int:
    """Army units, and the fortress."""
    return army(at(s, min(city.owner, BARBARIANS), place)) + city.has(FORTRESS)
