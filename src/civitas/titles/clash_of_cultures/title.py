"""Clash of Cultures as the kernel sees it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from civitas.kernel.asks import Flow, Pick, Reason
from civitas.kernel.chance import Chance
from civitas.kernel.titles import Meta, Options, Pause, Result, Section
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures import META, chapters
from civitas.titles.clash_of_cultures.agenda import segment
from civitas.titles.clash_of_cultures.box import box, census
from civitas.titles.clash_of_cultures.evaluation import evaluate, pause
from civitas.titles.clash_of_cultures.picks import AnyPick
from civitas.titles.clash_of_cultures.scoring import result
from civitas.titles.clash_of_cultures.secrets import resample
from civitas.titles.clash_of_cultures.setup import setup
from civitas.titles.clash_of_cultures.state import State
from civitas.titles.clash_of_cultures.view import View, view
from civitas.titles.clash_of_cultures.why import why_not

assert chapters.__all__


class ClashOfCultures:
    """The title; see `civitas.kernel.titles.Title`."""

    meta: Meta = META
    pick_type: Any = AnyPick

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return setup(seats, options, chance)

    def segment(self, state: State) -> Flow | None:
        return segment(state)

    def over(self, state: State) -> bool:
        return not state.agenda

    def result(self, state: State) -> Result | None:
        return result(state)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def resample(self, state: State, seat: int, chance: Chance) -> None:
        resample(state, seat, chance)

    def why_not(self, state: State, seat: int, pick: Pick) -> Reason | None:
        return why_not(state, seat, pick)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat)

    def pause(self, state: State, seat: int) -> Pause:
        return pause(state)

    def census(self, state: State) -> dict[str, int]:
        return census(state)

    def box(self, seats: int) -> dict[str, int]:
        return box(seats)

    def draw(
        self, view: View, words: Words, glow: Collection[str] = (), *, narrow: bool = False
    ) -> str:
        from civitas.titles.clash_of_cultures.board import draw

        return draw(view, words, glow, narrow=narrow)

    def draw_base(self, players: int, language: str) -> Mapping[str, str]:
        from civitas.titles.clash_of_cultures.board.sheets import base

        return base(players, language)

    def draw_seat(self, seat: int) -> str:
        from civitas.titles.clash_of_cultures.board.sheets import seat_sheet

        return seat_sheet(seat)

    def draw_layer(self, view: View, words: Words) -> Iterable[tuple[str, str]]:
        from civitas.titles.clash_of_cultures.board.sheets import layer

        return layer(view, words)

    def panel(self, view: View, words: Words) -> list[Section]:
        from civitas.titles.clash_of_cultures.panel import panel

        return panel(view, words)


TITLE: Final = ClashOfCultures()
