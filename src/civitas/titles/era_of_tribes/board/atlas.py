"""The map that never changes during a match: coasts, terrain, and what is printed on the fields."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, SEA_INK, SHALLOW, SOFT_INK
from civitas.drawing.ground import Look, ground, prepared
from civitas.drawing.ground import shapes as all_shapes
from civitas.drawing.pieces import row
from civitas.drawing.places import place_to_click, ready, region_gold, region_hit
from civitas.drawing.svg import Block, about, circle, group, icon, path, place, rect
from civitas.kernel.words import words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.board.spots import FOOT, feet, land, named, spots, wide
from civitas.titles.era_of_tribes.board.symbols import (
    FEET,
    FISH,
    FOOD,
    LUXURIES,
    MILITARIES,
    PEOPLES,
)
from civitas.titles.era_of_tribes.content.fields import LAND, SEAS

_SIGN: Final = 24
_HEATER: Final = "M2 1H22V12C22 18.5 17 21 12 23.5 7 21 2 18.5 2 12Z"
"""The shield of a home province."""

LOOK: Final = Look({province.id: (province.terrain,) for province in LAND})


@cache
def shapes() -> str:
    """Definitions that the map refers to."""
    return all_shapes(land()) + prepared(land(), LOOK)


@cache
def base_layer(language: str) -> str:
    """Sea, land and borders."""
    return ground(land(), LOOK, named(language))


def fields(language: str, glow: Collection[str] | None) -> str:
    """Every field as a place to click; seas lie below. Their gold lies ready for the page, or is
    drawn on those that ``glow``."""
    order = sorted(land().places, key=lambda name: not land().places[name].sea)
    return "".join(_field(name, language, glow) for name in order)


def _field(name: str, language: str, glow: Collection[str] | None) -> str:
    spot = f"field:{name}"
    if glow is None:
        gold = ready(region_gold(name))
    else:
        gold = region_gold(name) if spot in glow else ""
    label = words_for(META, language).thing(name)
    lying = f"on-{name}" if glow is None else None
    return place_to_click(spot, region_hit(name), gold, label=label, data_lying=lying)


@cache
def printed(language: str) -> str:
    """Goods, food, fish and homes, and the feet on the borders of seas."""
    signs = [
        *((province.id, row(list(_province(n)), 1)) for n, province in enumerate(LAND)),
        *((sea.id, _fish()) for sea in SEAS if sea.fish),
    ]
    return group(
        *(_centred(block, spots(language)[name].printed) for name, block in signs if block.body),
        *(_feet(*at, number) for at, number in feet().values()),
        class_="c-q",
    )


def _centred(block: Block, at: tuple[float, float]) -> str:
    return place(block, at[0] - block.width / 2, at[1] - block.height / 2)


def _province(field: int) -> Iterator[Block]:
    province = LAND[field]
    if province.home_of is not None:
        yield about(f"home:{province.home_of}", _home(province.home_of))
    if province.luxury is not None:
        yield about(province.luxury, luxury(province.luxury, _SIGN))
    if province.military is not None:
        yield about(province.military, military(province.military, _SIGN))
    if province.food:
        yield about("food", _food(province.food))


def luxury(good: str, size: float, *, used: bool = False) -> Block:
    """A round token; dark when it is used."""
    ground, ink = (SOFT_INK, PAPER) if used else (LIGHT, INK)
    body = circle(size / 2, size / 2, size / 2 - 0.6, fill=ground, stroke=INK, stroke_width=1.1)
    return Block(size, size, body + icon(LUXURIES[good], size / 2, size / 2, size * 0.74, fill=ink))


def military(good: str, size: float, *, used: bool = False) -> Block:
    """A square token."""
    ground, ink = (SOFT_INK, PAPER) if used else (LIGHT, INK)
    body = rect(0.6, 0.6, size - 1.2, size - 1.2, rx=3, fill=ground, stroke=INK, stroke_width=1.4)
    sign = MILITARIES[good]
    return Block(size, size, body + icon(sign, size / 2, size / 2, size * 0.78, fill=ink))


def _home(people: str) -> Block:
    shield = path(_HEATER, fill=PAPER, stroke=SOFT_INK, stroke_width=1.4)
    return Block(_SIGN, _SIGN, shield + icon(PEOPLES[people], 12, 11, 14.5, fill=SOFT_INK))


def _food(number: int) -> Block:
    """An ear for each food token."""
    width = _SIGN if number == 1 else _SIGN + 8
    body = rect(0.6, 0.6, width - 1.2, _SIGN - 1.2, rx=11, fill="#eef3cf", stroke="#4d6331")
    ears = [icon(FOOD, width / 2 + 9 * (n - (number - 1) / 2), 12, 19) for n in range(number)]
    return Block(width, _SIGN, body + group(*ears, fill="#3f5226"))


def _fish() -> Block:
    body = rect(
        0.6, 0.6, _SIGN + 3, _SIGN - 1.2, rx=11, fill=SHALLOW, stroke=SEA_INK, fill_opacity=0.85
    )
    sign = icon(FISH, (_SIGN + 4) / 2, 12, 19, fill=SEA_INK)
    return about("fish", Block(_SIGN + 4, _SIGN, body + sign))


def _feet(x: float, y: float, number: int) -> str:
    """So many feet stand on a border of two seas, each drawn: a figure would be too small."""
    across = wide(number) - 2
    steps = [x + FOOT * (n - (number - 1) / 2) for n in range(number)]
    return group(
        rect(
            x - across / 2,
            y - 10.5,
            across,
            21,
            rx=10,
            fill=SHALLOW,
            fill_opacity=0.85,
            stroke=SEA_INK,
        ),
        *(icon(FEET, step, y, 17) for step in steps),
        fill=SEA_INK,
        data_thing="feet",
    )
