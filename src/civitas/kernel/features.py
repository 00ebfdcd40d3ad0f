"""Features: what a seat may see of a table, in numbers.

A title counts the same things in every state of a setting, so they are one vector of fixed length:
what all share, then seat by seat what is counted of each, the own seat first, then what only the
own seat knows, then the board. Whoever searches, learns or studies reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
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


@lru_cache(maxsize=1 << 12)
def bits(number: int, many: int) -> tuple[float, ...]:
    """A set as noughts and ones: the same sets come again and again.

    >>> bits(0b101, 4)
    (1.0, 0.0, 1.0, 0.0)
    """
    return tuple([float(number >> n & 1) for n in range(many)])


@lru_cache(maxsize=1 << 12)
def counts(things: tuple[int, ...], many: int) -> tuple[float, ...]:
    """How often each number is there.

    >>> counts((2, 0, 2), 4)
    (1.0, 0.0, 2.0, 0.0)
    """
    return tuple([float(things.count(n)) for n in range(many)])
