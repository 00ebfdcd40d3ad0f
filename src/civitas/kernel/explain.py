"""What a table needs to explain itself: what a pick costs and what it brings.

All of it is worked out when somebody looks, never while a match is simulated, by the very functions
with which the rules charge and pay out, and from what the seat that is asked may see.
"""

from __future__ import annotations

import msgspec


class Amount(msgspec.Struct, frozen=True, gc=False):
    """So much of a thing: 3 gold. It is told by the message ``amount-<thing>``."""

    thing: str
    number: int | float


class Terms(msgspec.Struct, frozen=True, gc=False):
    """What a pick costs and what it brings for certain.

    With ``choice`` it is asked next how to pay it, or whether there is another way: the picks that
    follow have terms of their own, and not all of what is named need be paid.
    """

    costs: tuple[Amount, ...] = ()
    gains: tuple[Amount, ...] = ()
    choice: bool = False
    note: str = ""
    """What else is to be known of it: ids of messages, behind ``terms-``, with spaces between."""
    params: tuple[tuple[str, str | int], ...] = ()
    """Parameters of these messages, each with its name."""


def terms(
    costs: dict[str, int | float] | None = None,
    gains: dict[str, int | float] | None = None,
    *,
    choice: bool = False,
) -> Terms | None:
    """Terms from numbers by thing; None if nothing is left where they are 0.

    >>> terms({"gold": 3}, {"crops": 0})
    Terms(costs=(Amount(thing='gold', number=3),), gains=(), choice=False, note='', params=())
    """
    paid, brought = amounts(costs or {}), amounts(gains or {})
    return Terms(paid, brought, choice) if paid or brought else None


def amounts(numbers: dict[str, int | float]) -> tuple[Amount, ...]:
    """By thing, those that are not 0; whole ones as whole numbers."""
    return tuple(
        Amount(thing, int(number) if number == int(number) else number)
        for thing, number in numbers.items()
        if number
    )
