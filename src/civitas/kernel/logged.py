"""The voice of a state: by it the rules tell what happens."""

from __future__ import annotations

from civitas.kernel.log import Line


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
            self.log.append(Line.of(message, params, clause))

    def whisper(self, whom: int, message: str, clause: str, /, **params: str | int) -> None:
        """Note what happened, for this seat only."""
        if self.log is not None:
            self.log.append(Line.of(message, params, clause, (whom,)))

    def tell_others(self, but: int, message: str, clause: str, /, **params: str | int) -> None:
        """Note what happened, for everybody but this seat."""
        if self.log is not None:
            self.log.append(Line.of(message, params, clause, None, but))
