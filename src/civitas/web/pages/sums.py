"""Sums: the browser says which parts of a page it has, each by a short sum of its contents."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import is_not
from sys import getsizeof
from typing import NamedTuple, TypeAlias
from zlib import crc32

from civitas.kernel.shelf import KB, kept

Summed: TypeAlias = tuple[str, str, str]
"""The name of a part, its sum, and what is in it."""


def summed(part: tuple[str, str]) -> Summed:
    """A part of a page, with its sum. Nothing is remembered of it: most texts come once, and to
    look a sum up takes as long as to work it out."""
    name, text = part
    if not text:
        return _nothing(name)
    return name, f"{crc32(text.encode(), crc32(name.encode())):x}", text


@kept(128 * KB)
def _nothing(name: str) -> Summed:
    """An empty part, as most are. Names are short, and but for the blocks of a long log few."""
    return name, f"{crc32(name.encode()):x}", ""


class Laid(NamedTuple):
    """What lay on the board when somebody looked last: most of it still does."""

    drawn: list[tuple[str, str]]
    parts: list[Summed]
    """The same, each with its sum."""
    weight: int
    """The bytes of what is in them."""
    marks: frozenset[str]
    """The sums of all of them."""
    fresh: list[Summed]
    """Those that whoever looked before has not seen; and the sums of what they have."""
    before: frozenset[str]

    def unseen(self, have: frozenset[str]) -> list[Summed]:
        """Among these are all parts that a browser does not have which has these sums."""
        return self.fresh if self.before <= have else self.parts


def laid(parts: Iterable[tuple[str, str]], before: Laid | None) -> Laid:
    """The parts of a board, with their sums: what is drawn as before, or has word for word the same
    text, has its sum already."""
    now = list(parts)
    if before is None or len(before.parts) != len(now):
        made = [*map(summed, now)]
        weight = sum([getsizeof(text) for _, text in now])
        return Laid(now, made, weight, marks_of(made), made, frozenset())
    made, weight = before.parts, before.weight
    fresh: list[Summed] = []
    gone: list[str] = []
    for n in compress(range(len(now)), map(is_not, now, before.drawn)):  # of a hundred some ten
        part, was = now[n], before.drawn[n]
        if part == was:
            now[n] = was  # of the same text one is enough
            continue
        if not fresh:
            made = made.copy()
        gone.append(made[n][1])
        made[n] = summed(part)
        fresh.append(made[n])
        weight += getsizeof(part[1]) - getsizeof(was[1])
    marks = before.marks.difference(gone) | marks_of(fresh) if fresh else before.marks
    return Laid(now, made, weight, marks, fresh, before.marks)


def marks_of(parts: Iterable[Summed]) -> frozenset[str]:
    """The sums of these parts."""
    return frozenset([mark for _, mark, _ in parts])


def changed(parts: Iterable[Summed], have: frozenset[str]) -> dict[str, tuple[str, str]]:
    """The parts that the browser does not have yet."""
    return {name: (mark, text) for name, mark, text in parts if mark not in have}
