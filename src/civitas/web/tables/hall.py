"""The hall: the tables that are being played at, each loaded from its journal when needed.

A live table is a cache. It is brought up to date with the journal before every use, so several
server processes may serve the same match, and dropping one loses nothing.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from math import inf
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from civitas.kernel.errors import Refused
from civitas.kernel.shelf import KB, MB, Shelf
from civitas.web.refusals import Stale, Unknown
from civitas.web.storage.journals import Entry, Pulse
from civitas.web.storage.schema import OPEN, Match
from civitas.web.storage.steps import Step, play_steps, reaches_back
from civitas.web.storage.store import Store
from civitas.web.tables.acts import Act, habitual, thought_out, turned
from civitas.web.tables.live import Live

T = TypeVar("T")

ROOM: Final = 384 * MB
"""Bytes for the tables that are kept; one takes a quarter of a megabyte when it is half played."""
QUIET: Final = 60.0
"""Seconds after which a table that is over is let go, if nobody looks at it any more."""
DESERTED: Final = 300.0
"""Seconds after which any table is: whoever comes back waits until it is loaded."""
ATTEMPTS: Final = 5
"""How often a change is tried when other processes keep being faster."""
LOADING: Final = 2
"""So many tables are loaded at the same time: more would not be faster, with one interpreter for
all, and everybody else would wait."""
FEW: Final = 20
"""Steps that are caught up with at once; more are a table that is loaded."""
SLICE: Final = 0.003
"""Seconds after which whoever loads a table lets others go first."""


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
        try:
            self.change(match, thought_out(number, picks), number_of)
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
                    written = self.store.append(self.play(live, act))
                except BaseException as error:
                    self.undone(live, before, error)
                    if isinstance(error, Exception) and self._was_astray(live, before, error):
                        continue
                    raise
                if written is None:
                    self._drop(live)
                    continue
                return self.show(live, written, see)
        raise Stale

    def play(self, live: Live, act: Act) -> Entry:
        """Do something at the table, by whoever is there; what is to be written of it."""
        if live.open:  # its seed is open too: nobody plays on, nobody takes back
            raise Refused("refused-over")
        before = live.table.seq
        steps = act(live)
        if live.habits and steps[-1].pick is not None:
            steps += habitual(live)
        live.stepped(before, steps)
        table = live.table  # whoever goes back by consent has begun another one
        waiting = [ask.seat for ask in table.asks]
        turning = turned(live, steps, waiting) if live.reserve else None
        known = live.pulse if live.believed else None
        match, result = live.id, table.result
        return Entry(match, before, steps, waiting, result, turning, known)

    def undone(self, live: Live, before: int, error: BaseException) -> None:
        """Nothing was written: a table that is further than the journal is of no use."""
        if isinstance(error, SQLAlchemyError):
            self._in_vain.put(live.id, self._clock())
        if live.table.seq != before:
            self._drop(live)

    def show(self, live: Live, written: Pulse, see: Callable[[Live], T]) -> T:
        """The table to whoever has changed it; then all others hear of it."""
        if written.spoken != live.spoken:
            live.hear(self.store.chat(live.id), written.spoken)
        self._read_clocks(live)
        try:
            return see(live)
        finally:
            self._changed(live)

    def _was_astray(self, live: Live, before: int, error: Exception) -> bool:
        """Was something refused at a table that is not what it was believed to be?"""
        if not live.believed or isinstance(error, SQLAlchemyError):
            return False
        return self.store.pulse(live.id) != live.pulse._replace(events=before)

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
                live.believed = believe and live.written == self.store.written and self.store.alone
                try:
                    if not live.believed:
                        self._catch_up(live)
                except BaseException:
                    self._drop(live)
                    raise
                try:
                    yield live
                finally:
                    self._used(live)
                return

    def at_hand(self, match: str) -> Live | None:
        """The table, if nobody has to wait for it: it is loaded and up to date, nobody is there,
        the database is at hand, too, no jump of the clock has to be noted first. Whoever gets it
        has to `leave` it."""
        plain = not self.store.shared and not self.store.watch.jumped
        live = self._lives.get(match) if plain else None
        if live is None or not live.lock.acquire(blocking=False):
            return None
        live.believed = False
        try:
            written = self.store.written
            if not live.dropped and (
                live.written == written or self.store.pulse(match) == live.pulse
            ):
                live.written, live.believed = written, True
        finally:
            if not live.believed:
                live.lock.release()
        return live if live.believed else None

    def leave(self, live: Live) -> None:
        """Whoever had the table at hand lets others to it."""
        self._used(live)
        live.lock.release()

    def _used(self, live: Live) -> None:
        live.used = self._clock()
        if live.has_grown():
            self._lives.weigh_again(live.id, live)

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
        self._lives.pop(live.id, live)

    def _catch_up(self, live: Live) -> None:
        """Play the steps and note the seats that others have written."""
        match, written = live.id, self.store.written
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
        if live.reserve:
            live.clocks = self.store.clocks(live.id)

    def go_on(
        self, live: Live, steps: Sequence[Step], pause: Callable[[], None] | None = None
    ) -> None:
        """Play these steps, which the table does not have yet; all of them, if they go back to
        before one that it has."""
        if reaches_back(live.table, steps):
            steps = [*self.store.steps(live.id)[: live.table.seq], *steps]
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


def number_of(live: Live) -> int:
    return live.table.seq
