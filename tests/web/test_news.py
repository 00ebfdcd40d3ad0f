"""News: whoever looks at a match is told at once, in whatever process it changed."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress

from civitas.web.house import House
from civitas.web.tables.news import News, Subscription
from tests.web.conftest import Opener
from tests.web.people import make_pick, match_of, offer, people, seen, wait_for


class Listener:
    """Somebody who looks at a match, in an event loop as a server has one."""

    def __init__(self, news: News, match: str) -> None:
        self.heard: list[int] = []
        self.ended = False
        self._ready = threading.Event()
        self._thread = threading.Thread(target=asyncio.run, args=(self._listen(news, match),))
        self._thread.start()
        self._ready.wait()

    async def _listen(self, news: News, match: str) -> None:
        stream = news.subscribe(match)
        self._ready.set()
        async for number in stream:
            self.heard.append(number)
        self.ended = True

    def wait(self) -> None:
        self._thread.join(5)


@contextmanager
def listening(house: House, match: str) -> Iterator[Listener]:
    listener = Listener(house.news, match)
    yield listener
    house.news.close()
    listener.wait()
    assert listener.ended


def test_a_pick_is_news(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    other = match_of(house, "toy", anna, ben)
    with listening(house, match) as listener:
        seq, picks = offer(house, match, 0)
        make_pick(house, match, 0, picks[0], seq)
        wait_for(lambda: listener.heard[-1:] == [1])
        house.say(match, "Ben", "Well played")
        wait_for(lambda: listener.heard[-2:] == [1, 1])
        house.lobby.leave(ben, match)
        wait_for(lambda: listener.heard[2:])
        before = list(listener.heard)
        seq, picks = offer(house, other, 0)
        make_pick(house, other, 0, picks[0], seq)
        time.sleep(0.1)
        assert listener.heard[: len(before)] == before


def test_news_from_another_process(open_house: Opener, database: str) -> None:
    """PostgreSQL carries them; on SQLite one sees what happened as soon as one looks."""
    here, there = open_house(database), open_house(database)
    anna, ben = people(here, "Anna", "Ben")
    match = match_of(here, "toy", anna, ben)
    with listening(there, match) as listener:
        time.sleep(0.3)
        start = time.monotonic()
        seq, picks = offer(here, match, 0)
        make_pick(here, match, 0, picks[0], seq)
        assert seen(there, match)[0] == 1
        if there.store.shared:
            wait_for(lambda: listener.heard[-1:] == [1])
            assert time.monotonic() - start < 1
            here.say(match, "Anna", "Hello")
            wait_for(lambda: len(listener.heard) >= 2)
            here.lobby.leave(ben, match)
            wait_for(lambda: len(listener.heard) >= 3)


def heard_at_once(*numbers: int) -> list[int]:
    """What is read when all these have been heard before somebody reads.

    In a thread: where a browser was opened before, its event loop runs in this one to the end."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _heard_at_once(*numbers)).result()


async def _heard_at_once(*numbers: int) -> list[int]:
    subscription = Subscription(True)
    for number in numbers:
        subscription.hear(number)
    read = []
    with suppress(TimeoutError):
        while True:
            read.append(await asyncio.wait_for(anext(subscription), 0.05))
    return read


def test_a_line_of_chat_is_not_lost_among_picks() -> None:
    """The same number twice means that something else than the steps has changed."""
    assert heard_at_once(1, 2, 3) == [3]
    assert heard_at_once(1, 1) == [1, 1]
    assert heard_at_once(1, 1, 2, 3) == [3, 3]
