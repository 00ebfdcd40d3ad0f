"""The log: what happened, as message ids with parameters, and who may read each line."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One thing that happened. ``seats`` are those who may see it; None means everybody, even
    spectators, except the seat ``but``, which has a line of its own."""

    message: str
    params: dict[str, str | int]
    clause: str
    seats: tuple[int, ...] | None = None
    but: int = -1

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) read the line?"""
        return bool(readable((self,), seat))


def readable(lines: Iterable[Line], seat: int | None) -> list[Line]:
    """Those that this seat (None: a spectator) may read."""
    return [
        line for line in lines if (seat != line.but if line.seats is None else seat in line.seats)
    ]
