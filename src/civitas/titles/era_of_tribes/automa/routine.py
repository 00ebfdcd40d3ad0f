"""What an Automa does besides expanding: Trade, Bread and Circuses, Taxes, cities, trading posts
(AUT-3.6 to AUT-3.13, AUT-4.4, AUT-4.14)."""

from __future__ import annotations

from typing import Final

from civitas.titles.era_of_tribes.actions.income import tax_morale
from civitas.titles.era_of_tribes.automa.cubes import CITY, NO_CUBE, take_cube
from civitas.titles.era_of_tribes.automa.values import (
    decided_by,
    own_borders,
    own_value,
    tell_value,
)
from civitas.titles.era_of_tribes.automa.ways import from_home
from civitas.titles.era_of_tribes.content.automa import VALUES
from civitas.titles.era_of_tribes.content.fields import RANK
from civitas.titles.era_of_tribes.content.progress import BREAD, COMMERCE, CULTURE, TRADE
from civitas.titles.era_of_tribes.content.tables import AUTOMA_CUBE
from civitas.titles.era_of_tribes.means.changes import shift_influence
from civitas.titles.era_of_tribes.means.cities import (
    POST_MORALE,
    may_set_city,
    posts_of,
    set_city,
)
from civitas.titles.era_of_tribes.means.control import neighbours
from civitas.titles.era_of_tribes.means.goods import ready_luxuries, use_luxuries
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.state import Player, State

POST_PRICE: Final = 2
"""AUT-4.4"""
CITY_INFLUENCE: Final = 1
"""AUT-3.11"""


def growth(me: Player) -> int:
    """AUT-5.2"""
    return me.food - me.hunger + me.morale


def use_all_luxuries(s: State, me: Player) -> int:
    """AUT-3.8: all that are ready; how many."""
    ready = len(ready_luxuries(s, me))
    use_luxuries(s, me, ready)
    return ready


def trade(s: State, me: Player) -> None:
    """AUT-3.6"""
    marker: int = VALUES["trade_marker"][s.rules.difficulty]
    goods = use_all_luxuries(s, me)
    worth = TRADE[me.levels[COMMERCE]] + len(posts_of(s, me.seat))
    thalers = worth + marker + me.traits.trade_bonus + goods
    me.thalers += thalers
    s.tell("told-trade", "AUT-3.6", seat=me.seat, thalers=thalers)


def bread_and_circuses(s: State, me: Player) -> None:
    """AUT-3.7"""
    marker: int = VALUES["bread_marker"][s.rules.difficulty]
    goods = use_all_luxuries(s, me)
    morale = BREAD[me.levels[CULTURE]] + marker + me.traits.bread_bonus + goods
    s.tell("told-bread", "AUT-3.7", seat=me.seat, morale=morale)
    change_morale(s, me, morale)


def taxes(s: State, me: Player, leaders: int) -> None:
    """AUT-4.14: as a player's, EOT-4.5 and EOT-4.6."""
    thalers, morale = len(me.cities) * leaders, tax_morale(me, leaders)
    me.thalers += thalers
    s.tell("told-taxes", "AUT-4.14", seat=me.seat, thalers=thalers, morale=morale)
    change_morale(s, me, -morale)


def lacks_food(me: Player) -> bool:
    """AUT-3.10: would less than 1 food be left after paying for a city?"""
    return me.food - me.traits.city_food < 1


def _sites(s: State, me: Player) -> list[int]:
    """AUT-3.10: provinces with a vassal and without a city."""
    return [n for n in s.land_of(me.seat) if s.vassals[n] and n not in me.cities]


def build_city(s: State, me: Player) -> bool:
    """AUT-3.10 to AUT-3.12: on the own province of the highest value, in place of a vassal."""
    if not may_set_city(me):
        s.tell("told-automa-no-room", "AUT-3.10", seat=me.seat)
        return False
    if lacks_food(me):
        s.tell("told-automa-no-food", "AUT-3.10", seat=me.seat)
        return False
    if not _sites(s, me):
        s.tell("told-automa-no-site", "AUT-3.10", seat=me.seat)
        return False
    values = {n: own_value(s, me, n) for n in _sites(s, me)}
    keys = {
        n: (-value.total, value.rank, -own_borders(s, me, n), from_home(s, me, n), RANK[n])
        for n, value in values.items()
    }
    place = min(keys, key=keys.__getitem__)
    for n in sorted(values, key=lambda n: (-values[n].total, RANK[n])):
        tell_value(s, me, values[n], "told-automa-site", "AUT-3.12")
    if s.log is not None and (tie := decided_by(list(keys.values()), keys[place])):
        label = s.label(place)
        s.tell("told-automa-site-tie", "AUT-3.12", seat=me.seat, field=label, number=tie)
    s.vassals[place] -= 1
    me.free += 1
    set_city(s, me, place)
    s.tell("told-automa-city", "AUT-3.12", seat=me.seat, field=s.label(place))
    shift_influence(s, me, CITY_INFLUENCE, "AUT-3.11")
    return True


def free_cities(s: State, me: Player) -> list[int]:
    """Cities of neighbouring Automas without a trading post, in the order they were built
    (AUT-4.4)."""
    near = neighbours(s, me.seat)
    hosts = [other for other in s.others(me) if other.automa and other.seat in near]
    return [city for host in hosts for city in host.cities if city not in s.posts]


def build_posts(s: State, me: Player) -> bool:
    """AUT-4.4: as many as it can pay. Was any built?"""
    built = False
    for city in free_cities(s, me):
        if me.thalers < POST_PRICE:
            break
        origin = take_cube(me)
        if origin == NO_CUBE:
            break
        if origin == CITY:
            s.tell("told-cube", "AUT-3.5", seat=me.seat, morale=AUTOMA_CUBE)
            change_morale(s, me, -AUTOMA_CUBE)
        me.thalers -= POST_PRICE
        s.posts[city] = me.seat
        s.tell("told-automa-post", "AUT-4.4", seat=me.seat, field=s.label(city))
        change_morale(s, me, POST_MORALE)
        built = True
    return built
