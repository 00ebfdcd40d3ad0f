"""Views: all that one seat gets to see of a table, ready for JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from civitas.kernel.results import Result


class OpenAsk(msgspec.Struct, frozen=True):
    """An ask as a view carries it."""

    seat: int
    seq: int
    what: str
    params: dict[str, str | int]
    picks: tuple[Any, ...]


class SeatView(msgspec.Struct, frozen=True):
    """All that one seat (None: a spectator) gets to see of a table."""

    seat: int | None
    seq: int
    board: Any
    """The title's own view."""
    asks: tuple[OpenAsk, ...]
    waiting: tuple[int, ...]
    """The seats the table waits for. Never what others have already answered."""
    result: Result | None
