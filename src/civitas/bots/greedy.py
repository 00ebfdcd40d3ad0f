"""The greedy bot: carries on in its head until a pick has shown what it brings, and takes the best.

Where luck had a hand in it, a pick that looks best has to look best in other worlds too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from civitas.bots.chair import Chair
from civitas.bots.width import WIDE, Width
from civitas.bots.worlds import Habits, Outcome, World, compared
from civitas.kernel.asks import Pick
from civitas.kernel.chance import Chance

WORLDS: Final = 3
"""In so many worlds a pick is looked at before it is trusted to luck."""


class Greedy:
    """Looks ahead to where a pick has shown what it brings."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        return Thought(chair, chair.luck(self._seed)).best(picks)


def gains_of(chair: Chair, chance: Chance) -> dict[Pick, float]:
    """What the picks bring that the greedy bot looks at, compared to now."""
    thought = Thought(chair, chance)
    thought.best(chair.ask.picks)
    return thought.gains()


class Thought:
    """One ask thought over."""

    __slots__ = ("_chair", "_chance", "_found", "_habits", "_width", "_worlds")

    def __init__(self, chair: Chair, chance: Chance, width: Width = WIDE) -> None:
        self._chair = chair
        self._chance = chance
        self._width = width
        self._worlds: list[World] = []
        self._habits: Habits = {}
        self._found: dict[Pick, list[Outcome]] = {}
        """What each pick has brought, world by world."""

    def best(self, picks: Sequence[Pick]) -> Pick:
        """The pick that leaves the seat best off."""
        self._open(picks)
        return self._settled()

    def _open(self, picks: Sequence[Pick]) -> None:
        """Look at all picks, or at the promising ones of many, in one world."""
        for pick in picks if len(picks) <= self._width.many else self._promising(picks):
            self._look(pick)

    def _settled(self) -> Pick:
        """The best of those that were looked at, also where luck had a hand in it."""
        while True:
            gains = self.gains()
            pick = max(gains, key=gains.__getitem__)
            looks = self._found[pick]
            if len(looks) == WORLDS or not looks[0].by_luck:
                return pick
            self._look(pick)

    def gains(self) -> dict[Pick, float]:
        """What each pick has brought so far."""
        return compared(self._found)

    def _look(self, pick: Pick) -> float:
        """Look at a pick in one more world."""
        looks = self._found.setdefault(pick, [])
        if len(looks) == len(self._worlds):
            self._worlds.append(self._world())
        looks.append(self._worlds[len(looks)].look(pick))
        return looks[-1].worth

    def _world(self) -> World:
        return World(self._chair, self._chance, self._habits, self._width.habit)

    def _promising(self, picks: Sequence[Pick]) -> Iterable[Pick]:
        """Look at some of many picks, with different parts; then those whose parts did best."""
        parts = {pick: msgspec.structs.astuple(pick) for pick in picks}
        left = list(picks)
        self._chance.shuffle(left)
        tried: dict[object, list[float]] = {part: [] for pick in picks for part in parts[pick]}
        for _ in range(self._width.spread):
            pick = min(left, key=lambda pick: sum(len(tried[part]) for part in parts[pick]))
            left.remove(pick)
            worth = self._look(pick)
            for part in parts[pick]:
                tried[part].append(worth)
        low = min(looks[0].worth for looks in self._found.values())
        mean = {part: sum(got) / len(got) if got else low for part, got in tried.items()}
        left.sort(key=lambda pick: -sum(mean[part] for part in parts[pick]))
        return left[: self._width.promising]
