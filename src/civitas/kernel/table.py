"""The table: one match of a title.

Rules are generators, which cannot be copied, so a table is a checkpoint and a trail, as in a
database. A title's play is cut into segments that start from plain data. Now and then, between two
segments, the table keeps a copy of the state; the answers given since are its trail. A fork copies
the checkpoint and plays the trail again without listing a single pick; undo is the same with one
pick less.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from civitas.kernel.asks import Ask, Flow, Pick, Reason, Together
from civitas.kernel.chance import Chance, commitment, seed_number
from civitas.kernel.errors import Refused, RuleFault
from civitas.kernel.journal import Closing, Header, Journal, match_bytes
from civitas.kernel.log import Line
from civitas.kernel.titles import Meta, Options, Result, Title

TRAIL: Final = 8
"""A checkpoint is taken at a segment that starts with at least this many answers on the trail."""
SEGMENTS: Final = 6
"""Or when this many segments have passed, most of them without asking anything."""


class _Checkpoint:
    """A state nobody changes any more, and how far trail and log had come."""

    __slots__ = ("at", "log", "segment", "state")

    def __init__(self, state: Any, at: int, log: int, segment: int) -> None:
        self.state = state
        self.at = at
        self.log = log
        self.segment = segment


class _Reseed:
    """A stone in the trail of an imagined table: from here on chance is another one."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed


class OpenAsk(msgspec.Struct, frozen=True):
    """An ask as a view carries it."""

    seat: int
    seq: int
    what: str
    params: dict[str, str | int]
    picks: tuple[Any, ...]


