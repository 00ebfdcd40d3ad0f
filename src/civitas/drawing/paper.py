"""What makes a sheet look like an old map: grain, hatching, a rose, a frame."""

from __future__ import annotations

import math
from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, SEA_INK, SHADE, SHALLOW, SOFT_INK
from civitas.drawing.svg import Block, Value, circle, el, group, moved, number, path, rect

_TILE: Final = 250
FRAME: Final = 26
"""How far a frame reaches beyond the map."""
_LADDER: Final = 10
_RUNG: Final = 35


def grain() -> str:
    """Definition of the pattern ``grain``, to be laid over a sheet."""
    noise = el(
        "filter",
        el(
            "feTurbulence",
            type="fractalNoise",
            baseFrequency=".04",
            numOctaves=4,
            seed=7,
            stitchTiles="stitch",
        ),
        el("feColorMatrix", values="0 0 0 0 .36 0 0 0 0 .26 0 0 0 0 .12 .5 0 0 0 -.18"),
        id="noise",
        x="0",
        y="0",
        width="1",
        height="1",
    )
    # A tile, not the whole sheet: a fifteenth of the work for whoever shows the picture.
    tile = rect(0, 0, _TILE, _TILE, filter="url(#noise)")
    return noise + _pattern(tile, _TILE, id="grain")


def hatch() -> str:
    """Definition of the pattern ``hatch``, for what takes no part."""
    stroke = path("M0 0V7", stroke=SOFT_INK, stroke_width=1.4, stroke_opacity=0.45)
    return _pattern(stroke, 7, id="hatch", patternTransform="rotate(45)")


def _pattern(body: str, size: float, **attributes: Value) -> str:
    return el("pattern", body, width=size, height=size, patternUnits="userSpaceOnUse", **attributes)


def rose(cx: float, cy: float, radius: float) -> str:
    """The rose of the winds, north up."""
    ring = circle(0, 0, 62, stroke=SEA_INK) + circle(0, 0, 66, stroke=SEA_INK, stroke_width=0.8)
    small = path(_star(58, 12, 45), fill=SHALLOW, stroke=SEA_INK, stroke_width=0.8)
    large = path(_star(84, 14, 0), fill=LIGHT, stroke=SEA_INK)
    shaded = path(_halves(84, 14), fill=SEA_INK)
    return group(
        ring,
        small,
        large,
        shaded,
        fill="none",
        opacity=0.55,
        transform=moved(cx, cy, radius / 84),
        class_="c-q",
    )


def _star(far: float, near: float, turn: float) -> str:
    """A star with four points."""
    corners = [_turned(near if n % 2 else far, 45 * n + turn) for n in range(8)]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "z"


def _halves(far: float, near: float) -> str:
    """One side of each of the four points."""
    return "".join(
        f"M0 0L{number(tip[0])} {number(tip[1])}L{number(dent[0])} {number(dent[1])}z"
        for n in range(4)
        for tip, dent in ((_turned(far, 90 * n), _turned(near, 90 * n + 45)),)
    )


def _turned(far: float, degrees: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    return far * math.sin(turn), -far * math.cos(turn)


def framed(width: float, height: float, *layers: str) -> Block:
    """A map of this size in its frame."""
    inside = group(*layers, _frame(width, height), transform=moved(FRAME, FRAME))
    return Block(width + 2 * FRAME, height + 2 * FRAME, inside)


def _frame(width: float, height: float) -> str:
    """The edge of a map: a ladder between two lines, around a map that starts at 0, 0."""

    def line(out: float, stroke: str, thick: float) -> str:
        return path(_ring(out, width, height), stroke=stroke, stroke_width=thick)

    return group(
        path(
            _ring(FRAME, width, height) + _ring(0, width, height), fill=SHADE, fill_rule="evenodd"
        ),
        line(FRAME - 1, INK, 1.6),
        line(FRAME - 4.5, SOFT_INK, 0.8),
        line(_LADDER, INK, 1),
        line(_LADDER - 2.5, PAPER, 5),
        path(_rungs(width, height, _LADDER - 2.5), stroke=INK, stroke_width=5),
        line(_LADDER - 5, INK, 1),
        line(0, INK, 2),
        fill="none",
    )


def _ring(out: float, width: float, height: float) -> str:
    """Around the map, this far out."""
    wide, high = number(width + 2 * out), number(height + 2 * out)
    return f"M{number(-out)} {number(-out)}h{wide}v{high}h-{wide}z"


def _rungs(width: float, height: float, out: float) -> str:
    """Every second rung of the four sides, this far out."""
    across = [
        f"M{number(a)} {number(y)}H{number(b)}"
        for a, b in _shares(width)
        for y in (-out, height + out)
    ]
    down = [
        f"M{number(x)} {number(a)}V{number(b)}"
        for a, b in _shares(height)
        for x in (-out, width + out)
    ]
    return "".join((*across, *down))


def _shares(length: float) -> list[tuple[float, float]]:
    """An odd number of equal rungs, the first and the last of them dark."""
    count = round(length / _RUNG) // 2 * 2 + 1
    rung = length / count
    return [(n * rung, (n + 1) * rung) for n in range(0, count, 2)]
