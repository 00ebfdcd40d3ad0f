"""The course of a match: how its rules go on from pick to pick, and back.

Rules are generators, which cannot be copied. So whoever goes back takes a copy of the state from
before, the checkpoint, and plays the trail again, without listing a single pick.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from civitas.kernel.asked import Asked
from civitas.kernel.asks import REST, Aside, Ask, Own, Rest, Together
from civitas.kernel.chance import Chance
from civitas.kernel.entries import Journal
from civitas.kernel.errors import Refused
from civitas.kernel.log import Line
from civitas.kernel.notes import Note
from civitas.kernel.trail import Checkpoint, Noted, Reseed, Trail

SMALL_DEEDS: Final = -1
"""Where small deeds are done side by side."""


class Course(Asked):
    """A match that goes on by the answers to its questions, and goes back by undo."""

    __slots__ = (
        "_always_ask",
        "_last",
        "_logging",
        "_send",
        "_shared",
        "_trail",
        "journal",
        "log",
    )

    journal: Journal
    log: list[Line]
    _trail: Trail
    _send: Callable[[Any], Ask | Together | Aside | Rest | None]
    """Lets the rules go on with an answer, to the next question."""
    _last: int
    """The seat that has picked last; -1 if none has."""
    _logging: bool
    _always_ask: bool
    """Is even a choice with one answer asked?"""
    _shared: bool
    """Does a fork hold the same journal? Then it is copied before the next pick."""

    @property
    def segment(self) -> int:
        """How many segments have ended: changes when a turn or an action is over. Small deeds side
        by side are one action, in however many segments they are done."""
        question = self._open
        if isinstance(question, Aside) and question.small:
            return SMALL_DEEDS
        return self._trail.ended

    # ---------------------------------------------------------------- forth

    def _start(self) -> None:
        """Let the rules go on from where the trail begins."""
        self._send = self._trail.play(self._title, self.state, self.log).send

    def _run(self, answer: Any, aside: Aside | None = None) -> None:
        """Run the rules to the next question that somebody has to answer."""
        send, trail = self._send, self._trail
        chance: Chance = self.state.chance
        marks = chance.marks
        while True:
            question = send(answer) if aside is None else self._act(aside, answer)
            while question is REST:
                question = send(trail.rest(len(self.log)))
            aside = None
            if isinstance(question, Ask):
                if question.secret or question.sure or len(question.picks) > 1 or self._always_ask:
                    question.seq = self.seq
                    break
                answer = question.picks[0]
            elif question is None:
                break
            elif isinstance(question, Aside):
                if (
                    question is not self._open
                    and isinstance(self._open, Aside)
                    and trail.picked_aside(question.answered)
                ):
                    question.carry_over(self._open, trail.answers[-1].seat)
                    self._open = question
                forced = self._forced(question) if question.fresh or not question.known else None
                if forced is None:
                    break
                answer, aside = forced, question
            else:
                question.settle(self.seq, self._always_ask)
                if question.open:
                    break
                answer = question.answers({})
            trail.silent.append(len(trail.answers))
            trail.answers.append(answer)
        if chance.marks != marks and (question is not self._open or question is None):
            trail.shut()
        self._open = question

    def _act(self, aside: Aside, own: Own) -> Ask | Together | Aside | Rest | None:
        """The flow of one seat goes on; and so do the rules once nobody is left, or where the
        segment ends."""
        if not aside.answer(own):
            return aside
        if aside.seats and self._trail.rest(len(self.log)):
            aside.since = aside.answered
            return aside
        return self._send(None)

    def _forced(self, aside: Aside) -> Own | None:
        """The answer of a seat that has no other, among the questions that were just put."""
        if not aside.known:
            aside.begin()
        fresh = aside.fresh
        while fresh:
            ask = fresh.pop(0)
            ask.seq = self.seq
            if not (ask.secret or ask.sure or len(ask.picks) > 1 or self._always_ask):
                return Own(ask.seat, ask.picks[0])
        return None

    def _listen(self) -> None:
        if self._logging:
            self.state.log = self.log

    def _own_journal(self) -> Journal:
        self.journal = self.journal.copy()
        self._shared = False
        return self.journal

    # ---------------------------------------------------------------- steps without a pick

    def can_lapse(self, seat: int) -> bool:
        """May steps of this seat, which is asked, lapse? Not if the choice is a secret one."""
        return self.ask_for(seat) is not None and not isinstance(self._open, Together)

    def lapse(self, seat: int, steps: int) -> None:
        """Let so many steps pass, from this seat's on, in which all was taken back that was picked:
        as if they had been played. Who is not asked here was where the table has come back from."""
        if seat != self._last and not isinstance(self._open, Aside):
            self._trail.barrier = len(self._trail.answers)
        self._last = self.journal.seats[-1] if len(self.journal) else -1
        self.seq += steps
        if (ask := self.ask_for(seat)) is not None:
            ask.seq = self.seq

    def note(self, note: Note) -> None:
        """Let the log say something that is no part of the rules; nothing before it is undone."""
        if self._shared:
            self._own_journal()
        self.journal.note(note)
        if self._logging:
            self.log.append(note.line)
        self._trail.answers.append(Noted(note))
        self._trail.shut()

    def pass_over(self, steps: int, notes: Sequence[Note]) -> None:
        """Let so many steps pass that were taken back by consent, which the notes say. Whoever has
        seen an earlier question has to look again."""
        for note in notes:
            self.note(note)
        self.seq += steps
        for ask in self._questions():
            ask.seq = self.seq

    # ---------------------------------------------------------------- back

    def can_undo(self, seat: int | None = None) -> bool:
        """May this seat (None: whoever picked last) take its last pick back?"""
        if self._pending:
            return self._last in self._pending if seat is None else seat in self._pending
        if isinstance(self._open, Aside) and self._trail.picked_aside(self._open.answered):
            whose = self._last if seat is None else seat
            return self._trail.last_own(self._open.answered, whose) >= 0
        if seat is not None and seat != self._last:
            return False
        return self._trail.can_step_back

    def undo(self, seat: int | None = None) -> None:
        """Take back the last pick, if nothing came to light since and nobody else has picked.

        >>> import civitas
        >>> table = civitas.new("sands_of_time", seats=2, seed="spring")
        >>> table.pick(table.asks[0].picks[3])
        >>> table.undo()
        >>> len(table.journal)
        0
        """
        if not self.can_undo(seat):
            raise Refused("refused-undo" if len(self.journal) else "refused-undo-start")
        self.seq += 1
        if self._pending:
            seat = self._last if seat is None else seat
            del self._pending[seat]
            self._own_journal().remove(self.journal.last_of(seat))
            return
        if isinstance(self._open, Aside) and self._trail.picked_aside(self._open.answered):
            self._undo_aside(self._open, self._last if seat is None else seat)
            return
        self._own_journal().remove(len(self.journal) - 1)
        self._go_back_to(self._trail.step_back())

    def _undo_aside(self, aside: Aside, seat: int) -> None:
        """Take back the seat's own last pick; nothing changes for those who act beside it."""
        self._own_journal().remove(self.journal.last_of(seat))
        put = {ask.seat: ask.seq for ask in aside.open.values() if ask.seat != seat}
        self._go_back_to(self._trail.take_out(self._trail.last_own(aside.answered, seat)))
        for ask in self.asks:
            ask.seq = put.get(ask.seat, self.seq)

    def _go_back_to(self, checkpoint: Checkpoint) -> None:
        self._last = self.journal.seats[-1] if len(self.journal) else -1
        self.log = self.log[: checkpoint.log]  # another one: a log only grows
        self.state = checkpoint.state.copy()
        self._listen()
        self._replay(checkpoint, self.seq)

    def _replay(self, checkpoint: Checkpoint, asked: int) -> None:
        """Play the trail from a checkpoint; stop at the question after it, its list not yet built.

        ``asked`` is the sequence number at which that question was put.
        """
        trail, chance = self._trail, self.state.chance
        answers = trail.rewind(checkpoint)
        self._start()
        question = self._next(None)
        for answer in answers:
            trail.answers.append(answer)
            if type(answer) is Reseed:
                chance.reseed(answer.seed)
            elif type(answer) is Noted:
                if self._logging:
                    self.log.append(answer.line)
            elif not isinstance(question, Aside):
                question = self._next(answer)
            elif question.answer(answer):
                question = self._next(None)
        self._open = question
        if isinstance(question, Ask):
            question.seq = asked
        elif isinstance(question, Together):
            question.settle(asked, self._always_ask)
        elif isinstance(question, Aside):
            question.put_at(asked)

    def _next(self, answer: Any) -> Ask | Together | Aside | None:
        """The question after a known answer; wherever a segment can end, it does."""
        question = self._send(answer)
        while question is REST:
            question = self._send(False)
        return question
