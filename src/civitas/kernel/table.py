"""The table: one match of a title.

Rules are generators, which cannot be copied, so a table is a checkpoint and a trail, as in a
database: a fork copies the checkpoint and plays the trail again without listing a single pick; undo
is the same with one pick less. The journal, not the trail, is what is stored of a match.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from civitas.kernel.asks import Aside, Ask, Own, Pick, Reason, Together
from civitas.kernel.chance import Chance, seed_number
from civitas.kernel.entries import Journal
from civitas.kernel.errors import Refused
from civitas.kernel.explain import Terms
from civitas.kernel.journal import Closing, Header, match_bytes
from civitas.kernel.log import Line, readable
from civitas.kernel.notes import Note
from civitas.kernel.reading import not_offered, read_pick, whole
from civitas.kernel.reasons import missed
from civitas.kernel.results import Result
from civitas.kernel.shelf import KB
from civitas.kernel.titles import Meta, Title
from civitas.kernel.trail import Checkpoint, Noted, Reseed, Trail, finish
from civitas.kernel.views import OpenAsk, SeatView

STATES: Final = 64 * KB
PICK: Final = 150
LINE: Final = 300
"""Bytes, about: of a state and its checkpoints, a pick in journal and trail, a line of the log."""
OF_ANOTHER: Final = object()
"""The position of a table that gets all it has from another one."""


class Table:
    """One match: setup, seed and journal. All else is derived from these.

    >>> import civitas
    >>> table = civitas.new("sands_of_time", seats=2, seed="spring")
    >>> ask = table.asks[0]
    >>> ask.what, len(ask.picks)
    ('province', 12)
    >>> table.pick(ask.picks[0])
    >>> len(table.journal)
    1
    """

    __slots__ = (
        "_always_ask",
        "_last",
        "_logging",
        "_open",
        "_pending",
        "_send",
        "_shared",
        "_title",
        "_trail",
        "header",
        "journal",
        "log",
        "seq",
        "state",
    )

    def __init__(
        self,
        header: Header,
        title: Title,
        log: bool = True,
        position: Any = None,
        always_ask: bool = False,
    ) -> None:
        """A match from its start, or, for scenes and studies, from a position of its title; with
        ``always_ask`` even a choice with one answer is asked."""
        self._always_ask = always_ask
        self.header = header
        self._title = title
        self.log: list[Line] = []
        self._logging = log
        self._open: Ask | Together | Aside | None = None
        if position is OF_ANOTHER:
            return
        self.journal = Journal()
        self._shared = False
        """Does a fork hold the same journal? Then it is copied before the next pick."""
        self.seq = 0
        self._pending: dict[int, Pick] = {}
        self._last = -1
        chance = Chance(seed_number(header.seed))
        self.state: Any = title.setup(header.setting, chance) if position is None else position
        self._trail = Trail(Checkpoint(self.state.copy(), 0, 0, 0))
        self._listen()
        self._start()
        self._run(None)
        self._trail.shut()

    # ---------------------------------------------------------------- what is asked

    @property
    def meta(self) -> Meta:
        """What is known of the title."""
        return self._title.meta

    @property
    def title(self) -> Title:
        """The rules that are played."""
        return self._title

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions; none when the match is over."""
        question = self._open
        if isinstance(question, Ask):
            return (question,)
        if question is None:
            return ()
        if isinstance(question, Aside):
            return tuple(question.open.values())
        return tuple(ask for ask in question.open if ask.seat not in self._pending)

    @property
    def aside(self) -> bool:
        """Do seats act side by side now?"""
        return isinstance(self._open, Aside)

    @property
    def secretly(self) -> bool:
        """Do seats choose in secret now, each for itself?"""
        return isinstance(self._open, Together)

    @property
    def segment(self) -> int:
        """How many segments have ended: changes when a turn or an action is over."""
        return self._trail.ended

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self._open is None

    @property
    def result(self) -> Result | None:
        """Points and winners, once the match is over."""
        return self._title.result(self.state) if self._open is None else None

    def ask_for(self, seat: int) -> Ask | None:
        """The question this seat has to answer or, in a secret choice, may answer anew."""
        if seat.__class__ is not int:  # True is no seat, though it equals 1
            return None
        question = self._open
        if isinstance(question, Aside):
            return question.open.get(seat)
        if isinstance(question, Together):
            return next((ask for ask in question.open if ask.seat == seat), None)
        if isinstance(question, Ask) and question.seat == seat:
            return question
        return None

    def why_not(self, pick: Pick, seat: int | None = None) -> Reason | None:
        """Why this pick is not offered now; None if there is nothing sensible to say.

        >>> import civitas
        >>> from civitas.titles.sands_of_time.picks import Province
        >>> table = civitas.new("sands_of_time", seats=2, seed="spring")
        >>> table.why_not(Province("india"))
        Reason(message='out-of-play', clause='SOT-2.5', params={})
        """
        if seat is None:
            asks = self.asks
            if not asks:
                return None
            seat = asks[0].seat
        ask = self.ask_for(seat)
        if ask is not None and pick in ask.picks:
            return None
        reason = self._title.why_not(self.state, seat, pick)
        if reason is None and ask is not None and type(pick) in map(type, ask.picks):
            return ask.otherwise
        return reason

    def why_none(self, seat: int) -> list[tuple[Pick | type[Pick], Reason]]:
        """What the seat may miss in its ask, and why it is not there: first what it holds and
        cannot use, then each kind of pick that the ask has none of."""
        ask = self.ask_for(seat)
        return [] if ask is None else missed(self._title, self.state, ask)

    def terms(self, pick: Pick, seat: int) -> Terms | None:
        """What a pick that is offered to this seat costs and what it brings for certain."""
        ask = self.ask_for(seat)
        return None if ask is None else self._title.terms(self.state, ask, pick)

    # ---------------------------------------------------------------- picking

    def pick(self, pick: Pick, seat: int | None = None, seq: int | None = None) -> None:
        """Answer an ask. Anything but a pick that is offered now, to this seat, is refused.

        ``seat`` may be left out when only one seat is asked. ``seq`` is the number of the ask the
        person saw; a pick with another number is stale.
        """
        question = self._open
        if isinstance(question, Ask):
            ask = question
        else:
            ask = self._ask_of(seat)
        if seat is not None and (seat != ask.seat or seat.__class__ is not int):
            raise Refused("refused-seat", seat=whole(seat), other=ask.seat)
        if seq is not None and seq != ask.seq:
            raise Refused("refused-stale")
        picks = ask.listed or ask.picks
        try:  # the pick as it is listed, so that equal picks in the journal are one object
            pick = picks[picks.index(pick)]
        except ValueError:
            raise not_offered(pick) from None
        seat, trail = ask.seat, self._trail
        if seat != self._last:
            self._last = seat
            if not isinstance(question, Aside):
                trail.barrier = len(trail.answers)
        if self._shared:
            self._own_journal()
        if seat in self._pending:
            self.journal.remove(self.journal.last_of(seat))
        self.journal.add(seat, pick, self._seconds() if self._logging else 0)
        self.seq += 1
        if ask is not question:
            if isinstance(question, Aside):
                self._answer_aside(question, Own(seat, pick))
            else:
                self._answer_secretly(seat, pick)
            return
        trail.answers.append(pick)
        self._run(pick)

    def pick_json(self, data: Any, seat: int | None = None, seq: int | None = None) -> None:
        """Answer with a pick in JSON form (a dict, as `msgspec.to_builtins` gives it)."""
        self.pick(self.read_pick(data), seat, seq)

    def read_pick(self, data: Any) -> Pick:
        """A pick from its JSON form."""
        return read_pick(self._title.pick_type, data)

    def _seconds(self) -> int:
        """The time since the match started."""
        return max(int(time.time()) - self.header.started, 0)

    def _own_journal(self) -> Journal:
        self.journal = self.journal.copy()
        self._shared = False
        return self.journal

    def _ask_of(self, seat: int | None) -> Ask:
        """What this seat (None: the only one that is left) is asked where several are."""
        if self._open is None:
            raise Refused("refused-over")
        if seat is None:
            waiting = self.asks
            if len(waiting) > 1:
                raise Refused("refused-whose")
            return waiting[0]
        ask = self.ask_for(seat)
        if ask is None:
            raise Refused("refused-seat-idle", seat=whole(seat))
        return ask

    def _answer_secretly(self, seat: int, pick: Pick) -> None:
        """Nobody learns of it, and the seat may answer anew, until all have answered."""
        self._pending[seat] = pick
        assert isinstance(self._open, Together)
        if len(self._pending) == len(self._open.open):
            self._open_answers(self._open)

    def _answer_aside(self, aside: Aside, own: Own) -> None:
        """The seat's flow goes on; what chance says there closes undo for this seat alone, as long
        as others still act beside it."""
        chance = self.state.chance
        marks = chance.marks
        self._trail.answers.append(own)
        self._run(own)
        own.sealed = chance.marks != marks

    def _open_answers(self, together: Together) -> None:
        """All have answered: the choice is opened, and nobody takes it back."""
        answers = together.answers(self._pending)
        self._pending = {}
        self._trail.answers.append(answers)
        self._trail.shut()
        self._run(answers)

    # ---------------------------------------------------------------- running the rules

    def _start(self) -> None:
        """Let the rules go on from where the trail begins."""
        self._send = self._trail.play(self._title, self.state, self.log).send

    def _run(self, answer: Any) -> None:
        """Run the rules to the next question that somebody has to answer."""
        send, trail, chance = self._send, self._trail, self.state.chance
        marks = chance.marks
        while True:
            question = send(answer)
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
                    question.carry_over(self._open, answer.seat)
                    self._open = question
                forced = self._forced(question)
                if forced is None:
                    break
                answer = forced
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

    def _forced(self, aside: Aside) -> Own | None:
        """The answer of a seat that has no other, among the questions that were just put."""
        if not aside.known:
            aside.begin()
        fresh = aside.fresh
        for ask in fresh:
            ask.seq = self.seq
        while fresh:
            ask = fresh.pop(0)
            if not (ask.secret or ask.sure or len(ask.picks) > 1 or self._always_ask):
                return Own(ask.seat, ask.picks[0])
        return None

    def _listen(self) -> None:
        if self._logging:
            self.state.log = self.log

    # ---------------------------------------------------------------- undo

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

    def lapse(self, seat: int, steps: int) -> bool:
        """Let so many steps pass in which this seat picked and took it all back: as if they had
        been played. False if they have to be, since the choice is a secret one."""
        ask = self.ask_for(seat)
        if ask is None or isinstance(self._open, Together):
            return False
        if seat != self._last and not isinstance(self._open, Aside):
            self._trail.barrier = len(self._trail.answers)
        self._last = self.journal.seats[-1] if len(self.journal) else -1
        self.seq += steps
        ask.seq = self.seq
        return True

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

    def _go_back_to(self, checkpoint: Checkpoint) -> None:
        self._last = self.journal.seats[-1] if len(self.journal) else -1
        del self.log[checkpoint.log :]
        self.state = checkpoint.state.copy()
        self._listen()
        self._replay(checkpoint, self.seq)

    def _undo_aside(self, aside: Aside, seat: int) -> None:
        """Take back the seat's own last pick; nothing changes for those who act beside it."""
        self._own_journal().remove(self.journal.last_of(seat))
        put = {ask.seat: ask.seq for ask in aside.open.values() if ask.seat != seat}
        self._go_back_to(self._trail.take_out(self._trail.last_own(aside.answered, seat)))
        for ask in self.asks:
            ask.seq = put.get(ask.seat, self.seq)

    def _replay(self, checkpoint: Checkpoint, asked: int) -> None:
        """Play the trail from a checkpoint; stop at the question after it, its list not yet built.

        ``asked`` is the sequence number at which that question was put.
        """
        trail, chance = self._trail, self.state.chance
        answers = trail.rewind(checkpoint)
        self._start()
        question = self._send(None)
        for answer in answers:
            trail.answers.append(answer)
            if type(answer) is Reseed:
                chance.reseed(answer.seed)
            elif type(answer) is not Noted:
                question = self._send(answer)
            elif self._logging:
                self.log.append(answer.line)
        self._open = question
        if isinstance(question, Ask):
            question.seq = asked
        elif isinstance(question, Together):
            question.settle(asked, self._always_ask)
        elif isinstance(question, Aside):
            question.put_at(asked)

    def _catch_up(self) -> None:
        """Move the checkpoint up to the start of the segment in progress.

        What a seat cannot see is dealt anew at the checkpoint, so nothing that came to light, and
        no secret of an earlier segment, may lie on the trail. And a fork has a short way to go.
        """
        trail = self._trail
        last = trail.checkpoints[-1]
        if last.ended == trail.ended:
            return
        title, state = self._title, last.state.copy()
        answers = iter(trail.answers[last.at : trail.at])
        title.goes_on(state)
        for _ in range(last.ended, trail.ended):
            flow = title.segment(state)
            if flow is not None:
                finish(flow, state.chance, answers)
            title.goes_on(state)
        trail.keep(state)

    # ---------------------------------------------------------------- forks

    def fork(self) -> Table:
        """An independent copy of this table, without a log.

        >>> import civitas
        >>> table = civitas.new("sands_of_time", seats=2, seed="spring")
        >>> fork = table.fork()
        >>> fork.pick(fork.asks[0].picks[0])
        >>> len(fork.journal), len(table.journal)
        (1, 0)
        """
        twin = self._twin()
        start = twin._trail.checkpoints[0]
        twin.state = start.state.copy()
        twin._replay(start, self._asked())
        self._share_lists(twin)
        return twin

    def imagine(self, seat: int, chance: Chance) -> Table:
        """A table as this seat may imagine it: all it cannot see, and all luck to come, is new."""
        twin = self._twin()
        start = twin._trail.checkpoints[0]
        start.state = start.state.copy()
        self._title.resample(start.state, seat, chance)
        twin.state = start.state.copy()
        twin._trail.answers.append(Reseed(chance.below(1 << 63)))
        twin._trail.barrier = len(twin._trail.answers)
        twin._pending = {s: p for s, p in self._pending.items() if s == seat}
        # The seed and the secret picks of others would tell all that was dealt anew.
        twin.header = msgspec.structs.replace(self.header, seed="")
        twin.journal = Journal()
        for pick in twin._pending.values():
            twin.journal.add(seat, pick, 0)
        twin._replay(start, self._asked())
        self._share_lists(twin, seat)
        return twin

    def _share_lists(self, twin: Table, seat: int | None = None) -> None:
        """A fork asks the same; an imagined table is sure to ask the same of its seat only."""
        if isinstance(self._open, Aside) and isinstance(twin._open, Aside):
            twin._open.put_as(self._open, self._open.seats if seat is None else (seat,))
            return
        for ask, same in zip(self._questions(), twin._questions(), strict=True):
            same.seq = ask.seq
            if seat is None or seat == ask.seat:
                same.listed = ask.listed

    def _questions(self) -> Sequence[Ask]:
        """What is asked now, whoever has answered already."""
        if self._open is None:
            return ()
        if isinstance(self._open, Aside):
            return tuple(self._open.open[seat] for seat in sorted(self._open.open))
        return self._open.asks if isinstance(self._open, Together) else (self._open,)

    def _asked(self) -> int:
        """The number of what is asked now, if it is one."""
        questions = () if isinstance(self._open, Aside) else self._questions()
        return questions[0].seq if questions else self.seq

    def _twin(self) -> Table:
        self._catch_up()
        twin = Table(self.header, self._title, False, OF_ANOTHER, self._always_ask)
        twin.journal = self.journal
        twin._shared = self._shared = True
        twin.seq = self.seq
        twin._pending = self._pending.copy()
        twin._trail = self._trail.twin()
        twin._last = self._last
        return twin

    # ---------------------------------------------------------------- what can be seen

    def view(self, seat: int | None = None) -> SeatView:
        """What this seat (None: a spectator) may see, built up from nothing."""
        ask = None if seat is None else self.ask_for(seat)
        asks = (
            ()
            if ask is None
            else (OpenAsk(ask.seat, ask.seq, ask.what, dict(ask.params), tuple(ask.picks)),)
        )
        return SeatView(
            seat=seat,
            seq=self.seq,
            board=self._title.view(self.state, seat),
            asks=asks,
            waiting=tuple(a.seat for a in self.asks),
            result=self.result,
        )

    def story(self, seat: int | None = None, since: int = 0) -> list[Line]:
        """The log lines from number ``since`` on that this seat may read."""
        return readable(self.log[since:], seat)

    @property
    def weight(self) -> int:
        """About how many bytes the table takes: its states, its picks, its log, what is listed."""
        listed = sum(len(ask.listed or ()) for ask in self._questions())
        return STATES + PICK * (len(self.journal) + listed) + LINE * len(self.log)

    def state_hash(self) -> str:
        """A short hash of the whole state, the same in every process."""
        try:
            data = msgspec.msgpack.encode(self.state)
        except OverflowError:  # sets kept as bits may be longer than the 64 of msgpack
            data = msgspec.json.encode(self.state)
        return blake2b(data, digest_size=12).hexdigest()

    def to_bytes(self) -> bytes:
        """The match in the format of a ``.civ`` file."""
        journal = self.journal
        notes = journal.notes.get(len(journal), ())
        closing = Closing(len(journal), self.state_hash(), self.result, notes)
        return match_bytes(self.header, journal, closing)
