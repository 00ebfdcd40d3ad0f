"""Honest people: each at a table against bots, with the page open, picking now and then. They note
what the server has acknowledged, and come back to the same table when it was killed."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from time import monotonic, perf_counter
from typing import Final

from bench.soak.server import HONEST, Soaked
from bench.web_crowd import TITLE
from bench.web_page import Failed, Heard, Page

PACE: Final = 2.0
"""Seconds between two picks of a person."""
BOT: Final = "random"
AGAIN: Final = 0.2
"""Seconds until somebody looks whether the server is back."""
GRACE: Final = 5.0
"""Seconds in which everybody comes in, or back."""
WARM: Final = 30.0
"""Seconds after a start in which all tables have been loaded and most of what they show drawn."""


class Notes:
    """What happened to all of them."""

    def __init__(self) -> None:
        self.picks: list[float] = []
        """Seconds, since somebody looked last."""
        self.measured: list[float] = []
        """Seconds of all picks but the following."""
        self.early: list[float] = []
        """Seconds of the picks in the first moments of a server."""
        self.moments: list[tuple[float, float]] = []
        """Of the picks that are measured, when they were answered and the seconds it took."""
        self.errors: Counter[str] = Counter()
        self.lost: list[str] = []
        self.acknowledged: dict[str, int] = {}
        """By match, the number of steps that somebody has been told of."""

    def picked(self, seconds: float, age: float) -> None:
        """Somebody got what has become of their pick, from a server of this age."""
        self.picks.append(seconds)
        if age < WARM:
            self.early.append(seconds)
        else:
            self.measured.append(seconds)
            self.moments.append((monotonic(), seconds))


class Person:
    """Somebody with an address of their own."""

    def __init__(self, server: Soaked, notes: Notes, number: int) -> None:
        self._server = server
        self._notes = notes
        heard = Heard(lambda seconds, _: notes.picked(seconds, server.age), lambda _: None)
        address = f"{HONEST}{number // 250}.{number % 250 + 1}"
        self._page = Page(server.port, heard, random.Random(number), address)
        self._seated = False

    async def come_in(self) -> str:
        """Become a guest and get a table; which match it is."""
        await self._page.come_in(TITLE, BOT)
        self._seated = True
        return self._page.match

    async def live(self, delay: float) -> None:
        """Play one match after the other, whatever happens to the server."""
        await asyncio.sleep(delay)
        while True:
            cuts = self._server.cuts
            try:
                await self._sit()
            except (Failed, OSError, EOFError) as error:
                if cuts == self._server.cuts and self._server.up:
                    self._notes.errors[str(error)[:80]] += 1
                    await asyncio.sleep(1)
            while not self._server.up:
                await asyncio.sleep(AGAIN)

    async def _sit(self) -> None:
        page = self._page
        if not self._seated:
            await self.come_in()
        await page.open()
        known = self._notes.acknowledged.get(page.match, 0)
        if page.now.seq < known:
            self._notes.lost.append(f"{page.match}: {known} steps were told, {page.now.seq} kept")
        news = asyncio.create_task(page.listen())
        playing = asyncio.create_task(self._play())
        try:
            await asyncio.wait((news, playing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (news, playing):
                task.cancel()
        for done in await asyncio.gather(news, playing, return_exceptions=True):
            if isinstance(done, Exception):
                raise done
        self._seated = False

    async def _play(self) -> None:
        page, steps = self._page, self._notes.acknowledged
        next_pick = perf_counter() + PACE
        while not page.now.over:
            await asyncio.sleep(max(next_pick - perf_counter(), 0))
            await page.ready.wait()
            next_pick = perf_counter() + PACE
            await page.pick()
            steps[page.match] = max(steps.get(page.match, 0), page.now.seq)
