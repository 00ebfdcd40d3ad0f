"""What stands on a hex: cities with their buildings and mood, units in stacks, tokens."""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, SEATS
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import mark
from civitas.drawing.svg import Value, circle, group, icon, path, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.board.hexes import (
    HALF,
    SIDE,
    Point,
    centres,
    middle,
    outline,
)
from civitas.titles.clash_of_cultures.board.symbols import (
    BARBARIAN,
    GOODS,
    PIRATE,
    STRUCTURES,
    UNITS,
)
from civitas.titles.clash_of_cultures.board.symbols import WONDERS as WONDER_SIGNS
from civitas.titles.clash_of_cultures.content.layouts import LAYOUTS
from civitas.titles.clash_of_cultures.panel import owner_name
from civitas.titles.clash_of_cultures.state import BARBARIANS, PIRATES
from civitas.titles.clash_of_cultures.view import CityView, HexView, UnitsView, View

COLOURS: Final = (*(seat.colour for seat in SEATS[:4]), "#3a3128", "#1f3440")
"""By owner: seats, barbarians, pirates."""
_WILD: Final = {BARBARIANS: BARBARIAN, PIRATES: PIRATE}
_CALLED: Final = {BARBARIANS: "barbarians", PIRATES: "pirates"}
_FIGURE: Final = 20.2
"""On the map, legible as soon as the names of hexes are."""
_FACES: Final = {
    "happy": "M-3.6 1.2q3.6 4.6 7.2 0",
    "neutral": "M-3.4 2.6h6.8",
    "angry": "M-3.6 4q3.6-4 7.2 0M-4.4-3.6l3 1.6M4.4-3.6l-3 1.6",
}


def owner_mark(owner: int, cx: float, cy: float, width: float) -> str:
    """The crest of a seat; barbarians and pirates have one as well."""
    if owner in _WILD:
        ground = rect(
            cx - width / 2,
            cy - width / 2,
            width,
            width,
            rx=width / 5,
            fill=COLOURS[owner],
            stroke=LIGHT,
        )
        sign = icon(_WILD[owner], cx, cy, width * 0.82, fill=LIGHT, data_thing=_CALLED[owner])
        return ground + sign
    return mark("crest", owner, cx, cy, width)


def mood_face(mood: str, cx: float, cy: float, radius: float) -> str:
    """A happy, an indifferent or an angry face."""
    ground, ink = (INK, LIGHT) if mood == "angry" else (LIGHT, INK)
    return group(
        circle(0, 0, 8, fill=ground, stroke=ink if mood == "angry" else INK, stroke_width=1.2),
        circle(-2.8, -1.4, 1, fill=ink) + circle(2.8, -1.4, 1, fill=ink),
        path(_FACES[mood], fill="none", stroke=ink, stroke_width=1.5, stroke_linecap="round"),
        transform=f"translate({cx:.1f} {cy:.1f})scale({radius / 8:.2f})",
    )


@drawn_once(16 * MB)
def on_hex(players: int, n: int, place: HexView, words: Words) -> str:
    """Everything on one hex."""
    x, y = centres(players)[n]
    city, rows, parts = place.city, len(place.units), []
    if city is not None:
        parts.append(_city(words, city, x, y))
    if place.exhausted:
        parts.append(_exhausted(words, *((x - 27, y + 24) if city is None else (x - 23, y - 36))))
    for row, units in enumerate(place.units):
        if city is None:
            middle, size = y + 3 + 25 * (row - (rows - 1) / 2), 28 if rows == 1 else 22
        else:
            middle, size = y + 26 - 16 * (rows - 1 - row), 20 if rows == 1 else 16
        at_home = city is not None and city.owner == units.owner
        parts.append(_stack(words, units, x, middle, size, crest=not at_home))
    return "".join(parts)


def _exhausted(words: Words, cx: float, cy: float) -> str:
    return group(
        title(words.thing("exhausted")),
        circle(cx, cy, 8, fill=INK, stroke=PAPER, stroke_width=1.3),
        path(
            f"M{cx - 3.5:.1f} {cy - 3.5:.1f}l7 7m0-7l-7 7",
            stroke=PAPER,
            stroke_width=2.4,
            stroke_linecap="round",
        ),
        data_thing="exhausted",
    )


def _city(words: Words, city: CityView, x: float, y: float) -> str:
    ring = path(
        outline(SIDE - 8),
        class_=f"h-{city.owner}",
        fill=COLOURS[city.owner],
        fill_opacity=0.16,
        stroke=COLOURS[city.owner],
        stroke_width=3.2,
        transform=f"translate({x:.1f} {y:.1f})",
    )
    head = [
        owner_mark(city.owner, x - 13, y - 17.5, 21),
        mood_face(city.mood, x + 12, y - 17.5, 10),
        _activations(city, x + 27, y - 17.5),
    ]
    if city.venerated:
        head.append(figure(x + 34, y - 4, f"+{city.venerated}"))
    if city.druids is not None:
        head.append(owner_mark(city.druids, x + 31, y - 17.5, 12))
    about = {"mood": city.mood, "size": city.size, "count": city.activations}
    told = f"{owner_name(city.owner, words)}: {words.say('board-city', about)}"
    return group(title(told), ring, *head, _buildings(words, city, x, y + 4), data_thing="city")


