"""The board: 123 land provinces and 45 sea fields, what is printed on them, and what borders what.

A field is a number: land provinces come first, in the order of their file, then the seas. At most
one luxury good and one military good is printed on a province, so a good is known by its field.
"""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes.content import FILES

TERRAINS: Final = ("forest", "mountain", "grain", "hill", "sea")
"""EOT-1.10, by number."""
FOREST, MOUNTAIN, GRAIN, HILL, SEA = range(5)


class Hex(msgspec.Struct, frozen=True):
    id: str
    land: tuple[str, ...]
    sea: tuple[str, ...]
    lon: float = 0
    lat: float = 0
    home_of: str | None = None
    inset: str | None = None


class Land(msgspec.Struct, frozen=True):
    """A land province."""

    id: str
    name: str
    name_de: str
    lon: float
    lat: float
    terrain: str
    hex: str
    food: int
    luxury: str | None
    military: str | None
    home_of: str | None
    barbarian_spot: bool
    land_adj: tuple[str, ...]
    sea_adj: tuple[str, ...]
    inset: str | None = None


class SeaBorder(msgspec.Struct, frozen=True):
    to: str
    feet: int


class Sea(msgspec.Struct, frozen=True):
    """A sea field."""

    id: str
    name: str
    name_de: str
    lon: float
    lat: float
    hex: str
    fish: int
    land_adj: tuple[str, ...]
    sea_adj: tuple[SeaBorder, ...]
    inset: str | None = None


class PlayArea(msgspec.Struct, frozen=True):
    """A part of the board to play on (EOT-2.4)."""

    id: str
    name: str
    name_de: str
    players: tuple[int, ...]
    peoples: tuple[str, ...]
    hexes: tuple[str, ...]
    land_count: int
    sea_count: int
    source: str


_file: Final = read(FILES / "map.yaml")
HEXES: Final = all_of(_file["hexes"], Hex)
HEX: Final = numbers(HEXES)
LAND: Final = all_of(_file["land"], Land)
SEAS: Final = all_of(_file["sea"], Sea)
PLAY_AREAS: Final = all_of(_file["setups"], PlayArea)
PLAY_AREA: Final = numbers(PLAY_AREAS)
assert (len(LAND), len(SEAS), len(PLAY_AREAS)) == (123, 45, 15)

LANDS: Final = len(LAND)
"""Fields below this number are land provinces, all others are seas."""
FIELDS: Final[tuple[Land | Sea, ...]] = (*LAND, *SEAS)
FIELD: Final = numbers(FIELDS)
NAMES: Final = tuple(field.id for field in FIELDS)
RANK: Final = tuple(sorted(NAMES).index(name) for name in NAMES)
"""By field, its place in the order of ids, which breaks the last ties of an Automa."""
TERRAIN: Final = (*(TERRAINS.index(land.terrain) for land in LAND), *(SEA for _ in SEAS))
HEX_OF: Final = tuple(HEX[field.hex] for field in FIELDS)

LAND_BORDERS: Final = (
    *(tuple(FIELD[name] for name in land.land_adj) for land in LAND),
    *(() for _ in SEAS),
)
"""By land province, those it shares a land border with."""
COASTS: Final = (
    *(tuple(FIELD[name] for name in land.sea_adj) for land in LAND),
    *(tuple(FIELD[name] for name in sea.land_adj) for sea in SEAS),
)
"""By land province its sea fields, by sea field the provinces on its coast."""
SEA_BORDERS: Final = (
    *(() for _ in LAND),
    *(tuple((FIELD[to.to], 1 + to.feet) for to in sea.sea_adj) for sea in SEAS),
)
"""By sea field, those it borders on and what the border costs (EOT-8.2)."""


def _mutual() -> bool:
    """Is every border the same from both sides?"""
    both = all(a in LAND_BORDERS[b] for a in range(LANDS) for b in LAND_BORDERS[a])
    coasts = all(a in COASTS[b] for a in range(len(FIELDS)) for b in COASTS[a])
    seas = all(
        (a, cost) in SEA_BORDERS[b] for a in range(len(FIELDS)) for b, cost in SEA_BORDERS[a]
    )
    return both and coasts and seas


assert _mutual()

LUXURIES: Final = tuple(_file["goods"]["luxury"])
MILITARIES: Final = tuple(_file["goods"]["military"])
HORSE, ORE = range(2)
LUXURY: Final = (
    *(LUXURIES.index(land.luxury) if land.luxury else NONE for land in LAND),
    *(NONE for _ in SEAS),
)
"""By field, the kind of the luxury good printed there (EOT-1.5)."""
MILITARY: Final = (
    *(MILITARIES.index(land.military) if land.military else NONE for land in LAND),
    *(NONE for _ in SEAS),
)
"""By field, the kind of the military good printed there (EOT-1.6)."""
FOOD: Final = (*(land.food for land in LAND), *(0 for _ in SEAS))
"""By field, the food tokens printed there; fish is not among them."""
FISH: Final = (*(0 for _ in LAND), *(sea.fish for sea in SEAS))
"""By field, the fish printed there (EOT-11.6)."""
BARBARIAN_SPOTS: Final = tuple(n for n, land in enumerate(LAND) if land.barbarian_spot)
assert [LUXURY.count(n) for n in range(8)] == list(_file["goods"]["luxury"].values())
assert [MILITARY.count(n) for n in range(2)] == list(_file["goods"]["military"].values())
