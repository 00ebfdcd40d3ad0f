"""What chronicles promise: a guess at the points of a category, now and in later dynasties.

Points come at the end of a dynasty, for cards whose condition is met and whose heritage is there.
So a guess needs the time left, the cards laid and in hand, how far heritage has come, and the
level of both fields: the highest card that what is measured there fulfils, counted in halves.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from civitas.titles.sands_of_time.content import (
    CATEGORIES,
    CHRONICLES,
    FIELDS,
    GENERATION_TRACK,
    HERITAGE_MAX,
    MAX_ROUNDS,
)

PACE: Final = 0.3
"""Steps of heritage, or levels of a field, that a round may well bring."""
LAID_PER_ROUND: Final = 0.25
"""How sure a card in hand is to be laid in time, by the rounds left: each takes an action."""
LAID_AT_MOST: Final = 0.85
"""There is always something else to do."""
LATER: Final = 0.35
"""What the points of a later dynasty count: much can happen until then."""

assert [field.category for field in FIELDS] == [name for name in CATEGORIES for _ in range(2)]
TOP: Final = len(CHRONICLES)
VP: Final = (0, *(chronicle.vp for chronicle in CHRONICLES))
MEASURED: Final = 40
"""No measure has to be told apart from one above all conditions."""


def _halves(conditions: tuple[int, ...], measure: int) -> int:
    fulfilled = sum(measure >= condition for condition in conditions)
    if fulfilled == TOP:
        return 2 * TOP
    below = conditions[fulfilled - 1] if fulfilled else 0
    return 2 * fulfilled + (2 * measure >= below + conditions[fulfilled])


_LEVELS: Final = tuple(
    tuple(_halves(tuple(c.conditions[field.id] for c in CHRONICLES), m) for m in range(MEASURED))
    for field in FIELDS
)


def level(field: int, measure: int) -> int:
    """The highest card that a measure fulfils, in halves: halfway to the next one counts."""
    return _LEVELS[field][min(measure, MEASURED - 1)]


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
    """How likely another round follows in the generation."""
    if played == MAX_ROUNDS:
        return 0.0
    space = GENERATION_TRACK[played]
    return (7 - space.threshold) / 6 if space.roll else 1.0


def odds(short: float, gain: float) -> float:
    """How likely something so far off is reached, if so much may well be gained."""
    return 1.0 if short <= 0 else gain / (gain + short)


@cache
def in_hand(laid: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that lie on no field."""
    return tuple(card for card in range(1, TOP + 1) if card not in laid)


@lru_cache(maxsize=1 << 15)
def chronicles(
    cards: tuple[int, int, tuple[int, ...]],
    levels: tuple[int, int],
    heritage: int,
    left: float,
    later: int,
) -> float:
    """What a category will bring by the end of this dynasty and in ``later`` ones.

    ``cards`` are those on its two fields and those in hand, ``levels`` the levels of the fields.
    """
    x, y, hand = cards
    a, b = levels
    gain = PACE * left

    def points(x: int, y: int) -> float:
        return _expected(x, y, a / 2, b / 2, heritage, gain)

    sure = min(LAID_PER_ROUND * left, LAID_AT_MOST)
    as_laid = one_more = points(x, y)
    if not x:
        one_more = max(one_more, *(points(card, y) for card in hand))
    if not y:
        one_more = max(one_more, *(points(x, card) for card in hand))
    worth = as_laid + sure * (one_more - as_laid)
    if not x and not y:
        both = max(points(card, other) for card in hand for other in hand if card != other)
        worth += sure * sure * max(both - one_more, 0)
    return worth + LATER * later * _prospect(a, b, heritage)


def _expected(x: int, y: int, a: float, b: float, heritage: int, gain: float) -> float:
    """Points to expect of cards on the two fields (SOT-22.6, SOT-22.7); 0 is no card."""
    first, second = odds(x - a, gain), odds(y - b, gain)
    together = (VP[x] + VP[y]) * first * second * odds(x + y - heritage, gain)
    return max(
        VP[x] * first * odds(x - heritage, gain),
        VP[y] * second * odds(y - heritage, gain),
        together,
    )


@cache
def _prospect(a: int, b: int, heritage: int) -> float:
    """The points of a dynasty to come, if the category stays as it is or grows a step or two."""
    grown = [
        _most(min(x + step, TOP), min(y + step, TOP), min(heritage + step, HERITAGE_MAX))
        for step in range(3)
        for x in (a // 2, (a + 1) // 2)
        for y in (b // 2, (b + 1) // 2)
    ]
    return sum(grown) / len(grown)


@cache
def _most(a: int, b: int, heritage: int) -> int:
    """The most points that whole levels and heritage allow."""
    return max(
        VP[x] + VP[y]
        for x in range(a + 1)
        for y in range(b + 1)
        if x + y <= heritage and (x != y or not x)
    )
