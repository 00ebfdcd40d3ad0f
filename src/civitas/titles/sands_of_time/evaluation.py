"""How well a seat stands, for bots that look ahead: points made, points in sight, growth.

The unit is the victory point. Chronicles make most of the points, at the end of each dynasty, so
the heart of it is a guess at what each category of chronicles will bring: in this dynasty, by the
cards laid and those that can still be laid, and in the dynasties to come, since heritage and what
is measured stay. All else is worth what it will do for the chronicles.
"""

from __future__ import annotations

from collections import deque
from functools import cache, lru_cache
from typing import Final

from civitas.titles.sands_of_time.bonus import bonus_unrest
from civitas.titles.sands_of_time.content import (
    BORDERS_OF,
    CATEGORIES,
    CHRONICLES,
    CROPS,
    DYNASTY_STARTS,
    DYNASTY_TRACK,
    EMPHASIS_SPACES,
    FIELD,
    FIELDS,
    FINAL_BONUS,
    GENERATION_TRACK,
    GOLD,
    GOOD_ON,
    HERITAGE_MAX,
    MAX_ROUNDS,
    PEASANT,
    REGIONS,
    SIDES,
)
from civitas.titles.sands_of_time.counting import (
    FIELD_MEASURES,
    buildings_of,
    fountains,
    is_hub,
    lyres,
)
from civitas.titles.sands_of_time.effects import DYNASTY_VP
from civitas.titles.sands_of_time.income import income_of
from civitas.titles.sands_of_time.scoring import LAST_DYNASTY
from civitas.titles.sands_of_time.state import IN_TURN, NOBODY, NONE, Empire, Stage, State

PACE: Final = 0.3
"""Steps of heritage, or of chronicle cards by what is measured, that a round may well bring."""
LAID_PER_ROUND: Final = 0.25
"""How sure a chronicle in hand is to be laid in time, by the rounds left: an action each."""
LAID_AT_MOST: Final = 0.85
LATER: Final = 0.35
"""What a later dynasty counts: much can happen until then."""
UNREST: Final = (0.0, 0.5, 1.1, 1.8, 2.7, 3.8, 5.2, 7.0)
"""What unrest costs in a whole match: dear buildings, no advances, weak in battle."""
UNREST_ALWAYS: Final = 0.35
"""The part of it that is as bad at the end of the match: the bonus for the lowest unrest."""
INCOME: Final = (0.0, 1.0, 2.0, 3.0, 3.8, 4.5, 5.1, 5.6, 6.0, 6.3, 6.6, 6.8)
"""What so many crops or gold do in a generation: all spoils that its few turns cannot spend."""
INCOME_WORTH: Final = 1.4
"""What one of them in each generation is worth in a whole match."""
STOCK_WORTH: Final = 0.2
SPENT_PER_ROUND: Final = 4
"""Crops, and as much gold, that a turn can spend; what is left when a generation ends spoils."""
ADVANCE_WORTH: Final = 1.0
UNLOCKED_WORTH: Final = 3.0
EMPHASIS_WORTH: Final = 0.3
"""An Emphasis card in play, for each round to come in which it unlocks something."""
MARKERS_PER_ROUND: Final = 1.2
TRADE_WORTH: Final = 1.0
"""A trade good or a capital that is one caravan away, apart from the heritage it will give."""
TRADE_FADES: Final = 0.6
"""What is left of it with each further caravan that it takes."""
FOOTHOLD_WORTH: Final = 1.0
"""A free region where the player has the most citizens: the next Conquest annexes it."""
FOOTHOLDS: Final = 2
"""More of them than can be annexed soon are worth no more."""
ROOM_WORTH: Final = 0.2
"""Room for one more citizen or building."""
PEASANTS_AT_FIRST: Final = 2
IN_THE_LEAD: Final = 0.5
"""What a bonus of the end counts for whoever is in the lead for it."""
RIVAL: Final = 0.25
"""Another's loss is no gain in itself where several play."""
SEEN_HERITAGE: Final = 1.5
SEEN_REGION: Final = 1.5
SEEN_RESOURCE: Final = 0.15
SEEN_CITIZEN: Final = 0.2
"""A rival is judged at a glance: it is the own standing that decides between picks."""
ROUNDS: Final = 22
"""Rounds of a match (SOT-4.7)."""
ROUNDS_OF_DYNASTY: Final = 7.5

TOP: Final = len(CHRONICLES)
VP: Final = (0, *(chronicle.vp for chronicle in CHRONICLES))
FOUNTAINS, PEOPLE, LYRES = FIELD["B"], FIELD["D"], FIELD["E"]
MEASURED: Final = 40
"""No measure has to be told apart from this one."""


