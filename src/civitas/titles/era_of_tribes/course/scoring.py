"""Section 14: final scoring."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.results import Result, best_wins
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()


@RULES.plain("end")
def end(s: State, _: Player) -> None:
    """EOT-3.26: nothing more happens."""
    s.over = True
    s.phase = "end"


def sources(s: State) -> dict[str, tuple[int | float, ...]]:
    """EOT-14.1: where the points come from."""
    return {"influence": tuple(me.influence for me in s.players)}


def result(s: State) -> Result | None:
    """EOT-14.8"""
    if not s.over:
        return None
    scores = [sum(points) for points in zip(*sources(s).values(), strict=True)]
    return best_wins(scores)
