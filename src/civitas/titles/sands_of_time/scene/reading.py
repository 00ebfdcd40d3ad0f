"""What there is at a table, by name: every figure that a player sees is in one of these.

What is known to one seat only (chronicles, cards chosen) is there for that seat.
"""

from __future__ import annotations

from civitas.kernel.scene import number_of
from civitas.kernel.table import Table
from civitas.titles.sands_of_time.content import BORDER, REGION, ROW
from civitas.titles.sands_of_time.state import Empire
from civitas.titles.sands_of_time.view import EmpireView, RegionView, View, view


def empire(table: Table, seat: int) -> Empire:
    """What a player has now, as the rules keep it."""
    me: Empire = table.state.empires[seat]
    return me


def board(table: Table, seat: int | None = None) -> View:
    """All that a seat (None: a spectator) sees: tracks, turn, rows, supply, and what follows."""
    return view(table.state, seat)


def empire_of(table: Table, seat: int) -> EmpireView:
    """All that a player sees of the own empire: stock, points, pieces left, advances, cards."""
    return board(table, seat).empires[seat]


def region_at(table: Table, region: str) -> RegionView:
    """All that lies in a region: owner, yield, buildings, everybody's citizens."""
    return board(table).regions[number_of(REGION, region)]


def citizens_at(table: Table, seat: int, region: str) -> tuple[int, int]:
    """Peasants and soldiers of a player in a region."""
    there = region_at(table, region)
    return there.peasants[seat], there.soldiers[seat]


def caravans_on(table: Table, border: str) -> tuple[int, ...]:
    """The seats that have a caravan on a border."""
    return board(table).borders[number_of(BORDER, border)].caravans


def row_of(table: Table, row: str) -> tuple[str, ...]:
    """The open advances of a row, from the left."""
    return board(table).rows[number_of(ROW, row)]
