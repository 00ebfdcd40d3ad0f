"""What is in the box, kind by kind, and which of it has its effect as data or as code of its own.

`make rules` asks for a test of each. What has no effect here is one that the rules know by its id.
"""

from __future__ import annotations

from civitas.titles.clash_of_cultures import chapters
from civitas.titles.clash_of_cultures.cards.action_cards import PLAYS
from civitas.titles.clash_of_cultures.cards.events import EFFECTS, SYMBOLS, TEXTS
from civitas.titles.clash_of_cultures.content.advances import ADVANCES
from civitas.titles.clash_of_cultures.content.areas import AREAS, CIVILIZATION_AREAS
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_HALVES,
    CONDITIONS,
    OBJECTIVES,
    TACTICS_HALVES,
    WONDERS,
)
from civitas.titles.clash_of_cultures.content.civilizations import (
    CIVILIZATION_ADVANCES,
    CIVILIZATIONS,
    LEADER_ABILITIES,
    LEADERS,
)
from civitas.titles.clash_of_cultures.content.events import EVENTS, Event
from civitas.titles.clash_of_cultures.content.events import SYMBOLS as SYMBOL_NAMES
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.objectives.battle_conditions import OF_BATTLE
from civitas.titles.clash_of_cultures.objectives.conditions import COUNTS
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, powers_of

assert chapters.SPEAKING


def components() -> dict[str, dict[str, bool]]:
    """By kind and id: does the content give it an effect, or does code hang on it?"""
    conditions = {
        condition.id: condition.check["op"] in COUNTS or n in OF_BATTLE
        for n, condition in enumerate(CONDITIONS)
    }
    return {
        "advances": {a.id: bool(a.on_gain) or _speaks(a.id) for a in ADVANCES},
        "buildings": {structure.id: bool(structure.victory_points) for structure in STRUCTURES},
        "units": {unit.id: bool(unit.cost) for unit in UNITS},
        "areas": {area.id: True for area in (*AREAS, *CIVILIZATION_AREAS.values())},
        "actions": {half.id: half.id in PLAYS for half in ACTION_HALVES},
        "tactics": {half.id: bool(half.mods) for half in TACTICS_HALVES},
        "events": {event.id: _happens(event) for event in EVENTS},
        "symbols": {name: name in SYMBOLS for name in SYMBOL_NAMES if name != "none"},
        "conditions": conditions,
        "objectives": {card.id: card.top != card.bottom for card in OBJECTIVES},
        "wonders": {wonder.id: _speaks(wonder.id) for wonder in WONDERS},
        "civilizations": {c.id: bool(c.advances) for c in CIVILIZATIONS},
        "civilization_advances": {a.id: _speaks(a.id) for a in CIVILIZATION_ADVANCES},
        "leaders": {leader.id: bool(leader.abilities) for leader in LEADERS},
        "leader_abilities": {ability.id: _speaks(ability.id) for ability in LEADER_ABILITIES},
    }


def _speaks(ability: str) -> bool:
    """Does it change anything to have this ability?"""
    return powers_of(1 << ABILITY[ability]) != powers_of(0)


def _happens(event: Event) -> bool:
    return any(event.id in known for known in (EFFECTS, TEXTS, PLAYS)) or _speaks(event.id)
