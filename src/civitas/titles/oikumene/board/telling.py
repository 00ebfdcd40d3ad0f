"""What lies on the map in words: stacks, and what a space is and holds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from civitas.kernel.values import NOBODY
from civitas.kernel.words import Words, words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.board.spots import WHOLE
from civitas.titles.oikumene.chart import world_of
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.maps import Field, Map, map_of, section_id
from civitas.titles.oikumene.seen.spaces import SpaceView, StackView

LEVEL_DOTS: Final = {"recruit": 0, "standard": 0, "experienced": 1, "veteran": 2, "elite": 3}
"""So many dots tell of experience where a unit is drawn."""
RECRUIT: Final = "recruit"
"""In a battle an empty dot tells of those who count for nothing and never throw again."""


def stack_told(stack: StackView, words: Words) -> str:
    """A stack in words: how many of what, and where if not in the open."""
    said = f"{stack.number} × {words.thing(stack.unit)}"
    if stack.level != "standard":
        said += f" ({words.thing(stack.level)})"
    if stack.spot != "out":
        said += f", {words.say(f'board-spot-{stack.spot}')}"
    if stack.training:
        said += f", {words.say('board-training', {'number': stack.training})}"
    return said


def fighters_told(unit: str, level: str, number: int, spot: str, words: Words) -> str:
    """Units of a battle, and whether they fight on a building site or aboard."""
    post = f", {words.say(f'board-spot-{spot}')}" if spot in ("site", "aboard") else ""
    return f"{number} × {words.thing(unit)} ({words.thing(level)}{post})"


@cache
def _ground(name: str, board: str, language: str) -> tuple[str, ...]:
    """What a field or water is by nature: terrain, climate and yield, how rough it is, or when a
    black river is crossed."""
    words, chart = words_for(META, language), map_of(board)
    for sea in chart.seas:
        if sea.id == name:
            return (words.thing(f"water_{sea.water}"),)
    for field in chart.fields:
        if field.id == name:
            world = world_of(board, WHOLE)
            said = [words.thing(f"terrain_{colour}") for colour in field.terrain]
            said.append(words.thing(f"climate_{chart.climate_zones[field.zone]}"))
            said.append(words.say("board-yield", {"number": world.yields[world.number[name]]}))
            kind = [] if field.kind == "normal" else [words.thing(f"kind_{field.kind}")]
            return (*said, *kind, *_belonging(field, chart, words))
    return tuple(_black_river(name, chart, words))


def _black_river(name: str, chart: Map, words: Words) -> Iterator[str]:
    """When a black section is crossed (HRN-6.21), and to whom it is always open (HRN-18.36)."""
    yield words.say("board-black-river")
    for faction in FACTIONS:
        river = faction.mods.cross_black_river if faction.map == chart.id else ""
        if name in [section_id(*section) for section in chart.sections if section[0] == river]:
            yield words.say("board-open-to", {"faction": faction.id})


def _belonging(field: Field, chart: Map, words: Words) -> Iterator[str]:
    """Whose homeland it is (HRN-3.9, HRN-18.10, HRN-18.22), whether it is on the Iberian peninsula
    (HRN-18.47), on which bank of the Danube (HRN-18.12), and, where ships sail up them, on which
    rivers (HRN-18.31)."""
    for faction in FACTIONS:
        if field.homeland and (faction.map, faction.homeland) == (chart.id, field.homeland):
            yield words.say("board-homeland", {"faction": faction.id})
    if field.id in chart.iberian_fields:
        yield words.say("board-iberia")
    for bank, fields in (("left", chart.danube_banks.left), ("right", chart.danube_banks.right)):
        if field.id in fields:
            yield words.say(f"board-bank-{bank}")
    if any(faction.mods.ships_on_land for faction in FACTIONS if faction.map == chart.id):
        for river in chart.rivers:
            if field.id in river.fields:
                yield words.say("board-river", {"river": river.id})


def told(space: SpaceView, board: str, words: Words) -> str:
    """What a space is and what lies there, in one line."""
    parts = [*_ground(space.id, board, words.language)]
    if space.control != NOBODY:
        parts.append(words.say("board-controlled", {"seat": space.control}))
    else:
        parts.append(words.say("board-nobody"))
    if space.town:
        store = {"grain": space.grain, "fish": space.fish}
        parts.append(words.say("board-store", store))
        parts.append(words.say("board-wall-level", {"number": space.walls}))
    for kind in dict.fromkeys(space.stalls):
        number = space.stalls.count(kind)
        parts.append(f"{number} × {words.thing(kind)} ({words.say('board-spot-inside')})")
    return " · ".join(parts)
