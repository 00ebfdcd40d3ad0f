"""How well a seat stands, for bots that look ahead: points made, points in sight, growth.

The unit is the victory point. Chronicles make most of the points (see `outlook`); all else is
worth what it will do for them in the rest of the match.
"""

from __future__ import annotations

from collections import deque
from functools import cache, lru_cache
from typing import Final, NamedTuple

from civitas.kernel.values import NOBODY, NONE
from civitas.titles.sands_of_time.bonus import bonus_unrest
from civitas.titles.sands_of_time.content import (
    BORDERS_OF,
    CROPS,
    DYNASTY_STARTS,
    DYNASTY_TRACK,
    EMPHASIS_SPACES,
    FIELD,
    FINAL_BONUS,
    GOLD,
    GOOD_ON,
    HERITAGE_MAX,
    PEASANT,
    REGIONS,
    SIDES,
)
from civitas.titles.sands_of_time.counting import all_measures, citizens, fountains, is_hub, lyres
from civitas.titles.sands_of_time.income import income_of
from civitas.titles.sands_of_time.outlook import chronicles, in_hand, level, odds, rounds_left
from civitas.titles.sands_of_time.scoring import LAST_DYNASTY, standing_points
from civitas.titles.sands_of_time.state import IN_TURN, Empire, Stage, State

UNREST: Final[tuple[float, ...]] = (0.0, 0.5, 1.1, 1.8, 2.7, 3.8, 5.2, 7.0)
"""What unrest costs in a whole match: dear buildings, no advances, weak in battle."""
UNREST_ALWAYS: Final = 0.35
"""The part of it that is as bad at the end of the match: the bonus for the lowest unrest."""
INCOME: Final[tuple[float, ...]] = (0.0, 1.0, 2.0, 3.0, 3.8, 4.5, 5.1, 5.6, 6.0, 6.3, 6.6, 6.8)
"""What so many crops or gold do in a generation: what its few turns cannot spend spoils."""
INCOME_WORTH: Final = 1.4
"""One of them in each generation of a whole match."""
STOCK_WORTH: Final = 0.2
"""One crop or gold at hand, if there is time to spend it."""
SPENT_PER_ROUND: Final = 4
"""Crops, and as much gold, that a turn may spend."""
ADVANCE_WORTH: Final = 1.0
"""An advance in a whole match, whatever it does; its symbols are measured anyway."""
UNLOCKED_WORTH: Final = 3.0
"""A category unlocked for good: no Emphasis card is needed for it."""
EMPHASIS_WORTH: Final = 0.3
"""An Emphasis card in play, for each round to come in which it unlocks something."""
MARKERS_PER_ROUND: Final = 1.2
"""Of two cards a turn, not every one fits the Emphasis card."""
TRADE_WORTH: Final = 1.0
"""A trade good or capital to be reached: heritage to come."""
TRADE_FADES: Final = 0.6
"""What is left of it with each caravan that it takes."""
FOOTHOLD_WORTH: Final = 1.0
"""A free region where the player has the most citizens: the next Conquest can annex it."""
FOOTHOLDS: Final = 2
"""More of them than can be annexed soon are worth no more."""
ROOM_WORTH: Final = 0.2
"""Room for one more citizen or building."""
PEASANTS_AT_FIRST: Final = 2
"""In each province (SOT-3.10)."""
IN_THE_LEAD: Final = 0.5
"""What a bonus of the end counts for whoever would get it now."""
RIVAL: Final = 0.25
"""What the best rival's standing counts: the match is against all of them."""
SEEN_HERITAGE: Final = 1.5
SEEN_REGION: Final = 1.5
SEEN_RESOURCE: Final = 0.15
SEEN_CITIZEN: Final = 0.2
"""A rival is judged at a glance: it is the own standing that decides between picks."""
ROUNDS: Final = 22
"""Of a match, about (SOT-4.7)."""
ROUNDS_OF_DYNASTY: Final = 7.5

FOUNTAINS: Final = FIELD["B"]
PEOPLE: Final = FIELD["D"]
LYRES: Final = FIELD["E"]
MOST_REALMS: Final = 1 << 10
REALMS: dict[object, Realm] = {}
"""By what they are counted from."""


