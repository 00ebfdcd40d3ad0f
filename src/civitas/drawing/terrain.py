"""Kinds of land: a tint of the paper, and little signs that tell it without the tint."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from civitas.drawing.colours import LIGHT
from civitas.drawing.curves import Point
from civitas.drawing.svg import number, path


class Terrain(NamedTuple):
    tint: str
    ink: str
    signs: tuple[str, ...]
    """Path data around 0, 0, in turn."""
    filled: bool = False


TERRAINS: Final = {
    "grain": Terrain("#ecd9a0", "#a07c2a", ("m0 4v-7m0 4l-3-3m3 3l3-3m-3 0l-2.4-3m2.4 3l2.4-3",)),
    "meadow": Terrain("#d5d8a4", "#76803f", ("m-4 3l1.6-5m2.4 5v-6.4m4 6.4l-1.6-5",)),
    "hill": Terrain(
        "#dcd0a0", "#8a7440", ("m-8 3q4.5-8 9.5-.6m-2.2-2.4q4.4-6 8.6 2.6", "m-7 3q6-9 13 0")
    ),
    "forest": Terrain(
        "#b9c594",
        "#4d6331",
        ("m0-7l-4.6 6.4h2.6l-3.4 4.6h10.8l-3.4-4.6h2.6zm0 11v2.6",),
        filled=True,
    ),
    "mountain": Terrain(
        "#d8bf9c",
        "#77593a",
        (
            "m-8 4l6-9.6 1.8 2.6 2-1.6 6.2 8.6m-10-8.6l.8 4.6-1.8 3",
            "m-7 4l6-8.6 7 8.6m-7-8.6l1.2 4-1.6 2.6",
        ),
        filled=True,
    ),
    "marsh": Terrain("#bcd2bd", "#4a7a72", ("m-6 3h12m-9-1.6v-4m3 4v-6.4m3 6.4v-4.4m-8 7h9",)),
    "barren": Terrain(
        "#e6dcc6", "#9a8560", ("m-5 2h.1m3.4-3h.1m3.6 2.6h.1m-2 2.4h.1", "m-7 2q4-4.6 8-.4t6-1")
    ),
}
"""Seven kinds; a title says which of its own terrains is which."""


def signs(terrain: str, spots: Iterable[Point]) -> str:
    """The little signs of a terrain at these points, as one element."""
    kind = TERRAINS[terrain]
    drawn = "".join(
        f"M{number(x)} {number(y)}{kind.signs[n % len(kind.signs)]}"
        for n, (x, y) in enumerate(spots)
    )
    if not drawn:
        return ""
    return path(
        drawn,
        fill=LIGHT if kind.filled else "none",
        fill_opacity=0.55 if kind.filled else None,
        stroke=kind.ink,
        stroke_width=0.9,
        stroke_opacity=0.62,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
