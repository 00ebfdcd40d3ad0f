"""The house: all parts of one server process, put together."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from civitas.kernel.shelf import MB
from civitas.kernel.signing import Key
from civitas.web.bots.brains import PATIENCE, Brains, bots_turn
from civitas.web.bots.courtesy import Courtesy
from civitas.web.lobby.habits import Habits
from civitas.web.lobby.inviting import Invitations
from civitas.web.lobby.janitor import Janitor
from civitas.web.lobby.ladder import Ladder
from civitas.web.lobby.lobby import Lobby
from civitas.web.lobby.pleas import Pleas
from civitas.web.notices.office import Office
from civitas.web.people.friends import Friends
from civitas.web.people.limits import Limits
from civitas.web.people.people import People
from civitas.web.people.porter import Porter
from civitas.web.settings import Settings
from civitas.web.storage.room import Room
from civitas.web.storage.store import Store
from civitas.web.tables.audience import Audience
from civitas.web.tables.hall import LOADING, Hall
from civitas.web.tables.live import Live
from civitas.web.tables.news import News
from civitas.web.tables.outright import Outright
from civitas.web.tables.readers import Readers
from civitas.web.tables.replays import Replays
from civitas.web.tables.waiters import Waiters

LEISURE: Final = 2
"""Threads for what takes long."""

_logger: Final = logging.getLogger(__name__)


class House:
    """One server process on one database."""

    def __init__(self, settings: Settings, patience: float = PATIENCE) -> None:
        self.settings = settings
        self.key = Key(settings.secret)
        self.store = Store(settings.database, settings.wait)
        self.people = People(self.store, settings.secret)
        self.news = News(self.store)
        self.audience = Audience(settings.bounds, settings.limits)
        self.readers = Readers()
        room = settings.memory * MB
        self.courtesy = Courtesy()
        pass_first = self.courtesy.let_pass
        self.hall = Hall(self.store, self._moved, room - room // 4, let_pass=pass_first)
        self.outright = Outright(self.hall)
        self.notices = Office(self.store, self.hall, self.audience.looks, settings)
        self.lobby = Lobby(self.store, self._changed)
        self.friends = Friends(self.store)
        self.invitations = Invitations(self.store)
        self.pleas = Pleas(self.store, self.hall, self._changed)
        self.habits = Habits(self.store, self.hall, self._changed)
        self.brains = Brains(
            self.hall, self.outright.picks, self._changed, self.courtesy, settings.bots, patience
        )
        self.janitor = Janitor(self.store, self.lobby, self.brains)
        self.ladder = Ladder(self.store)
        self.replays = Replays(room // 4)
        disk = Room(settings.database, settings.reserve, settings.disk)
        self.limits = Limits(
            settings.limits, secret=settings.secret, daily=settings.daily, room=disk
        )
        self.porter = Porter(self.people, self.limits)
        self.waiters = Waiters()
        self.leisure = ThreadPoolExecutor(LEISURE, thread_name_prefix="leisure")
        """For what takes long."""
        self.loaders = ThreadPoolExecutor(LOADING, thread_name_prefix="loader")
        """For tables that have to be loaded before somebody can do anything there."""

    def say(self, match: str, name: str, text: str) -> None:
        """Somebody says something at a table."""
        self.store.say(match, name, text)
        self.news.publish(match, self.store.pulse(match).events)

    def close(self) -> None:
        """Stop everything; nothing that was acknowledged is lost."""
        self.news.close()
        self.outright.close()
        self.waiters.close()
        self.leisure.shutdown(cancel_futures=True)
        self.loaders.shutdown(cancel_futures=True)
        self.janitor.close()
        self.notices.close()
        self.ladder.close()
        self.brains.close()
        self.store.close()

    def _moved(self, live: Live) -> None:
        """Somebody has picked or taken back; nobody else is at the table yet."""
        table, match = live.table, live.id
        try:
            self.readers.prepare(live)
        except Exception:  # the pick counts; whoever cannot see it is told when they look
            _logger.exception("readers: %s", match)
        self.news.publish(match, table.seq)
        if table.over:
            self.ladder.wake()
        turn = bots_turn(live)
        if turn is not None:
            self.brains.wake(match, turn)

    def _changed(self, match: str, number: int) -> None:
        """Something else than the steps has changed."""
        self.news.publish(match, number)
        self.brains.wake(match)
