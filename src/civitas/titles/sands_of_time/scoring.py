"""Sections 22 and 24: dynasty end, scored chronicles, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.asks import Ask, Decision, Flow, Pick
from civitas.kernel.results import Result, best_wins
from civitas.kernel.values import put
from civitas.titles.sands_of_time.content import (
    CATEGORIES,
    CATEGORY,
    CHRONICLES,
    DYNASTY_STARTS,
    FIELD,
    FIELDS,
    FINAL_BONUS,
)
from civitas.titles.sands_of_time.counting import (
    FIELD_MEASURES,
    buildings_of,
    colonies,
    fountains,
    lyres,
)
from civitas.titles.sands_of_time.effects import DYNASTY_VP
from civitas.titles.sands_of_time.picks import SCORE
from civitas.titles.sands_of_time.state import (
    ADVANCE_POINTS,
    LOST_POINTS,
    WONDER_POINTS,
    Empire,
    Stage,
    State,
)
from civitas.titles.sands_of_time.tracks import note_points, raise_heritage

LAST_DYNASTY: Final = 3
FIELDS_OF: Final = tuple(
    tuple(n for n, field in enumerate(FIELDS) if field.category == category)
    for category in CATEGORIES
)
"""By category, its scoring fields."""


def dynasty_ends(s: State) -> bool:
    """SOT-4.4, SOT-4.5: checked in phase 5 only."""
    return s.dynasty_space >= DYNASTY_STARTS[s.dynasty + 1]


def dynasty_end(s: State) -> None:
    """SOT-22.1 to SOT-22.3: nothing happens unless the dynasty has run out."""
    if not dynasty_ends(s):
        s.stage = Stage.NEW_GENERATION
        return
    s.tell("dynasty-ends", "SOT-4.5", number=s.dynasty)
    for me in s.in_order():
        if points := standing_points(s, me):
            me.vp += points
            wonders = wonder_points(s, me)
            note_points(me, WONDER_POINTS, wonders)
            note_points(me, ADVANCE_POINTS, points - wonders)
            s.tell("standing-points", "SOT-22.2", seat=me.seat, points=points, now=me.vp)
    for me in s.in_order():
        for field, card in enumerate(s.chance.reveal(me.laid)):
            if card:
                _open(s, me, card, field)
    s.stage = Stage.SCORING


def scoring(s: State) -> Flow:
    """SOT-22.5 to SOT-22.12, with the chronicles of all open."""
    for me in s.in_order():
        yield from score_chronicles(s, me)
    for me in s.empires:
        me.laid = (0,) * len(FIELDS)
    if s.dynasty == LAST_DYNASTY:
        s.stage = Stage.GAME_END
    else:
        s.dynasty += 1
        s.stage = Stage.NEW_GENERATION


def _open(s: State, me: Empire, card: int, field: int) -> None:
    """SOT-22.3; with what decides on it by SOT-22.4 and SOT-22.6."""
    chronicle = CHRONICLES[card - 1]
    s.tell(
        "opened",
        "SOT-22.3",
        seat=me.seat,
        chronicle=card,
        field=FIELDS[field].id,
        has=FIELD_MEASURES[field](s, me),
        needed=chronicle.conditions[FIELDS[field].id],
        own=me.heritage[CATEGORY[FIELDS[field].category]] + me.powers.chronicle_check,
        heritage=chronicle.heritage,
    )


def standing_points(s: State, me: Empire) -> int:
    """SOT-22.2: Wonders, Urbanism, Imperium, Classical Canon; none of these are chronicle VP."""
    powers = me.powers
    points = wonder_points(s, me)
    for kind, amount in powers.vp_per_building.items():
        points += buildings_of(s, me, kind) * amount
    if powers.vp_per_colony:
        points += len(colonies(s, me)) * powers.vp_per_colony
    if powers.vp_per_three_lyres:
        points += lyres(s, me) // 3 * powers.vp_per_three_lyres
    return points


def wonder_points(s: State, me: Empire) -> int:
    """SOT-22.2: what Wonders give, more with Vision."""
    each = me.powers.wonder_vp
    return sum([buildings_of(s, me, kind) * (each or amount) for kind, amount in DYNASTY_VP])


def fulfilled(s: State, me: Empire, field: int) -> bool:
    """SOT-22.4: is the measure of the field at least the card's condition?"""
    card = me.laid[field]
    if not card:
        return False
    return FIELD_MEASURES[field](s, me) >= CHRONICLES[card - 1].conditions[FIELDS[field].id]


