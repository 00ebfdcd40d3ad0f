"""The map that never changes during a match: coasts, terrain, rivers, black borders, straits."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from civitas.drawing.colours import INK
from civitas.drawing.ground import RIVER, Look, ground, prepared
from civitas.drawing.ground import shapes as all_shapes
from civitas.drawing.places import line_gold, place_to_click, ready, region_gold, region_hit
from civitas.drawing.strokes import resting
from civitas.drawing.svg import group, path, use
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.board.spots import land_of, named, sections_of
from civitas.titles.oikumene.chart import world_of
from civitas.titles.oikumene.content.maps import map_of, section_id
from civitas.titles.oikumene.world import spaces

BANKS, WATER, FINGER = 11, 8, 26
"""How wide a black river is drawn, how much of it is water, and how wide it is to a finger."""
TERRAIN: Final = {
    "yellow": "grain",
    "green": "meadow",
    "brown": "mountain",
    "turquoise": "marsh",
    "grey": "barren",
}
"""How each colour of the printed map is drawn."""


@cache
def look_of(name: str) -> Look:
    """Black borders are thick, and black sections are the rivers that they are."""
    board = map_of(name)
    return Look(
        {field.id: tuple(TERRAIN[colour] for colour in field.terrain) for field in board.fields},
        heavy=frozenset(frozenset(pair) for pair in board.black_borders),
        deep=frozenset(frozenset(section[1:]) for section in board.sections),
    )


@cache
def shapes(name: str) -> str:
    """Definitions that the map refers to."""
    rivers = "".join(
        path(land_of(name).border(*section[1:]), id=_course(section_id(*section)))
        for section in map_of(name).sections
    )
    return all_shapes(land_of(name)) + prepared(land_of(name), look_of(name)) + rivers


def _course(section: str) -> str:
    return f"s-{section}"


@cache
def base_layer(name: str, language: str) -> str:
    """Sea, land and borders."""
    return ground(land_of(name), look_of(name), named(name, language))


@cache
def out_of_play(name: str, area: int) -> str:
    """Places outside the play area (HRN-2.26)."""
    world = world_of(name, area)
    inside = {world.names[space] for space in spaces(world.inside)}
    return resting([place for place in land_of(name).places if place not in inside])


def places(name: str, area: int, language: str, glow: Collection[str] | None) -> str:
    """Every space as a place to click; seas lie below, sections above. Their gold lies ready for
    the page, or is drawn on those that ``glow``."""
    land, world = land_of(name), world_of(name, area)
    inside = [world.names[space] for space in spaces(world.inside)]
    regions = sorted((n for n in inside if n in land.places), key=lambda n: not land.places[n].sea)
    drawn = [_place(n, region_hit(n), region_gold(n), language, glow) for n in regions]
    drawn += [_section(n, language, glow) for n in sections_of(name) if n in inside]
    return "".join(drawn)


def _place(name: str, hit: str, gold: str, language: str, glow: Collection[str] | None) -> str:
    spot = f"space:{name}"
    if glow is None:
        shown = ready(gold)
    else:
        shown = gold if spot in glow else ""
    label = words_for(META, language).thing(name)
    lying = f"on-{name}" if glow is None else None
    return place_to_click(spot, hit, shown, label=label, data_lying=lying)


def _section(name: str, language: str, glow: Collection[str] | None) -> str:
    """A stretch of river, black along its banks, as wide as a finger can hit."""
    course = _course(name)
    banks = ((BANKS, INK), (WATER, RIVER))
    river = [use(course, stroke=colour, stroke_width=wide) for wide, colour in banks]
    hit = group(
        *river,
        use(course, stroke=INK, stroke_opacity=0, stroke_width=FINGER),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return _place(name, hit, line_gold(course), language, glow)
