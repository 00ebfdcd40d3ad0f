"""How well a seat stands, for bots that look ahead: points made, points in sight, growth.

The unit is the victory point. What is no point yet is worth what it will do in the turns to come,
so its worth fades as the match goes on.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from civitas.kernel.agenda import Step
from civitas.kernel.titles import Pause
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.areas import BARREN, UNREVEALED
from civitas.titles.clash_of_cultures.content.goods import Goods
from civitas.titles.clash_of_cultures.content.layouts import LAYOUTS
from civitas.titles.clash_of_cultures.content.pieces import (
    IS_ARMY,
    MAX_CITY_SIZE,
    SETTLEMENT,
    SETTLER,
    SHIP,
    UNIT_COST,
)
from civitas.titles.clash_of_cultures.content.structure import ACTIONS, MOVES, PHASES
from civitas.titles.clash_of_cultures.course.scoring import HALF, half_points
from civitas.titles.clash_of_cultures.course.variants import last_round
from civitas.titles.clash_of_cultures.evaluation.might import (
    ARMY,
    RISK,
    SHIP_WORTH,
    counted,
    danger,
    power,
    threatened,
)
from civitas.titles.clash_of_cultures.evaluation.prospects import (
    GOODS_WORTH,
    hands,
    objectives,
    wonders,
    worth_of,
)
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.state import NEUTRAL, Player, State

RIVAL: Final = 0.3
"""What the best rival's standing counts: the match is against all of them."""
CITY: Final = 3.0
"""A city at the start of the match, besides its point: it collects, and lets others grow."""
YIELD: Final = 0.5
"""A hex that the city can collect from, of those that its size lets it choose."""
MOOD: Final[tuple[float, ...]] = (-1.2, 0.0, 0.8)
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
SETTLER_WORTH: Final = 0.65
"""A settler that has reached a site, of what the city will be worth: founding it is better."""
SITE_FADES: Final = 0.75
"""What is left of that with each step to the site."""
SEARCH: Final = 4
"""So many steps away it is looked for."""
NEARNESS: Final = tuple(SITE_FADES**far for far in range(SEARCH + 1))
"""By how many steps: 1 on a site."""
SETTLERS: Final = 2
"""More of them at a time only wait for each other."""
AMPLE: Final = PHASES * ACTIONS
"""Actions, as long as there are more turns to come."""
OFFER: Final = 4.0
"""What making an offer costs: who agrees to what is good for the other? The answers of other
seats are imagined at random, so without this every bot would beg all day."""

TURN: Final = "turn"
BIT: Final = tuple(1 << place for place in range(max(len(LAYOUTS[n].near_bits) for n in LAYOUTS)))
"""By hex, the set of it alone."""


def evaluate(s: State, seat: int) -> float:
    """The own standing less a part of that of the best rival."""
    me = s.players[seat]
    rival = max([at_a_glance(s, other) for other in s.players if other is not me])
    return standing(s, me) - RIVAL * rival - OFFER * s.turn.offers[seat]


def pause(s: State) -> Pause:
    """An action is judged when it is done, a move of a Command and an offer when they are. As long
    as an action is carried out, the turn waits on the agenda."""
    if s.event == NONE and TURN not in [step.what for step in s.agenda]:
        return Pause.END
    moving = s.command is not None and s.battle is None and not s.command.group
    return Pause.STEP if moving or s.offer is not None else Pause.NONE


def points_of(s: State, me: Player) -> float:
    return sum(half_points(s, me)) / HALF


def at_a_glance(s: State, other: Player) -> float:
    """How a rival stands, as far as picks of others can change it."""
    points, cities, held = glance_parts(s, other)
    return points + cities + held


def glance_parts(s: State, other: Player) -> tuple[float, float, float]:
    """The same, one by one: points, cities, what is held."""
    cards = len(other.action_hand) + len(other.objective_hand) + len(other.wonder_hand)
    held = GOODS_WORTH[1] * (sum(other.goods) + cards)
    return points_of(s, other), float(len(other.cities)), held


def standing(s: State, me: Player) -> float:
    """Points, and what promises points."""
    points = points_of(s, me)
    if not s.agenda:
        return points
    left, soon, actions = time_left(s, me)
    city = CITY * left
    settler = SETTLER_WORTH * (1.0 + city)
    goods = goods_of(s, me)
    return (
        points
        + left * (growth(s, me) + learning(me.advances))
        + soon * (worth_of(goods) + wonders(s, me, goods) + hands(me) + power(s, me, city))
        + (soon if actions == AMPLE else 1.0) * settlers(s, me, settler, actions)
        + soon * hired(s, me, settler)
        - soon * danger(s, me, city)
        + objectives(s, me, soon)
    )


def time_left(s: State, me: Player) -> tuple[float, float, int]:
    """Of the whole match, and of a round; in the last phase the actions tell it, else there are
    ample."""
    last = last_round(s) if all(who.cities for who in s.players) else s.round  # COC-27.1
    to_come = PHASES * (last - s.round) + PHASES - s.phase
    if to_come:
        return to_come / (PHASES * last_round(s)), min(1.0, to_come / PHASES), AMPLE
    actions = _last_actions(s, me)
    return 0.0, actions / (PHASES * ACTIONS), actions


