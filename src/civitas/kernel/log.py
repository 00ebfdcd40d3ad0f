"""The log: what happened, as message ids with parameters, and who may read each line."""

from __future__ import annotations

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One thing that happened. ``seats`` are those who may see it; None means everybody."""

    message: str
    params: dict[str, str | int]
    clause: str
    seats: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) read the line?"""
        return self.seats is None or (seat is not None and seat in self.seats)


class Logged:
    """Gives a title's state its voice. The log is no part of the state: a fork is silent."""

    __slots__ = ("log",)

    log: list[Line] | None

    def __post_init__(self) -> None:
        self.hush()

    def hush(self) -> None:
        """Keep no log."""
        self.log = None

    def tell(self, message: str, clause: str, /, **params: str | int) -> None:
        """Note what happened, for everybody."""
        if self.log is not None:
            self.log.append(Line(message, params, clause))

    def whisper(
        self, seats: tuple[int, ...], message: str, clause: str, /, **params: str | int
    ) -> None:
        """Note what happened, for these seats only."""
        if self.log is not None:
            self.log.append(Line(message, params, clause, seats))
