"""The houses of all seats, drawn once for the whole map."""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import INK, LIGHT, SEATS
from civitas.drawing.svg import group, icon, path

_HUT: Final = "M-12 12V-2L0-12 12-2V12Z"
_CITY: Final = "M-15 13V-6H-10V-12H-4V-6H4V-14H10V-6H15V13Z"


def pieces(seats: int) -> str:
    """Definitions of each seat's village and city, around 0, 0."""
    return "".join(
        _house(f"village-{seat}", _HUT, colour, crest, 15, 3)
        + _house(f"city-{seat}", _CITY, colour, crest, 17, 3)
        for seat, (colour, crest) in enumerate(SEATS[:seats])
    )


def _house(name: str, outline: str, colour: str, crest: str, size: float, down: float) -> str:
    return group(
        path(outline, fill=INK, stroke=INK, stroke_width=3.4, stroke_linejoin="round"),
        path(outline, fill=colour, stroke=LIGHT, stroke_width=1.5, stroke_linejoin="round"),
        icon(crest, 0, down, size, fill=LIGHT),
        id=name,
    )
