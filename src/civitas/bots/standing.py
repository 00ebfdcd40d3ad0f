"""Standing: what was learned of how well seats stand, beside what the title says.

How matches came out that went on from the ends of turns shows what the title's judgement makes too
much of, and what too little. It is a sum over what is counted of the seat and of its rivals, each
with one weight for the start of a match and one for its end; what tells only what time it is has
none, and neither has what comes and goes within a turn. Plain Python is enough for it.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Sequence
from math import isfinite
from operator import itemgetter
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from civitas.bots.chair import Chair
from civitas.bots.filed import hold_to, read_as
from civitas.bots.judgement import FAR, SHIPPED, WEIGHTS, digest_of
from civitas.bots.width import WIDE, Width
from civitas.kernel.errors import BadFile
from civitas.kernel.match import new
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta

FORMAT: Final = 1
SUFFIX: Final = ".standing.json"
KEPT: Final = 1 << 12
"""So many sums are kept."""


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


class Counted:
    """What is counted of one seat. Most of it is as it was a pick ago, so sums are kept."""

    __slots__ = ("_kept", "_read", "_span", "_weights")

    def __init__(self, weights: Sequence[tuple[int, Weight]]) -> None:
        numbers = [number for number, _ in weights]
        several = len(numbers) > 1
        self._read = itemgetter(*numbers) if several else lambda told: (told[numbers[0]],)
        self._span = slice(min(numbers), max(numbers) + 1)
        self._weights = [weight for _, weight in weights]
        self._kept: dict[bytes | tuple[float, ...], tuple[float, float]] = {}

    def sums(self, told: Sequence[float]) -> tuple[float, float]:
        """What it counts at the start of a match, and at its end."""
        near = told[self._span]  # as bytes it is compared at once, not number by number
        key = near.tobytes() if isinstance(near, array) else tuple(near)
        found = self._kept.get(key)
        if found is None:
            early = late = 0.0
            for much, (mean, spread, at_first, in_the_end) in zip(
                self._read(told), self._weights, strict=True
            ):
                far = (much - mean) / spread
                if not -FAR < far < FAR:
                    far = FAR if far > 0 else -FAR
                early += far * at_first
                late += far * in_the_end
            if len(self._kept) == KEPT:
                self._kept.clear()
            found = self._kept[key] = early, late
        return found


class Standing:
    """What has to be added to the title's judgement of a stand."""

    __slots__ = ("_clock", "_seats", "known")

    def __init__(self, known: Known, names: Sequence[str]) -> None:
        at = {name: n for n, name in enumerate(names)}
        seats: dict[str, list[tuple[int, Weight]]] = {}
        for name, weight in known.weights.items():
            seats.setdefault(name.partition(".")[0], []).append((at[name], weight))
        self.known = known
        self._clock = [(at[name], much) for name, much in known.clock.items()]
        self._seats = [Counted(weights) for weights in seats.values()]

    @property
    def width(self) -> Width:
        """How much of an ask is looked at."""
        return self.known.width

    def worth(self, table: Table, seat: int) -> float:
        """How well a seat stands."""
        worth = table.title.evaluate(table.state, seat)
        return worth + self.more(table, seat, worth)

    def more(self, table: Table, seat: int, worth: float) -> float:
        """How much better the seat stands than the title says of it."""
        told, own = table.title.features(table.state, seat), self.known.own
        played = self.known.start
        for n, much in self._clock:
            played += much * told[n]
        played = min(max(played, 0.0), 1.0)
        far = (worth - own.mean) / own.spread
        found = far * (own.early + played * (own.late - own.early))
        for counted in self._seats:
            early, late = counted.sums(told)
            found += early + played * (late - early)
        return self.known.belief * found


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
    folder = Path(os.environ.get(WEIGHTS) or SHIPPED).expanduser()
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
    return Standing(known, names) if fits else None
