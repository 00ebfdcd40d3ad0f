"""The time that has passed: not what a clock says, but what servers have seen of it.

A clock may be set wrong, or set right after it was wrong; and what is cleared away because it is
old does not come back. So a server keeps a vigil: now and then it notes that it is still awake.
Only time of such stretches counts. A clock that jumps ahead begins a new stretch, and what it has
jumped over does not count. One that jumps back makes all that was noted before void: what happens
from now on would seem to have happened before it.

Whoever writes looks at the clock first: a time that is written after a jump must not be taken for
one of before it.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final, Protocol

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from civitas.web.storage.clocks import pass_over
from civitas.web.storage.schema import Vigil

SLACK: Final = 120
"""Seconds by which a clock may be put right without having jumped."""
PAUSE: Final = 24 * 3600
"""Seconds; a longer pause in which no server runs does not count. While one runs, its own
(monotonic) clock tells of a jump; over a pause there is only the clock on the wall."""
STRETCHES: Final = 1000
"""So many are kept."""
_STRETCHES: Final = select(Vigil.began, Vigil.ended).order_by(Vigil.id.desc())


class Desk(Protocol):
    """Where something is written in one transaction."""

    def write(self, work: Callable[[Session], None], *, aside: bool = False) -> None: ...


class Watch:
    """The vigil of one server process; all processes on a database add to the same stretches."""

    def __init__(self, store: Desk) -> None:
        self._store = store
        self._last: tuple[float, float] | None = None
        self._noting = False
        self._lock = threading.RLock()

    @property
    def jumped(self) -> bool:
        """Has the clock jumped since somebody looked?"""
        return self._jumped(time.time(), time.monotonic())

    def look(self) -> None:
        """Note it at once if the clock has jumped."""
        if self.jumped:
            with self._lock:
                now, awake = time.time(), time.monotonic()
                if not self._noting and self._jumped(now, awake):
                    self.go_on(now, awake)

    def go_on(self, now: float | None = None, awake: float | None = None) -> None:
        """Note that this server is awake: at this time on the wall, and on its own clock."""
        now = time.time() if now is None else now
        awake = time.monotonic() if awake is None else awake
        with self._lock:
            jumped = self._jumped(now, awake)
            self._noting = True
            try:
                self._store.write(lambda session: _note(session, int(now), jumped), aside=True)
            finally:
                self._noting = False
            self._last = now, awake

    def _jumped(self, now: float, awake: float) -> bool:
        before, awoke = self._last or (now, awake)
        return abs((now - before) - (awake - awoke)) > SLACK


def ago(session: Session, seconds: int) -> int:
    """The time on the wall since which servers have seen so many seconds pass; 0 if never."""
    for began, ended in session.execute(_STRETCHES):
        if ended - began >= seconds:
            return int(ended) - seconds
        seconds -= ended - began
    return 0


def _note(session: Session, now: int, jumped: bool) -> None:
    """Awake at this time; what lies between two stretches counts on no clock of a seat."""
    latest = select(Vigil).order_by(Vigil.id.desc()).limit(1).with_for_update()
    last = session.scalar(latest)
    back = last is not None and now < last.ended - SLACK
    if last is not None and (back or jumped or now > last.ended + PAUSE):
        pass_over(session, now - last.ended)
    if back:
        session.execute(delete(Vigil))
        last = None
    if last is None or jumped or now > last.ended + PAUSE:
        last = Vigil(began=now, ended=now)
        session.add(last)
        session.flush()
        session.execute(delete(Vigil).where(Vigil.id <= last.id - STRETCHES))
    last.ended = max(last.ended, now)
