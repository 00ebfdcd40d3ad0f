"""Oikumene as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.chance import Chance
from civitas.kernel.explain import Terms
from civitas.kernel.titles import Drawn, Meta, Pause
from civitas.titles.oikumene import META
from civitas.titles.oikumene.box import box, census
from civitas.titles.oikumene.chapters import AGENDA
from civitas.titles.oikumene.course.ending import result, sources
from civitas.titles.oikumene.course.setup import setup
from civitas.titles.oikumene.picks import AnyPick
from civitas.titles.oikumene.state import State


class Oikumene(Drawn):
    """The title; see `civitas.kernel.titles.Title`."""

    meta: Meta = META
    pick_type: Any = AnyPick
    setup = staticmethod(setup)
    segment = staticmethod(AGENDA.segment)
    goes_on = staticmethod(AGENDA.goes_on)
    result = staticmethod(result)
    sources = staticmethod(sources)
    census = staticmethod(census)
    box = staticmethod(box)

    def view(self, s: State, seat: int | None) -> Any:
        return s.rules

    def resample(self, s: State, seat: int, chance: Chance) -> None:
        """Nothing is hidden (HRN-20.6)."""

    def why_not(self, s: State, seat: int, pick: Pick) -> Reason | None:
        return None

    def why_none(self, s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
        return None

    def held(self, s: State, ask: Ask) -> Sequence[Pick]:
        return ()

    def terms(self, s: State, ask: Ask, pick: Pick) -> Terms | None:
        """Whoever asks tells them."""
        return ask.terms(pick) if ask.terms is not None else None

    def purse(self, s: State, seat: int) -> dict[str, int | float]:
        me = s.players[seat]
        return {"gold": me.gold, "prestige": me.prestige}

    def evaluate(self, s: State, seat: int) -> float:
        return 0.0

    def pause(self, s: State, seat: int) -> Pause:
        return Pause.END


TITLE: Final = Oikumene()
