"""The random bot: any legal answer is as good as another."""

from __future__ import annotations

from civitas.bots.chair import Chair
from civitas.kernel.asks import Pick


class Random:
    """Picks uniformly."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def pick(self, chair: Chair) -> Pick:
        ask = chair.ask
        picks = ask.picks
        return picks[chair.luck(self._seed, ask).below(len(picks))]
