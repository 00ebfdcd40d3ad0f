"""Where the terraces are, and what lies on them."""

from __future__ import annotations

from collections.abc import Collection

from civitas.drawing.colours import BRIGHT, INK, PAPER, SEATS
from civitas.drawing.places import place_to_click, ready
from civitas.drawing.svg import circle, group, rect
from tests.toys.terraces.hill import TERRACES
from tests.toys.terraces.view import View

STEP, WIDTH, HEIGHT = 60, 260, 200


def corner(terrace: str) -> tuple[int, int]:
    """The upper left of a terrace: its column, and its height above the foot of the hill."""
    return 10 + STEP * "abcd".index(terrace[0]), 10 + STEP * (3 - int(terrace[1]))


def hillside(glow: Collection[str] | None) -> str:
    """All terraces; with the gold of those that glow, or, on a page, of all."""
    parts = []
    for each in TERRACES:
        x, y = corner(each.id)
        place = f"terrace:{each.id}"
        ground = rect(x, y, STEP - 4, STEP - 4, fill=PAPER, stroke=INK)
        gold = rect(x + 3, y + 3, STEP - 10, STEP - 10, class_="c-y")
        shown = ready(gold) if glow is None else gold if place in glow else ""
        parts.append(place_to_click(place, ground, shown))
    return group(*parts)


def lying(view: View) -> dict[str, str]:
    """By the id of its group, what lies on each terrace: its owner's colour and crest, a flower."""
    drawn = {}
    for each in TERRACES:
        x, y = corner(each.id)
        owner = view.owners.get(each.id)
        body = ""
        if owner is not None:
            colour = SEATS[owner].colour
            body = rect(x + 6, y + 6, 12 + 4 * owner, 12, fill=colour)
        if each.id in view.flowers:
            body += circle(x + 36, y + 36, 9, fill=BRIGHT, stroke=INK)
        drawn[f"on-{each.id}"] = group(body, pointer_events="none") if body else ""
    return drawn
