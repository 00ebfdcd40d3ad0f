"""What is declared of a map: its fields and seas, who touches whom, and the points that cut it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

_TITLES: Final = Path(__file__).parents[2] / "src/civitas/titles"
ERA: Final = "era_of_tribes"
BOARDS: Final = ("italia", "vikings", "orient", "britannia", "taifas", "huns")
"""The boards of Oikumene."""
MAPS: Final = (ERA, *BOARDS)

LAND: Final = "~land"
SEA: Final = "~sea"
"""Land and water that are nobody's."""
EDGE: Final = "~edge"
"""What lies beyond the frame."""

Place = tuple[float, float]
Pair = frozenset[str]


@dataclass(frozen=True)
class Box:
    """An inset: a frame that belongs wholly to a sea, with isles inside, not to scale."""

    sea: str
    frame: tuple[float, float, float, float]
    isles: Mapping[str, tuple[float, float, float]]


@dataclass(frozen=True)
class Spec:
    """Everything declared of one map, in longitude and latitude."""

    name: str
    plan: Mapping[str, Any]
    """Its part of shapes.yaml."""
    fields: Mapping[str, Place]
    seas: Mapping[str, Place]
    boxes: Mapping[str, Box]
    land_borders: frozenset[Pair]
    coasts: frozenset[Pair]
    sea_borders: frozenset[Pair]
    straits: frozenset[Pair]
    """Land borders over a strait, where the lands need not touch."""
    rivers: Mapping[str, frozenset[Pair]]
    """The rivers, each with the borders that it runs along."""

    @property
    def file(self) -> Path:
        """Where the prepared map is kept."""
        if self.name == ERA:
            return _TITLES / ERA / "board/map.json"
        return _TITLES / "oikumene/board" / f"{self.name}.json"

    @property
    def links(self) -> Mapping[Pair, list[Place]]:
        """Seas that are adjacent but cannot touch, each with the line drawn for them."""
        return {frozenset(link["seas"]): link["line"] for link in self.plan["links"]}

    def is_water(self, owner: str) -> bool:
        return owner in self.seas or owner == SEA

    def inset(self) -> Iterator[str]:
        """The isles inside the boxes."""
        for box in self.boxes.values():
            yield from box.isles


def spec_of(name: str) -> Spec:
    return _era() if name == ERA else _board(name)


def book_of(name: str) -> Any:
    """The list of fields and seas."""
    return _read(f"{ERA}/content/map.yaml" if name == ERA else f"oikumene/content/map_{name}.yaml")


@cache
def _read(file: str) -> Any:
    return yaml.safe_load((_TITLES / file).read_text("utf-8"))


def _era() -> Spec:
    book, plan = book_of(ERA), _read(f"{ERA}/content/shapes.yaml")
    boxes = {
        name: Box(box["sea"], tuple(box["box"]), {i: tuple(d) for i, d in box["land"].items()})
        for name, box in plan["boxes"].items()
    }
    return Spec(
        ERA,
        plan | {"rivers": {}},
        {field["id"]: (field["lon"], field["lat"]) for field in book["land"]},
        {sea["id"]: (sea["lon"], sea["lat"]) for sea in book["sea"]},
        boxes,
        _pairs((field["id"], other) for field in book["land"] for other in field["land_adj"]),
        _pairs((field["id"], sea) for field in book["land"] for sea in field["sea_adj"]),
        _pairs((sea["id"], other["to"]) for sea in book["sea"] for other in sea["sea_adj"]),
        _pairs((crossing["a"], crossing["b"]) for crossing in book["land_crossings"]),
        {},
    )


def _board(name: str) -> Spec:
    book = book_of(name)
    return Spec(
        name,
        _read("oikumene/content/shapes.yaml")["maps"][name],
        {field["id"]: (field["lon"], field["lat"]) for field in book["fields"]},
        {sea["id"]: (sea["lon"], sea["lat"]) for sea in book["seas"]},
        {},
        _pairs((field["id"], other) for field in book["fields"] for other in field["adjacent"]),
        _pairs((field["id"], sea) for field in book["fields"] for sea in field["coast"]),
        _pairs((sea["id"], other) for sea in book["seas"] for other in sea["adjacent_seas"]),
        _pairs((one, other) for one, other in book["straits"]),
        {
            river["id"]: _pairs((one, other) for one, other in river["black_sections"])
            for river in book["rivers"]
        },
    )


def _pairs(pairs: Iterator[tuple[str, str]]) -> frozenset[Pair]:
    return frozenset(map(frozenset, pairs))
