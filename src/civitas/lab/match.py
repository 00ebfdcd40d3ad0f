"""Plays one match between bots: what every process of a simulation or a study does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from civitas.bots import Bot, Chair, make_bot, play_out
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.chance import seed_number
from civitas.kernel.match import new, save
from civitas.kernel.setting import OptionValue
from civitas.kernel.table import Table


class Job(NamedTuple):
    """A match to be played: the same job gives the same match in every process."""

    title: str
    seats: tuple[str, ...]
    options: dict[str, OptionValue]
    automas: tuple[int, ...]
    seed: str
    file: Path | None = None


class Outcome(NamedTuple):
    scores: tuple[int | float, ...]
    winners: tuple[int, ...]
    decisions: int
    ranks: tuple[int, ...]
    way: str
    """The message that tells how it was won."""
    origins: tuple[str, ...]
    """By seat, the people or faction that it played."""


class Uses(NamedTuple):
    """What one ask offered and what was taken of it: kinds of picks with the things they name."""

    offered: Counter[tuple[str, str]]
    taken: Counter[tuple[str, str]]


def play(job: Job) -> Outcome:
    """The whole match, and its file if one is wanted."""
    table = played(job)
    if job.file is not None:
        save(table, job.file)
    return outcome(table)


def played(job: Job, uses: Uses | None = None) -> Table:
    """The table after the last pick; ``uses`` counts what was offered and taken on the way."""
    table = new(
        job.title, job.seats, options=job.options, automas=job.automas, seed=job.seed, log=False
    )
    bots: list[Bot | None] = [
        None if seat in job.automas else make_bot(name, seed_number(f"{job.seed} bot {seat}"))
        for seat, name in enumerate(job.seats)
    ]
    if uses is not None:
        bots = [bot and Counted(bot, uses) for bot in bots]
    play_out(table, bots)
    return table


def outcome(table: Table) -> Outcome:
    """How a match ended."""
    result = table.result
    assert result is not None
    origins = tuple(table.title.origins(table.state))
    return Outcome(
        result.scores, result.winners, len(table.journal), result.order, result.way, origins
    )


class Counted:
    """A bot whose choices are counted."""

    def __init__(self, bot: Bot, uses: Uses) -> None:
        self._bot = bot
        self._uses = uses
        self.name = bot.name

    def pick(self, chair: Chair) -> Pick:
        pick = self._bot.pick(chair)
        self._uses.offered.update(_offered(chair.ask))
        self._uses.taken.update(_named(pick))
        return pick


def _offered(ask: Ask) -> set[tuple[str, str]]:
    """Every kind and thing once, however many picks of the ask name it."""
    return {named for pick in ask.picks for named in _named(pick)}


@lru_cache(1 << 16)
def _named(pick: Pick) -> tuple[tuple[str, str], ...]:
    """The kind of a pick, alone if it names no thing, otherwise with each thing."""
    kind = type(pick).__name__.lower()
    return tuple((kind, thing) for thing in _things(pick)) or ((kind, ""),)


def _things(pick: Pick) -> Iterator[str]:
    for value in msgspec.structs.astuple(pick):
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            yield from (part for part in value if isinstance(part, str))
