"""A picture of a prepared map as a title would draw it, with nothing on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from civitas.drawing.ground import Look, ground, places, prepared, shapes
from civitas.drawing.land import Land
from civitas.drawing.names import names, written
from civitas.drawing.paper import framed
from civitas.drawing.png import to_png
from civitas.drawing.svg import on_paper
from scripts.maps.spec import ERA, book_of

_KINDS: Final = {
    "yellow": "grain",
    "green": "meadow",
    "brown": "mountain",
    "turquoise": "marsh",
    "grey": "barren",
}
"""What the colours of Oikumene's fields stand for."""


def picture(name: str, land: Land, width: int = 1400) -> bytes:
    return to_png(drawing(name, land), width)


def drawing(name: str, land: Land) -> str:
    """The map in its frame, as an SVG document."""
    book = book_of(name)
    called = _names(book)
    laid = names(land, called.__getitem__)

    def kind(place: str) -> str:
        return "sea" if land.places[place].sea else "field"

    sheet = framed(
        land.width,
        land.height,
        ground(land, look(name), laid),
        places(land, called.__getitem__, kind, ()),
        written(laid),
    )
    return on_paper(sheet, 0, name, shapes(land), prepared(land, look(name)))


def look(name: str) -> Look:
    book = book_of(name)
    if name == ERA:
        return Look({field["id"]: (field["terrain"],) for field in book["land"]})
    terrain = {
        field["id"]: tuple(map(_KINDS.__getitem__, field["terrain"])) for field in book["fields"]
    }
    rivers = [pair for river in book["rivers"] for pair in river["black_sections"]]
    return Look(
        terrain,
        heavy=frozenset(map(frozenset, book["black_borders"])),
        deep=frozenset(map(frozenset, rivers)),
    )


def _names(book: Mapping[str, Any]) -> dict[str, str]:
    keys = ("land", "sea", "fields", "seas", "rivers")
    return {thing["id"]: thing["name"] for key in keys for thing in book.get(key, ())}
