"""Standing: what was learned of how well seats stand, beside what the title says.

How matches came out that went on from the ends of turns shows what the title's judgement makes too
much of, and what too little. It is a sum over what is counted of the seat and of its rivals, each
with one weight for the start of a match and one for its end; what tells only what time it is has
none, and neither has what comes and goes within a turn. Plain Python is enough for it.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import count
from math import isfinite
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import msgspec

from civitas.bots.chair import Chair
from civitas.bots.filed import hold_to, read_as
from civitas.bots.judgement import FAR, SHIPPED, WEIGHTS, digest_of
from civitas.bots.width import WIDE, Width
from civitas.kernel.errors import BadFile
from civitas.kernel.match import new
from civitas.kernel.places import place
from civitas.kernel.table import Table
from civitas.kernel.tallies import Numbers, Tallies
from civitas.kernel.titles import Meta

FORMAT: Final = 1
SUFFIX: Final = ".standing.json"
KEPT: Final = 1 << 12
"""So many sums of a group are kept,"""
POSITIONS: Final = 1 << 11
"""and what so many positions are worth."""

Sums: TypeAlias = tuple[float, float, float]
"""What numbers count at the start of a match and at its end, and how much of it is over by them."""


class Weight(NamedTuple):
    """What a feature counts, in points of the title's judgement."""

    mean: float
    spread: float
    early: float
    """At the start of a match, if it is one spread above the mean;"""
    late: float
    """and at its end."""


class Known(msgspec.Struct, frozen=True):
    """A file of what was learned of standing."""

    title: str
    rules: tuple[str, ...]
    """The versions of the rules for which it holds."""
    seats: int
    features: str
    """A digest of their names."""
    matches: int
    """From which it was learned."""
    belief: float
    """How much of it is believed: with 0 the title judges alone."""
    start: float
    """How much of a match is over where nothing is told that tells the time,"""
    clock: dict[str, float]
    """and how much more by each feature that does."""
    own: Weight
    """What the title's judgement of the seat counts, beside what it counts anyway;"""
    weights: dict[str, Weight]
    """and each feature."""
    width: Width = WIDE
    """How much of an ask is looked at by who judges so, one ply ahead."""
    format: int = FORMAT


class Group:
    """What a group of numbers counts. The same numbers come again and again, so sums are kept."""

    __slots__ = ("_clock", "_weights", "kept")

    def __init__(self, names: Sequence[str], known: Known) -> None:
        clock, weights = known.clock, known.weights
        self._clock = [(n, clock[name]) for n, name in enumerate(names) if name in clock]
        self._weights = [(n, *weights[name]) for n, name in enumerate(names) if name in weights]
        self.kept: dict[Numbers, Sums] = {}

    def count(self, numbers: Numbers) -> Sums:
        """What these count, from now on kept."""
        early = late = played = 0.0
        for n, mean, spread, at_first, in_the_end in self._weights:
            far = (numbers[n] - mean) / spread
            if not -FAR < far < FAR:
                far = FAR if far > 0 else -FAR
            early += far * at_first
            late += far * in_the_end
        for n, much in self._clock:
            played += much * numbers[n]
        if len(self.kept) == KEPT:
            self.kept.clear()
        self.kept[numbers] = found = early, late, played
        return found


class Part:
    """What a part of a position counts: most parts are as they were a pick ago."""

    __slots__ = ("_groups", "kept")

    def __init__(self, groups: Sequence[Sequence[str]], known: Known) -> None:
        self._groups = [Group(names, known) for names in groups]
        self.kept: dict[int, Sums] = {}

    def count(self, key: int, counted: Sequence[Numbers]) -> Sums:
        """What these groups count, from now on kept for all parts that are equal."""
        early = late = played = 0.0
        for group, numbers in zip(self._groups, counted, strict=True):
            sums = group.kept.get(numbers) or group.count(numbers)
            early += sums[0]
            late += sums[1]
            played += sums[2]
        if len(self.kept) == POSITIONS:
            self.kept.clear()
        self.kept[key] = found = early, late, played
        return found


