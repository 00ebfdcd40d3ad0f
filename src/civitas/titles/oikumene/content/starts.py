"""Suggested starts (`starts.yaml`): ready sets of start fields and tables of factions (22)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, read
from civitas.titles.oikumene.content import FILES


class Start(msgspec.Struct, frozen=True):
    faction: str
    set: int | str
    area: int
    villages: tuple[str, ...] = ()
    city: str = ""
    village_with_harbour: str = ""
    camp: str = ""
    """Where the Huns' cavalry and horses stand (HRN-22.2)."""
    sea: str = ""


_file: Final[Any] = read(FILES / "starts.yaml")
STARTS: Final = all_of(_file["starts"], Start)
TABLES: Final[dict[str, dict[int, tuple[str, ...]]]] = msgspec.convert(
    _file["recommended_tables"], dict[str, dict[int, tuple[str, ...]]]
)
"""By map and number of players (HRN-22.1)."""
