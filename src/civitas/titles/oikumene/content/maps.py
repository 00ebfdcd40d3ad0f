"""The six maps (`map_*.yaml`): fields, seas, rivers, homelands, and what borders what."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from civitas.kernel.content import read
from civitas.titles.oikumene.content import FILES

MAPS: Final = ("italia", "vikings", "orient", "britannia", "taifas", "huns")


class Field(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    lon: float
    lat: float
    terrain: tuple[str, ...]
    zone: int
    kind: str
    permanent_neutral: bool
    homeland: str | None
    area: int
    island: bool
    coast: tuple[str, ...]
    rivers: tuple[str, ...]
    adjacent: tuple[str, ...]


class Sea(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    lon: float
    lat: float
    water: str
    adjacent_seas: tuple[str, ...]
    coast_fields: tuple[str, ...]


class River(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    black: bool
    fields: tuple[str, ...]
    black_sections: tuple[tuple[str, str], ...]


class Homeland(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    fields: tuple[str, ...]


class Banks(msgspec.Struct, frozen=True):
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()


class Map(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    year: int
    climate_zones: dict[int, str]
    max_players: int
    fields: tuple[Field, ...]
    seas: tuple[Sea, ...]
    black_borders: tuple[tuple[str, str], ...]
    straits: tuple[tuple[str, str], ...]
    rivers: tuple[River, ...]
    homelands: tuple[Homeland, ...]
    iberian_fields: tuple[str, ...] = ()
    danube_banks: Banks = Banks()

    @property
    def sections(self) -> tuple[tuple[str, str, str], ...]:
        """The black sections in file order: river and the two fields (HRN-6.21)."""
        return tuple((r.id, *pair) for r in self.rivers for pair in r.black_sections)


@cache
def map_of(name: str) -> Map:
    """A map by its id."""
    return msgspec.convert(read(FILES / f"map_{name}.yaml"), Map)


def section_id(river: str, one: str, other: str) -> str:
    """What a black section is called."""
    return f"{river}_{one}_{other}"
