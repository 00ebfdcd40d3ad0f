"""The bots that have learned: greedy and search with the judgement of a network.

`learned` looks as far as greedy does. What looks best to the title's own judgement it judges a
second time by what it has learned, and takes the best of that: so it does for a few picks only, and
is about as fast. `wise` is search, and judges by what it has learned wherever it looks. Where
nothing was learned for tables of this setting, both play as those that they are made of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from civitas.bots.ahead import Budget, Clock
from civitas.bots.chair import Chair
from civitas.bots.greedy import Thought
from civitas.bots.judgement import (
    Glance,
    Judgement,
    Likely,
    judgement_for,
    marks_of,
    need_numpy,
)
from civitas.bots.search import Plan, Search
from civitas.bots.worlds import Outcome, Stand, World, compared
from civitas.kernel.asks import Pick
from civitas.kernel.chance import Chance

LIKELY: Final = 6
"""So many picks are judged a second time."""


class Learned:
    """Looks as far as greedy, and judges by what was learned."""

    name = "learned"

    def __init__(self, seed: int, judgement: Judgement | None = None) -> None:
        need_numpy()
        self._seed = seed
        self._judgement = judgement

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        judgement = self._judgement or judgement_for(chair)
        luck = chair.luck(self._seed)
        if judgement is None:
            return Thought(chair, luck).best(picks)
        return SecondThought(chair, luck, judgement).best(picks)


class Wise(Search):
    """Searches, and thinks first of what it has learned to be good."""

    name = "wise"

    def __init__(
        self, seed: int, budget: Budget | None = None, judgement: Judgement | None = None
    ) -> None:
        need_numpy()
        super().__init__(seed, budget)
        self._judgement = judgement

    def plan(self, chair: Chair) -> Plan:
        judgement = self._judgement or judgement_for(chair)
        if judgement is None:
            return super().plan(chair)
        return WisePlan(chair, chair.luck(self._seed), Clock(self._budget), judgement)


class WisePlan(Plan):
    """One ask thought over: the best few by what was learned are played on, and the best of them is
    the measure of the others."""

    __slots__ = ("_judgement",)

    def __init__(self, chair: Chair, chance: Chance, clock: Clock, judgement: Judgement) -> None:
        super().__init__(chair, chance, clock)
        self._judgement = judgement

    def _order(self) -> list[Pick]:
        order = super()._order()
        gains = compared(self._found)
        few = likely(order, gains, self._found, self._judgement)
        seen = seen_of(self._chair, self._worlds[0], few, self._found)
        more = self._judgement.corrections(self._worlds[0].start, self._chair.seat, seen)
        for pick, each in zip(few, more, strict=True):
            gains[pick] += each
        few.sort(key=lambda pick: -gains[pick])
        return list(dict.fromkeys([*few, *order]))


def likely(
    order: Sequence[Pick],
    gains: Mapping[Pick, float],
    found: Mapping[Pick, Sequence[Outcome]],
    judgement: Judgement | None,
) -> list[Pick]:
    """The picks that look best, and at least one that ends the turn and one that begins something
    if there are any: they are the measure of the others."""
    few = list(order[:LIKELY])
    if judgement is not None and not found[order[0]][0].by_luck:
        least = gains[order[0]] - judgement.reach
        few = [pick for pick in few if gains[pick] >= least]
    ending = [pick for pick in order if not found[pick][0].goes_on]
    begun = [pick for pick in order if found[pick][0].begun]
    return list(dict.fromkeys([*few, *ending[:1], *begun[:1]]))


def seen_of(
    chair: Chair, world: World, picks: Sequence[Pick], found: Mapping[Pick, Sequence[Outcome]]
) -> list[Likely]:
    """What was seen of picks, in the world where they were looked at first."""
    what, gains = chair.ask.what, compared(found)
    seen = []
    for pick in picks:
        look, end = found[pick][0], world.end_of(pick)
        stand = Stand(end, look.stands)
        glance = Glance(gains[pick], look.goes_on, look.by_luck, look.begun, end.over)
        seen.append(Likely(stand, glance, marks_of(what, pick)))
    return seen


class SecondThought(Thought):
    """One ask thought over, and what looked best thought over again."""

    __slots__ = ("_judgement", "_more")

    def __init__(self, chair: Chair, chance: Chance, judgement: Judgement | None) -> None:
        super().__init__(chair, chance)
        self._judgement = judgement
        self._more: dict[Pick, float] = {}

    def _open(self, picks: Sequence[Pick]) -> None:
        super()._open(picks)
        gains = super().gains()
        order = sorted(gains, key=lambda pick: -gains[pick])
        few = likely(order, gains, self._found, self._judgement)
        self._found = {pick: self._found[pick] for pick in few}
        if len(few) > 1 and self._judgement is not None:
            more = self._judgement.corrections(self.start, self._chair.seat, self.seen(few))
            self._more = dict(zip(few, more, strict=True))

    def gains(self) -> dict[Pick, float]:
        """What each pick has brought so far, and what is to be added to it."""
        gains = super().gains()
        return {pick: gain + self._more.get(pick, 0.0) for pick, gain in gains.items()}

    @property
    def start(self) -> Stand:
        """Where all first looks began."""
        return self._worlds[0].start

    def seen(self, picks: Sequence[Pick]) -> list[Likely]:
        """What was seen of picks."""
        return seen_of(self._chair, self._worlds[0], picks, self._found)
