"""The log: what happened, as message ids with parameters, and who may read each line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

_NAMES: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}
"""The names of parameters that the rules use together, each once."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. ``seats`` are those who may see it; None means everybody, even
    spectators, except the seat ``but``, which has a line of its own.

    Names and values of the parameters lie apart: the log is most of what a long match keeps in
    memory, and a dict would be two thirds of a line.
    """

    message: str
    names: tuple[str, ...]
    values: tuple[str | int, ...]
    clause: str
    seats: tuple[int, ...] | None = None
    but: int = -1

    @classmethod
    def of(
        cls,
        message: str,
        params: Mapping[str, str | int],
        clause: str,
        seats: tuple[int, ...] | None = None,
        but: int = -1,
    ) -> Line:
        """The line that tells this."""
        names = tuple(params)
        names = _NAMES.setdefault(names, names)
        return cls(message, names, tuple(params.values()), clause, seats, but)

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
