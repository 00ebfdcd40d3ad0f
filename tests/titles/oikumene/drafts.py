"""A draft played by a script: where each seat settles, and what it claims."""

from __future__ import annotations

from typing import Any

from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.titles.oikumene.picks.common import AS_PROPOSED, PASS
from civitas.titles.oikumene.picks.course import Claim, Settle
from tests.titles.oikumene.helpers import asked, match

ROMANS = ("roma", "latium", "campania")
GREEKS = ("tarentum", "lucania", "thurii")
CELTS = ("insubria", "boica", "cenomania")
ETRUSCANS = ("etruria_pisae", "etruria_clusium", "etruria_tarquinii")


def drafted(*plans: tuple[str | Pick, ...], **options: Any) -> Table:
    """A match whose placements are made: the first player follows the first plan, the next one
    clockwise the second, and so on; whoever has no plan left is not asked for more."""
    table = match(len(plans), **options)
    first = table.state.first
    left = {(first + n) % len(plans): list(plan) for n, plan in enumerate(plans)}
    while asked(table) == "place":
        ask = table.asks[0]
        step = left[ask.seat].pop(0)
        table.pick(Settle(step) if isinstance(step, str) else step, ask.seat)
    return table


def claimed(table: Table, *factions: str) -> Table:
    """Nobody moves a village, and factions are claimed where there is a choice."""
    wanted = list(factions)
    while asked(table) in ("relocate", "claim"):
        pick: Pick = PASS if asked(table) == "relocate" else Claim(wanted.pop(0))
        table.pick(pick, table.asks[0].seat)
    return table


def dealt(table: Table) -> Table:
    """Everybody takes what is proposed."""
    while table.asks and asked(table) == "distribute":
        table.pick(AS_PROPOSED, table.asks[0].seat)
    return table
