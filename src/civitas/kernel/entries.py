"""The journal of a match while it is played: its picks in order."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import NamedTuple

from civitas.kernel.asks import Pick
from civitas.kernel.notes import Note


class Entry(NamedTuple):
    """One line of the journal: who picked what, and when (seconds since the match started)."""

    seat: int
    pick: Pick
    time: int


class Journal:
    """The picks of a match. Columns instead of rows: a live table stays small."""

    __slots__ = ("notes", "picks", "seats", "times")

    def __init__(self) -> None:
        self.picks: list[Pick] = []
        self.seats = bytearray()
        self.times = array("I")
        self.notes: dict[int, tuple[Note, ...]] = {}
        """After so many picks, what was noted."""

    def __len__(self) -> int:
        return len(self.picks)

    def __iter__(self) -> Iterator[Entry]:
        return map(Entry, self.seats, self.picks, self.times)

    def add(self, seat: int, pick: Pick, time: int) -> None:
        """Append a pick."""
        self.picks.append(pick)
        self.seats.append(seat)
        self.times.append(time)

    def remove(self, index: int) -> None:
        """Forget a pick that was taken back."""
        del self.picks[index], self.seats[index], self.times[index]
        if self.notes:  # those after it, which come one pick earlier now, follow those before it
            before, self.notes = self.notes, {}
            for at, notes in sorted(before.items()):
                at -= at > index
                self.notes[at] = self.notes.get(at, ()) + notes

    def note(self, note: Note) -> None:
        """Note something that has happened since the last pick."""
        at = len(self.picks)
        self.notes[at] = (*self.notes.get(at, ()), note)

    def last_of(self, seat: int) -> int:
        """The index of the seat's latest pick."""
        return self.seats.rindex(seat)

    def copy(self) -> Journal:
        """The same picks, to be continued otherwise."""
        twin = Journal()
        twin.picks = self.picks.copy()
        twin.seats = self.seats.copy()
        twin.times = self.times[:]
        twin.notes = self.notes.copy()
        return twin
