"""A toy for twelve: all bid at once, round after round, and nobody lays stones.

Its board in text has a row for each seat, and a column as well.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.asks import Flow
from civitas.kernel.setting import Setting
from civitas.kernel.titles import SEAT_MARKS, Meta, Section
from civitas.kernel.words import Words
from tests.laws.toy import HIDDEN, META, State, Toy, View

CROWD_META: Final = msgspec.structs.replace(
    META, id="crowd", name="Crowd", players=(2, len(SEAT_MARKS)), rules=f"{__name__}:CROWD"
)


class Crowd(Toy):
    meta: Meta = CROWD_META

    def segment(self, s: State) -> Flow | None:
        if s.stage == 1:  # there are not spots enough
            s.stage = 2
        return super().segment(s)

    def draw_seat(self, setting: Setting, seat: int) -> str:
        frame = (
            '<rect width="396" height="116" x="2" y="2" rx="8" fill="#fdf8ea" stroke="#cdbb92"/>'
        )
        purse = f'<g id="purse-{seat}" transform="translate(20 20) scale(6)"></g>'
        return f'<svg viewBox="0 0 400 120">{frame}{purse}</svg>'

    def panel(self, view: View, words: Words) -> list[Section]:
        marks = SEAT_MARKS[: len(view.purses)]
        bids = ("", *("–" if bid == HIDDEN else str(bid) for bid in view.bids))
        purses = tuple(
            (f"{mark} {words.seat(seat)}", str(view.purses[seat]))
            for seat, mark in enumerate(marks)
        )
        return [Section("Crowd", ("", "coins"), purses), Section("Bids", ("", *marks), (bids,))]


CROWD: Final[Any] = Crowd()
