"""A toy for twelve, whose board has a column for each seat as well as a row."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.titles import SEAT_MARKS, Meta, Section, Title
from civitas.kernel.words import Words
from tests.laws.toy import META as TOY_META
from tests.laws.toy import State, Toy, View

META: Final = msgspec.structs.replace(
    TOY_META, id="crowd", name="Crowd", players=(2, 12), rules="tests.cli.crowd:CROWD"
)


class Crowd(Toy):
    """One round, for which the spots of the toy are enough."""

    meta: Meta = META

    def goes_on(self, s: State) -> bool:
        return s.round < 1

    def panel(self, view: View, words: Words) -> list[Section]:
        marks = SEAT_MARKS[: len(view.purses)]
        spots = {seat: spot for spot, seat in view.stones.items()}
        laid = ("spots", *(spots.get(seat, "–") for seat in range(len(marks))))
        purses = tuple(
            (f"{mark} {words.seat(n)}", str(view.purses[n])) for n, mark in enumerate(marks)
        )
        return [
            Section("Crowd", ("", "coins"), purses),
            Section("Stones", ("", *marks), (laid,)),
        ]


CROWD: Final[Title] = Crowd()
