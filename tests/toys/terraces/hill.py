"""The hill: its terraces, read once (TER-3)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from civitas.kernel.content import all_of, numbers, read

_DATA: Final = read(Path(__file__).parent / "content" / "terraces.yaml")


class Terrace(msgspec.Struct, frozen=True):
    id: str
    height: int
    bed: str
    near: tuple[str, ...]


BEDS: Final[tuple[str, ...]] = tuple(_DATA["beds"])
TERRACES: Final = all_of(_DATA["terraces"], Terrace)
NUMBER: Final = numbers(TERRACES)
NEAR: Final = tuple(tuple(NUMBER[name] for name in each.near) for each in TERRACES)
HEIGHTS: Final = tuple(each.height for each in TERRACES)
BED: Final = tuple(BEDS.index(each.bed) for each in TERRACES)
COLUMNS: Final = tuple(
    tuple(n for n, each in enumerate(TERRACES) if each.id[0] == column) for column in "abcd"
)
"""Each from the foot of the hill upwards."""
