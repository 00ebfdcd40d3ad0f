"""The table: one match of a title.

Rules are generators, which cannot be copied, so a table is a checkpoint and a trail, as in a
database: a fork copies the checkpoint and plays the trail again without listing a single pick; undo
is the same with one pick less. The journal, not the trail, is what is stored of a match.
"""

from __future__ import annotations

import time
from hashlib import blake2b
from typing import Any, Final

import msgspec

from civitas.kernel.asks import Aside, Ask, Own, Pick, Together
from civitas.kernel.chance import Chance, seed_number
from civitas.kernel.course import Course
from civitas.kernel.entries import Journal
from civitas.kernel.errors import Refused
from civitas.kernel.journal import Closing, Header, match_bytes
from civitas.kernel.log import Line, readable
from civitas.kernel.reading import not_offered, read_pick, whole
from civitas.kernel.shelf import KB
from civitas.kernel.titles import Title
from civitas.kernel.trail import Checkpoint, Reseed, Trail, finish

STATES: Final = 64 * KB
PICK: Final = 150
LINE: Final = 160
"""Bytes, about: of a state and its checkpoints, a pick in journal and trail, a line of the log."""
OF_ANOTHER: Final = object()
"""The position of a table that gets all it has from another one."""


class Table(Course):
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

    __slots__ = ()

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
        self.log = []
        self._logging = log
        self._open = None
        if position is OF_ANOTHER:
            return
        self.journal = Journal()
        self._shared = False
        self.seq = 0
        self._pending = {}
        self._last = -1
        chance = Chance(seed_number(header.seed))
        self.state = title.setup(header.setting, chance) if position is None else position
        self._trail = Trail(Checkpoint(self.state.copy(), 0, 0, 0))
        self._listen()
        self._start()
        self._run(None)
        self._trail.shut()

    # ---------------------------------------------------------------- picking

    def pick(self, pick: Pick, seat: int | None = None, seq: int | None = None) -> None:
        """Answer an ask. Anything but a pick that is offered now, to this seat, is refused.

        ``seat`` may be left out when only one seat is asked. ``seq`` is the number of the ask the
        person saw; a pick with another number is stale.
        """
        question = self._open
        ask: Ask | None = None
        if isinstance(question, Ask):
            ask = question
        elif isinstance(question, Aside) and seat.__class__ is int:
            ask = question.open.get(seat)
        if ask is None:
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
        self._run(own, aside)
        own.sealed = chance.marks != marks

    def _open_answers(self, together: Together) -> None:
        """All have answered: the choice is opened, and nobody takes it back."""
        answers = together.answers(self._pending)
        self._pending = {}
        self._trail.answers.append(answers)
        self._trail.shut()
        self._run(answers)

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
        mine, its = self._open, twin._open
        if isinstance(mine, Ask) and isinstance(its, Ask):
            its.seq = mine.seq
            if seat is None or seat == mine.seat:
                its.listed = mine.listed
            return
        if isinstance(mine, Aside) and isinstance(its, Aside):
            its.put_as(mine, mine.seats if seat is None else (seat,))
            return
        for ask, same in zip(self._questions(), twin._questions(), strict=True):
            same.seq = ask.seq
            if seat is None or seat == ask.seat:
                same.listed = ask.listed

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

    # ---------------------------------------------------------------- what is told and kept of it

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
