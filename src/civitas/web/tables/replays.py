"""Replays: any position of a match, fast enough for a slider that is being dragged.

A match is played through once; on the way a fork is kept every few picks. A position is the
nearest fork before it and the few picks after that.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple, TypeAlias

from civitas.kernel.chance import commitment
from civitas.kernel.entries import Entry
from civitas.kernel.errors import CivitasError
from civitas.kernel.journal import Header
from civitas.kernel.log import Line, readable
from civitas.kernel.match import loads
from civitas.kernel.notes import Notes
from civitas.kernel.shelf import KB, MB, Shelf
from civitas.kernel.table import Table
from civitas.kernel.titles import Moment, find_title
from civitas.web.tables.live import Live

STRIDE: Final = 16
"""Picks between two forks."""
ROOM: Final = 128 * MB
"""For the matches that are kept ready."""
LASTS: Final = 300.0
"""Seconds for which a match is kept ready that nobody looks at any more."""
SAMPLES: Final = 60
"""Moments at which the points of a match that is over are counted."""
FORK: Final = 16 * KB
ENTRY: Final = 120
"""Bytes, about: of a fork, and of a pick that was played."""


Way: TypeAlias = Literal["turn", "-turn", "round", "-round"]
"""Where to jump: to the next turn or round, or back to the one before."""


class Replay:
    """One match, played through as far as somebody wanted to see."""

    def __init__(self, header: Header, notes: Notes) -> None:
        self._table = Table(header, find_title(header.title).load())
        self._entries: list[Entry] = []
        self._notes = notes
        self._note()
        self._forks = [self._table.fork()]
        self._lengths = [len(self._table.log)]
        """By position, how many lines the log had."""
        self._moments = [self._moment()]
        """By position, when the next pick is made."""
        self.lock = threading.Lock()

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        return self._table.weight + FORK * len(self._forks) + ENTRY * len(self._entries)

    def follows(self, past: Past) -> bool:
        """Is what was played so far the start of this journal?"""
        at = len(self._entries)
        noted = {n: notes for n, notes in past.notes.items() if n <= at}
        if self._entries != past.entries[:at] or self._table.journal.notes != noted:
            return False
        self._notes = past.notes
        return True

    def play(self, entries: Sequence[Entry], number: int) -> None:
        """Play the first ``number`` picks of the journal, as far as they have not been yet."""
        for entry in entries[len(self._entries) : number]:
            self._table.pick(entry.pick, entry.seat)
            self._entries.append(entry)
            self._note()
            self._lengths.append(len(self._table.log))
            now, before = self._moment(), self._moments[-1]
            self._moments.append(before if now == before else now)
            if len(self._entries) % STRIDE == 0:
                self._forks.append(self._table.fork())

    def position(self, entries: Sequence[Entry], number: int) -> Table:
        """The table after the first ``number`` picks of the journal."""
        self.play(entries, number)
        nearest = number // STRIDE
        table = self._forks[nearest].fork()
        for entry in entries[nearest * STRIDE : number]:
            table.pick(entry.pick, entry.seat)
        return table

    def story(self, start: int, end: int, seat: int | None) -> list[Line]:
        """What this seat was told between two positions that have been played."""
        first = 0 if start < 0 else self._lengths[start]
        return readable(self._table.log[first : self._lengths[end]], seat)

    def acts(self, number: int) -> bool:
        """Has the title acted for an automa in the pick before a position?"""
        explains = self._table.title.explains
        told = self._table.log[self._lengths[number - 1] : self._lengths[number]]
        return any(map(explains, told))

    def moment(self, number: int) -> Moment:
        """When the pick after a position that has been played is made."""
        return self._moments[number]

    def begins(self, number: int, rounds: bool) -> bool:
        """Does a turn, or a round, begin at a position that has been played?"""
        if number == 0:
            return True
        before, now = self._moments[number - 1], self._moments[number]
        return before is not now and (not rounds or before.round != now.round)

    def _note(self) -> None:
        for note in self._notes.get(len(self._entries), ()):
            self._table.note(note)

    def _moment(self) -> Moment:
        return self._table.title.moment(self._table.state)


Course: TypeAlias = tuple[tuple[int, tuple[float, ...]], ...]
"""After how many picks each seat had how many points."""


class Past(NamedTuple):
    """The journal of a match, as it was when somebody began to look back."""

    match: str
    header: Header
    entries: list[Entry]
    notes: Notes


def past_of(live: Live) -> Past:
    """To be taken while nobody else is at the table; whoever has it needs the table no more."""
    journal = live.table.journal
    return Past(live.match.id, live.table.header, list(journal), journal.notes.copy())


class Position(NamedTuple):
    """A match as it was after ``number`` picks, for one seat."""

    number: int
    table: Table
    story: list[Line]
    """All that the seat had been told by then."""
    new: list[Line]
    """What the last pick brought about."""


class Turn(NamedTuple):
    """A turn that somebody looks back at."""

    start: int
    """The position at which it begins."""
    moment: Moment


class Replays:
    """The matches somebody is looking back at; the longest unused is dropped first."""

    def __init__(self, room: int = ROOM) -> None:
        self._replays: Shelf[str, Replay] = Shelf(room, lambda replay: replay.weight, lasts=LASTS)
        self._verdicts: Shelf[str, bool] = Shelf(MB)
        self._courses: Shelf[str, Course] = Shelf(4 * MB)
        self._verifying = threading.Lock()

    def at(self, past: Past, number: int, seat: int | None) -> Position:
        """The position after so many picks, or the last if there are not so many."""
        number = min(number, len(past.entries))
        with self._replay(past) as replay:
            table = replay.position(past.entries, number)
            story = replay.story(-1, number, seat)
            new = replay.story(number - 1, number, seat)
            return Position(number, table, story, new)

    def steps(self, past: Past, start: int, end: int, seat: int | None) -> Iterator[Position]:
        """One position after the other, from one number up to another. They share a table: it goes
        on when the next is asked for."""
        entries = past.entries
        with self._replay(past) as replay:
            table = replay.position(entries, start)
            replay.play(entries, end)
            story = replay.story(-1, start, seat)
            told = [replay.story(n - 1, n, seat) for n in range(start, end + 1)]
        yield Position(start, table, story, told[0])
        for number, entry in enumerate(entries[start:end], start + 1):
            table.pick(entry.pick, entry.seat)
            story = story + told[number - start]
            yield Position(number, table, story, told[number - start])

    def told(self, past: Past, line: int, seat: int | None) -> int:
        """The position at which this seat was told the line of this number, or the last."""
        with self._replay(past) as replay:
            for number in range(len(past.entries) + 1):
                replay.play(past.entries, number)
                line -= len(replay.story(number - 1, number, seat))
                if line < 0:
                    return number
        return len(past.entries)

    def jump(self, past: Past, number: int, way: Way) -> int:
        """The position at which the next turn or round begins, or the one before; else the end."""
        entries, rounds = past.entries, way.endswith("round")
        with self._replay(past) as replay:
            if way.startswith("-"):
                replay.play(entries, number)
                before = range(min(number, len(entries)) - 1, -1, -1)
                return next((n for n in before if replay.begins(n, rounds)), 0)
            for later in range(number + 1, len(entries) + 1):
                replay.play(entries, later)
                if replay.begins(later, rounds):
                    return later
        return len(entries)

    def turn(self, past: Past, number: int) -> Turn:
        """The turn of which a position, after so many picks, is part or the end."""
        with self._replay(past) as replay:
            replay.play(past.entries, number)
            start = next((n for n in range(number - 1, 0, -1) if replay.begins(n, False)), 0)
            return Turn(start, replay.moment(max(number - 1, 0)))

    def since(self, past: Past, seat: int) -> int:
        """The position after the last turn of this seat, before the one that it may be in; if the
        title has acted for an automa in a pick of that turn, before that pick."""
        entries = past.entries
        with self._replay(past) as replay:
            replay.play(entries, len(entries))
            turns = [
                entry.seat == seat and replay.moment(n).seat in (None, seat)
                for n, entry in enumerate(entries)
            ]
            while turns and turns[-1] and not replay.acts(len(turns)):
                turns.pop()
            while turns and not turns[-1]:
                turns.pop()
            return len(turns) - (bool(turns) and replay.acts(len(turns)))

    @contextmanager
    def _replay(self, past: Past) -> Iterator[Replay]:
        """The match of this journal as far as it has been played, and nobody else at it."""
        match = past.match
        while True:
            replay = self._replays.get(match)
            if replay is None:
                replay = self._replays.first(match, Replay(past.header, past.notes))
            with replay.lock:
                if replay.follows(past):
                    yield replay
                    self._replays.weigh_again(match, replay)
                    return
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
