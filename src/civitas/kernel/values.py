"""Small values that the states of all titles are made of.

A state is plain numbers: nobody, nowhere and none are -1, which is no seat, no place and no card.
What changes seldom is a tuple, replaced by `put` when it does: copies of a state share it.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

T = TypeVar("T")

NOBODY: Final = -1
NOWHERE: Final = -1
NONE: Final = -1


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one value replaced.

    >>> put((1, 2, 3), 1, 0)
    (1, 0, 3)
    """
    return (*values[:index], value, *values[index + 1 :])


def changed(value: T, **fields: Any) -> T:
    """A frozen value with some of its fields changed, whether it is a struct or, compiled, a class:
    for whoever does not mind the time that `msgspec.structs.replace` saves."""
    other: T = value.__replace__(**fields)  # type: ignore[attr-defined]
    return other
