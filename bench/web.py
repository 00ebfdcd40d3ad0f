"""How many people can play at one server process, and how long do they wait? `make bench-web`."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

import uvloop
from rich.console import Console

from bench import web_report
from bench.web_crowd import TITLE, Crowd, grow_old
from bench.web_page import Heard, Page
from bench.web_report import Figures, Load
from bench.web_server import Server
from bench.web_weight import first_load

BOT: Final = "random"
"""Greedy bots for 200 people who pick every second would need more cores than most servers have."""
MATCHES: Final = 200
SECONDS: Final = 30.0
"""So long so many matches are measured."""
SLOW: Final = 250.0
"""Milliseconds; whoever waits longer than this for a page notices."""
MORE: Final = 50
STEP_SECONDS: Final = 8.0
"""Then so many more at a time, each time for so long, until it is slow."""
SETTLE: Final = 4.0
"""Seconds in which newcomers find their rhythm."""
GREEDY: Final = 20
GREEDY_SECONDS: Final = 15.0
OLD: Final = 6
"""Matches that are played from start to end, for the age of an update."""
END: Final = 540.0
"""Seconds after which nothing more is started."""


async def weigh(port: int) -> int:
    """The bytes of the page of a table on first load."""
    page = Page(port, Heard(lambda _s, _w: None, lambda _w: None), random.Random(0))
    await page.come_in(TITLE, BOT)
    weights = await first_load(page.browser, f"/match/{page.match}")
    page.browser.close()
    return sum(weights.values())


async def ages(port: int) -> tuple[list[float], list[float]]:
    """The seconds of all early and of all late picks of some matches, one after the other."""
    first: list[float] = []
    late: list[float] = []
    for number in range(OLD):
        start, end = await grow_old(port, BOT, number)
        first += start
        late += end
    return first, late


async def load(crowd: Crowd, server: Server, matches: int, seconds: float) -> Load:
    """Let so many play, and measure when they have found their rhythm."""
    await crowd.play(matches)
    await asyncio.sleep(SETTLE)
    cpu = server.cpu()
    tally = await crowd.measure(seconds)
    return Load(matches, seconds, server.cpu() - cpu, tally)


@asynccontextmanager
async def receiver() -> AsyncIterator[str]:
    """Somebody who takes all notices; the address."""

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(2**16)
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(take, "127.0.0.1", 0) as door:
        yield f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}/told"


async def against_greedy(server: Server, told: str) -> Load:
    """Few matches, but against bots that think."""
    crowd = Crowd(server.port, "greedy", told)
    measured = await load(crowd, server, GREEDY, GREEDY_SECONDS)
    await crowd.go_home()
    return measured


async def many(server: Server, told: str, end: float, console: Console) -> tuple[Load, Load]:
    """As many matches as have to go well; then more, until it is slow, until people cannot pick
    every second any more because the bots do not get their turn, or until the time is over."""
    crowd = Crowd(server.port, BOT, told)
    with console.status("People come in, and their matches are dealt on"):
        await crowd.come_in(MATCHES)
        server.stop()
        server.deal_on([page.match for page in crowd.pages])
        server.start()
    with console.status(f"{MATCHES} matches for {SECONDS:.0f} seconds"):
        wanted = last = await load(crowd, server, MATCHES, SECONDS)
    console.print(f"Random bots, {wanted}")
    while last.p99 <= SLOW and last.in_time and monotonic() < end:
        with console.status(f"{last.matches + MORE} matches"):
            last = await load(crowd, server, last.matches + MORE, STEP_SECONDS)
        console.print(f"Random bots, {last}")
    await crowd.go_home()
    return wanted, last


async def measure(server: Server, console: Console) -> Figures:
    """All figures of one run."""
    end = monotonic() + END
    with console.status("Weighing a table, and growing old at some"):
        page = await weigh(server.port)
        first, late = await ages(server.port)
    async with receiver() as told:
        with console.status(f"{GREEDY} matches against greedy bots"):
            greedy = await against_greedy(server, told)
        console.print(f"Greedy bots, {greedy}")
        wanted, last = await many(server, told, end, console)
    return Figures(
        page, first, late, greedy, wanted, last.matches, last.p99 > SLOW or not last.in_time
    )


def main() -> None:
    """Measure, print, and add a row to docs/benchmarks.md."""
    console = Console()
    with TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{Path(folder) / 'bench.db'}")
        try:
            figures = uvloop.run(measure(server, console))
        finally:
            server.stop()
    lines = web_report.targets(figures)
    web_report.show(figures, lines, console)
    web_report.append(figures, lines)
    console.print("Added to docs/benchmarks.md.")


if __name__ == "__main__":
    main()
