"""Where things lie on a map: what is built on a field, who stands there, and what grows there."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from civitas.drawing.curves import Point
from civitas.drawing.labels import Box
from civitas.drawing.land import Land, read_land
from civitas.drawing.names import Names, names
from civitas.drawing.room import Room, box_at
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.content.maps import map_of, section_id

TOWN: Final = (62.0, 34.0)
"""Room for a settlement with its extensions."""
TROOPS: Final = (66.0, 32.0)
"""Room for the units of one player, or for ships."""
SECTION: Final = (34.0, 26.0)
"""Room for what lies on a black section of a river."""
_USUAL: Final = "mid"


class Spot(NamedTuple):
    """The middles of what is built or grows on a field and of who stands there."""

    town: Point
    troops: Point


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
    return names(land_of(name), words_for(META, language).thing, busy=_busy(name, language))


@cache
def spots(name: str, language: str) -> dict[str, Spot]:
    """Of every field and sea; where the names are others, things lie elsewhere."""
    land, say = land_of(name), words_for(META, language).thing
    lying = [box_at(at, SECTION) for at in sections_of(name).values()]
    written = [laid.box for laid in names(land, say, zooms=(_USUAL,), busy=lying)[_USUAL]]
    room = Room(land, written, lying)
    found: dict[str, Spot] = {}
    for place in sorted(land.places, key=lambda each: (land.places[each].room, each)):
        at = land.places[place].at
        if land.places[place].sea:
            troops = room.find(place, at, TROOPS)
            found[place] = Spot(troops, troops)
            continue
        town = room.find(place, at, TOWN)
        troops = room.find(place, (town[0], town[1] + TOWN[1]), TROOPS)
        found[place] = Spot(town, troops)
    return found


def _busy(name: str, language: str) -> list[Box]:
    boxes = [box_at(at, SECTION) for at in sections_of(name).values()]
    for place, spot in spots(name, language).items():
        boxes.append(box_at(spot.troops, TROOPS))
        if not land_of(name).places[place].sea:
            boxes.append(box_at(spot.town, TOWN))
    return boxes
