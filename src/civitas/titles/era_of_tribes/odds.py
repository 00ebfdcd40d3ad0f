"""How likely a battle is won, for who looks ahead."""

from __future__ import annotations

from functools import cache
from math import comb


@cache
def chances(units: int, foes: int, symbols: int) -> float:
    """How likely attackers win who hold so many of the three symbols that are not fixed: every hit
    is theirs with the same chance, and whoever has no unit left has lost (EOT-9.20 to EOT-9.26)."""
    if not units:
        return 0.0
    hit = (3 + 2 * symbols) / 12
    hits = units + foes - 1
    return sum([comb(hits, n) * hit**n * (1 - hit) ** (hits - n) for n in range(foes, hits + 1)])
