"""What a player's control comes to."""

from __future__ import annotations

import msgspec


class Realm(msgspec.Struct, frozen=True, eq=False):
    """What a player's control comes to, until something changes (HRN-2.16, HRN-2.17)."""

    areas: tuple[int, ...]
    """The connected areas, as bits of spaces."""
    towns: int
    """Fields with an own completed settlement that is not encircled: VUS."""
    supplied: int
    """All spaces connected to a VUS."""
    cities: int
    """Of the VUS the cities."""
    docks: int
    """Of the VUS those with a shipyard."""
    harbours: int
    """Of the VUS those with a harbour."""
    ports: int
    """All spaces connected to one of these harbours."""
