"""What counts at the end by itself, in points of Significance (HRN-19.12)."""

from __future__ import annotations

from typing import Final

FIELD: Final = 2.0
VICTORY: Final = 1.6
"""A victory point: it counts on the way to Dominance, too (HRN-19.5)."""
