"""Features: what a seat may see of a table, in numbers.

A title counts the same things in every state of a setting, so they are one vector of fixed length:
what all share, then seat by seat what is counted of each, the own seat first, then what only the
own seat knows, then the board. Whoever searches, learns or studies reads it.

Most of it is as it was a pick ago. So a title packs its parts to single floats, keeps those that
come again, and lays them one behind the other.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from struct import Struct
from typing import TypeVar

Thing = TypeVar("Thing")


def who(seats: int) -> tuple[str, ...]:
    """What the seats are called, from the own one clockwise.

    >>> who(3)
    ('me', 'rival1', 'rival2')
    """
    return ("me", *(f"rival{n}" for n in range(1, seats)))


def from_seat(seated: list[Thing], seat: int) -> list[Thing]:
    """All who sit there, from this seat clockwise.

    >>> from_seat(["Ann", "Ben", "Cleo"], 1)
    ['Ben', 'Cleo', 'Ann']
    """
    return seated[seat:] + seated[:seat]


def named(prefixes: Iterable[str], names: Sequence[str]) -> list[str]:
    """All names for each of the prefixes.

    >>> named(["me", "rival1"], ["gold", "unrest"])
    ['me.gold', 'me.unrest', 'rival1.gold', 'rival1.unrest']
    """
    return [f"{prefix}.{name}" for prefix in prefixes for name in names]


@cache
def packing(many: int) -> Callable[..., bytes]:
    """What packs so many numbers to single floats.

    >>> laid([packing(2)(1, 0.5)])
    array('f', [1.0, 0.5])
    """
    return Struct(f"{many}f").pack


def packed(numbers: Sequence[float]) -> bytes:
    """Some numbers as single floats."""
    return packing(len(numbers))(*numbers)


def laid(parts: Iterable[bytes]) -> array[float]:
    """The vector that is made of these parts."""
    found = array("f")
    found.frombytes(b"".join(parts))
    return found


@lru_cache(maxsize=1 << 12)
def bits(number: int, many: int) -> bytes:
    """A set as noughts and ones: the same sets come again and again.

    >>> laid([bits(0b101, 4)])
    array('f', [1.0, 0.0, 1.0, 0.0])
    """
    return packed([number >> n & 1 for n in range(many)])


@lru_cache(maxsize=1 << 12)
def counts(things: tuple[int, ...], many: int) -> bytes:
    """How often each number is there.

    >>> laid([counts((2, 0, 2), 4)])
    array('f', [1.0, 0.0, 2.0, 0.0])
    """
    return packed([things.count(n) for n in range(many)])
