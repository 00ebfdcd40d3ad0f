"""Where in an area there is room for a name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from civitas.drawing.curves import Point

TALL: Final = 0.8
"""How high letters are, of their size."""
AIR: Final = 1.5
"""What names keep from each other and from the edge of their area."""
_ROWS: Final = 2
"""An area is measured along this many lines for the height of a letter."""


@dataclass
class Area:
    """An area seen line by line: where does it begin and end along each?"""

    outlines: Sequence[Sequence[Point]]
    size: float

    @cached_property
    def _step(self) -> float:
        return self.size * TALL / _ROWS

    @cached_property
    def _spans(self) -> dict[int, list[tuple[float, float]]]:
        crossings: dict[int, list[float]] = defaultdict(list)
        step = self._step
        for ring in self.outlines:
            ax, ay = ring[-1]
            above = int(ay // step)
            for bx, by in ring:
                below = int(by // step)
                if below != above:  # most sides are too short to cross a line
                    low, high = (above, below) if above < below else (below, above)
                    for row in range(low + 1, high + 1):
                        crossings[row].append(ax + (row * step - ay) * (bx - ax) / (by - ay))
                    above = below
                ax, ay = bx, by
        spans = {}
        for row, found in crossings.items():
            found.sort()
            spans[row] = list(zip(found[::2], found[1::2], strict=False))
        return spans

    def rooms(self, wide: float, high: float, near: Point) -> Iterator[Point]:
        """Points around which a box of this size lies inside, on each line the nearest one and both
        ends: what lies in the middle may leave room beside it."""
        rows, spans = int(high / self._step) + 1, self._spans
        wide += 2 * AIR
        for top in sorted(spans):
            open_spans = [(left, right) for left, right in spans[top] if right - left >= wide]
            for row in range(top + 1, top + rows + 1):
                open_spans = [
                    (left, right)
                    for a, b in open_spans
                    for c, d in spans.get(row, ())
                    if (right := min(b, d)) - (left := max(a, c)) >= wide
                ]
                if not open_spans:
                    break
            for left, right in open_spans:
                ends = left + wide / 2, right - wide / 2
                for x in {min(max(near[0], ends[0]), ends[1]), *ends}:
                    yield x, (top + rows / 2) * self._step
