"""Lines: what is imagined to come of a pick, in a table that may be the true one.

A line is carried on until the pick has shown what it brings. How far that is, the title says
(`Title.pause`): to the end of an action, or of the turn. On the way the seat's own further
questions are answered by habit: a kind of question is thought through once, pick by pick; met again
in the same thought, it is answered by what was best then. Other seats' answers are unknown and
imagined at random.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from civitas.bots.chair import Chair
from civitas.bots.width import ALL
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.chance import Chance
from civitas.kernel.table import Table
from civitas.kernel.titles import Pause

LONGEST: Final = 60
"""After more picks a line is judged wherever it is; playing alone its end would never come."""
QUIET: Final = (Pause.END, Pause.MENU)
"""Nothing of the seat's is under way."""
PICK_COST: Final = 0.01
"""Of two ways to the same end the shorter one."""


Habits: TypeAlias = dict[str, dict[Pick, float]]
"""By kind of question, what each pick has brought. What was learned in one world is done in all:
nobody knows in which one they are."""


class Stand(NamedTuple):
    """A table, and how the seat stands there."""

    table: Table
    worth: float


class Outcome(NamedTuple):
    """What a pick leads to."""

    worth: float
    goes_on: bool
    """Is the seat asked again at once, or is the match over? Otherwise time has gone on. In the
    middle of something it does so by every pick, whoever happens to be asked after it."""
    by_luck: bool
    stands: float
    """How the seat stands then."""
    begun: bool = False
    """Was something long begun, and judged by what it promises?"""
    picks: int = 1
    """How many of the seat's own it took."""


class Trodden(NamedTuple):
    """A way that a thought has gone already: where it has led, how the seat stands there, and the
    luck after it."""

    end: Table
    worth: float
    chance: Chance


def compared(found: Mapping[Pick, Sequence[Outcome]]) -> dict[Pick, float]:
    """What each pick brings on average.

    Where only some picks end the turn, time goes on with these: the best of them is the measure of
    the others. What promises something is held against all of them as they are.
    """
    gains = {pick: sum(look.worth for look in looks) / len(looks) for pick, looks in found.items()}
    if any(looks[0].begun for looks in found.values()):
        return gains
    ending = [pick for pick, looks in found.items() if not looks[0].goes_on]
    if len(ending) == len(found):
        return gains
    top = max((gains[pick] for pick in ending), default=0.0)
    return gains | {pick: gains[pick] - top for pick in ending}


