"""Steps of a journal, as the database and the worker processes know them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from civitas.kernel.table import Table


class Step(NamedTuple):
    """One step of a journal: a pick as JSON, or None for an undo; and when."""

    seat: int
    pick: str | None
    at: int


def play_step(table: Table, step: Step) -> None:
    """Play one step of a journal as it was written."""
    if step.pick is None:
        table.undo(step.seat)
    else:
        table.pick_json(msgspec.json.decode(step.pick), step.seat)
        table.journal.times[-1] = max(step.at - table.header.started, 0)
