"""Where the sign of ice lies on a frozen section of a river: by its course, and not on those who
stand on the banks; they make room for it, too."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import Final

from civitas.drawing.curves import Point
from civitas.drawing.labels import Box, covered
from civitas.drawing.room import box_at, outward
from civitas.drawing.svg import Block
from civitas.titles.oikumene.board.ranks import HIGH, box_of, ranks
from civitas.titles.oikumene.board.spots import (
    SHIPS,
    TOWN,
    beside,
    beside_docks,
    land_of,
    spots,
)
from civitas.titles.oikumene.content.maps import map_of, section_id

ICE: Final = (26.0, 26.0)
"""Room for the sign."""
_CHIP: Final = Block(52, HIGH, "")
_FARTHEST: Final = 60
_BESIDE: Final = 26
"""So far from the river a sign is still seen to be its own."""
_SOLDIERS: Final = 4
"""Who stands there counts so much more than what is built or grows."""


@cache
def ice_of(board: str, language: str) -> dict[str, Point]:
    """By section; each as near to its middle as can be."""
    soldiers = [
        box for place in spots(board, language) for box in _standing(board, language, place)
    ]
    others = list(_lying(board, language))
    found: dict[str, Point] = {}
    for river, one, other in map_of(board).sections:
        at = _clear(board, (one, other), soldiers, others)
        found[section_id(river, one, other)] = at
        others.append(box_at(at, ICE))
    return found


@cache
def beside_ice(board: str, language: str) -> dict[str, list[Box]]:
    """By space, the ground of those that are near, and of ice."""
    signs = [box_at(at, ICE) for at in ice_of(board, language).values()]
    return {place: [*near, *signs] for place, near in beside(board, language).items()}


def _clear(board: str, banks: tuple[str, str], soldiers: list[Box], others: list[Box]) -> Point:
    """Of the points along the course of a section, or close by, the one where least is hidden; the
    nearest to its middle comes first."""
    land = land_of(board)
    course, middle = land.course(*banks), land.halfway(*banks)

    def hidden(at: Point) -> int:
        box = box_at(at, ICE)
        return round(_SOLDIERS * covered(box, soldiers) + covered(box, others))

    close = (
        at
        for at in outward(middle, _FARTHEST)
        if min(math.dist(at, point) for point in course) <= _BESIDE
    )
    return min(close, key=hidden)


def _standing(board: str, language: str, place: str) -> Iterator[Box]:
    """Units of one kind or of two."""
    spot, near = spots(board, language)[place], beside(board, language)[place]
    own = [] if land_of(board).places[place].sea else _built(board, language, place)
    x, y = spot.troops
    for number in (1, 2):
        for dx, dy, line in ranks(spot.troops, [_CHIP] * number, own, near):
            yield box_of((x + dx, y + dy), line)


def _built(board: str, language: str, place: str) -> list[Box]:
    spot = spots(board, language)[place]
    return [box_at(spot.town, TOWN), box_at(spot.growth, TOWN)]


def _lying(board: str, language: str) -> Iterator[Box]:
    for place in land_of(board).fields():
        yield from _built(board, language, place)
    for place in beside_docks(board, language):
        yield box_at(spots(board, language)[place].dock, SHIPS)
