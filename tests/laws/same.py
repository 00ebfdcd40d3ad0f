"""When two tables are the same: the comparisons that several laws share."""

from __future__ import annotations

from typing import Any

import msgspec

from civitas.kernel.asks import Ask
from civitas.kernel.table import Table


def asked(ask: Ask) -> tuple[Any, ...]:
    """All that an ask says. Its number is not: an undo puts the same question anew."""
    return ask.seat, ask.what, dict(ask.params), ask.secret, list(ask.picks)


def snapshot(table: Table) -> dict[str, Any]:
    """All that may be known of a table, to be compared later."""
    return {
        "state": table.state_hash(),
        "asks": [asked(ask) for ask in table.asks],
        "journal": (bytes(table.journal.seats), table.journal.picks.copy()),
        "log": table.log.copy(),
        "result": table.result,
    }


def same_table(one: Table, other: Table) -> None:
    """State, asks, picks, journal and result are equal. A fork keeps no log."""
    assert one.state == other.state, "the states differ"
    mine, theirs = snapshot(one), snapshot(other)
    for what in ("state", "asks", "journal", "result"):
        assert mine[what] == theirs[what], f"{what} differs"


def sight(table: Table, seat: int | None) -> bytes:
    """What a seat sees, to the byte: the board and what it is asked."""
    view = table.view(seat)
    return msgspec.json.encode((view.board, view.asks))
