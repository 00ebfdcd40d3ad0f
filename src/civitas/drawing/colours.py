"""Paper, ink, one gold; and for each seat a deep colour with a crest of its own."""

from __future__ import annotations

from typing import Final, NamedTuple

PAPER: Final = "#f4ebd4"
LIGHT: Final = "#fdf8ea"
SHADE: Final = "#e9dcbb"
INK: Final = "#2e2414"
SOFT_INK: Final = "#6f5f43"
RULE: Final = "#cdbb92"
BRIGHT: Final = "#ffdb70"
EMBER: Final = "#482e00"
"""These two only for what may be picked now: one ring of light and one of dark, so far apart that
one of them is seen on any ground."""
SEA_INK: Final = "#3d6672"
SHALLOW: Final = "#c9dfd9"


class Seat(NamedTuple):
    colour: str
    crest: str


SEATS: Final = (
    Seat("#8e2f2a", "eagle-emblem"),
    Seat("#2f6187", "dolphin"),
    Seat("#4f6b2a", "elephant"),
    Seat("#a2671b", "sun"),
    Seat("#5b3f87", "ankh"),
    Seat("#4c5560", "owl"),
    Seat("#787ddc", "moon"),
    Seat("#550532", "bull-horns"),
    Seat("#d75f64", "snake-spiral"),
    Seat("#af69a5", "ram-profile"),
    Seat("#149669", "battle-axe"),
    Seat("#877d82", "bee"),
)
