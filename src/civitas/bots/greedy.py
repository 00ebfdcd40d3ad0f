"""The greedy bot: plays its turn to the end in its head and takes what leaves it best off.

For each pick it imagines the rest of its turn, as far as the title's own evaluation tells it how.
Thinking every line through would take ages, so it forms habits: a kind of question is thought
through once, pick by pick to the end of the segment; met again in the same thought, it is answered
by what was best then. Other seats' answers are unknown and imagined at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from civitas.bots.chair import Chair
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.chance import Chance
from civitas.kernel.table import Table

MANY: Final = 45
"""An ask with more picks is not tried through; picks are made of parts, and the parts are."""
SPREAD: Final = 12
"""Of many picks, so many are tried to learn about the parts."""
PROMISING: Final = 6
"""Then so many whose parts did best."""
LONGEST_TURN: Final = 60
"""A turn with more picks is judged before its end; playing alone it would never come."""
PICK_COST: Final = 0.01
"""Of two ways to the same end the shorter one."""


class Greedy:
    """Looks ahead to the end of its turn."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        return _Thought(chair, chair.luck(self._seed)).best(picks)


class _Thought:
    """One ask thought over, on one imagined table."""

    __slots__ = ("_chair", "_chance", "_gains", "_luck", "_root", "_seat", "_together")

    def __init__(self, chair: Chair, chance: Chance) -> None:
        self._chair = chair
        self._seat = chair.seat
        self._root = chair.imagine(chance)
        self._together = any(ask.seat != self._seat for ask in self._root.asks)
        self._luck = chance
        self._chance = chance
        self._gains: dict[str, dict[Pick, float]] = {}
        """By kind of question, what each pick has brought."""

    def best(self, picks: Sequence[Pick]) -> Pick:
        """The pick that leaves the seat best off when its turn is over."""
        if len(picks) <= MANY:
            return max(picks, key=self._worth)
        return self._best_of_many(picks)

    def _best_of_many(self, picks: Sequence[Pick]) -> Pick:
        """Try some picks with different parts, then those whose parts did best; take the best."""
        parts = {pick: msgspec.structs.astuple(pick) for pick in picks}
        left = list(picks)
        self._luck.shuffle(left)
        worth: dict[Pick, float] = {}
        tried: dict[object, list[float]] = {part: [] for pick in picks for part in parts[pick]}
        for _ in range(SPREAD):
            pick = min(left, key=lambda pick: sum(len(tried[part]) for part in parts[pick]))
            left.remove(pick)
            worth[pick] = self._worth(pick)
            for part in parts[pick]:
                tried[part].append(worth[pick])
        low = min(worth.values())
        mean = {part: sum(got) / len(got) if got else low for part, got in tried.items()}
        left.sort(key=lambda pick: -sum(mean[part] for part in parts[pick]))
        for pick in left[:PROMISING]:
            worth[pick] = self._worth(pick)
        return max(worth, key=worth.__getitem__)

    def _worth(self, pick: Pick) -> float:
        """How the seat stands after this pick and the rest of its turn, played by habit."""
        table = self._root.fork()
        self._chance = self._luck.copy()  # the same luck for all, so that it decides nothing
        asked = table.segment
        table.pick(pick, self._seat)
        picks = 1
        mine = self._others(table, asked, until_asked=self._together)
        while mine and picks < LONGEST_TURN:
            asked = table.segment
            table.pick(self._habit(table), self._seat)
            picks += 1
            mine = self._others(table, asked)
        return self._chair.evaluate(table) - PICK_COST * picks

    def _others(self, table: Table, asked: int, until_asked: bool = False) -> bool:
        """Let the others answer at random until the seat is asked (True) or its turn is over.

        The turn is over when another seat is asked in a later segment than ``asked``. After a
        choice that all make together the seat's turn is still to come: ``until_asked``.
        """
        while asks := table.asks:
            others = [ask for ask in asks if ask.seat != self._seat]
            if not others:
                return True
            if table.segment != asked and not until_asked:
                return False
            self._answer(table, others[0])
        return False

    def _answer(self, table: Table, ask: Ask) -> None:
        table.pick(ask.picks[self._chance.below(len(ask.picks))], ask.seat)

    def _habit(self, table: Table, thinking: tuple[str, ...] = ()) -> Pick:
        """The pick that did best when this kind of question was thought through.

        ``thinking`` are the kinds of questions that are being thought through.
        """
        ask = table.asks[0]
        if len(ask.picks) == 1:
            return ask.picks[0]
        gains = self._gains.setdefault(ask.what, {})
        new = [pick for pick in ask.picks if pick not in gains]
        if new:
            gains.update(self._think(table, new, (*thinking, ask.what)))
        return max(ask.picks, key=gains.__getitem__)

    def _think(
        self, table: Table, picks: list[Pick], thinking: tuple[str, ...]
    ) -> dict[Pick, float]:
        """What each pick brings, compared to now.

        Where a pick ends the turn, time goes on: the best of those is the measure of the others.
        """
        now = self._chair.evaluate(table)
        chance = self._chance
        going_on: dict[Pick, float] = {}
        ending: dict[Pick, float] = {}
        for pick in picks:
            self._chance = chance.copy()
            worth, goes_on = self._outcome(table, pick, now, thinking)
            (going_on if goes_on else ending)[pick] = worth - now
        self._chance = chance
        top = max(ending.values(), default=0.0)
        return going_on | {pick: gain - top for pick, gain in ending.items()}

    def _outcome(
        self, table: Table, pick: Pick, now: float, thinking: tuple[str, ...]
    ) -> tuple[float, bool]:
        """How the seat stands when something has come of a pick, and whether its turn goes on.

        That is at the end of the segment, unless nothing has changed by then, or when one of the
        questions that are being thought through comes again.
        """
        fork = table.fork()
        asked = fork.segment
        fork.pick(pick, self._seat)
        picks = 1
        while self._others(fork, asked):
            again = fork.asks[0].what in thinking
            if again or fork.segment != table.segment:
                worth = self._chair.evaluate(fork)
                if again or worth != now:
                    return worth - PICK_COST * picks, True
            asked = fork.segment
            fork.pick(self._habit(fork, thinking), self._seat)
            picks += 1
        return self._chair.evaluate(fork) - PICK_COST * picks, False
