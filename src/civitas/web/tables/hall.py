"""The hall: the tables that are being played at, each loaded from its journal when needed.

A live table is a cache. It is brought up to date with the journal before every use, so several
server processes may serve the same match, and dropping one loses nothing.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from math import inf
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from civitas.kernel.asks import Pick
from civitas.kernel.errors import CivitasError, Refused
from civitas.kernel.journal import Header
from civitas.kernel.log import Line, readable
from civitas.kernel.notes import STANDING, Note
from civitas.kernel.shelf import KB, MB, Shelf, weight
from civitas.kernel.standing import asked_alone, declining
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title
from civitas.web.speech.voice import Voice, voice_of
from civitas.web.storage.clocks import Turning, clock_of
from civitas.web.storage.schema import (
    AUTOMA,
    BOT,
    OPEN,
    OVER,
    PERSON,
    SHOWN,
    Chat,
    Habit,
    Match,
    Plea,
    Seat,
)
from civitas.web.storage.steps import Record, Step, play_steps, reaches_back
from civitas.web.storage.store import Pulse, Store, Wants

T = TypeVar("T")

ROOM: Final = 384 * MB
"""Bytes for the tables that are kept; one takes a quarter of a megabyte when it is half played."""
QUIET: Final = 60.0
"""Seconds after which a table that is over is let go, if nobody looks at it any more."""
DESERTED: Final = 300.0
"""Seconds after which any table is: whoever comes back waits until it is loaded."""
SPOKEN: Final = 2 * KB
"""Bytes of a line of the chat besides its text, about."""
ATTEMPTS: Final = 5
"""How often a change is tried when other processes keep being faster."""
LOADING: Final = 2
"""So many tables are loaded at the same time: more would not be faster, with one interpreter for
all, and everybody else would wait."""
FEW: Final = 20
"""Steps that are caught up with at once; more are a table that is loaded."""
WEIGHED: Final = 16
"""Steps after which a table is weighed again."""
IN_A_ROW: Final = 50
"""So many standing answers are given at once; then somebody has to come."""
SLICE: Final = 0.003
"""Seconds after which whoever loads a table lets others go first."""


class Unknown(CivitasError):
    """Something that is not there, or not for this person's eyes."""


class NotYours(CivitasError):
    """Something that this person may see but not do."""


class Stale(Refused):
    """Somebody else was faster."""

    def __init__(self) -> None:
        super().__init__("refused-stale")


class Chair(NamedTuple):
    """A seat as everybody may see it, in plain values."""

    holder: str
    bot: str | None
    """The bot that sits there."""
    away: str | None
    """The person whose seat it is."""


