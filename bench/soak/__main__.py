"""`make soak`: honest people, a hostile guest and power cuts, for as long as one likes.

    .venv/bin/python -m bench.soak --minutes 10 --kills 10 --database sqlite

A hundred people play against bots with their pages open, each from an address of their own, while
a guest does all that has ever brought a server to its knees. The server is killed, and started
again, at random moments before and after a long stretch, somewhere in the whole, through which the
same process has to last. Exits with 1 if anything that is wanted is not so. Needs Linux: its
loopback has as many addresses as there are people.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import uvloop

from bench.soak.people import AGAIN, GRACE, PACE, Notes, Person
from bench.soak.report import HEADER, Soak
from bench.soak.server import Soaked
from tests.web import postgres
from tests.web.cuts import journals

MINUTE: Final = 60.0
LASTING: Final = 0.7
"""So much of the time, in one piece, it is not killed."""


async def soak(server: Soaked, minutes: int, kills: int, people: int, guest: bool) -> Soak:
    """Let all of them loose, and look every minute."""
    found = Soak()
    persons = [Person(server, found.notes, n) for n in range(people)]
    server.grow_old([await person.come_in() for person in persons])
    start, end = time.monotonic(), minutes * MINUTE
    crowd = [
        asyncio.create_task(person.live(n * 2 * PACE / people)) for n, person in enumerate(persons)
    ]
    siege = asyncio.create_task(_besiege(server.port, end, start)) if guest else None
    cutting = asyncio.create_task(_cuts(server, moments(kills, end, random.Random())))
    print(HEADER, flush=True)
    for minute in range(1, minutes + 1):
        await asyncio.sleep(start + minute * MINUTE - time.monotonic())
        while not server.up:
            await asyncio.sleep(AGAIN)
        print(found.add(server.age, server.memory(), server.descriptors(), server.cuts), flush=True)
    await cutting
    if siege is not None:
        answers, found.attacks = await siege
        found.answers = Counter(answers)
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    found.restarts = server.restarts
    return found


def moments(kills: int, seconds: float, dice: random.Random) -> list[float]:
    """When it is killed, in order: at random, but not in the stretch through which it has to last,
    nor in the last seconds, in which everybody comes back."""
    free = (1 - LASTING) * seconds
    quiet = dice.uniform(0, free)
    drawn = (dice.uniform(GRACE, max(free - GRACE, GRACE)) for _ in range(kills))
    return sorted(moment if moment < quiet else moment + LASTING * seconds for moment in drawn)


async def _cuts(server: Soaked, when: list[float]) -> None:
    start = time.monotonic()
    for moment in when:
        await asyncio.sleep(max(start + moment - time.monotonic(), 0))
        await asyncio.to_thread(server.cut)


async def _besiege(
    port: int, seconds: float, start: float
) -> tuple[dict[str, int], list[tuple[str, float, float]]]:
    """What the guest did and was told, in a process of its own: honest people must not wait for
    it here."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.soak.guest", str(port), str(seconds), str(start),
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    told, _ = await process.communicate()
    answers, attacks = json.loads(told)
    return answers, attacks


def _kept(url: str, notes: Notes) -> list[str]:
    """What the journals miss of all that was acknowledged, and those that do not replay."""
    kept, broken = journals(url, sorted(notes.acknowledged))
    missing = [
        f"{match}: {steps} steps were told, {len(kept[match])} kept"
        for match, steps in notes.acknowledged.items()
        if len(kept[match]) < steps
    ]
    return broken + missing


@contextmanager
def _database(kind: str) -> Iterator[str]:
    if kind == "postgresql":
        with postgres.running() as cluster:
            yield cluster.new_database().replace("postgresql://", "postgresql+psycopg://")
    else:
        with TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'soak.db'}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.soak")
    parser.add_argument("--minutes", type=int, default=10)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--no-guest", action="store_true", help="without the hostile guest")
    return parser.parse_args()


def main() -> int:
    """Soak, print, and say whether all is as it is wanted."""
    wish = _arguments()
    with _database(wish.database) as url:
        server = Soaked(url)
        try:
            found = uvloop.run(
                soak(server, wish.minutes, wish.kills, wish.people, not wish.no_guest)
            )
        finally:
            server.stop()
        found.broken = _kept(url, found.notes)
    print()
    for line in found.details():
        print(line)
    verdicts = found.verdicts()
    for fine, told in verdicts:
        print("fine " if fine else "WRONG", told)
    for remark in found.remarks():
        print("     ", remark)
    return 0 if all(fine for fine, _ in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
