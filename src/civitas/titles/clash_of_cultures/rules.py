"""What is agreed before a match: its options, and the version of the rules."""

from __future__ import annotations

import msgspec


class Rules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The options of the match and the version of the rules; the same all match long. Only what
    version 1 did not have has a default: its states stay as they were."""

    expansion: bool
    length: str
    events: str
    random_leader: bool
    wonder_buffet: bool
    alternative_history: bool
    trade: bool
    trade_offers: int
    version: int = 1
