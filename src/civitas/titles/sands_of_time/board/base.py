"""The part of the map that never changes during a match: sea, land, rivers, borders, winds.

It could be kept as a file of its own; the tokens lie above it.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from civitas.drawing.colours import INK, PAPER, SEA_INK, SHADE, SOFT_INK
from civitas.drawing.curves import Point
from civitas.drawing.paper import grain, hatch
from civitas.drawing.places import region
from civitas.drawing.strokes import SEA, dotted, ocean, resting, ripples, shoals
from civitas.drawing.strokes import border as old_border
from civitas.drawing.svg import circle, el, group, icon, number, path, use
from civitas.drawing.type import Face, text
from civitas.titles.sands_of_time.board.atlas import atlas
from civitas.titles.sands_of_time.board.symbols import SERPENT, SHIP
from civitas.titles.sands_of_time.content import BORDERS, DISC, REGIONS

MIDDLE: Final = DISC["cx"]
RADIUS: Final = DISC["r"]
FRAME: Final = 36
"""How far the frame with the winds reaches beyond the square of the disc."""

_WINDS: Final = (
    "Septentrio",
    "Aquilo",
    "Caecias",
    "Subsolanus",
    "Vulturnus",
    "Euronotus",
    "Auster",
    "Libonotus",
    "Africus",
    "Favonius",
    "Corus",
    "Thrascias",
)
"""The twelve winds, clockwise from the north. Latin in every language, like the seas."""
_OCEANS: Final = (
    ("Oceanus Atlanticus", 287, 463),
    ("Oceanus Septentrionalis", 343, 452),
    ("Mare Erythraeum", 131, 452),
)
"""Names on the rim: where (degrees from the north) and how far from the middle."""
SEAS: Final = (("Mare Internum", 432, 606, 0), ("Pontus Euxinus", 684, 347, 5))
_FIGURES: Final = ((SHIP, 146, 352, 32), (SERPENT, 312, 146, 27))
TYPE: Final = 22.5
"""Of all that is printed on the map: it waits until the reader is as near as for ``c-x``."""
LAND: Final = {"plain": "#e2dca6", "mountain": "#e0c9a0", "island": "#e8d7ae"}
"""By terrain; the signs on it tell them apart without colour."""
PEAK_INK: Final = "#7d6440"
TUFT_INK: Final = "#8d8a4e"
_GROUND: Final = "#ecdfb6"


@cache
def shapes() -> str:
    """What both layers refer to: regions, each as a shape and as a clip, borders, patterns."""
    regions = "".join(region(name, drawn.shape) for name, drawn in atlas().regions.items())
    borders = "".join(path(drawn.line, id=f"l-{name}") for name, drawn in atlas().borders.items())
    return regions + borders + hatch()


@cache
def base_layer(in_play: tuple[bool, ...]) -> str:
    """The whole base layer, in the units of the disc."""
    return group(
        _definitions(),
        _frame(),
        circle(MIDDLE, MIDDLE, RADIUS, fill="url(#ocean)"),
        _sea(),
        _land(),
        _lines(),
        _faded(in_play),
        circle(MIDDLE, MIDDLE, RADIUS, fill="url(#grain)"),
    )


def _definitions() -> str:
    land = [use(f"r-{region.id}") for region in REGIONS if not _is_water(region.id)]
    return el("defs", ocean(), grain(), group(*land, path(atlas().isles), id="land"))


def _frame() -> str:
    """The ring around the world, with the winds."""
    ticks = 2 * math.pi * 496 / 144
    return group(
        circle(MIDDLE, MIDDLE, 533, fill=SHADE, stroke=INK, stroke_width=1.6),
        circle(MIDDLE, MIDDLE, 529.5, fill="none", stroke=SOFT_INK, stroke_width=0.8),
        circle(MIDDLE, MIDDLE, 498.5, fill=PAPER, stroke=INK, stroke_width=1),
        circle(
            MIDDLE,
            MIDDLE,
            496,
            fill="none",
            stroke=INK,
            stroke_width=4,
            stroke_dasharray=f"{ticks:.3f}",
        ),
        circle(MIDDLE, MIDDLE, 493, fill=SEA, stroke=INK, stroke_width=1.6),
        group(*(_wind(n, name) for n, name in enumerate(_WINDS)), letter_spacing=2),
    )


def _wind(n: int, name: str) -> str:
    """A name on the ring and a lozenge behind it."""
    lozenge = group(
        path("M0-7L4.5 0 0 7-4.5 0Z"),
        transform=f"rotate({n * 30 + 15} {MIDDLE} {MIDDLE}) translate({MIDDLE} {MIDDLE - 514})",
    )
    return _curved(f"wind-{n}", name.upper(), n * 30, 514, TYPE, Face.NAME, SOFT_INK) + lozenge


def _curved(
    id_: str, words: str, degrees: float, radius: float, size: float, face: Face, fill: str
) -> str:
    """Words on a circle around the middle, upright in the upper and in the lower half."""
    below = 100 < degrees < 260
    radius += size * (0.36 if below else -0.36)
    spread = -24 if below else 24
    ends = [_on_ring(degrees + turn, radius) for turn in (-spread, spread)]
    arc = f"M{ends[0]}A{number(radius)} {number(radius)} 0 0 {0 if below else 1} {ends[1]}"
    along = el("textPath", words, href=f"#{id_}", startOffset="50%")
    return path(arc, id=id_, fill="none") + el(
        "text", along, class_=f"{face.css} c-x", font_size=size, fill=fill
    )


def _on_ring(degrees: float, radius: float) -> str:
    turn = math.radians(degrees)
    x, y = MIDDLE + radius * math.sin(turn), MIDDLE - radius * math.cos(turn)
    return f"{number(x)} {number(y)}"


def _sea() -> str:
    waters = [region.id for region in REGIONS if _is_water(region.id)]
    return group(
        *(use(f"r-{name}", fill="#8fb6bb", fill_opacity=0.55) for name in waters),
        shoals("land"),
        path(
            atlas().bounds,
            fill="none",
            stroke=SEA_INK,
            stroke_width=1.2,
            stroke_dasharray="5 3.5",
        ),
        ripples(atlas().ripples),
        group(
            *(icon(sign, x, y, size) for sign, x, y, size in _FIGURES),
            fill=SEA_INK,
            fill_opacity=0.55,
            aria_hidden="true",
        ),
        *(_sea_name(*sea) for sea in SEAS),
        *(
            _curved(f"ocean-{n}", name, degrees, radius, TYPE, Face.ASIDE, SEA_INK)
            for n, (name, degrees, radius) in enumerate(_OCEANS)
        ),
    )


def _is_water(name: str) -> bool:
    """A sea with its islands (SOT-2.2); Britannia is the land of its island only."""
    return name in ("sicilia", "cyprus", "rhodes")


def _sea_name(name: str, x: float, y: float, turn: float) -> str:
    return group(
        text(0, 0, name, TYPE, face=Face.ASIDE, fill=SEA_INK),
        transform=f"translate({x} {y}) rotate({turn})",
        class_="c-x",
    )


def _land() -> str:
    peaks = "".join(_peak(n, at) for n, at in enumerate(atlas().peaks))
    tufts = "".join(f"M{number(x - 4)} {number(y)}l2-5m2 5v-6m4 6l-2-5" for x, y in atlas().tufts)
    return group(
        use("land", fill="none", stroke=INK, stroke_width=3.4, stroke_linejoin="round"),
        # Once more, a little larger, so that no ink shows between two regions.
        use("land", fill=_GROUND, stroke=_GROUND, stroke_width=1),
        *(
            use(f"r-{region.id}", fill=LAND[region.terrain])
            for region in REGIONS
            if not _is_water(region.id)
        ),
        path(
            atlas().rivers, fill="none", stroke="#7fa6a8", stroke_width=1.5, stroke_linecap="round"
        ),
        path(tufts, fill="none", stroke=TUFT_INK, stroke_width=0.9, stroke_opacity=0.75),
        path(peaks, fill="#f1e3c3", stroke=PEAK_INK, stroke_width=0.9, stroke_linejoin="round"),
    )


def _peak(n: int, at: Point) -> str:
    x, y = at
    tall = 9 + n % 3
    return f"M{number(x - 8)} {number(y + 4)}l6-{tall} 2 3 2-2 6 {tall - 1}m-10-{tall - 1}l1 5-2 3"


def _lines() -> str:
    """Common borders as they are drawn on old maps, and the dotted links."""
    lands = {region.id for region in REGIONS if not _is_water(region.id)}
    inland = [
        use(f"l-{border.id}")
        for border in BORDERS
        if border.kind == "border" and {border.a, border.b} <= lands
    ]
    links = [use(f"l-{border.id}") for border in BORDERS if border.kind == "dotted"]
    lines = el("defs", group(*inland, id="inland"), group(*links, id="links"))
    return lines + old_border("inland") + dotted("links")


def _faded(in_play: tuple[bool, ...]) -> str:
    """Regions that take no part with this number of players (SOT-2.5)."""
    return resting(region.id for region, plays in zip(REGIONS, in_play, strict=True) if not plays)