def _halves(conditions: tuple[int, ...], measure: int) -> int:
    """The highest chronicle a measure fulfils, in halves: halfway to the next one counts."""
    fulfilled = sum(measure >= condition for condition in conditions)
    if fulfilled == TOP:
        return 2 * TOP
    below = conditions[fulfilled - 1] if fulfilled else 0
    return 2 * fulfilled + (2 * measure >= below + conditions[fulfilled])


LEVELS: Final = tuple(
    tuple(_halves(tuple(c.conditions[field.id] for c in CHRONICLES), m) for m in range(MEASURED))
    for field in FIELDS
)
"""By field and measure, the highest chronicle it fulfils, in halves."""


@cache
def rounds_left(needed: int, played: int) -> float:
    """Rounds to expect after this one until a dynasty is scored (SOT-4.5, SOT-6.17, SOT-6.18).

    ``needed`` is how far the dynasty marker has to go, ``played`` the rounds of the generation.
    """
    needed, played = max(needed - 1, 0), min(played + 1, MAX_ROUNDS)
    on = _goes_on(played)
    left = on * (1 + rounds_left(needed, played)) if on else 0.0
    if needed:
        left += (1 - on) * (1 + rounds_left(needed, 0))
    return left


def _goes_on(played: int) -> float:
    """How likely there is another round in the generation."""
    if played == MAX_ROUNDS:
        return 0.0
    space = GENERATION_TRACK[played]
    return (7 - space.threshold) / 6 if space.roll else 1.0


def evaluate(s: State, seat: int) -> float:
    """The own standing less a part of that of the best rival."""
    rival = max(_at_a_glance(other) for other in s.empires if other.seat != seat)
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
    measures = [measure(s, me) for measure in FIELD_MEASURES]
    growths = s.growth + _growths(s.dynasty_space, end)
    measures[PEOPLE] += min(growths * len(me.regions), me.supply[PEASANT])
    return (
        _calm(s, me, match_left)
        + _wealth(s, me, match_left, generation_left)
        + _reach(s, me, match_left)
        + _end_bonuses(s, me, measures[FOUNTAINS] + measures[LYRES])
        + (later + 1) * sum(n * buildings_of(s, me, kind) for kind, n in DYNASTY_VP)
        + _all_chronicles(me, measures, left, later, generation_left)
    )


@cache
def _growths(space: int, end: int) -> int:
    """How often the population will grow before the dynasty marker is there (SOT-21.1)."""
    return sum(DYNASTY_TRACK[n].peasant for n in range(space + 1, end))


def _calm(s: State, me: Empire, match_left: float) -> float:
    """Points made, less what unrest costs, with the unrest that the end of the turn will bring."""
    unrest, most = me.unrest, me.powers.unrest_max
    if s.stage in IN_TURN and s.seat == me.seat:
        unrest += bonus_unrest(s, me) + s.turn.repeated
    cost = UNREST[min(unrest, most)] * (UNREST_ALWAYS + (1 - UNREST_ALWAYS) * match_left)
    return me.vp - max(unrest - most, 0) - cost


def _wealth(s: State, me: Empire, match_left: float, generation_left: float) -> float:
    """Crops and gold at hand while there is time to spend them, and those to come."""
    most = SPENT_PER_ROUND * generation_left
    at_hand = sum(min(amount, most) for amount in me.stock)
    yielded = income_of(s, me) if any(me.peasants) else _first_income(s, me)
    income = sum(INCOME[min(amount, len(INCOME) - 1)] for amount in yielded)
    return STOCK_WORTH * at_hand + INCOME_WORTH * match_left * income


def _first_income(s: State, me: Empire) -> list[int]:
    """What the provinces will yield that are chosen before anybody lives there (SOT-3.10)."""
    resources = [s.resource[region] for region in me.regions]
    return [PEASANTS_AT_FIRST * resources.count(resource) for resource in (CROPS, GOLD)]


def _reach(s: State, me: Empire, match_left: float) -> float:
    """Advances, trade and regions that lie ahead. Any province may become the capital."""
    hubs = tuple(region for region in me.regions if is_hub(s, region, me.seat)) or me.regions
    others = tuple(other.capital for other in s.empires if other is not me)
    worth = (
        ADVANCE_WORTH * me.reached.bit_count()
        + UNLOCKED_WORTH * sum(me.powers.unlocked)
        + TRADE_WORTH * trade_ahead(hubs, others, tuple(me.caravans), len(s.empires))
        + FOOTHOLD_WORTH * _footholds(s, me)
        + ROOM_WORTH * sum(s.capacity[region] for region in me.regions)
    )
    return worth * match_left


def _footholds(s: State, me: Empire) -> int:
    """Free regions where the player has the most citizens (SOT-10.14)."""
    peasants, soldiers = me.citizens
    found = 0
    for region, owner in enumerate(s.owner):
        if owner == NOBODY and (own := peasants[region] + soldiers[region]):
            found += all(own > other.count(region) for other in s.empires if other is not me)
    return min(found, FOOTHOLDS)


