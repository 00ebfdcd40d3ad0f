"""The shapes of the map, prepared once by ``scripts/prepare_sands_map.py``."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

_FILE: Final = Path(__file__).parent / "map.json"

Point = tuple[float, float]


class RegionShape(msgspec.Struct, frozen=True):
    shape: str
    name: Point
    """Where the name stands; tokens follow below it."""
    room: float
    """How wide they may spread."""


class BorderShape(msgspec.Struct, frozen=True):
    line: str
    spot: Point
    """Where caravans and trade goods lie."""
    upright: bool
    """Are they better piled than laid side by side?"""


class Atlas(msgspec.Struct, frozen=True):
    """All shapes in the units of the disc (1000 x 1000)."""

    isles: str
    """The land inside the named seas."""
    rivers: str
    bounds: str
    """Where the named seas end in the open sea."""
    regions: dict[str, RegionShape]
    borders: dict[str, BorderShape]
    peaks: tuple[Point, ...]
    tufts: tuple[Point, ...]
    ripples: tuple[Point, ...]


@cache
def atlas() -> Atlas:
    return msgspec.json.decode(_FILE.read_bytes(), type=Atlas)
