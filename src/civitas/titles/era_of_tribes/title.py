"""Era of Tribes as the kernel sees it."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.titles import Drawn, Meta, Moment
from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.aspects import ADDED, LEFT_OUT, aspects
from civitas.titles.era_of_tribes.because import because, explains
from civitas.titles.era_of_tribes.box import box, census
from civitas.titles.era_of_tribes.chapters import AGENDA
from civitas.titles.era_of_tribes.content.peoples import PEOPLES
from civitas.titles.era_of_tribes.course.scoring import result, sources, ties
from civitas.titles.era_of_tribes.course.setup import setup
from civitas.titles.era_of_tribes.evaluation import evaluate, pause
from civitas.titles.era_of_tribes.features import feature_names, features
from civitas.titles.era_of_tribes.picks import AnyPick
from civitas.titles.era_of_tribes.secrets import resample
from civitas.titles.era_of_tribes.standing import STANDING
from civitas.titles.era_of_tribes.state import State
from civitas.titles.era_of_tribes.terms import purse, terms_of
from civitas.titles.era_of_tribes.view import view
from civitas.titles.era_of_tribes.why import why_not
from civitas.titles.era_of_tribes.why_none import held, why_none


class EraOfTribes(Drawn):
    """The title; see `civitas.kernel.titles.Title`."""

    meta: Meta = META
    pick_type: Any = AnyPick
    standing = STANDING
    rivalry = 1.0  # influence brings the end nearer for all: whoever weighs that for one shuns it
    setup = staticmethod(setup)
    segment = staticmethod(AGENDA.segment)
    goes_on = staticmethod(AGENDA.goes_on)
    result = staticmethod(result)
    view = staticmethod(view)
    resample = staticmethod(resample)
    sources = staticmethod(sources)
    ties = staticmethod(ties)
    census = staticmethod(census)
    box = staticmethod(box)

    why_not = staticmethod(why_not)
    why_none = staticmethod(why_none)
    held = staticmethod(held)
    terms = staticmethod(terms_of)
    purse = staticmethod(purse)
    explains = staticmethod(explains)
    because = staticmethod(because)

    evaluate = staticmethod(evaluate)
    feature_names = staticmethod(feature_names)
    features = staticmethod(features)
    aspect_names = ADDED, LEFT_OUT
    aspects = staticmethod(aspects)
    pause = staticmethod(pause)

    def moment(self, s: State) -> Moment:
        """The round, and in its action phase the turn (EOT-3.1)."""
        if s.round == 0:
            return Moment()
        if s.phase == "actions":
            return Moment("board-round", {"round": s.round}, "phase_actions", s.seat)
        return Moment("board-round", {"round": s.round})

    def origins(self, s: State) -> list[str]:
        """The peoples (EOT-2.10)."""
        return ["" if me.people == NONE else PEOPLES[me.people].id for me in s.players]


TITLE: Final = EraOfTribes()
