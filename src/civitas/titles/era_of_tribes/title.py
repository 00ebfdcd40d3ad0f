"""Era of Tribes as the kernel sees it."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.kernel.titles import Drawn, Meta, Pause
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.box import box, census
from civitas.titles.era_of_tribes.chapters import AGENDA
from civitas.titles.era_of_tribes.course.scoring import result, sources
from civitas.titles.era_of_tribes.course.setup import setup
from civitas.titles.era_of_tribes.picks import AnyPick
from civitas.titles.era_of_tribes.secrets import resample
from civitas.titles.era_of_tribes.state import State
from civitas.titles.era_of_tribes.view import view


class EraOfTribes(Drawn):
    """The title; see `civitas.kernel.titles.Title`."""

    meta: Meta = META
    pick_type: Any = AnyPick
    setup = staticmethod(setup)
    segment = staticmethod(AGENDA.segment)
    goes_on = staticmethod(AGENDA.goes_on)
    result = staticmethod(result)
    view = staticmethod(view)
    resample = staticmethod(resample)
    sources = staticmethod(sources)
    census = staticmethod(census)
    box = staticmethod(box)

    def why_not(self, _state: State, _seat: int, _pick: Pick) -> Reason | None:
        return None

    def why_none(self, _state: State, _ask: Ask, _kind: type[Pick]) -> Reason | None:
        return None

    def held(self, _state: State, _ask: Ask) -> list[Pick]:
        return []

    def terms(self, _state: State, _ask: Ask, _pick: Pick) -> Terms | None:
        return None

    def purse(self, state: State, seat: int) -> dict[str, int | float]:
        """What can be paid with."""
        me = state.players[seat]
        return {"thalers": me.thalers, "treaties": me.treaties}

    def evaluate(self, state: State, seat: int) -> float:
        """Influence in comparison with the best rival."""
        rivals = [me.influence for me in state.players if me.seat != seat]
        return state.players[seat].influence - max(rivals, default=0)

    def pause(self, state: State, _seat: int) -> Pause:
        """What is under way is under way for all seats."""
        return Pause.NONE if state.expansion or state.battle else Pause.END


TITLE: Final = EraOfTribes()
