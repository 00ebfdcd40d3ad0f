"""Clash of Cultures as the kernel sees it."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.titles import Drawn, Meta, Moment, Pause
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.box import box, census
from civitas.titles.clash_of_cultures.chapters import AGENDA
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS
from civitas.titles.clash_of_cultures.course.scoring import result, sources, ties
from civitas.titles.clash_of_cultures.course.setup import setup
from civitas.titles.clash_of_cultures.evaluation import evaluate, pause
from civitas.titles.clash_of_cultures.evaluation.aspects import ADDED, LEFT_OUT, aspects
from civitas.titles.clash_of_cultures.features import feature_names, features
from civitas.titles.clash_of_cultures.picks import AnyPick
from civitas.titles.clash_of_cultures.secrets import resample
from civitas.titles.clash_of_cultures.standing import STANDING
from civitas.titles.clash_of_cultures.state import State
from civitas.titles.clash_of_cultures.terms import purse, terms_of
from civitas.titles.clash_of_cultures.view import view
from civitas.titles.clash_of_cultures.why import why_not
from civitas.titles.clash_of_cultures.why_none import held, why_none


class ClashOfCultures(Drawn):
    """The title; see `civitas.kernel.titles.Title`."""

    meta: Meta = META
    pick_type: Any = AnyPick
    standing = STANDING
    setup = staticmethod(setup)
    segment = staticmethod(AGENDA.segment)
    goes_on = staticmethod(AGENDA.goes_on)
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
    aspect_names = ADDED, LEFT_OUT
    aspects = staticmethod(aspects)
    census = staticmethod(census)
    box = staticmethod(box)

    def moment(self, state: State) -> Moment:
        """The phase of the round, and the turn in it (COC-3.2)."""
        now = {"round": state.round, "phase": state.phase}
        return Moment("panel-moment", now, seat=state.seat)

    def origins(self, state: State) -> list[str]:
        """The civilizations (COC-2.8)."""
        return [
            "" if me.civilization == NONE else CIVILIZATIONS[me.civilization].id
            for me in state.players
        ]

    def pause(self, state: State, _seat: int) -> Pause:
        """What is under way is under way for all seats."""
        return pause(state)


TITLE: Final = ClashOfCultures()
