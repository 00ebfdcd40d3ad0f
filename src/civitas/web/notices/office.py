"""The office: sends what is due, again if it has not arrived, and never holds up a move.

What is due is in the database. Whoever sends it takes it first: of several servers one, which then
has some time for it. If that one dies the notice is taken once more and then never again, so it is
sent at least once and at most twice. What surely has not arrived is tried again after pauses that
grow, then dropped; its owner is told why.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, Final

from sqlalchemy import delete, exists, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from civitas.web.notices import hooks, mail
from civitas.web.notices.channels import Channels
from civitas.web.notices.due import Due, due_first
from civitas.web.notices.letters import (
    MAIL,
    PUSH,
    Letter,
    first_word,
    language_of,
    on_end,
    on_invitation,
    on_loss,
    on_turn,
)
from civitas.web.notices.push import Pusher
from civitas.web.notices.reach import Failed, Reach
from civitas.web.notices.turns import AFTERWARDS, ENDED, INVITED, LOST, Looks, Turns, is_wanted
from civitas.web.settings import Settings
from civitas.web.speech.words import announcement
from civitas.web.storage.complaints import complain
from civitas.web.storage.schema import Channel, Notice, Person, Sitting
from civitas.web.storage.store import Store, rows
from civitas.web.tables.hall import Hall

ROUND: Final = 5.0
"""Seconds between two rounds."""
PAUSES: Final = (60, 300, 1800, 7200, 21600)
"""Seconds after the first time that something did not arrive, the second and so on; then it is
dropped."""
HANDS: Final = 6
"""So many notices are under way at the same time in one process."""
SLOW: Final = 3
"""So many of them to where the last has not arrived: who never answers holds no more hands."""
QUEUE: Final = 60
"""So many wait for that."""
LAST_WORDS: Final = 2.0
"""Seconds for what is under way when the server stops."""
LEASE: Final = 300
"""Seconds that whoever has taken a notice has for it."""
ATTEMPTS: Final = 2
"""How often a notice is sent of which nobody knows whether it has arrived."""
GONE: Final = (404, 410)
"""With these a receiver says that it is no more; the server of a browser, that it takes no more for
it."""

_OTHER_TURNS: Final = {INVITED: on_invitation, LOST: on_loss, ENDED: on_end}
_logger: Final = logging.getLogger(__name__)


class Office:
    """One thread that looks what is due, and a few that send it; every server process has one."""

    def __init__(
        self,
        store: Store,
        hall: Hall,
        looks: Looks,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.time,
        pauses: Sequence[int] = PAUSES,
    ) -> None:
        self._store = store
        self._hall = hall
        self._looks = looks
        self._mail = settings.mail
        self._clock = clock
        self._pauses = pauses
        self._reach = Reach(settings.anywhere)
        self._turns = Turns(store, looks)
        self.channels = Channels(store, self._reach, settings.mail is not None, clock)
        self.pusher = Pusher(settings.secret, _contact(settings))
        self._busy: dict[int, bool] = {}
        """The channels by which something is under way, and whether the last had not arrived there:
        of each one at a time, so that one that is slow keeps no other waiting."""
        self._idle = threading.Condition()
        self._awake = threading.Event()
        self._closed = False
        self._queue: SimpleQueue[Due | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="notices", daemon=True)
        for _ in range(HANDS):
            threading.Thread(target=self._work, name="notices", daemon=True).start()

    def open(self) -> None:
        """Look round from now on."""
        self._thread.start()

    def close(self) -> None:
        """Send no more; what is due is sent after the next start."""
        self._closed = True
        self._awake.set()
        if self._thread.is_alive():
            self._thread.join()
        for _ in range(HANDS):
            self._queue.put(None)
        self.settle(LAST_WORDS)

    def wake(self) -> None:
        """Something is due at once."""
        self._awake.set()

    def invite(self, person: int, match: str) -> None:
        """Somebody is invited: tell them at once."""
        self._turns.write(match, person, INVITED, int(self._clock()))
        self.wake()

    def settle(self, seconds: float | None = None) -> None:
        """Wait until nothing is under way."""
        with self._idle:
            self._idle.wait_for(lambda: not self._busy, seconds)

    def round(self) -> None:
        """Look who is asked, and send what is due."""
        now = int(self._clock())
        self._turns.note(now)
        self._turns.hold_back(now)
        for notice in self._due(now):
            with self._idle:
                many = len(self._busy) >= QUEUE
                slow = notice.troubled and sum(self._busy.values()) >= SLOW
                if notice.channel in self._busy or many or slow:
                    continue
                self._busy[notice.channel] = notice.troubled
            self._queue.put(notice)

    def _run(self) -> None:
        while not self._closed:
            self._awake.clear()
            try:
                self.round()
            except SQLAlchemyError as error:
                complain("notices", error)
            except Exception:
                _logger.exception("notices")
            self._awake.wait(ROUND)

    def _due(self, now: int) -> list[Due]:
        """What shall go out, in order."""
        far = now + max(LEASE, AFTERWARDS, *self._pauses)
        with self._store.reading() as session:
            found = session.execute(due_first(now, far, [*self._busy], QUEUE))
            return [Due(*row) for row in found]

    # ---------------------------------------------------------------- one notice

    def _work(self) -> None:
        """Send one after the other, until there are no more."""
        while (notice := self._queue.get()) is not None:
            try:
                if not self._closed:
                    self._carry(notice)
                    self._awake.set()
            except Exception:
                if not self._closed:
                    _logger.exception("notices: %s", notice.match)
            finally:
                with self._idle:
                    self._busy.pop(notice.channel, None)
                    self._idle.notify_all()

    def _carry(self, notice: Due) -> None:
        """Send it, if it is still wanted and nobody else does."""
        with self._store.reading() as session:
            channel = session.get(Channel, notice.channel)
            person = session.get(Person, channel.person) if channel else None
            if channel is None or person is None:
                return
            asked = not notice.match or is_wanted(
                session, notice.match, person.id, notice.turn
            )  # fmt: skip
            there = _still_there(session, channel, person)
        if not there:
            self.channels.remove(person.id, channel.id)
        elif not asked:
            gone = delete(Notice).where(*_as(notice))
            self._store.write(lambda session: session.execute(gone), aside=True)
        elif notice.match and self._looks(notice.match, person.id):
            return  # it is held back in the next round
        elif notice.begun >= ATTEMPTS:
            self._fail(notice, Failed("silent", sure=False))
        elif self._take(notice):
            self._send(notice._replace(begun=notice.begun + 1), channel, person)

    def _take(self, notice: Due) -> bool:
        """Is it ours now, and nobody else's?"""
        until = int(self._clock()) + LEASE
        mine = update(Notice).where(*_as(notice)).values(due=until, begun=notice.begun + 1)
        return self._store.write(lambda session: rows(session, mine), aside=True) == 1

    def _send(self, notice: Due, channel: Channel, person: Person) -> None:
        language = language_of(channel, person)
        if not notice.match:
            letter = first_word(channel, language)
        elif notice.turn in _OTHER_TURNS:
            write = _OTHER_TURNS[notice.turn]
            letter = write(self._store, notice.match, channel, language)
        else:
            letter = on_turn(self._hall, notice.match, channel, language, notice.again)
        try:
            status = self._hand_over(notice, channel, letter)
        except Failed as failed:
            self._fail(notice, failed)
            return
        if channel.kind == PUSH and status in GONE:
            self.channels.remove(person.id, channel.id)
        elif 200 <= status < 300:
            self._done(notice)
        else:
            why = "moved" if status < 400 else "gone" if status in GONE else "status"
            self._fail(notice, Failed(why, code=status))

    def _hand_over(self, notice: Due, channel: Channel, letter: Letter) -> int:
        """The status with which it was taken."""
        if channel.kind == MAIL:
            if self._mail is None:
                raise Failed("mail")
            mail.send(self._mail, mail.write(letter, self._mail.sender, channel.address))
            return 250
        if channel.kind == PUSH:
            path = letter.link.removeprefix(channel.site) or "/me/notices"
            said = {"title": letter.title, "body": letter.text, "path": path, "tag": notice.match}
            message = json.dumps(said, ensure_ascii=False).encode()
            where = channel.address
            headers, content = self.pusher.wrap(where, channel.keys, notice.match, message)
        else:
            where, headers, content = hooks.write(channel.kind, channel.address, letter)
        return self._reach.post(where, headers, content)

    def _done(self, notice: Due) -> None:
        def work(session: Session) -> None:
            session.execute(update(Notice).where(*_of(notice)).values(due=None, tries=0, begun=0))
            here = update(Channel).where(Channel.id == notice.channel)
            session.execute(here.where(Channel.trouble.is_not(None)).values(trouble=None))

        self._store.write(work, aside=True)

    def _fail(self, notice: Due, failed: Failed) -> None:
        """Try again later, or never; its owner sees why."""
        tries, begun = notice.tries + failed.sure, notice.begun - failed.sure
        over = tries > len(self._pauses) or begun >= ATTEMPTS
        pause = 0 if over else self._pauses[max(tries - 1, 0)]
        due = None if over else int(self._clock()) + pause
        why = announcement(f"notice-trouble-{failed.why}", code=failed.code)

        def work(session: Session) -> None:
            values = {"due": due, "tries": tries, "begun": begun}
            session.execute(update(Notice).where(*_of(notice)).values(values))
            here = update(Channel).where(Channel.id == notice.channel)
            session.execute(here.values(trouble=why))

        self._store.write(work, aside=True)


def _of(notice: Due) -> tuple[Any, ...]:
    """The notice, as long as it is about this turn."""
    here = Notice.channel == notice.channel, Notice.match == notice.match
    return (*here, Notice.turn == notice.turn)


def _as(notice: Due) -> tuple[Any, ...]:
    """The notice, as long as nobody has touched it."""
    return (*_of(notice), Notice.due == notice.due, Notice.begun == notice.begun)


def _still_there(session: Session, channel: Channel, person: Person) -> bool:
    """A browser in which somebody has signed out shows nothing of theirs any more; and a guest who
    has signed out has no way back to the table."""
    if channel.kind != PUSH and person.login is not None:
        return True
    signed_in = exists().where(Sitting.person == person.id, Sitting.key == channel.sitting)
    return not channel.sitting or bool(session.scalar(select(signed_in)))


def _contact(settings: Settings) -> str:
    """Whom the server of a browser can turn to."""
    if settings.address.startswith("https:"):
        return settings.address
    return f"mailto:{settings.mail.sender}" if settings.mail else ""
