"""Section 20: the conditions of objectives, read off their ``check``.

A check is interpreted by its ``op``. Status phase conditions tell how often they are fulfilled by
things that have nothing in common (COC-20.5); a comparison at most once (COC-20.6). Instant ones
tell whether what has just happened fulfils them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from civitas.titles.clash_of_cultures.commerce.routes import largest, partners
from civitas.titles.clash_of_cultures.content.advances import (
    CATEGORY,
    CATEGORY_BITS,
    GOVERNMENTS,
)
from civitas.titles.clash_of_cultures.content.cards import CONDITION, CONDITIONS
from civitas.titles.clash_of_cultures.content.goods import GOOD
from civitas.titles.clash_of_cultures.content.pieces import (
    BUILDINGS,
    SETTLEMENT,
    SETTLER,
    SHIP,
    STRUCTURE,
    UNIT,
)
from civitas.titles.clash_of_cultures.state import (
    ANGRY,
    HAPPY,
    KIND,
    Player,
    State,
)
from civitas.titles.clash_of_cultures.units import army, at, ships, total

Check = Mapping[str, Any]
Count = Callable[[State, Player, Check], int]

COUNTS: Final[dict[str, Count]] = {}
"""By op: how many disjoint sets of things fulfil a status phase condition."""
FIGURES: Final[dict[str, Count]] = {}
"""By op, if it is but a number of things: how many there are."""


def counts(op: str) -> Callable[[Count], Count]:
    """Says what an op looks at (COC-20.1)."""

    def note(count: Count) -> Count:
        COUNTS[op] = count
        return count

    return note


def amounts(op: str) -> Callable[[Count], Count]:
    """Says how many things there are of those of which every ``min`` fulfil a condition (COC-20.1,
    COC-20.5)."""

    def note(figure: Count) -> Count:
        FIGURES[op] = figure
        COUNTS[op] = lambda s, me, check: figure(s, me, check) // int(check["min"])
        return figure

    return note


def fulfilled(s: State, me: Player, condition: int) -> bool:
    """Can a status phase condition be fulfilled once more? COC-20.5: what served a card of its
    name, in this round or an earlier one, serves no other."""
    if me.fulfilled and not BARRED_BY[condition].isdisjoint(me.fulfilled):
        return False
    check = CONDITIONS[condition].check
    times = COUNTS[check["op"]](s, me, check)
    return times > 0 and times > [played for _, played in me.objectives].count(condition)


FOUNDER: Final = CONDITION["city_founder"]
BARRED_BY: Final = tuple(
    frozenset(
        ([] if content.excludes is None else [CONDITION[content.excludes]])
        + ([] if content.restriction is None else [FOUNDER])
    )
    for content in CONDITIONS
)
"""By condition, those that rule it out when they were fulfilled in the same round."""
TERROR: Final = int(CONDITIONS[CONDITION["terror_regime"]].check["min"])
"""Angry cities."""
DRAFTS: Final = int(CONDITIONS[CONDITION["draft"]].check["min"])
"""Recruits of one turn with Draft."""
IN_STATUS: Final = tuple(
    n for n, content in enumerate(CONDITIONS) if "status_phase" in content.timing
)


def leads(s: State, me: Player, figure: Callable[[Player], int], margin: int = 1) -> int:
    """COC-20.6: more than every other player, by this margin."""
    most = max([figure(other) for other in s.players if other is not me])
    return int(figure(me) >= most + margin)


# ---------------------------------------------------------------- cities and buildings


@amounts("cities")
def cities(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return len(me.cities)


@counts("building_lead")
def building_lead(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    building = STRUCTURE[check["building"]]
    return leads(s, me, lambda who: cities_with(s, who, building))


def cities_with(s: State, who: Player, building: int) -> int:
    """How many of a player's cities have the building (COC-20.1)?"""
    return sum([s.cities[n].has(building) for n in who.cities])


