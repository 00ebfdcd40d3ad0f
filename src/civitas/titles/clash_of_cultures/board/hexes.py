"""The map: where its hexes lie, what the land looks like, and the backs of areas not revealed.

Each terrain has a tint and a drawing of its own (ears, trees, peaks, dunes, waves), so that nobody
needs the tint.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, RULE, SEA_INK, SOFT_INK
from civitas.drawing.memory import drawn_once
from civitas.drawing.places import place_to_click
from civitas.drawing.svg import group, icon, moved, number, path, title, use
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.board.symbols import UNKNOWN
from civitas.titles.clash_of_cultures.content.layouts import LAYOUTS

SIDE: Final = 54
HALF: Final = SIDE * sqrt(3) / 2
"""From the middle of a hex to the middle of a side."""
MARGIN: Final = 12
_INKS: Final = {
    "plains": ("#ecd99c", "#9a7b2c"),
    "forest": ("#b3c294", "#41562c"),
    "mountain": ("#cbb9a4", "#5d4a38"),
    "barren": ("#efdcbf", "#a5743f"),
    "water": ("#a9c6ca", SEA_INK),
}
"""By terrain, its tint and the ink of its drawing."""
_LABELS: Final = {"far": 20.2, "amid": 16.3, "mid": 12.2, "near": 9}
"""How large the names of the hexes are written, by the distance of the reader."""
_BACK: Final = "#b59d72"
_TREES: Final = (
    *((-22, -31), (22, -31), (0, -27), (-35, -10), (35, -10), (-13, -5), (13, -5)),
    *((-28, 13), (28, 13), (0, 17)),
)
_PEAKS: Final = ((-18, -18, 0.95), (20, -16, 0.8), (-31, 8, 0.75), (31, 10, 0.75), (2, 12, 1.1))
_EARS: Final = (
    *(
        (-27, -24),
        (-9, -27),
        (9, -27),
        (27, -24),
        (-39, -3),
        (-19, -5),
        (0, -7),
        (19, -5),
        (39, -3),
    ),
    *((-30, 18), (-10, 16), (10, 16), (30, 18), (-14, 35), (14, 35)),
)
_DOTS: Final = (
    *((-24, -14), (24, -24), (2, -26), (37, -6), (-4, 2), (-36, 14), (30, 20), (-20, 36), (18, 36)),
)
_WAVES: Final = (
    *(
        (-28, -24),
        (4, -27),
        (-44, -3),
        (-12, -7),
        (22, -4),
        (-34, 20),
        (-2, 16),
        (-16, 36),
        (16, 30),
    ),
)

Point = tuple[float, float]


@cache
def centres(players: int) -> tuple[Point, ...]:
    """Where the hexes lie, flat side up."""
    points = [(1.5 * SIDE * q, 2 * HALF * (r + q / 2)) for q, r in LAYOUTS[players].coordinates]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return tuple((x - left + SIDE + MARGIN, y - top + HALF + MARGIN) for x, y in points)


@cache
def size(players: int) -> Point:
    """How wide and high the map is."""
    points = centres(players)
    return (
        max(x for x, _ in points) + SIDE + MARGIN,
        max(y for _, y in points) + HALF + MARGIN,
    )


def outline(side: float) -> str:
    """The path of a hex around 0, 0."""
    corners = [(side * cos(n * pi / 3), side * sin(n * pi / 3)) for n in range(6)]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "z"


def definitions() -> str:
    """Of each terrain, of the back of an area, of a place and of its gold, one hex around 0, 0."""
    return (
        "".join(_terrain(name) for name in _INKS)
        + group(
            path(outline(SIDE), fill=_BACK, stroke=_BACK),
            path(
                "M-40-24L-6-44M-48-4L22-45M-44 22L40-26M-24 38L48-4M6 44L40 24",
                fill="none",
                stroke=PAPER,
                stroke_opacity=0.22,
                stroke_width=1.6,
            ),
            id="t-back",
        )
        + (
            path(outline(SIDE), fill=INK, fill_opacity=0, id="t-hit")
            + group(
                path(outline(SIDE - 3), class_="c-l"),
                path(outline(SIDE - 3), class_="c-y"),
                path(outline(SIDE - 3), class_="c-z"),
                id="t-lit",
            )
        )
    )


def _terrain(name: str) -> str:
    tint, ink = _INKS[name]
    return group(
        path(outline(SIDE), fill=tint, stroke=PAPER, stroke_width=1.4),
        path(
            _DRAWN[name],
            fill=LIGHT if name == "mountain" else "none",
            stroke=ink,
            stroke_width=1.5,
            stroke_opacity=0.6,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        id=f"t-{name}",
    )


def _steps(points: Iterable[tuple[float, ...]], shape: str) -> str:
    return "".join(f"M{number(x)} {number(y)}{shape}" for x, y, *_ in points)


def _peak(x: float, y: float, scale: float) -> str:
    up, wide = 22 * scale, 13 * scale
    top = f"M{number(x)} {number(y + 8 - up)}l{number(wide * 0.2)} {number(up * 0.5)} "
    sides = f"M{number(x - wide)} {number(y + 8)}l{number(wide)} {number(-up)} {number(wide)} "
    return f"{sides}{number(up)}{top}{number(-wide * 0.25)} {number(up * 0.2)}"


_DRAWN: Final = {
    "plains": _steps(_EARS, "v7m0-3l-3.5-4m3.5 4l3.5-4m-3.5 1v-5"),
    "forest": _steps(_TREES, "l-7 10h4l-5 8h16l-5-8h4zm0 18v4"),
    "mountain": "".join(_peak(*peak) for peak in _PEAKS),
    "barren": _steps(_DOTS, "h.1m6 4h.1m-12 1h.1")
    + "M-42 0q10-9 20 0M12-8q11-9 22 0M-20 24q12-10 24 0M14 12q10-8 20 0M-18-16q8-7 16 0",
    "water": _steps(_WAVES, "q5-6 10 0t10 0"),
}


@drawn_once(8 * MB)
def area(players: int, number_: int, terrains: tuple[str | None, ...], words: Words) -> str:
    """The four hexes of an area: their land, or the back of the area."""
    places = LAYOUTS[players].areas[number_]
    points = [centres(players)[place] for place in places]
    parts = [
        use("t-back" if terrain is None else f"t-{terrain}", x=x, y=y)
        for (x, y), terrain in zip(points, terrains, strict=True)
    ]
    if None in terrains:
        x, y = middle(points)
        parts.append(
            path(_rim(points), fill="none", stroke=PAPER, stroke_width=3, stroke_linecap="round")
        )
        parts.append(icon(UNKNOWN, x, y, 64, fill=PAPER, fill_opacity=0.8))
        return group(title(words.say("board-unrevealed")), *parts, data_thing="unrevealed")
    return "".join(parts)


def middle(points: list[Point]) -> Point:
    """The point in the midst of these."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _rim(points: list[Point]) -> str:
    """The outline of hexes that lie together: the sides that only one of them has."""
    sides: dict[tuple[Point, ...], tuple[Point, Point]] = {}
    for x, y in points:
        ring = [(x + SIDE * cos(n * pi / 3), y + SIDE * sin(n * pi / 3)) for n in range(6)]
        for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
            key = tuple(sorted((round(px), round(py)) for px, py in (one, other)))
            if key in sides:
                del sides[key]
            else:
                sides[key] = (one, other)
    return "".join(
        f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for (a, b), (c, d) in sides.values()
    )


