"""What is in the box, kind by kind, and which of it has its effect as data or as code of its own.

`make rules` asks for a test of each. What has no effect here is one that the rules know by its id.
"""

from __future__ import annotations

from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.factions import FACTIONS, PLAIN, SPECIAL_FIELDS, Faction
from civitas.titles.oikumene.content.goods import GOODS, HERDS
from civitas.titles.oikumene.content.maps import MAPS, map_of
from civitas.titles.oikumene.content.modes import FEATURES, Mode
from civitas.titles.oikumene.content.tables import (
    COMMANDERS,
    PURCHASES,
    SMALL_GOALS,
    TREATIES,
    WAYS,
)
from civitas.titles.oikumene.content.units import KINDS, LEVELS


def components() -> dict[str, dict[str, bool]]:
    """By kind and id: does the content give it an effect, or does code hang on it?"""
    switches = Mode.__struct_encode_fields__
    return {
        "maps": {name: bool(map_of(name).fields) for name in MAPS},
        "features": {each.id: each.id in switches for each in FEATURES},
        "factions": {each.id: _is_special(each) for each in FACTIONS},
        "specials": {f"{each.map}-{each.kind}": bool(each.effect) for each in SPECIAL_FIELDS},
        "buildings": {each.id: each.cost > 0 for each in BUILDINGS},
        "units": {each.id: bool(each.attack) or each.lives > 0 for each in KINDS},
        "levels": {each.id: bool(each.line) for each in LEVELS},
        "goods": {each.id: each.food_value > 0 for each in GOODS},
        "herds": {each.id: each.slaughter_meat > 0 for each in HERDS},
        "commanders": {each.id: bool(each.effect) for each in COMMANDERS if each.buy},
        "purchases": {each.id: each.pp > 0 for each in PURCHASES},
        "treaties": {each.id: bool(each.effect) for each in TREATIES},
        "ways": {each.id: True for each in WAYS},
        "small_goals": {each.id: each.need > 0 for each in SMALL_GOALS},
    }


def _is_special(faction: Faction) -> bool:
    """Does a faction start or play otherwise than a player without one?"""
    start = faction.start_site or faction.late_start or faction.start_override
    return faction.mods != PLAIN or start is not None