class Live:
    """A match that somebody is looking at."""

    def __init__(self, match: Match, seats: Sequence[Seat], wants: Wants) -> None:
        self.match = match
        self.sit(seats, match.seating, wants)
        self.chat: list[Chat] = []
        self.spoken = 0
        """The last line of the chat that is known."""
        self.roll = -1
        """How often people had changed when it was caught up."""
        self.written = -1
        """What this process had written by then (`Store.written`)."""
        self.believed = False
        """Is it only believed to be caught up, by whoever is here?"""
        self._talk = 0
        """The bytes of the chat."""
        self._size = (-1, 0, 0)
        """What told last how large it is: steps, chat, boards."""
        self.lock = threading.Lock()
        self.sights: WeakValueDictionary[str, Any] = WeakValueDictionary()
        """By language: what those see who only watch, as long as one of them holds it."""
        self.boards: dict[tuple[int | None, str], Any] = {}
        """By seat and language: the board as it was drawn last."""
        self._stories: dict[int | None, tuple[int, Line | None, list[Line]]] = {}
        """By seat: of so many lines of the log, the last of them, and those that it may read."""
        self.used = inf
        """When somebody was here last; at first somebody is just coming."""
        self.dropped = False
        """Its table has gone astray; whoever waited for it takes a new one."""
        meta = find_title(match.title)
        if not meta.plays(match.rules_version):
            raise Unknown("error-match-rules", rules=match.rules_version, known=meta.rules_version)
        self.begin()

    def begin(self) -> None:
        """The match as it is before its first step."""
        title = find_title(self.match.title).load()
        self.record, self.table = Record(), Table(header_of(self.match, self.seats), title)

    def sit(self, seats: Sequence[Seat], seating: int, wants: Wants) -> None:
        """These sit here now, after so many changes of seats, and want this."""
        self.seats, self.seating = list(seats), seating
        self._status = self.match.status
        self._plea, self.habits = wants
        self.bots = {s.number: s.bot for s in seats if s.holder == BOT and s.bot}
        """The bot of each seat that is held by one."""
        self.chairs = tuple(
            Chair(
                s.holder,
                s.bot if s.holder == BOT else None,
                s.name if s.person is not None else None,
            )
            for s in seats
        )
        self._people = {s.person: seats_of(seats, s.person) for s in seats}
        self.clocks = {s.number: clock for s in seats if (clock := clock_of(s))}
        """By seat, how much time is left there, if that was agreed."""
        self._voices: dict[str, Voice] = {}

    def seat_of(self, person: int | None) -> tuple[int, ...]:
        """The seats this person holds; several on one screen in a hot seat match."""
        return self._people.get(person, ())

    @property
    def last_plea(self) -> int | None:
        """The number of the latest plea, void or not."""
        return None if self._plea is None else self._plea.number

    @property
    def plea(self) -> Plea | None:
        """What somebody here asks the others for. It is void when a person has done something
        since, or when whoever asked has left."""
        plea = self._plea
        if plea is None or self.open or plea.seat in self.bots:
            return None
        return plea if all(seat in self.bots for seat in self.record.seats[plea.steps :]) else None

    def voice(self, language: str) -> Voice:
        """How the match is told in a language, about those who sit here now."""
        found = self._voices.get(language)
        if found is None:
            found = self._voices[language] = voice_of(self.match.title, self.seats, language)
        return found

    def story(self, seat: int | None) -> list[Line]:
        """The log as this seat may read it. It grows at its end and is cut there: as long as the
        last line is the very same, so are all before it, and only what is new is looked through."""
        log = self.table.log
        count, last, lines = self._stories.get(seat, (0, None, []))
        if count and (count > len(log) or log[count - 1] is not last):
            count, lines = 0, []
        lines += readable(log[count:], seat)
        self._stories[seat] = len(log), log[-1] if log else None, lines
        return lines

    @property
    def cut_short(self) -> bool:
        """Has it ended because somebody let the time pass?"""
        return self._status == OVER and not self.table.over

    @property
    def open(self) -> bool:
        """Is nothing secret any more?"""
        return self.table.over or self._status in (OVER, SHOWN)

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        boards: int = sum([board.weight for board in self.boards.values()])
        return self.table.weight + self._talk + self.record.weight + boards

    def has_grown(self) -> bool:
        """Is it time to weigh it again? A few steps add less than anybody would notice."""
        size = self.table.seq // WEIGHED, self.spoken, len(self.boards)
        grown, self._size = size != self._size, size
        return grown

    def hear(self, chat: list[Chat], spoken: int) -> None:
        """Take this for what was said here, up to the line of that id."""
        self.chat, self.spoken = chat, spoken
        self._talk = sum(SPOKEN + weight(line.text) for line in chat)


Choice: TypeAlias = int | Mapping[str, Any]
"""A pick: its number in the list of the ask, or the pick itself as JSON."""
Act: TypeAlias = Callable[[Live], list[Step]]
"""What somebody does at a table: the steps of it, to be written down."""


def seats_of(seats: Sequence[Seat], person: int | None) -> tuple[int, ...]:
    """The seats that this person holds now."""
    if person is None:
        return ()
    return tuple(s.number for s in seats if s.holder == PERSON and s.person == person)