def evaluate(s: State, seat: int) -> float:
    """The own standing less a part of that of the best rival."""
    rival = max([_at_a_glance(other) for other in s.empires if other.seat != seat])
    return standing(s, s.empires[seat]) - RIVAL * rival


def _at_a_glance(other: Empire) -> float:
    """How a rival stands, as far as picks of others can change it."""
    return (
        other.vp
        + SEEN_HERITAGE * sum(other.heritage)
        + SEEN_REGION * len(other.regions)
        + SEEN_RESOURCE * sum(other.stock)
        - SEEN_CITIZEN * sum(other.supply)
    )


def standing(s: State, me: Empire) -> float:
    """Points, and what promises points."""
    if s.stage == Stage.OVER:
        return me.vp
    later = LAST_DYNASTY - s.dynasty
    end = DYNASTY_STARTS[s.dynasty + 1]
    left = rounds_left(end - s.dynasty_space, s.round)
    generation_left = rounds_left(0, s.round)
    match_left = (left + ROUNDS_OF_DYNASTY * later) / ROUNDS
    realm = _realm(s, me)
    measures = list(realm.measures)
    measures[PEOPLE] = citizens(s, me)
    growths = s.growth + _growths(s.dynasty_space, end)
    measures[PEOPLE] += min(growths * len(me.regions), me.supply[PEASANT])
    return (
        _calm(s, me, match_left)
        + _wealth(s, me, match_left, generation_left)
        + _reach(s, me, realm.hubs, match_left)
        + _end_bonuses(s, me, measures[FOUNTAINS] + measures[LYRES])
        + (later + 1) * realm.points
        + (EMPHASIS_WORTH * generation_left if me.emphasis != NONE else 0.0)
        + _promised(
            me.laid,
            tuple(measures),
            tuple([min(n + me.powers.chronicle_check, HERITAGE_MAX) for n in me.heritage]),
            (me.emphasis, EMPHASIS_SPACES - me.emphasis_markers),
            (left, later, generation_left),
        )
    )


class Realm(NamedTuple):
    """What is counted of the regions, buildings, caravans and advances of a player."""

    measures: tuple[int, ...]
    """By field; citizens, who come and go all the time, are not counted."""
    points: int
    hubs: tuple[int, ...]


def _realm(s: State, me: Empire) -> Realm:
    """Most picks of a player change none of these: they are counted anew only when they differ."""
    capitals = tuple([other.capital for other in s.empires])
    key = (me.seat, me.regions, me.caravans, me.reached, capitals, s.buildings, s.owner, s.status)
    realm = REALMS.get((key, s.capacity))
    if realm is None:
        measures = all_measures(s, me, citizens=0)
        hubs = tuple([region for region in me.regions if is_hub(s, region, me.seat)])
        realm = Realm(measures, standing_points(s, me), hubs)
        if len(REALMS) == MOST_REALMS:
            REALMS.clear()
        REALMS[key, s.capacity] = realm
    return realm


@cache
def _growths(space: int, end: int) -> int:
    """How often the population will grow before the dynasty marker is there (SOT-21.1)."""
    return sum(DYNASTY_TRACK[n].peasant for n in range(space + 1, end))


def _calm(s: State, me: Empire, match_left: float) -> float:
    """Points made, less what unrest costs, with the unrest that the end of the turn will bring."""
    unrest, most = me.unrest, me.powers.unrest_max
    if s.stage in IN_TURN and s.seat == me.seat:
        unrest += bonus_unrest(s, me, s.turn.bonus) + s.turn.repeated
    cost = UNREST[min(unrest, most)] * (UNREST_ALWAYS + (1 - UNREST_ALWAYS) * match_left)
    return me.vp - max(unrest - most, 0) - cost


def _wealth(s: State, me: Empire, match_left: float, generation_left: float) -> float:
    """Crops and gold at hand while there is time to spend them, and those to come."""
    most = SPENT_PER_ROUND * generation_left
    at_hand = sum([min(amount, most) for amount in me.stock])
    yielded = income_of(s, me) if any(me.peasants) else _first_income(s, me)
    income = sum([INCOME[min(amount, len(INCOME) - 1)] for amount in yielded])
    return STOCK_WORTH * at_hand + INCOME_WORTH * match_left * income


