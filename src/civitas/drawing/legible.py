"""How small words may be: nothing is shown in type below twelve pixels.

What is drawn beside a map is drawn for a small screen, where a unit is a pixel; where there is more
room, all of it is larger. On a map there is no such unit. What is too small there waits until the
reader is nearer, and what lies on it may be drawn larger until it can be read (``c-j`` in `style`).
"""

from __future__ import annotations

from typing import Final

LEAST: Final = 12.2
"""The smallest type on a sheet or a plate, where a unit is a pixel."""
SHEET: Final = (280, 530)
"""A sheet beside the map on a tablet."""
PLATE: Final = 300
"""So wide is the plate of a seat there."""


def least_on(wide: float) -> float:
    """The smallest type on a plate that is drawn this wide.

    >>> least_on(PLATE) == LEAST, round(least_on(416), 1)
    (True, 16.9)
    """
    return LEAST * wide / PLATE
