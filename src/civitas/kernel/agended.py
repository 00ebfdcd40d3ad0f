"""What a state with an agenda has."""

from __future__ import annotations

from typing import Any, Protocol

from civitas.kernel.agenda import Step


class Agended(Protocol):
    """See `planned.Planned`."""

    agenda: tuple[Step, ...]
    """What comes next; the top of the stack is last. The match is over when it is empty."""
    players: list[Any]