def _first_income(s: State, me: Empire) -> list[int]:
    """What provinces will yield, while they are chosen and nobody lives there yet."""
    resources = [s.resource[region] for region in me.regions]
    return [PEASANTS_AT_FIRST * resources.count(resource) for resource in (CROPS, GOLD)]


def _reach(s: State, me: Empire, hubs: tuple[int, ...], match_left: float) -> float:
    """Advances, trade and regions. Any province may still become the capital in setup."""
    capitals = tuple([other.capital for other in s.empires if other is not me])
    worth = (
        ADVANCE_WORTH * me.reached.bit_count()
        + UNLOCKED_WORTH * sum(me.powers.unlocked)
        + TRADE_WORTH * _trade_ahead(hubs or me.regions, capitals, me.caravans, len(s.empires))
        + FOOTHOLD_WORTH * _footholds(s, me)
        + ROOM_WORTH * sum([s.capacity[region] for region in me.regions])
    )
    return worth * match_left


def _footholds(s: State, me: Empire) -> int:
    """Free regions where the player has the most citizens (SOT-10.14)."""
    owner = s.owner
    free = [region for region in me.homes() if owner[region] == NOBODY]
    if not free:
        return 0
    others = [other for other in s.empires if other is not me]
    most = [max([other.count(region) for other in others]) for region in free]
    return min(sum([me.count(n) > rival for n, rival in zip(free, most, strict=True)]), FOOTHOLDS)


@lru_cache(maxsize=1 << 12)
def _trade_ahead(
    hubs: tuple[int, ...], capitals: tuple[int, ...], caravans: tuple[int, ...], players: int
) -> float:
    """Trade goods and capitals not yet reached, the fewer caravans it takes the better."""
    steps = dict.fromkeys(hubs, 0)
    queue = deque(hubs)
    while queue:
        region = queue.popleft()
        for border in BORDERS_OF[region]:
            near = sum(SIDES[border]) - region
            needed = steps[region] + (border not in caravans)
            if REGIONS[near].min_players <= players and needed < steps.get(near, len(REGIONS)):
                steps[near] = needed
                queue.append(near)
    costs = [steps[capital] for capital in capitals if steps.get(capital)]
    for border, good in enumerate(GOOD_ON):
        if good is not None and border not in caravans:
            costs.append(1 + min(steps.get(side, len(REGIONS)) for side in SIDES[border]))
    return sum(TRADE_FADES**cost for cost in costs)


def _end_bonuses(s: State, me: Empire, symbols: int) -> float:
    """The bonuses of SOT-24 that the player would get now, once the end is near."""
    if s.dynasty < LAST_DYNASTY:
        return 0.0
    others = [other for other in s.empires if other is not me]
    won: int = all(len(me.regions) >= len(other.regions) for other in others)
    won += all(me.unrest <= other.unrest for other in others)
    won += all(symbols >= fountains(s, other) + lyres(s, other) for other in others)
    return FINAL_BONUS * IN_THE_LEAD * won


@lru_cache(maxsize=1 << 14)
def _promised(
    laid: tuple[int, ...],
    measures: tuple[int, ...],
    heritages: tuple[int, ...],
    emphasis: tuple[int, int],
    time: tuple[float, int, float],
) -> float:
    """What the chronicles promise; an Emphasis card, of which so many markers are missing, may
    raise the heritage of one category."""
    left, later, generation_left = time
    emphasized, missing = emphasis
    worth, hand = 0.0, in_hand(laid)
    for category, heritage in enumerate(heritages):
        one, other = 2 * category, 2 * category + 1
        cards = laid[one], laid[other], hand
        levels = level(one, measures[one]), level(other, measures[other])
        promised = chronicles(cards, levels, heritage, left, later)
        if emphasized == category and missing and heritage < HERITAGE_MAX:
            more = chronicles(cards, levels, heritage + 1, left, later)
            promised += odds(missing, MARKERS_PER_ROUND * generation_left) * (more - promised)
        worth += promised
    return worth
