"""What is agreed before a match: its options, and the version of the rules."""

from __future__ import annotations

import msgspec


class Rules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The options of the match and the version of the rules; the same all match long."""

    length: str
    difficulty: int
    """0 softy, 1 experienced, 2 expert: the place in the triples of the Automa's tables."""
    goal: str
    area: int
    seats: int
    automas: tuple[int, ...]
    version: int = 1

    @property
    def long(self) -> bool:
        return self.length == "long"

    @property
    def marked(self) -> bool:
        """Is there a round marker: alone, or with Automas (EOT-15.2, AUT-1.10)?"""
        return self.seats == 1 or bool(self.automas)
