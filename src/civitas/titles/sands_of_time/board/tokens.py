"""The layer that changes: whose regions, which citizens, buildings, caravans; and what may be picked."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.colours import GOLD, INK, LIGHT, SEATS
from civitas.drawing.pieces import counted, crest, flow, medal, pennant, plaque, row, shield
from civitas.drawing.svg import Block, circle, group, icon, path, place, rect, title, use
from civitas.drawing.type import Face, text
from civitas.kernel.words import Words
from civitas.titles.sands_of_time.board.atlas import atlas
from civitas.titles.sands_of_time.board.symbols import (
    BUILDINGS,
    CAPITAL,
    CARAVAN,
    GOODS,
    PEASANT,
    RESOURCES,
    SOLDIER,
)
from civitas.titles.sands_of_time.content import BORDERS, REGIONS
from civitas.titles.sands_of_time.view import BorderView, RegionView, View

_ROOM: Final = 112
"""How wide the tokens of a region may spread."""
_BRIGHT: Final = "#ffe7a0"


def places(view: View, words: Words, glow: Collection[str]) -> str:
    """Every region and border as a place to click, tinted by who controls it."""
    return "".join(_region_place(region, words, glow) for region in view.regions) + "".join(
        _border_place(border, words, glow) for border in view.borders
    )


def tokens(view: View) -> str:
    """All that lies on regions and borders."""
    return group(
        *(_on_border(border) for border in view.borders),
        *(_on_region(region) for region in view.regions if region.in_play),
        class_="quiet",
    )


def _region_place(region: RegionView, words: Words, glow: Collection[str]) -> str:
    name, shape = f"region:{region.id}", f"r-{region.id}"
    clip = f"url(#c-{region.id})"
    layers = [title(words.thing(region.id)), use(shape, fill=INK, fill_opacity=0)]
    if region.owner is not None:
        colour = SEATS[region.owner].colour
        layers.append(use(shape, fill=colour, fill_opacity=0.26))
        layers.append(use(shape, fill="none", stroke=colour, stroke_width=9, clip_path=clip))
    if name in glow:
        layers.append(use(shape, fill=_BRIGHT, fill_opacity=0.4))
        layers.append(use(shape, fill="none", stroke=GOLD, stroke_width=12, clip_path=clip))
        layers.append(use(shape, fill="none", stroke=_BRIGHT, stroke_width=4, clip_path=clip))
    return group(*layers, data_place=name, class_=_glowing(name in glow))


def _border_place(border: BorderView, words: Words, glow: Collection[str]) -> str:
    name = f"border:{border.id}"
    drawn = atlas().borders[border.id]
    x, y = drawn.spot
    one, other = (words.thing(region) for region in border.id.split("-"))
    layers = [title(f"{one} – {other}"), circle(x, y, 13, fill=INK, fill_opacity=0)]
    if name in glow:
        line = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
        layers.append(path(drawn.line, stroke=GOLD, stroke_width=6, **line))
        layers.append(path(drawn.line, stroke=_BRIGHT, stroke_width=2, **line))
        layers.append(circle(x, y, 15, fill=_BRIGHT, stroke=GOLD, stroke_width=3.5))
    return group(*layers, data_place=name, class_=_glowing(name in glow))


def _glowing(glows: bool) -> str:
    return "place glow" if glows else "place"


def _on_region(region: RegionView) -> str:
    x, y = atlas().regions[region.id].name
    things = [*_control(region), *_tile(region)]
    things += [plaque(BUILDINGS[building], 19) for building in region.buildings]
    people = [
        _people(seat, peasants, soldiers)
        for seat, (peasants, soldiers) in enumerate(
            zip(region.peasants, region.soldiers, strict=True)
        )
        if peasants or soldiers
    ]
    top = flow(things, _ROOM, 3)
    body = place(top, 0, 0) + place(flow(people, _ROOM, 3), 0, top.height + 3)
    return group(body, transform=f"translate({x} {y + 6})")


def _control(region: RegionView) -> list[Block]:
    """Shield for a province, pennant for a colony, a crowned shield for the capital."""
    if region.owner is None:
        return []
    if region.capital:
        crown = icon(CAPITAL, 14, 6, 21, fill=INK, stroke=LIGHT, stroke_width=40)
        crown += icon(CAPITAL, 14, 6, 21, fill=INK)
        return [Block(28, 38, shield(region.owner, 14, 23, 22) + crown)]
    if region.status == "colony":
        return [Block(22, 25, pennant(region.owner, 11, 12, 19))]
    return [Block(22, 25, shield(region.owner, 11, 12, 19))]


def _tile(region: RegionView) -> list[Block]:
    """The resource tile: round for crops, cornered for gold."""
    if region.resource is None:
        return []
    ground = rect(
        0.6,
        0.6,
        34.8,
        20.8,
        rx=10.4 if region.resource == "crops" else 2,
        fill=LIGHT,
        stroke=INK,
        stroke_width=1.2,
    )
    sign = icon(RESOURCES[region.resource], 12.5, 11, 16, fill=INK)
    return [Block(36, 22, ground + sign + _figure(26, 16, region.capacity))]


def _figure(x: float, y: float, figure: int) -> str:
    return text(x, y, str(figure), 15, face=Face.FIGURE)


def _people(seat: int, peasants: int, soldiers: int) -> Block:
    """A seat's peasants and soldiers in one region."""
    counts = [
        counted(sign, count, 13)
        for sign, count in ((PEASANT, peasants), (SOLDIER, soldiers))
        if count
    ]
    inside = row(counts, 3)
    width = 18 + inside.width + 5
    ground = rect(
        0.5, 0.5, width - 1, 18, rx=4, fill=LIGHT, stroke=SEATS[seat].colour, stroke_width=1.4
    )
    return Block(width, 19, ground + crest(seat, 9, 9.5, 17) + place(inside, 20, 3))


def _on_border(border: BorderView) -> str:
    x, y = atlas().borders[border.id].spot
    good = _GOOD_ON[border.id]
    body = medal(GOODS[good], x, y, 12) if good else ""
    if border.caravans:
        train = _train(border.caravans)
        shift = 13 if good else -train.height / 2
        body += place(train, x - train.width / 2, y + shift)
    return body


_GOOD_ON: Final = {border.id: border.trade_good for border in BORDERS}
assert len(_GOOD_ON) == len(BORDERS)


def _train(seats: tuple[int, ...]) -> Block:
    """A camel and the crests of those who have a caravan here."""
    camel = Block(15, 15, icon(CARAVAN, 7.5, 7.5, 15, fill=INK))
    crests = [Block(13, 14, crest(seat, 6.5, 7, 13)) for seat in seats]
    lines = [row([camel, *crests[:2]], 1), *([row(crests[2:], 1)] if crests[2:] else [])]
    width = max(line.width for line in lines) + 5
    height = 15 * len(lines) + 3
    ground = rect(0.5, 0.5, width - 1, height - 1, rx=4, fill=LIGHT, stroke=INK, stroke_width=0.9)
    laid = "".join(
        place(line, (width - line.width) / 2, 1.5 + 15 * n) for n, line in enumerate(lines)
    )
    return Block(width, height, ground + laid)


assert {region.id for region in REGIONS} == set(atlas().regions)