@amounts("happy_cities")
def happy_cities(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return sum([s.cities[n].mood == HAPPY for n in me.cities])


@counts("own_color_building_kinds")
def own_color_building_kinds(s: State, me: Player, check: Check) -> int:
    """Sets of different kinds that share no building: so many as fit into the counts (COC-20.3)."""
    need = int(check["min"])
    held = [sum([s.cities[n].colours[b] == me.seat for n in me.cities]) for b in BUILDINGS]
    sets = 0
    while sum([min(count, sets + 1) for count in held]) >= need * (sets + 1):
        sets += 1
    return sets


@amounts("foreign_cities_influenced")
def foreign_cities_influenced(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    abroad = [c for c in s.cities.values() if c.owner != me.seat and me.seat in c.colours]
    return len(abroad)


@counts("city_of_size")
def city_of_size(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return sum([s.cities[n].size >= check["size"] for n in me.cities])


@amounts("isolated_cities")
def isolated_cities(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    alone = [n for n in me.cities if not any(near in s.cities for near in s.map.near(n))]
    return len(alone)


def _abroad(s: State, who: Player) -> int:
    seat, colours = who.seat, [city.colours for city in s.cities.values()]
    return sum([some.count(seat) for some in colours if some[SETTLEMENT] != seat])


@counts("influenced_buildings_lead")
def influenced_buildings_lead(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return leads(s, me, lambda who: _abroad(s, who))


@counts("city_distance_from_capital")
def city_distance_from_capital(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return sum([s.map.distance(n, me.capital) >= check["min"] for n in me.cities])


@counts("built_wonder")
def built_wonder(s: State, me: Player, check: Check) -> int:
    """In the status phase: the only one who built a wonder in this round (COC-20.3)."""
    return int(bool(s.builders) and set(s.builders) == {me.seat})


# ---------------------------------------------------------------- advances


@counts("advances_lead")
def advances_lead(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    enough = me.advances.bit_count() >= check["min"]
    return int(enough and leads(s, me, lambda who: who.advances.bit_count()))


@lru_cache(maxsize=1 << 12)
def complete(advances: int) -> tuple[bool, ...]:
    """By category: are all 4 advances among these (COC-20.1)?"""
    return tuple([advances & bits == bits for bits in CATEGORY_BITS])


@counts("category_complete")
def category_complete(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return int(complete(me.advances)[CATEGORY[check["category"]]])


@counts("any_government_complete")
def any_government_complete(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return sum([complete(me.advances)[category] for category in GOVERNMENTS])


@counts("complete_categories_lead")
def complete_categories_lead(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return leads(s, me, lambda who: sum(complete(who.advances)))


@counts("categories_started")
def categories_started(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return int(_started(me.advances) >= check["min"])


@lru_cache(maxsize=1 << 12)
def _started(advances: int) -> int:
    """Of how many categories any of these is."""
    return sum([bool(advances & bits) for bits in CATEGORY_BITS])


@counts("civ_advances_and_leaders")
def civ_advances_and_leaders(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    enough = me.civilization_advances.bit_count() >= check["civ_advances"]
    return int(enough and me.leaders_played >= check["leaders_recruited"])


# ---------------------------------------------------------------- resources


@counts("resources")
def resources(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return min([me.goods[GOOD[good]] // int(n) for good, n in check["min"].items()])


# ---------------------------------------------------------------- units


@amounts("ships_on_foreign_port_hexes")
def ships_on_foreign_port_hexes(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    ports = {s.cities[n].port for other in s.others(me.seat) for n in other.cities}
    return sum([ships(at(s, me.seat, n)) for n in sorted(ports)])


@counts("ships")
def fleet(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    mine = total(s, me.seat, SHIP)
    ahead = mine >= check["or_lead_with_min"] and leads(s, me, lambda w: total(s, w.seat, SHIP))
    return max(mine // int(check["min"]), int(ahead))


_fighters: Final = lru_cache(maxsize=1 << 12)(army)


def _army(s: State, who: Player) -> int:
    return sum(map(_fighters, s.units[who.seat].values()))


@counts("army_lead")
def army_lead(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return leads(s, me, lambda who: _army(s, who), check["margin"])


@amounts("garrisoned_cities")
def garrisoned_cities(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return sum([army(at(s, me.seat, n)) > 0 for n in me.cities])


@amounts("army_units_and_ships")
def army_units_and_ships(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return _army(s, me) + total(s, me.seat, SHIP)


@amounts("army_units_adjacent_to_foreign_cities")
def army_units_adjacent_to_foreign_cities(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    foreign = {n for other in s.others(me.seat) for n in other.cities}
    close = [
        army(units)
        for place, units in s.units[me.seat].items()
        if foreign.intersection(s.map.near(place))
    ]
    return sum(close)


def _remote(s: State, me: Player, place: int) -> bool:
    return place not in me.cities and not any(n in me.cities for n in s.map.near(place))


@amounts("remote_hexes_with_army")
def remote_hexes_with_army(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    held = [
        place
        for place, units in s.units[me.seat].items()
        if army(units) and s.map.is_land(place) and _remote(s, me, place)
    ]
    return len(held)


@amounts("remote_hexes_with_settler")
def remote_hexes_with_settler(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    held = [n for n in _hexes_with(s, me, SETTLER) if _remote(s, me, n)]
    return len(held)


def _hexes_with(s: State, me: Player, kind: int) -> list[int]:
    units = s.units[me.seat].items()
    return [place for place, here in units if any(unit & KIND == kind for unit in here)]


@counts("possible_trade_routes")
def possible_trade_routes(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    need = int(check["min"])
    if len(partners(s, me)) < need:  # this is soon counted, and mostly the end of it
        return 0
    return len(largest(s, me, check.get("ships_only", False))) // need


@amounts("hexes_with_unit")
def hexes_with_unit(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return len(_hexes_with(s, me, UNIT[check["unit"]]))


@counts("unit_kinds")
def unit_kinds(s: State, me: Player, check: Check) -> int:
    """COC-20.3"""
    return min([total(s, me.seat, UNIT[kind]) for kind in check["kinds"]])


# ---------------------------------------------------------------- other happenings


def is_far(s: State, me: Player, place: int) -> bool:
    """Was a city founded far from the capital (COC-20.4)?"""
    return s.map.distance(place, me.capital) >= int(CONDITIONS[FOUNDER].check["min"])


def is_terror(s: State, me: Player) -> bool:
    """Are enough of the player's cities angry (COC-20.4)?"""
    return [s.cities[n].mood for n in me.cities].count(ANGRY) >= TERROR


def is_draft(s: State) -> bool:
    """Was Draft used in enough Recruits of this turn (COC-20.4)?"""
    return s.turn.drafts >= DRAFTS
