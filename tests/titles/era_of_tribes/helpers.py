"""What tests of the rules share."""

from __future__ import annotations

import random
from collections.abc import Callable

from civitas.kernel.asks import Pick
from civitas.kernel.match import new_header
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.state import State
from civitas.titles.era_of_tribes.title import TITLE


def do(table: Table, *picks: Pick) -> Table:
    """Pick these, one after the other."""
    for pick in picks:
        assert pick in table.asks[0].picks, f"{pick} is not offered: {table.asks[0].picks}"
        table.pick(pick)
    return table


def asked(table: Table) -> str:
    """What is asked now."""
    return table.asks[0].what


def offered(table: Table, kind: type[Pick]) -> list[Pick]:
    """The picks of this kind that are offered now."""
    return [pick for pick in table.asks[0].picks if isinstance(pick, kind)]


def refused(table: Table, pick: Pick, seat: int | None = None) -> str | None:
    """The clause by which a pick is not offered."""
    assert pick not in table.asks[0].picks, f"{pick} is offered"
    reason = table.why_not(pick, seat)
    return None if reason is None else reason.clause


def match(players: int = 2, automas: int = 0, seed: str = "spring", **options: str) -> Table:
    """A new match; the Automas sit behind the persons."""
    seats = players + automas
    names = [f"seat {n + 1}" for n in range(seats)]
    return Table(new_header(META, names, options, seed, range(players, seats)), TITLE)


def at_random(table: Table, seed: int, until: Callable[[Table], bool]) -> Table:
    """Play on at random until something holds, or the match is over."""
    rng = random.Random(seed)
    while table.asks and not until(table):
        ask = rng.choice(table.asks)
        table.pick(rng.choice(ask.picks), ask.seat)
    return table


def set_up(table: Table, seed: int = 1) -> Table:
    """Play the set-up at random, up to the first turn."""
    return at_random(table, seed, lambda now: now.asks[0].what == "turn")


def state(table: Table) -> State:
    """What lies on the table, with all that is hidden."""
    s: State = table.state
    return s
