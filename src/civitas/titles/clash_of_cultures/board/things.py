"""For every thing of the box the icon that stands for it, as the library shows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from civitas.titles.clash_of_cultures.board.symbols import (
    BARBARIAN,
    CATEGORIES,
    CIVILIZATION,
    DECKS,
    EVENT_SYMBOLS,
    GOODS,
    PIRATE,
    STRUCTURES,
    UNITS,
    WONDERS,
)
from civitas.titles.clash_of_cultures.content.advances import ADVANCES, IN_CATEGORY
from civitas.titles.clash_of_cultures.content.advances import CATEGORIES as COLUMNS
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS, OBJECTIVES
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS, LEADERS
from civitas.titles.clash_of_cultures.content.events import EVENTS


@cache
def signs() -> Mapping[str, str]:
    """Where a thing has none of its own, the sign of its category, its deck or its symbol."""
    return {
        **GOODS,
        **STRUCTURES,
        **UNITS,
        **WONDERS,
        "barbarians": BARBARIAN,
        "pirates": PIRATE,
        **{
            ADVANCES[number].id: CATEGORIES[column.id]
            for column, numbers in zip(COLUMNS, IN_CATEGORY, strict=True)
            for number in numbers
        },
        **{card.id: DECKS["action"] for card in ACTION_CARDS},
        **{card.id: DECKS["objective"] for card in OBJECTIVES},
        **{event.id: EVENT_SYMBOLS.get(event.symbol, DECKS["event"]) for event in EVENTS},
        **{each.id: CIVILIZATION for each in CIVILIZATIONS},
        **{each.id: UNITS["leader"] for each in LEADERS},
    }
