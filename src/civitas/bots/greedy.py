"""The greedy bot: carries on in its head until a pick has shown what it brings, and takes the best.

How far it has to look, the title says (`Title.pause`): to the end of an action, or of the turn. On
the way it answers its own further questions by habit: a kind of question is thought through once,
pick by pick; met again in the same thought, it is answered by what was best then. Other seats'
answers are unknown and imagined at random. Where luck had a hand in it, a pick that looks best has
to look best in other worlds too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec

from civitas.bots.chair import Chair
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.chance import Chance
from civitas.kernel.table import Table
from civitas.kernel.titles import Pause

MANY: Final = 45
"""An ask with more picks is not tried through; picks are made of parts, and the parts are."""
SPREAD: Final = 12
"""Of many picks, so many are tried to learn about the parts."""
PROMISING: Final = 6
"""Then so many whose parts did best."""
LONGEST: Final = 60
"""After more picks a line is judged wherever it is; playing alone its end would never come."""
WORLDS: Final = 3
"""In so many worlds a pick is looked at before it is trusted to luck."""
QUIET: Final = (Pause.END, Pause.MENU)
"""Nothing of the seat's is under way."""
PICK_COST: Final = 0.01
"""Of two ways to the same end the shorter one."""


Habits: TypeAlias = dict[str, dict[Pick, float]]
"""By kind of question, what each pick has brought. What was learned in one world is done in all:
nobody knows in which one they are."""