def _last_actions(s: State, me: Player) -> int:
    """Of the last turn, which is yet to come, under way, or over. That of a Command is spent once
    something has moved: until then there is nothing to be judged (`pause`)."""
    if Step("turn.start", me.seat) in s.agenda:
        return ACTIONS
    if s.seat != me.seat:
        return 0
    command = s.command
    begun = command is not None and command.moves == MOVES and not command.granted
    return min(s.turn.actions + begun, ACTIONS)


def growth(s: State, me: Player) -> float:
    """Cities, what they can collect, and their moods."""
    near = s.map.layout.near_bits
    ground = _yielding(s.map.terrain, me.powers.yields) & ~_bits(s.exhausted)
    worth = 0.0
    for place in me.cities:
        city = s.cities[place]
        yielding = (ground & (near[place] | 1 << place)).bit_count()
        worth += _city(city.size, city.mood, yielding)
    return worth


@cache
def _city(size: int, mood: int, yielding: int) -> float:
    """A city with so many hexes that it could collect from."""
    reach = min(size + mood - NEUTRAL, MAX_CITY_SIZE)
    collected = YIELD * min(max(reach, 1), yielding) + YIELD / 5 * yielding
    return CITY + collected + MOOD[mood] * (1 + MOOD_BY_SIZE * size)


def _bits(places: Iterable[int]) -> int:
    """These hexes, each of which is named once, as a set."""
    return sum(map(BIT.__getitem__, places))


@lru_cache(maxsize=1 << 10)
def _yielding(terrain: tuple[int, ...], yields: tuple[tuple[int, ...], ...]) -> int:
    """The hexes that yield anything in a Collect."""
    return _bits([n for n, kind in enumerate(terrain) if kind != UNREVEALED and yields[kind]])


@lru_cache(maxsize=1 << 12)
def learning(advances: int) -> float:
    """Advances; those that open ways count more."""
    useful = sum([worth for advance, worth in USEFUL.items() if advances >> advance & 1])
    return ADVANCE_WORTH * advances.bit_count() + useful


def goods_of(s: State, me: Player) -> Goods:
    """What is there, with what a Collect in progress will bring."""
    if s.collecting is None or s.seat != me.seat:
        return me.goods
    sums = zip(me.goods, s.collecting.gains, me.powers.limits, strict=True)
    return tuple([min(held + more, limit) for held, more, limit in sums])


def settlers(s: State, me: Player, settler: float, actions: int) -> float:
    """Settlers near a site for a city, which is founded with the action after those on the way."""
    room = min(me.pieces_left[SETTLEMENT], SETTLERS, actions)
    waiting = _waiting(s, me)
    if not waiting or not room:
        return 0.0
    sites, feared = _sites(s, me), threatened(s, me) if actions == AMPLE else 0
    near = [_nearness(s, start, sites, feared) for start in waiting]
    if actions < AMPLE:
        near = [share for share in near if share >= NEARNESS[min(actions - 1, SEARCH)]]
    return settler * sum(sorted(near, reverse=True)[:room])


def _waiting(s: State, me: Player) -> list[int]:
    """Where settlers are, each counted."""
    mine = s.units[me.seat].items()
    return [place for place, units in mine for _ in range(counted(units)[2])]


def _sites(s: State, me: Player) -> int:
    """The hexes on which a city may be founded (COC-8.2)."""
    barren = bool(me.powers.at[Moment.FOUND_ON])
    taken = _bits(s.cities) | _bits(s.exhausted)
    for owner, units in enumerate(s.units):
        if units and owner != me.seat:
            taken |= _bits(units)
    return _ground(s.map.terrain, barren) & ~taken


@lru_cache(maxsize=1 << 8)
def _ground(terrain: tuple[int, ...], barren: bool) -> int:
    """The land, with or without that which is barren."""
    most = BARREN if barren else BARREN - 1
    return _bits([n for n, kind in enumerate(terrain) if UNREVEALED < kind <= most])


def _nearness(s: State, start: int, sites: int, feared: int) -> float:
    """How near a site is; one on which the city would be feared for is worth as much less as the
    city, or whoever stands there would wait for ever."""
    safe = NEARNESS[_steps(s, start, sites & ~feared)]
    if not sites & feared:
        return safe
    return max(safe, (1.0 - RISK) * NEARNESS[_steps(s, start, sites)])


def _steps(s: State, start: int, sites: int) -> int:
    """How far the nearest site is, or unknown land."""
    far = 0
    for ring in s.map.rings(start, SEARCH):
        if ring & sites:
            break
        far += 1
    return far


def hired(s: State, me: Player, settler: float) -> float:
    """Units of a Recruit in progress, less what they will cost."""
    if s.recruiting is None or s.recruiting.paid or s.seat != me.seat:
        return 0.0
    units = s.recruiting.units
    near = settler * SITE_FADES
    room = max(min(me.pieces_left[SETTLEMENT], SETTLERS) - len(_waiting(s, me)), 0)
    worth = near * min(units[SETTLER], room) + SHIP_WORTH * units[SHIP]
    worth += ARMY * sum([n for kind, n in enumerate(units) if IS_ARMY[kind]])
    price = sum([n * sum(UNIT_COST[kind]) for kind, n in enumerate(units)])
    return worth - GOODS_WORTH[1] * price
