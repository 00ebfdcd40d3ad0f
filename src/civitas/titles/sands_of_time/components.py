"""What is in the box, kind by kind, and which of it has its effect as data.

`make rules` asks for a test of each. What has no effect here is one that the rules know by its id.
"""

from __future__ import annotations

from civitas.titles.sands_of_time.content import (
    ACTIONS,
    ADVANCES,
    BONUS_ACTIONS,
    BUILDINGS,
    EMPHASES,
    FIELDS,
)


def components() -> dict[str, dict[str, bool]]:
    """By kind and id: does the content give it an effect?"""
    return {
        "advances": {advance.id: bool(advance.effects) for advance in ADVANCES},
        "buildings": {building.id: bool(building.effects) for building in BUILDINGS},
        "action_cards": dict.fromkeys((card.id for card in ACTIONS), False),
        "bonus_actions": dict.fromkeys(BONUS_ACTIONS, False),
        "emphasis_cards": {card.id: bool(card.category) for card in EMPHASES},
        "chronicle_fields": {field.id: bool(field.measure) for field in FIELDS},
    }
