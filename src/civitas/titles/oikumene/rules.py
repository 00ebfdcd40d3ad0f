"""What is agreed before a match: its options, and the version of the rules."""

from __future__ import annotations

import msgspec


class Rules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The options of the match and the version of the rules; the same all match long."""

    map: str
    mode: str
    start: str
    area: int
    seats: int
    swapped_banks: bool = False
    version: int = 1
