"""The random bot: any legal answer is as good as another."""

from __future__ import annotations

from civitas.bots.chair import Chair
from civitas.kernel.asks import Pick
from civitas.kernel.chance import Chance


class Random:
    """Picks uniformly. The same seed and the same questions give the same answers."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        return picks[self._chance.below(len(picks))]
