"""The pixels of a small picture, for tests that look at it as eyes would."""

from __future__ import annotations

import struct
import zlib


def reds(png: bytes) -> list[tuple[tuple[int, int], int]]:
    """By place, the red of a PNG of RGBA."""
    data, at, wide = b"", 8, struct.unpack(">I", png[16:20])[0]
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        data += png[at + 8 : at + 8 + length] if png[at + 4 : at + 8] == b"IDAT" else b""
        at += 12 + length
    raw, above, found = zlib.decompress(data), bytearray(4 * wide), []
    for y in range(len(raw) // (4 * wide + 1)):
        start = y * (4 * wide + 1)
        line = bytearray(raw[start + 1 : start + 1 + 4 * wide])
        for n in range(4 * wide):
            left, corner = (line[n - 4], above[n - 4]) if n >= 4 else (0, 0)
            line[n] = (line[n] + _foretold(raw[start], left, above[n], corner)) % 256
        found += [((x, y), line[4 * x]) for x in range(wide)]
        above = line
    return found


def _foretold(kind: int, left: int, up: int, corner: int) -> int:
    """What the five filters of PNG foretell for a byte."""
    guess = left + up - corner
    paeth = min((left, up, corner), key=lambda value: abs(guess - value))
    return (0, left, up, (left + up) // 2, paeth)[kind]
