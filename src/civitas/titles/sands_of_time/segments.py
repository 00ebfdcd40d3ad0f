"""The segments of a match, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.asks import Flow
from civitas.titles.sands_of_time.generation import new_generation
from civitas.titles.sands_of_time.income import income
from civitas.titles.sands_of_time.movement import march
from civitas.titles.sands_of_time.population import attrition, growth, overcrowding
from civitas.titles.sands_of_time.scoring import dynasty_end, game_end, scoring
from civitas.titles.sands_of_time.setup import (
    capitals,
    deal,
    extra_peasants,
    first_advances,
    first_caravans,
    first_provinces,
    second_provinces,
    third_provinces,
)
from civitas.titles.sands_of_time.state import Stage, State
from civitas.titles.sands_of_time.turns import (
    card_choice,
    finish_advance,
    marched,
    reveal_cards,
    track,
    turn,
)

SEGMENTS: Final[dict[Stage, Callable[[State], Flow | None]]] = {
    Stage.DEAL: deal,
    Stage.FIRST_PROVINCES: first_provinces,
    Stage.SECOND_PROVINCES: second_provinces,
    Stage.THIRD_PROVINCES: third_provinces,
    Stage.CAPITALS: capitals,
    Stage.FIRST_CARAVANS: first_caravans,
    Stage.EXTRA_PEASANTS: extra_peasants,
    Stage.FIRST_ADVANCES: first_advances,
    Stage.INCOME: income,
    Stage.CARD_CHOICE: card_choice,
    Stage.REVEAL_CARDS: reveal_cards,
    Stage.TURN: turn,
    Stage.LAY_ADVANCE: finish_advance,
    Stage.MARCH: march,
    Stage.MARCHED: marched,
    Stage.TRACK: track,
    Stage.GROWTH: growth,
    Stage.OVERCROWDING: overcrowding,
    Stage.ATTRITION: attrition,
    Stage.DYNASTY_END: dynasty_end,
    Stage.SCORING: scoring,
    Stage.NEW_GENERATION: new_generation,
    Stage.GAME_END: game_end,
}

SEGMENT_OF: Final = tuple(SEGMENTS[stage] for stage in Stage if stage is not Stage.OVER)
"""By number of the stage: an enum as a key is slow to hash."""
OVER: Final = Stage.OVER
"""At hand, since the table asks between any two segments."""


def segment(s: State) -> Flow | None:
    """The next segment of the match."""
    return SEGMENT_OF[s.stage](s)


def goes_on(s: State) -> bool:
    """Until the match has ended."""
    return s.stage != OVER
