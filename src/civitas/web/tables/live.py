"""A live table: a match that somebody is looking at, with all that is known of it here."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from math import inf
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

from civitas.kernel.journal import Header
from civitas.kernel.log import Line, readable
from civitas.kernel.shelf import KB, weight
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title
from civitas.web.refusals import Unknown
from civitas.web.speech.voice import Voice, left_alone, voice_of
from civitas.web.storage.absence import last_own
from civitas.web.storage.clocks import DAY, clock_of
from civitas.web.storage.journals import Pulse
from civitas.web.storage.schema import (
    AUTOMA,
    BOT,
    OVER,
    PERSON,
    RUNNING,
    SHOWN,
    Chat,
    Match,
    Plea,
    Seat,
)
from civitas.web.storage.steps import Record, Step
from civitas.web.storage.store import Wants

SPOKEN: Final = 2 * KB
"""Bytes of a line of the chat besides its text, about."""
WEIGHED: Final = 16
"""Steps after which a table is weighed again."""
LATEST: Final = 32
"""So many of the last steps are kept for bots, who know all before them as a rule;"""
STEP: Final = 250
"""each takes so many bytes, about."""


class Chair(NamedTuple):
    """A seat as everybody may see it, in plain values."""

    holder: str
    bot: str | None
    """The bot that sits there."""
    away: str | None
    """The person whose seat it is."""
    gone: bool
    """Have they gone for good?"""


class Live:
    """A match that somebody is looking at."""

    def __init__(self, match: Match, seats: Sequence[Seat], wants: Wants) -> None:
        self.match = match
        self.id = match.id
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
        self._stories: dict[int | None, tuple[list[Line], int, list[Line]]] = {}
        """By seat: of a log, so many lines, those that it may read."""
        self.used = inf
        """When somebody was here last; at first somebody is just coming."""
        self._latest: list[Step] = []
        """The steps that were made here last, where bots sit;"""
        self._upto = -1
        """up to so many of all."""
        self.took = 0.0
        """Seconds of work that a deed took here which was done outright."""
        self.dropped = False
        """Its table has gone astray; whoever waited for it takes a new one."""
        meta = find_title(match.title)
        if not meta.plays(match.rules_version):
            raise Unknown("error-match-rules", rules=match.rules_version, known=meta.rules_version)
        self.begin()

    def begin(self) -> None:
        """The match as it is before its first step."""
        title = find_title(self.match.title).load()
        self.table = Table(header_of(self.match, self.seats), title)
        self.record = Record(self.table)

    def sit(self, seats: Sequence[Seat], seating: int, wants: Wants) -> None:
        """These sit here now, after so many changes of seats, and want this."""
        self.seats, self.seating = list(seats), seating
        match = self.match  # a pick asks a dozen times; a row answers slowly
        self._status = match.status
        self.running = match.status == RUNNING
        self._shown = match.status in (OVER, SHOWN)
        self.reserve, self.days = match.reserve, match.days
        self._plea, self.habits = wants
        self.bots = {s.number: s.bot for s in seats if s.holder == BOT and s.bot}
        """The bot of each seat that is held by one."""
        self.chairs = tuple(
            Chair(
                s.holder,
                s.bot if s.holder == BOT else None,
                s.name if s.person is not None else None,
                s.resigned,
            )
            for s in seats
        )
        self.alone = left_alone(seats)
        """The message that says so if no person sits here any more."""
        self.deserted = not any(seat.holder == PERSON for seat in seats)
        self.rests = self.deserted and any(
            seat.holder == BOT and seat.person and not seat.resigned for seat in seats
        )
        """Does it wait until somebody who is away comes back?"""
        self.guided = frozenset(seat.number for seat in seats if seat.guided)
        """The seats of those whom the guide leads."""
        self._left = frozenset(seat.number for seat in seats if seat.away_from is not None)
        """The seats at which a bot has played on."""
        self._people = {s.person: seats_of(seats, s.person) for s in seats}
        self.clocks = {s.number: clock for s in seats if (clock := clock_of(s))}
        """By seat, how much time is left there, if that was agreed."""
        self._voices: dict[str, Voice] = {}

    def seat_of(self, person: int | None) -> tuple[int, ...]:
        """The seats this person holds; several on one screen in a hot seat match."""
        return self._people.get(person, ())

    def last_own(self, seat: int) -> int | None:
        """The last step of the person of this seat, if a bot has played on there since; -1 if there
        is none, and None if they have missed nothing."""
        if seat not in self._left:
            return None
        return last_own(self.seats[seat], self.record.own(seat))

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

    def due(self, seat: int) -> int | None:
        """When the time of whoever sits here is over, if it runs. Since the last pick somebody may
        have come back, or have been reminded."""
        clock, days, ticks = self.clocks.get(seat), self.days, self.table.journal.times
        if self.reserve or not days:
            return None if clock is None else clock.end
        last = self.table.header.started + (ticks[-1] if len(ticks) else 0)
        return max(last, self.match.changed) + days * DAY

    def voice(self, language: str) -> Voice:
        """How the match is told in a language, about those who sit here now."""
        found = self._voices.get(language)
        if found is None:
            found = self._voices[language] = voice_of(self.match.title, self.seats, language)
        return found

    def story(self, seat: int | None) -> list[Line]:
        """The log as this seat may read it. A log only grows, and whoever goes back has another: as
        long as it is the very same, only what is new is looked through."""
        log = self.table.log
        known, count, lines = self._stories.get(seat, (log, 0, []))
        if known is not log:
            count, lines = 0, []
        lines += readable(log[count:], seat)
        self._stories[seat] = log, len(log), lines
        return lines

    def stepped(self, before: int, steps: Sequence[Step]) -> None:
        """Somebody has just made these steps here, after so many."""
        if self.bots:
            known = self._latest if before == self._upto else []
            self._latest, self._upto = [*known, *steps][-LATEST:], self.table.seq

    @property
    def latest(self) -> tuple[Step, ...]:
        """The last steps of all, as far as they are at hand: none, if somebody else has gone on."""
        return tuple(self._latest) if self._upto == self.table.seq else ()

    @property
    def pulse(self) -> Pulse:
        """What the database would say if nothing has changed there."""
        return Pulse(self.table.seq, self.seating, self.spoken, self.roll)

    @property
    def cut_short(self) -> bool:
        """Has it ended because somebody let the time pass?"""
        return self._status == OVER and not self.table.over

    @property
    def open(self) -> bool:
        """Is nothing secret any more?"""
        return self._shown or self.table.over

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        boards: int = sum([board.weight for board in self.boards.values()])
        steps = STEP * len(self._latest)
        return self.table.weight + self._talk + self.record.weight + steps + boards

    def has_grown(self) -> bool:
        """Is it time to weigh it again? A few steps add less than anybody would notice."""
        size = self.table.seq // WEIGHED, self.spoken, len(self.boards)
        grown, self._size = size != self._size, size
        return grown

    def hear(self, chat: list[Chat], spoken: int) -> None:
        """Take this for what was said here, up to the line of that id."""
        self.chat, self.spoken = chat, spoken
        self._talk = sum(SPOKEN + weight(line.text) for line in chat)


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
