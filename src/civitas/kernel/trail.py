"""Checkpoint and trail: how a table can be forked and taken back though its rules are generators.

Between two segments the table now and then keeps a copy of its state, the checkpoint. The answers
given since are the trail, the silent ones included: a choice with one legal answer is not asked,
but whoever plays the trail again need not find that out.

A copy is dear and most tables are never forked, so a table takes one only now and then. A fork
needs it at the start of the segment in progress, and the first fork there moves it up.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Generator, Iterator
from typing import Any, Final

from civitas.kernel.asks import REST, Aside, Ask, Flow, Own, Rest, Together
from civitas.kernel.chance import Chance
from civitas.kernel.log import Line
from civitas.kernel.notes import Note
from civitas.kernel.titles import Title

LONGEST: Final = 64
"""After this many answers a checkpoint is taken even if nobody forks: the trail stays short."""


class Checkpoint:
    """A state nobody changes any more, and how far trail, log and segments had come."""

    __slots__ = ("at", "ended", "log", "state")

    def __init__(self, state: Any, at: int, log: int, ended: int) -> None:
        self.state = state
        self.at = at
        self.log = log
        self.ended = ended


class Reseed:
    """A stone in the trail of an imagined table: from here on chance is another one."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Noted:
    """A stone in the trail where something was noted: the log says so again when it is played."""

    __slots__ = ("line",)

    def __init__(self, note: Note) -> None:
        self.line = note.line


class Trail:
    """The answers since the first checkpoint, and how much of them may be taken back."""

    __slots__ = ("answers", "at", "barrier", "checkpoints", "ended", "log", "silent")

    def __init__(self, start: Checkpoint) -> None:
        self.checkpoints = [start]
        self.answers: list[Any] = []
        self.silent: list[int] = []
        """Where the answers lie that nobody was asked for: there was no other."""
        self.barrier = 0
        """Nothing before this answer is taken back."""
        self.at, self.log, self.ended = start.at, start.log, start.ended

    def play(
        self, title: Title, state: Any, log: list[Line]
    ) -> Generator[Ask | Together | Aside | Rest | None, Any, None]:
        """One segment after the other: all that the rules ask, and None when the match is over."""
        while True:
            another = title.goes_on(state)
            at = self.at = len(self.answers)
            self.log = len(log)
            if not another:
                break
            if at - self.checkpoints[-1].at >= LONGEST:
                self.keep(state.copy())
            flow = title.segment(state)
            if flow is not None:
                yield from flow
            self.ended += 1
        yield None

    def rest(self, log: int) -> bool:
        """A segment could end here, with so many lines of the log. May the next one go on in the
        same flow? Not where a checkpoint is due."""
        at = len(self.answers)
        if at - self.checkpoints[-1].at >= LONGEST:
            return False
        self.at, self.log = at, log
        self.ended += 1
        return True

    def rewind(self, start: Checkpoint) -> list[Any]:
        """Go back to a checkpoint; tells the answers that were given since."""
        self.at, self.log, self.ended = start.at, start.log, start.ended
        later = self.answers[start.at :]
        if later:
            del self.answers[start.at :]
        return later

    def keep(self, state: Any) -> None:
        """Take this state, in which the last segment starts, as a checkpoint.

        Two are enough: where undo starts, and where a fork starts.
        """
        kept = self.checkpoints
        kept.append(Checkpoint(state, self.at, self.log, self.ended))
        if len(kept) > 2:
            del kept[0 if kept[1].at <= self.barrier else 1]
            self._forget()

    def shut(self) -> None:
        """Chance has spoken or secrets were opened: undo ends here, one checkpoint is enough."""
        self.barrier = len(self.answers)
        if len(self.checkpoints) > 1:
            del self.checkpoints[:-1]
            self._forget()

    def _forget(self) -> None:
        """Drop what lies before the first checkpoint: nobody goes back there."""
        start = self.checkpoints[0].at
        if not start:
            return
        del self.answers[:start]
        self.silent = self._silent_from(start)
        self.barrier = max(self.barrier - start, 0)
        self.at -= start
        for checkpoint in self.checkpoints:
            checkpoint.at -= start

    def _silent_from(self, start: int) -> list[int]:
        """Where silent answers lie, if all before this one is forgotten."""
        silent = self.silent
        if not silent or silent[-1] < start:
            return []
        return [n - start for n in silent[bisect_left(silent, start) :]]

    @property
    def can_step_back(self) -> bool:
        return self._last_pick() >= self.barrier

    def _last_pick(self) -> int:
        """Where the last answer lies that somebody has picked."""
        last = len(self.answers) - 1
        for silent in reversed(self.silent):
            if silent != last:
                break
            last -= 1
        return last

    def step_back(self) -> Checkpoint:
        """Drop the last pick and the silent answers after it; tells from where to play again."""
        last = self._last_pick()
        del self.answers[last:]
        self.silent = [n for n in self.silent if n < last]
        while self.checkpoints[-1].at > len(self.answers):
            self.checkpoints.pop()
        return self.checkpoints[-1]

    def picked_aside(self, answered: int) -> bool:
        """Has anybody picked since all act side by side, which is so many answers ago?"""
        silent, first = self.silent, len(self.answers) - answered
        if not silent or silent[-1] < first:
            return answered > 0
        return len(silent) - bisect_left(silent, first) < answered

    def last_own(self, answered: int, seat: int) -> int:
        """Where the last pick lies that the seat has made beside others and may take back; or -1.

        ``answered`` is how many answers were given since all act side by side."""
        silent = set(self.silent)
        last = len(self.answers) - 1
        for at in range(last, max(last - answered, -1), -1):
            own = self.answers[at]
            if type(own) is Own and own.seat == seat and at not in silent:
                return -1 if own.sealed or at < self.barrier else at
        return -1

    def take_out(self, at: int) -> Checkpoint:
        """Drop a pick that was made beside others, and the silent answers that followed from it."""
        after = at + 1
        while after in self.silent:
            after += 1
        del self.answers[at:after]
        gone = after - at
        self.silent = [n if n < at else n - gone for n in self.silent if not at <= n < after]
        while self.checkpoints[-1].at > at:
            self.checkpoints.pop()
        return self.checkpoints[-1]

    def twin(self) -> Trail:
        """The trail of a fork: it starts at the latest checkpoint, which both may share."""
        last = self.checkpoints[-1]
        at = last.at
        twin = Trail(Checkpoint(last.state, 0, 0, last.ended))
        twin.answers = self.answers[at:]
        twin.silent = self._silent_from(at)
        twin.barrier = max(self.barrier - at, 0)
        return twin


def finish(flow: Flow, chance: Chance, answers: Iterator[Any]) -> None:
    """Run a flow to its end with answers that are known."""
    answer: Any = None
    try:
        while True:
            question = flow.send(answer)
            if question is REST:
                flow.send(False)
            answer = _next_of(answers, chance)
            if isinstance(question, Aside):
                while not question.answer(answer):
                    answer = _next_of(answers, chance)
                answer = None
    except StopIteration:
        return


def _next_of(answers: Iterator[Any], chance: Chance) -> Any:
    """The next answer that somebody has given."""
    answer = next(answers)
    while type(answer) in (Reseed, Noted):
        if type(answer) is Reseed:
            chance.reseed(answer.seed)
        answer = next(answers)
    return answer