def lit_hex() -> str:
    """The gold of a hex that can be picked, around 0, 0."""
    return use("t-lit")


def hex_place(players: int, n: int, words: Words, gold: str, lying: str | None = None) -> str:
    """A place to click, with its gold if there is any to show; ``lying`` is the id of the group
    that tells what lies there."""
    label = LAYOUTS[players].labels[n]
    x, y = centres(players)[n]
    return place_to_click(
        f"hex:{label}",
        use("t-hit"),
        gold,
        label=words.thing(label),
        data_lying=lying,
        transform=moved(x, y),
    )


def labels(players: int, chosen: Collection[int]) -> str:
    """What the hexes are called, at their upper side, as large as it is legible from afar."""
    points, names = centres(players), LAYOUTS[players].labels
    return group(
        *(
            group(
                *(
                    text(
                        points[n][0],
                        points[n][1] - HALF + 1.5 + size * 0.72,
                        names[n],
                        size,
                        face=Face.FIGURE,
                        fill=SOFT_INK,
                        halo=True,
                    )
                    for n in chosen
                ),
                class_=f"zoom-{zoom}",
            )
            for zoom, size in _LABELS.items()
        ),
        class_="names",
    )


def frame(players: int) -> str:
    """The edge of the map."""
    return path(
        _rim(list(centres(players))),
        fill="none",
        stroke=RULE,
        stroke_width=6,
        stroke_linecap="round",
    )
