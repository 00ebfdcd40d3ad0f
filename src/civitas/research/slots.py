"""Picks as numbers: a fixed number of slots, filled by the present ask, and what each pick is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from struct import Struct
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from civitas.kernel.asks import Pick, kinds_of
from civitas.kernel.titles import Title

SLOTS: Final = 300
"""So many actions there are at every moment. An ask with more picks comes in pages."""

_MASKS: Final = [np.array([1] * many + [0] * (SLOTS - many), np.int8) for many in range(SLOTS + 1)]
"""By how many slots are filled."""

NUMBER: Final = np.dtype(np.int32)

Mask: TypeAlias = NDArray[np.int8]
Numbers: TypeAlias = NDArray[np.int32]


@cache
def word_number(word: str) -> int:
    """The number of a thing or place: the same in every process and version.

    >>> word_number("italia") == word_number("italia") != word_number("gallia")
    True
    """
    return int.from_bytes(blake2b(word.encode(), digest_size=3).digest(), "big")


class _Rows(dict[Pick, bytes]):
    """What each pick is, in bytes: the number of its kind, counted from 1, then its fields. Picks
    come again and again."""

    def __init__(self, kinds: Sequence[type[Pick]], width: int) -> None:
        self._numbers = {kind: number for number, kind in enumerate(kinds, 1)}
        self._width = width
        self._row = Struct(f"={width}i")

    def __missing__(self, pick: Pick) -> bytes:
        fields = [_number(value) for value in msgspec.structs.astuple(pick)]
        fields += [0] * (self._width - 1 - len(fields))
        row = self[pick] = self._row.pack(self._numbers[type(pick)], *fields)
        return row


class Slots:
    """The slots of a title: kinds of picks are numbered in the order of its ``pick_type``."""

    def __init__(self, title: Title) -> None:
        kinds = kinds_of(title.pick_type)
        self.kinds = tuple(kind.__name__ for kind in kinds)
        self.width = 1 + max(len(msgspec.structs.fields(kind)) for kind in kinds)
        self._shape = SLOTS, self.width
        self._size = SLOTS * self.width * NUMBER.itemsize
        self._row = _Rows(kinds, self.width).__getitem__

    def lay(self, picks: Sequence[Pick]) -> tuple[Mask, Numbers]:
        """Which slots are filled, and with what."""
        rows = bytearray().join(map(self._row, picks)).ljust(self._size, b"\0")
        return _MASKS[len(picks)].copy(), np.ndarray(self._shape, NUMBER, rows)


def _number(value: Any) -> int:
    """A field of a pick: whole numbers as they are, words by their number."""
    if isinstance(value, int):
        return int(value)
    return word_number(value if isinstance(value, str) else msgspec.json.encode(value).decode())


def page_of(picks: Sequence[Pick], page: int) -> tuple[Sequence[Pick], bool]:
    """The picks of a page, and whether the last slot turns to the next one.

    >>> shown, more = page_of(range(400), 0)
    >>> len(shown), more
    (299, True)
    """
    if len(picks) <= SLOTS:
        return picks, False
    room = SLOTS - 1
    pages = -(-len(picks) // room)
    start = page % pages * room
    return picks[start : start + room], True


def filled(shown: Sequence[Pick], action: int | None) -> Pick:
    """The pick in a slot.

    >>> filled([Pick()], -1)
    Traceback (most recent call last):
    IndexError: there is no pick in slot -1: the mask has those from 0 to 0
    """
    if action is None or not 0 <= action < len(shown):
        last = len(shown) - 1
        raise IndexError(f"there is no pick in slot {action}: the mask has those from 0 to {last}")
    return shown[action]
