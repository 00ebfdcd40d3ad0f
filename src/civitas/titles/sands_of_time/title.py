"""The Sands of Time as the kernel sees it."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.tallies import Tallies
from civitas.kernel.titles import Drawn, Meta, Moment, Pause
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.box import box, census
from civitas.titles.sands_of_time.evaluation import evaluate
from civitas.titles.sands_of_time.features import feature_names, features
from civitas.titles.sands_of_time.features.tallies import TALLIES
from civitas.titles.sands_of_time.picks import AnyPick
from civitas.titles.sands_of_time.scoring import result, sources, ties
from civitas.titles.sands_of_time.secrets import resample
from civitas.titles.sands_of_time.segments import goes_on, segment
from civitas.titles.sands_of_time.setup import setup
from civitas.titles.sands_of_time.state import IN_TURN, Stage, State
from civitas.titles.sands_of_time.terms import purse, terms_of
from civitas.titles.sands_of_time.view import view
from civitas.titles.sands_of_time.why import held, why_none, why_not


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
    ties = staticmethod(ties)
    evaluate = staticmethod(evaluate)
    feature_names = staticmethod(feature_names)
    features = staticmethod(features)
    tallies: Tallies | None = TALLIES
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
