"""The sheets of the board, and what lies on them: plain shapes and letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from civitas.drawing.svg import el, group, written
from civitas.kernel.titles import SEAT_MARKS
from civitas.kernel.words import Words, words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.content.advances import ADVANCES, IN_CATEGORY
from civitas.titles.clash_of_cultures.content.areas import LAYOUTS
from civitas.titles.clash_of_cultures.view import HexView, PlayerView, View

SIDE: Final = 40
WIDE: Final = 900
HIGH: Final = 800
OWNER_MARKS: Final = (*SEAT_MARKS[:4], "✖", "☠")
"""By owner: seats, barbarians, pirates."""


@cache
def centres(players: int) -> tuple[tuple[float, float], ...]:
    """Where the hexes lie, flat side up."""
    layout = LAYOUTS[players]
    points = [(1.5 * SIDE * q, sqrt(3) * SIDE * (r + q / 2)) for q, r in layout.coordinates]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return tuple((x - left + 2 * SIDE, y - top + 2 * SIDE) for x, y in points)


def _corners(x: float, y: float) -> str:
    angles = [n * pi / 3 for n in range(6)]
    return " ".join(f"{x + SIDE * cos(a):.1f},{y + SIDE * sin(a):.1f}" for a in angles)


@cache
def base(players: int, language: str) -> Mapping[str, str]:
    """Map and advances, with every place to click."""
    words = words_for(META, language)
    layout = LAYOUTS[players]
    hexes = "".join(
        group(
            el("polygon", points=_corners(x, y), fill="none", stroke="#555"),
            el("text", label, x=x, y=y - 24, font_size=9, text_anchor="middle"),
            group(el("circle", cx=x, cy=y, r=SIDE - 8, fill="none"), class_="reach"),
            data_place=f"hex:{label}",
        )
        for label, (x, y) in zip(layout.labels, centres(players), strict=True)
    )
    advances = "".join(
        _advance(words, number, column, row)
        for column, numbers in enumerate(IN_CATEGORY)
        for row, number in enumerate(numbers)
    )
    box = f"0 0 {WIDE} {HIGH}"
    return {
        "map": el("svg", hexes, '<g id="on-map"/>', viewBox=box),
        "advances": el("svg", advances, '<g id="on-advances"/>', viewBox=box),
    }


def _spot(column: int, row: int) -> tuple[float, float]:
    return 10 + column % 6 * 148, 20 + (row + column // 6 * 5) * 70


def _advance(words: Words, number: int, column: int, row: int) -> str:
    x, y = _spot(column, row)
    name = ADVANCES[number].id
    return group(
        el("rect", x=x, y=y, width=140, height=60, fill="none", stroke="#555"),
        el("text", written(words.thing(name)), x=x + 6, y=y + 20, font_size=12),
        group(el("circle", cx=x + 70, cy=y + 30, r=20, fill="none"), class_="reach"),
        data_place=f"advance:{name}",
    )


def seat_sheet(seat: int) -> str:
    """An empty panel."""
    return el("svg", f'<g id="on-seat-{seat}"/>', viewBox="0 0 400 40")


def layer(view: View, words: Words) -> Iterable[tuple[str, str]]:
    """What lies on each sheet now."""
    points = centres(len(view.players))
    yield (
        "on-map",
        "".join(_on_hex(place, *points[n], words) for n, place in enumerate(view.hexes)),
    )
    yield "on-advances", _markers(view)
    for me in view.players:
        yield f"on-seat-{me.seat}", el("text", written(_figures(me, words)), y=20, font_size=12)


def _on_hex(place: HexView, x: float, y: float, words: Words) -> str:
    lines = []
    if place.terrain is not None:
        lines.append(words.thing(place.terrain) + (" ✗" if place.exhausted else ""))
    if place.city is not None:
        lines.append(f"{OWNER_MARKS[place.city.owner]} {place.city.size} {place.city.mood}")
    lines += [
        OWNER_MARKS[units.owner] + " ".join(f"{n}{kind[:2]}" for kind, n in units.counts.items())
        for units in place.units
    ]
    return "".join(
        el("text", written(line), x=x, y=y - 10 + 12 * n, font_size=9, text_anchor="middle")
        for n, line in enumerate(lines)
    )


def _markers(view: View) -> str:
    marks = []
    for column, numbers in enumerate(IN_CATEGORY):
        for row, number in enumerate(numbers):
            owners = [me.seat for me in view.players if ADVANCES[number].id in me.advances]
            x, y = _spot(column, row)
            if owners:
                text = " ".join(SEAT_MARKS[seat] for seat in owners)
                marks.append(el("text", text, x=x + 6, y=y + 48, font_size=12))
    return "".join(marks)


def _figures(me: PlayerView, words: Words) -> str:
    return " ".join(f"{words.thing(good)} {n}" for good, n in me.goods.items())
