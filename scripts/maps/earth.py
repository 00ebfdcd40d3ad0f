"""What every prepared map has in common: real coastlines, and lines that look drawn by hand."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon

Shape = Any
"""A shapely geometry; the library has no types."""
Array = Any
"""A numpy array, for the same reason."""

_HALF_A_TURN = 180
_DATE_LINE = -168
"""Rings that cross the date line go on eastward from here."""


def read_land(file: Path) -> Shape:
    """The land of Natural Earth's TopoJSON file, in longitude and latitude."""
    topology = json.loads(file.read_text("utf-8"))
    scale, shift = (np.array(topology["transform"][key]) for key in ("scale", "translate"))
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]

    def ring(numbers: Iterable[int]) -> Array:
        points = np.concatenate([arcs[n] if n >= 0 else arcs[~n][::-1] for n in numbers])
        if np.any(np.abs(np.diff(points[:, 0])) > _HALF_A_TURN):
            points[points[:, 0] < _DATE_LINE, 0] += 360
        return points

    polygons = [
        shapely.make_valid(Polygon(ring(outer), [ring(hole) for hole in holes]))
        for geometry in topology["objects"]["land"]["geometries"]
        for outer, *holes in (
            geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        )
    ]
    return shapely.union_all(polygons)


def waves(count: int, shortest: float, longest: float, height: float, seed: int) -> Array:
    """Sine waves at random: where each runs, how long and how high it is."""
    dice = np.random.default_rng(seed)
    length = dice.uniform(shortest, longest, count)
    angle, phase_x, phase_y = dice.uniform(0, 2 * math.pi, (3, count))
    turn = 2 * math.pi / length
    height_of = height * np.sqrt(length / longest)
    return np.stack([turn * np.cos(angle), turn * np.sin(angle), phase_x, phase_y, height_of])


def wander(points: Array, swell: Array) -> Array:
    """How far the waves move each point: one smooth field, so that neighbours still fit."""
    turn_x, turn_y, phase_x, phase_y, height = swell
    along = points[:, :1] * turn_x + points[:, 1:2] * turn_y
    return np.stack(
        [(height * np.sin(along + phase)).sum(axis=1) for phase in (phase_x, phase_y)], axis=1
    )


def smooth(points: Array) -> Shape:
    """A curve through all points (Catmull and Rom)."""
    points = np.concatenate([2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]])
    steps = np.linspace(0, 1, 12, endpoint=False)[:, None]
    curve = [
        0.5 * (2 * b + (c - a) * steps + (2 * a - 5 * b + 4 * c - d) * steps**2
               + (3 * b - a - 3 * c + d) * steps**3)
        for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False)
    ]  # fmt: skip
    return LineString(np.concatenate([*curve, points[-2:-1]]))


def strewn(room: Shape, size: tuple[int, int], apart: float, seed: int) -> list[list[int]]:
    """Points at random in the room, no two nearer than ``apart``, from above to below."""
    dice = np.random.default_rng(seed)
    tries = round(60_000 * size[0] * size[1] / 1_000_000)
    kept: dict[tuple[int, int], list[list[int]]] = {}
    for x, y in dice.integers(0, size, (tries, 2)).tolist():
        column, line = int(x // apart), int(y // apart)
        near = [
            point
            for a in (column - 1, column, column + 1)
            for b in (line - 1, line, line + 1)
            for point in kept.get((a, b), ())
        ]
        if all((x - a) ** 2 + (y - b) ** 2 > apart**2 for a, b in near):
            kept.setdefault((column, line), []).append([x, y])
    shapely.prepare(room)
    points = [point for cell in kept.values() for point in cell]
    return sorted((point for point in points if room.contains(Point(point))), key=lambda p: p[::-1])
