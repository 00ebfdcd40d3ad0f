"""The search bot: looks at picks in many imagined worlds, and at what the seat would do next.

It knows no more than its seat may. What it finds out belongs to a pick, not to a world: nobody
knows in which one they are. First it looks at every pick as the greedy bot does, of a wide ask
first at those that promise most, and at the best one in more and more worlds, until it is no longer
best by luck. Then the most promising picks are carried on to the seat's next deed
(`civitas.bots.ahead`), and the worse half of them is given up again and again. What is not sure
to be better then than what looked best before is not done.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

from civitas.bots.ahead import Ahead, Budget, Clock, Prospect
from civitas.bots.chair import Chair
from civitas.bots.greedy import MANY, PROMISING, SPREAD
from civitas.bots.worlds import Habits, Outcome, compared
from civitas.kernel.asks import Pick
from civitas.kernel.chance import Chance

OPENED: Final = 0.4
"""Of the budget, so much may be spent on opening a wide ask."""
SURE: Final = 8
"""In so many worlds the best pick has to hold."""
LIKELY: Final = (6, 10)
"""So many picks are carried on, and so many where there is ample time."""
HALVED: Final = ((2, 4, 8, 16), (4, 8, 16, 32))
"""After so many worlds the worse half is given up."""
WORLDS: Final = 32
"""More of them tell nothing new."""


class Search:
    """Looks further than greedy, and in more worlds."""

    name = "search"
    budget = Budget()

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._seed = seed
        self._budget = budget or self.budget

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        return _Plan(chair, chair.luck(self._seed), Clock(self._budget)).best(picks)


class _Plan:
    """One ask thought over."""

    __slots__ = ("_chair", "_chance", "_clock", "_found", "_habits", "_worlds")

    def __init__(self, chair: Chair, chance: Chance, clock: Clock) -> None:
        self._chair = chair
        self._chance = chance
        self._clock = clock
        self._habits: Habits = {}
        self._worlds: list[Ahead] = []
        self._found: dict[Pick, list[Outcome]] = {}
        """What each pick has brought, world by world."""

    def best(self, picks: Sequence[Pick]) -> Pick:
        """The pick that leaves the seat best off."""
        if len(picks) <= MANY:
            for pick in picks:
                self._look(pick)
        else:
            self._open(picks)
        self._settle()
        gains = compared(self._found)
        order = sorted(gains, key=lambda pick: -gains[pick])
        return self._carry_on(order[: LIKELY[self._clock.ample]], gains)

    def _world(self, number: int) -> Ahead:
        if number == len(self._worlds):
            self._worlds.append(Ahead(self._chair, self._chance, self._habits, self._clock))
        return self._worlds[number]

    def _look(self, pick: Pick) -> float:
        """Look at a pick in one more world."""
        looks = self._found.setdefault(pick, [])
        looks.append(self._world(len(looks)).look(pick))
        return looks[-1].worth

    def _open(self, picks: Sequence[Pick]) -> None:
        """Look at some of many picks, with different parts; then one by one at those whose parts
        have done best so far."""
        parts = {pick: msgspec.structs.astuple(pick) for pick in picks}
        left = list(picks)
        self._chance.shuffle(left)
        tried: dict[object, list[float]] = {part: [] for pick in picks for part in parts[pick]}
        few = SPREAD + PROMISING
        while left and (len(self._found) < few or not self._clock.spent(OPENED)):
            if len(self._found) < SPREAD:
                pick = min(left, key=lambda pick: sum(len(tried[part]) for part in parts[pick]))
            else:
                low = min(looks[0].worth for looks in self._found.values())
                mean = {part: fmean(got) if got else low for part, got in tried.items()}
                pick = max(left, key=lambda pick: sum(mean[part] for part in parts[pick]))
            left.remove(pick)
            worth = self._look(pick)
            for part in parts[pick]:
                tried[part].append(worth)

    def _settle(self) -> None:
        """Look at the best pick in more worlds, until it is best there too."""
        while not self._clock.spent():
            gains = compared(self._found)
            pick = max(gains, key=gains.__getitem__)
            looks = self._found[pick]
            if len(looks) == SURE or not looks[0].by_luck:
                return
            self._look(pick)

    def _carry_on(self, likely: list[Pick], gains: dict[Pick, float]) -> Pick:
        """The pick that is best with what can be done after it; the best before, if that is not
        sure, or if what can be done comes at different times."""
        found = {pick: Prospect() for pick in likely}
        time_worth = self._time_worth(likely)
        before = likely[0]
        for number in range(WORLDS if self._can_be_carried_on(likely) else 0):
            if self._clock.spent():
                break
            for pick in likely:
                self._world(number).carry_on(pick, found[pick], gains, time_worth)
            if not time_worth and any(found[pick].when != found[before].when for pick in likely):
                return before
            if number + 1 in HALVED[self._clock.ample]:
                likely.sort(key=lambda pick: -fmean(found[pick].totals))
                likely = [before, *[pick for pick in likely if pick != before]]
                likely = likely[: max(2, (len(likely) + 1) // 2)]
        return max(likely, key=lambda pick: found[pick].lead(found[before]))

    def _can_be_carried_on(self, likely: Sequence[Pick]) -> bool:
        """Something long that is begun is judged by what it promises, not by the next step of it;
        there is nothing to compare with this."""
        return len(likely) > 1 and not any(self._found[pick][0].begun for pick in likely)

    def _time_worth(self, likely: Sequence[Pick]) -> float:
        """What it is worth by itself that the turn ends, where only some of the picks end it: as
        much as the best of these brings."""
        if len({self._found[pick][0].goes_on for pick in likely}) == 1:
            return 0.0
        ending = [looks for looks in self._found.values() if not looks[0].goes_on]
        return max(fmean([look.worth for look in looks]) for looks in ending)