@lru_cache(maxsize=1 << 12)
def trade_ahead(
    hubs: tuple[int, ...], capitals: tuple[int, ...], caravans: tuple[int, ...], players: int
) -> float:
    """Trade goods and capitals not yet reached, the fewer caravans it takes the better."""
    steps = dict.fromkeys(hubs, 0)
    queue = deque(hubs)
    while queue:
        region = queue.popleft()
        for border in BORDERS_OF[region]:
            near = sum(SIDES[border]) - region
            paid = steps[region] + (border not in caravans)
            if REGIONS[near].min_players <= players and paid < steps.get(near, len(REGIONS)):
                steps[near] = paid
                queue.append(near)
    costs = [steps[capital] for capital in capitals if steps.get(capital)]
    for border, good in enumerate(GOOD_ON):
        if good is not None and border not in caravans:
            costs += [1 + min(steps.get(side, len(REGIONS)) for side in SIDES[border])]
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


def _all_chronicles(
    me: Empire, measures: list[int], left: float, later: int, generation_left: float
) -> float:
    """What the three categories will bring; an Emphasis card may raise the heritage of one."""
    worth = EMPHASIS_WORTH * generation_left if me.emphasis != NONE else 0.0
    laid = tuple(me.laid)
    for category in range(len(CATEGORIES)):
        first, second = 2 * category, 2 * category + 1
        a = LEVELS[first][min(measures[first], MEASURED - 1)]
        b = LEVELS[second][min(measures[second], MEASURED - 1)]
        heritage = min(me.heritage[category] + me.powers.chronicle_check, HERITAGE_MAX)
        now = chronicles(category, laid, a, b, heritage, left, later)
        missing = EMPHASIS_SPACES - me.emphasis_markers
        if me.emphasis == category and missing and heritage < HERITAGE_MAX:
            more = chronicles(category, laid, a, b, heritage + 1, left, later)
            now += odds(missing, MARKERS_PER_ROUND * generation_left) * (more - now)
        worth += now
    return worth


def odds(short: float, gain: float) -> float:
    """How likely something so far off is reached, if so much can be gained."""
    return 1.0 if short <= 0 else gain / (gain + short)


@lru_cache(maxsize=1 << 15)
def chronicles(
    category: int,
    laid: tuple[int, ...],
    a: int,
    b: int,
    heritage: int,
    left: float,
    later: int,
) -> float:
    """What a category will bring by the end of this dynasty and in later ones.

    ``a`` and ``b`` are the levels of its two fields, in halves.
    """
    x, y = laid[2 * category : 2 * category + 2]
    gain = PACE * left

    def points(x: int, y: int) -> float:
        return expected(x, y, a / 2, b / 2, heritage, gain)

    hand = [card for card in range(1, TOP + 1) if card not in laid]
    with_one = points(x, y)
    worth = with_one + (LATER * later * prospect(a, b, heritage) if later else 0.0)
    sure = min(LAID_PER_ROUND * left, LAID_AT_MOST)
    if not x or not y:
        more = [points(card, y) for card in hand if not x] + [
            points(x, card) for card in hand if not y
        ]
        with_one = max(with_one, *more)
        worth += sure * (with_one - points(x, y))
    if not x and not y:
        both = max(points(card, other) for card in hand for other in hand if card != other)
        worth += sure * sure * max(both - with_one, 0)
    return worth


def expected(x: int, y: int, a: float, b: float, heritage: int, gain: float) -> float:
    """Points to expect of cards on the two fields (SOT-22.6, SOT-22.7); 0 is no card."""
    first, second = odds(x - a, gain), odds(y - b, gain)
    alone = max(VP[x] * first * odds(x - heritage, gain), VP[y] * second * odds(y - heritage, gain))
    together = (VP[x] + VP[y]) * first * second * odds(x + y - heritage, gain)
    return max(alone, together)


@cache
def prospect(a: int, b: int, heritage: int) -> float:
    """What a category brings in a dynasty to come: as it is now, or grown by a step or two."""
    grown = [
        _best(min(x + step, TOP), min(y + step, TOP), min(heritage + step, HERITAGE_MAX))
        for step in range(3)
        for x in (a // 2, (a + 1) // 2)
        for y in (b // 2, (b + 1) // 2)
    ]
    return sum(grown) / len(grown)


@cache
def _best(a: int, b: int, heritage: int) -> int:
    """The most points with the fields at these levels."""
    return max(
        VP[x] + VP[y]
        for x in range(a + 1)
        for y in range(b + 1)
        if x + y <= heritage and (x != y or not x)
    )