class World:
    """One table that may be the true one."""

    __slots__ = (
        "_chair",
        "_chance",
        "_ends",
        "_habits",
        "_luck",
        "_most",
        "_root",
        "_seat",
        "_start",
        "_title",
        "_trodden",
    )

    def __init__(self, chair: Chair, chance: Chance, habits: Habits, most: int = ALL) -> None:
        self._chair = chair
        self._seat = chair.seat
        self._root = chair.imagine(chance)
        self._title = self._root.title
        self._luck = chance.copy()
        self._chance = self._luck
        self._start: Stand | None = None
        self._habits = habits
        self._most = most
        """No more picks of a further question are thought through: where there are, every second
        of its list, every third, and so on."""
        self._ends: dict[Pick, Table] = {}
        self._trodden: dict[Pick, Trodden] = {}
        """By pick, the ways of the last thought on which the seat has picked once."""

    def look(self, pick: Pick) -> Outcome:
        """What comes of a pick, compared to now."""
        self._chance = self._luck.copy()  # the same luck for all, so that it decides nothing
        outcome, self._ends[pick] = self.line(self._root, pick, self.start.worth)
        return outcome

    @property
    def start(self) -> Stand:
        """Where all lines begin; judged when somebody looks from there."""
        if self._start is None:
            self._start = Stand(self._root, self._worth(self._root))
        return self._start

    @property
    def lulled(self) -> bool:
        """Is something long under way there, that is judged step by step?"""
        return self._pause(self._root) is Pause.LULL

    def end_of(self, pick: Pick) -> Table:
        """Where the look at a pick has led."""
        return self._ends[pick]

    def _others(self, table: Table, asked: int) -> Ask | None:
        """Let the others answer at random until the seat is asked: by which question; None if its
        turn is over. Who acts side by side with others does not wait for them.

        It is over when another seat is asked in a later segment than ``asked``, or beside it, and
        nothing of this seat's is under way.
        """
        while asks := table.asks:
            ask = asks[0]
            if len(asks) > 1:
                own = [ask for ask in asks if ask.seat == self._seat]
                if own and (table.aside or len(own) == len(asks)):
                    return own[0]
                ask = next(ask for ask in asks if ask.seat != self._seat)
            elif ask.seat == self._seat:
                return ask
            later = table.segment != asked or table.aside
            if later and self._pause(table) in QUIET:
                return None
            table.pick(ask.picks[self._chance.below(len(ask.picks))], ask.seat)
        return None

    def _ask(self, table: Table) -> Ask:
        """What the seat is asked."""
        for ask in table.asks:
            if ask.seat == self._seat:
                return ask
        raise LookupError(f"seat {self._seat} has nothing to decide")

    def _worth(self, table: Table) -> float:
        """How the seat stands."""
        return self._chair.evaluate(table)

    def _pause(self, table: Table) -> Pause:
        return self._title.pause(table.state, self._seat)

    def _habit(self, table: Table, ask: Ask, thinking: tuple[str, ...]) -> Pick:
        """The pick that did best when this kind of question was thought through.

        ``thinking`` are the kinds of questions that are being thought through.
        """
        if len(ask.picks) == 1:
            return ask.picks[0]
        gains = self._habits.setdefault(ask.what, {})
        new = [pick for pick in ask.picks if pick not in gains]
        if new and len(ask.picks) - len(new) < self._most:
            few = new[:: -(-len(new) // self._most)]
            gains.update(self._think(table, few, (*thinking, ask.what)))
        if len(ask.picks) > self._most:
            return max([pick for pick in ask.picks if pick in gains], key=gains.__getitem__)
        return max(ask.picks, key=gains.__getitem__)

    def _go_on(
        self, table: Table, ask: Ask, thinking: tuple[str, ...]
    ) -> tuple[Table, float | None]:
        """Answer by habit: the table after it, and how the seat stands there, if that is known. A
        way that was trodden to find out what is best is not gone again."""
        self._trodden = {}
        pick = self._habit(table, ask, thinking)
        trodden = self._trodden.get(pick)
        if trodden is None:
            table.pick(pick, self._seat)
            return table, None
        self._chance = trodden.chance
        return trodden.end, trodden.worth

    def _think(
        self, table: Table, picks: list[Pick], thinking: tuple[str, ...]
    ) -> dict[Pick, float]:
        """What each pick brings, compared to now."""
        now = self._worth(table)
        chance = self._chance
        found, trodden = {}, {}
        for pick in picks:
            self._chance = chance.copy()
            outcome, end = self.line(table, pick, now, thinking)
            found[pick] = [outcome]
            if outcome.picks == 1:
                trodden[pick] = Trodden(end, outcome.stands, self._chance)
        self._chance, self._trodden = chance, trodden
        return compared(found)

    def line(
        self, table: Table, pick: Pick, now: float, thinking: tuple[str, ...] = ()
    ) -> tuple[Outcome, Table]:
        """Carry on from a pick until it has shown what it brings, or until the turn is over: what
        has come of it, and where it has led."""
        fork = table.fork()
        marks = seen = fork.state.chance.marks
        asked = fork.segment
        fork.pick(pick, self._seat)
        picks = 1
        known: float | None = None
        while (ask := self._others(fork, asked)) is not None and picks < LONGEST:
            seen = fork.state.chance.marks
            worth = self._shown(table, fork, ask, now, thinking, known)
            if worth is not None:
                gain = worth - now - PICK_COST * picks
                before = self._pause(table)
                over = before is Pause.LULL and self._pause(fork) is Pause.END
                over = over or (before is Pause.MENU and ask.what != self._ask(table).what)
                begun = before is Pause.END and self._pause(fork) is Pause.LULL
                return Outcome(gain, not over, seen != marks, worth, begun, picks), fork
            asked = fork.segment
            fork, known = self._go_on(fork, ask, thinking)
            picks += 1
        worth = self._worth(fork) if known is None else known
        gain = worth - now - PICK_COST * picks
        goes_on = not fork.asks or self._pause(table) is Pause.NONE
        return Outcome(gain, goes_on, seen != marks, worth, picks=picks), fork

    def _shown(
        self,
        table: Table,
        fork: Table,
        ask: Ask,
        now: float,
        thinking: tuple[str, ...],
        known: float | None,
    ) -> float | None:
        """How the seat stands, if what was begun at ``table`` has come to something by the time of
        this ask; ``known`` if somebody has found that out.

        So it has when nothing is under way any more, and when the question that was asked there,
        or one of those that are being thought through, comes again; among those who act side by
        side, when their own question comes again. Of a step it is enough that
        something has changed, and so it is for a habit in the middle of the turn.
        """
        if ask.what in thinking:
            return self._worth(fork) if known is None else known
        goes_on = fork.segment == table.segment
        if goes_on and not fork.aside:
            return None
        pause = self._pause(fork)
        same = ask.what == self._ask(table).what
        if goes_on and not (same and pause in QUIET):
            return None
        if pause in QUIET or pause is Pause.LULL or (pause is Pause.NONE and same):
            return self._worth(fork) if known is None else known
        if pause is Pause.STEP or (pause is Pause.BREATH and thinking):
            worth = self._worth(fork) if known is None else known
            return worth if worth != now else None
        return None
