"""What eyes see of two colours: how far apart they are, and who cannot tell them apart.

Colour blindness as Machado, Oliveira and Fernandes simulate it (2009, severity 1.0), distances by
CIEDE2000 (Sharma, Wu and Dalal, 2005), contrast as in the Web Content Accessibility Guidelines.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

EYES: Final[dict[str, Matrix]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Protanopia, deuteranopia and tritanopia in linear sRGB."""

_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def linear(colour: str) -> Triple:
    """The light of a colour like ``#8e2f2a``."""
    red, green, blue = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    return _bright(red), _bright(green), _bright(blue)


def _bright(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _times(matrix: Matrix, light: Triple) -> Triple:
    one, two, three = (sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)
    return one, two, three


def contrast(one: str, other: str) -> float:
    """From 1, no contrast at all, to 21, black on white."""
    dark, bright = sorted(_times(_XYZ, linear(colour))[1] + 0.05 for colour in (one, other))
    return bright / dark


def seen(colour: str, eyes: str) -> Triple:
    """The colour in CIE Lab, as these eyes see it."""
    red, green, blue = (min(max(part, 0), 1) for part in _times(EYES[eyes], linear(colour)))
    x, y, z = (
        _root(part / sum(row))
        for part, row in zip(_times(_XYZ, (red, green, blue)), _XYZ, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def apart(one: str, other: str, eyes: str) -> float:
    """How far apart two colours are for these eyes; 1 can just be noticed side by side."""
    return ciede2000(seen(one, eyes), seen(other, eyes))


def ciede2000(one: Triple, other: Triple) -> float:
    """The distance of two colours in CIE Lab; names as in the paper, primes left away."""
    mean = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    grey = 1.5 - _seventh(mean) / 2
    a1, a2, b1, b2 = one[1] * grey, other[1] * grey, one[2], other[2]
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0
    light, chroma = (one[0] + other[0]) / 2, (c1 + c2) / 2
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    by_light = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * t)
    blue = -2 * _seventh(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + blue * by_chroma * by_hue)


def _seventh(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))
