"""The search bot: looks at picks in many imagined worlds, and some turns further.

It knows no more than its seat may. What it finds out belongs to a pick, not to a world: nobody
knows in which one they are. First it looks at every pick as the greedy bot does, of a wide ask
first at those that promise most, and at the best one in more and more worlds, until it is no longer
best by luck. Then the most promising picks are played on, with the turns of the others and the next
own ones (`civitas.bots.ahead`), and the worse half of them is given up again and again. What is not
sure to be better then than what looked best before is not done.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

from civitas.bots.advice import Advice, corrections, likely, seen_of
from civitas.bots.ahead import OVERDRAWN, Ahead, Budget, Clock, Minds, beside, lead
from civitas.bots.chair import Chair
from civitas.bots.hunch import hunch_for
from civitas.bots.learnt import shipped_learnt
from civitas.bots.width import WIDE
from civitas.bots.worlds import Outcome, compared
from civitas.kernel.asks import Pick
from civitas.kernel.chance import Chance

OPENED: Final = 0.4
"""Of the budget, so much may be spent on opening a wide ask."""
SURE: Final = 8
"""In so many worlds the best pick has to hold."""
LIKELY: Final = (6, 10)
"""So many picks are played on, and so many where there is ample time."""
FEW: Final = 3
"""At a larger table fewer are, in more worlds; not fewer than these."""
HALVED: Final = ((2, 4, 8, 16), (6, 12, 24, 48))
"""After so many worlds the worse half is given up."""
USUAL: Final = 4
"""With more seats than that a table is crowded."""
WORLDS: Final = (32, 96)
"""More of them tell nothing new."""


class Search:
    """Looks further than greedy, and in more worlds."""

    name = "search"
    budget = Budget()

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._seed = seed
        self._told = budget

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        return self.plan(chair).best(picks)

    def plan(self, chair: Chair) -> Plan:
        """How the ask is thought over: by what was learned, where that has helped."""
        learnt = shipped_learnt(chair)
        knowing = chair if learnt is None else chair.knowing(learnt)
        return Plan(knowing, chair.luck(self._seed), Clock(self.allowed(chair)), hunch_for(chair))

    def allowed(self, chair: Chair) -> Budget:
        """How much may be thought about it: what was said, or about the same time at every table.
        At a crowded one each line takes longer, so there are fewer, and to imagine the turns of all
        others once may take more than all of them: whoever waits for another bot would wait for
        seconds."""
        seats = chair.setting.seats
        if self._told is not None or seats <= USUAL:
            return self._told or self.budget
        return Budget(self.budget.lines * USUAL // seats, strict=True)


class Plan:
    """One ask thought over."""

    __slots__ = ("_advice", "_chair", "_chance", "_clock", "_found", "_minds", "_worlds")

    def __init__(
        self, chair: Chair, chance: Chance, clock: Clock, advice: Advice | None = None
    ) -> None:
        self._advice = advice
        self._chair = chair
        self._chance = chance
        self._clock = clock
        self._minds = Minds({}, {})
        self._worlds: list[Ahead] = []
        self._found: dict[Pick, list[Outcome]] = {}
        """What each pick has brought, world by world."""

    @property
    def lines(self) -> int:
        """How much of the budget is spent."""
        return self._clock.lines

    def best(self, picks: Sequence[Pick]) -> Pick:
        """The pick that leaves the seat best off."""
        if len(picks) <= WIDE.many:
            for pick in picks:
                self._look(pick)
        else:
            self._open(picks)
        self._settle()
        order = self._order()
        if self._world(0).lulled:
            return order[0]
        return self._play_on(order[: self._likely()])

    def _likely(self) -> int:
        """How many picks are played on: with many seats each line takes longer."""
        if self._clock.ample:
            return LIKELY[True]
        return max(LIKELY[False] * 2 // self._chair.setting.seats, FEW)

    def _order(self) -> list[Pick]:
        """The picks that were looked at, the best first; by advice, if there is any."""
        gains = compared(self._found)
        order = sorted(gains, key=lambda pick: -gains[pick])
        if self._advice is None:
            return order
        few = likely(order, gains, self._found, self._advice)
        seen = seen_of(self._chair, self._worlds[0], few, self._found)
        more = corrections(self._advice, self._worlds[0].start, self._chair.seat, seen)
        for pick, each in zip(few, more, strict=True):
            gains[pick] += each
        few.sort(key=lambda pick: -gains[pick])
        return list(dict.fromkeys([*few, *order]))

    def _world(self, number: int) -> Ahead:
        if number == len(self._worlds):
            self._worlds.append(Ahead(self._chair, self._chance, self._minds, self._clock))
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
        few = WIDE.spread + WIDE.promising
        while left and (len(self._found) < few or not self._clock.spent(OPENED)):
            if len(self._found) < WIDE.spread:
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

    def _play_on(self, likely: list[Pick]) -> Pick:
        """The pick that is best after the turns to come; the best before, if that is not sure."""
        before = likely[0]
        found: dict[Pick, list[list[float]]] = {pick: [] for pick in likely}
        for number in range(WORLDS[self._clock.ample] if len(likely) > 1 else 0):
            if self._clock.spent():
                break
            for pick in likely:
                if not self._clock.spent(OVERDRAWN):
                    found[pick].append(self._world(number).play_on(pick))
            if number + 1 in HALVED[self._clock.ample]:
                gains = {pick: beside(found[pick], found[before]) for pick in likely}
                likely.sort(key=lambda pick: fmean(gains[pick][1]) - fmean(gains[pick][0]))
                likely = [before, *[pick for pick in likely if pick != before]]
                likely = likely[: max(2, (len(likely) + 1) // 2)]
        return max(likely, key=lambda pick: lead(*beside(found[pick], found[before])))
