"""What tests of the rules share."""

from __future__ import annotations

from civitas.kernel.asks import Pick
from civitas.kernel.table import Table


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
