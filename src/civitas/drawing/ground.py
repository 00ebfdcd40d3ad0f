"""The layer of a map that never changes: sea, coasts, land with its terrain, rivers and borders.

A title says what its fields look like (`Look`) and gets the layer; tokens, tints and gold lie above
it. It can be kept as a file of its own.

    definitions = shapes(land) + prepared(land, look)
    laid = names(land, say)
    layers = ground(land, look, laid) + places(land, say, kind) + written(laid)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

import msgspec

from civitas.drawing.colours import INK, PAPER, SEA_INK, SHADE
from civitas.drawing.curves import Point, curve, is_inside, ribbon
from civitas.drawing.labels import Box
from civitas.drawing.land import LAND, Land, Pair
from civitas.drawing.names import Names
from civitas.drawing.paper import grain, hatch, rose
from civitas.drawing.places import place_to_click, ready, region, region_gold, region_hit
from civitas.drawing.strokes import BORDER, SHOAL, border, dotted, ocean, resting, ripples, shoals
from civitas.drawing.svg import el, group, path, rect, use
from civitas.drawing.terrain import TERRAINS, signs

RIVER: Final = "#79a3aa"
_GROUND: Final = "#efe4c4"
_TINTS: Final = ("#8fb6bb", "#b9d3cb", "#9dbfc6", "#aecdbf")
"""Of the seas, so that neighbours differ a little."""
_FADING: Final = (64, 52, 41, 31, 22, 14, 7)
"""How wide the strokes are with which land fades out."""


class Look(msgspec.Struct, frozen=True):
    """How a title wants its map drawn."""

    terrain: Mapping[str, Sequence[str]]
    """For each field one kind of `terrain`, or two that share it."""
    heavy: Collection[Pair] = ()
    """Borders that are hard to cross."""
    deep: Collection[Pair] = ()
    """Those of them that a river is."""
    out: Collection[str] = ()
    """Places that take no part."""


def shapes(land: Land) -> str:
    """Definitions of every field and sea, as a shape and as a clip."""
    return "".join(region(name, land.shape(name)) for name in land.places)


def prepared(land: Land, look: Look) -> str:
    """Definitions of what `ground` refers to besides `shapes`."""
    blends = {tuple(kinds) for kinds in look.terrain.values() if len(kinds) > 1}
    nobodys = path(land.shape(LAND), id="nobodys")
    return "".join(
        (
            ocean(0.75),
            grain(),
            hatch(),
            nobodys,
            el("clipPath", use("nobodys"), id="on-nobodys"),
            group(*(use(f"r-{name}") for name in land.fields()), use("nobodys"), id="land"),
            *(_blend(*kinds) for kinds in sorted(blends)),
        )
    )


def _blend(one: str, other: str) -> str:
    """Where two kinds of land share a field, one turns into the other."""
    return el(
        "linearGradient",
        el("stop", offset=".3", stop_color=TERRAINS[one].tint),
        el("stop", offset=".7", stop_color=TERRAINS[other].tint),
        id=f"t-{one}-{other}",
        x2=1,
        y2=0.6,
    )


def ground(land: Land, look: Look, names: Names) -> str:
    """The whole layer, without names, under the grain of the paper."""
    everywhere = (0.0, 0.0, land.width, land.height)
    return group(
        rect(*everywhere, fill="url(#ocean)"),
        _water(land),
        _soil(land, look, [laid.box for laid in names["mid"]]),
        _rivers(land),
        _borders(land, look),
        _crossings(land),
        resting(sorted(look.out)),
        _insets(land),
        rect(*everywhere, fill="url(#grain)"),
    )


def _water(land: Land) -> str:
    limits = _lines(land, _sea_borders(land))
    return group(
        *(use(f"r-{name}", fill=_TINTS[tint], fill_opacity=0.45) for name, tint in _tints(land)),
        shoals("land"),
        group(
            group(path(limits, id="limits"), stroke=SHOAL, stroke_width=5, stroke_opacity=0.5),
            use("limits", stroke=SEA_INK, stroke_width=1.5, stroke_dasharray="0 5"),
            fill="none",
            stroke_linecap="round",
        ),
        ripples(land.ripples),
        _rose(land),
    )


def _rose(land: Land) -> str:
    """In the widest sea, below its name and where its fleets lie."""
    widest = max((place for place in land.places.values() if place.sea), key=lambda sea: sea.room)
    radius = min(60, widest.room * 0.36)
    x, y = widest.at
    return rose(x, y + widest.room - radius * 1.25, radius)


def _sea_borders(land: Land) -> list[Pair]:
    seas = set(land.seas())
    return [pair for pair in land.touching() if pair <= seas]


def _tints(land: Land) -> Iterator[tuple[str, int]]:
    """For each sea a tint that none of its neighbours has, if that can be."""
    chosen: dict[str, int] = {}
    pairs = _sea_borders(land)
    for name in land.seas():
        near = {
            chosen[other] for pair in pairs if name in pair for other in pair if other in chosen
        }
        free = [tint for tint in range(len(_TINTS)) if tint not in near]
        chosen[name] = min(free or [0])
        yield name, chosen[name]


def _soil(land: Land, look: Look, covered: Sequence[Box]) -> str:
    return group(
        use("land", fill="none", stroke=INK, stroke_width=3, stroke_linejoin="round"),
        # Once more, a little larger, so that no ink shows between two fields.
        use("land", fill=_GROUND, stroke=_GROUND, stroke_width=1),
        _bleeding(land, look),
        *(use(f"r-{name}", fill=_fill(look.terrain[name])) for name in land.fields()),
        *_all_signs(land, look, covered),
    )


def _fill(kinds: Sequence[str]) -> str:
    if len(kinds) == 1:
        return TERRAINS[kinds[0]].tint
    return f"url(#t-{kinds[0]}-{kinds[1]})"


def _bleeding(land: Land, look: Look) -> str:
    """Fields at the edge of what is known fade into nobody's land."""
    edges = {name: edge for name in land.fields() if (edge := land.border(name, LAND))}
    tints = {name: TERRAINS[look.terrain[name][-1]].tint for name in edges}
    return group(
        el("defs", *(path(edge, id=f"e-{name}") for name, edge in edges.items())),
        *(
            group(*(use(f"e-{name}", stroke=tint) for name, tint in tints.items()),
                  stroke_width=width)
            for width in _FADING
        ),
        fill="none",
        stroke_opacity=0.2,
        stroke_linejoin="round",
        clip_path="url(#on-nobodys)",
    )  # fmt: skip


