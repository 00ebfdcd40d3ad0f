"""The log: what happened, as message ids with parameters, and who may read each line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

MANY: Final = 1 << 14
"""So many different lines are known; then they are forgotten, and learned anew."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. ``seats`` are those who may see it; None means everybody, even
    spectators, except the seat ``but``, which has a line of its own.

    Whatever is said again, at any table, is the same object: a log is most of what a long match
    keeps in memory, and of a hundred matches nine lines of ten have been said before.
    """

    message: str
    names: tuple[str, ...]
    values: tuple[str | int, ...]
    clause: str
    seats: tuple[int, ...] | None = None
    but: int = -1

    @staticmethod
    def of(
        message: str,
        params: Mapping[str, str | int],
        clause: str,
        seats: tuple[int, ...] | None = None,
        but: int = -1,
    ) -> Line:
        """The line that tells this."""
        line = Line(message, tuple(params), tuple(params.values()), clause, seats, but)
        known = _SAID.get(line)
        if known is not None:
            return known
        if len(_SAID) >= MANY:
            _SAID.clear()
        return _SAID.setdefault(line, line)

    @property
    def params(self) -> dict[str, str | int]:
        """What the message is told with."""
        return dict(zip(self.names, self.values, strict=True))

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) read the line?"""
        return bool(readable((self,), seat))


def readable(lines: Iterable[Line], seat: int | None) -> list[Line]:
    """Those that this seat (None: a spectator) may read."""
    return [
        line for line in lines if (seat != line.but if line.seats is None else seat in line.seats)
    ]


_SAID: Final[dict[Line, Line]] = {}
"""The lines that are known."""
