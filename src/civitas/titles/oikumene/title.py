"""Oikumene as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.chance import Chance
from civitas.kernel.titles import Drawn, Meta, Moment
from civitas.kernel.values import NONE
from civitas.titles.oikumene import META
from civitas.titles.oikumene.aspects import ADDED, LEFT_OUT, aspects
from civitas.titles.oikumene.box import box, census
from civitas.titles.oikumene.chapters import AGENDA
from civitas.titles.oikumene.content.calendar import SEASONS
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.course.ending import result, sources, ties
from civitas.titles.oikumene.course.setup import setup
from civitas.titles.oikumene.evaluation import evaluate, pause
from civitas.titles.oikumene.features import feature_names, features
from civitas.titles.oikumene.hinterland import reasons
from civitas.titles.oikumene.picks import AnyPick
from civitas.titles.oikumene.standing import STANDING
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.terms import purse, terms_of
from civitas.titles.oikumene.view import view
from civitas.titles.oikumene.why import why_not
from civitas.titles.oikumene.why_none import why_none


class Oikumene(Drawn):
    """The title; see `civitas.kernel.titles.Title`."""

    meta: Meta = META
    pick_type: Any = AnyPick
    standing = STANDING
    setup = staticmethod(setup)
    view = staticmethod(view)
    segment = staticmethod(AGENDA.segment)
    goes_on = staticmethod(AGENDA.goes_on)
    result = staticmethod(result)
    sources = staticmethod(sources)
    ties = staticmethod(ties)
    census = staticmethod(census)
    box = staticmethod(box)
    why_not = staticmethod(why_not)
    why_none = staticmethod(why_none)
    evaluate = staticmethod(evaluate)
    aspect_names = ADDED, LEFT_OUT
    aspects = staticmethod(aspects)
    feature_names = staticmethod(feature_names)
    features = staticmethod(features)
    pause = staticmethod(pause)
    terms = staticmethod(terms_of)
    purse = staticmethod(purse)

    def moment(self, s: State) -> Moment:
        """The sub-phase of the season, and in a movement the turn (HRN-4.1, HRN-6.1)."""
        if s.round == 0:
            return Moment()
        now: dict[str, str | int] = {"year": s.year, "season": SEASONS[s.season].id}
        turn = s.movement.seat if s.movement is not None and s.movement.seat >= 0 else None
        return Moment("board-moment", now, s.phase if s.phase != "round_end" else "", turn)

    def origins(self, s: State) -> list[str]:
        """The factions (HRN-3.9)."""
        return ["" if me.faction == NONE else FACTIONS[me.faction].id for me in s.players]

    def resample(self, s: State, seat: int, chance: Chance) -> None:
        """Nothing is hidden (HRN-20.6)."""

    def held(self, s: State, ask: Ask) -> Sequence[Pick]:
        """Nobody holds cards; light infantry can become many things."""
        return reasons.wanted(s, ask)


TITLE: Final = Oikumene()
