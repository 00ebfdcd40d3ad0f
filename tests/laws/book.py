"""Keeping book, from outside, of what may be taken back."""

from __future__ import annotations

from typing import Any

from civitas.kernel.asks import Aside, Together
from civitas.kernel.entries import Entry
from civitas.kernel.table import Table
from tests.laws.same import snapshot

Window = list[tuple[dict[str, Any], Entry]]


def simultaneous(table: Table) -> bool:
    """Is this a choice of several seats at once? From outside a lone ask does not tell."""
    return isinstance(table._open, Together)


def block_of(table: Table) -> Aside | None:
    """The flows that go side by side now, if they do."""
    return table._open if isinstance(table._open, Aside) else None


def answered(table: Table) -> set[int]:
    """The seats that have answered in a choice that is not yet opened."""
    if not simultaneous(table):
        return set()
    everybody = range(len(table.header.seats))
    return {s for s in everybody if table.ask_for(s)} - {ask.seat for ask in table.asks}


def _goes_on(table: Table, block: Aside) -> bool:
    """Was what has just been picked an answer in this block? Then it goes on in another segment."""
    return table._trail.picked_aside(block.answered)


class Book:
    """The picks that each seat may take back.

    One after the other: those of one seat, until luck strikes, answers are opened, or another seat
    picks. Side by side: those of each seat, until luck strikes in its own flow or all are done; the
    very last pick of all opens it again.
    """

    def __init__(self) -> None:
        self.window: Window = []
        """The picks of the last seat, each with the table before it, where it was kept."""
        self.own: dict[int, list[Entry]] = {}
        """By seat, its picks beside others."""
        self.picked = 0
        """Picks since all act side by side."""
        self.reopens = False
        """Would the first pick of the window, taken back, let all go on side by side?"""

    def pick(self, table: Table, entry: Entry, keeps: bool = False) -> None:
        """Make a pick and note what it means; if it may be taken back, also how the table was."""
        before, marks = snapshot(table) if keeps else {}, table.state.chance.marks
        block, together = block_of(table), simultaneous(table)
        table.pick(entry.pick, entry.seat)
        luck = table.state.chance.marks != marks
        now = block_of(table)
        if block is not None and now is not None and (now is block or _goes_on(table, now)):
            self._beside(entry, luck)
            return
        if luck or (together and not answered(table)):
            self.window = []
        elif self.window and self.window[-1][1].seat == entry.seat and block is None:
            self.window.append((before, entry))
        else:
            self.window = [(before, entry)]
            self.reopens = block is not None
        self.own, self.picked = {}, 0

    def _beside(self, entry: Entry, luck: bool) -> None:
        self.picked += 1
        mine = self.own.setdefault(entry.seat, [])
        mine.append(entry)
        if luck:
            mine.clear()

    def may_undo(self, table: Table, seat: int, last: Entry, answered_before: set[int]) -> bool:
        """Shall undo be open to this seat after the last pick?"""
        if answered(table) and seat in answered_before | {last.seat}:
            return True
        if self.picked:
            return bool(self.own.get(seat))
        return seat == last.seat and bool(self.window)
