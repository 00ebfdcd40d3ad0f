"""Checkpoint and trail: how a table can be forked and taken back though its rules are generators.

Between two segments the table now and then keeps a copy of its state, the checkpoint. The answers
given since are the trail, the silent ones included: a choice with one legal answer is not asked,
but whoever plays the trail again need not find that out.
"""

from __future__ import annotations

from typing import Any, Final

LONGEST: Final = 8
"""A checkpoint is due at a segment that starts with at least this many answers on the trail."""
SEGMENTS: Final = 6
"""Or when this many segments have passed, most of them without asking anything."""


class Checkpoint:
    """A state nobody changes any more, and how far trail, log and segments had come."""

    __slots__ = ("at", "log", "segment", "state")

    def __init__(self, state: Any, at: int, log: int, segment: int) -> None:
        self.state = state
        self.at = at
        self.log = log
        self.segment = segment


class Reseed:
    """A stone in the trail of an imagined table: from here on chance is another one."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Trail:
    """The answers since the first checkpoint, and how much of them may be taken back."""

    __slots__ = ("answers", "barrier", "checkpoints", "hidden", "marks")

    def __init__(self, start: Checkpoint) -> None:
        self.checkpoints = [start]
        self.answers: list[Any] = []
        self.marks: list[int] = []
        """Where the answers lie that somebody has picked; the others were silent."""
        self.barrier = 0
        """Nothing before this answer is taken back."""
        self.hidden = False
        """Does the trail hold a secret? Then the next segment starts with a checkpoint."""

    def add_pick(self, pick: Any) -> None:
        """An answer that can be taken back."""
        self.marks.append(len(self.answers))
        self.answers.append(pick)

    def due(self, segment: int, chance_marks: int) -> bool:
        """Is it time for a checkpoint?

        At once after chance or a secret: what a seat cannot see is dealt anew at the checkpoint, so
        no such thing may lie on the trail.
        """
        last = self.checkpoints[-1]
        return (
            self.hidden
            or len(self.answers) - last.at >= LONGEST
            or segment - last.segment >= SEGMENTS
            or chance_marks != last.state.chance.marks
        )

    def keep(self, state: Any, log: int, segment: int) -> None:
        """Take a checkpoint. Two are enough: where undo starts, and where a fork starts."""
        kept = self.checkpoints
        kept.append(Checkpoint(state.copy(), len(self.answers), log, segment))
        self.hidden = False
        if len(kept) > 2:
            del kept[0 if kept[1].at <= self.barrier else 1]
            self._forget()

    def keep_again(self, state: Any, at: int, log: int, segment: int) -> None:
        """Take a checkpoint on the way back: an undo may have passed the one after a secret."""
        self.checkpoints[1:] = [Checkpoint(state.copy(), at, log, segment)]
        self.hidden = False

    def shut(self) -> None:
        """Chance has spoken or secrets were opened: undo ends here, one checkpoint is enough."""
        self.barrier = len(self.answers)
        del self.checkpoints[:-1]
        self._forget()

    def _forget(self) -> None:
        """Drop what lies before the first checkpoint: nobody goes back there."""
        start = self.checkpoints[0].at
        if not start:
            return
        del self.answers[:start]
        self.marks = [mark - start for mark in self.marks if mark >= start]
        self.barrier = max(self.barrier - start, 0)
        for checkpoint in self.checkpoints:
            checkpoint.at -= start

    @property
    def can_step_back(self) -> bool:
        return bool(self.marks) and self.marks[-1] >= self.barrier

    def step_back(self) -> Checkpoint:
        """Drop the last pick and the silent answers after it; tells from where to play again."""
        self.hidden = False
        del self.answers[self.marks.pop() :]
        while self.checkpoints[-1].at > len(self.answers):
            self.checkpoints.pop()
        return self.checkpoints[-1]

    def twin(self) -> Trail:
        """The trail of a fork: it starts at the latest checkpoint, which both may share."""
        last = self.checkpoints[-1]
        at = last.at
        twin = Trail(Checkpoint(last.state, 0, 0, last.segment))
        twin.answers = self.answers[at:]
        twin.marks = [mark - at for mark in self.marks if mark >= at]
        twin.barrier = max(self.barrier - at, 0)
        twin.hidden = self.hidden
        return twin
