"""How well a seat stands: the victory points it would have if the match ended now."""

from __future__ import annotations

from civitas.titles.clash_of_cultures.scoring import HALF, half_points
from civitas.titles.clash_of_cultures.state import State


def evaluate(s: State, seat: int) -> float:
    """The own points less those of the best rival."""
    totals = [sum(half_points(s, me)) / HALF for me in s.players]
    own = totals.pop(seat)
    return own - max(totals)
