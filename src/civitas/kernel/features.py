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
from typing import Any, Final, Generic, TypeVar

Thing = TypeVar("Thing")
Counted = TypeVar("Counted")
Copied = TypeVar("Copied", bound=list[int] | dict[int, int])


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


NOUGHT: Final = packed([0])
ONE: Final = packed([1])
BYTE: Final = 8
_EIGHTS: Final = tuple(
    b"".join([ONE if number >> n & 1 else NOUGHT for n in range(BYTE)])
    for number in range(1 << BYTE)
)
"""By byte, its bits: eight at a time are found much faster than one by one."""


def laid(parts: Iterable[bytes]) -> array[float]:
    """The vector that is made of these parts."""
    return array("f", b"".join(parts))


@lru_cache(maxsize=1 << 12)
def bits(number: int, many: int) -> bytes:
    """A set as noughts and ones: the same sets come again and again.

    >>> laid([bits(0b101, 4)])
    array('f', [1.0, 0.0, 1.0, 0.0])
    """
    wide = -(-many // BYTE)
    eights = (number & (1 << many) - 1).to_bytes(wide, "little")
    return b"".join([_EIGHTS[eight] for eight in eights])[: many * len(ONE)]


@lru_cache(maxsize=1 << 12)
def counts(things: tuple[int, ...], many: int) -> bytes:
    """How often each number is there.

    >>> laid([counts((2, 0, 2), 4)])
    array('f', [1.0, 0.0, 2.0, 0.0])
    """
    found = array("f", NOUGHT * many)
    for thing in things:
        if 0 <= thing < many:
            found[thing] += 1
    return found.tobytes()


class Last(Generic[Counted]):
    """What was counted last, by seat. As long as all that it is counted from is the same, it is not
    counted again. Things are compared, which is cheaper than to hash them, most of all where they
    are the same objects; what may change comes as a copy.

    >>> ships = Last(lambda fleet, seat: packed([len(fleet[seat])]))
    >>> fleet = {0: ["Argo"]}
    >>> laid([ships.of(fleet, 0, (fleet[0].copy(),))])
    array('f', [1.0])
    """

    __slots__ = ("_count", "_last")

    def __init__(self, count: Callable[[Any, int], Counted]) -> None:
        self._count = count
        self._last: dict[int, tuple[Any, Counted]] = {}

    def of(self, state: Any, seat: int, things: Any) -> Counted:
        """What is counted for a seat in a state, all of it from these things."""
        last = self._last.get(seat)
        if last is None or last[0] != things:
            last = self._last[seat] = things, self._count(state, seat)
        return last[1]

    def forget(self) -> None:
        """Count anew."""
        self._last.clear()


class Copies(Generic[Copied]):
    """Copies of what may change, for `Last` to count from: of what is as it was the last time, the
    very same copy, since what is the same object need not be compared again.

    >>> copies, fleet = Copies(), ["Argo"]
    >>> copies.of(0, fleet) is copies.of(0, fleet) is not fleet
    True
    """

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[int, Copied] = {}

    def of(self, seat: int, thing: Copied) -> Copied:
        """What a seat has, or (by any number) what lies on the table."""
        last = self._last.get(seat)
        if last is None or last != thing:
            copy: Any = thing.copy()  # of the same kind
            last = self._last[seat] = copy
        return last


class Kept(Generic[Thing, Counted]):
    """What is counted of something that may change: the very same object for as long as it is
    equal, so that whatever is counted from it (`Last`) sees at a glance that nothing has changed.

    >>> crews = Kept(dict.copy, lambda fleet: {ship: crew for ship, (crew, _) in fleet.items()})
    >>> fleet = {"Argo": (50, "at anchor")}
    >>> before = crews(fleet)
    >>> fleet["Argo"] = (50, "at sea")
    >>> crews(fleet) is before
    True
    """

    __slots__ = ("_copy", "_count", "_last")

    def __init__(self, copy: Callable[[Thing], Thing], count: Callable[[Thing], Counted]) -> None:
        self._copy = copy
        self._count = count
        self._last: tuple[Thing, Counted] | None = None

    def __call__(self, thing: Thing) -> Counted:
        """What is counted of it now."""
        last = self._last
        if last is None or last[0] != thing:
            counted = self._count(thing)
            if last is not None and last[1] == counted:
                counted = last[1]
            last = self._last = self._copy(thing), counted
        return last[1]
