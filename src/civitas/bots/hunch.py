"""Hunches: what a network has learned of a title, for bots that may not have NumPy.

The same weights and the same sums as in `civitas.bots.judgement`, in plain Python: a server has
nothing else, and whoever searches has the time. A hunch only says where to look first. So it is
asked by other rules than those it was learned by, too, as long as the features are the same.
"""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Sequence
from functools import cache
from itertools import compress
from operator import mul
from pathlib import Path
from struct import iter_unpack, unpack_from
from typing import Final, NamedTuple, TypeAlias
from zipfile import ZipFile

import msgspec

from civitas.bots.chair import Chair
from civitas.bots.judgement import FAR, SEEN, SHIPPED, About, Likely, fits, seen_by, told_by
from civitas.bots.worlds import Stand
from civitas.kernel.errors import BadSetup
from civitas.kernel.match import new

HELPFUL: Final = {"clash_of_cultures": (2, 4)}
"""The titles and the numbers of seats with which it has helped; else `search` does without."""
HEADER: Final = 10
"""Where the header of a stored array begins; its length stands in the two bytes before."""
CODES: Final = {"|u1": "B", "<i2": "h", "<u4": "I", "<f2": "e", "<f4": "f"}

Row: TypeAlias = tuple[float, ...]


class Weights(NamedTuple):
    """The numbers of a network with one hidden layer, and a straight way past it."""

    position: list[tuple[int, float, float]]
    """Which features of the position are read, their mean and their spread."""
    units: list[Row]
    """By hidden unit, from the position."""
    bias: Row
    changes: list[tuple[int, float, Row]]
    """Which features are read of what a pick changes, how much they change as a rule, and what
    follows for each hidden unit and past them."""
    seen: list[Row]
    marks: dict[int, Row]
    out: Row


class Hunch:
    """A network, and what it is for."""

    __slots__ = ("_weights", "about")

    def __init__(self, about: About, weights: Weights) -> None:
        self.about = about
        self._weights = weights

    @property
    def reach(self) -> float:
        """By so much a pick may look worse and still be better."""
        return self.about.boldness * self.about.reach

    def told(self, names: Sequence[str], others: Sequence[str]) -> Hunch:
        """The same for a table of other features: it reads those whose names it knows, the others
        are to it as they always were."""
        at = {name: n for n, name in enumerate(others)}
        where = {n: at[name] for n, name in enumerate(names) if name in at}
        where[len(names)] = len(others)  # what the title itself thinks
        weights = self._weights
        kept = [n in where for n, _, _ in weights.position]
        return Hunch(
            self.about,
            weights._replace(
                position=[(where[n], mean, far) for n, mean, far in weights.position if n in where],
                units=[tuple(compress(unit, kept)) for unit in weights.units],
                changes=[(where[n], much, row) for n, much, row in weights.changes if n in where],
            ),
        )

    def corrections(self, start: Stand, seat: int, picks: Sequence[Likely]) -> list[float]:
        """What has to be added to what picks of the same ask seem to bring."""
        before = told_by(start, seat)
        read = [_cut((before[n] - mean) / spread) for n, mean, spread in self._weights.position]
        units = zip(self._weights.units, self._weights.bias, strict=True)
        base = [bias + sum(map(mul, read, unit)) for unit, bias in units]
        return [self._said([*base, 0.0], before, seat, pick) for pick in picks]

    def _said(self, sums: list[float], before: list[float], seat: int, pick: Likely) -> float:
        weights, unit = self._weights, self.about.unit
        after = told_by(pick.end, seat)
        for n, change, row in weights.changes:
            if after[n] != before[n]:
                sums = _more(sums, _cut((after[n] - before[n]) / change), row)
        for much, row in zip(seen_by(pick.glance, unit), weights.seen, strict=True):
            if much:
                sums = _more(sums, much, row)
        for mark in pick.marks:
            if mark in weights.marks:
                sums = _more(sums, 1.0, weights.marks[mark])
        straight = sums.pop()
        hidden = sum([max(each, 0.0) * out for each, out in zip(sums, weights.out, strict=True)])
        return (hidden + straight) * self.about.boldness * unit


def _cut(much: float) -> float:
    return min(max(much, -FAR), FAR)


def _more(sums: list[float], much: float, row: Row) -> list[float]:
    return [each + much * weight for each, weight in zip(sums, row, strict=True)]


_FITTING: dict[tuple[str, str], Hunch | None] = {}


def hunch_for(chair: Chair) -> Hunch | None:
    """What was learned for such a table, if it has helped on its title."""
    title, setting = chair.meta.id, chair.setting
    if setting.seats not in HELPFUL.get(title, ()):
        return None
    key = title, setting.digest()
    if key not in _FITTING:
        _FITTING[key] = _fitting(read_hunch(SHIPPED / f"{title}.npz"), chair)
    return _FITTING[key]


def _fitting(hunch: Hunch, chair: Chair) -> Hunch | None:
    """The hunch, if it was learned for such a table; at a larger one with the same options, what
    it says of the seat and the one after it."""
    table, about = chair.imagine(chair.luck(0)), hunch.about
    if fits(about, table):
        return hunch
    try:
        smaller = new(about.title, about.seats, options=chair.setting.options, seed="")
    except BadSetup:  # some options are for many seats only
        return None
    if not fits(about, smaller):
        return None
    told, names = (each.title.feature_names(each.state) for each in (smaller, table))
    return hunch.told(told, names)


@cache
def read_hunch(file: Path) -> Hunch:
    """The weights in a file that came with the program."""
    with ZipFile(file) as source:
        stored = {name.removesuffix(".npy"): _rows(source.read(name)) for name in source.namelist()}
    flat = {name: [row[0] for row in rows] for name, rows in stored.items()}
    about = msgspec.json.decode(bytes(map(int, flat["about"])), type=About)
    kept, changed = ([int(n) for n in flat[name]] for name in ("kept", "changed"))
    pick, known = stored["pick"], len(changed) + SEEN
    return Hunch(
        about,
        Weights(
            list(zip(kept, flat["mean"], flat["spread"], strict=True)),
            list(zip(*stored["position"], strict=True)),
            tuple(flat["bias"]),
            list(zip(changed, flat["change"], pick[: len(changed)], strict=True)),
            pick[len(changed) : known],
            dict(zip(map(int, flat["marks"]), pick[known:], strict=True)),
            tuple(flat["out"]),
        ),
    )


def _rows(stored: bytes) -> list[Row]:
    """The rows of an array as NumPy writes it; a row of one number where it is flat."""
    (length,) = unpack_from("<H", stored, HEADER - 2)
    header = literal_eval(stored[HEADER : HEADER + length].decode())
    shape: tuple[int, ...] = header["shape"]
    width = shape[1] if len(shape) > 1 else 1
    return list(iter_unpack(f"<{width}{CODES[header['descr']]}", stored[HEADER + length :]))
