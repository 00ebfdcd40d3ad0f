"""What stands on a map in words: fields, seas and rivers, for each distance of the reader."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from civitas.drawing.colours import INK, SEA_INK
from civitas.drawing.labels import ZOOMS, Box, Label, Laid, drawn, lay_out
from civitas.drawing.land import Land, Place
from civitas.drawing.svg import group
from civitas.drawing.type import Face

_FIELD: Final = (12.5, 17.0)
_WATER: Final = (14.0, 25.0)
_LEAST: Final = 12
"""The sizes of names, in pixels: of small and large fields, of small and large seas, and the
smallest that is legible."""

Names = Mapping[str, Sequence[Laid]]
"""The names that find room, for each zoom."""


def names(
    land: Land,
    say: Callable[[str], str],
    *,
    rank: Mapping[str, float] | None = None,
    busy: Iterable[Box] = (),
    kept: Iterable[Box] = (),
    zooms: Collection[str] = tuple(ZOOMS),
) -> Names:
    """Fields, seas and rivers by name, for each zoom; ``say`` tells what a place is called.

    The smallest come first, since they have least room; a title may give a ``rank`` to those that
    matter more, say what is ``busy`` with things of its own and which ground is ``kept`` for things
    that come and go, and ask for some ``zooms`` only.
    """
    labels = [*_place_names(land, say, rank or {}), *_river_names(land, say)]
    bounds = Box(4, 4, land.width - 4, land.height - 4)
    lying, kept_free = list(busy), list(kept)
    return {name: lay_out(labels, bounds, lying, ZOOMS[name], kept_free) for name in zooms}


def _place_names(
    land: Land, say: Callable[[str], str], rank: Mapping[str, float]
) -> Iterator[Label]:
    for name, place in land.places.items():
        yield Label(
            say(name),
            place.at,
            land.outlines(name),
            Face.ASIDE if place.sea else Face.NAME,
            _size(place),
            _LEAST,
            SEA_INK if place.sea else INK,
            rank.get(name, 0) + (not place.sea) - place.room / 10_000,
            water=place.sea,
        )


def _size(place: Place) -> float:
    """The more room there is, the larger a name is written."""
    least, most = _WATER if place.sea else _FIELD
    return min(max(least, place.room / 5), most)


def _river_names(land: Land, say: Callable[[str], str]) -> Iterator[Label]:
    for name, parts in land.rivers.items():
        longest = max(parts, key=len)
        x, y = longest[len(longest) * 3 // 5]
        yield Label(say(name), (x, y - 8), (), Face.ASIDE, _LEAST, _LEAST, SEA_INK, -1)


def written(names: Names, figures: float | None = None) -> str:
    """The names for every zoom; the page shows those of the one that the reader has.

    In which type the ``figures`` on this map are, if tokens grow and shrink with the distance.
    """
    return group(
        *(group(drawn(laid), class_=f"zoom-{zoom}") for zoom, laid in names.items()),
        class_="c-q names",
        data_figures=figures,
    )
