"""Civitas, measured: random matches and their replays, forks, and what a live table weighs."""

from __future__ import annotations

import gc
import itertools
import random
import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import dataclass

import civitas

TITLE = "sands_of_time"
SEATS = 4
FORKED_TABLES = 40
WEIGHED_TABLES = 200


@dataclass
class Played:
    """Matches played at random, and the same matches replayed from their journals."""

    matches: int = 0
    decisions: int = 0
    playing: float = 0.0
    replaying: float = 0.0


def new_table(number: int, log: bool = False) -> civitas.Table:
    """A new match, the same for the same number."""
    return civitas.new(TITLE, seats=SEATS, seed=f"bench {number}", log=log)


def play(table: civitas.Table, dice: random.Random, picks: int | None = None) -> None:
    """Pick at random, to the end of the match or so many times."""
    for _ in itertools.count() if picks is None else range(picks):
        if table.over:
            return
        ask = table.asks[0]
        table.pick(dice.choice(ask.picks), seat=ask.seat)


def play_and_replay(numbers: Iterator[int], seconds: float) -> Played:
    """Whole matches for so many seconds, each replayed right after it was played."""
    played = Played()
    gc.collect()
    while played.playing < seconds:
        number = next(numbers)
        dice = random.Random(number)
        start = time.process_time()
        table = new_table(number)
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


def stops_in_the_middle() -> list[int]:
    """For each match a point anywhere between a quarter and three quarters of its length."""
    stops = []
    for number in range(WEIGHED_TABLES):
        table = new_table(number)
        dice = random.Random(number)
        play(table, dice)
        length = len(table.journal)
        stops.append(dice.randint(length // 4, 3 * length // 4))
    return stops


def tables_at(stops: list[int], log: bool = False) -> list[civitas.Table]:
    """The same matches, running, each played to its stop."""
    tables = [new_table(number, log) for number in range(len(stops))]
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


def bytes_per_table(stops: list[int], log: bool) -> float:
    """What a running table weighs; what a title loads once for all its tables is not counted."""
    tables_at(stops[:2], log)
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        tables = tables_at(stops, log)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        return (after - before) / len(tables)
    finally:
        tracemalloc.stop()
