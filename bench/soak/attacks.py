"""What somebody does who wants the server to fall over: each attack once, from one address."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from bench.web_page import Answer, Browser, Failed, csrf_in
from civitas.kernel.match import new

HOME: Final = "127.66.6.6"
"""Where the hostile guest comes from; honest people have addresses of their own."""
JSON: Final = "Content-Type: application/json\r\n"
NAMES: Final = ("Anna ", "A\u200bnna", "\u2060", "\u0410nna", "A\u0301" * 15, "\u202eannA", "me")


class Guest:
    """One address, many connections, and what came back."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.dice = random.Random(66)
        self.told: list[int] = []
        """The status of every answer."""
        self._token = ""
        self._match = ""
        self._shown = ""

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(HOME, 0))

    async def raw(self, data: bytes, wait: float, hold: float = 0) -> None:
        """Send bytes in a connection of their own, hear the beginning of what comes back, and hold
        the line for a while."""
        reader, writer = await self.line()
        try:
            writer.write(data)
            answer = await asyncio.wait_for(reader.read(4096), wait)
            if answer.startswith(b"HTTP/1.1 "):
                self.told.append(int(answer[9:12]))
            await asyncio.sleep(hold)
        finally:
            writer.close()

    async def ask(self, method: str, path: str, body: Any = None) -> Answer | None:
        """A request in order, with the token; None if nobody answered."""
        head = f"Authorization: Bearer {self._token}\r\n" if self._token else ""
        browser = Browser(self.port, HOME)
        data = b"" if body is None else json.dumps(body).encode()
        try:
            request = browser.request(method, path, head + (JSON if data else ""), data)
            wire = await browser.wire()
            try:
                answer = await asyncio.wait_for(wire.ask(request), 10)
            finally:
                wire.writer.close()
        except (OSError, EOFError, TimeoutError, Failed):
            return None
        self.told.append(answer.status)
        return answer

    async def settle(self) -> None:
        """Come in as a guest, make a public match, and bring a finished one."""
        self._token = ""
        answer = await self.ask("POST", "/api/guests", {"name": "Mallory"})
        if answer is None or answer.status != 200:
            return
        self._token = json.loads(answer.body)["token"]
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = await self.ask(
            "POST", "/api/matches", {"title": "sands_of_time", "public": True, "seats": seats}
        )
        if made is not None and made.status == 200:
            self._match = json.loads(made.body)["id"]
        if not self._shown:
            await self._bring()

    async def _bring(self) -> None:
        table = new("sands_of_time", 3, seed="hammer")
        while not table.over:
            ask = self.dice.choice(table.asks)
            table.pick(self.dice.choice(ask.picks), ask.seat)
        self._shown = await self.bring(table.to_bytes())

    async def bring(self, data: bytes) -> str:
        """Bring a file; the match that it became, if it did."""
        edge = "civitasciv"
        body = (
            f"--{edge}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"x.civ\"\r\n\r\n"
        ).encode() + data + f"\r\n--{edge}--\r\n".encode()  # fmt: skip
        kind = f"Authorization: Bearer {self._token}\r\n"
        kind += f"Content-Type: multipart/form-data; boundary={edge}\r\n"
        browser = Browser(self.port, HOME)
        match = ""
        with suppress(Failed, OSError, EOFError):
            answer = await browser.ask("POST", "/api/files", kind, body)
            match = json.loads(answer.body)["id"]
        browser.close()
        return match

    # ---------------------------------------------------------------- the attacks

    async def flood_the_chat(self) -> None:
        """Long lines, again and again; each makes another page."""
        for number in range(60):
            text = f"{number} " + chr(0x4E00 + self.dice.randrange(9000)) * 480
            await self.ask("POST", f"/api/matches/{self._match}/chat", {"text": text})
            await self.ask("GET", f"/match/{self._match}/update?have={self.dice.random()}")

    async def giant_heads(self) -> None:
        """Headers without an end."""

        async def one() -> None:
            _, writer = await self.line()
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            for number in range(400):
                writer.write(b"X-%d: %b\r\n" % (number, b"y" * 65536))
                await writer.drain()
            writer.close()

        await gather(one() for _ in range(4))

    async def half_open(self) -> None:
        """Requests that never end."""
        writers = []
        try:
            with suppress(OSError):
                for _ in range(500):
                    _, writer = await self.line()
                    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
                    writers.append(writer)
            await asyncio.sleep(8)
        finally:
            for writer in writers:
                writer.close()

    async def slow_bodies(self) -> None:
        """A body of which a byte comes now and then."""

        async def one() -> None:
            _, writer = await self.line()
            head = "POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n"
            writer.write((head + JSON + "\r\n").encode())
            for _ in range(10):
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0.8)
            writer.close()

        await gather(one() for _ in range(60))

    async def bursts(self) -> None:
        """As many as possible at the same moment, each with a question to the database."""
        for _ in range(4):
            await gather(self.ask("GET", path) for path in ("/", "/lists", "/api/matches") * 20)

    async def hammer_the_replay(self) -> None:
        """The replay page of a finished match, and all of its positions."""
        if self._shown:
            there = f"/match/{self._shown}/replay"
            await gather(self.ask("GET", there) for _ in range(60))
            spots = [self.dice.randrange(400) for _ in range(60)]
            await gather(self.ask("GET", f"{there}/{spot}?seat=-1") for spot in spots)

    async def spectators(self) -> None:
        """Three hundred streams of one match, and somebody who plays it."""
        path = f"GET /match/{self._match}/events?page={{}} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        streams = [self.raw(path.format(f"{n:032x}").encode(), 8, hold=8) for n in range(300)]
        await asyncio.gather(gather(streams), self.pick_and_undo(20))

    async def long_places(self) -> None:
        """A question about a place with a very long name."""
        for length in (200, 14_000, 60_000):
            for _ in range(15):
                place = f"{self.dice.random()}" + "x" * length
                await self.ask("GET", f"/match/{self._match}/why?seat=0&place={place}")

    async def names(self) -> None:
        """Names that are another's, or nobody's."""
        for name in NAMES:
            await self.ask("POST", "/api/guests", {"name": name})
            await self.ask("PATCH", "/api/me", {"name": name})

    async def guess(self) -> None:
        """Passwords, with the name spelt in many ways."""
        for number in range(40):
            name = self.dice.choice(("Anna", "Anna ", " anna", HOME, "127.1.0.1", "ANNA  "))
            await self.ask("POST", "/api/token", {"name": name, "password": f"guess {number}"})

    async def bad_letters(self) -> None:
        """What is no UTF-8, where text is expected."""
        for path in (
            f"/match/{self._match}/update?have=%ff%fe",
            f"/match/{self._match}/update?have=%ed%a0%80",
            "/api/titles?lang=%ff",
            "/library/%ff%fe",
            "/match/%00/update",
            f"/match/{self._match}/why?place=%c3%28&seat=0",
        ):
            await self.ask("GET", path)
        for line in (b"GET /\xff\xfe HTTP/1.1", b"GET / HTTP/9.9", b"\x00\x01\x02", b"GET"):
            with suppress(OSError, TimeoutError):
                await self.raw(line + b"\r\nHost: 127.0.0.1\r\nCookie: civitas=\xff\r\n\r\n", 3)

    async def pick_and_undo(self, times: int = 150) -> None:
        """Forwards and back, as fast as it goes."""
        for _ in range(times):
            answer = await self.ask("GET", f"/api/matches/{self._match}/table")
            if answer is None or answer.status != 200:
                return
            table = json.loads(answer.body)
            if not table["asks"]:
                return
            ask = table["asks"][0]
            pick = self.dice.choice(ask["picks"])["pick"]
            where = f"/api/matches/{self._match}"
            step = {"seq": ask["seq"], "seat": ask["seat"]}
            done = await self.ask("POST", f"{where}/picks", {**step, "pick": pick})
            if done is not None and done.status == 200:
                step["seq"] = json.loads(done.body)["seq"]
                await self.ask("POST", f"{where}/undo", step)

    async def unknown_matches(self) -> None:
        """News of matches that there are not."""
        for _ in range(100):
            there = f"{self.dice.getrandbits(48):012x}"
            await self.ask("GET", f"/match/{there}/events?page={there * 2}00000000")
            await self.ask("GET", f"/api/matches/{there}/events")

    async def unknown_hosts(self) -> None:
        """Under names that are not the server's."""
        for host in ("evil.example", "127.0.0.1.evil.example", "", "a" * 5000, "[::1", "x\x00y"):
            with suppress(OSError, TimeoutError):
                await self.raw(f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode(), 3)

    async def forms(self) -> None:
        """The pages that strangers see, thousands of cookies, forms without a token."""
        for _ in range(20):
            answer = await self.ask("GET", "/me")
            with suppress(Failed):
                csrf_in(answer.body.decode() if answer else "")
            await self.ask("POST", "/me/name", {"name": "x"})

    def all(self) -> list[Callable[[], Awaitable[None]]]:
        """Every attack."""
        return [
            self.flood_the_chat, self.giant_heads, self.half_open, self.slow_bodies, self.bursts,
            self.hammer_the_replay, self.spectators, self.long_places, self.names, self.guess,
            self.bad_letters, self.pick_and_undo, self.unknown_matches, self.unknown_hosts,
            self.forms,
        ]  # fmt: skip


async def gather(these: Any) -> None:
    """All at once; what fails was refused."""
    await asyncio.gather(*these, return_exceptions=True)
