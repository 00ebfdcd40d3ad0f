"""The icons of `assets/icons.json`, from game-icons (CC BY 3.0; authors in CREDITS.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

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


def shape_of(name: str) -> str:
    return all_icons()[name].d
