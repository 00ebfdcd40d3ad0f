"""What tests of the rules share."""

from __future__ import annotations

import random
from collections.abc import Callable

from civitas.kernel.asks import Pick
from civitas.kernel.match import new_header
from civitas.kernel.table import Table
from civitas.titles.oikumene import META
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.hinterland import AWAIT
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.title import TITLE


def do(table: Table, *picks: Pick, seat: int | None = None) -> Table:
    """Pick these, one after the other."""
    for pick in picks:
        ask = next(a for a in table.asks if seat is None or a.seat == seat)
        assert pick in ask.picks, f"{pick} is not offered: {ask.picks}"
        table.pick(pick, ask.seat)
    return table


def in_turn(table: Table, seat: int = 0) -> Table:
    """All have traded each for himself, and this seat has its turn."""
    for ask in table.asks:
        table.pick(AWAIT if ask.seat == seat else DONE, ask.seat)
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


def match(players: int = 2, seed: str = "spring", **options: str | int) -> Table:
    """A new match."""
    names = [f"seat {n + 1}" for n in range(players)]
    return Table(new_header(META, names, options, seed, ()), TITLE)


def at_random(table: Table, seed: int, until: Callable[[Table], bool]) -> Table:
    """Play on at random until something holds, or the match is over."""
    rng = random.Random(seed)
    while table.asks and not until(table):
        ask = rng.choice(table.asks)
        table.pick(rng.choice(ask.picks), ask.seat)
    return table


def state(table: Table) -> State:
    """What lies on the table."""
    s: State = table.state
    return s