def header_of(match: Match, seats: Sequence[Seat]) -> Header:
    """What the match starts from."""
    return Header(
        title=match.title,
        rules_version=match.rules_version,
        seats=tuple(seat.name for seat in seats),
        options=match.options,
        seed=match.seed,
        commitment=match.commitment,
        started=match.started or match.created,
        automas=tuple(seat.number for seat in seats if seat.holder == AUTOMA),
    )


class Hall:
    """All live tables of one server process; the longest unused is dropped first."""

    def __init__(
        self,
        store: Store,
        changed: Callable[[Live], None],
        room: int = ROOM,
        clock: Callable[[], float] = time.monotonic,
        let_pass: Callable[[], None] = lambda: None,
    ) -> None:
        self.store = store
        self._alone = not store.shared
        """Does nobody else, as a rule, write into the database?"""
        self._changed = changed
        """Called after every change, while nobody else is at the table."""
        self._let_pass = let_pass
        """Called by whoever has time, so that people who are being served go first."""
        self._loading = threading.Semaphore(LOADING)
        self._clock = clock
        self._due = clock()
        """When it is time to clear up again."""
        self._lives: Shelf[str, Live] = Shelf(room, lambda live: live.weight)
        self._in_vain: Shelf[str, float] = Shelf(256 * KB)
        """When somebody last waited in vain to write at a table."""

    def __len__(self) -> int:
        return len(self._lives)

    def ready(self, match: str) -> bool:
        """Is the table loaded, so that whoever comes need not wait for that?"""
        live = self._lives.get(match)
        return live is not None and live.used != inf

    def load(self, match: str) -> None:
        """Have the table ready, if there is one: whoever comes then is told what is wrong."""
        with suppress(Exception), self._hold(match):
            pass

    def look(self, match: str, see: Callable[[Live], T]) -> T:
        """Let somebody look at the table as it is now."""
        with self._hold(match) as live:
            return see(live)

    def picks(self, match: str, number: int, picks: Sequence[tuple[int, Any]]) -> bool:
        """Picks of bots, thought out from this number of steps on; False if they are stale.

        A pick that is not legal is refused as anybody's is.
        """

        def act(live: Live) -> list[Step]:
            table = live.table
            if table.seq != number or any(seat not in live.bots for seat, _ in picks):
                raise Stale
            steps = []
            for seat, data in picks:
                table.pick_json(data, seat)
                live.record.picked(table, seat)
                steps.append(last_step(table))
            return steps

        try:
            self.change(match, act, _number)
        except Stale:
            return False
        return True

    def change(self, match: str, act: Act, see: Callable[[Live], T]) -> T:
        """Do something at the table, write it down, and look at the table as it is then.

        At first the table is believed to be as it was, if it may be. If it was not, or if another
        process was faster, it is tried once more. Whoever comes while somebody waits for the
        database in vain does not wait anew after them.
        """
        came = self._clock()
        for attempt in range(ATTEMPTS):
            with self._hold(match, believe=not attempt) as live:
                if (self._in_vain.get(match) or -inf) >= came:
                    raise PoolTimeout("somebody has just waited in vain to write at this table")
                before = live.table.seq
                try:
                    written = self._write(live, act)
                except BaseException as error:
                    if isinstance(error, SQLAlchemyError):
                        self._in_vain.put(match, self._clock())
                    if live.table.seq != before:
                        self._drop(live)
                    if isinstance(error, Exception) and self._was_astray(live, before, error):
                        continue
                    raise
                if written is None:
                    self._drop(live)
                    continue
                if written.spoken != live.spoken:
                    live.hear(self.store.chat(match), written.spoken)
                self._read_clocks(live)
                try:
                    return see(live)
                finally:
                    self._changed(live)
        raise Stale

    def _write(self, live: Live, act: Act) -> Pulse | None:
        """Do it, and write it down; None if the table is not as it was believed to be, or if
        somebody else was faster."""
        if live.open:  # its seed is open too: nobody plays on, nobody takes back
            raise Refused("refused-over")
        table, match = live.table, live.match.id
        before = table.seq
        steps = act(live)
        if live.habits and steps[-1].pick is not None:
            steps += habitual(live)
        waiting = [ask.seat for ask in table.asks]
        turning = turned(live, steps, waiting) if live.match.reserve else None
        known = (live.seating, live.roll) if live.believed else None
        return self.store.append(match, before, steps, waiting, table.result, turning, known)

    def _was_astray(self, live: Live, before: int, error: Exception) -> bool:
        """Was something refused at a table that is not what it was believed to be?"""
        if not live.believed or isinstance(error, SQLAlchemyError):
            return False
        known = Pulse(before, live.seating, live.spoken, live.roll)
        return self.store.pulse(live.match.id) != known

    # ---------------------------------------------------------------- the cache

    @contextmanager
    def _hold(self, match: str, *, believe: bool = False) -> Iterator[Live]:
        """The live table, up to date, and nobody else at it. Whoever makes sure when they write may
        ``believe`` that it is, as long as this process knows of nothing else."""
        while True:
            live = self._live(match)
            with live.lock:
                if live.dropped:
                    continue
                live.believed = believe and live.written == self.store.written and self._alone
                try:
                    if not live.believed:
                        self._catch_up(live)
                except BaseException:
                    self._drop(live)
                    raise
                try:
                    yield live
                finally:
                    live.used = self._clock()
                    if live.has_grown():
                        self._lives.weigh_again(match, live)
                return

    def _live(self, match: str) -> Live:
        """The live table of a match, from the cache or from the journal."""
        live = self._lives.get(match)
        if live is not None:
            return live
        found = self.store.match(match)
        if found is None:
            raise Unknown("error-match")
        row, seats = found
        if row.status == OPEN:
            raise Unknown("error-match-open")
        self._clear_up()
        with self.store.reading() as session:
            wants = self.store.wants(match, session)
        return self._lives.first(match, Live(row, seats, wants))

    def _clear_up(self) -> None:
        """Let go of tables that are over or deserted: their room is not needed for others yet, but
        memory that grows for hours helps nobody."""
        now = self._clock()
        if now >= self._due:
            self._due = now + QUIET / 4
            for match, live in self._lives.things():
                if now - live.used > (QUIET if live.open else DESERTED):
                    self._lives.pop(match, live)

    def _drop(self, live: Live) -> None:
        live.dropped = True
        self._lives.pop(live.match.id, live)

    def _catch_up(self, live: Live) -> None:
        """Play the steps and note the seats that others have written."""
        match, written = live.match.id, self.store.written
        events, seating, spoken, live.roll = self.store.pulse(match)
        if spoken != live.spoken:
            live.hear(self.store.chat(match), spoken)
        if seating != live.seating:
            with self.store.reading() as session:
                live.match = session.get(Match, match) or live.match
                wants = self.store.wants(match, session)
                live.sit(self.store.seats(match, session), seating, wants)
        since = live.table.seq
        if events - since > FEW:
            with self._loading:
                self.go_on(live, self.store.steps(match, since), _Slices(self._let_pass))
        elif events > since:
            self.go_on(live, self.store.steps(match, since))
        if events != since:
            self._read_clocks(live)
        live.written = written

    def _read_clocks(self, live: Live) -> None:
        if live.match.reserve:
            live.clocks = self.store.clocks(live.match.id)

    def go_on(
        self, live: Live, steps: Sequence[Step], pause: Callable[[], None] | None = None
    ) -> None:
        """Play these steps, which the table does not have yet; all of them, if they go back to
        before one that it has."""
        if reaches_back(live.table, steps):
            steps = [*self.store.steps(live.match.id)[: live.table.seq], *steps]
            live.begin()
        play_steps(live.table, steps, live.record, pause)


