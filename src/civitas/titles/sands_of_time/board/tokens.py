"""The layer that changes: control, citizens, buildings, caravans; and what may be picked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Set
from typing import Final

from civitas.drawing.colours import LIGHT
from civitas.drawing.labels import drawn, firm
from civitas.drawing.pieces import flow, mark, medal, plaque
from civitas.drawing.places import (
    line_gold,
    place_to_click,
    region_gold,
    region_hit,
    region_tint,
)
from civitas.drawing.svg import Block, about, circle, group, icon, moved, place, rect
from civitas.drawing.type import Face, line, text
from civitas.kernel.shelf import MB, kept
from civitas.kernel.words import Words
from civitas.titles.sands_of_time.board.atlas import atlas
from civitas.titles.sands_of_time.board.names import FIGURE, named
from civitas.titles.sands_of_time.board.symbols import (
    BUILDINGS,
    CAPITAL,
    CARAVAN,
    GOODS,
    PEASANT,
    RESOURCES,
    SOLDIER,
)
from civitas.titles.sands_of_time.content import BORDERS
from civitas.titles.sands_of_time.view import BorderView, RegionView, View

Part = Callable[[float, float], bool]
"""Is this point in the part of the map that is drawn? A region or border is drawn whole, once."""

_GOOD_ON: Final = {border.id: border.trade_good for border in BORDERS}


def places(view: View, words: Words, glow: Collection[str], here: Part) -> str:
    """Every region and border as a place to click, tinted by who controls it."""
    return "".join(
        _region_place(region, words, glow, clickable=here(*atlas().regions[region.id].name))
        for region in view.regions
    ) + "".join(
        _border_place(border, glow)
        for border in view.borders
        if here(*atlas().borders[border.id].spot)
    )


def tokens(view: View, words: Words, here: Part) -> str:
    """All that lies on borders and regions, and the names of the regions."""
    regions = [region for region in view.regions if here(*atlas().regions[region.id].name)]
    playing = {region.id for region in view.regions if region.in_play}
    in_play = tuple(region.in_play for region in view.regions)
    return group(
        *(
            _on_border(border, playing)
            for border in view.borders
            if here(*atlas().borders[border.id].spot)
        ),
        drawn(laid for laid in firm(named(words.language, in_play)["mid"]) if here(*laid.middle)),
        *(on_region(region) for region in regions if region.in_play),
        class_="c-q",
    )


def _region_place(
    region: RegionView, words: Words, glow: Collection[str], *, clickable: bool
) -> str:
    name = f"region:{region.id}"
    return place_to_click(
        name if clickable else None,
        region_hit(region.id) + tint(region.id, region.owner),
        region_gold(region.id) if name in glow else "",
        label=words.thing(region.id),
    )


def tint(region: str, owner: int | None) -> str:
    """The colour of whoever controls the region."""
    return "" if owner is None else region_tint(region, owner)


def _border_place(border: BorderView, glow: Collection[str]) -> str:
    name = f"border:{border.id}"
    gold = lit_border(border.id) if name in glow else ""
    return place_to_click(name, border_hit(border.id), gold)


def border_hit(border: str) -> str:
    return circle(*atlas().borders[border].spot, 13, fill_opacity=0)


def lit_border(border: str) -> str:
    """The gold on a border that may be picked."""
    return line_gold(f"l-{border}") + circle(*atlas().borders[border].spot, 15, class_="c-g")


def on_region(region: RegionView) -> str:
    """All that lies in a region."""
    shape = atlas().regions[region.id]
    things: list[Block] = []
    if region.owner is not None:
        things.append(_control(region.owner, region.status or "", region.capital))
    if region.resource is not None:
        things.append(_tile(region.resource, region.capacity))
    things += map(_building, region.buildings)
    people = [
        _people(seat, peasants, soldiers)
        for seat, (peasants, soldiers) in enumerate(
            zip(region.peasants, region.soldiers, strict=True)
        )
        if peasants or soldiers
    ]
    top = flow(things, shape.room, 2)
    body = top.body + place(flow(people, shape.room + 4, 2), 0, top.height + 2)
    x, y = shape.name
    return group(group(body, class_="c-j"), transform=moved(x, y + 5), data_on=region.id)


@kept(MB)
def _control(owner: int, status: str, capital: bool) -> Block:
    """Shield for a province, pennant for a colony, a crowned shield for the capital."""
    if capital:
        halo = icon(CAPITAL, 14, 7, 22, stroke=LIGHT, stroke_width=24, stroke_linejoin="round")
        arms = mark("shield", owner, 14, 22, 21)
        return about("capital", Block(28, 36, arms + halo + icon(CAPITAL, 14, 7, 22)))
    kind = "pennant" if status == "colony" else "shield"
    return about(status, Block(22, 26, mark(kind, owner, 11, 12.5, 18.5)))


@kept(MB)
def _tile(resource: str, capacity: int) -> Block:
    """The resource tile: round for crops, cornered for gold."""
    ground = rect(0.5, 0.5, 35, 21, rx=10.5 if resource == "crops" else 2, class_="c-t")
    sign = icon(RESOURCES[resource], 12.5, 11, 17)
    figure = text(26, 16.3, str(capacity), FIGURE, face=Face.FIGURE, waits=True)
    return about(resource, Block(36, 22, ground + sign + figure))


@kept(MB)
def _building(building: str) -> Block:
    return about(building, plaque(BUILDINGS[building], 19))


@kept(2 * MB)
def _people(seat: int, peasants: int, soldiers: int) -> Block:
    """A seat's peasants and soldiers in one region."""
    x, signs, figures = 19.0, "", []
    for thing, sign, count in (("peasant", PEASANT, peasants), ("soldier", SOLDIER, soldiers)):
        if count:
            signs += icon(sign, x + 6.5, 9.5, 13, data_thing=thing)
            figures.append((x + 14, str(count)))
            x += 16 + Face.FIGURE.width(str(count), FIGURE)
    ground = rect(0.7, 0.7, x - 0.4, 17.6, rx=4, class_=f"c-{seat}")
    counts = line(15, figures, FIGURE, face=Face.FIGURE, anchor="start", waits=True)
    return Block(x + 1, 19, ground + mark("crest", seat, 9, 9.5, 17) + signs + counts)