def _all_signs(land: Land, look: Look, covered: Sequence[Box]) -> Iterator[str]:
    """The signs of every terrain, but for those that a name would stand on."""
    spots: dict[str, list[Point]] = {kind: [] for kind in TERRAINS}
    for name in land.fields():
        for kind, point in sign_spots(land, name, look.terrain[name], covered):
            spots[kind].append(point)
    for kind, points in spots.items():
        yield signs(kind, points)


def sign_spots(
    land: Land, name: str, kinds: Sequence[str], covered: Sequence[Box]
) -> Iterator[tuple[str, Point]]:
    """Where the signs of a field stand: at least one for each of its kinds, if there is any room
    beside its name."""
    near = [box for box in covered if box.meets(_around(land.places[name].at, 90, 90))]
    free = [spot for spot in land.signs[name] if _is_clear(spot, near, 8)]
    if len(free) < len(kinds):
        taken = [*near, *(_around(spot, 8, 7) for spot in free)]
        free += islice(_squeezed(land, name, taken), 2)
    return ((kinds[n % len(kinds)], spot) for n, spot in enumerate(free))


def _squeezed(land: Land, name: str, busy: list[Box]) -> Iterator[Point]:
    """Two places where a sign just fits, the nearest to the middle; else on the edge of a name."""
    outlines = land.outlines(name)
    x, y = land.places[name].at
    ways = [(dx, dy) for dx in range(-48, 49, 4) for dy in range(-36, 37, 3)]
    ways.sort(key=lambda way: (math.hypot(*way), way))
    for half in (6, 2):
        for dx, dy in ways:
            spot = x + dx, y + dy
            if _is_clear(spot, busy, half) and is_inside(spot, outlines):
                busy.append(_around(spot, 7, 6))
                yield spot


def _is_clear(spot: Point, busy: Iterable[Box], half: float) -> bool:
    here = _around(spot, half, min(half, 6))
    return here.is_clear_of(busy)


def _around(spot: Point, wide: float, high: float) -> Box:
    x, y = spot
    return Box(x - wide, y - high, x + wide, y + high)


def _rivers(land: Land) -> str:
    courses = "".join(ribbon(part, 1.2, 4.4) for parts in land.rivers.values() for part in parts)
    return path(courses, fill=RIVER, stroke=SEA_INK, stroke_width=0.6, stroke_opacity=0.6)


def _borders(land: Land, look: Look) -> str:
    """Borders as they are drawn on old maps; those that are hard to cross are thick."""
    fields = set(land.fields())
    inland = [pair for pair in land.touching() if pair <= fields]
    easy = _lines(land, [pair for pair in inland if pair not in {*look.heavy, *look.deep}])
    outer = [use(f"e-{name}") for name in land.fields() if land.border(name, LAND)]
    return group(
        el("defs", path(easy, id="easy")),
        border("easy"),
        group(
            *outer, stroke=BORDER, stroke_width=1.2, stroke_dasharray="0 4.5", stroke_opacity=0.8
        ),
        _hard(_lines(land, look.heavy), stroke=PAPER, stroke_width=1.1, stroke_dasharray="1 6"),
        _hard(_lines(land, look.deep), stroke=RIVER, stroke_width=2.4),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _hard(line: str, **inside: float | str) -> str:
    """A line hard to cross: black, with something inside."""
    return path(line, stroke=INK, stroke_width=5) + path(line, **inside) if line else ""


def _lines(land: Land, pairs: Iterable[Pair]) -> str:
    """The common borders of all these."""
    return "".join(land.border(*sorted(pair)) for pair in sorted(pairs, key=sorted))


def _crossings(land: Land) -> str:
    """Straits and links, dotted over the water."""
    lines = "".join(curve([line]) for line in (*land.straits.values(), *land.links.values()))
    return el("defs", path(lines, id="crossings")) + dotted("crossings") if lines else ""


def _insets(land: Land) -> str:
    return "".join(
        rect(box.x, box.y, box.width, box.height, fill="none", stroke=INK, stroke_width=5)
        + rect(box.x, box.y, box.width, box.height, fill="none", stroke=SHADE, stroke_width=2.4)
        for box in land.insets.values()
    )


def places(
    land: Land,
    say: Callable[[str], str],
    kind: Callable[[str], str],
    glow: Collection[str] | None = None,
) -> str:
    """Every field and sea as a place to click, ``field:latium``; seas lie below.

    Their gold lies ready for the page, or is drawn on those that ``glow``.
    """
    order = sorted(land.places, key=lambda name: not land.places[name].sea)
    return "".join(_place(f"{kind(name)}:{name}", name, say(name), glow) for name in order)


def _place(spot: str, name: str, label: str, glow: Collection[str] | None) -> str:
    if glow is None:
        gold = ready(region_gold(name))
    else:
        gold = region_gold(name) if spot in glow else ""
    return place_to_click(spot, region_hit(name), gold, label=label)
