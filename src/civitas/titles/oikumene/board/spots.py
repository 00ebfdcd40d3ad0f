"""Where things lie on a map: what is built on a field, who stands there, and what grows there."""

from __future__ import annotations

import math
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple

from civitas.drawing.curves import Point, is_inside
from civitas.drawing.labels import Box
from civitas.drawing.land import Land, read_land
from civitas.drawing.names import Names, names
from civitas.drawing.paper import FRAME
from civitas.drawing.room import Room, along, box_at
from civitas.drawing.svg import number
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.chart import world_of
from civitas.titles.oikumene.content.maps import map_of, section_id

TOWN: Final = (60.0, 36.0)
"""Room for a settlement with a fortification."""
PORT: Final = (80.0, 36.0)
"""The same with a shipyard."""
TROOPS: Final = (72.0, 36.0)
"""Room for the units of one player, or for ships."""
SHIPS: Final = (54.0, 36.0)
"""Room for the ships in a dock."""
WHOLE: Final = 3
"""The play area that is the whole map."""
SECTION: Final = (34.0, 26.0)
"""Room for what lies on a black section of a river."""
_USUAL: Final = "mid"
_AIR: Final = 40
_CLOSE: Final = 20
"""So near to its field nobody asks where something belongs."""
_INLAND: Final = 12
_REACH: Final = (420.0, 280.0)
"""So much ground may be taken by the units of a space."""


class Spot(NamedTuple):
    """The middles of what is built or grows on a field, of who stands there, of what grows where
    something is built, too, and of ships in the dock."""

    town: Point
    troops: Point
    growth: Point
    dock: Point


@cache
def land_of(name: str) -> Land:
    return read_land(Path(__file__).parent / f"{name}.json")


@cache
def sections_of(name: str) -> dict[str, Point]:
    """The black sections of a map, and where each lies: on the border of its fields."""
    land = land_of(name)
    return {section_id(r, a, b): land.halfway(a, b) for r, a, b in map_of(name).sections}


@cache
def named(name: str, language: str) -> Names:
    """The names of all places, for each distance of the reader."""
    say, lying = words_for(META, language).thing, _on_sections(name)
    return names(land_of(name), say, busy=lying, kept=_kept(name, language))


@cache
def spots(name: str, language: str) -> dict[str, Spot]:
    """Of every field and sea; where the names are others, things lie elsewhere."""
    land, say = land_of(name), words_for(META, language).thing
    lying = _on_sections(name)
    written = [laid.box for laid in names(land, say, zooms=(_USUAL,), busy=lying)[_USUAL]]
    room = Room(land, written, lying)
    found: dict[str, Spot] = {}
    ports = _ports(name)
    for place in sorted(land.places, key=lambda each: (land.places[each].room, each)):
        at = land.places[place].at
        if land.places[place].sea:
            troops = room.find(place, at, TROOPS)
            found[place] = Spot(troops, troops, troops, troops)
            continue
        town = room.find(place, at, PORT if place in ports else TOWN)
        troops = room.find(place, (town[0], town[1] + TOWN[1]), TROOPS)
        found[place] = Spot(town, troops, town, troops)
    for place, spot in found.items():
        if not land.places[place].sea:
            above = spot.town[0], spot.town[1] - TOWN[1]
            found[place] = spot._replace(growth=room.find(place, above, TOWN))
    for place in ports:
        dock = room.find(place, found[place].town, SHIPS, afloat=True)
        found[place] = found[place]._replace(dock=dock)
    return found


@cache
def lead(name: str, field: str, at: Point) -> Point | None:
    """Where a line from something ends that lies off its field, so that one sees where it belongs;
    None for what lies there or close by."""
    land = land_of(name)
    rings = land.outlines(field)
    if land.places[field].sea or is_inside(at, rings):
        return None
    shore = min((point for ring in rings for point in along(ring)), key=partial(math.dist, at))
    if math.dist(at, shore) < _CLOSE:
        return None
    middle = land.places[field].at
    inland = min(1.0, _INLAND / (math.dist(shore, middle) or 1))
    return shore[0] + (middle[0] - shore[0]) * inland, shore[1] + (middle[1] - shore[1]) * inland


@cache
def window_of(name: str, area: int) -> str:
    """The part of the framed map that is played on, with some air around it, as a view box."""
    land, world = land_of(name), world_of(name, area)
    inside = [world.names[space] for space in (*world.fields, *world.seas)]
    lands = [place for place in inside if not land.places[place].sea]
    points = [point for place in lands for ring in land.outlines(place) for point in ring]
    points += [land.places[place].at for place in inside]
    left, right = _stretch([x for x, _ in points], land.width)
    top, bottom = _stretch([y for _, y in points], land.height)
    return " ".join(map(number, (left, top, right - left, bottom - top)))


def _stretch(along: list[float], length: float) -> tuple[float, float]:
    """From where to where along a side of the framed map; where its edge is near, to the frame."""
    first, last = min(along) - _AIR, max(along) + _AIR
    return (
        first + FRAME if first > 0 else 0,
        last + FRAME if last < length else length + 2 * FRAME,
    )


@cache
def _ports(name: str) -> tuple[str, ...]:
    """Fields where ships may lie: on the coast or on a black section (HRN-6.23)."""
    world = world_of(name, WHOLE)
    return tuple(world.names[field] for field in world.fields if world.coasts[field])


def _on_sections(name: str) -> list[Box]:
    return [box_at(at, SECTION) for at in sections_of(name).values()]


def _kept(name: str, language: str) -> list[Box]:
    """The ground of towns and of troops."""
    return [box for place in spots(name, language) for box in _ground(name, language, place)]


@cache
def beside(name: str, language: str) -> dict[str, list[Box]]:
    """By space, black sections included, the ground of those that are near."""
    standing = {place: spot.troops for place, spot in spots(name, language).items()}
    return _near(name, language, standing | sections_of(name))


@cache
def beside_docks(name: str, language: str) -> dict[str, list[Box]]:
    """By field with a shore, the ground of others near its dock."""
    found = spots(name, language)
    return _near(name, language, {place: found[place].dock for place in _ports(name)})


@cache
def outlying(name: str, language: str) -> dict[str, dict[str, Box]]:
    """By space, where near it something may grow beside a settlement of others, or lie in their
    dock: mostly nothing does, so no ground is kept for it."""
    found, ports = spots(name, language), _ports(name)
    ground = {f"growth {field}": box_at(found[field].growth, TOWN) for field in found}
    ground |= {f"dock {field}": box_at(found[field].dock, SHIPS) for field in ports}
    return {
        place: {
            what: box
            for what, box in ground.items()
            if what.split()[1] != place and box.meets(box_at(spot.troops, _REACH))
        }
        for place, spot in found.items()
    }


def _near(name: str, language: str, points: dict[str, Point]) -> dict[str, list[Box]]:
    ground = {place: _ground(name, language, place) for place in spots(name, language)}
    return {
        place: [
            box
            for other, boxes in ground.items()
            for box in boxes
            if other != place and box.meets(box_at(at, _REACH))
        ]
        for place, at in points.items()
    }


def _ground(name: str, language: str, place: str) -> list[Box]:
    spot = spots(name, language)[place]
    boxes = [box_at(spot.troops, TROOPS)]
    if not land_of(name).places[place].sea:
        boxes.append(box_at(spot.town, PORT if place in _ports(name) else TOWN))
    return boxes
