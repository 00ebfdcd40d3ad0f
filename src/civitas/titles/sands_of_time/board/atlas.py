"""The shapes of the map, prepared once by ``scripts/prepare_sands_map.py``."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from civitas.drawing.curves import Point

_FILE: Final = Path(__file__).parent / "map.json"


class RegionShape(msgspec.Struct, frozen=True):
    shape: str
    name: Point
    """Where the name stands; tokens follow below it."""
    room: float
    """How wide they may spread."""

    @property
    def outlines(self) -> list[list[Point]]:
        """The corners of its parts."""
        return [_corners(part) for part in self.shape.split("z") if part]


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


def _corners(part: str) -> list[Point]:
    """A path that begins somewhere and goes on by steps.

    >>> _corners("M10 5l2.5-.5-1 3")
    [(10.0, 5.0), (12.5, 4.5), (11.5, 7.5)]
    """
    x, y = 0.0, 0.0
    corners = []
    figures = [float(figure) for figure in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", part)]
    for dx, dy in zip(figures[::2], figures[1::2], strict=True):
        x, y = x + dx, y + dy
        corners.append((x, y))
    return corners
