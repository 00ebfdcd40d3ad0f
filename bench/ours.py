"""Civitas, measured: random matches and their replays, the longest wait for an ask, forks, and
what a live table weighs."""

from __future__ import annotations

import cProfile
import gc
import itertools
import random
import time
import tracemalloc
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

import civitas
from bench.contenders import Contender
from civitas.bots import Chair, make_bot

SEATS = 4
FORKED_TABLES = 40
AUTOMAS = (2, 3)
WITH_AUTOMAS = 50
PLAYED_THROUGH = 200
"""Matches that are searched for the longest wait, and whose middles are weighed."""


@dataclass
class Played:
    """Matches played at random, and the same matches replayed from their journals."""

    matches: int = 0
    decisions: int = 0
    playing: float = 0.0
    replaying: float = 0.0


@dataclass(frozen=True)
class Wait:
    """How long it took from a pick to the next ask with its whole list, in seconds."""

    seconds: float = 0.0
    match: int = 0
    picks: int = 0
    """Before it."""
    ask: str = ""


def new_table(
    who: Contender, number: int, log: bool = False, automas: Sequence[int] = ()
) -> civitas.Table:
    """A new match, the same for the same number."""
    seed = f"bench {number}"
    return civitas.new(who.title, SEATS, options=who.options, seed=seed, log=log, automas=automas)


def play(table: civitas.Table, dice: random.Random, picks: int | None = None) -> None:
    """Pick at random, to the end of the match or so many times."""
    for _ in itertools.count() if picks is None else range(picks):
        if table.over:
            return
        ask = table.asks[0]
        table.pick(dice.choice(ask.picks), seat=ask.seat)


def play_and_replay(who: Contender, numbers: Iterator[int], seconds: float) -> Played:
    """Whole matches for so many seconds, each replayed right after it was played."""
    played = Played()
    gc.collect()
    while played.playing < seconds:
        number = next(numbers)
        dice = random.Random(number)
        start = time.process_time()
        table = new_table(who, number)
        play(table, dice)
        middle = time.process_time()
        again = civitas.replay(table.header, table.journal)
        end = time.process_time()
        if again.state_hash() != table.state_hash():
            raise SystemExit(f"The replay of match {number} differs from the match.")
        played.matches += 1
        played.decisions += len(table.journal)
        played.playing += middle - start
        played.replaying += end - middle
    return played


# ---------------------------------------------------------------- the longest wait


def play_through(who: Contender) -> tuple[list[int], Wait]:
    """Play matches to their ends. Tells for each a point anywhere between a quarter and three
    quarters of its length, and the longest wait for an ask in all of them."""
    stops, longest = [], Wait()
    for number in range(PLAYED_THROUGH):
        dice = random.Random(number)
        gc.collect()
        gc.disable()  # the garbage of a whole match is no part of any ask
        table, wait = _longest_wait(new_table(who, number), number, dice)
        gc.enable()
        longest = max(longest, wait, key=lambda each: each.seconds)
        length = len(table.journal)
        stops.append(dice.randint(length // 4, 3 * length // 4))
    return stops, longest


def wait_for_automas(who: Contender) -> float:
    """The longest wait for an ask in matches of two persons and two automas."""
    longest = 0.0
    for number in range(WITH_AUTOMAS):
        table = new_table(who, number, automas=AUTOMAS)
        gc.collect()
        gc.disable()
        _, wait = _longest_wait(table, number, random.Random(number))
        gc.enable()
        longest = max(longest, wait.seconds)
    return longest


def _longest_wait(
    table: civitas.Table, number: int, dice: random.Random
) -> tuple[civitas.Table, Wait]:
    longest = Wait()
    clock = time.process_time
    while not table.over:
        ask = table.asks[0]
        pick = dice.choice(ask.picks)
        start = clock()
        _to_next_ask(table, pick)
        seconds = clock() - start
        if seconds > longest.seconds and not table.over:
            longest = Wait(seconds, number, len(table.journal) - 1, table.asks[0].what)
    return table, longest


def _to_next_ask(table: civitas.Table, pick: civitas.Pick) -> None:
    """Pick, and have all lists of what is asked then."""
    table.pick(pick, table.asks[0].seat)
    for ask in table.asks:
        assert ask.picks


def rule_of(code: CodeType) -> str:
    """The chapter and the rule that this code belongs to."""
    return f"{Path(code.co_filename).stem}.{code.co_qualname.partition('.<locals>')[0]}"


def place_of(who: Contender, wait: Wait) -> str:
    """Where the time of this wait went: the innermost rule in which at least half of it was."""
    table, dice = new_table(who, wait.match), random.Random(wait.match)
    play(table, dice, wait.picks)
    pick = dice.choice(table.asks[0].picks)
    profile = cProfile.Profile()
    profile.runcall(_to_next_ask, table, pick)
    home = f"/{who.title}/"
    found = [
        (entry.totaltime, rule_of(entry.code))
        for entry in profile.getstats()
        if isinstance(entry.code, CodeType) and home in Path(entry.code.co_filename).as_posix()
    ]
    if not found:
        return "compiled"
    half = max(found)[0] / 2
    return min(each for each in found if each[0] >= half)[1]


# ---------------------------------------------------------------- hand-overs


def hand_overs(who: Contender) -> int:
    """How often, in a match of greedy bots, somebody is waited for who was not waited for before:
    so many times people who play over weeks have to be told that it is their turn."""
    table = new_table(who, 0)
    bots = [make_bot("greedy", seat) for seat in range(SEATS)]
    count, waited_for = 0, set[int]()
    while not table.over:
        now = {ask.seat for ask in table.asks}
        count += not now <= waited_for
        waited_for = now
        seat = min(now)
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    return count


# ---------------------------------------------------------------- running tables


def tables_at(who: Contender, stops: list[int], log: bool = False) -> list[civitas.Table]:
    """The same matches, running, each played to its stop."""
    tables = [new_table(who, number, log) for number in range(len(stops))]
    for number, (table, stop) in enumerate(zip(tables, stops, strict=True)):
        play(table, random.Random(number), stop)
    return tables


def forks(tables: list[civitas.Table], seconds: float) -> tuple[int, float]:
    """Fork each of the tables again and again."""
    gc.collect()
    count, start, spent = 0, time.process_time(), 0.0
    while spent < seconds:
        for table in tables:
            table.fork()
        count += len(tables)
        spent = time.process_time() - start
    return count, spent


def bytes_per_table(who: Contender, stops: list[int], log: bool) -> float:
    """What a running table weighs; what a title loads once for all its tables is not counted."""
    tables_at(who, stops[:2], log)
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        tables = tables_at(who, stops, log)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        return (after - before) / len(tables)
    finally:
        tracemalloc.stop()
