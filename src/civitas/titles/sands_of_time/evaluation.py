"""How well a seat stands, for bots that look ahead: points made, points in sight, growth.

The unit is the victory point. Chronicles make most of the points, at the end of each dynasty, so
the heart of it is a guess at what each category of chronicles will bring: now, for the cards laid
and those that could still be laid, and in the dynasties to come, since heritage and what is
measured stay.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from civitas.titles.sands_of_time.bonus import bonus_unrest
from civitas.titles.sands_of_time.caravan import anchors
from civitas.titles.sands_of_time.content import (
    CHRONICLES,
    DYNASTY_STARTS,
    FIELDS,
    GOOD_ON,
    HERITAGE_MAX,
    NEIGHBOURS,
    REGIONS,
    SIDES,
)
from civitas.titles.sands_of_time.counting import FIELD_MEASURES
from civitas.titles.sands_of_time.effects import DYNASTY_VP
from civitas.titles.sands_of_time.income import income_of
from civitas.titles.sands_of_time.scoring import LAST_DYNASTY
from civitas.titles.sands_of_time.state import NONE, Empire, Stage, State

PACE: Final = 0.30
"""Levels of a chronicle card, or steps of heritage, that a category gains in a round."""
LAY_PER_ROUND: Final = 0.16
"""How sure a card not yet laid is to be laid in time, for each round left."""
LAY_AT_MOST: Final = 0.75
FUTURE: Final = 0.55
UNREST: Final = (0.0, 0.5, 1.1, 1.8, 2.7, 3.8, 5.2, 7.0)
INCOME: Final = 0.10
STOCK: Final = 0.12
GOOD_AHEAD: Final = 0.5
ADVANCE: Final = 0.5
UNLOCKED: Final = 1.0
MARKERS: Final = (0.0, 0.5, 1.1, 0.0)
RIVAL: Final = 0.25
HERITAGE: Final = 0.5

TOP: Final = len(CHRONICLES)
NEEDS: Final = tuple(tuple(c.conditions[f.id] for c in CHRONICLES) for f in FIELDS)
VP: Final = (0, *(c.vp for c in CHRONICLES))
HALVES: Final = 40


def _halves(needs: tuple[int, ...], measure: int) -> int:
    """Twice the highest card fulfilled, plus one when the next is half in reach."""
    steps = (0, *needs)
    top = max(n for n, need in enumerate(steps) if measure >= need)
    if top == TOP:
        return 2 * TOP
    return 2 * top + (2 * (measure - steps[top]) >= steps[top + 1] - steps[top])


LEVEL: Final = tuple(tuple(_halves(needs, m) for m in range(HALVES)) for needs in NEEDS)


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


def _prospect(a: int, b: int, heritage: int) -> float:
    """The points of a category that grows: the mean of what it gives now and a little later."""
    total = 0.0
    for g in range(3):
        for x in (a // 2, (a + 1) // 2):
            for y in (b // 2, (b + 1) // 2):
                total += _BEST[min(x + g, TOP)][min(y + g, TOP)][min(heritage + g, HERITAGE_MAX)]
    return total / 12


PROSPECT: Final = [
    [[_prospect(a, b, h) for h in range(HERITAGE_MAX + 1)] for b in range(2 * TOP + 1)]
    for a in range(2 * TOP + 1)
]

_GO_ON: Final = (1.0, 1.0, 4 / 6, 3 / 6, 0.0)


@lru_cache(None)
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
        + 0.2 * sum(me.supply) * -1
    )


def standing(s: State, me: Empire) -> float:
    """Points, and what promises points."""
    if s.stage == Stage.OVER:
        return me.vp
    levels = [LEVEL[n][min(f(s, me), HALVES - 1)] for n, f in enumerate(FIELD_MEASURES)]
    to_come = LAST_DYNASTY - s.dynasty
    left = rounds_left(DYNASTY_STARTS[s.dynasty + 1] - s.dynasty_space, s.round)
    if s.stage > Stage.DYNASTY_END:
        left = 7
    game_left = (left + 7.5 * to_come) / 22
    unrest = me.unrest
    if s.seat == me.seat and s.stage <= Stage.TURN:
        unrest += bonus_unrest(s, me) + s.turn.repeated
    vp = me.vp - max(unrest - me.powers.unrest_max, 0)
    unrest = min(unrest, me.powers.unrest_max)
    worth = vp - UNREST[unrest] * (0.35 + 0.65 * game_left)
    worth += HERITAGE * sum(me.heritage) * game_left
    worth += INCOME * sum(income_of(s, me)) * 7 * game_left
    worth += STOCK * min(sum(me.stock), 10) * (0.2 + GENERATION_LEFT[s.round])
    worth += ADVANCE * me.reached.bit_count() * game_left * 2
    worth += UNLOCKED * sum(me.powers.unlocked) * 3 * game_left
    if me.emphasis != NONE:
        worth += MARKERS[me.emphasis_markers] + 0.4 * GENERATION_LEFT[s.round]
    worth += GOOD_AHEAD * _ahead(s, me) * game_left * 2
    for kind, amount in DYNASTY_VP:
        worth += (
            (to_come + 1)
            * (me.powers.wonder_vp or amount)
            * sum(s.buildings[r] >> kind & 1 for r in me.regions)
        )
    laid = tuple(me.laid)
    for category in range(3):
        a, b = levels[2 * category], levels[2 * category + 1]
        heritage = min(me.heritage[category] + me.powers.chronicle_check, HERITAGE_MAX)
        worth += _category(laid[2 * category], laid[2 * category + 1], a, b, heritage, left, laid)
        if to_come:
            worth += FUTURE * to_come * PROSPECT[a][b][heritage]
    return worth


def _chance(short: float, left: float) -> float:
    return 1.0 if short <= 0 else PACE * left / (PACE * left + short)


@lru_cache(maxsize=1 << 16)
def _category(
    x: int, y: int, a: int, b: int, heritage: int, left: float, laid_cards: tuple[int, ...]
) -> float:
    """What the cards of a category will bring at the end of this dynasty."""
    laid = _pair(x, y, a, b, heritage, left)
    if x and y:
        return laid
    lay = min(LAY_PER_ROUND * left, LAY_AT_MOST)
    if not lay:
        return laid
    hand = [c for c in range(1, TOP + 1) if c not in laid_cards]
    if x:
        best = max(_pair(x, c, a, b, heritage, left) for c in hand)
    elif y:
        best = max(_pair(c, y, a, b, heritage, left) for c in hand)
    else:
        best = max(
            max(_pair(c, 0, a, b, heritage, left), _pair(0, c, a, b, heritage, left)) for c in hand
        )
        best += 0.3 * PROSPECT[a][b][heritage]
        best /= 1.3
    return laid + lay * max(best - laid, 0)


def _pair(x: int, y: int, a: int, b: int, heritage: int, left: float) -> float:
    """Points to expect of card x on the first field and y on the second; 0 is no card."""
    px = _chance(x - a / 2, left) * VP[x]
    py = _chance(y - b / 2, left) * VP[y]
    best = max(px * _chance(x - heritage, left), py * _chance(y - heritage, left))
    if x and y:
        both = _chance(x - a / 2, left) * _chance(y - b / 2, left) * _chance(x + y - heritage, left)
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