class Greedy:
    """Looks ahead to where a pick has shown what it brings."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        return _Thought(chair, chair.luck(self._seed)).best(picks)


class _Outcome(NamedTuple):
    """What a pick leads to."""

    worth: float
    goes_on: bool
    """Is the seat asked again at once, or is the match over? Otherwise time has gone on. In the
    middle of something it does so by every pick, whoever happens to be asked after it."""
    by_luck: bool
    begun: bool = False
    """Was something long begun, and judged by what it promises?"""


class _Thought:
    """One ask thought over."""

    __slots__ = ("_chair", "_chance", "_found", "_habits", "_worlds")

    def __init__(self, chair: Chair, chance: Chance) -> None:
        self._chair = chair
        self._chance = chance
        self._worlds: list[_World] = []
        self._habits: Habits = {}
        self._found: dict[Pick, list[_Outcome]] = {}
        """What each pick has brought, world by world."""

    def best(self, picks: Sequence[Pick]) -> Pick:
        """The pick that leaves the seat best off."""
        for pick in picks if len(picks) <= MANY else self._promising(picks):
            self._look(pick)
        while True:
            gains = _compared(self._found)
            pick = max(gains, key=gains.__getitem__)
            looks = self._found[pick]
            if len(looks) == WORLDS or not looks[0].by_luck:
                return pick
            self._look(pick)

    def _look(self, pick: Pick) -> float:
        """Look at a pick in one more world."""
        looks = self._found.setdefault(pick, [])
        if len(looks) == len(self._worlds):
            self._worlds.append(_World(self._chair, self._chance, self._habits))
        looks.append(self._worlds[len(looks)].look(pick))
        return looks[-1].worth

    def _promising(self, picks: Sequence[Pick]) -> Iterable[Pick]:
        """Look at some of many picks, with different parts; then those whose parts did best."""
        parts = {pick: msgspec.structs.astuple(pick) for pick in picks}
        left = list(picks)
        self._chance.shuffle(left)
        tried: dict[object, list[float]] = {part: [] for pick in picks for part in parts[pick]}
        for _ in range(SPREAD):
            pick = min(left, key=lambda pick: sum(len(tried[part]) for part in parts[pick]))
            left.remove(pick)
            worth = self._look(pick)
            for part in parts[pick]:
                tried[part].append(worth)
        low = min(looks[0].worth for looks in self._found.values())
        mean = {part: sum(got) / len(got) if got else low for part, got in tried.items()}
        left.sort(key=lambda pick: -sum(mean[part] for part in parts[pick]))
        return left[:PROMISING]


def _compared(found: dict[Pick, list[_Outcome]]) -> dict[Pick, float]:
    """What each pick brings on average.

    Where a pick ends the turn, time goes on: the best of those is the measure of the others. What
    promises something is held against all of them as they are.
    """
    gains = {pick: sum(look.worth for look in looks) / len(looks) for pick, looks in found.items()}
    if any(looks[0].begun for looks in found.values()):
        return gains
    ending = [pick for pick, looks in found.items() if not looks[0].goes_on]
    top = max((gains[pick] for pick in ending), default=0.0)
    return gains | {pick: gains[pick] - top for pick in ending}


class _World:
    """One table that may be the true one."""

    __slots__ = ("_chair", "_chance", "_habits", "_luck", "_now", "_root", "_seat", "_title")

    def __init__(self, chair: Chair, chance: Chance, habits: Habits) -> None:
        self._chair = chair
        self._seat = chair.seat
        self._root = chair.imagine(chance)
        self._title = self._root.title
        self._luck = chance.copy()
        self._chance = self._luck
        self._now = chair.evaluate(self._root)
        self._habits = habits

    def look(self, pick: Pick) -> _Outcome:
        """What comes of a pick, compared to now."""
        self._chance = self._luck.copy()  # the same luck for all, so that it decides nothing
        return self._outcome(self._root, pick, self._now)

    def _others(self, table: Table, asked: int) -> bool:
        """Let the others answer at random until the seat is asked (True) or its turn is over. Who
        acts side by side with others does not wait for them.

        It is over when another seat is asked in a later segment than ``asked``, or beside it, and
        nothing of this seat's is under way.
        """
        while asks := table.asks:
            others = [ask for ask in asks if ask.seat != self._seat]
            if not others or (table.aside and len(others) < len(asks)):
                return True
            later = table.segment != asked or table.aside
            if later and self._pause(table) in QUIET:
                return False
            ask = others[0]
            table.pick(ask.picks[self._chance.below(len(ask.picks))], ask.seat)
        return False

    def _ask(self, table: Table) -> Ask:
        """What the seat is asked."""
        return next(ask for ask in table.asks if ask.seat == self._seat)

    def _is_same(self, table: Table, fork: Table) -> bool:
        """Is the seat asked the same?"""
        return self._ask(fork).what == self._ask(table).what

    def _pause(self, table: Table) -> Pause:
        return self._title.pause(table.state, self._seat)

    def _habit(self, table: Table, thinking: tuple[str, ...]) -> Pick:
        """The pick that did best when this kind of question was thought through.

        ``thinking`` are the kinds of questions that are being thought through.
        """
        ask = self._ask(table)
        if len(ask.picks) == 1:
            return ask.picks[0]
        gains = self._habits.setdefault(ask.what, {})
        new = [pick for pick in ask.picks if pick not in gains]
        if new:
            gains.update(self._think(table, new, (*thinking, ask.what)))
        return max(ask.picks, key=gains.__getitem__)

    def _think(
        self, table: Table, picks: list[Pick], thinking: tuple[str, ...]
    ) -> dict[Pick, float]:
        """What each pick brings, compared to now."""
        now = self._chair.evaluate(table)
        chance = self._chance
        found = {}
        for pick in picks:
            self._chance = chance.copy()
            found[pick] = [self._outcome(table, pick, now, thinking)]
        self._chance = chance
        return _compared(found)

    def _outcome(
        self, table: Table, pick: Pick, now: float, thinking: tuple[str, ...] = ()
    ) -> _Outcome:
        """Carry on from a pick until it has shown what it brings, or until the turn is over."""
        fork = table.fork()
        marks = seen = fork.state.chance.marks
        asked = fork.segment
        fork.pick(pick, self._seat)
        picks = 1
        while self._others(fork, asked) and picks < LONGEST:
            seen = fork.state.chance.marks
            worth = self._shown(table, fork, now, thinking)
            if worth is not None:
                gain = worth - now - PICK_COST * picks
                before, after = self._pause(table), self._pause(fork)
                over = before is Pause.LULL and after is Pause.END
                over = over or (before is Pause.MENU and not self._is_same(table, fork))
                begun = before is Pause.END and after is Pause.LULL
                return _Outcome(gain, not over, seen != marks, begun)
            asked = fork.segment
            fork.pick(self._habit(fork, thinking), self._seat)
            picks += 1
        gain = self._chair.evaluate(fork) - now - PICK_COST * picks
        over = not fork.asks
        return _Outcome(gain, over or self._pause(table) is Pause.NONE, seen != marks)

    def _shown(
        self, table: Table, fork: Table, now: float, thinking: tuple[str, ...]
    ) -> float | None:
        """How the seat stands, if what was begun at ``table`` has come to something.

        So it has when nothing is under way any more, and when the question that was asked there,
        or one of those that are being thought through, comes again; among those who act side by
        side, when their own question comes again. Of a step it is enough that
        something has changed, and so it is for a habit in the middle of the turn.
        """
        what = self._ask(fork).what
        if what in thinking:
            return self._chair.evaluate(fork)
        pause = self._pause(fork)
        same = self._is_same(table, fork)
        if fork.segment == table.segment and not (same and fork.aside and pause in QUIET):
            return None
        if pause in QUIET or pause is Pause.LULL or (pause is Pause.NONE and same):
            return self._chair.evaluate(fork)
        if pause is Pause.STEP or (pause is Pause.BREATH and thinking):
            worth = self._chair.evaluate(fork)
            return worth if worth != now else None
        return None
