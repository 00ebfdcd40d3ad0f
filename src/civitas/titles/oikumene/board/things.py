"""For the things of the box the icon that stands for them, as the library shows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from civitas.titles.oikumene.board.symbols import (
    BUILDINGS,
    COMMANDERS,
    COUNTERS,
    FACTION,
    FIELD,
    GOALS,
    GOODS,
    HERDS,
    LEVELS,
    MORALES,
    PHASES,
    SEASONS,
    STEPS,
    TERRAINS,
    TREATIES,
    UNITS,
    WATER,
    WAYS,
)
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.maps import MAPS, map_of, section_id


@cache
def signs() -> Mapping[str, str]:
    """A field has the sign of its terrain."""
    boards = [map_of(name) for name in MAPS]
    fields = {f.id: TERRAINS[f"terrain_{f.terrain[0]}"] for b in boards for f in b.fields}
    waters = [sea.id for board in boards for sea in board.seas]
    waters += [river.id for board in boards for river in board.rivers]
    waters += [section_id(*section) for board in boards for section in board.sections]
    return {
        **dict.fromkeys(waters, WATER),
        **fields,
        **{faction.id: FACTION for faction in FACTIONS},
        **UNITS,
        **LEVELS,
        **BUILDINGS,
        **GOODS,
        **HERDS,
        **TERRAINS,
        **COUNTERS,
        **COMMANDERS,
        **SEASONS,
        **PHASES,
        **STEPS,
        **TREATIES,
        **WAYS,
        **{f"goal_{goal}": sign for goal, sign in GOALS.items()},
        **MORALES,
        "space": FIELD,
    }
