"""How well a seat stands, for bots that look ahead: points made, points in sight, growth."""

from __future__ import annotations

from typing import Final

from civitas.titles.sands_of_time.content import CATEGORY, CHRONICLES, FIELDS
from civitas.titles.sands_of_time.counting import FIELD_MEASURES
from civitas.titles.sands_of_time.state import Empire, State

HERITAGE_WORTH: Final = 1.6
UNREST_WORTH: Final = -0.7
RESOURCE_WORTH: Final = 0.12
MEASURE_WORTH: Final = (0.25, 0.3, 1.6, 0.2, 0.25, 0.4)
"""By field A to F, what one more is worth even without a chronicle laid on it."""
NOT_SCORING: Final = 0.25
"""Of the points of a laid chronicle, what it is worth while its heritage is missing."""


def evaluate(s: State, seat: int) -> float:
    """The own standing less that of the best rival."""
    standings = [standing(s, me) for me in s.empires]
    mine = standings.pop(seat)
    return mine - 0.3 * max(standings)


def standing(s: State, me: Empire) -> float:
    """Points, and what promises points."""
    measures = [measure(s, me) for measure in FIELD_MEASURES]
    worth = me.vp + HERITAGE_WORTH * sum(me.heritage) + UNREST_WORTH * me.unrest
    worth += RESOURCE_WORTH * min(sum(me.stock), 12)
    worth += 0.3 * me.reached.bit_count()
    worth += sum(w * m for w, m in zip(MEASURE_WORTH, measures, strict=True))
    for category in range(3):
        worth += _chronicles(me, category, measures)
    return worth


def _chronicles(me: Empire, category: int, measures: list[int]) -> float:
    """What the laid cards of a category promise."""
    heritage = me.heritage[category] + me.powers.chronicle_check
    worth = 0.0
    need = 0
    for n, field in enumerate(FIELDS):
        card = me.laid[n]
        if card and CATEGORY[field.category] == category:
            chronicle = CHRONICLES[card - 1]
            need += chronicle.heritage
            short = max(chronicle.conditions[field.id] - measures[n], 0)
            lacking = max(need - heritage, 0)
            worth += chronicle.vp * 0.7 ** (short + lacking) - (NOT_SCORING if short else 0)
    return worth
