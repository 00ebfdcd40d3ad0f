"""News: whoever looks at a match is told at once, in whatever process it changed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress

from civitas.web.house import House
from civitas.web.tables.news import News, Subscription
from tests.patience import PATIENCE, ended
from tests.web.conftest import Opener
from tests.web.people import make_pick, match_of, offer, people, seen, wait_for


class Listener:
    """Somebody who looks at some matches, in an event loop as a server has one."""

    def __init__(self, news: News, matches: Sequence[str]) -> None:
        self.heard: list[list[int]] = [[] for _ in matches]
        self._ready = threading.Event()
        self._thread = threading.Thread(
            target=asyncio.run, args=(self._listen(news, matches),), daemon=True
        )
        self._thread.start()
        assert self._ready.wait(PATIENCE), "Nobody listens."

    async def _listen(self, news: News, matches: Sequence[str]) -> None:
        streams = [news.subscribe(match) for match in matches]
        self._ready.set()
        await asyncio.gather(*map(self._note, streams, self.heard))

    async def _note(self, stream: Subscription, heard: list[int]) -> None:
        async for number, _ in stream:
            heard.append(number)

    def wait(self) -> None:
        """Until all that was listened to has ended."""
        ended(self._thread)


@contextmanager
def listening(house: House, *matches: str) -> Iterator[list[list[int]]]:
    """What is heard of each match."""
    listener = Listener(house.news, matches)
    try:
        yield listener.heard
    finally:
        house.news.close()
        listener.wait()


def test_a_pick_is_news(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    other = match_of(house, "toy", anna, ben)
    with listening(house, match, other) as (here, there):
        seq, picks = offer(house, match, 0)
        make_pick(house, match, 0, picks[0], seq)
        wait_for(lambda: here == [1])
        house.say(match, "Ben", "Well played")
        wait_for(lambda: here == [1, 1])
        for seat in (0, 1):
            seq, picks = offer(house, other, seat)
            make_pick(house, other, seat, picks[0], seq)
        wait_for(lambda: there[-1:] == [2])
        house.say(match, "Ben", "Still there?")
        wait_for(lambda: len(here) > 2)
        assert here == [1, 1, 1], "what happens in another match is no news here"
        house.lobby.leave(ben, match)
        wait_for(lambda: len(here) > 3)


def test_news_from_another_process(open_house: Opener, database: str) -> None:
    """PostgreSQL carries them; on SQLite one sees what happened as soon as one looks."""
    here, there = open_house(database), open_house(database)
    anna, ben = people(here, "Anna", "Ben")
    match = match_of(here, "toy", anna, ben)
    with listening(there, match) as (heard,):
        seq, picks = offer(here, match, 0)
        make_pick(here, match, 0, picks[0], seq)
        assert seen(there, match)[0] == 1
        if there.store.shared:
            wait_for(lambda: heard[-1:] == [1])
            before = len(heard)
            here.say(match, "Anna", "Hello")
            wait_for(lambda: len(heard) > before)
            before = len(heard)
            here.lobby.leave(ben, match)
            wait_for(lambda: len(heard) > before)


def heard_at_once(*numbers: int, known: int = -1) -> list[int]:
    """What is read when all these have been heard before somebody reads who knows the match up to
    a number of steps.

    In a thread: where a browser was opened before, its event loop runs in this one to the end."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _heard_at_once(*numbers, known=known)).result()


async def _heard_at_once(*numbers: int, known: int = -1) -> list[int]:
    subscription = Subscription(True, lambda number: number <= known)
    if known >= 0:
        subscription.begin(0)
    for number in numbers:
        subscription.hear(number)
    read = []
    with suppress(TimeoutError):
        while True:
            number, _ = await asyncio.wait_for(anext(subscription), 0.05)
            read.append(number)
    return read


def test_a_line_of_chat_is_not_lost_among_picks() -> None:
    """The same number twice means that something else than the steps has changed."""
    assert heard_at_once(1, 2, 3) == [3]
    assert heard_at_once(1, 1) == [1, 1]
    assert heard_at_once(1, 1, 2, 3) == [3, 3]


def test_who_has_picked_is_not_told_of_it() -> None:
    """But of what others do then, and of what is said."""
    assert heard_at_once(1, 2, known=2) == []
    assert heard_at_once(1, 2, 3, known=2) == [3]
    assert heard_at_once(2, 2, known=2) == [2]
    assert heard_at_once(0, known=2) == [0], "the first that happens is that something is said"