class _Slices:
    """Lets others go first, again and again."""

    def __init__(self, let_pass: Callable[[], None]) -> None:
        self._let_pass = let_pass
        self._since = time.monotonic()

    def __call__(self) -> None:
        if time.monotonic() - self._since > SLICE:
            self._let_pass()
            self._since = time.monotonic()


def picking(seat: int, choice: Choice, seq: int | None, person: int | None = None) -> Act:
    """Answering the ask.

    With ``person`` the seat has to be theirs; with ``seq`` the ask has to be the one they saw.
    """

    def act(live: Live) -> list[Step]:
        check_seat(live, seat, person)
        table = live.table
        if isinstance(choice, int):
            ask = table.ask_for(seat)
            if ask is None or ask.seq != seq or choice >= len(ask.picks):
                raise Stale
            table.pick(ask.picks[choice], seat, seq)
        else:
            table.pick_json(choice, seat, seq)
        live.record.picked(table, seat)
        return [last_step(table)]

    return act


def undoing(
    seat: int, seq: int | None = None, person: int | None = None, turn: bool = False
) -> Act:
    """Taking the seat's last pick back or, with ``turn``, all that it can take back.

    With ``seq``, the number of steps that was seen, the seat must have done nothing since; what
    others have done beside it does not matter.
    """

    def act(live: Live) -> list[Step]:
        check_seat(live, seat, person)
        table = live.table
        if seq is not None and (seq > table.seq or seat in live.record.seats[seq:]):
            raise Stale
        now = int(time.time())
        steps: list[Step] = []
        while not steps or (turn and table.can_undo(seat)):
            table.undo(seat)
            steps.append(Step(seat, None, now, live.record.undone(table, seat)))
        return steps

    return act