def _activations(city: CityView, x: float, y: float) -> str:
    """A bar for each time the city was activated this turn."""
    bars = "".join(f"M{x + 4 * n:.1f} {y - 5:.1f}v10" for n in range(city.activations))
    return path(bars, stroke=INK, stroke_width=2.4) if bars else ""


def _buildings(words: Words, city: CityView, x: float, y: float) -> str:
    pieces = [(name, STRUCTURES[name], COLOURS[owner]) for name, owner in city.buildings.items()]
    signs = [*pieces, *((name, WONDER_SIGNS[name], LIGHT) for name in city.wonders)]
    if not signs:
        return ""
    wide = min(18, (2 * SIDE - 22) / len(signs))
    left = x - wide * (len(signs) - 1) / 2
    parts = [
        _piece(words, name, sign, colour, left + wide * n, y, wide - 1)
        for n, (name, sign, colour) in enumerate(signs)
    ]
    for n, seats in enumerate(city.wonders.values(), start=len(pieces)):
        strangers = [seat for seat in seats if seat != city.owner]
        parts += [owner_mark(seat, left + wide * n + 6, y + 6, 8) for seat in strangers]
    return "".join(parts)


def _piece(
    words: Words, name: str, sign: str, colour: str, cx: float, cy: float, size: float
) -> str:
    """A building in the colour of its owner, or a wonder, which stands out in white."""
    wonder = colour == LIGHT
    return group(
        title(words.thing(name)),
        rect(
            cx - size / 2,
            cy - size / 2,
            size,
            size,
            rx=8 if wonder else 2.5,
            fill=colour,
            stroke=INK if wonder else LIGHT,
            stroke_width=1.2 if wonder else 0.8,
        ),
        icon(sign, cx, cy, size * 0.8, fill=INK if wonder else LIGHT),
        data_thing=name,
    )


def _stack(words: Words, units: UnitsView, x: float, y: float, size: float, *, crest: bool) -> str:
    """The units of one owner side by side, each kind with its number, led by the owner's crest."""
    slots = len(units.counts) + 0.8 * crest
    wide = min(size * 1.14, (2 * SIDE - 30) / slots)
    size = min(size, wide * 0.95)
    left = x - wide * slots / 2
    parts = [owner_mark(units.owner, left + wide * 0.36, y, size * 0.72)] if crest else []
    for n, (kind, count) in enumerate(units.counts.items()):
        middle = left + wide * (n + 0.5 + 0.8 * crest)
        told = "" if count == 1 else figure(middle + size * 0.42, y + size * 0.5 + 3, str(count))
        parts.append(unit(words, kind, units.owner, count, middle, y, size, told))
    return "".join(parts)


def figure(x: float, y: float, told: str) -> str:
    """A figure on the map: it waits until the reader is near enough."""
    return group(text(x, y, told, _FIGURE, face=Face.FIGURE, halo=True), class_="c-x")


def unit(
    words: Words,
    kind: str,
    owner: int,
    count: int,
    cx: float,
    cy: float,
    size: float,
    figure: str = "",
) -> str:
    """A unit token, with another behind it if there are several, and the figure that says it."""
    half = size / 2
    style: dict[str, Value] = {"fill": COLOURS[owner], "stroke": LIGHT, "stroke_width": 1.2}
    behind = circle(cx + size * 0.16, cy - size * 0.1, half, **style) if count > 1 else ""
    return group(
        title(f"{owner_name(owner, words)}: {count} × {words.thing(kind)}"),
        behind,
        circle(cx, cy, half, **style),
        icon(UNITS[kind], cx, cy, size * 0.74, fill=LIGHT),
        figure,
        data_thing=kind,
    )


def port(players: int, n: int, city: CityView) -> str:
    """The landing stage of a city, on the side towards its port hex."""
    if city.port is None:
        return ""
    from_, to = centres(players)[n], centres(players)[LAYOUTS[players].number[city.port]]
    x, y = _between(from_, to, HALF + 1)
    colour = COLOURS[city.buildings.get("port", city.owner)]
    return circle(x, y, 8.5, fill=colour, stroke=LIGHT, stroke_width=1.4) + icon(
        STRUCTURES["port"], x, y, 12, fill=LIGHT, data_thing="port"
    )


def marked(view: View, words: Words) -> list[str]:
    """The tokens with which leaders have marked areas."""
    players = len(view.players)
    return [
        _area_mark([centres(players)[n] for n in LAYOUTS[players].areas[area]], me.seat, words)
        for me in view.players
        for area in me.marked_areas
    ]


def _area_mark(points: list[Point], seat: int, words: Words) -> str:
    x, y = middle(points)
    return group(
        title(words.thing("legendary_explorer")),
        circle(x, y, 10, fill=LIGHT, stroke=COLOURS[seat], stroke_width=2.4),
        icon(GOODS["culture"], x, y, 14, fill=COLOURS[seat]),
        data_thing="legendary_explorer",
    )


def _between(one: Point, other: Point, far: float) -> Point:
    length = ((other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2) ** 0.5
    share = far / length
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
