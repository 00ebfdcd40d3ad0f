"""How well a seat stands, for bots that look ahead: points made, points in sight, growth.

The unit is the victory point. What is no point yet is worth what it will do in the turns to come,
so its worth fades as the match goes on.
"""

from __future__ import annotations

from typing import Final

from civitas.titles.clash_of_cultures.conditions import IN_STATUS, fulfilled
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.cards import WONDERS
from civitas.titles.clash_of_cultures.content.goods import FOOD, IDEAS, ORE, WOOD
from civitas.titles.clash_of_cultures.content.pieces import (
    FORTRESS,
    IS_ARMY,
    MAX_CITY_SIZE,
    SETTLEMENT,
    SETTLER,
    SHIP,
    UNIT_COST,
)
from civitas.titles.clash_of_cultures.content.structure import PHASES
from civitas.titles.clash_of_cultures.found import refuse_site
from civitas.titles.clash_of_cultures.objectives import HALVES
from civitas.titles.clash_of_cultures.scoring import HALF, half_points
from civitas.titles.clash_of_cultures.state import BARBARIANS, KIND, NEUTRAL, Player, State
from civitas.titles.clash_of_cultures.units import army, at
from civitas.titles.clash_of_cultures.variants import last_round

RIVAL: Final = 0.3
"""What the best rival's standing counts: the match is against all of them."""
CITY: Final = 2.4
"""A city at the start of the match, besides its point: it collects, and lets others grow."""
YIELD: Final = 0.25
"""A hex that the city can collect from, of those that its size lets it choose."""
MOOD: Final = (-0.9, 0.0, 0.6)
"""An angry, neutral and happy city; the larger, the more."""
MOOD_BY_SIZE: Final = 0.25
ADVANCE_WORTH: Final = 0.5
"""An advance at the start of the match, whatever it does."""
USEFUL: Final = {
    ADVANCE[name]: worth
    for name, worth in (
        ("storage", 0.8),
        ("irrigation", 0.3),
        ("fishing", 0.3),
        ("writing", 0.5),
        ("engineering", 0.5),
        ("tactics", 0.6),
        ("myths", 0.4),
        ("roads", 0.2),
        ("philosophy", 0.3),
        ("voting", 0.2),
    )
}
"""More for those that open ways."""
GOODS_WORTH: Final = (0.0, 0.3, 0.55, 0.75, 0.9, 1.0, 1.08, 1.14)
"""So many of one good; what lies there unused is worth less and less."""
TOKENS_WORTH: Final = 0.22
MANY_TOKENS: Final = 4
"""More of them are worth a little only."""
BUILDING_SET: Final = 0.2
"""Food, wood and ore for a building."""
SETTLER_WORTH: Final = 1.8
"""A settler that has reached a site, as long as there is a settlement for it."""
SITE_FADES: Final = 0.75
"""What is left of that with each step to the site."""
SETTLERS: Final = 2
"""More of them at a time only wait for each other."""
ARMY: Final = 0.3
"""An army unit, up to two for each city; without Tactics it can only defend."""
IDLE_ARMY: Final = 0.05
SHIP_WORTH: Final = 0.2
PREY: Final = 0.9
"""A city that the own army could take with its next move."""
EXPOSED: Final = 0.6
"""An own city that an enemy army could take so."""
BARBARIANS_NEAR: Final = 0.5
"""An own city without defence and with barbarians near."""
BARBARIAN_RANGE: Final = 2
ACTION_CARD: Final = 0.3
OBJECTIVE_CARD: Final = 0.3
WONDER_CARD: Final = 0.4
BUILDABLE_WONDER: Final = 0.8
IN_SIGHT: Final = 1.3
"""An objective that could be played if the status phase were now."""
OFFER: Final = 4.0
"""What making an offer costs: who agrees to what is good for the other? The answers of other
seats are imagined at random, so without this every bot would beg all day."""

TACTICS: Final = ADVANCE["tactics"]
NEEDED: Final = tuple(ADVANCE[wonder.required_advance] for wonder in WONDERS)


def evaluate(s: State, seat: int) -> float:
    """The own standing less a part of that of the best rival."""
    me = s.players[seat]
    rival = max(_at_a_glance(s, other) for other in s.others(seat))
    return standing(s, me) - RIVAL * rival - OFFER * s.turn.offers[seat]


def _points(s: State, me: Player) -> float:
    return sum(half_points(s, me)) / HALF


def _at_a_glance(s: State, other: Player) -> float:
    """How a rival stands, as far as picks of others can change it."""
    cards = len(other.action_hand) + len(other.objective_hand) + len(other.wonder_hand)
    held = GOODS_WORTH[1] * (sum(other.goods) + cards)
    return _points(s, other) + len(other.cities) + held


def standing(s: State, me: Player) -> float:
    """Points, and what promises points."""
    points = _points(s, me)
    if not s.agenda:
        return points
    phases = PHASES * last_round(s)
    to_come = PHASES * (last_round(s) - s.round) + PHASES - s.phase
    left = to_come / phases
    soon = min(1.0, to_come / PHASES)
    return (
        points
        + left * (_growth(s, me) + _learning(me))
        + soon * (_wealth(s, me) + _settlers(s, me) + _cards(me) + _power(s, me) + _hired(s, me))
        + IN_SIGHT * _in_sight(s, me)
    )


def _growth(s: State, me: Player) -> float:
    """Cities, what they can collect, and their moods."""
    worth = 0.0
    for place in me.cities:
        city = s.cities[place]
        ground = [s.map.terrain[n] for n in (place, *s.map.near(place)) if n not in s.exhausted]
        yielding = sum([bool(me.powers.yields[terrain]) for terrain in ground if terrain >= 0])
        reach = min(city.size + city.mood - NEUTRAL, MAX_CITY_SIZE)
        worth += CITY + YIELD * min(max(reach, 1), yielding) + YIELD / 5 * yielding
        worth += MOOD[city.mood] * (1 + MOOD_BY_SIZE * city.size)
    return worth