def habitual(live: Live) -> list[Step]:
    """What standing answers say to what is asked now, one after the other."""
    steps: list[Step] = []
    while len(steps) < IN_A_ROW and (pick := by_habit(live)) is not None:
        table, seat = live.table, live.table.asks[0].seat
        table.pick(pick, seat)
        step, note = last_step(table), Note(STANDING, seat)
        table.note(note)
        live.record.picked(table, seat, by_itself=True)
        steps.append(step._replace(note=msgspec.json.encode(note).decode()))
    return steps


def by_habit(live: Live) -> Pick | None:
    """The standing answer to the one question that is open, if there is one."""
    ask = asked_alone(live.table)
    if ask is None or live.open or ask.seat in live.bots:
        return None
    habit = live.habits.get((ask.seat, ask.what))
    if habit is None or not lasts(live, habit):
        return None
    return declining(live.table.title, ask)


def lasts(live: Live, habit: Habit) -> bool:
    """Is it still the turn, or the round, for which a standing answer was given?"""
    return habit.since == moment_of(live, habit.until)


def moment_of(live: Live, until: str) -> str:
    """What is the same until the end of a turn, of a round, or of the match."""
    moment = live.table.title.moment(live.table.state)
    now = {"turn": moment, "round": moment.round}.get(until, ())
    return msgspec.json.encode(now).decode()


def turned(live: Live, steps: Sequence[Step], waiting: Sequence[int]) -> Turning:
    """How these steps set the clocks: bots have none."""
    asked = frozenset(waiting).difference(live.bots)
    undone = frozenset(step.seat for step in steps if step.pick is None and not step.by_consent)
    return Turning(live.match.addition, len(live.seats), asked, undone)


def last_step(table: Table) -> Step:
    """The pick that was just made, as a step to be written."""
    journal = table.journal
    pick = msgspec.json.encode(journal.picks[-1]).decode()
    return Step(journal.seats[-1], pick, table.header.started + journal.times[-1])


def _number(live: Live) -> int:
    return live.table.seq


def check_seat(live: Live, seat: int, person: int | None) -> None:
    """Refuse a seat that is not this person's; None is whoever may do anything."""
    if person is not None and seat not in live.seat_of(person):
        raise NotYours("error-seat-not-yours")