def score_chronicles(s: State, me: Empire) -> Flow:
    """SOT-22.5 to SOT-22.9, category by category; heritage rises after all are scored."""
    risen: list[int] = []
    for category in range(len(CATEGORIES)):
        scoring = yield from _scoring_fields(s, me, category)
        for field in scoring:
            card = me.laid[field]
            points = CHRONICLES[card - 1].vp
            me.vp += points
            before = me.chronicle_vp[s.dynasty - 1]
            me.chronicle_vp = put(me.chronicle_vp, s.dynasty - 1, before + points)
            s.tell(
                "scored",
                "SOT-22.8",
                seat=me.seat,
                chronicle=card,
                field=FIELDS[field].id,
                points=points,
            )
        if scoring:
            risen.append(category)
    for category in risen:
        raise_heritage(s, me, category, 1, "SOT-22.9")


def _scoring_fields(s: State, me: Empire, category: int) -> Decision:
    """SOT-22.6, SOT-22.7: one card against heritage alone, two against it together."""
    heritage = me.heritage[category] + me.powers.chronicle_check
    met = [field for field in FIELDS_OF[category] if fulfilled(s, me, field)]
    need = {field: CHRONICLES[me.laid[field] - 1].heritage for field in met}
    if sum(need.values()) <= heritage:
        return met
    passing = [field for field in met if need[field] <= heritage]
    if not passing:
        return []

    def options() -> list[Pick]:
        return [SCORE[field] for field in passing]

    pick = yield Ask(me.seat, "score", options)
    return [FIELD[pick.field]]


def game_end(s: State) -> None:
    """SOT-24.1 to SOT-24.4: 3 VP each for most regions, lowest unrest, fountains and lyres."""
    for source, (clause, _) in FINAL_BONUSES.items():
        for me in _best_in(s, source):
            me.vp += FINAL_BONUS
            s.tell(f"final-{source}", clause, seat=me.seat, points=FINAL_BONUS)
    s.stage = Stage.OVER


FINAL_BONUSES: Final[dict[str, tuple[str, Callable[[State, Empire], int]]]] = {
    "regions": ("SOT-24.1", lambda _, me: len(me.regions)),
    "unrest": ("SOT-24.2", lambda _, me: -me.unrest),
    "symbols": ("SOT-24.3", lambda s, me: fountains(s, me) + lyres(s, me)),
}
"""By what is compared at the end: the clause, and how it is counted."""


def _best_in(s: State, source: str) -> list[Empire]:
    """SOT-24.4: all tied players gain the full points."""
    _, value = FINAL_BONUSES[source]
    best = max(value(s, me) for me in s.empires)
    return [me for me in s.empires if value(s, me) == best]


def result(s: State) -> Result | None:
    """SOT-24.5: most VP, then chronicle VP of the third dynasty, then a shared victory."""
    if s.stage != Stage.OVER:
        return None
    scores = [me.vp for me in s.empires]
    return best_wins(scores, list(zip(scores, *ties(s).values(), strict=True)))


def ties(s: State) -> dict[str, tuple[int | float | bool, ...]]:
    """SOT-24.5: by what a tie is broken."""
    return {"tie-last-dynasty": tuple(me.chronicle_vp[-1] for me in s.empires)}


def sources(s: State) -> dict[str, tuple[int | float, ...]]:
    """Where the points come from; before the end of the match, as far as it has come."""
    found: dict[str, tuple[int | float, ...]] = {
        "chronicles": tuple(sum(me.chronicle_vp) for me in s.empires),
        "wonders": tuple(me.tally[WONDER_POINTS] for me in s.empires),
        "advances": tuple(me.tally[ADVANCE_POINTS] for me in s.empires),
    }
    if s.stage == Stage.OVER:
        for source in FINAL_BONUSES:
            best = [me.seat for me in _best_in(s, source)]
            found[f"final_{source}"] = tuple(FINAL_BONUS * (me.seat in best) for me in s.empires)
    found["lost"] = tuple(me.tally[LOST_POINTS] for me in s.empires)
    return found
