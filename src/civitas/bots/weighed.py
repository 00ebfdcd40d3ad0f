"""Weighed: what each aspect of a standing is worth, found by trying it in matches.

A title tells what a seat's standing is made of (`Title.aspects`). Its own judgement adds that up as
it is; here each aspect has a weight with which bots have won more. Plain Python is enough for it.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from math import isfinite
from operator import mul
from pathlib import Path
from typing import Final

import msgspec

from civitas.bots.chair import Chair
from civitas.bots.filed import hold_to, read_as
from civitas.bots.judgement import SHIPPED, WEIGHTS, digest_of
from civitas.bots.width import WIDE, Width
from civitas.kernel.errors import BadFile
from civitas.kernel.places import place
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta, Title

FORMAT: Final = 1
SUFFIX: Final = ".weighed.json"
"""For whoever looks one ply ahead;"""
SEARCHED: Final = ".searched.json"
"""and for whoever searches: what helps the one may harm the other."""
USUAL: Final = 2
"""Seats; files for other tables tell in their names for how many they are."""


class Tried(msgspec.Struct, frozen=True):
    """A file of what was found."""

    title: str
    rules: tuple[str, ...]
    """The versions of the rules for which it holds."""
    seats: int
    aspects: str
    """A digest of their names."""
    lines: int
    """That were followed at an ask when it was found; 0 is one ply ahead."""
    matches: int
    """By which it was found."""
    weights: dict[str, float]
    """By aspect: of those that the title's judgement adds up 1 is as much as there, of those that
    it leaves out 0 is."""
    width: Width = WIDE
    """How much of an ask is looked at by who judges so, one ply ahead."""
    format: int = FORMAT


class Weighed:
    """A judgement by weights, one for each aspect."""

    __slots__ = ("_weights", "width")

    def __init__(self, weights: Sequence[float], width: Width = WIDE) -> None:
        self._weights = weights
        self.width = width

    def worth(self, table: Table, seat: int) -> float:
        """How well a seat stands."""
        if table.over:
            return table.title.evaluate(table.state, seat)
        found: float = sum(map(mul, self._weights, table.title.aspects(table.state, seat)))
        return found


def names_of(title: Title) -> tuple[str, ...]:
    """All aspects."""
    added, left_out = title.aspect_names
    return (*added, *left_out)


def name_of(title: str, seats: int, *, searching: bool) -> str:
    """Of the file for tables of so many seats."""
    suffix = SEARCHED if searching else SUFFIX
    return f"{title}{suffix}" if seats == USUAL else f"{title}.{seats}{suffix}"


def read(file: Path, meta: Meta) -> Tried:
    """What a file has, if it is for this title, by whatever rules."""
    return read_as(Tried, file, meta, FORMAT, lambda it: all(map(isfinite, it.weights.values())))


def checked(tried: Tried, meta: Meta, title: Title, file: Path) -> Tried:
    """The same, refused if it was found by other rules or from other aspects."""
    hold_to(tried, meta, file)
    if not _is_about(tried, title):
        raise BadFile("error-weights-features", file=str(file))
    return tried


def _is_about(tried: Tried, title: Title) -> bool:
    """Has it a weight for each aspect of the title?"""
    names = names_of(title)
    return tried.aspects == digest_of(names) and tried.weights.keys() == {*names}


def judging(tried: Tried, title: Title) -> Weighed:
    """The judgement of a file."""
    return Weighed([tried.weights[name] for name in names_of(title)], tried.width)


_FITTING: dict[tuple[Path, str, bool], Weighed | None] = {}


def weighed_for(chair: Chair, *, searching: bool) -> Weighed | None:
    """What was found for such a table; None if nothing was, or for other numbers of seats only.
    Refused if it was found by other rules or from other aspects."""
    folder = place(os.environ.get(WEIGHTS) or SHIPPED)
    return _fitting(folder, chair, searching=searching, strict=True)


def shipped_weighed(chair: Chair) -> Weighed | None:
    """What came with the program for who searches at such a table, if anything did, by whatever
    rules it was found. A server's bots refuse nothing."""
    return _fitting(SHIPPED, chair, searching=True, strict=False)


def _fitting(folder: Path, chair: Chair, *, searching: bool, strict: bool) -> Weighed | None:
    file = folder / name_of(chair.meta.id, chair.setting.seats, searching=searching)
    key = file, chair.setting.digest(), strict
    if key not in _FITTING:
        _FITTING[key] = _read_for(file, chair, strict=strict) if file.exists() else None
    return _FITTING[key]


def _read_for(file: Path, chair: Chair, *, strict: bool) -> Weighed | None:
    tried, title = read(file, chair.meta), chair.imagine(chair.luck(0)).title
    if strict:
        checked(tried, chair.meta, title, file)
    fits = tried.seats == chair.setting.seats and _is_about(tried, title)
    return judging(tried, title) if fits else None
