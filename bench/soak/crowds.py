"""What else somebody does who wants others to suffer: one address under many names, and much of
everything that is small."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from bench.soak.attacks import JSON, Guest, gather
from civitas.kernel.match import new

CROWDED: Final = "oikumene"
"""Twelve sit there."""
SEATS: Final = 12
NAMES: Final = 8
"""By so many the guest comes."""
PROMISED: Final = f"Content-Length: 500\r\nExpect: 100-continue\r\n{JSON}"
"""What does not come."""


class Crowd(Guest):
    """The hostile guest, with friends that are nobody."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._tokens: list[str] = []
        """Of the other names."""

    async def settle(self) -> None:
        """Come in, by all names."""
        await super().settle()
        mine = self._token
        for number in range(0 if self._tokens else NAMES):
            answer = await self.ask("POST", "/api/guests", {"name": f"Mallory {number}"})
            if answer is not None and answer.status == 200:
                self._tokens.append(json.loads(answer.body)["token"])
        self._token = mine

    async def _as_each(self, do: Callable[[int], Awaitable[Any]]) -> None:
        """By one name after the other."""
        mine = self._token
        for number, token in enumerate(self._tokens):
            self._token = token
            await do(number)
        self._token = mine

    async def _make(self, **setup: Any) -> str:
        made = await self.ask("POST", "/api/matches", {"title": CROWDED, **setup})
        return json.loads(made.body)["id"] if made is not None and made.status == 200 else ""

    # ---------------------------------------------------------------- the attacks

    async def tables_of_hard_bots(self) -> None:
        """The slowest bots at the largest tables: with somebody who never comes, and alone."""
        bots = [{"kind": "bot", "bot": "hard"}] * (SEATS - 1)

        async def make(number: int) -> None:
            first = {"kind": "me"} if number % 2 else {"kind": "bot", "bot": "search"}
            await self._make(seats=[first, *bots])

        await self._as_each(make)

    async def fill_the_lists(self) -> None:
        """Public tables that nobody comes to, by all names."""

        async def offer(_: int) -> None:
            for _ in range(6):
                await self._make(public=True, seats=[{"kind": "me"}, {"kind": "open"}])

        await self._as_each(offer)
        await gather(self.ask("GET", path) for path in ("/lists", "/api/matches/open") * 10)

    async def without_a_body(self) -> None:
        """Changes that say nothing, and some that promise what never comes."""
        where = f"/api/matches/{self._match}"
        paths = (
            "/api/guests",
            "/api/matches",
            "/api/files",
            "/upload",
            "/new/toy",
            f"{where}/chat",
        )
        for path in (*paths, f"{where}/picks", f"/match/{self._match}/pick", "/me/name"):
            for more in ("", "Content-Length: 0\r\n", "Transfer-Encoding: chunked\r\n", PROMISED):
                head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}\r\n"
                with suppress(OSError, TimeoutError):
                    await self.raw(head.encode(), 0.3)
        await gather(self.ask("POST", f"{where}/picks") for _ in range(60))

    async def up_and_down(self) -> None:
        """Sit down and get up, come back and give up, at a table at which many look."""
        free = [{"kind": "open"}] * 3
        public = await self._make(public=True, seats=[{"kind": "me"}, *free]) or self._match

        async def sit(_: int) -> None:
            for deed in ("join", "leave", "join", "return", "replace", "rematch"):
                await self.ask("POST", f"/api/matches/{public}/{deed}", {"seat": 1})

        for _ in range(4):
            await self._as_each(sit)

    async def wishes(self) -> None:
        """Another name and other wishes, again and again: all who sit somewhere are read anew."""

        async def wish(number: int) -> None:
            for n in range(8):
                wishes = {"theme": ("dark", "light")[n % 2], f"x{n}": "y" * 30}
                await self.ask("PATCH", "/api/me", {"name": f"M {number} {n}"})
                await self.ask("PATCH", "/api/me", {"wishes": wishes})

        await self._as_each(wish)

    async def pleas(self) -> None:
        """Ask to go back, and agree, and standing answers, whatever there is to go back to."""
        where = f"/api/matches/{self._match}"
        await self.pick_and_undo(3)
        for step in range(40):
            await self.ask("POST", f"{where}/plea", {"step": step % 4, "seat": step % 2})
            await self.ask("POST", f"{where}/consent", {"number": step, "agree": step % 3 > 0})
            await self.ask("POST", f"{where}/standing", {"what": "x" * 30, "until": "match"})

    async def talk_by_many_names(self) -> None:
        """Each says as much as one may; together it is one address."""

        async def talk(number: int) -> None:
            for n in range(25):
                text = {"text": f"{number} {n} " + "ß" * 400}
                await self.ask("POST", f"/api/matches/{self._match}/chat", text)

        await self._as_each(talk)

    async def friends(self) -> None:
        """Ask everybody whom one can think of, and whoever has a link."""

        async def ask(number: int) -> None:
            for n in range(6):
                await self.ask("POST", "/api/friends", {"name": f"Anna {number} {n}"})
                await self.ask("POST", f"/api/friends/by/{self.dice.getrandbits(120):x}")
                await self.ask("POST", f"/api/friends/{n}/block")
                await self.ask("POST", f"/api/matches/{self._match}/invite", {"friend": n})

        await self._as_each(ask)

    async def deaf(self) -> None:
        """Ask for what is long, on as many lines as there may be, and take nothing of it."""
        ask = b"GET /library/oikumene HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 6
        writers = []
        try:
            with suppress(OSError, RuntimeError):  # uvloop's word for a line that was hung up
                for _ in range(150):
                    _, writer = await self.line()
                    writer.transport.pause_reading()  # type: ignore[attr-defined]
                    writer.write(ask)
                    writers.append(writer)
            await asyncio.sleep(8)
        finally:
            for writer in writers:
                writer.close()

    async def heads_that_take_long(self) -> None:
        """Paths of thousands of folders by another name, kinds of bodies of thousands of parts, and
        letters that only Python knows."""
        post = "POST {} HTTP/1.1\r\nHost: {}\r\nContent-Length: 0\r\nContent-Type: {}\r\n\r\n"
        form = "multipart/form-data; boundary=x; charset="
        for path, host, kind in (
            ("/a" * 7500, "evil.example", "x/y"),
            ("/upload", "127.0.0.1", "multipart/form-data" + ";" * 30_000),
            ("/language", "127.0.0.1", "application/x-www-form-urlencoded" + ";" * 30_000),
            ("/new/oikumene", "127.0.0.1", form + "undefined"),
            ("/me/wishes", "127.0.0.1", form + "punycode"),
        ):
            for _ in range(5):
                with suppress(OSError, TimeoutError):
                    await self.raw(post.format(path, host, kind).encode(), 5)

    async def heavy_files(self) -> None:
        """Files with a seed as long as a book."""
        seed = "s" * 1_900_000
        data = new("sands_of_time", 2, seed=seed).to_bytes()

        async def bring(_: int) -> None:
            await self.bring(data)
            await self.ask("GET", "/api/matches")

        await self._as_each(bring)

    def all(self) -> list[Callable[[], Awaitable[None]]]:
        return [
            *super().all(), self.deaf, self.heads_that_take_long, self.heavy_files,
            self.tables_of_hard_bots, self.fill_the_lists, self.without_a_body,
            self.up_and_down, self.wishes, self.pleas, self.talk_by_many_names, self.friends,
        ]  # fmt: skip