class Standing:
    """What has to be added to the title's judgement of a stand."""

    __slots__ = ("_kept", "_parts", "_tallies", "known")

    def __init__(self, known: Known, table: Table) -> None:
        self.known = known
        self._tallies = _tallies_for(known, table)
        self._parts = [Part(groups, known) for groups in self._tallies.names(table.state)]
        self._kept: dict[int, float] = {}

    @property
    def width(self) -> Width:
        """How much of an ask is looked at."""
        return self.known.width

    def worth(self, table: Table, seat: int) -> float:
        """How well a seat stands. Nearly every second position was judged before: there was another
        way to it, or it was looked at when the seat was asked before."""
        position = self._tallies.position(table.state, seat)
        key = hash(position)
        found = self._kept.get(key)
        if found is None:
            found = table.title.evaluate(table.state, seat)
            if not table.over:
                found += self.more(table, seat, found, position)
            if len(self._kept) == POSITIONS:
                self._kept.clear()
            self._kept[key] = found
        return found

    def more(self, table: Table, seat: int, worth: float, position: tuple[int, ...]) -> float:
        """How much better the seat stands than the title says of it."""
        known, own = self.known, self.known.own
        far = (worth - own.mean) / own.spread
        early, late, played = far * own.early, far * own.late, known.start
        for n, (part, key) in enumerate(zip(self._parts, position, strict=True)):
            sums = part.kept.get(key)
            if sums is None:
                sums = part.count(key, self._tallies.counted(table.state, seat, n))
            early += sums[0]
            late += sums[1]
            played += sums[2]
        return known.belief * (early + min(max(played, 0.0), 1.0) * (late - early))


def _tallies_for(known: Known, table: Table) -> Tallies:
    """The title's own, if they have all that is read, else its features."""
    title = table.title
    if title.tallies is not None:
        parts = title.tallies.names(table.state)
        told = {name for groups in parts for names in groups for name in names}
        if told >= known.weights.keys() | known.clock.keys():
            return title.tallies
    fresh = count()  # no position is known to be the same as another
    return Tallies(
        lambda state: [[title.feature_names(state)]],
        lambda state, seat: (next(fresh),),
        lambda state, seat, part: [tuple(title.features(state, seat))],
    )


def read(file: Path, meta: Meta) -> Known:
    """What a file has, if it is for this title, by whatever rules."""
    return read_as(Known, file, meta, FORMAT, _is_whole)


def checked(known: Known, meta: Meta, file: Path) -> Known:
    """The same, refused if it was learned by other rules or from other features."""
    hold_to(known, meta, file)
    table = new(meta.id, known.seats, seed="features")
    if known.features != digest_of(table.title.feature_names(table.state)):
        raise BadFile("error-weights-features", file=str(file))
    return known


def _is_whole(known: Known) -> bool:
    """Are these numbers that can be reckoned with?"""
    weights = [known.own, *known.weights.values()]
    numbers = [known.belief, known.start, *known.clock.values(), *(n for w in weights for n in w)]
    return all(map(isfinite, numbers)) and all(weight.spread > 0 for weight in weights)


_FITTING: dict[tuple[Path, str, bool], Standing | None] = {}


def standing_for(chair: Chair) -> Standing | None:
    """What was learned for such a table; None if nothing was, or for other settings only. Refused
    if it was learned by other rules or from other features."""
    folder = place(os.environ.get(WEIGHTS) or SHIPPED)
    return _fitting(folder / f"{chair.meta.id}{SUFFIX}", chair, strict=True)


def shipped_standing(chair: Chair) -> Standing | None:
    """What came with the program for such a table, if anything did: by whatever rules it was
    learned, as long as the features are the same. A server's bots refuse nothing."""
    return _fitting(SHIPPED / f"{chair.meta.id}{SUFFIX}", chair, strict=False)


def _fitting(file: Path, chair: Chair, *, strict: bool) -> Standing | None:
    key = file, chair.setting.digest(), strict
    if key not in _FITTING:
        _FITTING[key] = _read_for(file, chair, strict=strict) if file.exists() else None
    return _FITTING[key]


def _read_for(file: Path, chair: Chair, *, strict: bool) -> Standing | None:
    known, table = read(file, chair.meta), chair.imagine(chair.luck(0))
    if strict:
        checked(known, chair.meta, file)
    names = table.title.feature_names(table.state)
    fits = (known.seats, known.features) == (chair.setting.seats, digest_of(names))
    return Standing(known, table) if fits else None
