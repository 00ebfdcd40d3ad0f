"""Points over time, as lines: one for each seat, told apart by colour, dashes and its mark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

WIDTH: Final = 600
HEIGHT: Final = 220
EDGE: Final = 6
"""Above the highest and below the lowest line."""
DASHES: Final = ("", "9 5", "2 4", "14 4 3 4", "5 3", "16 7", "1 6", "9 3 2 3 2 3", "3 9", "20 4")
"""By seat; where there are more seats, the mark beside the line tells."""


class Chart(NamedTuple):
    """A picture without words, and what stands beside it."""

    lines: Markup
    samples: tuple[Markup, ...]
    """By seat, how its line looks."""
    lowest: float
    highest: float


def chart(course: Sequence[tuple[int, Sequence[float]]]) -> Chart:
    """The course of a match: after how many moves each seat had how many points."""
    every = [points for _, standing in course for points in standing]
    lowest = min(0, *every)
    highest = max(0 if lowest else 1, *every)  # two ends, and none that nobody came near
    moves = max(course[-1][0], 1)

    def at(move: int, points: float) -> str:
        x = WIDTH * move / moves
        y = EDGE + (HEIGHT - 2 * EDGE) * (highest - points) / (highest - lowest)
        return f"{x:.1f},{y:.1f}"

    zero = at(0, 0).partition(",")[2]
    ground = f'<path class="ground" d="M0 {zero}H{WIDTH}"/>'
    seats = range(len(course[0][1]))
    drawn = (
        _line(seat, " ".join(at(move, standing[seat]) for move, standing in course))
        for seat in seats
    )
    lines = _picture(WIDTH, HEIGHT, ground + "".join(drawn))
    samples = tuple(_picture(44, 12, _line(seat, "0,6 44,6")) for seat in seats)
    return Chart(lines, samples, lowest, highest)


def _line(seat: int, points: str) -> str:
    dash = DASHES[seat % len(DASHES)]
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<polyline class="seat-{seat}" points="{points}"{dashes}/>'


def _picture(width: int, height: int, drawn: str) -> Markup:
    box = f'viewBox="0 0 {width} {height}" preserveAspectRatio="none" aria-hidden="true"'
    return Markup(f"<svg {box}>{drawn}</svg>")
