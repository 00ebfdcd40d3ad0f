"""The guide of a title: a first match that teaches it.

``guide/start.yaml`` has the setting, the seed and the start of a match that was recorded: the picks
of all seats in their order, with notes between those of the learner, who has the first seat. What
the notes say is in a catalogue beside it. The others pick what was recorded, so nothing hangs on
what a bot would do.

A guide is no source of legality and keeps nothing: from the journal of a match follows whether it
is still the match that was recorded, and how far it has come. It is as long as every seat has
picked what it did then; in which order seats picked that are asked together makes no difference.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from civitas.kernel.asks import Pick
from civitas.kernel.content import read
from civitas.kernel.entries import Journal
from civitas.kernel.reading import read_pick
from civitas.kernel.setting import OptionValue
from civitas.kernel.speech import KERNEL
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta
from civitas.kernel.words import Words

LEARNER: Final = 0
GUIDED: Final = "guide "
"""What the seeds of guided matches begin with: anybody can know them, so such a match proves
nothing about those who play it. No other seed of a server does."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note, a pick, or a note with the pick that it asks for."""

    note: str = ""
    seat: int = LEARNER
    pick: dict[str, str | int] | None = None
    sheet: str = ""
    """The sheet of the board that the note speaks of, where nothing on it is to be picked."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded start."""

    seats: int
    seed: str
    steps: tuple[Entry, ...]
    options: dict[str, OptionValue] = {}


class Note(NamedTuple):
    """Something to read; its number, from 1 on, and the sheet that it speaks of, if it does."""

    id: str
    number: int
    sheet: str = ""


class Cue(NamedTuple):
    """A recorded pick, and the notes on the way to it: the last of them says what to do. A note
    stays for the picks after it that have none."""

    pick: Pick
    notes: tuple[Note, ...] = ()


class Guide:
    """A recorded start as it is played."""

    def __init__(self, meta: Meta, start: Start) -> None:
        self.start = start
        self.folder = _folder(meta)
        self.cues: dict[int, list[Cue]] = defaultdict(list)
        """By seat, what it picks."""
        self.total = 0
        """How many notes there are."""
        notes: tuple[Note, ...] = ()
        last = notes
        for entry in start.steps:
            if entry.note:
                self.total += 1
                notes = (*notes, Note(entry.note, self.total, entry.sheet))
            if entry.pick is not None:
                pick = read_pick(meta.load().pick_type, entry.pick)
                if entry.seat == LEARNER:
                    last, notes = notes or last[-1:], ()
                self.cues[entry.seat].append(Cue(pick, last if entry.seat == LEARNER else ()))
        self.closing = notes
        """What is left to read when the last pick is made."""

    def words(self, meta: Meta, language: str) -> Words:
        """The words of the notes, with those of the title."""
        return Words(language, (KERNEL, meta.words, self.folder))

    def cue(self, table: Table, seat: int) -> Cue | None:
        """What the seat is to pick now; None if the match has left the guide, or if the seat is not
        asked, or cannot pick that (the rules may be older than the guide)."""
        counts = self._counts(table.journal)
        cues = self.cues[seat]
        if counts is None or counts[seat] >= len(cues):
            return None
        cue, ask = cues[counts[seat]], table.ask_for(seat)
        return cue if ask is not None and cue.pick in ask.picks else None

    def done(self, journal: Journal) -> bool:
        """Has the learner just made the last pick, and nothing else since?"""
        counts = self._counts(journal)
        return counts is not None and counts[LEARNER] == len(self.cues[LEARNER])

    def _counts(self, journal: Journal) -> Counter[int] | None:
        """By seat, how many of its picks are made; None if one was another."""
        counts: Counter[int] = Counter()
        for seat, pick in zip(journal.seats, journal.picks, strict=True):
            cues = self.cues[seat]
            at = counts[seat]
            counts[seat] += 1
            if at < len(cues):
                if cues[at].pick != pick:
                    return None
            elif seat == LEARNER or counts[LEARNER] < len(self.cues[LEARNER]):
                return None  # the learner plays on, or somebody who had nothing more to do here
        return counts


def has_guide(meta: Meta) -> bool:
    """Does this title teach itself? Answered without loading its rules."""
    return (_folder(meta) / "start.yaml").exists()


@cache
def guide_of(meta: Meta) -> Guide | None:
    """The guide of a title; none if it has none."""
    if not has_guide(meta):
        return None
    data: Any = read(_folder(meta) / "start.yaml")
    return Guide(meta, msgspec.convert(data, Start))


def _folder(meta: Meta) -> Path:
    return meta.words.parent / "guide"
