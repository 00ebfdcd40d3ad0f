"""How far the expansion of a round is, for who looks ahead."""

from __future__ import annotations

from typing import Final

from civitas.titles.era_of_tribes.content.tables import EXPANSION
from civitas.titles.era_of_tribes.state import Player, State

BEFORE_GROWTH: Final = 0
GROWING: Final = 1
MOVING: Final = 2
MOVED: Final = 3


def stage(s: State, me: Player) -> int:
    """How far the expansion of this round is."""
    x = s.expansion
    if x is None or x.seat != me.seat:
        return BEFORE_GROWTH if _to_come(s, me) else MOVED
    at = MOVED
    for step in s.agenda:
        if step.what == "growth":
            return BEFORE_GROWTH
        if step.what == "movement":
            at = GROWING
        elif step.what == "movement.end" and at == MOVED:
            at = MOVING
    return at


def _to_come(s: State, me: Player) -> bool:
    """Will there be one in this round, an auto-expansion at the latest (EOT-3.20)?"""
    if s.phase == "auto_expansion":
        return any(step.what == "auto.turn" and step.seat == me.seat for step in s.agenda)
    return s.phase == "actions" and not (me.revolted or me.has_used(EXPANSION))