def _on_border(border: BorderView, playing: Set[str]) -> str:
    body = good_on(border.id, playing) + caravans_on(border)
    return group(body, data_on=border.id) if body else ""


def good_on(border: str, playing: Set[str]) -> str:
    """The trade good of a border; pale where no caravan can ever come (SOT-2.6)."""
    good = _GOOD_ON[border]
    if good is None:
        return ""
    token = medal(GOODS[good], *atlas().borders[border].spot, 12.5, f"good:{good}")
    return group(token, opacity=0.45) if playing.isdisjoint(border.split("-")) else token


def caravans_on(border: BorderView) -> str:
    """The caravans on a border, beside its trade good."""
    if not border.caravans:
        return ""
    line_of = atlas().borders[border.id]
    x, y = line_of.spot
    train = _train(border.caravans, upright=line_of.upright)
    beside = 13 if _GOOD_ON[border.id] else 0
    if line_of.upright:
        return place(train, x - train.width / 2, y + (beside or -train.height / 2))
    return place(train, x + (beside or -train.width / 2), y - train.height / 2)


def _train(seats: tuple[int, ...], *, upright: bool) -> Block:
    """A camel and the crests of those who have a caravan here, in lines of three."""
    camel = icon(CARAVAN, 7.5, 7.5, 14.5, data_thing="caravans")
    crests = []
    for n, seat in enumerate(seats, 1):
        along, across = 7.5 + 14 * (n % 3), 7.5 + 14 * (n // 3)
        at = (across, along) if upright else (along, across)
        crests.append(mark("crest", seat, *at, 13))
    long, short = 14 * min(len(seats) + 1, 3) + 4, 14 * (len(seats) // 3 + 1) + 4
    width, height = (short, long) if upright else (long, short)
    ground = rect(0.5, 0.5, width - 1, height - 1, rx=4, class_="c-t")
    return Block(width, height, ground + group(camel, *crests, transform=moved(1.5, 1.5)))
