"""Contests: who plays whom, with which luck and from which seat, and how it went.

Two bots meet twice with the same luck, each once from either seat. At a larger table one bot plays
against several of the other, and goes round the seats. A match is told by its bout alone: whoever
plays it again, on whatever machine, gets the same, unless a bot has its budget in seconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec

from civitas.bots import Bot, Chair, make_bot
from civitas.kernel.asks import Pick
from civitas.kernel.chance import seed_number
from civitas.kernel.errors import BadFile
from civitas.kernel.match import new
from civitas.kernel.titles import find_title

BEGINNING: Final = b'{"bout":'
"""Of every line that tells a result."""


class Bout(msgspec.Struct, frozen=True):
    """A match to be played."""

    title: str
    pair: tuple[str, str]
    """The bot, and whom it meets on all other seats."""
    number: int
    """Of the bouts of this pair; it says where the bot sits."""
    seats: int
    seed: str
    rules: str = ""
    """The version of the rules: by another one it is another match."""

    @property
    def seat(self) -> int:
        return self.number % self.seats


class Played(msgspec.Struct, frozen=True):
    """How it went."""

    bout: Bout
    share: float
    """Of the win: less than 1 if several have won, 0 if others have."""
    points: tuple[int | float, ...]
    picks: int
    """Of the bot, where it had a choice."""
    seconds: float
    """That it has thought, on one core."""
    slowest: float


def bouts(
    titles: Iterable[str], bots: Sequence[str], matches: int, seats: int, seed: str
) -> list[Bout]:
    """Every bot against each that is named after it, by the rules of now."""
    return [
        Bout(title, pair, number, seats, f"{seed} {title} {number // seats}", rules)
        for title in titles
        for rules in [find_title(title).rules_version]
        for pair in combinations(bots, 2)
        for number in range(matches)
    ]


def play(bout: Bout, made: Callable[[str, int], Bot] = make_bot) -> Played:
    """The whole match, between bots that are made by name and seed."""
    bot, rival = bout.pair
    seated = [bot if seat == bout.seat else rival for seat in range(bout.seats)]
    table = new(bout.title, seated, seed=bout.seed, log=False)
    bots = [made(name, seed_number(f"{bout.seed} bot {n}")) for n, name in enumerate(seated)]
    timed = Timed(bots[bout.seat])
    bots[bout.seat] = timed
    while not table.over:
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    result = table.result
    assert result is not None
    won = bout.seat in result.winners
    share = 1 / len(result.winners) if won else 0.0
    return Played(
        bout,
        share,
        result.scores,
        timed.picks,
        round(timed.seconds, 3),
        round(timed.slowest, 3),
    )


class Timed:
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self._bot = bot
        self.picks = 0
        self.seconds = self.slowest = 0.0

    def pick(self, chair: Chair) -> Pick:
        start = time.thread_time()
        pick = self._bot.pick(chair)
        took = time.thread_time() - start
        if len(chair.ask.picks) > 1:
            self.picks += 1
            self.seconds += took
            self.slowest = max(self.slowest, took)
        return pick


def read(file: Path) -> dict[Bout, Played]:
    """What was played already; a line that broke off does not count. A file in which there is
    nothing but other lines is somebody else's, and is refused."""
    if not file.exists():
        return {}
    found = {}
    lines = file.read_bytes().splitlines()
    for line in lines:
        try:
            played = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError:
            continue
        found[played.bout] = played
    if lines and not found and not (len(lines) == 1 and _broke_off(lines[0])):
        raise BadFile("error-results", file=str(file))
    return found


def _broke_off(line: bytes) -> bool:
    """Is this how one of ours begins?"""
    return line.startswith(BEGINNING[: len(line)])


def line(played: Played) -> bytes:
    """One line of such a file."""
    return msgspec.json.encode(played) + b"\n"


def rest(file: Path) -> bytes:
    """What ends the last line of a file, if it broke off: what is added stands on lines of its
    own."""
    return b"" if file.read_bytes()[-1:] in (b"", b"\n") else b"\n"
