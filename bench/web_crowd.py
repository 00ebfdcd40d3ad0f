"""A crowd: so many people, each alone at a table against bots, each picking every second."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from time import perf_counter
from typing import Final

from bench.web_page import Failed, Heard, Page

TITLE: Final = "sands_of_time"
PACE: Final = 1.0
"""Seconds between two picks of a person."""
DOOR: Final = 8
"""So many come in, or open their page, at the same time."""


@dataclass
class Tally:
    """What happened while somebody measured."""

    picks: list[float] = field(default_factory=list)
    """Seconds from sending a pick to holding the updated page."""
    waits: list[float] = field(default_factory=list)
    """Seconds by which a pick was late because the bots were still thinking; 0 if they were not."""
    weights: list[int] = field(default_factory=list)
    """Bytes of every update, after a pick or after news."""
    errors: list[str] = field(default_factory=list)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so many percent do not exceed.

    >>> percentile([3, 1, 2, 4], 50), percentile([3, 1, 2, 4], 99)
    (2, 4)
    """
    return sorted(values)[max(ceil(len(values) * share / 100) - 1, 0)] if values else 0


class Crowd:
    """People at their tables."""

    def __init__(self, port: int, bot: str, receiver: str) -> None:
        self._port = port
        self._bot = bot
        self._receiver = receiver
        """Where notices for all of them go."""
        self._people: list[asyncio.Task[None]] = []
        self._doing: set[asyncio.Task[None]] = set()
        """What they are in the middle of: to listen, and to play."""
        self._dice = map(random.Random, itertools.count())
        self.pages: list[Page] = []
        """Of everybody who has come in; those at the front are playing."""
        self.tally = Tally()

    async def come_in(self, number: int) -> None:
        """Strangers get a table each, until there are so many."""
        heard = Heard(self._picked, self._refreshed)
        new = [Page(self._port, heard, next(self._dice)) for _ in range(len(self.pages), number)]
        await _through_the_door(new, self._settle)
        self.pages += new

    async def _settle(self, page: Page) -> None:
        await page.come_in(TITLE, self._bot)
        await page.be_told(self._receiver)

    async def play(self, number: int) -> None:
        """People open their pages and start to play, until so many do."""
        await self.come_in(number)
        new = self.pages[len(self._people) : number]
        await _through_the_door(new, Page.open)
        self._people += [
            asyncio.create_task(self._person(page, PACE * n / len(new)))
            for n, page in enumerate(new)
        ]

    async def measure(self, seconds: float) -> Tally:
        """What happens in so many seconds, and nothing that happens after them."""
        self.tally = tally = Tally()
        await asyncio.sleep(seconds)
        self.tally = Tally()
        return tally

    async def go_home(self) -> None:
        """Everybody closes their browser."""
        await _end(*self._people)
        await _end(*self._doing)  # of those, too, who were sent home while they ended them
        for page in self.pages:
            page.browser.close()

    async def _person(self, page: Page, delay: float) -> None:
        """Plays a match, then the next one, until sent home; whatever goes wrong is counted."""
        while True:
            news = asyncio.create_task(page.listen())
            playing = asyncio.create_task(self._play(page, delay))
            self._doing.update((news, playing))
            try:
                await asyncio.wait((news, playing), return_when=asyncio.FIRST_COMPLETED)
                for task in (news, playing):
                    if task.done():
                        task.result()
                await page.come_in(TITLE, self._bot)
                await page.open()
            except (Failed, OSError, EOFError) as error:
                self.tally.errors.append(str(error))
                return
            finally:
                await _end(news, playing)
                self._doing -= {news, playing}

    async def _play(self, page: Page, delay: float) -> None:
        next_pick = perf_counter() + delay
        while True:
            await asyncio.sleep(next_pick - perf_counter())
            await page.ready.wait()
            if page.now.over:
                return
            late = max(perf_counter() - next_pick, 0)
            self.tally.waits.append(late)
            next_pick += late + PACE
            await page.pick()

    def _picked(self, seconds: float, weight: int) -> None:
        self.tally.picks.append(seconds)
        self.tally.weights.append(weight)

    def _refreshed(self, weight: int) -> None:
        self.tally.weights.append(weight)


async def grow_old(port: int, bot: str, number: int) -> tuple[list[float], list[float]]:
    """Play a whole match without a pause; the seconds of the first picks, and of the last."""
    seconds: list[float] = []
    page = Page(port, Heard(lambda s, _: seconds.append(s), lambda _: None), random.Random(number))
    await page.come_in(TITLE, bot)
    await page.open()
    news = asyncio.create_task(page.listen())
    while not page.now.over:
        await page.pick()
        await asyncio.wait(
            (news, asyncio.create_task(page.ready.wait())), return_when="FIRST_COMPLETED"
        )
        if news.done():
            news.result()
    await _end(news)
    page.browser.close()
    tenth = len(seconds) // 10
    return seconds[:tenth], seconds[-tenth:]


async def _through_the_door(pages: Sequence[Page], do: Callable[[Page], Awaitable[None]]) -> None:
    door = asyncio.Semaphore(DOOR)

    async def one(page: Page) -> None:
        async with door:
            await do(page)

    await asyncio.gather(*map(one, pages))


async def _end(*tasks: asyncio.Task[None]) -> None:
    """Until they have ended: one that just got its answer does not hear that it shall."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1)
    await asyncio.gather(*tasks, return_exceptions=True)
