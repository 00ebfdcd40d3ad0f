"""Places of a board: what is clicked there, whose it is, and the gold of what may be picked.

A place is a group with ``data-place``. On a page that shows the board for hours its gold lies ready
in a group of class ``reach``, which the page shows while the place may be picked.
"""

from __future__ import annotations

from civitas.drawing.colours import SEATS
from civitas.drawing.svg import Value, el, group, path, title, use
from civitas.kernel.shelf import MB, kept


def place_to_click(
    name: str | None, hit: str, gold: str, *, label: str | None = None, **attributes: Value
) -> str:
    """What is hit by the mouse, the gold above it, and what a browser says about it."""
    told = "" if label is None else title(label)
    return group(told, hit, gold, data_place=name, **attributes)


def ready(gold: str) -> str:
    """Gold that the page shows while the place may be picked."""
    return group(gold, class_="reach")


def region(name: str, outline: str) -> str:
    """Definition of an area: its shape, and the same as a clip."""
    return path(outline, id=f"r-{name}") + el("clipPath", use(f"r-{name}"), id=f"c-{name}")


def region_hit(name: str) -> str:
    return use(f"r-{name}", fill_opacity=0)


@kept(2 * MB)
def region_tint(name: str, seat: int) -> str:
    """The colour of the seat that holds a defined area; by its class the page finds one's own."""
    colour = SEATS[seat].colour
    ground = use(f"r-{name}", class_=f"h-{seat}", fill=colour, fill_opacity=0.26)
    return ground + _inner_edge(name, colour, 6)


def region_gold(name: str) -> str:
    """The gold on a defined area that may be picked."""
    clip = f"url(#c-{name})"
    return (
        use(f"r-{name}", class_="c-l")
        + use(f"r-{name}", class_="c-i", clip_path=clip)
        + use(f"r-{name}", class_="c-o", clip_path=clip)
    )


def line_gold(name: str) -> str:
    """The gold on a defined line."""
    return use(name, class_="c-y") + use(name, class_="c-z")


def _inner_edge(name: str, colour: str, width: float) -> str:
    """A stroke of which only the inner half shows, so that neighbours keep their own."""
    return use(
        f"r-{name}", fill="none", stroke=colour, stroke_width=width, clip_path=f"url(#c-{name})"
    )
