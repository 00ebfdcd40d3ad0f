"""Replays: any position of a match, fast enough for a slider that is being dragged.

A match is played through once; on the way a fork is kept every few picks. A position is the
nearest fork before it and the few picks after that.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from civitas.kernel.chance import commitment
from civitas.kernel.errors import CivitasError
from civitas.kernel.journal import Entry, Header
from civitas.kernel.log import Line, readable
from civitas.kernel.match import loads
from civitas.kernel.shelf import KB, MB, Shelf
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title
from civitas.web.tables.hall import Live

STRIDE: Final = 16
"""Picks between two forks."""
ROOM: Final = 128 * MB
"""For the matches that are kept ready."""
SAMPLES: Final = 60
"""Moments at which the points of a match that is over are counted."""
FORK: Final = 16 * KB
ENTRY: Final = 120
"""Bytes, about: of a fork, and of a pick that was played."""


class Replay:
    """One match, played through as far as somebody wanted to see."""

    def __init__(self, header: Header) -> None:
        self._table = Table(header, find_title(header.title).load())
        self._entries: list[Entry] = []
        self._forks = [self._table.fork()]
        self._lengths = [len(self._table.log)]
        """By position, how many lines the log had."""
        self.lock = threading.Lock()

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        return self._table.weight + FORK * len(self._forks) + ENTRY * len(self._entries)

    def follows(self, entries: Sequence[Entry]) -> bool:
        """Is what was played so far the start of this journal?"""
        return self._entries == entries[: len(self._entries)]

    def position(self, entries: Sequence[Entry], number: int) -> Table:
        """The table after the first ``number`` picks of the journal."""
        for entry in entries[len(self._entries) : number]:
            self._play(entry)
        nearest = number // STRIDE
        table = self._forks[nearest].fork()
        for entry in entries[nearest * STRIDE : number]:
            table.pick(entry.pick, entry.seat)
        return table

    def story(self, start: int, end: int, seat: int | None) -> list[Line]:
        """What this seat was told between two positions that have been played."""
        first = 0 if start < 0 else self._lengths[start]
        return readable(self._table.log[first : self._lengths[end]], seat)

    def _play(self, entry: Entry) -> None:
        self._table.pick(entry.pick, entry.seat)
        self._entries.append(entry)
        self._lengths.append(len(self._table.log))
        if len(self._entries) % STRIDE == 0:
            self._forks.append(self._table.fork())


Course: TypeAlias = tuple[tuple[int, tuple[float, ...]], ...]
"""After how many picks each seat had how many points."""


class Past(NamedTuple):
    """The journal of a match, as it was when somebody began to look back."""

    match: str
    header: Header
    entries: list[Entry]


def past_of(live: Live) -> Past:
    """To be taken while nobody else is at the table; whoever has it needs the table no more."""
    return Past(live.match.id, live.table.header, list(live.table.journal))


class Position(NamedTuple):
    """A match as it was after ``number`` picks, for one seat."""

    number: int
    table: Table
    story: list[Line]
    """All that the seat had been told by then."""
    new: list[Line]
    """What the last pick brought about."""


class Replays:
    """The matches somebody is looking back at; the longest unused is dropped first."""

    def __init__(self, room: int = ROOM) -> None:
        self._replays: Shelf[str, Replay] = Shelf(room, lambda replay: replay.weight)
        self._verdicts: Shelf[str, bool] = Shelf(MB)
        self._courses: Shelf[str, Course] = Shelf(4 * MB)
        self._verifying = threading.Lock()

    def at(self, past: Past, number: int, seat: int | None) -> Position:
        """The position after so many picks, or the last if there are not so many."""
        match, header, entries = past
        number = min(number, len(entries))
        while True:
            replay = self._replays.get(match)
            if replay is None:
                replay = self._replays.first(match, Replay(header))
            with replay.lock:
                if replay.follows(entries):
                    table = replay.position(entries, number)
                    story = replay.story(-1, number, seat)
                    new = replay.story(number - 1, number, seat)
                    self._replays.weigh_again(match, replay)
                    return Position(number, table, story, new)
            self._replays.pop(match, replay)

    def course(self, past: Past) -> Course:
        """How a match that is over came to its points; found out once."""
        known = self._courses.get(past.match)
        if known is None:
            total = len(past.entries)
            moments = sorted({total * part // SAMPLES for part in range(SAMPLES + 1)})
            known = tuple((moment, self._points(past, moment)) for moment in moments)
            self._courses.put(past.match, known)
        return known

    def _points(self, past: Past, number: int) -> tuple[float, ...]:
        table = self.at(past, number, None).table
        sources = table.title.sources(table.state).values()
        return tuple(map(sum, zip(*sources, strict=True)))

    def verified(self, live: Live) -> bool:
        """Does the opened seed fit what was committed, and does the journal lead to this end?

        For a match that is over: nothing changes there any more, so it is found out once, and
        nobody has to wait for the table meanwhile.
        """
        match = live.match.id
        known = self._verdicts.get(match)
        if known is None:
            with self._verifying:
                known = self._verdicts.get(match)
                if known is None:
                    known = _leads_to_its_end(live)
                    self._verdicts.put(match, known)
        return known


def _leads_to_its_end(live: Live) -> bool:
    if commitment(live.match.seed) != live.match.commitment:
        return False
    try:
        again = loads(live.table.to_bytes(), live.match.id)
    except CivitasError:
        return False
    return again.state_hash() == live.table.state_hash()
