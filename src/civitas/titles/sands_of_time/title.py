"""The Sands of Time as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from civitas.kernel.asks import Flow
from civitas.kernel.titles import Drawn, Meta, Moment, Pause
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.box import box, census
from civitas.titles.sands_of_time.evaluation import evaluate
from civitas.titles.sands_of_time.features import feature_names, features
from civitas.titles.sands_of_time.generation import new_generation
from civitas.titles.sands_of_time.income import income
from civitas.titles.sands_of_time.movement import march
from civitas.titles.sands_of_time.picks import AnyPick
from civitas.titles.sands_of_time.population import attrition, growth, overcrowding
from civitas.titles.sands_of_time.scoring import (
    dynasty_end,
    game_end,
    result,
    scoring,
    sources,
)
from civitas.titles.sands_of_time.secrets import resample
from civitas.titles.sands_of_time.setup import (
    capitals,
    deal,
    extra_peasants,
    first_advances,
    first_caravans,
    first_provinces,
    second_provinces,
    setup,
    third_provinces,
)
from civitas.titles.sands_of_time.state import IN_TURN, Stage, State
from civitas.titles.sands_of_time.terms import purse, terms_of
from civitas.titles.sands_of_time.turns import (
    card_choice,
    finish_advance,
    marched,
    reveal_cards,
    track,
    turn,
)
from civitas.titles.sands_of_time.view import view
from civitas.titles.sands_of_time.why import held, why_none, why_not

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


def pause(s: State, seat: int) -> Pause:
    """The two cards of a turn are chosen together (SOT-6.2) and judged together."""
    mine = s.stage in IN_TURN and s.seat == seat
    return Pause.BREATH if mine or s.empires[seat].chosen else Pause.END


class SandsOfTime(Drawn):
    """The title; see `civitas.kernel.titles.Title`."""

    meta: Meta = META
    pick_type: Any = AnyPick
    setup = staticmethod(setup)
    segment = staticmethod(segment)
    goes_on = staticmethod(goes_on)
    result = staticmethod(result)
    view = staticmethod(view)
    resample = staticmethod(resample)
    why_not = staticmethod(why_not)
    why_none = staticmethod(why_none)
    held = staticmethod(held)
    terms = staticmethod(terms_of)
    purse = staticmethod(purse)
    sources = staticmethod(sources)
    evaluate = staticmethod(evaluate)
    feature_names = staticmethod(feature_names)
    features = staticmethod(features)
    pause = staticmethod(pause)
    census = staticmethod(census)
    box = staticmethod(box)

    def moment(self, s: State) -> Moment:
        """The round that the dynasty marker counts (SOT-6.16), and the turn in it."""
        if s.stage < Stage.INCOME:
            return Moment()
        now = {"dynasty": s.dynasty, "round": s.dynasty_space + 1}
        return Moment("moment-round", now, seat=s.seat if s.stage in IN_TURN else None)


TITLE: Final = SandsOfTime()
