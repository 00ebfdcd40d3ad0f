"""For the things of the box the icon that stands for them, as the library shows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from civitas.titles.sands_of_time.board.symbols import (
    BONUSES,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    GOODS,
    MEASURES,
    PEASANT,
    RESOURCES,
    SOLDIER,
)
from civitas.titles.sands_of_time.content import ADVANCES


@cache
def signs() -> Mapping[str, str]:
    """An advance has the sign of its category."""
    return {
        **{each.id: CATEGORIES[each.category] for each in ADVANCES},
        **RESOURCES,
        "peasant": PEASANT,
        "soldier": SOLDIER,
        **CATEGORIES,
        **MEASURES,
        **GOODS,
        **BUILDINGS,
        **CARDS,
        **BONUSES,
    }
