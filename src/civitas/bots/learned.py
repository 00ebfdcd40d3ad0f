"""The bots that have learned: greedy and search with a judgement that was learned.

`learned` looks as far as greedy does, and `wise` as search does. Where it was learned what standing
is worth (`civitas.bots.learnt`), both judge by that wherever they look. Elsewhere `learned`
judges what looks best to the title's own judgement a second time, by a network, and takes the best
of that: so it does for a few picks only, and is about as fast; `wise` plays such picks on first.
Where nothing was learned for tables of this setting, both play as those that they are made of.
"""

from __future__ import annotations

from collections.abc import Sequence

from civitas.bots.advice import corrections, likely, seen_of
from civitas.bots.ahead import Budget, Clock
from civitas.bots.chair import Chair, Learnt
from civitas.bots.greedy import Thought
from civitas.bots.hunch import hunch_for
from civitas.bots.judgement import Judgement, Likely, judgement_for, need_numpy
from civitas.bots.learnt import learnt_for
from civitas.bots.search import Plan, Search
from civitas.bots.width import WIDE
from civitas.bots.worlds import Stand
from civitas.kernel.asks import Pick
from civitas.kernel.chance import Chance


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
        luck = chair.luck(self._seed)
        learnt = None if self._judgement else learnt_for(chair, searching=False)
        if learnt is not None:
            return Thought(chair.knowing(learnt), luck, learnt.width).best(picks)
        judgement = self._judgement or judgement_for(chair)
        if judgement is None:
            return Thought(chair, luck).best(picks)
        return SecondThought(chair, luck, judgement).best(picks)


class Wise(Search):
    """Searches, and judges by what was learned."""

    name = "wise"

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        judgement: Judgement | None = None,
        learnt: Learnt | None = None,
    ) -> None:
        need_numpy()
        super().__init__(seed, budget)
        self._judgement = judgement
        self._learnt = learnt

    def plan(self, chair: Chair) -> Plan:
        luck, clock = chair.luck(self._seed), Clock(self.allowed(chair))
        learnt = self._learnt or (None if self._judgement else learnt_for(chair, searching=True))
        if learnt is not None:
            return Plan(chair.knowing(learnt), luck, clock, hunch_for(chair))
        judgement = self._judgement or judgement_for(chair)
        if judgement is None:
            return super().plan(chair)
        return Plan(chair, luck, clock, judgement)


class SecondThought(Thought):
    """One ask thought over, and what looked best thought over again."""

    __slots__ = ("_judgement", "_more")

    def __init__(self, chair: Chair, chance: Chance, judgement: Judgement | None) -> None:
        super().__init__(chair, chance, judgement.about.width if judgement else WIDE)
        self._judgement = judgement
        self._more: dict[Pick, float] = {}

    def _open(self, picks: Sequence[Pick]) -> None:
        super()._open(picks)
        gains = super().gains()
        order = sorted(gains, key=lambda pick: -gains[pick])
        few = likely(order, gains, self._found, self._judgement)
        self._found = {pick: self._found[pick] for pick in few}
        if len(few) > 1 and self._judgement is not None:
            more = corrections(self._judgement, self.start, self._chair.seat, self.seen(few))
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
