"""For the things of the box the icon that stands for them, as the library shows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from civitas.titles.era_of_tribes.board.symbols import (
    ACTIONS,
    AUTOMA,
    CARDS,
    COUNTERS,
    EPOCHS,
    FISH,
    FOOD,
    LUXURIES,
    MILITARIES,
    PEOPLES,
    PIECES,
    PROGRESS,
    SYMBOLS,
    TERRAINS,
    TILES,
)
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARDS
from civitas.titles.era_of_tribes.content.fields import LAND, SEAS


@cache
def signs() -> Mapping[str, str]:
    """A province has the sign of its good or of its terrain, a sea that of its fish."""
    goods = {**LUXURIES, **MILITARIES}
    return {
        **{
            land.id: goods.get(land.luxury or land.military or "")
            or TERRAINS[f"terrain_{land.terrain}"]
            for land in LAND
        },
        **{sea.id: FISH if sea.fish else TERRAINS["terrain_sea"] for sea in SEAS},
        **goods,
        "food": FOOD,
        "fish": FISH,
        **TERRAINS,
        **PIECES,
        **COUNTERS,
        **ACTIONS,
        **PROGRESS,
        **EPOCHS,
        **PEOPLES,
        **{people_thing(people, automa=True): sign for people, sign in PEOPLES.items()},
        **CARDS,
        **TILES,
        **{card.id: AUTOMA for card in AUTOMA_CARDS},
        **SYMBOLS,
    }


def people_thing(people: str, *, automa: bool) -> str:
    """The thing that tells what a people can do: run by an Automa it has other properties
    (AUT-1.18)."""
    return f"automa_{people}" if automa else people
