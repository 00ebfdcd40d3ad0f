"""The icons of `assets/icons.json`, from game-icons (CC BY 3.0; authors in CREDITS.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec

from civitas.drawing.colours import SEATS

_FILE: Final = Path(__file__).parent / "assets" / "icons.json"
SQUARE: Final = 256
"""The side of the square that icons are drawn in."""


class Icon(msgspec.Struct, frozen=True):
    by: str
    """The author's folder in game-icons."""
    d: str
    """Path data."""


@cache
def all_icons() -> dict[str, Icon]:
    """Every icon, by its name in game-icons."""
    return msgspec.json.decode(_FILE.read_bytes(), type=dict[str, Icon])


def signs_of(symbols: ModuleType, seats: int) -> list[str]:
    """All icons that a title's table of symbols names, and the crests of so many seats."""
    tables = [value for name, value in vars(symbols).items() if name.isupper()]
    named = [(value,) if isinstance(value, str) else value.values() for value in tables]
    return sorted({seat.crest for seat in SEATS[:seats]}.union(*named))


def shape_of(name: str) -> str:
    return all_icons()[name].d