class SeatView(msgspec.Struct, frozen=True):
    """All that one seat (None: a spectator) gets to see of a table."""

    seat: int | None
    seq: int
    board: Any
    """The title's own view."""
    asks: tuple[OpenAsk, ...]
    waiting: tuple[int, ...]
    """The seats the table waits for. Never what others have already answered."""
    result: Result | None


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
        "_barrier",
        "_checkpoints",
        "_flow",
        "_hidden",
        "_last",
        "_logging",
        "_marks",
        "_open",
        "_pending",
        "_shared",
        "_title",
        "_trail",
        "header",
        "journal",
        "log",
        "segment",
        "seq",
        "state",
    )

    def __init__(
        self, header: Header, title: Title, log: bool = True, position: Any = None
    ) -> None:
        """A match from its start, or, for scenes and studies, from a position of its title."""
        self.header = header
        self._title = title
        self.journal = Journal()
        self._shared = False
        """Does a fork hold the same journal? Then it is copied before the next pick."""
        self.log: list[Line] = []
        self._logging = log
        self.seq = 0
        self.segment = 0
        """How many segments have been started: changes when a turn or an action is over."""
        self._open: Ask | Together | None = None
        self._pending: dict[int, Pick] = {}
        self._trail: list[Any] = []
        self._marks: list[int] = []
        self._barrier = 0
        self._last = -1
        self._hidden = False
        chance = Chance(seed_number(header.seed))
        self.state: Any = (
            title.setup(len(header.seats), header.options, chance) if position is None else position
        )
        self._checkpoints = [_Checkpoint(self.state.copy(), 0, 0, 0)]
        self._listen()
        self._flow: Flow | None = self._next_segment()
        self._run(None)
        self._shut()

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
        if self._open is None:
            return ()
        if isinstance(self._open, Ask):
            return (self._open,)
        return tuple(ask for ask in self._open.open if ask.seat not in self._pending)

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
        if isinstance(self._open, Together):
            return next((ask for ask in self._open.open if ask.seat == seat), None)
        if isinstance(self._open, Ask) and self._open.seat == seat:
            return self._open
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
        return self._title.why_not(self.state, seat, pick)

    # ---------------------------------------------------------------- picking

    def pick(self, pick: Pick, seat: int | None = None, seq: int | None = None) -> None:
        """Answer an ask. Anything but a pick that is offered now, to this seat, is refused.

        ``seat`` may be left out when only one seat is asked. ``seq`` is the number of the ask the
        person saw; a pick with another number is stale.
        """
        question = self._open
        if isinstance(question, Ask):
            if seat is not None and seat != question.seat:
                raise Refused("refused-seat", seat=_whole(seat), other=question.seat)
            if seq is not None and seq != question.seq:
                raise Refused("refused-stale")
            pick = self._offered(question, pick)
            self._record(question.seat, pick)
            if question.secret:
                self._hidden = True
            self._marks.append(len(self._trail))
            self._trail.append(pick)
            self._go(pick)
        else:
            self._pick_together(pick, seat, seq)

    def pick_json(self, data: Any, seat: int | None = None, seq: int | None = None) -> None:
        """Answer with a pick in JSON form (a dict, as `msgspec.to_builtins` gives it)."""
        self.pick(self.read_pick(data), seat, seq)

    def read_pick(self, data: Any) -> Pick:
        """A pick from its JSON form."""
        try:
            pick: Pick = msgspec.convert(data, self._title.pick_type)
        except msgspec.ValidationError as error:
            raise Refused("refused-malformed", why=str(error)) from None
        return pick

    def _offered(self, ask: Ask, pick: Pick) -> Pick:
        """The pick as the ask lists it, so that equal picks in the journal are one object."""
        picks = ask.picks
        try:
            return picks[picks.index(pick)]
        except ValueError:
            pass
        if not isinstance(pick, Pick):
            raise Refused("refused-malformed", why=f"{type(pick).__name__} is no pick")
        raise Refused("refused-pick", pick=str(pick))

    def _record(self, seat: int, pick: Pick) -> None:
        if seat != self._last:
            self._last = seat
            self._barrier = len(self._trail)
        seconds = max(int(time.time()) - self.header.started, 0) if self._logging else 0
        journal = self._own_journal() if self._shared else self.journal
        journal.add(seat, pick, seconds)
        self.seq += 1

    def _own_journal(self) -> Journal:
        self.journal = self.journal.copy()
        self._shared = False
        return self.journal

    def _pick_together(self, pick: Pick, seat: int | None, seq: int | None) -> None:
        if self._open is None:
            raise Refused("refused-over")
        if seat is None:
            waiting = self.asks
            if len(waiting) > 1:
                raise Refused("refused-whose")
            seat = waiting[0].seat
        ask = self.ask_for(seat)
        if ask is None:
            raise Refused("refused-seat-idle", seat=_whole(seat))
        seat = ask.seat
        if seq is not None and seq != ask.seq:
            raise Refused("refused-stale")
        pick = self._offered(ask, pick)
        if seat in self._pending:
            self._own_journal().remove(self.journal.last_of(seat))
        self._pending[seat] = pick
        self._record(seat, pick)
        assert isinstance(self._open, Together)
        if len(self._pending) == len(self._open.open):
            self._open_answers(self._open)

    def _open_answers(self, together: Together) -> None:
        """All have answered: the choice is opened, and nobody takes it back."""
        answers = together.answers(self._pending)
        self._pending = {}
        self._hidden = self._hidden or _secret(together)
        self._trail.append(answers)
        self._shut()
        self._go(answers)

    # ---------------------------------------------------------------- running the rules

    def _go(self, answer: Any) -> None:
        marks = self.state.chance.marks
        self._run(answer)
        if self.state.chance.marks != marks:
            self._shut()

    def _run(self, answer: Any) -> None:
        """Run the rules to the next question that somebody has to answer."""
        flow = self._flow
        while flow is not None:
            try:
                question = flow.send(answer)
            except StopIteration:
                flow, answer = self._next_segment(), None
                continue
            if isinstance(question, Ask):
                picks = question.picks
                if len(picks) > 1 or (picks and question.secret):
                    question.seq = self.seq
                    self._open = question
                    return
                if not picks:
                    raise RuleFault(f"{question.what}: an ask without a pick")
                answer = picks[0]
                self._trail.append(answer)
            else:
                question.settle(self.seq)
                if question.open:
                    self._open = question
                    return
                answer = question.answers({})
                self._trail.append(answer)
        self._open = None

    def _next_segment(self) -> Flow | None:
        """Start segments until one asks something; None when the match is over.

        A checkpoint is due when the trail is long, and at once after chance or a secret: what
        a seat cannot see is dealt anew at the checkpoint, so no such thing may lie on the trail.
        """
        title, state = self._title, self.state
        flow: Flow | None = None
        while flow is None and not title.over(state):
            self.segment += 1
            flow = title.segment(state)
        self._flow = flow
        last = self._checkpoints[-1]
        if (  # the flow is made, but not yet started: the state is still as before it
            self._hidden
            or len(self._trail) - last.at >= TRAIL
            or self.segment - last.segment >= SEGMENTS
            or state.chance.marks != last.state.chance.marks
        ):
            self._keep()
        return flow

    def _keep(self) -> None:
        """Take a checkpoint. Two are enough: where undo starts, and where a fork starts."""
        kept = self._checkpoints
        kept.append(_Checkpoint(self.state.copy(), len(self._trail), len(self.log), self.segment))
        self._hidden = False
        if len(kept) > 2:
            del kept[0 if kept[1].at <= self._barrier else 1]
            self._forget_trail()

    def _shut(self) -> None:
        """Chance has spoken or secrets were opened: undo ends here, one checkpoint is enough."""
        self._barrier = len(self._trail)
        del self._checkpoints[:-1]
        self._forget_trail()

    def _forget_trail(self) -> None:
        """Drop what lies before the first checkpoint: nobody goes back there."""
        start = self._checkpoints[0].at
        if not start:
            return
        del self._trail[:start]
        self._marks = [mark - start for mark in self._marks if mark >= start]
        self._barrier = max(self._barrier - start, 0)
        for checkpoint in self._checkpoints:
            checkpoint.at -= start

    def _listen(self) -> None:
        if self._logging:
            self.state.log = self.log

    # ---------------------------------------------------------------- undo

    def can_undo(self, seat: int | None = None) -> bool:
        """May this seat (None: whoever picked last) take its last pick back?"""
        if self._pending:
            return self._last in self._pending if seat is None else seat in self._pending
        if seat is not None and seat != self._last:
            return False
        return bool(self._marks) and self._marks[-1] >= self._barrier

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
        self._own_journal().remove(len(self.journal) - 1)
        del self._trail[self._marks.pop() :]
        while self._checkpoints[-1].at > len(self._trail):
            self._checkpoints.pop()
        checkpoint = self._checkpoints[-1]
        del self.log[checkpoint.log :]
        self.state = checkpoint.state.copy()
        self._listen()
        self._hidden = False
        self._replay(self._trail[checkpoint.at :], self.seq, checkpoint.at)

    def _replay(self, trail: Sequence[Any], asked: int, start: int | None = None) -> None:
        """Play known answers; stop at the question after them, its list not yet built.

        ``asked`` is the sequence number at which that question was put. ``start`` is where the
        answers begin on the own trail, if the last segment on the way is to be kept: an undo may
        have gone back past the checkpoint that was taken after a secret.
        """
        title, state = self._title, self.state
        flow: Flow | None = None
        answer: Any = None
        question: Ask | Together | None = None
        step = 0
        while True:
            if flow is None:
                question = None
                if title.over(state):
                    break
                flow = title.segment(state)
                if start is not None and step and flow is not None:
                    at, log = start + step, len(self.log)
                    self._checkpoints[1:] = [_Checkpoint(state.copy(), at, log, self.segment)]
                    self._hidden = False
                continue
            try:
                question = flow.send(answer)
            except StopIteration:
                flow = answer = None
                continue
            while step < len(trail) and type(trail[step]) is _Reseed:
                state.chance.seed = trail[step].seed
                step += 1
            if step == len(trail):
                break
            if start is not None:
                self._hidden = self._hidden or _secret(question)
            answer = trail[step]
            step += 1
        self._flow = flow
        self._open = question
        if isinstance(question, Ask):
            question.seq = asked
        elif isinstance(question, Together):
            question.settle(asked)

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
        twin = self._twin(self._checkpoints[-1])
        twin.state = twin._checkpoints[0].state.copy()
        twin._replay(twin._trail, self._asked())
        return twin

    def imagine(self, seat: int, chance: Chance) -> Table:
        """A table as this seat may imagine it: all it cannot see, and all luck to come, is new."""
        twin = self._twin(self._checkpoints[-1])
        state = twin._checkpoints[0].state.copy()
        self._title.resample(state, seat, chance)
        twin._checkpoints = [_Checkpoint(state, 0, 0, self.segment)]
        twin.state = state.copy()
        twin._trail.append(_Reseed(chance.below(1 << 63)))
        twin._marks = []
        twin._pending = {s: p for s, p in self._pending.items() if s == seat}
        # The seed and the secret picks of others would tell all that was dealt anew.
        twin.header = msgspec.structs.replace(self.header, seed="")
        twin.journal = Journal()
        for pick in twin._pending.values():
            twin.journal.add(seat, pick, 0)
        twin._replay(twin._trail, self._asked())
        return twin

    def _asked(self) -> int:
        question = self._open.asks[0] if isinstance(self._open, Together) else self._open
        return self.seq if question is None else question.seq

    def _twin(self, checkpoint: _Checkpoint) -> Table:
        twin = Table.__new__(Table)
        twin.header = self.header
        twin._title = self._title
        twin.journal = self.journal
        twin._shared = self._shared = True
        twin.log = []
        twin._logging = False
        twin.seq = self.seq
        twin.segment = self.segment
        twin._pending = self._pending.copy()
        at = checkpoint.at
        twin._checkpoints = [_Checkpoint(checkpoint.state, 0, 0, checkpoint.segment)]
        twin._trail = self._trail[at:]
        twin._marks = [mark - at for mark in self._marks if mark >= at]
        twin._barrier = max(self._barrier - at, 0)
        twin._last = self._last
        twin._hidden = self._hidden
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
        return [line for line in self.log[since:] if line.visible_to(seat)]

    def state_hash(self) -> str:
        """A short hash of the whole state, the same in every process."""
        return blake2b(msgspec.msgpack.encode(self.state), digest_size=12).hexdigest()

    def to_bytes(self) -> bytes:
        """The match in the format of a ``.civ`` file."""
        closing = Closing(len(self.journal), self.state_hash(), self.result)
        return match_bytes(self.header, self.journal, closing)


def _secret(question: Ask | Together) -> bool:
    """Is the answer not for everybody's eyes?"""
    if isinstance(question, Together):
        return any(ask.secret for ask in question.asks)
    return question.secret


def _whole(seat: object) -> int:
    """The seat, if it is a number at all."""
    if isinstance(seat, int):
        return seat
    raise Refused("refused-malformed", why=f"{type(seat).__name__} is no seat")


def new_header(meta: Meta, seats: Sequence[str], options: Options, seed: str | None) -> Header:
    """What a new match starts from; without a seed a fresh secret one is made."""
    meta.check_seats(len(seats))
    seed = secrets.token_hex(16) if seed is None else seed
    return Header(
        title=meta.id,
        rules_version=meta.rules_version,
        seats=tuple(seats),
        options=meta.complete(options),
        seed=seed,
        commitment=commitment(seed),
        started=int(time.time()),
    )
