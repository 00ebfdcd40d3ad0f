"""Numbers on the command line: none too small to make sense, none beyond what there is room for."""

from __future__ import annotations

from typing import Final

from civitas.cli.speech import Misuse

MOST: Final = 10_000_000
"""Matches, rounds, lines: a list of them still fits into memory, and a core plays them for days."""


def check(least: int, **given: int) -> None:
    """Refuse the first of these options that is out of bounds."""
    for name, number in given.items():
        if not least <= number <= MOST:
            raise Misuse("error-range", option=f"--{name}", number=number, least=least, most=MOST)
