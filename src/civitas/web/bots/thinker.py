"""Thinks for bots: what a worker process does, and nothing else.

It keeps the tables it has thought about, so that the next time only the new steps are played. It
thinks on a fork: its own tables hold what is in the journal and never what is merely proposed.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Collection
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import msgspec

from civitas.bots import make_bot
from civitas.bots.chair import Chair
from civitas.kernel.chance import seed_number
from civitas.kernel.journal import Header
from civitas.kernel.shelf import MB, Shelf
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title, known_titles
from civitas.web.cores import spread
from civitas.web.orphans import end_with_parent
from civitas.web.storage.steps import Step, play_steps, reaches_back

ROOM: Final = 64 * MB
"""For the tables that are kept in a worker process."""
BUDGET: Final = 0.25
"""Seconds after which bots that go on and on show what they have done so far."""
NICE: Final = 15
"""Whoever waits for a page goes before bots."""


class Job(NamedTuple):
    """A match in which bots are asked, and the steps from number ``start`` on.

    All of it comes as plain tuples, and what the match starts from only with its first step: to
    pack values that bring their kinds along takes twenty times as long.
    """

    match: str
    header: Header | None
    start: int
    steps: tuple[tuple[Any, ...], ...]
    bots: dict[int, str]


class Thought(NamedTuple):
    """What the bots do, from this number of steps on."""

    number: int
    picks: tuple[tuple[int, Any], ...]
    crashed: tuple[int, str] | None
    """The seat of a bot that failed, and how."""
    seconds: float = 0.0
    """How long they have thought."""


def think_forever(pipe: Connection[Thought | None, Job], cores: Collection[int] = ()) -> None:
    """Answer jobs until the server hangs up, or is no more, on these ``cores`` if it keeps to one
    itself. The first None says that the process has started, any other asks for the whole journal.
    """
    spread(set(cores))
    end_with_parent(in_order=False)  # even in the middle of a thought
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for meta in known_titles().values():
        meta.load()
    os.nice(NICE)  # not earlier: on a busy machine it would be long until the first bot can move
    with suppress(OSError):  # the server is gone already, as the next job would tell
        pipe.send(None)
    tables: Shelf[str, Table] = Shelf(ROOM, lambda table: table.weight)
    while True:
        try:
            job = Job(*pipe.recv())
        except (EOFError, OSError):
            return
        table = _table(tables, job)
        before = time.process_time()
        thought = None if table is None else _think(table, job)
        if thought is not None:
            thought = thought._replace(seconds=time.process_time() - before)
        with suppress(OSError):
            pipe.send(thought)


def _table(tables: Shelf[str, Table], job: Job) -> Table | None:
    """The table of a job, brought up to date; None if steps are missing."""
    table = tables.get(job.match)
    tables.pop(job.match)
    if job.start == 0 and job.header is not None:
        table = Table(job.header, find_title(job.header.title).load(), log=False)
    steps = [Step(*step) for step in job.steps]
    if table is None or table.seq != job.start or reaches_back(table, steps):
        return None
    play_steps(table, steps)
    tables.put(job.match, table)
    return table


def _think(known: Table, job: Job) -> Thought:
    """Pick for the bots until a person is asked, or until it takes too long."""
    table = known.fork()
    picks: list[tuple[int, Any]] = []
    end = time.monotonic() + BUDGET
    while time.monotonic() < end:
        seat = next((ask.seat for ask in table.asks if ask.seat in job.bots), None)
        if seat is None:
            break
        try:
            bot = make_bot(job.bots[seat], seed_number(f"{known.header.seed} bot {seat}"))
            pick = bot.pick(Chair(table, seat))
            table.pick(pick, seat)
        except Exception as error:  # whatever a bot does wrong, the match goes on
            return Thought(known.seq, tuple(picks), (seat, type(error).__name__))
        picks.append((seat, msgspec.to_builtins(pick)))
    return Thought(known.seq, tuple(picks), None)
