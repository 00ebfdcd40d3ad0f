"""How small words may be: what is drawn beside the map is drawn for a small screen.

There a unit is a pixel; where there is more room, all of it is larger.
"""

from __future__ import annotations

from typing import Final

LEAST: Final = 12.2
"""The smallest type on a sheet or a plate."""
SHEET: Final = (280, 530)
"""A sheet beside the map on a tablet."""
PLATE: Final = 300
"""So wide is the plate of a seat there."""
