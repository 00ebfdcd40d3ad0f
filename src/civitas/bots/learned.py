"""The bots that have learned: greedy and search with the judgement of a network.

`learned` looks as far as greedy does. What looks best to the title's own judgement it judges a
second time by what it has learned, and takes the best of that: so it does for a few picks only, and
is about as fast. `wise` is search, and judges by what it has learned wherever it looks. Where
nothing was learned for tables of this setting, both play as those that they are made of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.bots.ahead import Budget
from civitas.bots.chair import Chair
from civitas.bots.greedy import Thought
from civitas.bots.judgement import Judgement, judgement_for, need_numpy
from civitas.bots.search import Search
from civitas.bots.worlds import Habits, World
from civitas.kernel.asks import Pick
from civitas.kernel.chance import Chance
from civitas.kernel.table import Table

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
    """Searches, and judges by what was learned."""

    name = "wise"

    def __init__(
        self, seed: int, budget: Budget | None = None, judgement: Judgement | None = None
    ) -> None:
        need_numpy()
        super().__init__(seed, budget)
        self._judgement = judgement

    def pick(self, chair: Chair) -> Pick:
        judgement = self._judgement or judgement_for(chair)
        return super().pick(chair if judgement is None else chair.judged_by(judgement))


class JudgedWorld(World):
    """A world whose lines can be judged a second time."""

    __slots__ = ("_before", "_judgement")

    def __init__(
        self, chair: Chair, chance: Chance, habits: Habits, judgement: Judgement | None
    ) -> None:
        super().__init__(chair, chance, habits)
        self._judgement = judgement
        self._before: float | None = None

    @property
    def root(self) -> Table:
        return self._root

    def second(self, ends: Sequence[Table]) -> list[float]:
        """By how much more lines bring that lead there than the title itself thinks."""
        if self._judgement is None:
            return [0.0] * len(ends)
        before = [self._root] if self._before is None else []
        found = self._judgement.corrections([*before, *ends], self._seat)
        if self._before is None:
            self._before, *found = found
        return [
            0.0 if end.over else correction - self._before
            for end, correction in zip(ends, found, strict=True)
        ]


class SecondThought(Thought):
    """One ask thought over, and what looked best thought over again."""

    __slots__ = ("_ends", "_judged", "_judgement")

    def __init__(self, chair: Chair, chance: Chance, judgement: Judgement | None) -> None:
        super().__init__(chair, chance)
        self._judgement = judgement
        self._ends: dict[Pick, Table] = {}
        """Where the first look at each pick has led."""
        self._judged: list[JudgedWorld] = []

    def _open(self, picks: Sequence[Pick]) -> None:
        super()._open(picks)
        likely = self._likely()
        if len(likely) == 1:
            self._found = {pick: self._found[pick] for pick in likely}
            return
        seconds = self._judged[0].second([self._ends[pick] for pick in likely])
        found = {}
        for pick, more in zip(likely, seconds, strict=True):
            (look,) = self._found[pick]
            found[pick] = [look._replace(worth=look.worth + more)]
        self._found = found

    def end_of(self, pick: Pick) -> Table:
        """Where the first look at a pick has led."""
        return self._ends[pick]

    @property
    def root(self) -> Table:
        """Where all first looks began."""
        return self._judged[0].root

    def _likely(self) -> list[Pick]:
        """The picks that look best, and at least one that ends the turn and one that begins
        something if there are any: they are the measure of the others."""
        gains = self.gains()
        order = sorted(gains, key=lambda pick: -gains[pick])
        likely = order[:LIKELY]
        if self._judgement is not None and not self._found[order[0]][0].by_luck:
            least = gains[order[0]] - self._judgement.reach
            likely = [pick for pick in likely if gains[pick] >= least]
        looks = {pick: self._found[pick][0] for pick in order}
        ending = [pick for pick in order if not looks[pick].goes_on]
        begun = [pick for pick in order if looks[pick].begun]
        return list(dict.fromkeys([*likely, *ending[:1], *begun[:1]]))

    def _look(self, pick: Pick) -> float:
        looks = self._found.setdefault(pick, [])
        number = len(looks)
        if number == len(self._judged):
            world = JudgedWorld(self._chair, self._chance, self._habits, self._judgement)
            self._judged.append(world)
        outcome, end = self._judged[number].follow(pick)
        if number:
            (more,) = self._judged[number].second([end])
            outcome = outcome._replace(worth=outcome.worth + more)
        else:
            self._ends[pick] = end
        looks.append(outcome)
        return outcome.worth
