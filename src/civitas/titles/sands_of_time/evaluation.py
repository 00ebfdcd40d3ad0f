"""How well a seat stands, for bots that look ahead: points made, points in sight, growth.

The unit is the victory point. Chronicles make most of the points, at the end of each dynasty, so
the heart of it is a guess at what each category of chronicles will bring: now, for the cards laid
and those that could still be laid, and in the dynasties to come, since heritage and what is
measured stay.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from civitas.titles.sands_of_time.bonus import bonus_unrest
from civitas.titles.sands_of_time.caravan import anchors
from civitas.titles.sands_of_time.content import (
    CATEGORIES,
    CHRONICLES,
    DYNASTY_STARTS,
    DYNASTY_TRACK,
    FIELDS,
    GOOD_ON,
    HERITAGE_MAX,
    NEIGHBOURS,
    PEASANT,
    REGIONS,
    SIDES,
)
from civitas.titles.sands_of_time.counting import FIELD_MEASURES
from civitas.titles.sands_of_time.effects import DYNASTY_VP
from civitas.titles.sands_of_time.income import income_of
from civitas.titles.sands_of_time.scoring import LAST_DYNASTY
from civitas.titles.sands_of_time.state import NOBODY, NONE, Empire, Stage, State

PACE: Final = 0.30
LAY_PER_ROUND: Final = 0.16
LAY_AT_MOST: Final = 0.75
FUTURE: Final = 0.55
UNREST: Final = (0.0, 0.5, 1.1, 1.8, 2.7, 3.8, 5.2, 7.0)
INCOME: Final = (0.0, 1.0, 2.0, 3.0, 3.8, 4.5, 5.1, 5.6, 6.0, 6.3, 6.6, 6.8)
INCOME_WORTH: Final = 0.2
STOCK: Final = 0.2
GOOD_AHEAD: Final = 0.5
ADVANCE: Final = 0.5
UNLOCKED: Final = 0.5
MARKERS: Final = (0.25, 0.45, 0.75, 0.0)
RIVAL: Final = 0.25
FOOTHOLD: float = 1.0

TOP: Final = len(CHRONICLES)
NEEDS: Final = tuple(tuple(c.conditions[f.id] for c in CHRONICLES) for f in FIELDS)
VP: Final = (0, *(c.vp for c in CHRONICLES))
PEOPLE: Final = 3
MOST: Final = 40


def _halves(needs: tuple[int, ...], measure: int) -> int:
    """Twice the highest card fulfilled, plus one when the next is half in reach."""
    steps = (0, *needs)
    top = max(n for n, need in enumerate(steps) if measure >= need)
    if top == TOP:
        return 2 * TOP
    return 2 * top + (2 * (measure - steps[top]) >= steps[top + 1] - steps[top])


LEVEL: Final = tuple(tuple(_halves(needs, m) for m in range(MOST)) for needs in NEEDS)


def _best(a: int, b: int, heritage: int) -> int:
    return max(
        VP[i] + VP[j]
        for i in range(a + 1)
        for j in range(b + 1)
        if (i != j or not i) and i + j <= heritage
    )


_BEST: Final = [
    [[_best(a, b, h) for h in range(HERITAGE_MAX + 1)] for b in range(TOP + 1)]
    for a in range(TOP + 1)
]


@cache
def prospect(a: int, b: int, heritage: int) -> float:
    """The points of a category that grows: the mean of what it gives now and a little later."""
    total = 0.0
    for g in range(3):
        for x in (a // 2, (a + 1) // 2):
            for y in (b // 2, (b + 1) // 2):
                total += _BEST[min(x + g, TOP)][min(y + g, TOP)][min(heritage + g, HERITAGE_MAX)]
    return total / 12


_GO_ON: Final = (1.0, 1.0, 4 / 6, 3 / 6, 0.0)


@cache
def rounds_left(need: int, done: int) -> float:
    """Rounds expected after this one before the dynasty is scored."""
    need, done = max(need - 1, 0), min(done + 1, 4)
    go = _GO_ON[done]
    total = 0.0
    if go:
        total += go * (1 + rounds_left(need, done))
    if go < 1 and need:
        total += (1 - go) * (1 + rounds_left(need, 0))
    return total


GENERATION_LEFT: Final = (2.0, 1.0, 0.5, 0.0, 0.0)


def evaluate(s: State, seat: int) -> float:
    """The own standing less a part of that of the best rival."""
    rivals = max(_rival(me) for me in s.empires if me.seat != seat)
    return standing(s, s.empires[seat]) - RIVAL * rivals


def _rival(me: Empire) -> float:
    return (
        me.vp
        + 1.5 * sum(me.heritage)
        + 1.5 * len(me.regions)
        + 0.15 * sum(me.stock)
        - 0.2 * sum(me.supply)
    )


def standing(s: State, me: Empire) -> float:
    """Points, and what promises points."""
    if s.stage == Stage.OVER:
        return me.vp
    to_come = LAST_DYNASTY - s.dynasty
    end = DYNASTY_STARTS[s.dynasty + 1]
    left = rounds_left(end - s.dynasty_space, s.round)
    measures = [f(s, me) for f in FIELD_MEASURES]
    growths = s.growth + sum(DYNASTY_TRACK[n].peasant for n in range(s.dynasty_space + 1, end))
    measures[PEOPLE] += min(me.supply[PEASANT], growths * len(me.regions))
    levels = [LEVEL[n][min(m, MOST - 1)] for n, m in enumerate(measures)]
    game_left = (left + 7.5 * to_come) / 22
    generation_left = GENERATION_LEFT[s.round]
    unrest = me.unrest
    if s.seat == me.seat and s.stage == Stage.TURN:
        unrest += bonus_unrest(s, me) + s.turn.repeated
    vp = me.vp - max(unrest - me.powers.unrest_max, 0)
    unrest = min(unrest, me.powers.unrest_max)
    worth = vp - UNREST[unrest] * (0.35 + 0.65 * game_left)
    crops, gold = income_of(s, me)
    worth += INCOME_WORTH * (INCOME[min(crops, 11)] + INCOME[min(gold, 11)]) * 7 * game_left
    most = 4 * generation_left
    worth += STOCK * sum(min(x, most) for x in me.stock)
    worth += ADVANCE * me.reached.bit_count() * game_left * 2
    worth += UNLOCKED * sum(me.powers.unlocked) * 6 * game_left
    if me.emphasis != NONE:
        worth += 0.3 * generation_left
    worth += GOOD_AHEAD * _ahead(s, me) * game_left * 2
    for kind, amount in DYNASTY_VP:
        worth += (
            (to_come + 1)
            * (me.powers.wonder_vp or amount)
            * sum(s.buildings[r] >> kind & 1 for r in me.regions)
        )
    worth += FOOTHOLD * _footholds(s, me) * (0.3 + game_left)
    laid = tuple(me.laid)
    for category in range(len(CATEGORIES)):
        a, b = levels[2 * category], levels[2 * category + 1]
        x, y = laid[2 * category], laid[2 * category + 1]
        heritage = me.heritage[category] + me.powers.chronicle_check
        now = _category(x, y, a, b, heritage, left, to_come, laid)
        if me.emphasis == category and me.emphasis_markers < 3:
            p = MARKERS[me.emphasis_markers] * (
                1 - 0.4 ** (generation_left + (me.emphasis_markers == 2) * 0)
            )
            now += p * (_category(x, y, a, b, heritage + 1, left, to_come, laid) - now)
        worth += now
    return worth


def _footholds(s: State, me: Empire) -> int:
    peasants, soldiers = me.citizens
    found = 0
    for region, owner in enumerate(s.owner):
        if owner == NOBODY and (own := peasants[region] + soldiers[region]):
            found += all(own > other.count(region) for other in s.empires if other is not me)
    return min(found, 2)


def _chance(short: float, left: float) -> float:
    return 1.0 if short <= 0 else PACE * left / (PACE * left + short)


@lru_cache(maxsize=1 << 15)
def _category(
    x: int,
    y: int,
    a: int,
    b: int,
    heritage: int,
    left: float,
    to_come: int,
    laid_cards: tuple[int, ...],
) -> float:
    """What the cards of a category will bring at the end of this dynasty and later."""
    later = FUTURE * to_come * prospect(a, b, min(heritage, HERITAGE_MAX)) if to_come else 0.0
    laid = _pair(x, y, a, b, heritage, left)
    lay = min(LAY_PER_ROUND * left, LAY_AT_MOST)
    if (x and y) or not lay:
        return laid + later
    hand = [c for c in range(1, TOP + 1) if c not in laid_cards]
    one = two = laid
    if not x:
        one = max(one, max(_pair(c, y, a, b, heritage, left) for c in hand))
    if not y:
        one = max(one, max(_pair(x, c, a, b, heritage, left) for c in hand))
    two = one
    if not x and not y:
        two = max(_pair(c, d, a, b, heritage, left) for c in hand for d in hand if c != d)
    return later + laid + lay * (one - laid) + lay * lay * max(two - one, 0)


def _pair(x: int, y: int, a: int, b: int, heritage: int, left: float) -> float:
    """Points to expect of card x on the first field and y on the second; 0 is no card."""
    px = _chance(x - a // 2 - 0.5 * (a % 2), left)
    py = _chance(y - b // 2 - 0.5 * (b % 2), left)
    best = max(px * VP[x] * _chance(x - heritage, left), py * VP[y] * _chance(y - heritage, left))
    if x and y:
        both = px * py * _chance(x + y - heritage, left)
        best = max(best, both * (VP[x] + VP[y]))
    return best


def _ahead(s: State, me: Empire) -> float:
    """Trade goods not yet reached, the nearer the better."""
    if me.capital < 0:
        return 0.0
    return _goods_ahead(tuple(sorted(anchors(s, me))), tuple(me.caravans), len(s.empires))


@lru_cache(maxsize=4096)
def _goods_ahead(found: tuple[int, ...], caravans: tuple[int, ...], players: int) -> float:
    steps = dict.fromkeys(found, 1)
    queue = list(found)
    for region in queue:
        for near in NEIGHBOURS[region]:
            if near not in steps and REGIONS[near].min_players <= players:
                steps[near] = steps[region] + 1
                queue.append(near)
    total = 0.0
    for border, good in enumerate(GOOD_ON):
        if good is not None and border not in caravans:
            near = min((steps[side] for side in SIDES[border] if side in steps), default=9)
            total += 0.6**near
    return total
