"""How a map is inked: the sea and its shoals, borders, dotted links, and what takes no part."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.drawing.colours import INK, PAPER, SEA_INK
from civitas.drawing.curves import Point
from civitas.drawing.svg import el, group, number, path, use

SEA: Final = "#a8c6c4"
SHOAL: Final = "#eef3e2"
BORDER: Final = "#5d4826"


def ocean(radius: float = 0.5) -> str:
    """Definition of the gradient ``ocean``, of so much of a sheet: deeper towards its edge."""
    return el(
        "radialGradient",
        el("stop", offset="0", stop_color="#bcd4cd"),
        el("stop", offset=".8", stop_color=SEA),
        el("stop", offset="1", stop_color="#7ea3a8"),
        id="ocean",
        r=f"{radius:g}",
    )


def shoals(land: str) -> str:
    """Wide pale strokes around something defined: drawn below it they make a coast glow."""
    return group(
        *(
            use(land, stroke_width=width, stroke_opacity=opacity)
            for width, opacity in ((30, 0.15), (19, 0.2), (10, 0.32))
        ),
        fill="none",
        stroke=SHOAL,
        stroke_linejoin="round",
    )


def ripples(spots: Iterable[Point]) -> str:
    """Little waves."""
    waves = "".join(f"M{number(x)} {number(y)}q3-3.5 6 0t6 0" for x, y in spots)
    return path(waves, fill="none", stroke=SEA_INK, stroke_width=0.9, stroke_opacity=0.36)


def border(line: str) -> str:
    """A defined line as borders are drawn on old maps."""
    return group(
        use(line, stroke="#b58a4a", stroke_width=7, stroke_opacity=0.22),
        use(line, stroke=BORDER, stroke_width=1.4, stroke_dasharray="7 2.5 1.5 2.5"),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def dotted(line: str) -> str:
    """A defined line over the water, as a row of dots."""
    return group(
        use(line, stroke=PAPER, stroke_width=5, stroke_opacity=0.8),
        use(line, stroke=INK, stroke_width=2.8, stroke_dasharray="0 6"),
        fill="none",
        stroke_linecap="round",
    )


def resting(regions: Iterable[str]) -> str:
    """Defined areas that take no part: pale, and hatched."""
    return "".join(
        use(f"r-{name}", fill=PAPER, fill_opacity=0.62) + use(f"r-{name}", fill="url(#hatch)")
        for name in regions
    )