def _learning(me: Player) -> float:
    """Advances; those that open ways count more."""
    useful = sum([worth for advance, worth in USEFUL.items() if me.owns(advance)])
    return ADVANCE_WORTH * me.advances.bit_count() + useful


def _wealth(s: State, me: Player) -> float:
    """Resources, sets of them for a building, and tokens; with those that a Collect in progress
    will bring."""
    goods = me.goods
    if s.collecting is not None and s.seat == me.seat:
        sums = zip(goods, s.collecting.gains, me.powers.limits, strict=True)
        goods = tuple([min(held + more, limit) for held, more, limit in sums])
    resources = sum([GOODS_WORTH[min(amount, 7)] for amount in goods[: IDEAS + 2]])
    tokens = sum([min(held, MANY_TOKENS) + held / 10 for held in goods[IDEAS + 2 :]])
    buildings = min(goods[FOOD], goods[WOOD], goods[ORE])
    return resources + TOKENS_WORTH * tokens + BUILDING_SET * buildings


def _settlers(s: State, me: Player) -> float:
    """Settlers near a site for a city."""
    room = min(me.pieces_left[SETTLEMENT], SETTLERS)
    near = [
        _nearness(s, me, place)
        for place, units in s.units[me.seat].items()
        for unit in units
        if unit & KIND == SETTLER
    ]
    return SETTLER_WORTH * sum(sorted(near, reverse=True)[:room])


def _hired(s: State, me: Player) -> float:
    """Units of a Recruit in progress, less what they will cost."""
    if s.recruiting is None or s.recruiting.paid or s.seat != me.seat:
        return 0.0
    units = s.recruiting.units
    near = SETTLER_WORTH * SITE_FADES
    waiting = sum([unit & KIND == SETTLER for here in s.units[me.seat].values() for unit in here])
    room = max(min(me.pieces_left[SETTLEMENT], SETTLERS) - waiting, 0)
    worth = near * min(units[SETTLER], room) + SHIP_WORTH * units[SHIP]
    worth += ARMY * sum([n for kind, n in enumerate(units) if IS_ARMY[kind]])
    price = sum([n * sum(UNIT_COST[kind]) for kind, n in enumerate(units)])
    return worth - GOODS_WORTH[1] * price


def _nearness(s: State, me: Player, place: int) -> float:
    """1 on a site; less with each step to the nearest, or to unknown land."""
    steps = s.map.land_steps(place) if s.map.is_land(place) else s.map.steps(place)
    worth = SITE_FADES**4
    for n, far in enumerate(steps):
        if far <= 3 and SITE_FADES**far > worth:
            if refuse_site(s, me, n) is None:
                worth = SITE_FADES**far
            elif any(s.map.terrain[x] < 0 for x in s.map.near(n)):
                worth = max(worth, SITE_FADES ** (far + 1))
    return worth


def _cards(me: Player) -> float:
    """Cards in hand, whatever they say; a wonder whose advance is owned is nearly a plan."""
    wonders = [BUILDABLE_WONDER if me.owns(NEEDED[n]) else WONDER_CARD for n in me.wonder_hand]
    hands = ACTION_CARD * len(me.action_hand) + OBJECTIVE_CARD * len(me.objective_hand)
    return hands + sum(wonders)


def _power(s: State, me: Player) -> float:
    """The army, cities that it could take, and own cities that lie open."""
    mine = s.units[me.seat]
    fighters = sum([army(units) for units in mine.values()])
    ships = sum([unit & KIND == SHIP for units in mine.values() for unit in units])
    useful = min(fighters, 2 * len(me.cities))
    worth = ARMY * useful + IDLE_ARMY * (fighters - useful) + SHIP_WORTH * min(ships, 3)
    if me.has(TACTICS):
        worth += PREY * len(_open_to(s, me))
    for other in s.others(me.seat):
        if other.has(TACTICS):
            worth -= EXPOSED * len(_open_to(s, other).intersection(me.cities))
    return worth - BARBARIANS_NEAR * _within_reach_of_barbarians(s, me)


def _within_reach_of_barbarians(s: State, me: Player) -> int:
    """Undefended own cities that an event may send barbarians to (COC-22.11)."""
    hordes = [s.map.land_steps(place) for place in s.units[BARBARIANS]]
    return sum(
        [
            not _defended(s, city) and any(steps[city] <= BARBARIAN_RANGE for steps in hordes)
            for city in me.cities
        ]
    )


def _open_to(s: State, me: Player) -> set[int]:
    """Undefended cities of others next to a hex with own army units (COC-15.3)."""
    found = set()
    for place, units in s.units[me.seat].items():
        if army(units) and s.map.is_land(place):
            for n in s.map.near(place):
                city = s.cities.get(n)
                if city is not None and city.owner != me.seat and not _defended(s, n):
                    found.add(n)
    return found


def _defended(s: State, place: int) -> bool:
    city = s.cities[place]
    return city.has(FORTRESS) or army(at(s, min(city.owner, BARBARIANS), place)) > 0


def _in_sight(s: State, me: Player) -> int:
    """Objective cards in hand with a fulfilled condition; each condition counts once."""
    open_to = {n for card in me.objective_hand for n in HALVES[card] if n in IN_STATUS}
    met = {n for n in sorted(open_to) if fulfilled(s, me, n)}
    return min(len(met), sum([bool(met.intersection(HALVES[card])) for card in me.objective_hand]))
