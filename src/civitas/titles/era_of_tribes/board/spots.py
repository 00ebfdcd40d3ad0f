"""Where things lie on the map: what is printed on a field, and what stands on it.

Both have a box near the middle of their field, clear of the names for a reader at the usual
distance. Small fields choose first; no box lies on another, if that can be, and none in another
province. The names for readers nearer or farther off keep clear of the boxes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from civitas.drawing.curves import Point, Ringed
from civitas.drawing.labels import Box
from civitas.drawing.land import Land, read_land
from civitas.drawing.names import Names, names
from civitas.drawing.paper import FRAME
from civitas.drawing.room import FARTHEST, outward
from civitas.drawing.svg import number
from civitas.kernel.words import words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.content.fields import FIELDS, LANDS, NAMES, SEAS
from civitas.titles.era_of_tribes.content.fields import Land as Province

PRINT: Final = 25
"""How wide and high a printed sign is, with the air around it."""
TOKEN: Final = (46, 30)
"""Room for the pieces of one player: a crest and a figure."""
FLEETS: Final = (56, 32)
FOOT: Final = 15
"""How wide a foot on the border of two seas is."""
_FEET_HIGH: Final = 22
_MARGIN: Final = 14
"""What is shown around the fields in play."""
_USUAL: Final = "mid"
_NEAR: Final = 40


class Spot(NamedTuple):
    """The middles of what is printed on a field and of what stands there."""

    printed: Point
    pieces: Point


@cache
def land() -> Land:
    return read_land(Path(__file__).parent / "map.json")


def signs_of(field: int) -> int:
    """How many signs are printed on a field: goods, food, fish, the home of a people."""
    printed = FIELDS[field]
    if not isinstance(printed, Province):
        return int(printed.fish > 0)
    things = (printed.luxury, printed.military, printed.food, printed.home_of)
    return sum(map(bool, things))


@cache
def feet() -> dict[tuple[str, str], tuple[Point, int]]:
    """By two seas, where the feet on their border stand, and how many (EOT-8.2)."""
    found: dict[tuple[str, str], tuple[Point, int]] = {}
    taken: list[Box] = []
    for sea in SEAS:
        for border in sea.sea_adj:
            if border.feet and sea.id < border.to:
                middle = land().halfway(sea.id, border.to)
                size = (wide(border.feet), _FEET_HIGH)
                ways = (at for at in outward(middle, _NEAR) if _clear(_box(at, *size), taken))
                at = next(ways, middle)
                taken.append(_box(at, *size))
                found[sea.id, border.to] = at, border.feet
    return found


def wide(feet: int) -> float:
    """How wide so many feet are, with the air around them."""
    return FOOT * feet + 10


def _clear(here: Box, boxes: Sequence[Box]) -> bool:
    return here.is_clear_of(boxes)


@cache
def named(language: str) -> Names:
    """The names of all fields, for each distance of the reader."""
    return names(land(), words_for(META, language).thing, busy=_busy(spots(language)))


@cache
def spots(language: str) -> dict[str, Spot]:
    """Of every field; where the names are others, things lie elsewhere."""
    say = words_for(META, language).thing
    written = [laid.box for laid in names(land(), say, zooms=(_USUAL,), busy=_feet())[_USUAL]]
    taken = _feet()
    found: dict[str, Spot] = {}
    for name in sorted(NAMES, key=lambda each: (land().places[each].room, each)):
        field = NAMES.index(name)
        at, sea = land().places[name].at, land().places[name].sea
        pieces = _free(field, at, FLEETS if sea else TOKEN, taken, written)
        signs = signs_of(field)
        above = (pieces[0], pieces[1] - 28)
        size = (PRINT * signs, PRINT)
        printed = _free(field, above, size, taken, written) if signs else at
        found[name] = Spot(printed, pieces)
    return found


def _feet() -> list[Box]:
    return [_box(at, wide(steps), _FEET_HIGH) for at, steps in feet().values()]


@cache
def around(fields: frozenset[str]) -> str:
    """The view box of that part of the framed map in which these fields lie."""
    points = [at for name in fields for ring in land().outlines(name) for at in ring]
    left, right = _stretch([x for x, _ in points], land().width)
    top, bottom = _stretch([y for _, y in points], land().height)
    return " ".join(map(number, (left, top, right - left, bottom - top)))


def _stretch(along: list[float], length: float) -> tuple[float, float]:
    """From where to where along a side of the framed map; where its edge is near, to the frame."""
    first, last = min(along) - _MARGIN, max(along) + _MARGIN
    return (
        first + FRAME if first > 0 else 0,
        last + FRAME if last < length else length + 2 * FRAME,
    )


def _busy(found: dict[str, Spot]) -> list[Box]:
    """All that names keep clear of."""
    boxes = _feet()
    for field, name in enumerate(NAMES):
        spot, signs = found[name], signs_of(field)
        boxes.append(_box(spot.pieces, *(FLEETS if land().places[name].sea else TOKEN)))
        if signs:
            boxes.append(_box(spot.printed, PRINT * signs, PRINT))
    return boxes


def _free(
    field: int, near: Point, size: tuple[float, float], taken: list[Box], written: list[Box]
) -> Point:
    """The nearest point at which the box lies on nothing: inside the field, else off the land of
    others, else on a name, which then stands elsewhere."""
    reach = _box(near, 2 * FARTHEST + size[0], 2 * FARTHEST + size[1])
    things = [box for box in taken if box.meets(reach)]
    all_boxes = [*things, *(box for box in written if box.meets(reach))]
    at = (
        next(_inside(field, near, size, all_boxes, _NEAR), None)
        or next(_outside(field, near, size, all_boxes, _NEAR), None)
        or next(_inside(field, near, size, things, FARTHEST), None)
        or next(_outside(field, near, size, things, FARTHEST), near)
    )
    taken.append(_box(at, *size))
    return at


def _inside(
    field: int, near: Point, size: tuple[float, float], boxes: list[Box], far: float
) -> Iterator[Point]:
    fit = (at for at in outward(near, far) if _fits(field, at, size, boxes))
    return filter(_ground(NAMES[field]).holds, fit)


def _outside(
    field: int, near: Point, size: tuple[float, float], boxes: list[Box], far: float
) -> Iterator[Point]:
    """On the own field or on no land at all; a sea field keeps to its water."""
    if field >= LANDS:
        return iter(())
    close = [
        _ground(name)
        for name in land().fields()
        if name != NAMES[field] and math.dist(land().places[name].at, near) < 2 * FARTHEST
    ]
    fit = (at for at in outward(near, far) if _fits(field, at, size, boxes))
    return (at for at in fit if not any(ground.holds(at) for ground in close))


@cache
def _ground(name: str) -> Ringed:
    return Ringed(land().outlines(name))


def _fits(field: int, at: Point, size: tuple[float, float], taken: Sequence[Box]) -> bool:
    here, bounds = _box(at, *size), _bounds(FIELDS[field].inset)
    if here.left < bounds.left or here.top < bounds.top:
        return False
    if here.right > bounds.right or here.bottom > bounds.bottom:
        return False
    return _clear(here, taken)


@cache
def _bounds(inset: str | None) -> Box:
    """The map, or the box in its corner."""
    if inset is None:
        return Box(2, 2, land().width - 2, land().height - 2)
    box = land().insets[inset]
    return Box(box.x + 2, box.y + 2, box.x + box.width - 2, box.y + box.height - 2)


def _box(at: Point, wide: float, high: float) -> Box:
    x, y = at
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
